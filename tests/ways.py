"""All the ways a game can be agreed on."""

from __future__ import annotations

import itertools
import random
from contextlib import suppress
from functools import cache

from hotelier.kernel.errors import OptionError
from hotelier.kernel.rules import Rules


@cache
def every_way(rules: Rules) -> list[dict[str, str]]:
    """Every combination of options that the game accepts."""
    names = [option.name for option in rules.options]
    found: list[dict[str, str]] = []
    for values in itertools.product(*(option.values for option in rules.options)):
        wanted = dict(zip(names, values, strict=True))
        with suppress(OptionError):
            found.append(rules.settle(wanted))
    return found


def some_ways(rules: Rules, most: int) -> list[dict[str, str]]:
    """So many ways at the most, from all over them, always the same."""
    ways = every_way(rules)
    return random.Random(7).sample(ways, min(most, len(ways)))
