"""How fast the engine is: random play and copies on one core."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from hotelier.kernel.chance import Chance
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State

_CLONES_AT_A_TIME = 200


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured, per second."""

    game: str
    players: int
    decisions: float
    games: float
    clones: float
    choices_per_game: float


def measure(rules: Rules, players: int, seconds: float, seed: int) -> Speed:
    """Random play for so long, then copies of positions met on the way for half as long."""
    options = rules.settle({"players": str(players)})
    chance = Chance(seed)
    samples: list[State] = []
    games = decisions = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds or games == 0:
        state = rules.deal(options, seed + games)
        state.events = None
        decisions += _play_out(state, chance, samples if games < 8 else None)
        games += 1
    clones, clone_time = _copy(samples, seconds / 2)
    return Speed(
        rules.name, players, decisions / spent, games / spent, clones / clone_time, decisions / games
    )


def _play_out(state: State, chance: Chance, samples: list[State] | None) -> int:
    """Random choices to the end; how many there were."""
    decisions = 0
    while not state.over:
        choices = state.choices
        state.apply(choices[chance.below(len(choices))])
        decisions += 1
        if samples is not None and decisions % 16 == 0:
            samples.append(state.clone())
    return decisions


def _copy(samples: list[State], seconds: float) -> tuple[int, float]:
    clones = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        state = samples[clones // _CLONES_AT_A_TIME % len(samples)]
        for _ in range(_CLONES_AT_A_TIME):
            state.clone()
        clones += _CLONES_AT_A_TIME
    return clones, spent
