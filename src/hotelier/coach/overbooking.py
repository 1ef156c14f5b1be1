"""The coach of Overbooking: one choice at a time."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from hotelier.bots.levels import Level
from hotelier.bots.minds.overbooking.bot import OverbookingMind, mean_of
from hotelier.bots.minds.overbooking.search import Outcome
from hotelier.bots.minds.race import deviation
from hotelier.bots.net.net import Net
from hotelier.coach.advised import Advice
from hotelier.coach.fortune import applied, share_of_victory
from hotelier.coach.overbooking_reasons import Imagined, reasons_of_choice
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import Event, State
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.rules import OVERBOOKING

_TRIALS: Final = 16
"""In how many worlds choices prove themselves beside the best one."""
_ALSO: Final = 2
"""So many more than are told do: a race gives up early whom it need not rank."""
_TRUE_TO_SAID: Final = 0.7
"""How much of the difference between the odds of two choices in imagined worlds proves true."""
_SUREST: Final = 0.97
"""No world imagined makes surer than that."""


class OverbookingCoach:
    """Thinks as a bot of its level does."""

    def __init__(self, level: Level, net: Net, seed: int) -> None:
        self._mind = OverbookingMind(level, net, seed)

    def advised(self, seen: Perspective, most: int) -> list[Advice]:
        # What was given up was tried in fewer worlds than the best, or in none.
        choices = [int(outcome.choice) for outcome in self._mind.outcomes(seen)[: most + _ALSO]]
        trials = max([_TRIALS, *(heat.worlds for heat in self._mind.level.heats)])
        worlds = self._mind.worlds(seen, trials)
        proved = [mean_of(tried) for tried in self._mind.tried(worlds, choices)]
        proved.sort(key=lambda outcome: outcome.value, reverse=True)
        return self._told(seen, worlds, *proved[:most])

    def compared(self, seen: Perspective, following: Sequence[int]) -> tuple[Advice, Advice]:
        found = int(self._mind.outcomes(seen)[0].choice)
        # The best of many judgements is the luckiest too: both have to prove themselves.
        worlds = self._mind.worlds(seen, _TRIALS)
        tried = self._mind.tried(worlds, list(dict.fromkeys((found, following[0]))))
        best, played = mean_of(tried[0]), mean_of(tried[-1])
        doubt = deviation(*([outcome.value for outcome in tried[way]] for way in (0, -1)))
        if best.value - played.value <= doubt:
            (told,) = self._told(seen, worlds, played)
            return told, told
        told_best, told_played = self._told(seen, worlds, best, played)
        return told_best, told_played

    def slip(self, seen: Perspective, choices: Sequence[int]) -> int:  # noqa: ARG002
        return 0  # a turn is one choice

    def promise(self, position: State, seat: int, seed: int) -> float:
        if position.over:
            return share_of_victory(position, seat)
        # What lies face down decides most of it, so that only what the seat knows may count.
        table = OVERBOOKING.imagine(position, seat, seed)
        while not table.over and table.seat != seat:
            table.apply(self._mind.thinker.best(table))
        if table.over:
            return share_of_victory(table, seat)
        best = max(self._mind.thinker.outcomes(table), key=lambda outcome: outcome.value)
        return float(best.win)

    def promise_after(self, position: State, choice: int, seat: int, seed: int) -> float:
        return self.promise(applied(position, choice, seed), seat, seed)

    def _told(
        self, seen: Perspective, worlds: Sequence[OverbookingState], best: Outcome, *others: Outcome
    ) -> list[Advice]:
        """The best choice and others, as advice, with reasons from the worlds they were tried in.

        Worlds played to the end of the round tell choices apart, but are far too sure of who wins:
        in them hidden cards lie at random, and at the table somebody has put them there. How likely
        victory is after the best choice is therefore what the net says, who has seen many games.
        """
        promised = next(o.win for o in self._mind.judged(seen) if o.choice == best.choice)
        return [
            self._advice(
                seen,
                worlds,
                outcome,
                _chance(_odds(promised) + _TRUE_TO_SAID * (_odds(outcome.win) - _odds(best.win))),
                max(0.0, best.value - outcome.value),
            )
            for outcome in (best, *others)
        ]

    def _advice(
        self,
        seen: Perspective,
        worlds: Sequence[OverbookingState],
        outcome: Outcome,
        win: float,
        loss: float,
    ) -> Advice:
        choice = int(outcome.choice)
        rounds = [self._round(world, choice) for world in worlds]
        rules = seen.rules
        return Advice(
            (choice,),
            (rules.token(choice),),
            (rules.describe(seen.imagine(0), choice),),
            outcome.own,
            outcome.other,
            win,
            outcome.value,
            loss,
            tuple(reasons_of_choice(choice, seen.seat, rounds)),
        )

    def _round(self, before: OverbookingState, choice: int) -> Imagined:
        """The rest of the round in an imagined world, played by what the net thinks best."""
        after = before.clone()
        happened: list[Event] = []
        after.events = happened
        after.apply(choice)
        at_once = len(happened)
        while not after.over and after.round == before.round:
            after.apply(self._mind.thinker.best(after))
        return Imagined(before, after, happened, at_once)


def _odds(chance: float) -> float:
    chance = min(_SUREST, max(1 - _SUREST, chance))
    return log(chance / (1 - chance))


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))
