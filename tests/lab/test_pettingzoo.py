"""The PettingZoo environments, by PettingZoo's own tests and by the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hotelier.games import game_named
from hotelier.kernel.errors import IllegalChoice, OptionError
from hotelier.lab import pettingzoo
from hotelier.lab.pettingzoo import HotelEnv

WAYS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "board": "day", "hands": "draft", "reward": "points"},
    {"players": 1, "leopold_hotel": "sushi", "difficulty": "hard"},
]


def random_game(env: HotelEnv, seed: int) -> dict[str, float]:
    """Play to the end; what each agent was given in all."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        given[agent] += reward
        env.step(None if over else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    return given


@pytest.mark.parametrize("way", WAYS)
def test_austria_passes_the_tests_of_pettingzoo(way: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**way), num_cycles=200)
    seed_test(lambda: pettingzoo.env(**way), num_cycles=40)


@pytest.mark.parametrize("players", [2, 4])
def test_overbooking_passes_the_tests_of_pettingzoo(players: int) -> None:
    api_test(pettingzoo.overbooking(players=players, peeking="no"), num_cycles=200)
    seed_test(lambda: pettingzoo.overbooking(players=players), num_cycles=40)


def test_masks_can_stand_in_the_observation() -> None:
    env = pettingzoo.overbooking(masks="observation")
    env.reset(seed=3)
    seen, *_ = env.last()
    space = env.observation_space(env.agent_selection)
    assert space.contains(seen)
    assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.state_now.choices)
    waiting = env.observe(next(a for a in env.agents if a != env.agent_selection))
    assert isinstance(waiting, dict)
    assert not waiting["action_mask"].any()


def test_rewards_tell_who_won() -> None:
    env = pettingzoo.env(players=3)
    for seed in range(3):
        given = random_game(env, seed)
        winners = [f"player_{seat}" for seat in env.state_now.winners()]
        assert sum(given.values()) == pytest.approx(0)
        assert [agent for agent, reward in given.items() if reward > 0] == winners


def test_rewards_of_points_are_the_final_score() -> None:
    env = pettingzoo.overbooking(players=3, reward="points")
    given = random_game(env, 4)
    assert list(given.values()) == env.state_now.scores()


def test_a_seed_deals_the_same_game_as_everywhere() -> None:
    env = pettingzoo.env(players=2, board="day")
    env.reset(seed=7)
    rules = game_named("austria")
    dealt = rules.deal(rules.settle({"board": "day"}), 7)
    assert env.state_now.key() == dealt.key()
    assert np.asarray(env.observe("player_0")).tolist() == list(rules.observation.of(dealt, 0))


def test_bad_input_is_one_sentence() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    before = env.state_now.key()
    with pytest.raises(IllegalChoice, match="0 is not legal for player_"):
        env.step(0)
    assert env.state_now.key() == before
    with pytest.raises(OptionError, match="no value of board"):
        pettingzoo.env(board="dusk")
    with pytest.raises(OptionError, match="'gold' is no reward"):
        pettingzoo.env(reward="gold")
    with pytest.raises(OptionError, match="not in 'both'"):
        pettingzoo.env(masks="both")


def test_a_position_can_be_read() -> None:
    env = pettingzoo.env()
    env.reset(seed=7)
    text = env.render()
    assert "q1" in text
    random_game(env, 7)
    assert " : ".join(map(str, env.state_now.scores())) in env.render()
