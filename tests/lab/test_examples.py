"""The examples learn: after a few lessons they beat random clearly."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np

from hotelier.games import game_named
from hotelier.kernel.observation import KIND
from hotelier.lab.spread import Spread

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"]


def test_batches_teach_in_a_few_updates() -> None:
    assert example("learn_in_batches")(1, 150) > 0.65


def test_pettingzoo_teaches_in_a_few_games() -> None:
    assert example("learn_with_pettingzoo")(60, 40) > 0.55


def test_observations_spread_out_say_the_same() -> None:
    rules = game_named("overbooking")
    state = rules.deal(rules.settle({}), 3)
    numbers = rules.observation.of(state, 0)
    (wide,) = Spread(rules.observation)(np.array([numbers], np.int16))
    fields = rules.observation.fields
    counts = sum(field.size for field in fields if field.sort != KIND)
    at, names = 0, counts
    for field in fields:
        for number in numbers[rules.observation.place(field.name)]:
            if field.sort == KIND:
                assert np.flatnonzero(wide[names : names + field.most + 1]).tolist() == [number]
                names += field.most + 1
            else:
                assert wide[at] == np.float32(number * np.float32(1 / field.most))
                at += 1
    assert names == len(wide)
