"""The console that games and tables are shown on."""

from __future__ import annotations

from rich.console import Console


def console(width: int | None = None) -> Console:
    """Nothing is markup: names of people, bots and files may look like it, and mean none."""
    return Console(width=width, markup=False, emoji=False)
