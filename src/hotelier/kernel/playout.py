"""Random play to the end of a game: the innermost loop of search and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.kernel.chance import Chance
from hotelier.kernel.state import State


def play_out(state: State, chance: Chance, most: i64 = 1_000_000) -> i64:
    """Make random choices until the game is over, or so many; how many there were."""
    decisions: i64 = 0
    while not state.over and decisions < most:
        choices = state.choices
        state.apply(choices[chance.below(len(choices))])
        decisions += 1
    return decisions
