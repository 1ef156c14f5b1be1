"""Where his guests stay (SOLO-GUEST-8, SOLO-RUL-1)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.boards import (
    ALL_SPACES,
    COLOUR_SPACES,
    COLUMN_SPACES,
    COLUMNS,
    DOOR_POINTS,
    FLOOR_SPACES,
    FLOORS,
)
from hotelier.austria.cards.colours import GREEN
from hotelier.austria.cards.guests import GUEST_COLOUR
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, member_at


def empty_spaces(hotel: Hotel, colour: i64) -> i64:
    """Spaces for guests of a colour; a reserved room is no empty space."""
    return COLOUR_SPACES[hotel.board][colour] & ALL_SPACES & ~hotel.tiles


def can_move_in(hotel: Hotel, guest: i64) -> bool:
    return empty_spaces(hotel, GUEST_COLOUR[guest]) != 0


def room_for(hotel: Hotel, guest: i64) -> i64:
    """Where a guest who can move in goes: green ones from the right, others from the left."""
    colour = GUEST_COLOUR[guest]
    spaces = empty_spaces(hotel, colour)
    if colour != GREEN:
        return member_at(spaces, 0)
    for column in range(COLUMNS - 1, -1, -1):
        here = spaces & COLUMN_SPACES[column]
        if here:
            return member_at(here, 0)
    return -1


def leftmost_from_the_top(spaces: i64) -> i64:
    """The first of these spaces from the left on the highest floor that has one (HAUTEL-2)."""
    for floor in range(FLOORS - 1, -1, -1):
        here = spaces & FLOOR_SPACES[floor]
        if here:
            return member_at(here, 0)
    return -1


def lay_room(table: Table, hotel: Hotel, space: i64) -> None:
    """Put down a room; a point symbol on the space scores (SOLO-GUEST-9)."""
    hotel.tiles |= bit(space)
    table.score(hotel, DOOR_POINTS[space], events.FROM_DOORS)
