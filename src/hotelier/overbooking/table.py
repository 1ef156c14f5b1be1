"""The table everybody sits at: the whole position, and the small moves all rules share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import bit, member_at, size
from hotelier.kernel.state import State
from hotelier.overbooking import events
from hotelier.overbooking.actions import LONGEST_QUEUE

ROUNDS: Final = 4
PLAYS_PER_ROUND: Final = 5
FIRST_HAND: Final = 9
CARDS_PER_ROUND: Final = 5
DOOR_PLACES: Final = 2

# A card lying at a hotel is one number: guest, owner, and whether it lies face up.
_GUEST_MASK: Final = 31
_OWNER_SHIFT: Final = 5
_OWNER_MASK: Final = 3
FACE_UP: Final = 128
NO_CARD: Final = -1

NOT_TURNED_UP: Final = -1


def lying_card(owner: i64, guest: i64) -> i64:
    """A face-down card at a hotel."""
    return guest | (owner << _OWNER_SHIFT)


def guest_of(card: i64) -> i64:
    """Which guest a card lying at a hotel is."""
    return card & _GUEST_MASK


def owner_of(card: i64) -> i64:
    """Whose card it is."""
    return (card >> _OWNER_SHIFT) & _OWNER_MASK


class Table(State):
    """A position of Overbooking.

    Decks are sets of cards not drawn yet: a card is drawn at random when it is drawn, so no
    order is stored that could leak.
    """

    __slots__ = (
        "acting",
        "booked",
        "checked",
        "decks",
        "discards",
        "door",
        "door_size",
        "door_tokens",
        "first",
        "hands",
        "hotel_deck",
        "hotels",
        "named",
        "no_peeking",
        "players",
        "queue",
        "queue_size",
        "round",
        "scoring",
        "stuck",
        "tokens",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        self.players: i64 = 0
        self.scoring: i64 = 0
        self.no_peeking: bool = False
        self.round: i64 = 0
        self.first: i64 = 0
        # How many plays of this round are made; when all are, the hotels are checked.
        self.turn: i64 = 0
        # The hotel being checked, and how many cards at its back door have acted.
        self.checked: i64 = 0
        self.acting: i64 = NOT_TURNED_UP
        # Cards named by noblewomen here, in order; never changed in place.
        self.named: list[int] = []
        # By hotel from the top: its side, then what lies there, the nearest card first.
        self.hotels: list[int] = []
        self.queue: list[int] = []
        self.queue_size: list[int] = []
        self.door: list[int] = []
        self.door_size: list[int] = []
        # Hotels with a token at the back door, and hotel cards not used yet, as sets.
        self.door_tokens: i64 = 0
        self.hotel_deck: i64 = 0
        # By seat: sets of guests, and point tokens.
        self.hands: list[int] = []
        self.decks: list[int] = []
        self.booked: list[int] = []
        self.discards: list[int] = []
        self.tokens: list[int] = []
        # By seat: what its latest skipped play told the others, see stuck.py.
        self.stuck: list[int] = []

    def copy_to(self, twin: Table) -> None:
        """Make another table equal to this one."""
        twin.seat = self.seat
        twin.choices = self.choices
        twin.over = self.over
        twin.source = self.source
        twin.generator = self.generator
        twin.reveals = self.reveals
        twin.rules_version = self.rules_version
        twin.show_forced = self.show_forced
        twin.players = self.players
        twin.scoring = self.scoring
        twin.no_peeking = self.no_peeking
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.checked = self.checked
        twin.acting = self.acting
        twin.named = self.named
        twin.hotels = self.hotels[:]
        twin.queue = self.queue[:]
        twin.queue_size = self.queue_size[:]
        twin.door = self.door[:]
        twin.door_size = self.door_size[:]
        twin.door_tokens = self.door_tokens
        twin.hotel_deck = self.hotel_deck
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.booked = self.booked[:]
        twin.discards = self.discards[:]
        twin.tokens = self.tokens[:]
        twin.stuck = self.stuck[:]

    def key(self) -> tuple[int, ...]:
        return (
            self.seat,
            int(self.over),
            self.source_tag(),
            self.generator,
            self.reveals,
            self.players,
            self.scoring,
            int(self.no_peeking),
            self.round,
            self.first,
            self.turn,
            self.checked,
            self.acting,
            self.door_tokens,
            self.hotel_deck,
            len(self.named),
            *self.named,
            *self.hotels,
            *self.queue,
            *self.queue_size,
            *self.door,
            *self.door_size,
            *self.hands,
            *self.decks,
            *self.booked,
            *self.discards,
            *self.tokens,
            *self.stuck,
            *self.choices,
        )

    def plays_left(self) -> bool:
        """Whether this is still phase 1 of the round."""
        return self.turn < PLAYS_PER_ROUND * self.players

    def queue_card(self, hotel: i64, place: i64) -> i64:
        """The card at a place of a queue, 0 being nearest to the hotel."""
        return self.queue[LONGEST_QUEUE * hotel + place]

    def put_in_queue(self, hotel: i64, place: i64, card: i64) -> None:
        self.queue[LONGEST_QUEUE * hotel + place] = card

    def join_queue(self, hotel: i64, card: i64) -> None:
        """Put a card at the end of a queue."""
        self.put_in_queue(hotel, self.queue_size[hotel], card)
        self.queue_size[hotel] += 1

    def door_card(self, hotel: i64, place: i64) -> i64:
        """The card at a back door, 0 being nearest; NO_CARD once it has gone elsewhere."""
        return self.door[DOOR_PLACES * hotel + place]

    def put_at_door(self, hotel: i64, place: i64, card: i64) -> None:
        self.door[DOOR_PLACES * hotel + place] = card

    def discard(self, card: i64) -> None:
        """Lay a card that lay at a hotel on its owner's discards, for good."""
        self.discards[owner_of(card)] |= bit(guest_of(card))

    def draw(self, seat: i64, how_many: i64) -> None:
        """Move cards from a seat's deck to its hand."""
        deck: i64 = self.decks[seat]
        before = deck
        if self.draws is not None:
            self.draws.expect(how_many, size(deck), 1)
        for left in range(size(deck), size(deck) - how_many, -1):
            deck ^= bit(member_at(deck, self.below(left)))
        self.decks[seat] = deck
        self.hands[seat] |= before ^ deck
        flag: i64 = events.DRAWN_ONCE_SEEN if self.no_peeking else 0
        self.note(events.DREW, seat, before ^ deck, how_many | flag)
