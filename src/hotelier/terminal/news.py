"""What happened, as a seat may know it, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from hotelier.kernel.game import Game, Step
from hotelier.kernel.state import Event
from hotelier.terminal.sheet import OMITTED, Part
from hotelier.words import say, text

_LINES = (14, 6, 3, 1)
"""How many lines of news are shown, by how much room there is."""
_WEIGHTS = (10, 50, 90, 200)
"""News make room first and last: a line of them is worth more than what is known already."""


def news(game: Game, step: Step, seat: int | None, names: Sequence[str]) -> list[str]:
    """What a choice set off."""
    return told(game, step.events, seat, names)


def told(game: Game, events: Iterable[Event], seat: int | None, names: Sequence[str]) -> list[str]:
    """What some events say."""
    lines = []
    for event in events:
        seen = game.rules.seen_by(event, seat)
        if seen is not None:
            lines.append(say(game.rules.tell(seen), names=names))
    return lines


def since(game: Game, step: int, seat: int | None, names: Sequence[str]) -> list[str]:
    """What happened after so many choices; from the beginning also what came before the first."""
    lines = told(game, game.opening, seat, names) if step == 0 else []
    for later in game.steps[step:]:
        lines += news(game, later, seat, names)
    return lines


def part_of_news(lines: Sequence[str]) -> Part:
    """The latest news, as much of it as there is room for."""
    return Part((*(_latest(lines, most) for most in _LINES), OMITTED), _WEIGHTS)


def _latest(lines: Sequence[str], most: int) -> RenderableType:
    if not lines:
        return OMITTED
    shown = list(lines[-most:])
    if before := len(lines) - len(shown):
        shown.insert(0, text("terminal-more-news", count=before))
    return Text("\n".join(shown), style="dim")
