"""Playing on within one seat's turn, for players who think before they choose.

The turn is the unit of thought: it stops where the turn ends, before dice are rolled, another
seat moves, or the Emperor comes. What follows there is chance or somebody else's.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria.effects import (
    EMPEROR_SCORING,
    ENTRANCE_GIFTS,
    ENTRANCES,
    LEOPOLD,
    NEXT_ROUND,
    ROUND,
)
from hotelier.austria.engine import Austria, choose, settle
from hotelier.kernel.chance import branch, mixed


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


def advance_in_step(table: Austria, luck: i64) -> None:
    """Carry a table on to its next real choice, with the luck of an imagined world.

    Tables that went different ways in the same world meet the same dice and the same cards at the
    same time, however much was drawn before: what differs between them then is the ways' doing.
    """
    stack = table.stack
    while stack:
        if stack[-1] & 255 in (ROUND, NEXT_ROUND, LEOPOLD):
            table.generator = branch(luck, _moment(table))
        table.choices = []
        settle(table, stack[-1])
        count = len(table.choices)
        if count > 1:
            return
        if count == 1:
            choose(table, table.hotels[table.seat], stack[-1], table.choices[0])
    table.choices = []
    table.over = True


def _moment(table: Austria) -> i64:
    """When it is: steps of the course between turns have numbers of their own."""
    moment = mixed(table.stack[-1], table.round)
    if table.stack[-1] & 255 == NEXT_ROUND:
        return moment
    moment = mixed(moment, table.dustbin)
    for hotel in table.hotels:
        moment = mixed(moment, hotel.turns)
    return moment
