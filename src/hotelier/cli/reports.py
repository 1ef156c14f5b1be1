"""Tables of numbers on a console."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.table import Table as Grid

from hotelier.terminal.console import console

_WIDTH = 110


def print_report(report: Grid) -> None:
    """Wide enough for all columns, also where the output is no terminal."""
    console(max(console().width, _WIDTH)).print(report)


def report(title: str, words: Iterable[str], numbers: Iterable[str], caption: str = "") -> Grid:
    """A table without rows: its headings, those of numbers to the right."""
    grid = Grid(title=title, caption=caption or None, box=box.SIMPLE_HEAD)
    for heading in words:
        grid.add_column(heading)
    for heading in numbers:
        grid.add_column(heading, justify="right")
    return grid
