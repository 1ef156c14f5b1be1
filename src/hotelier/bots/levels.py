"""The levels: how much thought each gives to a turn, counted in positions and not in seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.bots.minds.race import Heat


@dataclass(frozen=True, slots=True)
class Level:
    """How a trained bot thinks."""

    name: str
    width: int
    """How many positions it keeps at each step of a turn."""
    heats: tuple[Heat, ...] = ()
    """How it tries the best ways to play the turn in imagined worlds, if it does."""
    error: float = 0.0
    """By how many points it easily misjudges a way to play: what makes a gentle opponent."""
    rivalry: float = 0.3
    winning: float = 10.0


AUSTRIA_LEVELS: Final = (
    Level("apprentice", width=1, error=24.0),
    Level("waiter", width=3, error=8.0),
    Level("concierge", width=8, error=3.0),
    Level(
        "director",
        width=40,
        heats=(Heat(24, worlds=8, narrow=6), Heat(6, worlds=16, turns=3, narrow=6)),
    ),
)
OVERBOOKING_LEVELS: Final = (
    Level("apprentice", width=1, error=6.0),
    Level("waiter", width=1, error=1.5),
    Level("concierge", width=1, heats=(Heat(3, worlds=2),), error=1.0, rivalry=0.5, winning=6.0),
    Level("director", width=1, heats=(Heat(8, worlds=52),), rivalry=0.5, winning=6.0),
)
LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    "austria": AUSTRIA_LEVELS,
    "overbooking": OVERBOOKING_LEVELS,
}
LEVEL_NAMES: Final = tuple(level.name for level in AUSTRIA_LEVELS)


def level_named(game: str, name: str) -> Level:
    """A level of a game; raises KeyError."""
    return {level.name: level for level in LEVELS[game]}[name]
