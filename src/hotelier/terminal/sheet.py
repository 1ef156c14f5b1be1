"""A screen made of parts that fit together into the height of a terminal.

Every part knows how it looks best and how it looks where there is little room. Whoever has a
high window sees everything; in a low one the less important parts become short first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType

OMITTED: RenderableType = Group()
"""The last way of a part that may be missing altogether."""


@dataclass(frozen=True, slots=True)
class Part:
    """The ways to show something, the best one first, and when each next one is taken.

    Where there is not enough room, the step with the least weight on the whole screen is taken
    first.
    """

    ways: tuple[RenderableType, ...]
    weights: tuple[int, ...] = ()
    """Of the step to the second way, to the third, and so on."""


def fitted(parts: Sequence[Part], console: Console, height: int | None) -> Group:
    """All parts, one below the other, as good as they fit; without a height all at their best."""
    shown = [part.ways[0] for part in parts]
    if height is not None:
        heights = [_height(console, part) for part in shown]
        taken = []
        for _, number, way in sorted(_steps(parts)):
            if sum(heights) <= height:
                break
            taken.append((number, shown[number], heights[number]))
            shown[number] = parts[number].ways[way]
            heights[number] = _height(console, shown[number])
        # A later, larger step may have made an earlier one needless.
        for number, better, lines in reversed(taken):
            if sum(heights) - heights[number] + lines <= height:
                shown[number], heights[number] = better, lines
    return Group(*shown)


def _steps(parts: Sequence[Part]) -> Iterator[tuple[int, int, int]]:
    """Every step that saves room: its weight, the part, and the way it leads to."""
    for number, part in enumerate(parts):
        for way, weight in enumerate(part.weights, start=1):
            yield weight, number, way


def _height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))
