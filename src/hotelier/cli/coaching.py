"""What the commands `coach` and `review` share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from hotelier.bots.levels import LEVEL_NAMES
from hotelier.cli.worded import Function, flag
from hotelier.coach import Advice
from hotelier.kernel.errors import OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.numbers import rounded
from hotelier.terminal.ways import reasons_of
from hotelier.words import say, text

_THOROUGH: Final = LEVEL_NAMES[2:]
"""The gentler levels look at too little to advise anybody."""

seat_flag = flag("--seat", type=click.IntRange(min=1), says="cli-coach-seat")


def level_flag(default: str) -> Callable[[Function], Function]:
    return flag(
        "--level",
        type=click.Choice(_THOROUGH),
        default=default,
        show_default=True,
        says="cli-coach-level",
    )


def seat_wanted(game: Game, number: int | None, otherwise: int) -> int:
    """The seat of a number that people count from 1."""
    if number is None:
        return otherwise
    if number > int(game.options["players"]):
        raise OptionError(text("cli-coach-no-seat", number=number))
    return number - 1


def data_of(advice: Advice, names: Sequence[str]) -> dict[str, Any]:
    """An advice as JSON."""
    return {
        "choices": list(advice.tokens),
        "steps": [say(step, names=names) for step in advice.steps],
        "own": rounded(advice.own, 2),
        "other": rounded(advice.other, 2),
        "win": rounded(advice.win, 4),
        "loss": rounded(advice.loss, 2),
        "reasons": reasons_of(advice, names),
    }
