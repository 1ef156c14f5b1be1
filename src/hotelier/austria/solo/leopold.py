"""What only the opponent of a lone player has: cards, countdowns, cogwheels.

His rooms, points, staff and Emperor marker are a hotel like any other, the one at LEOPOLD_SEAT.
Elisabeth is the same player with another deck of cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import shifted
from hotelier.kernel.chance import mixed

HUMAN_SEAT: Final = 0
LEOPOLD_SEAT: Final = 1

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
DIFFICULTY_NAMES: Final = ("easy", "medium", "hard")

# The special hotel he runs (SOLO-HOTEL).
ORDINARY: Final = 0
HAUTEL_COUTURE: Final = 1
NINE_STARS: Final = 2
SUSHI: Final = 3
TOLL_BRIDGE: Final = 4
HOTEL_NAMES: Final = ("none", "hautel-couture", "nine-stars", "sushi", "toll-bridge")

NO_CARD: Final = -1

# How far he is with an objective, from least to most (SOLO-EXTRA-5).
NO_DISC: Final = 0
ON_III: Final = 1
ON_II: Final = 2
CLAIMED: Final = 3
_COUNTDOWN_BITS: Final = 2
_COUNTDOWN_MASK: Final = 3


class Leopold:
    """The automaton, as far as it is more than a hotel.

    Both his decks are sets: a card is drawn at random when it is turned up, so that no order
    is stored that could leak.
    """

    __slots__ = (
        "card",
        "cogwheels",
        "countdown",
        "difficulty",
        "instructions",
        "marked",
        "pool",
        "private_deck",
        "reserved",
        "special",
        "wares",
    )

    def __init__(self, difficulty: i64 = EASY, special: i64 = ORDINARY) -> None:
        self.difficulty: i64 = difficulty
        self.special: i64 = special
        # Instruction cards still face down, and the one turned up last.
        self.instructions: i64 = 0
        self.card: i64 = NO_CARD
        # Staff face down in his private deck.
        self.private_deck: i64 = 0
        # How far he is with objectives A, B and C, 2 bits each.
        self.countdown: i64 = 0
        # Nine Stars: how many; Sushi: rooms; Toll Bridge: on action spaces, 4 bits each.
        self.cogwheels: i64 = 0
        # Sushi: guests with a cogwheel.
        self.marked: i64 = 0
        # Hautel Couture: the pool, the items on action spaces (plus one, 4 bits each) and the
        # rooms kept for the guests at his tables (plus one, 8 bits each).
        self.pool: i64 = 0
        self.wares: i64 = 0
        self.reserved: i64 = 0

    def clone(self) -> Leopold:
        twin = Leopold(self.difficulty, self.special)
        twin.instructions = self.instructions
        twin.card = self.card
        twin.private_deck = self.private_deck
        twin.countdown = self.countdown
        twin.cogwheels = self.cogwheels
        twin.marked = self.marked
        twin.pool = self.pool
        twin.wares = self.wares
        twin.reserved = self.reserved
        return twin

    def key(self) -> tuple[int, ...]:
        return (
            self.difficulty,
            self.special,
            self.instructions,
            self.card,
            self.private_deck,
            self.countdown,
            self.cogwheels,
            self.marked,
            self.pool,
            self.wares,
            self.reserved,
        )

    def mark(self) -> i64:
        """A number that stands for all of it, as a search tells positions apart."""
        mark = mixed(self.difficulty, self.special)
        mark = mixed(mark, self.instructions)
        mark = mixed(mark, self.card)
        mark = mixed(mark, self.private_deck)
        mark = mixed(mark, self.countdown)
        mark = mixed(mark, self.cogwheels)
        mark = mixed(mark, self.marked)
        mark = mixed(mark, self.pool)
        mark = mixed(mark, self.wares)
        return mixed(mark, self.reserved)

    def progress(self, objective: i64) -> i64:
        """How far he is with objective 0, 1 or 2."""
        return (self.countdown >> (_COUNTDOWN_BITS * objective)) & _COUNTDOWN_MASK

    def count_down(self, objective: i64) -> i64:
        """One step further with an objective; where he is then."""
        self.countdown += shifted(1, _COUNTDOWN_BITS * objective)
        return self.progress(objective)
