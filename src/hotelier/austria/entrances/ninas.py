"""Ninas Melange: three objectives of one's own (L-NINAS)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import PERSONAL_OBJECTIVE
from hotelier.austria.cards.entrances import NINAS, PERSONAL_POINTS, SET_POINTS
from hotelier.austria.entrances.entrance import LETTERS
from hotelier.austria.hotel import Hotel
from hotelier.austria.objectives import is_met
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, size


def add_claims(table: Table, hotel: Hotel) -> None:
    """Offer every personal objective that is met now (M3-RUL-36)."""
    entrance = hotel.entrance
    assert entrance is not None
    for letter in range(LETTERS):
        if entrance.claimed & bit(letter) == 0 and is_met(hotel, entrance.objective_at(letter)):
            table.choices.append(PERSONAL_OBJECTIVE + letter)


def claim(table: Table, hotel: Hotel, letter: i64) -> None:
    """No disc is placed; the round decides the points (L-NINAS-4, L-NINAS-5)."""
    entrance = hotel.entrance
    assert entrance is not None
    entrance.claimed |= bit(letter)
    table.note(events.PERSONAL_CLAIMED, hotel.seat, entrance.objective_at(letter))
    table.score(hotel, PERSONAL_POINTS[table.round], events.FROM_ENTRANCE)


def claimed_in_all(hotel: Hotel) -> i64:
    """Claimed objectives, personal and common together (L-NINAS-6)."""
    personal = 0 if hotel.entrance is None else size(hotel.entrance.claimed)
    return personal + size(hotel.discs)


def score_set(table: Table, hotel: Hotel) -> None:
    """Final scoring of four, five or six claimed objectives."""
    if not hotel.is_at(NINAS):
        return
    points: i64 = SET_POINTS[claimed_in_all(hotel)]
    if points:
        table.note(events.SET_COUNTED, hotel.seat, claimed_in_all(hotel))
        table.score(hotel, points, events.FROM_ENTRANCE_AT_END)
