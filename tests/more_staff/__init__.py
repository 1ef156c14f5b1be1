"""Module 5: more staff, objectives and Emperor tiles."""

from __future__ import annotations

from typing import Any

from tests.rules.emperor import visit
from tests.rules.position import Position, position

TRIGGERS = (166, 167, 168, 169, 172, 174, 178, 179)
PRICED = (170, 171, 173, 175, 176, 177)


def table(**values: Any) -> Position:
    """A position of a game with module 5; see tests/rules/position.py."""
    return position(more_staff="yes", **values)


def emperor(tile: str, rest: int, **values: Any) -> Position:
    """A visit of the Emperor in a game with module 5; see tests/rules/emperor.py."""
    return visit(tile, rest, more_staff="yes", **values)


def staff_offered(game: Position) -> set[int]:
    """The staff cards among the choices, by their printed numbers."""
    return {int(word[1:]) for word in game.words if word[0] == "s" and word[1:].isdigit()}
