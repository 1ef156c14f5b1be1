"""A trained player of Grand Austria Hotel."""

from __future__ import annotations

from random import Random
from typing import Final

from hotelier.austria.engine import Austria
from hotelier.bots.levels import Level
from hotelier.bots.minds.austria.crew import Crew
from hotelier.bots.minds.austria.roll import Way, ways_of
from hotelier.bots.minds.austria.search import Taste, Thinker, seen_key
from hotelier.bots.minds.clock import Clock
from hotelier.bots.minds.race import WORLDS_AT_ONCE, Heat, thinned
from hotelier.bots.minds.undisturbed import undisturbed
from hotelier.bots.net.net import Net
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State

Step = tuple[int, int]
"""A step of a plan: the key of the position it is meant for, and the choice."""

_SEEDS: Final = 2**29


class AustriaMind:
    """Thinks over whole turns and remembers the plan until something unforeseen happens."""

    def __init__(
        self,
        level: Level,
        net: Net,
        seed: int,
        *,
        seconds: float | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.level = level
        self.thinker = Thinker(net, Taste(level.rivalry, level.winning))
        self._chance = Random(seed)  # noqa: S311 - a bot's imagination needs no secrets
        self._seconds = seconds
        self._crew = crew or Crew()
        self._plan: list[Step] = []

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        here = self._here(seen)
        if not self._plan or self._plan[0][0] != here:
            self._plan = self._steps(seen)
        return self._plan.pop(0)[1]

    @undisturbed()
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
        heats = level.heats
        ways = ways_of(ends, world.reveals, heats[0].ways if heats else most)
        for heat in heats:
            self._run(seen, ways, heat, heat.worlds_with(len(world.hotels)), clock)
        return ways

    def _run(
        self, seen: Perspective, ways: list[Way], heat: Heat, most_worlds: int, clock: Clock
    ) -> None:
        """Try the best ways; who is given up first comes last.

        Who was given up in a heat before may start again: looked at further, it may be better.
        """
        running = ways[: heat.ways]
        given_up: list[Way] = []
        for way in running:
            way.fared.clear()
        for _ in range(0, most_worlds, WORLDS_AT_ONCE):
            if len(running) == 1 or clock.is_over:
                break
            worlds = [self._world(seen) for _ in range(WORLDS_AT_ONCE)]
            self._crew.try_out(self.thinker, running, worlds, heat)
            best, behind = thinned([way.fared for way in running])
            given_up = [running[place] for place in behind] + given_up
            running = [running[place] for place in best]
        ways[: heat.ways] = running + given_up

    def _steps(self, seen: Perspective) -> list[Step]:
        """The best way to play from here."""
        way = self.ways(seen)[0]
        nodes = way.end.path()
        steps: list[Step] = []
        for node, choice in zip(nodes, way.choices, strict=False):
            before = node.parent.table if node.parent is not None else None
            if before is not None:
                steps.append((seen_key(before, before.seat), choice))
        return steps

    def _here(self, seen: Perspective) -> int:
        """Where the seat is: others may have chosen for it since it made its plan."""
        world = _austria(seen.imagine(0))
        return seen_key(world, world.seat)

    def _world(self, seen: Perspective) -> Austria:
        return _austria(seen.imagine(self._chance.randrange(_SEEDS)))


def _austria(state: State) -> Austria:
    assert isinstance(state, Austria)
    return state
