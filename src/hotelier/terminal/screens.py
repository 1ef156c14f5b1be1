"""How each game looks in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType

from hotelier.kernel.rules import View
from hotelier.terminal.austria import board as austria_board
from hotelier.terminal.austria import cards as austria_cards
from hotelier.terminal.austria import dice as austria_dice
from hotelier.terminal.menu import Entry
from hotelier.terminal.overbooking import board as overbooking_board
from hotelier.terminal.overbooking import hand as overbooking_hand
from hotelier.terminal.overbooking import piles as overbooking_piles
from hotelier.terminal.sheet import Part

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Screen:
    """What the terminal has to know of a game besides its rules."""

    board: Callable[[View, Names], list[Part]]
    """A position as somebody sees it."""
    menu: Callable[[View, Sequence[Entry]], list[Part]]
    """The choices of a decision."""
    cards: Callable[[View, Names], RenderableType]
    """Cards that are shown on demand."""


SCREENS: Final[dict[str, Screen]] = {
    "austria": Screen(austria_board.draw, austria_dice.menu, austria_cards.shown),
    "overbooking": Screen(overbooking_board.draw, overbooking_hand.menu, overbooking_piles.shown),
}
