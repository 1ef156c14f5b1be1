"""Playing on within one seat's turn, for players who think before they choose.

The turn is the unit of thought: it stops where the turn ends, before dice are rolled, another
seat moves, or the Emperor comes. What follows there is chance or somebody else's.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria.effects import EMPEROR_SCORING, ENTRANCE_GIFTS, ENTRANCES
from hotelier.austria.engine import Austria, choose, settle


def is_over(table: Austria) -> bool:
    """Whether nothing is left to do for the seat before the course of the game goes on."""
    if not table.stack:
        return True
    op = table.stack[-1] & 255
    return op <= EMPEROR_SCORING or op in (ENTRANCES, ENTRANCE_GIFTS)


def apply_within(table: Austria, choice: i64) -> bool:
    """Make a choice and go on to the next one of the same turn; False where the turn has ended.

    A table whose turn has ended awaits no decision: `engine.advance` carries it on.
    """
    stack = table.stack
    choose(table, table.hotels[table.seat], stack[-1], choice)
    while not is_over(table):
        table.choices = []
        settle(table, stack[-1])
        count = len(table.choices)
        if count > 1:
            return True
        if count == 1:
            choose(table, table.hotels[table.seat], stack[-1], table.choices[0])
    table.choices = []
    return False
