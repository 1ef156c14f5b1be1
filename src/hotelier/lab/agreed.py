"""Options as arguments of functions: players=3, leopold_hotel="sushi"."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.errors import OptionError
from hotelier.kernel.rules import Rules

WIN: Final = "win"
"""Rewards come at the end: 1 for winning alone, -1 shared by those who lost, in all 0."""
POINTS: Final = "points"
"""Rewards are the points that a step brings each seat; in all they are the final score."""


def agreed(rules: Rules, wanted: dict[str, object]) -> dict[str, str]:
    """Settled options from arguments; numbers are welcome, and _ stands for -."""
    return rules.settle({name.replace("_", "-"): str(value) for name, value in wanted.items()})


def gains_points(reward: str) -> bool:
    """Whether rewards are points; complains of what is no reward."""
    if reward not in (WIN, POINTS):
        raise OptionError(f"'{reward}' is no reward: {WIN}, {POINTS}.")
    return reward == POINTS
