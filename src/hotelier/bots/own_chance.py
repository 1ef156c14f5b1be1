"""Chance of a bot's own: whatever its seed, never the numbers that a table draws."""

from __future__ import annotations

from hotelier.kernel.chance import Chance
from hotelier.kernel.luck import SMALL_SEEDS


def own_chance(seed: int) -> Chance:
    """A generator for a bot.

    Seeds of tables are small ones, and those of bots often come from them, 0 from 0: so a bot has
    one of the others.
    """
    return Chance(SMALL_SEEDS + seed % SMALL_SEEDS)
