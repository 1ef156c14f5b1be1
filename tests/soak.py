"""Long random play over all combinations of options; every position is checked for soundness.

python -m tests.soak --game austria --games 20000 --seed 0
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable
from multiprocessing import Pool
from typing import Any

from hotelier.games import game_named
from hotelier.kernel.chance import Chance
from hotelier.kernel.state import State
from tests.austria import invariants as austria


def check_choices(state: State) -> None:
    """What holds in every position of any game."""
    assert bool(state.choices) != state.over
    assert len(set(state.choices)) == len(state.choices)


CHECKS: dict[str, Callable[[Any], None]] = {"austria": austria.check, "overbooking": check_choices}
"""By game: what must hold in every position."""


def play(game: str, seed: int) -> int:
    """One random game; the seed also picks the options. Returns the number of choices."""
    rules = game_named(game)
    ways = list(itertools.product(*(option.values for option in rules.options)))
    names = [option.name for option in rules.options]
    options = dict(zip(names, ways[seed % len(ways)], strict=True))
    state = rules.deal(rules.settle(options), seed)
    chance = Chance(seed)
    choices = 0
    check = CHECKS[game]
    check(state)
    while not state.over:
        state.apply(state.choices[chance.below(len(state.choices))])
        choices += 1
        check(state)
    return choices


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="austria")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with Pool() as pool:
        choices = sum(pool.starmap(play, ((wanted.game, seed) for seed in seeds), chunksize=50))
    sys.stdout.write(
        f"{wanted.games} games of {wanted.game}, seeds {seeds[0]} to {seeds[-1]}, "
        f"{choices} choices, every position sound\n"
    )


if __name__ == "__main__":
    main()
