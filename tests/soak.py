"""Long random play over all combinations of options; every position is checked for soundness.

python -m tests.soak --game austria --games 20000 --seed 0
python -m tests.soak --game austria --only players=1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import cache
from multiprocessing import Pool
from typing import Any

from hotelier.games import game_named
from hotelier.kernel.chance import Chance
from tests.austria import invariants as austria
from tests.overbooking import invariants as overbooking
from tests.ways import every_way

CHECKS: dict[str, Callable[[Any], None]] = {
    "austria": austria.check,
    "overbooking": overbooking.check,
}
"""By game: what must hold in every position."""


@cache
def ways(game: str, only: str) -> list[dict[str, str]]:
    """The combinations of options to play, those with one value only if wanted."""
    name, _, value = only.partition("=")
    return [way for way in every_way(game_named(game)) if not only or way.get(name) == value]


def play(game: str, only: str, seed: int) -> int:
    """One random game; the seed also picks the options. Returns the number of choices."""
    rules = game_named(game)
    to_play = ways(game, only)
    state = rules.deal(to_play[seed % len(to_play)], seed)
    # Random players pass a lot; in every other cycle through the options they do not.
    eager = seed // len(to_play) % 2 == 1
    chance = Chance(seed)
    choices = 0
    check = CHECKS[game]
    check(state)
    while not state.over:
        offered = [c for c in state.choices if not eager or rules.token(c) != "pass"]
        offered = offered or state.choices
        state.apply(offered[chance.below(len(offered))])
        choices += 1
        check(state)
    return choices


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="austria")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="an option and its value, like players=1")
    wanted = parser.parse_args()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with Pool() as pool:
        games = ((wanted.game, wanted.only, seed) for seed in seeds)
        choices = sum(pool.starmap(play, games, chunksize=50))
    sys.stdout.write(
        f"{wanted.games} games of {wanted.game}, seeds {seeds[0]} to {seeds[-1]}, "
        f"{choices} choices, every position sound\n"
    )


if __name__ == "__main__":
    main()
