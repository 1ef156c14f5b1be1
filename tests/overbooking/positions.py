"""Any position of Overbooking in one call, and short words to act on it and look at it.

Seats are the letters a to d. A card at a hotel is written a:bird5, with a caret when it lies
face up: b:lion1^. Lists of cards are separated by blanks, the one nearest the hotel first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from hotelier.kernel.bits import members, union
from hotelier.kernel.chance import seeded
from hotelier.kernel.rules import View
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.actions import LONGEST_QUEUE
from hotelier.overbooking.cards import (
    ALL_GUESTS,
    ALL_HOTEL_CARDS,
    GUEST_NAMES,
    HOTEL_SIDES,
    RULE_NAMES,
    SCORINGS,
)
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.playing import DOOR_LIMIT, offer_plays
from hotelier.overbooking.table import (
    DOOR_PLACES,
    FACE_UP,
    NO_CARD,
    PLAYS_PER_ROUND,
    ROUNDS,
    guest_of,
    lying_card,
    owner_of,
)

SEATS = "abcd"


class Setting(TypedDict, total=False):
    """What a test can say of a position beside players, round and turn; see `position`."""

    hotels: Sequence[str]
    queue: str
    door: str
    queues: Mapping[int, str]
    doors: Mapping[int, str]
    hands: Sequence[str]
    booked: Sequence[str]
    discards: Sequence[str]
    tokens: Sequence[int]
    tokens_at: Sequence[int]
    first: int
    scoring: str
    peeking: bool
    show_forced: bool
    seed: int


def guest(word: str) -> int:
    return GUEST_NAMES.index(word)


def guests(words: str) -> int:
    """A set of guests: "bird1 lion6"."""
    return union(guest(word) for word in words.split())


def side(name: str) -> int:
    """A hotel side: "no-rule 13", or the first one with a rule: "two-crests"."""
    rule, _, beds = name.partition(" ")
    return next(
        number
        for number, printed in enumerate(HOTEL_SIDES)
        if RULE_NAMES[printed.rule] == rule and beds in ("", str(printed.beds))
    )


def position(
    *,
    players: int = 2,
    hotels: Sequence[str] = (),
    queue: str = "",
    door: str = "",
    queues: Mapping[int, str] | None = None,
    doors: Mapping[int, str] | None = None,
    hands: Sequence[str] = (),
    booked: Sequence[str] = (),
    discards: Sequence[str] = (),
    tokens: Sequence[int] = (),
    tokens_at: Sequence[int] | None = None,
    round: int = 1,
    first: int = 0,
    turn: int = 0,
    scoring: str = "beginners",
    peeking: bool = True,
    show_forced: bool = False,
    seed: int = 1,
) -> Situation:
    """A position in phase 1 that awaits a play. `queue` and `door` are those of hotel 0.

    Hotels not named have no house rule; cards not named are in their owner's deck; tokens lie
    at all open back doors without cards.
    """
    state = OverbookingState()
    state.generator = seeded(seed)
    state.players, state.round, state.first, state.turn = players, round, first, turn
    state.scoring, state.no_peeking = SCORINGS.index(scoring), not peeking
    state.show_forced = show_forced
    rest = ["no-rule 13", "no-rule 14", "soldiers-first", "first-face-up"]
    state.hotels = [side(name) for name in (*hotels, *rest)][:players]
    state.hotel_deck = ALL_HOTEL_CARDS & ~union(s // 2 for s in state.hotels)
    at_queues = {0: queue, **(queues or {})}
    at_doors = {0: door, **(doors or {})}
    state.queue, state.queue_size = _laid(at_queues, LONGEST_QUEUE, players)
    state.door, state.door_size = _laid(at_doors, DOOR_PLACES, players)
    open_doors = [h for h in range(players) if DOOR_LIMIT[state.hotels[h]]]
    untouched = [h for h in open_doors if not state.door_size[h]]
    state.door_tokens = union(untouched if tokens_at is None else tokens_at)
    state.hands = [guests(words) for words in _filled(hands, players)]
    state.booked = [guests(words) for words in _filled(booked, players)]
    state.discards = [guests(words) for words in _filled(discards, players)]
    state.tokens = [*tokens, *[0] * players][:players]
    state.stuck = [0] * players
    state.decks = [ALL_GUESTS & ~_placed(state, seat) for seat in range(players)]
    offer_plays(state)
    return Situation(state)


def checking(*, players: int = 2, round: int = ROUNDS, **rest: Unpack[Setting]) -> Situation:
    """A position at the start of phase 2, gone on to its first question or to the end.

    It is the last round, so that what was booked and discarded stays as it is.
    """
    turn = PLAYS_PER_ROUND * players
    situation = position(**rest, players=players, round=round, turn=turn)
    situation.state.events = []
    situation.state.go_on()
    return situation


def _filled(words: Sequence[str], players: int) -> list[str]:
    return [*words, *[""] * players][:players]


def _laid(by_hotel: Mapping[int, str], places: int, players: int) -> tuple[list[int], list[int]]:
    cards = [NO_CARD] * (places * players)
    sizes = [0] * players
    for hotel, words in by_hotel.items():
        for place, word in enumerate(words.split()):
            cards[places * hotel + place] = _card(word)
            sizes[hotel] += 1
    return cards, sizes


def _card(word: str) -> int:
    seat, _, name = word.partition(":")
    card = int(lying_card(SEATS.index(seat), guest(name.rstrip("^"))))
    return card | FACE_UP if name.endswith("^") else card


def lying_guests(state: OverbookingState, seat: int) -> list[int]:
    """The guests of a seat that lie at hotels."""
    cards = [card for card in state.queue + state.door if card != NO_CARD]
    return [int(guest_of(card)) for card in cards if owner_of(card) == seat]


def _placed(state: OverbookingState, seat: int) -> int:
    lying = union(lying_guests(state, seat))
    return state.hands[seat] | state.booked[seat] | state.discards[seat] | lying


class Situation:
    """A state, with words for choices and cards."""

    def __init__(self, state: OverbookingState) -> None:
        self.state = state

    def choose(self, *words: str) -> Situation:
        for word in words:
            self.state.apply(OVERBOOKING.parse(self.state, word))
        return self

    @property
    def legal(self) -> set[str]:
        return {OVERBOOKING.token(choice) for choice in self.state.choices}

    @property
    def seat(self) -> str:
        return SEATS[self.state.seat]

    def why_not(self, word: str) -> str | None:
        """The clause that forbids a choice."""
        reason = OVERBOOKING.why_not(self.state, OVERBOOKING.choice_of(word))
        return None if reason is None else reason.clause

    def queue(self, hotel: int = 0) -> str:
        state = self.state
        cards = [state.queue_card(hotel, place) for place in range(state.queue_size[hotel])]
        return " ".join(map(_word, cards))

    def door(self, hotel: int = 0) -> str:
        state = self.state
        cards = [state.door_card(hotel, place) for place in range(state.door_size[hotel])]
        return " ".join(_word(card) for card in cards if card != NO_CARD)

    def booked(self, seat: str) -> set[str]:
        return _names(self.state.booked[SEATS.index(seat)])

    def discarded(self, seat: str) -> set[str]:
        return _names(self.state.discards[SEATS.index(seat)])

    def hand(self, seat: str) -> set[str]:
        return _names(self.state.hands[SEATS.index(seat)])

    def seen_by(self, seat: str | None) -> View:
        return OVERBOOKING.view(self.state, None if seat is None else SEATS.index(seat))


def _word(card: int) -> str:
    caret = "^" if card & FACE_UP else ""
    return f"{SEATS[owner_of(card)]}:{GUEST_NAMES[guest_of(card)]}{caret}"


def _names(cards: int) -> set[str]:
    return {GUEST_NAMES[number] for number in members(cards)}
