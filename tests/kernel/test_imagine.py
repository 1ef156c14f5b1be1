"""An imagined world follows from what the seat knows and a seed, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hotelier.bots.registry import make_bot
from hotelier.games import GAMES
from hotelier.kernel.chance import Chance
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from tests.ways import every_way

WAYS = [
    pytest.param(GAMES[game], options, id=f"{game}-{number}")
    for game, step in (("austria", 23), ("overbooking", 2))
    for number, options in list(enumerate(every_way(GAMES[game])))[::step]
]
STEPS_BETWEEN_LOOKS = 9


def positions(rules: Rules, options: dict[str, str], seed: int) -> Iterator[State]:
    """A random game, looked at now and then."""
    state = rules.deal(options, seed)
    state.events = None
    chance = Chance(seed)
    yield state
    while not state.over:
        for _ in range(STEPS_BETWEEN_LOOKS):
            if not state.over:
                state.apply(state.choices[chance.below(len(state.choices))])
        yield state


@pytest.mark.parametrize(("rules", "options"), WAYS)
def test_worlds_a_seat_cannot_tell_apart_give_the_same_imagined_one(
    rules: Rules, options: dict[str, str]
) -> None:
    compared = 0
    for truth in positions(rules, options, seed=len(str(options))):
        for seat in range(len(truth.scores())):
            other = rules.imagine(truth, seat, seed=1)
            if other.seat != truth.seat or other.over != truth.over:
                continue
            for seed in (2, 2**62 + 3):
                dream = rules.imagine(truth, seat, seed)
                assert dream.key() == rules.imagine(other, seat, seed).key()
                assert dream.generator != truth.generator
            if truth.seat == seat and not truth.over:
                seen, dreamt = (Perspective(rules, world, seat) for world in (truth, other))
                one, two = (make_bot("greedy", rules.name, seed=5) for _ in range(2))
                assert one.choose(seen) == two.choose(dreamt)
            compared += 1
    assert compared > 5
