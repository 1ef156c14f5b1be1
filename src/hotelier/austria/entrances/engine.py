"""The effects of unique hotels, for the engine: settle what is on top, carry out a choice."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import dice, effects
from hotelier.austria.entrances import dove, due, kaufman, opening
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table


def settle_entrance(table: Table, hotel: Hotel, packed: i64) -> None:
    op = packed & 255
    if op == effects.ENTRANCES:
        opening.settle_entrances(table, packed)
    elif op == effects.ENTRANCE_GIFTS:
        opening.settle_gifts(table, packed)
    elif op == effects.SECOND_GUEST:
        kaufman.settle_second_guest(table, hotel, packed)
    elif op == effects.USE_SPACE:
        dice.settle_use_space(table, hotel, packed)
    elif op == effects.DUE:
        due.settle_due(table, hotel, packed)
    else:
        dove.settle_token(table, hotel)


def choose_entrance(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    op = packed & 255
    if op == effects.ENTRANCES:
        opening.choose_entrance(table, hotel, packed, choice)
    elif op == effects.SECOND_GUEST:
        kaufman.choose_second_guest(table, hotel, packed, choice)
    elif op == effects.USE_SPACE:
        dice.choose_use_space(table, hotel, packed, choice)
    elif op == effects.DUE:
        due.choose_due(table, packed, choice)
    else:
        dove.choose_token(table, hotel, packed, choice)
