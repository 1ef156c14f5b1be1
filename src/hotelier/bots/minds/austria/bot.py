"""A trained player of Grand Austria Hotel."""

from __future__ import annotations

from random import Random

from hotelier.austria.engine import Austria
from hotelier.bots.levels import Level
from hotelier.bots.minds.austria.roll import Way, best_first, try_out, ways_of
from hotelier.bots.minds.austria.search import Taste, Thinker
from hotelier.bots.minds.clock import Clock
from hotelier.bots.net.net import Net
from hotelier.kernel.perspective import Perspective

_SEEDS = 2**29


class AustriaMind:
    """Thinks over whole turns and remembers the plan until something unforeseen happens."""

    def __init__(self, level: Level, net: Net, seed: int, *, seconds: float | None = None) -> None:
        self.level = level
        self.thinker = Thinker(net, Taste(level.rivalry, level.winning))
        self._chance = Random(seed)  # noqa: S311 - a bot's imagination needs no secrets
        self._seconds = seconds
        self._plan: list[tuple[list[int], int]] = []

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        if not self._plan or self._plan[0][0] != legal:
            self._plan = self._steps(seen)
        return self._plan.pop(0)[1]

    def ways(self, seen: Perspective, most: int = 1) -> list[Way]:
        """Ways to play from here to the end of the turn, the best first.

        A level that tries ways out gives all it tried; another one so many at most.
        """
        level = self.level
        clock = Clock(self._seconds)
        world = self._world(seen)
        ends = self.thinker.ends(world, level.width)
        if level.error:
            for end in ends:
                end.value += self._chance.gauss(0, level.error)
            ends.sort(key=lambda end: end.value, reverse=True)
        ways = ways_of(ends, world.reveals, level.ways or most)
        if level.ways:
            self._try_out(seen, ways, clock)
        return ways

    def _try_out(self, seen: Perspective, ways: list[Way], clock: Clock) -> None:
        field = list(ways)
        for count in self.level.worlds:
            if len(field) == 1:
                break
            for _ in range(count):
                if clock.is_over:
                    break
                try_out(self.thinker, field, [self._world(seen)], self.level.narrow)
            best_first(field)
            del field[max(2, (len(field) + 1) // 2) :]
        # Those tried most were the best of their stage: they go before the rest.
        ways.sort(key=lambda way: (int(way.tried), way.value), reverse=True)

    def _steps(self, seen: Perspective) -> list[tuple[list[int], int]]:
        """The best way as choices, each with the choices there will be."""
        way = self.ways(seen)[0]
        nodes = way.end.path()
        steps: list[tuple[list[int], int]] = []
        for node, choice in zip(nodes, way.choices, strict=False):
            before = node.parent.table if node.parent is not None else None
            if before is not None:
                steps.append((list(before.choices), choice))
        return steps

    def _world(self, seen: Perspective) -> Austria:
        world = seen.imagine(self._chance.randrange(_SEEDS))
        assert isinstance(world, Austria)
        return world
