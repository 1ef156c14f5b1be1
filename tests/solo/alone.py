"""Any position of a game against Leopold in one call, and his turns by the number of a card.

    game = alone(queue=[49, 50, 65, 93, 92], special="sushi")
    game.he_plays(193)
    assert game.his_rooms == {"a1"}

The human sits at seat 0 and is in the middle of a turn, as in tests/rules/position.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hotelier.austria.cards.boards import space_name
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.effects import (
    EMPEROR_SCORING,
    LEOPOLD,
    NEXT_ROUND,
    ROUND,
    TURN,
    effect,
    op_of,
)
from hotelier.austria.engine import Austria, advance, settle
from hotelier.austria.hotel import TABLES, Hotel
from hotelier.austria.items import ITEM_NAMES, supply
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.solo.hautel_couture import item_on, reserved_room
from hotelier.austria.solo.instruction_cards import (
    ELISABETHS_DECK,
    INSTRUCTION_CARDS,
    LEOPOLDS_DECK,
)
from hotelier.austria.solo.leopold import HOTEL_NAMES, Leopold
from hotelier.austria.solo.toll_bridge import cogwheels_on
from hotelier.kernel.bits import members, union
from tests.rules.position import (
    DULL_QUEUE,
    Position,
    _furnish,
    _guests_left,
    _staff_left,
    guest_index,
    spaces,
)

HIM = 1
CARD_INDEX = {card.number: index for index, card in enumerate(INSTRUCTION_CARDS)}


class Alone(Position):
    """A table with the human at seat 0 and Leopold at seat 1."""

    @property
    def leopold(self) -> Leopold:
        assert self.table.leopold is not None
        return self.table.leopold

    @property
    def him(self) -> Hotel:
        return self.table.hotels[HIM]

    @property
    def his_points(self) -> int:
        return int(self.him.points)

    @property
    def his_rooms(self) -> set[str]:
        """His occupied rooms."""
        return {space_name(space) for space in members(self.him.occupied)}

    @property
    def his_vacant(self) -> set[str]:
        return {space_name(space) for space in members(self.him.vacant())}

    @property
    def his_staff(self) -> set[int]:
        return set(members(self.him.played))

    @property
    def his_cafe(self) -> list[int | None]:
        """The numbers of the guests at his tables."""
        found = [self.him.guest_at(place) for place in range(TABLES)]
        return [None if guest < 0 else GUESTS[guest].number for guest in found]

    @property
    def his_discs(self) -> list[int]:
        """How far he is with each objective: 0, 1 (III), 2 (II), 3 (claimed)."""
        return [int(self.leopold.progress(place)) for place in range(3)]

    @property
    def discards(self) -> set[int]:
        return {GUESTS[guest].number for guest in members(self.table.guest_discards)}

    @property
    def marked(self) -> set[int]:
        """The guests with a cogwheel."""
        return {GUESTS[guest].number for guest in members(self.leopold.marked)}

    @property
    def cogwheels(self) -> dict[int, int]:
        """By action space, where there are any."""
        counts = {space: int(cogwheels_on(self.leopold, space)) for space in range(1, 7)}
        return {space: n for space, n in counts.items() if n}

    @property
    def wares(self) -> dict[int, str]:
        """The items on the action spaces."""
        found = {space: int(item_on(self.leopold, space)) for space in range(1, 7)}
        return {space: ITEM_NAMES[item] for space, item in found.items() if item >= 0}

    def reserved(self, place: int) -> str:
        """The room kept for the guest at one of his tables (1 to 3)."""
        return space_name(int(reserved_room(self.leopold, place - 1)))

    def happened(self, kind: int) -> list[tuple[int, int]]:
        """The values of all events of a kind since the position was made."""
        return [(a, b) for what, _, a, b in self.events if what == kind]

    def do(self, *words: str) -> Alone:
        super().do(*words)
        return self

    def he_plays(self, card: int, queue: Sequence[int] | None = None) -> Alone:
        """A whole turn of his with this instruction card; then it is the human's choice again."""
        table = self.table
        if queue is not None:
            lay_queue(table, queue)
        unseen = self.leopold.instructions
        self.leopold.instructions = 1 << CARD_INDEX[card]
        table.events = self.events
        table.seat = HIM
        table.stack.append(effect(LEOPOLD))
        while op_of(table.stack[-1]) == LEOPOLD:
            settle(table, table.stack[-1])
        self.leopold.instructions = unseen & ~(1 << CARD_INDEX[card])
        return self.refresh()

    def refresh(self) -> Alone:
        """Ask the human anew, after something was changed by hand."""
        self.table.seat = 0
        self.table.choices = []
        settle(self.table, self.table.stack[-1])
        return self


def lay_queue(table: Austria, queue: Sequence[int]) -> None:
    """Put these guests in the queue, left to right, wherever they were."""
    here = union(guest_index(number) for number in queue)
    before = union(table.guest_in_queue(space) for space in range(5))
    table.guest_deck = (table.guest_deck | before) & ~here
    table.guest_discards &= ~here
    table.queue = sum(guest_index(number) + 1 << 8 * i for i, number in enumerate(queue))


def alone(
    *,
    special: str = "none",
    opponent: str = "leopold",
    difficulty: str = "hard",
    edition: str = "revised",
    ask: str = "useful",
    round: int = 1,
    first: int = 0,
    dice: Mapping[int, int] | None = None,
    queue: Sequence[int] = DULL_QUEUE,
    objectives: tuple[int, int, int] = (107, 109, 113),
    tiles: tuple[str, str, str] = ("A1", "B1", "C1"),
    guest_deck: Iterable[int] | None = None,
    private: Iterable[int] = (27, 28, 30, 31, 37),
    scoring: bool = False,
    show_forced: bool = False,
    seed: int = 1,
    his: Mapping[str, Any] | None = None,
    cogwheels: int = 0,
    tolls: Mapping[int, int] | None = None,
    marked: Iterable[int] = (),
    wares: Mapping[int, str] | None = None,
    reserved: Sequence[str] = (),
    pool: str = "",
    more_staff: str = "no",
    **mine: Any,
) -> Alone:
    """A table where the human is to move; `his` furnishes Leopold's hotel."""
    options = {"players": "1", "difficulty": difficulty, "edition": edition, "ask": ask}
    options |= {"opponent": opponent, "more-staff": more_staff}
    table = AUSTRIA.deal(AUSTRIA.settle(options), seed)
    table.events, table.show_forced = None, show_forced
    table.first, table.seat = first, first if scoring else 0
    table.round = round if not scoring or round != 1 else 3
    table.objectives = objectives
    table.emperor_tiles = (TILE_INDEX[tiles[0]], TILE_INDEX[tiles[1]], TILE_INDEX[tiles[2]])
    table.dice = sum(
        n << 4 * space for space, n in (dice or {1: 2, 2: 2, 3: 2, 4: 2, 5: 1}).items()
    )
    table.hotels = [Hotel(0), Hotel(HIM)]
    _furnish(table.hotels[0], **mine)
    _furnish(table.hotels[HIM], **{"krones": 0, "rooms": "", **(his or {})})
    leopold = table.leopold
    assert leopold is not None
    leopold.special = HOTEL_NAMES.index(special)
    leopold.instructions = ELISABETHS_DECK if opponent == "elisabeth" else LEOPOLDS_DECK
    leopold.card, leopold.countdown = -1, 0
    leopold.private_deck = union(private)
    leopold.cogwheels = sum(n << 4 * space for space, n in (tolls or {}).items()) or cogwheels
    leopold.marked = union(guest_index(number) for number in marked)
    _furnish_hautel(leopold, wares or {}, reserved, pool)
    table.tail, table.guest_discards, table.guest_deck = [], 0, 0
    table.queue = sum(guest_index(number) + 1 << 8 * i for i, number in enumerate(queue))
    table.guest_deck = (
        _guests_left(table)
        if guest_deck is None
        else union(guest_index(number) for number in guest_deck)
    )
    table.staff_deck = _staff_left(table) & ~leopold.private_deck
    table.stack = [effect(NEXT_ROUND)]
    table.stack += [effect(EMPEROR_SCORING)] if scoring else [effect(ROUND), effect(TURN)]
    found = Alone(table)
    table.events = found.events
    advance(table)
    return found


def _furnish_hautel(
    leopold: Leopold, wares: Mapping[int, str], reserved: Sequence[str], pool: str
) -> None:
    items = {space: ITEM_NAMES.index(name) + 1 for space, name in wares.items()}
    leopold.wares = sum(item << 4 * space for space, item in items.items())
    rooms = [spaces(name).bit_length() for name in reserved]
    leopold.reserved = sum(room << 8 * place for place, room in enumerate(rooms))
    leopold.pool = supply(pool)


def dealt(seed: int = 1, **options: str) -> Alone:
    """A game against Leopold right after the deal."""
    wanted = {name.replace("_", "-"): value for name, value in options.items()}
    table = AUSTRIA.deal(AUSTRIA.settle({"players": "1", **wanted}), seed)
    found = Alone(table)
    found.events.extend(table.events or ())
    return found


def opened(seed: int = 1, **options: str) -> Alone:
    """A game with the set-up done, at the human's first turn: the first choice each time."""
    game = dealt(seed, **options)
    while game.table.round == 0:
        game.table.events = game.events
        game.table.apply(game.table.choices[0])
    return game
