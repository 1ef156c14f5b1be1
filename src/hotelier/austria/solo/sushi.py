"""Sushi Resort: cogwheels travel from his rooms to guests of the queue (SUSHI)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.solo.leopold import LEOPOLD_SEAT, SUSHI, Leopold
from hotelier.austria.table import QUEUE_SPACES, Table
from hotelier.kernel.bits import bit, union

ROOMS_WITH_COGWHEELS: Final = union((3, 4, 5, 6, 7, 10))
"""The last two of floor 1, the first three of floor 2, the first of floor 3 (SUSHI-1)."""
POINTS_PER_COGWHEEL: Final = 8
_LEFTMOST: Final = 0
_RIGHTMOST: Final = QUEUE_SPACES - 1


def surcharge(table: Table, space: i64) -> i64:
    """What the human pays besides for the guest on a space of the queue (SUSHI-3)."""
    leopold = table.leopold
    if leopold is None or leopold.marked == 0:
        return 0
    return 1 if leopold.marked & bit(table.guest_in_queue(space)) else 0


def take_from_room(leopold: Leopold, space: i64) -> bool:
    """He places a room: whether a cogwheel lay there; it is in the air now (SUSHI-2)."""
    if leopold.special != SUSHI or leopold.cogwheels & bit(space) == 0:
        return False
    leopold.cogwheels ^= bit(space)
    return True


def mark_leftmost(table: Table, leopold: Leopold) -> None:
    """The cogwheel of a room goes on the newest guest."""
    guest = table.guest_in_queue(_LEFTMOST)
    leopold.marked |= bit(guest)
    table.note(events.COGWHEEL_LAID, LEOPOLD_SEAT, SUSHI, guest)


def he_takes(table: Table, leopold: Leopold, guest: i64) -> None:
    """A marked guest brings him 8 points more (SUSHI-4)."""
    if leopold.marked & bit(guest):
        table.score(table.hotels[LEOPOLD_SEAT], POINTS_PER_COGWHEEL, events.FROM_SPECIAL_HOTEL)
        return_cogwheel(table, leopold, guest)


def return_cogwheel(table: Table, leopold: Leopold, guest: i64) -> None:
    """The cogwheel of a guest, if it has one, goes back."""
    if leopold.marked & bit(guest):
        leopold.marked ^= bit(guest)
        table.note(events.COGWHEEL_RETURNED, LEOPOLD_SEAT, SUSHI, guest)


def queue_slid(table: Table, leopold: Leopold) -> None:
    """A marked guest on the rightmost space scores and stays without cogwheel (SUSHI-4)."""
    last = table.guest_in_queue(_RIGHTMOST)
    if leopold.marked & bit(last):
        table.note(events.MARKED_GUEST_AT_END, LEOPOLD_SEAT, last)
        he_takes(table, leopold, last)
