"""The Emperor's visits that are still to come, and what they can do to a hand (EMP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.emperor_tiles import TAKES_FROM_HAND
from hotelier.austria.effects import EMPEROR_SCORING, op_of
from hotelier.austria.table import EDITION_2015, Table

VISITS: Final = 3
_FIRST_ROUND: Final = 3
_ROUNDS_BETWEEN: Final = 2


def he_is_here(table: Table) -> bool:
    """Whether an Emperor scoring is under way."""
    for packed in table.stack:
        if op_of(packed) == EMPEROR_SCORING:
            return True
    return False


def first_visit_ahead(table: Table) -> i64:
    """Which of his three visits, counted from 0, has not begun yet; 3 when all have."""
    behind = (max(table.round, _FIRST_ROUND) - _FIRST_ROUND + 1) // _ROUNDS_BETWEEN
    return behind + 1 if he_is_here(table) else behind


def next_visit(table: Table) -> i64:
    """The round after which the Emperor comes next; 0 while he is there and after the last."""
    if table.over or he_is_here(table):
        return 0
    return _FIRST_ROUND + _ROUNDS_BETWEEN * first_visit_ahead(table)


def hand_at_risk(table: Table) -> bool:
    """Whether drawing a card can hurt: a tile ahead takes cards from a hand that has enough.

    In 2015 the player picks the side of such a penalty, so more cards never hurt (EMP-5).
    """
    if table.edition == EDITION_2015:
        return False
    for visit in range(first_visit_ahead(table), VISITS):
        if TAKES_FROM_HAND[table.emperor_tiles[visit]]:
            return True
    return False
