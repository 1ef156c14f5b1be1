"""A screen made of parts that fit together into the height of a terminal.

Every part knows how it looks best and how it looks where there is little room. Whoever has a
high window sees everything; in a low one the less important parts become short first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines

Lines = list[list[Segment]]
"""What was drawn, line by line."""
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
    if height is None:
        return Group(*(part.ways[0] for part in parts))
    shown = [_lines(console, part.ways[0]) for part in parts]
    taken = []
    for _, number, way in sorted(_steps(parts)):
        if _height(shown) <= height:
            break
        taken.append((number, shown[number]))
        shown[number] = _lines(console, parts[number].ways[way])
    # A later, larger step may have made an earlier one needless.
    for number, better in reversed(taken):
        if _height(shown) - len(shown[number]) + len(better) <= height:
            shown[number] = better
    return Group(*(SegmentLines(lines, new_lines=True) for lines in shown))


def _steps(parts: Sequence[Part]) -> Iterator[tuple[int, int, int]]:
    """Every step that saves room: its weight, the part, and the way it leads to."""
    for number, part in enumerate(parts):
        for way, weight in enumerate(part.weights, start=1):
            yield weight, number, way


def _lines(console: Console, way: RenderableType) -> Lines:
    """What is measured is shown as it is: to draw it takes most of the time of a screen."""
    return console.render_lines(way, pad=False)


def _height(shown: Iterable[Lines]) -> int:
    return sum(map(len, shown))
