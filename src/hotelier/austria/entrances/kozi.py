"""The Kozi Palace: a die moves from a neighbour to the space that is used (L-KOZI)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import DIE_MOVES, MOVE_DIE
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit


def add_moves(table: Table, usable: i64) -> None:
    """Offer to move a die to each of these spaces from where one lies (M3-RUL-48)."""
    for number, (here, there) in enumerate(DIE_MOVES):
        if usable & bit(there) and table.dice_on(here):
            table.choices.append(MOVE_DIE + number)


def can_move_to(table: Table, space: i64) -> bool:
    """Whether a die lies beside a space."""
    for here, there in DIE_MOVES:
        if there == space and table.dice_on(here):
            return True
    return False


def move_die(table: Table, hotel: Hotel, choice: i64) -> i64:
    """Move and turn a die; the space it has come to, which is used now."""
    here, there = DIE_MOVES[choice - MOVE_DIE]
    table.move_die(here, there)
    table.note(events.DIE_MOVED, hotel.seat, here, there)
    return there
