"""The table everybody sits at: the whole position, and the small moves all rules share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.emperor_tiles import LAST_SPACE
from hotelier.austria.cards.staff import ALL_STAFF, ALL_STAFF_AND_MORE
from hotelier.austria.draft import Draft
from hotelier.austria.entrances.market import EntranceMarket
from hotelier.austria.hotel import MOST_KRONES, Hotel
from hotelier.austria.solo.leopold import LEOPOLD_SEAT, Leopold
from hotelier.austria.traces import spread, trace, under_deck
from hotelier.kernel.bits import bit, member_at, size
from hotelier.kernel.state import State

QUEUE_COST: Final[list[int]] = [3, 2, 1, 0, 0]
QUEUE_SPACES: Final = 5
DICE_BY_PLAYERS: Final = {2: 10, 3: 12, 4: 14}
ROUNDS: Final = 7

REVISED: Final = 0
EDITION_2015: Final = 1

_DICE_BITS: Final = 4
_DICE_MASK: Final = 15
_QUEUE_BITS: Final = 8
_QUEUE_MASK: Final = 255
_CARD_BITS: Final = 6
_CARD_MASK: Final = 63
_CLAIM_BITS: Final = 8  # how many discs, then whose they are, 2 bits each


class Table(State):
    """A position of Grand Austria Hotel.

    Decks are sets of cards that nobody has seen: a card is drawn at random when it is drawn,
    so no order is stored that could leak. Cards put under the staff deck wait in `tail`.
    """

    __slots__ = (
        "ask_everything",
        "claims",
        "deeds",
        "dice",
        "draft",
        "dustbin",
        "edition",
        "emperor_tiles",
        "first",
        "guest_deck",
        "guest_discards",
        "hotels",
        "leopold",
        "market",
        "more_staff",
        "objectives",
        "offer",
        "players",
        "queue",
        "round",
        "stack",
        "staff_deck",
        "staff_gone",
        "tail",
        "traces",
    )

    def __init__(self) -> None:
        super().__init__()
        self.players: i64 = 0
        self.edition: i64 = REVISED
        self.ask_everything: bool = False
        # Whether module 5 is in the game.
        self.more_staff: bool = False
        self.hotels: list[Hotel] = []
        self.round: i64 = 0
        # The seat with turn order tile 1.
        self.first: i64 = 0
        # Dice on the six action spaces, 4 bits each.
        self.dice: i64 = 0
        self.dustbin: i64 = 0
        # Guests in the queue from left to right, index plus one in 8 bits each.
        self.queue: i64 = 0
        self.guest_deck: i64 = 0
        self.guest_discards: i64 = 0
        self.staff_deck: i64 = 0
        # Staff out of the game (C4), and the cards someone may choose one of just now.
        self.staff_gone: i64 = 0
        self.offer: i64 = 0
        # Cards under the staff deck, the next to be drawn first; never changed in place.
        self.tail: list[int] = []
        # What players know of cards that travel face down; never changed in place.
        self.traces: list[int] = []
        # Objectives A, B, C and the discs on each; Emperor tiles A, B, C.
        self.objectives: tuple[int, int, int] = (0, 0, 0)
        self.claims: i64 = 0
        self.emperor_tiles: tuple[int, int, int] = (0, 0, 0)
        self.draft: Draft | None = None
        # The opponent of somebody who plays alone.
        self.leopold: Leopold | None = None
        # Unique hotels that are being handed out, in the set-up with module 3.
        self.market: EntranceMarket | None = None
        # What is still to be done, the next on top: see effects.py.
        self.stack: list[int] = []
        # What the action under way has brought so far, while cards watch: see deeds.py.
        self.deeds: i64 = 0

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
        twin.edition = self.edition
        twin.ask_everything = self.ask_everything
        twin.more_staff = self.more_staff
        twin.hotels = [hotel.clone() for hotel in self.hotels]
        twin.round = self.round
        twin.first = self.first
        twin.dice = self.dice
        twin.dustbin = self.dustbin
        twin.queue = self.queue
        twin.guest_deck = self.guest_deck
        twin.guest_discards = self.guest_discards
        twin.staff_deck = self.staff_deck
        twin.staff_gone = self.staff_gone
        twin.offer = self.offer
        twin.tail = self.tail
        twin.traces = self.traces
        twin.objectives = self.objectives
        twin.claims = self.claims
        twin.emperor_tiles = self.emperor_tiles
        twin.draft = self.draft
        twin.leopold = None if self.leopold is None else self.leopold.clone()
        if self.market is not None:
            twin.market = self.market.clone()
        twin.stack = self.stack[:]
        twin.deeds = self.deeds

    def key(self) -> tuple[int, ...]:
        parts: list[int] = [
            self.seat,
            int(self.over),
            self.source_tag(),
            self.generator,
            self.reveals,
            self.players,
            self.edition,
            int(self.ask_everything),
            int(self.more_staff),
            self.deeds,
            self.round,
            self.first,
            self.dice,
            self.dustbin,
            self.queue,
            self.guest_deck,
            self.guest_discards,
            self.staff_deck,
            self.staff_gone,
            self.offer,
            *self.objectives,
            self.claims,
            *self.emperor_tiles,
            len(self.tail),
            *self.tail,
            len(self.traces),
            *self.traces,
            len(self.stack),
            *self.stack,
            *self.choices,
        ]
        for hotel in self.hotels:
            parts.extend(hotel.key())
        if self.draft is not None:
            parts.extend(self.draft.key())
        if self.leopold is not None:
            parts.extend(self.leopold.key())
        if self.market is not None:
            parts.extend(self.market.key())
        return tuple(parts)

    # Whose turn.

    def is_leopold(self, seat: i64) -> bool:
        """Whether a seat is played by the rules for playing alone."""
        return self.leopold is not None and seat == LEOPOLD_SEAT

    def turn_order(self, seat: i64) -> i64:
        """The lower number on a seat's turn order tile (SET-7)."""
        return 1 + (seat - self.first + self.players) % self.players

    def visible_number(self, seat: i64) -> i64:
        """The lowest number not covered on a seat's tile; call it only with a turn left."""
        tile = self.turn_order(seat)
        return tile if self.hotels[seat].turns == 0 else 2 * self.players + 1 - tile

    # Dice.

    def dice_on(self, space: i64) -> i64:
        """How many dice lie on an action space (1 to 6)."""
        return (self.dice >> (_DICE_BITS * space)) & _DICE_MASK

    def remove_die(self, space: i64) -> None:
        self.dice -= bit(_DICE_BITS * space)

    def move_die(self, here: i64, there: i64) -> None:
        """A die goes to another action space and is turned to its number."""
        self.dice += bit(_DICE_BITS * there) - bit(_DICE_BITS * here)

    def dice_left(self) -> i64:
        count: i64 = 0
        rest = self.dice
        while rest:
            count += rest & _DICE_MASK
            rest >>= _DICE_BITS
        return count

    def roll(self, how_many: i64) -> None:
        """Roll dice and sort them onto the action spaces."""
        self.dice = 0
        if self.draws is not None:
            self.draws.expect(how_many, 6, 0)
        for _ in range(how_many):
            self.dice += bit(_DICE_BITS * (1 + self.below(6)))
        self.note(events.ROLLED, self.seat, self.dice, self.dustbin)

    # Guests.

    def guest_in_queue(self, space: i64) -> i64:
        """The guest on a space of the queue, counted from the left."""
        return ((self.queue >> (_QUEUE_BITS * space)) & _QUEUE_MASK) - 1

    def fill_queue(self) -> None:
        """Put guests from the deck on all empty spaces; the gaps are at the left (QUE-2)."""
        for space in range(QUEUE_SPACES - 1, -1, -1):
            if (self.queue >> (_QUEUE_BITS * space)) & _QUEUE_MASK == 0:
                self._draw_guest(space)

    def _draw_guest(self, space: i64) -> None:
        if self.guest_deck == 0:
            self.guest_deck = self.guest_discards
            self.guest_discards = 0
            self.note(events.GUESTS_RESHUFFLED, self.seat)
        guest: i64 = member_at(self.guest_deck, self.below(size(self.guest_deck)))
        self.guest_deck ^= bit(guest)
        self.queue |= (guest + 1) << (_QUEUE_BITS * space)
        self.note(events.GUEST_ARRIVED, self.seat, guest, space)

    def remove_from_queue(self, space: i64) -> i64:
        """Take a guest out; those left of the gap slide right."""
        guest = self.guest_in_queue(space)
        left = self.queue & (bit(_QUEUE_BITS * space) - 1)
        right = self.queue & ~(bit(_QUEUE_BITS * (space + 1)) - 1)
        self.queue = right | (left << _QUEUE_BITS)
        return guest

    # Staff deck.

    def whole_staff(self) -> i64:
        """All staff cards in this game."""
        return ALL_STAFF_AND_MORE if self.more_staff else ALL_STAFF

    def draw_staff(self, hotel: Hotel, place: i64) -> i64:
        """The next card of the staff deck for a hand or an offer, -1 if there is none (RUL-6)."""
        if self.staff_deck:
            card: i64 = member_at(self.staff_deck, self.below(size(self.staff_deck)))
            self.staff_deck ^= bit(card)
            return card
        if not self.tail:
            return -1
        entry: i64 = self.tail[0]
        self.tail = self.tail[1:]
        self.reveals += 1
        owner = tail_owner(entry)
        card = tail_card(entry)
        self.traces = spread(self.traces, under_deck(owner), place)
        if owner != hotel.seat:
            self.traces.append(trace(card, bit(owner), place))
        return card

    def put_under_deck(self, hotel: Hotel, card: i64, place: i64) -> None:
        """Put a card under the staff deck; the others see only that it came from a place."""
        self.tail = [*self.tail, tail_entry(card, hotel.seat)]
        if self.traces:
            self.traces = spread(self.traces, place, under_deck(hotel.seat))
        self.note(events.STAFF_UNDER_DECK, hotel.seat, card)

    # Objectives.

    def discs_on(self, objective: i64) -> i64:
        """How many discs lie on objective 0, 1 or 2."""
        return (self.claims >> (_CLAIM_BITS * objective)) & 3

    def claimed_by(self, objective: i64, place: i64) -> i64:
        """Whose disc lies on the first, second or third space (0, 1, 2) of an objective."""
        return (self.claims >> (_CLAIM_BITS * objective + 2 + 2 * place)) & 3

    def put_disc(self, objective: i64, seat: i64) -> None:
        """A disc on the free space with the most points."""
        shift = _CLAIM_BITS * objective
        place = self.discs_on(objective)
        self.claims += bit(shift)
        self.claims |= seat << (shift + 2 + 2 * place)

    # Gains that everything shares.

    def score(self, hotel: Hotel, points: i64, source: i64) -> None:
        """Points may be negative, and so may the sum (EMP-6)."""
        if points:
            hotel.points += points
            self.note(events.SCORED, hotel.seat, points, source)

    def gain_krones(self, hotel: Hotel, krones: i64) -> None:
        """Krones never exceed 20 (DIE-11)."""
        if krones > MOST_KRONES - hotel.krones:
            krones = MOST_KRONES - hotel.krones
        if krones:
            hotel.krones += krones
            self.note(events.KRONES_CHANGED, hotel.seat, krones)

    def pay(self, hotel: Hotel, krones: i64) -> None:
        if krones:
            hotel.krones -= krones
            self.note(events.KRONES_CHANGED, hotel.seat, -krones)

    def advance_emperor(self, hotel: Hotel, steps: i64) -> None:
        """Each step beyond the last space is a point (DIE-12)."""
        if steps == 0:
            return
        before = hotel.emperor
        hotel.emperor += steps
        beyond: i64 = 0
        if hotel.emperor > LAST_SPACE:
            beyond = hotel.emperor - LAST_SPACE
            hotel.emperor = LAST_SPACE
        if self.deeds:
            self.deeds += hotel.emperor - before
        self.note(events.EMPEROR_MOVED, hotel.seat, hotel.emperor - before, hotel.emperor)
        self.score(hotel, beyond, events.FROM_EMPEROR_TRACK)

    def retreat_emperor(self, hotel: Hotel, spaces: i64) -> None:
        """Back on the track; the marker stands at least so far on."""
        hotel.emperor -= spaces
        self.note(events.EMPEROR_MOVED, hotel.seat, -spaces, hotel.emperor)


def tail_entry(card: i64, owner: i64) -> i64:
    """A card under the deck, and who put it there."""
    return card | (owner << _CARD_BITS)


def tail_card(entry: i64) -> i64:
    """The card of an entry of the tail."""
    return entry & _CARD_MASK


def tail_owner(entry: i64) -> i64:
    """Who put it under the deck."""
    return entry >> _CARD_BITS
