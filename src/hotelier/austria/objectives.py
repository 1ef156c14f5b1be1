"""Objectives: what they need and claiming them (ADD-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import OBJECTIVE
from hotelier.austria.cards.boards import (
    COLOUR_SPACES,
    COLUMN_SPACES,
    FLOOR_SPACES,
    FLOORS,
    GROUP_SPACES,
)
from hotelier.austria.cards.colours import BLUE, RED, YELLOW
from hotelier.austria.cards.objectives import (
    EMPEROR_TEN,
    FIRST_OBJECTIVE,
    LAST_OF_BASE_GAME,
    OBJECTIVE_POINTS,
    OBJECTIVES_IN_PLAY,
    ROOMS_NEEDED,
    SIX_GROUPS,
    SIX_STAFF,
    THREE_OF_EACH_ITEM,
    THREE_ON_TOP,
    TWELVE_TILES,
    TWENTY_KRONES,
    TWO_COLUMNS,
    TWO_FLOORS,
    WHOLE_COLOUR,
)
from hotelier.austria.deeds import DISC
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import supply
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, size, size20

_THREE_OF_EACH: Final = supply("ssscccwwwkkk")


def full_areas(hotel: Hotel, areas: list[int]) -> i64:
    """How many of these areas (floors, columns, groups) are fully occupied."""
    full: i64 = 0
    for area in areas:
        if area & ~hotel.occupied == 0:
            full += 1
    return full


def full_groups(hotel: Hotel) -> i64:
    return full_areas(hotel, GROUP_SPACES[hotel.board])


def occupied_of(hotel: Hotel, colour: i64) -> i64:
    """How many rooms of a colour are occupied."""
    return size20(hotel.occupied & COLOUR_SPACES[hotel.board][colour])


def is_met(hotel: Hotel, objective: i64) -> bool:
    """Whether a hotel meets the need of an objective right now (RUL-29)."""
    if objective == TWENTY_KRONES:
        return hotel.krones == 20
    if objective == TWELVE_TILES:
        return size20(hotel.tiles) >= 12
    if objective == SIX_STAFF:
        return size(hotel.played) >= 6
    if objective == EMPEROR_TEN:
        return hotel.emperor >= 10
    if objective == TWO_FLOORS:
        return full_areas(hotel, FLOOR_SPACES) >= 2
    if objective == SIX_GROUPS:
        return full_groups(hotel) >= 6
    if objective == WHOLE_COLOUR:
        return full_areas(hotel, COLOUR_SPACES[hotel.board][:3]) >= 1
    if objective == TWO_COLUMNS:
        return full_areas(hotel, COLUMN_SPACES) >= 2
    if objective > LAST_OF_BASE_GAME:
        return _is_met_with_more_staff(hotel, objective)
    blue, red, yellow = ROOMS_NEEDED[objective - FIRST_OBJECTIVE]
    return (
        occupied_of(hotel, BLUE) >= blue
        and occupied_of(hotel, RED) >= red
        and occupied_of(hotel, YELLOW) >= yellow
    )


def _is_met_with_more_staff(hotel: Hotel, objective: i64) -> bool:
    """The objectives of module 5 (M5-OBJ)."""
    if objective == THREE_OF_EACH_ITEM:
        return hotel.has_items(_THREE_OF_EACH)
    if objective == THREE_ON_TOP:
        return size20(hotel.occupied & FLOOR_SPACES[FLOORS - 1]) >= 3
    return hotel.big_orders >= 5


def add_objectives(table: Table, hotel: Hotel) -> None:
    """Offer every objective the player can claim now."""
    for place in range(OBJECTIVES_IN_PLAY):
        if (
            hotel.discs & bit(place) == 0
            and table.discs_on(place) < len(OBJECTIVE_POINTS)
            and is_met(hotel, table.objectives[place])
        ):
            table.choices.append(OBJECTIVE + place)


def claim(table: Table, hotel: Hotel, place: i64) -> None:
    """A disc on the free space with the most points."""
    points: i64 = OBJECTIVE_POINTS[table.discs_on(place)]
    hotel.discs |= bit(place)
    table.put_disc(place, hotel.seat)
    table.note(events.OBJECTIVE_CLAIMED, hotel.seat, table.objectives[place])
    if table.deeds:
        table.deeds |= DISC
    table.score(hotel, points, events.FROM_OBJECTIVES)
