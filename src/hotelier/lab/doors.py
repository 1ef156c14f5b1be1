"""How many steps a second come through each door, on one core, by processor time."""

from __future__ import annotations

import contextlib
import io
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from time import process_time
from types import SimpleNamespace
from typing import Any, Final

from hotelier.lab.batch import Batch
from hotelier.lab.extras import door
from hotelier.lab.gymnasium import LeopoldEnv
from hotelier.lab.pettingzoo import HotelEnv, env, overbooking

with door("rl"):
    from pettingzoo.test import performance_benchmark

_GAMES_IN_BATCH: Final = 256
_PETTINGZOO_SECONDS: Final = 5.0
"""For which PettingZoo's loop runs."""
_OPENSPIELS_OWN: Final = ("kuhn_poker", "tic_tac_toe", "liars_poker")
"""Games that OpenSpiel has in Python, to compare with."""


@dataclass(frozen=True, slots=True)
class DoorSpeed:
    """Steps of one player, or of chance, per second."""

    door: str
    what: str
    steps: float


def measure_doors(seconds: float, seed: int) -> Iterator[DoorSpeed]:
    """Every door in turn; OpenSpiel's only where it is installed."""
    for what, make in (("austria", env), ("overbooking", overbooking)):
        yield DoorSpeed("pettingzoo", what, _pettingzoos_own_loop(make(), seconds))
    yield DoorSpeed("gymnasium", "leopold", _steps(_gymnasium(seed), seconds))
    for what in ("austria", "overbooking"):
        yield DoorSpeed("batch", what, _steps(_batch(what, seed), seconds))
    with contextlib.suppress(ImportError):
        from hotelier.lab.openspiel import PREFIX

        names = [PREFIX + "austria", PREFIX + "overbooking"]
        for own in _OPENSPIELS_OWN:
            import_module(f"open_spiel.python.games.{own}")
            names.append(f"python_{own}")
        for name in names:
            yield DoorSpeed("openspiel", name, _steps(_openspiel(name, seed), seconds))


def _steps(step: Callable[[], int], seconds: float) -> float:
    """Steps per second of a function that says how many it made."""
    step()
    steps, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        steps += step()
    return round(steps / spent, 1)


def _pettingzoos_own_loop(game: HotelEnv, seconds: float) -> float:
    """PettingZoo's benchmark as it is, with a clock of processor time that suits our patience."""
    haste = _PETTINGZOO_SECONDS / seconds
    names: dict[str, Any] = performance_benchmark.__globals__
    wall = names["time"]
    names["time"] = SimpleNamespace(time=lambda: process_time() * haste)
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            performance_benchmark(game)
    finally:
        names["time"] = wall
    found = re.search(r"([\d.e+]+) turns per second", said.getvalue())
    assert found is not None
    return round(float(found[1]) * haste, 1)


def _gymnasium(seed: int) -> Callable[[], int]:
    game = LeopoldEnv()
    game.reset(seed=seed)

    def step() -> int:
        *_, over, _, _ = game.step(game.choices.sample())
        if over:
            game.reset()
        return 1

    return step


def _batch(what: str, seed: int) -> Callable[[], int]:
    batch = Batch(what, _GAMES_IN_BATCH, seed=seed)

    def step() -> int:
        batch.step(batch.sample())
        return _GAMES_IN_BATCH

    return step


def _openspiel(name: str, seed: int) -> Callable[[], int]:
    """Whole games of random players, every draw a step as well."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    chance = random.Random(seed)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play
