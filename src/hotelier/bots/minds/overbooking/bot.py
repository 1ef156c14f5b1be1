"""A trained player of Overbooking."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hotelier.bots.levels import Level
from hotelier.bots.minds.clock import Clock
from hotelier.bots.minds.overbooking.search import Outcome, Thinker
from hotelier.bots.minds.race import WORLDS_AT_ONCE, Heat, thinned
from hotelier.bots.minds.undisturbed import undisturbed
from hotelier.bots.net.net import Net
from hotelier.kernel.perspective import Perspective
from hotelier.overbooking.engine import OverbookingState

_SEEDS = 2**29
_FIRST_LOOK = 3
"""In how many worlds each choice is looked at before any round is played out."""


class OverbookingMind:
    """Looks at every choice, and plays the rest of the round out where its level says so."""

    def __init__(self, level: Level, net: Net, seed: int, *, seconds: float | None = None) -> None:
        self.level = level
        self.thinker = Thinker(net, level.rivalry, level.winning)
        self._chance = Random(seed)  # noqa: S311 - a bot's imagination needs no secrets
        self._seconds = seconds

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        return int(self.outcomes(seen)[0].choice)

    @undisturbed()
    def outcomes(self, seen: Perspective) -> list[Outcome]:
        """What each choice promises, the best first."""
        level = self.level
        clock = Clock(self._seconds)
        outcomes = self.judged(seen)
        if level.error:
            for outcome in outcomes:
                outcome.value += self._chance.gauss(0, level.error)
        outcomes.sort(key=_value, reverse=True)
        for heat in level.heats:
            outcomes[: heat.ways] = self._run(seen, outcomes[: heat.ways], heat, clock)
        return outcomes

    def judged(self, seen: Perspective) -> list[Outcome]:
        """What the net says of each choice, in the order of the choices; no round is played out."""
        looks = [self.thinker.outcomes(self._world(seen)) for _ in range(_FIRST_LOOK)]
        return [mean_of(list(of_choice)) for of_choice in zip(*looks, strict=True)]

    def _run(
        self, seen: Perspective, running: list[Outcome], heat: Heat, clock: Clock
    ) -> list[Outcome]:
        """Play the round out after each choice; who is given up first comes last."""
        given_up: list[Outcome] = []
        tried: list[list[Outcome]] = [[] for _ in running]
        for _ in range(0, heat.worlds, WORLDS_AT_ONCE):
            if len(running) == 1 or clock.is_over:
                break
            for _ in range(WORLDS_AT_ONCE):
                world = self._world(seen)
                for outcome, found in zip(running, tried, strict=True):
                    found.append(self.thinker.play_round_out(world, outcome.choice, seen.seat))
            best, behind = thinned([[o.value for o in found] for found in tried])
            given_up = [mean_of(tried[place]) for place in behind] + given_up
            running = [mean_of(tried[place]) for place in best]
            tried = [tried[place] for place in best]
        return running + given_up

    def tried(
        self, worlds: Sequence[OverbookingState], choices: Sequence[int]
    ) -> list[list[Outcome]]:
        """What choices lead to when the round is played out, all in the same imagined worlds."""
        return [
            [self.thinker.play_round_out(world, choice, world.seat) for world in worlds]
            for choice in choices
        ]

    def worlds(self, seen: Perspective, count: int) -> list[OverbookingState]:
        """So many worlds that fit what a seat knows."""
        return [self._world(seen) for _ in range(count)]

    def _world(self, seen: Perspective) -> OverbookingState:
        world = seen.imagine(self._chance.randrange(_SEEDS))
        assert isinstance(world, OverbookingState)
        return world


def _value(outcome: Outcome) -> float:
    return outcome.value


def mean_of(outcomes: list[Outcome]) -> Outcome:
    """What several worlds say of one choice."""
    mean = Outcome(outcomes[0].choice)
    share = 1 / len(outcomes)
    mean.own = sum(o.own for o in outcomes) * share
    mean.other = sum(o.other for o in outcomes) * share
    mean.win = sum(o.win for o in outcomes) * share
    mean.value = sum(o.value for o in outcomes) * share
    return mean
