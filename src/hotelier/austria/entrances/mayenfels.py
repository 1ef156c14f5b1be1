"""Mayenfels: a card to begin with, a krone and a card after each one played (L-MAYENFELS)."""

from __future__ import annotations

from typing import Final

from hotelier.austria.cards.entrances import (
    MAYENFELS,
    MAYENFELS_CARDS,
    MAYENFELS_DISCOUNT,
    MAYENFELS_KRONES,
)
from hotelier.austria.effects import draw, krones, play
from hotelier.austria.hotel import Hotel
from hotelier.austria.parts import push_parts
from hotelier.austria.table import Table

FIRST_CARD: Final = play(discount=MAYENFELS_DISCOUNT.value)


def open_house(table: Table, hotel: Hotel) -> None:
    """In the set-up: draw a card, then one from hand may be played (L-MAYENFELS-2)."""
    if hotel.is_at(MAYENFELS):
        table.stack.append(FIRST_CARD)
        table.stack.append(draw(MAYENFELS_CARDS.value))


def card_played(table: Table, hotel: Hotel) -> None:
    """A krone and a card; not in the set-up (L-MAYENFELS-3, L-MAYENFELS-4)."""
    if hotel.is_at(MAYENFELS) and table.round:
        push_parts(table, [krones(MAYENFELS_KRONES.value), draw(MAYENFELS_CARDS.value)])
