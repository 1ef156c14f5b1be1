"""Toll Bridge: every die he takes leaves a cogwheel, and the human pays for passing (TOLL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo.leopold import HUMAN_SEAT, LEOPOLD_SEAT, TOLL_BRIDGE, Leopold
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit

POINTS_FOR_WAIVING: Final = -5
_COUNT_BITS: Final = 4
_COUNT_MASK: Final = 15


def cogwheels_on(leopold: Leopold, space: i64) -> i64:
    """How many cogwheels lie on an action space."""
    if leopold.special != TOLL_BRIDGE:
        return 0
    return (leopold.cogwheels >> (_COUNT_BITS * space)) & _COUNT_MASK


def toll(table: Table, space: i64) -> i64:
    """What the human owes for a space: a krone if there is a cogwheel (TOLL-2)."""
    leopold = table.leopold
    if leopold is None or cogwheels_on(leopold, space) == 0:
        return 0
    return 1


def leave_cogwheel(table: Table, leopold: Leopold, space: i64) -> None:
    """He has taken a die there (TOLL-1)."""
    if leopold.special == TOLL_BRIDGE:
        leopold.cogwheels += bit(_COUNT_BITS * space)
        table.note(events.COGWHEEL_LAID, LEOPOLD_SEAT, TOLL_BRIDGE, space)


def use_space(table: Table, hotel: Hotel, space: i64, paid: bool) -> None:
    """The human uses a space: toll, a point per cogwheel for him, one goes back (TOLL-4)."""
    leopold = table.leopold
    if leopold is None:
        return
    cogwheels = cogwheels_on(leopold, space)
    if cogwheels == 0:
        return
    if paid:
        table.note(events.TOLL_PAID, hotel.seat, space)
        table.pay(hotel, 1)
    table.score(table.hotels[LEOPOLD_SEAT], cogwheels, events.FROM_SPECIAL_HOTEL)
    leopold.cogwheels -= bit(_COUNT_BITS * space)
    table.note(events.COGWHEEL_RETURNED, LEOPOLD_SEAT, TOLL_BRIDGE, space)


def waive_toll(table: Table) -> None:
    """Five points lost, and no toll for this turn (TOLL-3)."""
    human = table.hotels[HUMAN_SEAT]
    table.note(events.TOLL_WAIVED, HUMAN_SEAT)
    table.score(human, POINTS_FOR_WAIVING, events.FROM_SPECIAL_HOTEL)
