"""Corogari Zant-Mainz: the sum of the two dice of a round gives a bonus (L-COROGARI)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.entrances import COROGARI, COROGARI_BONUS, COROGARI_POINT
from hotelier.austria.hotel import Hotel
from hotelier.austria.parts import push_parts
from hotelier.austria.table import Table


def sum_with(hotel: Hotel, die: i64) -> i64:
    """What a die taken now adds up to with the first of the round; 0 if it is the first."""
    entrance = hotel.entrance
    if entrance is None or entrance.which != COROGARI or entrance.first_die == 0:
        return 0
    return entrance.first_die + die


def die_taken(table: Table, hotel: Hotel, die: i64) -> None:
    """Remember the first die; the second brings the bonus before its main action (M3-RUL-14)."""
    entrance = hotel.entrance
    if entrance is None or entrance.which != COROGARI:
        return
    total = sum_with(hotel, die)
    if total == 0:
        entrance.first_die = die
        return
    table.note(events.DICE_ADDED, hotel.seat, total)
    table.score(hotel, COROGARI_POINT[total], events.FROM_ENTRANCE)
    push_parts(table, list(COROGARI_BONUS[total]))
