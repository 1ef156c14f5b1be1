"""The game alone, by Gymnasium's own checker and by the rules."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hotelier.games import game_named
from hotelier.kernel.errors import IllegalChoice
from hotelier.lab.gymnasium import LEOPOLD, LeopoldEnv, LeopoldVector

HOTELS = next(o for o in game_named("austria").options if o.name == "leopold-hotel").values
DIFFICULTIES = ("easy", "medium", "hard")


@pytest.mark.parametrize(
    ("hotel", "difficulty"),
    [(hotel, DIFFICULTIES[n % 3]) for n, hotel in enumerate(HOTELS)],
)
def test_the_checker_is_content(hotel: str, difficulty: str) -> None:
    env = gymnasium.make(
        LEOPOLD, leopold_hotel=hotel, difficulty=difficulty, render_mode="ansi"
    ).unwrapped
    check_env(env)


def test_a_game_is_won_or_lost() -> None:
    env = LeopoldEnv(difficulty="easy")
    _, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        action = env.action_space.sample(info["action_mask"])
        _, reward, over, _, info = env.step(action)
    assert reward == (1 if env.state.winners() == [0] else -1)
    assert info["scores"] == env.state.scores()
    assert not info["action_mask"].any()
    with pytest.raises(IllegalChoice, match="The game is over"):
        env.step(np.int64(0))


def test_an_illegal_choice_loses_the_game() -> None:
    env = LeopoldEnv()
    env.reset(seed=5)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_points_are_the_final_score_and_seeds_follow_each_other() -> None:
    env = LeopoldEnv(reward="points")
    env.reset(seed=1)
    games = []
    for _ in range(2):
        env.reset()
        games.append(env.state.key())
        over, given = False, 0.0
        while not over:
            _, reward, over, _, _ = env.step(env.choices.sample())
            given += reward
        assert given == env.state.scores()[0]
    env.reset(seed=1)
    env.reset()
    assert env.state.key() == games[0] != games[1]


def test_many_come_from_one_batch() -> None:
    made = gymnasium.make_vec(LEOPOLD, num_envs=8, leopold_hotel="nine-stars")
    envs = made.unwrapped
    assert isinstance(envs, LeopoldVector)
    seen, info = envs.reset(seed=3)
    one = LeopoldEnv(leopold_hotel="nine-stars")
    first, _ = one.reset(seed=5)
    assert seen[2].tolist() == first.tolist()
    ended = 0
    for _ in range(80):
        seen, rewards, over, cut, info = envs.step(envs.sample())
        assert not cut.any()
        assert set(rewards[over]) <= {-1, 1}
        assert envs.observation_space.contains(seen)
        assert info["action_mask"].any(axis=1).all()
        ended += over.sum()
    assert ended


def test_the_usual_way_to_make_many_works_too() -> None:
    envs = gymnasium.make_vec(LEOPOLD, num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=1)
    actions = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
    seen, *_ = envs.step(np.array(actions))
    assert seen.shape == (2, game_named("austria").observation.size)
    envs.close()
