"""Dove: bonus tokens for full columns and full floors (L-DOVE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import TOKEN
from hotelier.austria.cards.entrances import DOVE_ROOMS, TOKENS
from hotelier.austria.effects import BEYOND_FIRST_ROOMS, POINTS, a_of, op_of, prepare
from hotelier.austria.entrances.due import TOP
from hotelier.austria.hotel import Hotel
from hotelier.austria.parts import push_parts
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit

FIRST_ROOM: Final = prepare(DOVE_ROOMS.value, free=True, flags=BEYOND_FIRST_ROOMS)
"""After the first three, free of charge (L-DOVE-3)."""


def settle_token(table: Table, hotel: Hotel) -> None:
    """One of those left has to be spent (M3-RUL-21)."""
    entrance = hotel.entrance
    assert entrance is not None
    for token in range(len(TOKENS)):
        if entrance.tokens & bit(token):
            table.choices.append(TOKEN + token)


def choose_token(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    """The whole token goes, one half of it works (L-DOVE-6)."""
    entrance = hotel.entrance
    assert entrance is not None
    table.stack.pop()
    token = choice - TOKEN
    half = a_of(packed)
    entrance.tokens &= ~bit(token)
    table.note(events.TOKEN_SPENT, hotel.seat, token, half)
    gain: i64 = TOKENS[token].top if half == TOP else TOKENS[token].bottom
    if op_of(gain) == POINTS:
        table.score(hotel, a_of(gain), events.FROM_ENTRANCE)
    else:
        push_parts(table, [gain])
