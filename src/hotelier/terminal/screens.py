"""The picture of a position in a terminal, by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType

from hotelier.kernel.rules import View
from hotelier.terminal import austria_screen, overbooking_screen

Screen = Callable[[View, Sequence[str]], RenderableType]
"""Draws a view; the second value are the names of the players."""

SCREENS: Final[dict[str, Screen]] = {
    "austria": austria_screen.draw,
    "overbooking": overbooking_screen.draw,
}
