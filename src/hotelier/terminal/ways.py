"""Ways to play as the coach tells them: what each of them promises, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table as Grid

from hotelier.coach import Advice
from hotelier.kernel.game import Game
from hotelier.kernel.numbers import percent, tenths
from hotelier.words import say, text
from hotelier.words.names import names_of, rival_of

_NUMBERS: Final = ("own", "other", "win", "loss")


def ways_table(title: str, ways: Sequence[Advice], game: Game) -> Grid:
    """A row for each way: the words to type for it, its steps, its reasons, and its numbers."""
    names = names_of(game)
    headings = {number: text(f"terminal-hint-{number}") for number in _NUMBERS}
    if rival := rival_of(game):
        headings["other"] = rival
    grid = Grid(title=title, box=box.SIMPLE_HEAD)
    grid.add_column(text("terminal-hint-way"))
    for heading in headings.values():
        grid.add_column(heading, justify="right")
    for way in ways:
        steps = [say(step, names=names) for step in way.steps]
        grid.add_row(
            "\n".join([" ".join(way.tokens), *steps, *reasons_of(way, names), ""]),
            say(tenths(way.own)),
            say(tenths(way.other)),
            say(percent(way.win)),
            say(tenths(way.loss)),
        )
    return grid


def reasons_of(advice: Advice, names: Sequence[str]) -> list[str]:
    """Why, in sentences."""
    return [say(reason, names=names) for reason in advice.reasons]
