"""Any position of Grand Austria Hotel in one call, for tests of single rules.

    game = position(dice={1: 3}, cafe=["Duke"], kitchen="ss")
    game.do("die1", "x1")
    assert game.kitchen == {"strudel": 4, "cake": 1, "wine": 0, "coffee": 0}

The player to move sits at seat 0 and is in the middle of a turn of round 1, unless said
otherwise. Words are those of journals (see hotelier/austria/actions.py).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from hotelier.austria.actions import CHOICE_OF, WORD_OF
from hotelier.austria.cards.boards import BOARD_NAMES, GROUP_SPACES, space_name
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS
from hotelier.austria.cards.staff import TRIGGER_STAFF
from hotelier.austria.cards.staff_card import card_numbered, printed_number
from hotelier.austria.effects import EMPEROR_SCORING, NEXT_ROUND, ROUND, TURN, effect, op_of
from hotelier.austria.engine import Austria, advance
from hotelier.austria.entrances.entrance import Entrance
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEM_NAMES, order, spelled, supply
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members, union
from hotelier.kernel.rules import Tally
from hotelier.kernel.state import Event

Look = TypeVar("Look", bound=Hashable)
"""What a test looks at in a hotel."""
Guest = int | str | tuple[int | str, str]
"""A guest by number or name, perhaps with the items still missing ("" is a complete order)."""

DULL_QUEUE = (65, 77, 92, 93, 51)
"""Guests with nothing surprising about them, left to right."""
DULL_DICE = {1: 2, 2: 2, 3: 2, 4: 2, 5: 1}


def guest_index(guest: int | str) -> int:
    """The engine's index of a guest given by number or name."""
    if isinstance(guest, int):
        return GUEST_INDEX[guest]
    return next(i for i, card in enumerate(GUESTS) if card.name == guest)


def spaces(names: str) -> int:
    """A set of rooms from their names: "a1 b1"."""
    return union(next(s for s in range(20) if space_name(s) == name) for name in names.split())


def staff_set(numbers: Iterable[int]) -> int:
    """Staff cards by their printed numbers, as a set of the engine."""
    return union(int(card_numbered(number)) for number in numbers)


def printed(cards: int) -> set[int]:
    """The printed numbers of a set of staff cards."""
    return {int(printed_number(card)) for card in members(cards)}


class Position:
    """A table in the middle of a game, with readable handles."""

    def __init__(self, table: Austria) -> None:
        self.table = table
        self.events: list[Event] = []

    # Acting.

    def do(self, *words: str) -> Position:
        """Make choices by their words; each must be legal."""
        for word in words:
            choice = CHOICE_OF[word]
            assert choice in self.table.choices, f"{word} is not among {sorted(self.words)}"
            self.table.events = self.events
            self.table.apply(choice)
        return self

    @property
    def words(self) -> set[str]:
        """The legal choices as words."""
        return {WORD_OF[choice] for choice in self.table.choices}

    def may(self, word: str) -> bool:
        return word in self.words

    def offered(self, prefix: str) -> set[str]:
        """The legal words that start like this ("die", "q", "x", "s", "in", "p")."""
        return {word for word in self.words if word.startswith(prefix)}

    @property
    def rooms_offered(self) -> set[str]:
        """The legal choices that are rooms."""
        return {word for word in self.words if len(word) == 2 and word[0] in "abcde"}

    def reason(self, word: str) -> str | None:
        """The clause that forbids a choice."""
        found = AUSTRIA.why_not(self.table, CHOICE_OF[word])
        return found.clause if found else None

    # Looking.

    @property
    def seat(self) -> int:
        return int(self.table.seat)

    def hotel(self, seat: int = 0) -> Hotel:
        return self.table.hotels[seat]

    @property
    def me(self) -> Hotel:
        """The hotel of seat 0."""
        return self.table.hotels[0]

    @property
    def krones(self) -> int:
        return int(self.me.krones)

    @property
    def points(self) -> int:
        return int(self.me.points)

    @property
    def emperor(self) -> int:
        return int(self.me.emperor)

    @property
    def kitchen(self) -> dict[str, int]:
        return spelled(self.me.kitchen)

    @property
    def hand(self) -> set[int]:
        return printed(self.me.hand)

    @property
    def played(self) -> set[int]:
        return printed(self.me.played)

    @property
    def face_down(self) -> set[int]:
        """The trigger cards that have done their work."""
        return printed(self.me.used & TRIGGER_STAFF)

    @property
    def tiles(self) -> set[str]:
        return {space_name(space) for space in members(self.me.tiles)}

    @property
    def occupied(self) -> set[str]:
        return {space_name(space) for space in members(self.me.occupied)}

    @property
    def cafe(self) -> list[str | None]:
        """The names of the guests at the tables."""
        found = [self.me.guest_at(place) for place in range(self.me.tables())]
        return [None if guest < 0 else GUESTS[guest].name for guest in found]

    def waits_for(self, place: int) -> dict[str, int]:
        """What the guest at a table (1 to 3) still waits for."""
        packed = self.me.order_at(place - 1)
        return {name: int(packed >> 3 * i & 7) for i, name in enumerate(ITEM_NAMES)}

    @property
    def queue(self) -> list[int]:
        """The numbers of the guests in the queue, left to right."""
        return [GUESTS[self.table.guest_in_queue(space)].number for space in range(5)]

    @property
    def dice(self) -> dict[int, int]:
        return {space: int(self.table.dice_on(space)) for space in range(1, 7)}

    @property
    def over(self) -> bool:
        return self.table.over

    def tally(self) -> list[Tally]:
        """Where points came from since the position was made."""
        return AUSTRIA.tally(self.events)

    def points_from(self, source: str, seat: int = 0) -> int:
        return sum(t.points for t in self.tally() if t.source == source and t.seat == seat)


def position(
    *,
    players: int = 2,
    edition: str = "revised",
    ask: str = "useful",
    more_staff: str = "no",
    round: int = 1,
    first: int = 0,
    dice: Mapping[int, int] | None = None,
    queue: Sequence[int] = DULL_QUEUE,
    objectives: tuple[int, int, int] = (107, 109, 113),
    tiles: tuple[str, str, str] = ("A1", "B1", "C1"),
    staff_deck: Iterable[int] | None = None,
    guest_deck: Iterable[int] | None = None,
    guest_discards: Iterable[int] = (),
    scoring: bool = False,
    show_forced: bool = False,
    seed: int = 1,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Position:
    """A table where seat 0 is to move; `others` describes further hotels by seat.

    A hotel takes the values of `_furnish`. With `scoring` the round is over and the Emperor is
    about to come (round 3 if nothing else is said). Cards in no place named are in the decks.
    """
    agreed = {"players": str(players), "edition": edition, "ask": ask, "more-staff": more_staff}
    table = AUSTRIA.deal(AUSTRIA.settle(agreed), seed)
    table.show_forced = show_forced
    table.events = None
    table.first = first
    table.seat = first if scoring else 0
    table.round = round if not scoring or round != 1 else 3
    table.objectives = objectives
    table.emperor_tiles = (TILE_INDEX[tiles[0]], TILE_INDEX[tiles[1]], TILE_INDEX[tiles[2]])
    rolled = DULL_DICE if dice is None else dice
    table.dice = sum(count << 4 * space for space, count in rolled.items())
    table.hotels = [Hotel(seat) for seat in range(players)]
    for seat, hotel in enumerate(table.hotels):
        _furnish(hotel, **(mine if seat == 0 else (others or {}).get(seat, {})))
    table.queue = sum(guest_index(number) + 1 << 8 * i for i, number in enumerate(queue))
    table.guest_discards = union(guest_index(number) for number in guest_discards)
    table.guest_deck = (
        _guests_left(table)
        if guest_deck is None
        else union(guest_index(number) for number in guest_deck)
    )
    table.staff_deck = _staff_left(table) if staff_deck is None else staff_set(staff_deck)
    scoring_stack = [effect(NEXT_ROUND), effect(EMPEROR_SCORING)]
    table.stack = scoring_stack if scoring else [effect(ROUND), effect(TURN)]
    found = Position(table)
    table.events = found.events
    advance(table)
    return found


def _furnish(
    hotel: Hotel,
    *,
    board: str = "night",
    rooms: str = "a1 b1 c1",
    occupied: str = "",
    krones: int = 10,
    emperor: int = 0,
    points: int = 0,
    kitchen: str = "",
    cafe: Sequence[Guest] = (),
    hand: Iterable[int] = (),
    staff: Iterable[int] = (),
    used: Iterable[int] = (),
    discs: Iterable[int] = (),
    big_orders: int = 0,
    turns: int = 0,
    passed: bool = False,
    entrance: Entrance | None = None,
) -> None:
    """Furnish a hotel; `rooms` are vacant, `occupied` are occupied, `staff` is on display.

    Groups that are full from the start have paid their bonus already.
    """
    hotel.entrance = entrance
    hotel.board = BOARD_NAMES.index(board)
    hotel.occupied = spaces(occupied)
    hotel.tiles = (spaces(rooms) if rooms else 0) | hotel.occupied
    groups = GROUP_SPACES[hotel.board]
    hotel.bonuses = union(g for g, area in enumerate(groups) if not area & ~hotel.occupied)
    hotel.krones, hotel.emperor, hotel.points = krones, emperor, points
    hotel.kitchen = supply(kitchen)
    hotel.hand, hotel.played, hotel.used = staff_set(hand), staff_set(staff), staff_set(used)
    hotel.discs, hotel.big_orders = union(discs), big_orders
    hotel.turns, hotel.passed = turns, int(passed)
    for place, guest in enumerate(cafe):
        name, missing = guest if isinstance(guest, tuple) else (guest, None)
        index = guest_index(name)
        wanted = GUESTS[index].order if missing is None else order(missing)
        hotel.seat_guest(place, index, wanted)


def _guests_left(table: Austria) -> int:
    gone = table.guest_discards
    for hotel in table.hotels:
        gone |= union(g for g in map(hotel.guest_at, range(hotel.tables())) if g >= 0)
    gone |= union(table.guest_in_queue(space) for space in range(5))
    return ((1 << 56) - 1) & ~gone


def _staff_left(table: Austria) -> int:
    left = table.whole_staff()
    for hotel in table.hotels:
        left &= ~(hotel.hand | hotel.played)
    return left


# What many tests do with a position.


def dice_total(game: Position) -> int:
    """How many dice lie on the action board."""
    return sum(game.dice.values())


def lay(game: Position, dice: Mapping[int, int]) -> None:
    """Lay the dice just rolled as if they showed these numbers."""
    game.table.dice = sum(n << 4 * space for space, n in dice.items())
    advance(game.table)


def turns_taken(game: Position, turns: int) -> list[int]:
    """Whose turns come next if everybody takes a 4 and all Emperor steps."""
    seats = []
    for _ in range(turns):
        seats.append(game.seat)
        game.do("die4", "x0")
    return seats


def endings(game: Position, look: Callable[[Hotel], Look]) -> set[Look]:
    """What can have come of the action under way, over all that may be chosen until it ends."""
    found: set[Look] = set()
    waiting = [game.table.clone()]
    while waiting:
        table = waiting.pop()
        if op_of(table.stack[-1]) == TURN:
            found.add(look(table.hotels[0]))
            continue
        for choice in table.choices:
            twin = table.clone()
            twin.apply(choice)
            waiting.append(twin)
    return found
