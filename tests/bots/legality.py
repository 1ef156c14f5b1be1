"""Whole games of one level in all kinds of options; every choice must be legal.

python -m tests.bots.legality --level director --decisions 10000
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from hotelier.bots import make_bot
from hotelier.bots.levels import LEVEL_NAMES
from hotelier.games import GAMES, game_named
from hotelier.kernel.perspective import Perspective
from tests.bots.agreed import random_way


def play(game: str, level: str, seed: int) -> int:
    """One game with random options; how many decisions the level made in it."""
    rules = game_named(game)
    way = random_way(game, Random(seed))
    state = rules.deal(way, seed)
    state.events = None
    bots = [make_bot(level, game, 100 * seed + seat) for seat in range(len(state.scores()))]
    decisions = 0
    while not state.over:
        seat = int(state.seat)
        choice = bots[seat].choose(Perspective(rules, state, seat))
        if choice not in state.choices:
            raise AssertionError(f"{level} chose {choice} in game {seed} of {game} with {way}.")
        state.apply(choice)
        decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", choices=LEVEL_NAMES, required=True)
    parser.add_argument("--game", choices=list(GAMES), default="austria")
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    made, seed = 0, wanted.seed
    while made < wanted.decisions:
        made += play(wanted.game, wanted.level, seed)
        sys.stdout.write(f"game {seed}: {made} legal choices so far\n")
        sys.stdout.flush()
        seed += 1
    games = seed - wanted.seed
    sys.stdout.write(f"{wanted.level}: {made} legal choices in {games} games of {wanted.game}\n")


if __name__ == "__main__":
    main()
