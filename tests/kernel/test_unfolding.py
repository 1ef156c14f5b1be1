"""Chance answered from outside, one draw at a time."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from hotelier.form import COMPILED
from hotelier.games import GAMES, game_named
from hotelier.kernel.draws import Draws
from hotelier.kernel.rules import Rules
from hotelier.kernel.unfolding import CHANCE, NOBODY, Unfolding, first_draws

WAYS: list[tuple[str, dict[str, str]]] = [
    ("austria", {"players": "4", "entrances": "auction", "more-staff": "yes"}),
    ("austria", {"players": "2", "entrances": "draw", "hands": "draft", "board": "day"}),
    ("austria", {"players": "1", "leopold-hotel": "hautel-couture"}),
    ("austria", {"players": "1", "leopold-hotel": "random"}),
    ("overbooking", {"players": "3"}),
]
STEPS = 150
"""Enough for the deal, a roll or two and the first turns."""


def begun(rules: Rules, options: Mapping[str, str]) -> Unfolding:
    return Unfolding(rules, options, first_draws(rules, options))


def unfolded(game: Unfolding, seed: int) -> list[tuple[int, int]]:
    """Who acted at each step of a random game, and how many ways there were."""
    chance = random.Random(seed)
    seen: list[tuple[int, int]] = []
    while game.player != NOBODY and len(seen) < STEPS:
        if game.player == CHANCE:
            ways = list(range(game.outcomes))
        else:
            assert game.position is not None
            ways = game.position.choices
        seen.append((int(game.player), len(ways)))
        game.take(chance.choice(ways))
    return seen


@pytest.mark.skipif(COMPILED, reason="compiled classes cannot be changed")
@pytest.mark.parametrize(("name", "wanted"), WAYS)
def test_draws_asked_for_together_are_those_that_come(
    name: str, wanted: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = game_named(name)
    options = rules.settle(wanted)
    together = unfolded(begun(rules, options), 1)
    monkeypatch.setattr(Draws, "expect", lambda *_: None)
    assert unfolded(begun(rules, options), 1) == together


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    rules = game_named(name)
    game = begun(rules, rules.settle({}))
    assert game.told() == []
    for answer in (0, 1, 1, 0):
        game.take(answer)
    early = game.clone()
    ends = [unfolded(game, 1), unfolded(early, 2)]
    assert ends[0] != ends[1]
    heard = game.told()
    late = game.clone()
    assert late.told() == heard
    assert late.told() is not heard
    assert early.told() != heard
