"""Long random play alone, over all combinations of options; every position is checked.

    python -m tests.solo.soak --games 5000 --seed 0
"""

from __future__ import annotations

import argparse
import itertools
import sys
from multiprocessing import Pool

from hotelier.austria.actions import PASS
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.chance import Chance
from tests.solo.invariants import check

FIXED = {"players": ("1",), "hands": ("standard",)}
NAMES = [option.name for option in AUSTRIA.options]
WAYS = list(itertools.product(*(FIXED.get(o.name, o.values) for o in AUSTRIA.options)))


def play(seed: int) -> int:
    """One random game; the seed also picks the options. Returns the number of choices."""
    options = dict(zip(NAMES, WAYS[seed % len(WAYS)], strict=True))
    table = AUSTRIA.deal(AUSTRIA.settle(options), seed)
    table.events = None
    chance = Chance(seed)
    choices = 0
    # Random players pass a lot; in every other cycle they do not.
    eager = seed // len(WAYS) % 2 == 1
    check(table)
    while not table.over:
        offered = [c for c in table.choices if not eager or c != PASS] or table.choices
        table.apply(offered[chance.below(len(offered))])
        choices += 1
        check(table)
    return choices


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with Pool(2) as pool:
        choices = sum(pool.imap_unordered(play, seeds, chunksize=50))
    sys.stdout.write(
        f"{wanted.games} games alone over {len(WAYS)} combinations of options, "
        f"seeds {seeds[0]} to {seeds[-1]}, {choices} choices, every position sound\n"
    )


if __name__ == "__main__":
    main()
