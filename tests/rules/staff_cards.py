"""Hotels with staff cards, in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rules.position import Position, position

EDITIONS = ("revised", "2015")
ITEMS = ("strudel", "cake", "wine", "coffee")
ALL_ROOMS = " ".join(column + floor for floor in "1234" for column in "abcde")
TILES = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4")

Others = Mapping[int, Mapping[str, Any]] | None


def riches(game: Position) -> tuple[int, int, int]:
    """Krones, Emperor space, points."""
    return game.krones, game.emperor, game.points


def rise(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    return tuple(b - a for a, b in zip(before, after, strict=True))


def stock(**items: int) -> dict[str, int]:
    return {name: items.get(name, 0) for name in ITEMS}


def staff_offered(game: Position) -> set[str]:
    return {word for word in game.offered("s") if word[1:].isdigit()}


def with_staff(*staff: int, **mine: Any) -> Position:  # noqa: ANN401
    """A turn of a hotel with these cards on display; nothing happens unasked."""
    return position(staff=staff, show_forced=True, **mine)


def played(card: int, **mine: Any) -> Position:  # noqa: ANN401
    """The card has just been played for nothing; what it does when played is under way."""
    return position(hand=[card], dice={5: 6}, show_forced=True, **mine).do("die5", f"s{card}")
