"""Chateau Paulwei: more rooms to begin with, and other occupancy bonuses (L-CHATEAU)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.boards import GROUP_BONUS
from hotelier.austria.cards.entrances import CHATEAU, CHATEAU_BONUS, CHATEAU_ROOMS
from hotelier.austria.effects import BEYOND_FIRST_ROOMS, prepare
from hotelier.austria.hotel import Hotel

FIRST_ROOMS: Final = prepare(CHATEAU_ROOMS.value, flags=BEYOND_FIRST_ROOMS)
"""After the first three, each at its floor's cost (L-CHATEAU-2)."""


def occupancy_bonus(hotel: Hotel, group: i64) -> i64:
    """What a full group of rooms is worth to a hotel (ROOM-6, L-CHATEAU-3)."""
    if hotel.is_at(CHATEAU):
        return CHATEAU_BONUS[hotel.board][group]
    return GROUP_BONUS[hotel.board][group]
