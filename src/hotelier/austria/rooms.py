"""Rooms: preparing, occupying, losing them, and the bonus for a full group (ROOM)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import DONE, ROOM, add_rooms
from hotelier.austria.cards.boards import (
    AFFORDABLE,
    COLOUR_SPACES,
    COLUMNS,
    DOOR_POINTS,
    FLOOR_COST,
    FLOOR_SPACES,
    FLOORS,
    GROUP_COLOUR,
    GROUP_OF_SPACE,
    GROUP_SPACES,
    NO_GROUP,
    SPACES_UP_TO,
)
from hotelier.austria.cards.colours import BLUE, RED, YELLOW
from hotelier.austria.cards.staff import ANY_FREES_ROOMS, CUSTODIAN, FREES_ROOMS
from hotelier.austria.deeds import LARGE, LARGE_GROUP
from hotelier.austria.effects import (
    AND_OCCUPY,
    FREE,
    MUST_PREPARE,
    MUST_PREPARE_ALL,
    OCCUPY,
    OWES,
    PREPARE,
    REMOVE_OCCUPIED,
    REMOVE_VACANT,
    TOP_FLOOR_SHIFT,
    a_of,
    b_of,
    c_of,
    effect,
)
from hotelier.austria.entrances import stroup
from hotelier.austria.entrances.chateau import occupancy_bonus
from hotelier.austria.entrances.due import owe
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo import nine_stars
from hotelier.austria.table import EDITION_2015, REVISED, Table
from hotelier.kernel.bits import bit, size

TOP_COST: Final = 3


def freed_spaces(hotel: Hotel) -> i64:
    """Spaces whose rooms cost nothing to this player (S9, S10, S11)."""
    colours = COLOUR_SPACES[hotel.board]
    freed: i64 = 0
    if hotel.played & FREES_ROOMS[BLUE]:
        freed = colours[BLUE]
    if hotel.played & FREES_ROOMS[RED]:
        freed |= colours[RED]
    if hotel.played & FREES_ROOMS[YELLOW]:
        freed |= colours[YELLOW]
    return freed


def room_cost(hotel: Hotel, space: i64, discount: i64) -> i64:
    """What a room costs; a discount never pays out money (ROOM-2)."""
    cost: i64 = FLOOR_COST[space // COLUMNS]
    if discount >= cost or freed_spaces(hotel) & bit(space):
        return 0
    return cost - discount


def spaces_to_prepare(hotel: Hotel, packed: i64) -> i64:
    """Where a room can go by this PREPARE effect."""
    spaces = hotel.open_spaces() & SPACES_UP_TO[c_of(packed) >> TOP_FLOOR_SHIFT]
    budget = hotel.krones + b_of(packed)
    if budget < TOP_COST:
        affordable: i64 = AFFORDABLE[budget]
        if hotel.played & ANY_FREES_ROOMS:
            affordable |= freed_spaces(hotel)
        spaces &= affordable
    return spaces


def settle_prepare(table: Table, hotel: Hotel, packed: i64) -> None:
    spaces = spaces_to_prepare(hotel, packed)
    if spaces == 0:
        table.stack.pop()
        return
    add_rooms(table.choices, spaces)
    if c_of(packed) & (MUST_PREPARE | MUST_PREPARE_ALL) == 0:
        table.choices.append(DONE)


def choose_prepare(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice == DONE:
        return
    space = choice - ROOM
    left = a_of(packed) - 1
    flags = c_of(packed)
    prepare_room(table, hotel, space, room_cost(hotel, space, b_of(packed)))
    if flags & AND_OCCUPY:
        group = occupy_by_effect(table, hotel, space)
        # The bonus waits until the whole effect is done (ROOM-8, M5-RUL-10).
        if owe(table, hotel, group, space, together=flags & OWES != 0):
            flags |= OWES
    if left:
        table.stack.append(effect(PREPARE, left, b_of(packed), flags & ~MUST_PREPARE))


def prepare_room(table: Table, hotel: Hotel, space: i64, cost: i64) -> None:
    """Put down a vacant room; a symbol on the space scores (ROOM-3)."""
    table.note(events.ROOM_PREPARED, hotel.seat, space, cost)
    table.pay(hotel, cost)
    hotel.tiles |= bit(space)
    table.score(hotel, DOOR_POINTS[space], events.FROM_DOORS)


def occupy_room(table: Table, hotel: Hotel, space: i64) -> i64:
    """Turn a room over; the group whose bonus that earns, or NO_GROUP (ROOM-6, ROOM-7)."""
    hotel.occupied |= bit(space)
    table.note(events.ROOM_OCCUPIED, hotel.seat, space)
    if table.leopold is not None:
        nine_stars.room_occupied(table, table.leopold, hotel, space)
    group: i64 = GROUP_OF_SPACE[hotel.board][space]
    if table.deeds:
        _group_filled(table, GROUP_SPACES[hotel.board][group], hotel.occupied)
    if hotel.bonuses & bit(group) or GROUP_SPACES[hotel.board][group] & ~hotel.occupied:
        return NO_GROUP
    hotel.bonuses |= bit(group)
    return group


def _group_filled(table: Table, spaces: i64, occupied: i64) -> None:
    """For the Janitor, whether or not the group ever paid its bonus (M5-RUL-17)."""
    if spaces & ~occupied == 0 and size(spaces) >= LARGE:
        table.deeds |= LARGE_GROUP


def occupy_by_effect(table: Table, hotel: Hotel, space: i64) -> i64:
    """Occupy a room otherwise than by a guest's move; S23 pays for it, not in 2015."""
    group = occupy_room(table, hotel, space)
    if hotel.played & CUSTODIAN and table.edition == REVISED:
        table.gain_krones(hotel, 1)
    if hotel.entrance is not None:
        stroup.pay_at_once(table, hotel, space)
    return group


def settle_occupy(table: Table, hotel: Hotel) -> None:
    vacant = hotel.vacant()
    if vacant == 0:
        table.stack.pop()
        return
    add_rooms(table.choices, vacant)
    table.choices.append(DONE)


def choose_occupy(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice == DONE:
        return
    space = choice - ROOM
    group = occupy_by_effect(table, hotel, space)
    # The bonus waits until the whole effect is done (ROOM-8, RUL-32).
    owed = owe(table, hotel, group, space, together=b_of(packed) != 0)
    left = a_of(packed) - 1
    if left:
        table.stack.append(effect(OCCUPY, left, int(owed)))


def give_bonus(table: Table, hotel: Hotel, group: i64) -> None:
    """The occupancy bonus: blue points, red krones, yellow Emperor steps."""
    colour = GROUP_COLOUR[hotel.board][group]
    amount = occupancy_bonus(hotel, group)
    if colour == BLUE:
        table.score(hotel, amount, events.FROM_GROUPS)
    elif colour == RED:
        table.gain_krones(hotel, amount)
    else:
        table.advance_emperor(hotel, amount)


# Losing rooms to the Emperor.


def remove_room(table: Table, hotel: Hotel, space: i64) -> None:
    hotel.tiles &= ~bit(space)
    hotel.occupied &= ~bit(space)
    table.note(events.ROOM_REMOVED, hotel.seat, space)


def highest_of(spaces: i64) -> i64:
    """Those of these spaces that are on the highest floor (RUL-10)."""
    for floor in range(FLOORS - 1, -1, -1):
        here = spaces & FLOOR_SPACES[floor]
        if here:
            return here
    return 0


def settle_remove_vacant(table: Table, hotel: Hotel) -> None:
    add_rooms(table.choices, highest_of(hotel.vacant()))


def choose_remove_vacant(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    remove_room(table, hotel, choice - ROOM)
    left = a_of(packed) - 1
    if left:
        table.stack.append(effect(REMOVE_VACANT, left))


def _occupied_below(table: Table, hotel: Hotel, first: i64) -> i64:
    """Which rooms may be lost after a first one: a lower floor, in 2015 the same column."""
    floor = first // COLUMNS
    if floor == 0:
        return 0
    below = hotel.occupied & SPACES_UP_TO[floor - 1]
    if table.edition == EDITION_2015:
        one_column: i64 = 0
        for step in range(1, floor + 1):
            one_column |= bit(first - COLUMNS * step)
        below &= one_column
    return highest_of(below)


def settle_remove_occupied(table: Table, hotel: Hotel, packed: i64) -> None:
    if a_of(packed) == 0:
        spaces = highest_of(hotel.occupied)
    else:
        spaces = _occupied_below(table, hotel, b_of(packed))
    if spaces == 0:
        table.stack.pop()
    else:
        add_rooms(table.choices, spaces)


def choose_remove_occupied(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    space = choice - ROOM
    remove_room(table, hotel, space)
    if a_of(packed) == 0:
        table.stack.append(effect(REMOVE_OCCUPIED, 1, space))


def can_ever_prepare(hotel: Hotel, packed: i64) -> bool:
    """Whether some space is open for a PREPARE effect, money aside."""
    return hotel.open_spaces() & SPACES_UP_TO[c_of(packed) >> TOP_FLOOR_SHIFT] != 0


def is_free(packed: i64) -> bool:
    """Whether a PREPARE, PLAY or OFFER effect costs nothing in any case."""
    return b_of(packed) >= FREE
