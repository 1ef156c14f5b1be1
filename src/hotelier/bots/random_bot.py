"""A bot that takes any legal choice."""

from __future__ import annotations

from hotelier.bots.own_chance import own_chance
from hotelier.kernel.perspective import Perspective


class RandomBot:
    """Every legal choice is as good as any other."""

    def __init__(self, seed: int) -> None:
        self._chance = own_chance(seed)

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal
        return legal[self._chance.below(len(legal))]
