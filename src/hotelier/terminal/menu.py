"""The choices of a decision, each with the number and the word that may be typed for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.kernel.message import Message
from hotelier.words import say
from hotelier.words.names import names_of

_STYLE = "bold green"


class Entry(NamedTuple):
    """A choice as it stands in a menu."""

    number: int
    word: str
    message: Message
    says: str


def entries_of(game: Game) -> list[Entry]:
    """All choices of the decision awaited, in their order."""
    names = names_of(game)
    entries = []
    for number, choice in enumerate(game.legal, start=1):
        message = game.rules.describe(game.state, choice)
        says = say(message, names=names)
        entries.append(Entry(number, game.rules.token(choice), message, says))
    return entries


def listed(entries: Sequence[Entry]) -> RenderableType:
    """A line for each choice."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=3)
    grid.add_column(min_width=7)
    grid.add_column()
    for entry in entries:
        grid.add_row(
            Text(str(entry.number), style=_STYLE),
            Text(entry.word, style="green"),
            Text(entry.says),
        )
    return grid


def number_of(entry: Entry | None) -> Text:
    """What to type for a choice that is shown elsewhere; nothing where there is none."""
    return Text(str(entry.number), style=_STYLE) if entry else Text("")
