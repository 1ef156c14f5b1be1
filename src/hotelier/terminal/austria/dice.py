"""The dice of Grand Austria Hotel, on the table and in a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.terminal.menu import Entry, listed, number_of
from hotelier.terminal.sheet import Part
from hotelier.words import say, text

FACES: Final = "⚀⚁⚂⚃⚄⚅"
_STYLE: Final = "bold bright_white"
_FEW: Final = 8
"""Up to so many choices stand one below the other, with dice or without."""
_DICE: Final = ("austria-choice-die", "austria-choice-six")
"""The sentences of choices that take a die and nothing more."""
_BOOSTED: Final = "+"
_NO_DIE: Final = "·"


def dice_row(view: View) -> RenderableType:
    """The six action spaces side by side, with the dice on them."""
    row = Text()
    for space, dice in view["dice"].items():
        row.append((FACES[space - 1] + " ") * dice or f"{_NO_DIE} ", style=_STYLE)
        row.append(text(f"terminal-space-{space}") + "   ", style="" if dice else "dim")
    return row


def menu(view: View, entries: Sequence[Entry]) -> list[Part]:
    """All choices; many dice stand in two columns, as they are and boosted."""
    dice = {entry.word: entry for entry in entries if entry.message.id in _DICE}
    if len(dice) <= _FEW:
        return [Part((listed(entries),))]
    others = [entry for entry in entries if entry.word not in dice]
    return [Part((listed(others),)), Part((_two_columns(view, dice),))]


def _two_columns(view: View, dice: dict[str, Entry]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1, 0, 0), expand=True, header_style="dim")
    grid.add_column(no_wrap=True)
    for heading in ("plain", "boosted"):
        grid.add_column(justify="right", min_width=3)
        grid.add_column(text(f"terminal-column-{heading}"), ratio=1)
        grid.add_column(no_wrap=True, style="yellow")
    for word in dict.fromkeys(word.removesuffix(_BOOSTED) for word in dice):
        space = int(word[len("die")])
        faces = Text(FACES[space - 1] * view["dice"][space], style=_STYLE)
        grid.add_row(faces, *_cells(dice.get(word)), *_cells(dice.get(word + _BOOSTED)))
    return grid


def _cells(entry: Entry | None) -> tuple[Text, str, str]:
    """What to type, what it brings, and its price."""
    if entry is None:
        return Text(), "", ""
    what, krones = entry.message.values["what"], entry.message.values["krones"]
    assert isinstance(what, Message)
    return number_of(entry), say(what), text("terminal-price", krones=krones)
