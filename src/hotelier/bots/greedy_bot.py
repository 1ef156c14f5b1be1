"""A bot that takes the choice after which its position looks best."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.bots.own_chance import own_chance
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State

Estimate = Callable[[State, int], float]
"""How good a position is for a seat, in points it hopes for at the end."""
Settled = Callable[[State], bool]
"""Whether nothing of what was begun is still open, so that a position can be judged."""

_FURTHEST = 24


class GreedyBot:
    """Looks one choice ahead, and on to where what it began is finished.

    It judges an imagined position: what it cannot see is drawn at random.
    """

    def __init__(self, seed: int, estimate: Estimate, settled: Settled) -> None:
        self._chance = own_chance(seed)
        self._estimate = estimate
        self._settled = settled

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        world = seen.imagine(int(self._chance.below(1 << 29)))
        return self._best(world, seen.seat)[0]

    def _best(self, world: State, seat: int) -> tuple[int, float]:
        """The best choice and how good it is, each followed up greedily."""
        best, best_value = world.choices[0], float("-inf")
        for choice in world.choices:
            after = world.clone()
            after.apply(choice)
            value = self._followed_up(after, seat)
            if value > best_value:
                best, best_value = choice, value
        return best, best_value

    def _followed_up(self, world: State, seat: int) -> float:
        """Finish what is open by single steps that look best at once, then judge."""
        for _ in range(_FURTHEST):
            if world.over or world.seat != seat or self._settled(world):
                break
            world = max(
                (self._after(world, choice) for choice in world.choices),
                key=lambda after: self._estimate(after, seat),
            )
        return self._estimate(world, seat)

    @staticmethod
    def _after(world: State, choice: int) -> State:
        after = world.clone()
        after.apply(choice)
        return after
