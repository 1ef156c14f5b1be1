"""Stroup: a bonus for the first occupied room of every group (L-STROUP, M3-RUL-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.boards import GROUP_COLOUR, GROUP_OF_SPACE, GROUP_SPACES
from hotelier.austria.cards.entrances import STROUP, STROUP_BONUS
from hotelier.austria.effects import KRONES, POINTS, a_of, op_of
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit

NOTHING: Final = 0


def bonus_for(hotel: Hotel, space: i64) -> i64:
    """What a room just occupied brings, as an effect; a group emptied again pays again."""
    group: i64 = GROUP_OF_SPACE[hotel.board][space]
    if not hotel.is_at(STROUP) or GROUP_SPACES[hotel.board][group] & hotel.occupied != bit(space):
        return NOTHING
    return STROUP_BONUS[GROUP_COLOUR[hotel.board][group]]


def pay_with_parts(table: Table, hotel: Hotel, space: i64, parts: list[int]) -> None:
    """A guest moves in: points at once, all else takes its place among the parts (RUL-4)."""
    bonus = bonus_for(hotel, space)
    if bonus == NOTHING:
        return
    _note(table, hotel, space)
    if op_of(bonus) == POINTS:
        table.score(hotel, a_of(bonus), events.FROM_ENTRANCE)
    else:
        parts.append(bonus)


def pay_at_once(table: Table, hotel: Hotel, space: i64) -> None:
    """A room is occupied otherwise: the bonus comes with it."""
    bonus = bonus_for(hotel, space)
    if bonus == NOTHING:
        return
    _note(table, hotel, space)
    amount = a_of(bonus)
    if op_of(bonus) == POINTS:
        table.score(hotel, amount, events.FROM_ENTRANCE)
    elif op_of(bonus) == KRONES:
        table.gain_krones(hotel, amount)
    else:
        table.advance_emperor(hotel, amount)


def _note(table: Table, hotel: Hotel, space: i64) -> None:
    group = GROUP_OF_SPACE[hotel.board][space]
    table.note(events.GROUP_BEGUN, hotel.seat, GROUP_COLOUR[hotel.board][group])
