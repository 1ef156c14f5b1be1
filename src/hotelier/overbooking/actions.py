"""The action space: every choice of the game as a stable integer, and as a word.

Numbers never change, so that journals, trained players and other programs stay valid; new
choices get new numbers. The decision says what a place of the queue is chosen for: to be
replaced by maids or soldiers, or to be named by noblewomen.

    0          pass             leave out a card, or do without an ability
    1 - 6      at1 - at6        the card at a place of the queue, 1 is nearest to the hotel
    7 - 198    bird1>q1 ...     play a card: 7 + 24 * place + guest
                 place 0 - 7    q1 d1 q2 d2 q3 d3 q4 d4: queue and back door of each hotel
                 guest 0 - 23   bird1 - bird6, fish1 - fish6, bear1 - bear6, lion1 - lion6
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import members
from hotelier.overbooking.cards import GUEST_NAMES, GUESTS

PASS: Final = 0
AT: Final = 1  # + place in the queue
PLAY: Final = 7  # + 24 * place at the hotels + guest

MOST_PLAYERS: Final = 4
LONGEST_QUEUE: Final = 6
"""Four cards of phase 1 and two monks from the back door."""
PLACES: Final = 2 * MOST_PLAYERS
ACTION_SPACE: Final = PLAY + PLACES * GUESTS
PLACE_NAMES: Final[list[str]] = [f"{side}{h + 1}" for h in range(MOST_PLAYERS) for side in "qd"]


def play_of(place: i64, guest: i64) -> i64:
    """The choice to play a guest at a place."""
    return PLAY + GUESTS * place + guest


def place_played(choice: i64) -> i64:
    """Where a choice plays a card: twice the hotel, plus one for its back door."""
    return (choice - PLAY) // GUESTS


def guest_played(choice: i64) -> i64:
    """The guest a choice plays."""
    return (choice - PLAY) % GUESTS


def _words() -> dict[int, str]:
    words = {PASS: "pass"}
    words |= {AT + place: f"at{place + 1}" for place in range(LONGEST_QUEUE)}
    for place, where in enumerate(PLACE_NAMES):
        for guest, who in enumerate(GUEST_NAMES):
            words[int(play_of(place, guest))] = f"{who}>{where}"
    return words


WORD_OF: Final[dict[int, str]] = _words()
CHOICE_OF: Final[dict[str, int]] = {word: choice for choice, word in WORD_OF.items()}

# Whole lists of plays by place and eight guests at a time, so that offering a hand at a place
# is three look-ups.
_PLAYS: Final[list[list[list[int]]]] = [
    [
        [int(play_of(place, first + guest)) for guest in members(eight)]
        for first in range(0, GUESTS, 8)
        for eight in range(256)
    ]
    for place in range(PLACES)
]


def add_plays(choices: list[int], place: i64, guests: i64) -> None:
    """Offer to play each of these guests at a place."""
    plays = _PLAYS[place]
    choices.extend(plays[guests & 255])
    choices.extend(plays[256 + ((guests >> 8) & 255)])
    choices.extend(plays[512 + (guests >> 16)])
