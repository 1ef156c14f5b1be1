"""What happened between two turns of a seat: what chance did, and what the others did.

Whenever a choice lets dice roll or cards turn up, the same choice is made again in worlds that
differ from the true one by chance alone. What the position promises after what truly came, less
what it promises on average after what might have come, is luck. What it promises after somebody
else's choices, less what it promised before them, is the others' doing: before them it is taken for
granted that they play as well as the coach would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, Protocol

from hotelier.kernel.game import Game
from hotelier.kernel.luck import begin_chance, luck
from hotelier.kernel.state import State

_WORLDS: Final = 4
"""How often chance is imagined otherwise, for each choice it had a part in."""
_SEEDS: Final = 2**29


class Foresight(Protocol):
    """Says what a position promises a seat, played on to its next turn; chance comes by a seed."""

    def promise(self, position: State, seat: int, seed: int) -> float:
        """The chance to win at a decision of anybody, or at the end of the game."""

    def promise_after(self, position: State, choice: int, seat: int, seed: int) -> float:
        """The same after a choice, before the dice and cards of the next round."""


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What changed the chance to win of a seat while it had nothing to choose."""

    luck: float
    others: float


class Fortune:
    """Looks at what lies between the turns of a seat."""

    def __init__(self, game: Game, seat: int, foresight: Foresight, seed: int) -> None:
        self._game = game
        self._seat = seat
        self._foresight = foresight
        self._chance = Random(seed)  # noqa: S311 - imagination needs no secrets

    def between(self, first: int, until: int) -> Meanwhile:
        """From a step of the seat up to its next turn, or to the end of the game."""
        fortune = others = 0.0
        promised: float | None = None
        for number in range(first, until):
            step = self._game.steps[number]
            foreign = step.seat != self._seat
            if not (foreign or step.revealed):
                continue
            seeds = [self._chance.randrange(_SEEDS) for _ in range(_WORLDS)]
            before = self._game.state_at(number)
            if foreign and promised is None:
                promised = self._promised(before, seeds)
            if promised is not None and foreign and (step.revealed or self._goes_on_to(number + 1)):
                settled = self._settled(before, step.choice, seeds)
                others += settled - promised
                promised = settled
            if step.revealed:
                promised = self._promised(self._game.state_at(number + 1), seeds)
                fortune += promised - self._expected(before, step.choice, seeds)
        return Meanwhile(fortune, others)

    def _goes_on_to(self, number: int) -> bool:
        """Whether somebody else is to choose after the step before."""
        steps = self._game.steps
        return number == len(steps) or steps[number].seat != steps[number - 1].seat

    def _promised(self, position: State, seeds: Sequence[int]) -> float:
        """What a position promises, whatever chance brings from there on."""
        return fmean(self._foresight.promise(position, self._seat, seed) for seed in seeds)

    def _settled(self, position: State, choice: int, seeds: Sequence[int]) -> float:
        """The same after a choice, before new dice and cards."""
        return fmean(
            self._foresight.promise_after(position, choice, self._seat, seed) for seed in seeds
        )

    def _expected(self, position: State, choice: int, seeds: Sequence[int]) -> float:
        """The same after a choice, on average over the dice and cards it might have brought."""
        return fmean(
            self._foresight.promise(applied(position, choice, seed), self._seat, seed)
            for seed in seeds
        )


def with_chance(position: State, seed: int) -> State:
    """The same position; dice and cards come by a seed."""
    world = position.clone()
    begin_chance(world, luck(seed))
    return world


def applied(position: State, choice: int, seed: int) -> State:
    """What a choice leads to where chance comes by a seed."""
    world = with_chance(position, seed)
    world.apply(choice)
    return world


def share_of_victory(ended: State, seat: int) -> float:
    """What a finished game was for a seat: 1 for a victory, a part of it if shared, or 0."""
    winners = ended.winners()
    return 1 / len(winners) if seat in winners else 0.0
