"""The best choices of any position, as its seat sees it."""

from __future__ import annotations

from dataclasses import replace

from hotelier.bots.levels import Level
from hotelier.bots.minds.austria.crew import crew_of
from hotelier.bots.net.weights import DamagedWeights
from hotelier.bots.trained import net_of
from hotelier.coach.advised import Advice, Coach
from hotelier.coach.austria import AustriaCoach
from hotelier.coach.overbooking import OverbookingCoach
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.perspective import Perspective


class NoCoach(HotelierError):
    """The coach cannot think, and why."""


def coach_of(game: str, level: Level, seed: int, helpers: int = 0) -> Coach:
    """A coach of a game; the same seed gives the same advice.

    It gives as much thought as the level does, without the mistakes that make a level gentle;
    so many further processes help it.
    """
    try:
        net = net_of(game)
    except DamagedWeights as error:
        raise NoCoach(error.told) from error
    level = replace(level, error=0.0)
    if game == "austria":
        return AustriaCoach(level, net, seed, crew_of(helpers))
    return OverbookingCoach(level, net, seed)


def advice(
    seen: Perspective, level: Level, seed: int = 0, most: int = 3, helpers: int = 0
) -> list[Advice]:
    """At most so many ways to play, the best first; none where the seat is not to choose.

    A bot of this level chooses one of them, if it makes no mistakes: mostly the first.
    """
    if not seen.legal:
        return []
    return coach_of(seen.rules.name, level, seed, helpers).advised(seen, most)
