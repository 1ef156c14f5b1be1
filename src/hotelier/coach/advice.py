"""The best choices of any position, as its seat sees it."""

from __future__ import annotations

from dataclasses import replace

from hotelier.bots.levels import Level
from hotelier.bots.net.weights import DamagedWeights
from hotelier.bots.trained import net_of
from hotelier.coach.advised import Advice, Coach
from hotelier.coach.austria import AustriaCoach
from hotelier.coach.overbooking import OverbookingCoach
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.perspective import Perspective


class NoCoach(HotelierError):
    """The coach cannot think, and why."""


def coach_of(game: str, level: Level, seed: int) -> Coach:
    """A coach of a game; the same seed gives the same advice.

    It gives as much thought as the level does, without the mistakes that make a level gentle.
    """
    try:
        net = net_of(game)
    except DamagedWeights as error:
        raise NoCoach(str(error)) from error
    made = AustriaCoach if game == "austria" else OverbookingCoach
    return made(replace(level, error=0.0), net, seed)


def advice(seen: Perspective, level: Level, seed: int = 0, most: int = 3) -> list[Advice]:
    """At most so many ways to play, the best first; none where the seat is not to choose.

    The first is what a bot of this level and seed would choose, if it makes no mistakes.
    """
    if not seen.legal:
        return []
    return coach_of(seen.rules.name, level, seed).advised(seen, most)
