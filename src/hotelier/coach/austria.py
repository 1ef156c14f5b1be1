"""The coach of Grand Austria Hotel: whole turns, up to the first thing nobody can foresee."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hotelier.austria.engine import Austria, advance
from hotelier.austria.own_turn import apply_within
from hotelier.bots.levels import Level
from hotelier.bots.minds.austria.bot import AustriaMind
from hotelier.bots.minds.austria.crew import Crew
from hotelier.bots.minds.austria.roll import Way
from hotelier.bots.minds.austria.search import Node
from hotelier.bots.minds.race import Heat, deviation
from hotelier.bots.net.net import Net
from hotelier.coach.advised import Advice
from hotelier.coach.austria_reasons import reasons_of_turn
from hotelier.coach.fortune import share_of_victory, with_chance
from hotelier.kernel.message import Message
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import Event, State

_SEEDS: Final = 2**29
_HEAT: Final = Heat(2, worlds=8, turns=2, narrow=3)
"""How a turn as it was played is compared with the best way, by a level that tries none out."""
_ALSO: Final = 2
"""So many ways more than are told prove themselves: a race gives up early whom it need not rank."""


class AustriaCoach:
    """Thinks as a bot of its level does."""

    def __init__(self, level: Level, net: Net, seed: int, crew: Crew) -> None:
        self._level = level
        self._mind = AustriaMind(level, net, seed, crew=crew)
        self._crew = crew
        # Where many worlds are played on, half the thought must do.
        self._glance = max(1, level.width // 2)
        # Not the chance of the mind: ways are those that a bot of this seed would think of.
        self._chance = Random(seed)  # noqa: S311 - imagination needs no secrets

    def advised(self, seen: Perspective, most: int) -> list[Advice]:
        ways = self._mind.ways(seen, most)
        if self._level.heats and most > 1:
            # Who was given up was tried in fewer worlds, or less far, than the best.
            ways = ways[: most + _ALSO]
            self._prove(seen, ways)
            ways.sort(key=lambda way: way.value, reverse=True)
        return [self._told(seen, way, ways[0].value) for way in ways[:most]]

    def compared(self, seen: Perspective, following: Sequence[int]) -> tuple[Advice, Advice]:
        found = self._mind.ways(seen)[0]
        world = self._world(seen)
        best = self._way(world, found.choices)
        played = self._way(world, following)
        if best.choices == played.choices:
            best = played
        else:
            # The best of many judgements is the luckiest too: both ways have to prove themselves.
            self._prove(seen, [best, played])
        if best is played or best.value - played.value <= deviation(best.fared, played.fared):
            told = self._told(seen, played, played.value)
            return told, told
        return self._told(seen, best, best.value), self._told(seen, played, best.value)

    def slip(self, seen: Perspective, choices: Sequence[int]) -> int:
        table = self._world(seen)
        seat = int(table.seat)
        worst, most = 0, 0.0
        promised = self._end(table, seat, going=True).value
        for place, choice in enumerate(choices):
            going = apply_within(table, choice)
            left = self._end(table, seat, going=going).value
            if promised - left > most:
                worst, most = place, promised - left
            promised = left
        return worst

    def _prove(self, seen: Perspective, ways: list[Way]) -> None:
        """Try ways in the same worlds, so that they can be compared."""
        heat = self._level.heats[-1] if self._level.heats else _HEAT
        for way in ways:
            way.fared.clear()
        first = self._world(seen)
        more = heat.worlds_with(len(first.hotels)) - 1
        worlds = [first, *(self._world(seen) for _ in range(more))]
        self._crew.try_out(self._mind.thinker, ways, worlds, heat)

    def promise(self, position: State, seat: int, seed: int) -> float:
        return self._promise(_austria(with_chance(position, seed)), seat)

    def promise_after(self, position: State, choice: int, seat: int, seed: int) -> float:
        table = _austria(with_chance(position, seed))
        going = apply_within(table, choice)
        return self._promise(table, seat) if going else self._promise_onward(table, seat)

    def _promise(self, table: Austria, seat: int) -> float:
        """What is promised to a seat while anybody has to choose."""
        if table.over:
            return share_of_victory(table, seat)
        end = self._mind.thinker.ends(table, self._glance)[0]
        return float(end.win) if table.seat == seat else self._promise_onward(end.table, seat)

    def _promise_onward(self, ended: Austria, seat: int) -> float:
        """The same where a turn has ended; it is judged here if dice or cards come next."""
        table = ended.clone()
        advance(table)
        if table.reveals != ended.reveals and not table.over:
            return float(self._mind.thinker.judge_position(ended, seat).win)
        return self._promise(table, seat)

    def _way(self, world: Austria, choices: Sequence[int]) -> Way:
        """As many of the choices as can be foreseen, judged by where the turn then ends."""
        table = world.clone()
        seat = int(world.seat)
        taken: list[int] = []
        going = True
        for choice in choices:
            if table.seat != seat or choice not in table.choices:
                break
            going = apply_within(table, choice)
            taken.append(choice)
            if not going or table.reveals != world.reveals:
                break
        return Way(taken, self._end(table, seat, going=going))

    def _end(self, table: Austria, seat: int, *, going: bool) -> Node:
        if going and table.seat == seat:
            return self._mind.thinker.ends(table, self._level.width)[0]
        return self._mind.thinker.judge_position(table, seat)

    def _told(self, seen: Perspective, way: Way, best: float) -> Advice:
        rules = seen.rules
        before = _austria(seen.imagine(0))
        after = before.clone()
        happened: list[Event] = []
        after.events = happened
        steps: list[Message] = []
        for choice in way.choices:
            steps.append(rules.describe(after, choice))
            apply_within(after, choice)
        return Advice(
            tuple(way.choices),
            tuple(rules.token(choice) for choice in way.choices),
            tuple(steps),
            way.own,
            way.other,
            way.win,
            way.value,
            max(0.0, best - way.value),
            tuple(reasons_of_turn(before, after, seen.seat, happened)),
        )

    def _world(self, seen: Perspective) -> Austria:
        return _austria(seen.imagine(self._chance.randrange(_SEEDS)))


def _austria(state: State) -> Austria:
    assert isinstance(state, Austria)
    return state
