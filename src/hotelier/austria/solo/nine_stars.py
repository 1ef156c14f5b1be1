"""Nine Stars Inn: stars for every objective on his cards, points at each visit (STARS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.boards import COLUMN_SPACES, COLUMNS, FLOOR_SPACES
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo.leopold import LEOPOLD_SEAT, NINE_STARS, Leopold
from hotelier.austria.table import Table

MOST_STARS: Final = 9
STARS_PER_ROW: Final = 3
ROW_POINTS: Final[list[int]] = [0, 5, 10, 15]
"""For the last row with a cogwheel, rows counted from III as 1."""
LAST_ROW: Final = 4


def add_star(table: Table, leopold: Leopold) -> None:
    """An objective on his card is a cogwheel on the next space (STARS-1)."""
    if leopold.special == NINE_STARS and leopold.cogwheels < MOST_STARS:
        leopold.cogwheels += 1
        table.note(events.COGWHEEL_LAID, LEOPOLD_SEAT, NINE_STARS, leopold.cogwheels)


def room_occupied(table: Table, leopold: Leopold, hotel: Hotel, space: i64) -> None:
    """A floor and a column that the human completes each cost him a cogwheel (STARS-2)."""
    if leopold.special != NINE_STARS:
        return
    if FLOOR_SPACES[space // COLUMNS] & ~hotel.occupied == 0:
        _lose_star(table, leopold)
    if COLUMN_SPACES[space % COLUMNS] & ~hotel.occupied == 0:
        _lose_star(table, leopold)


def _lose_star(table: Table, leopold: Leopold) -> None:
    if leopold.cogwheels:
        table.note(events.COGWHEEL_RETURNED, LEOPOLD_SEAT, NINE_STARS, leopold.cogwheels)
        leopold.cogwheels -= 1


def last_row(leopold: Leopold) -> i64:
    """The last row with a cogwheel: 1 for III, 2 for II, 3 for I, 0 for none."""
    return (leopold.cogwheels + STARS_PER_ROW - 1) // STARS_PER_ROW


def score_stars(table: Table, leopold: Leopold) -> None:
    """At the end of an Emperor scoring (STARS-3)."""
    if leopold.special == NINE_STARS and leopold.cogwheels:
        row = last_row(leopold)
        table.note(events.STARS_COUNTED, LEOPOLD_SEAT, LAST_ROW - row)
        table.score(table.hotels[LEOPOLD_SEAT], ROW_POINTS[row], events.FROM_SPECIAL_HOTEL)
