"""Many games at once are the same games as one by one."""

from __future__ import annotations

import multiprocessing
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import pytest

from hotelier.games import GAMES, game_named
from hotelier.kernel.errors import HotelierError, IllegalChoice, OptionError
from hotelier.lab import shared_batch
from hotelier.lab.batch import Arrays, Batch
from hotelier.lab.shared_batch import SharedBatch


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_a_batch_is_played_by_the_rules(game: str) -> None:
    batch = Batch(game, 5, seed=20, reward="points", players=3)
    rules = game_named(game)
    states = [rules.deal(batch.options, 20 + n) for n in range(5)]
    dealt, ends = [0] * 5, 0
    while ends < 8:
        seen = batch.arrays
        for n, state in enumerate(states):
            assert seen.seats[n] == state.seat
            assert np.flatnonzero(seen.masks[n]).tolist() == sorted(state.choices)
            expected = rules.observation.of(state, int(state.seat))
            assert seen.observations[n].tolist() == list(expected)
        choices = batch.sample().copy()
        before = [state.scores() for state in states]
        batch.step(choices)
        for n, state in enumerate(states):
            state.apply(int(choices[n]))
            assert bool(seen.ended[n]) == state.over
            gained = np.subtract(state.scores(), before[n]).tolist()
            assert seen.rewards[n, :3].tolist() == gained
            assert seen.scores[n, :3].tolist() == state.scores()
            if state.over:
                ends += 1
                dealt[n] += 1
                states[n] = rules.deal(batch.options, 20 + n + 5 * dealt[n])


def test_rewards_for_winning_come_once_and_are_even() -> None:
    batch = Batch("overbooking", 16, seed=1)
    ended = 0
    for _ in range(120):
        seen = batch.step(batch.sample())
        assert not seen.rewards[~seen.ended].any()
        assert not seen.rewards.sum(axis=1).any()
        for rewards, scores in zip(seen.rewards[seen.ended], seen.scores[seen.ended], strict=True):
            ended += 1
            if scores[0] != scores[1]:
                assert np.argmax(rewards[:2]) == np.argmax(scores[:2])
                assert rewards[:2].max() == 1
    assert ended > 16


def test_the_caller_may_own_the_arrays() -> None:
    rules = game_named("austria")
    own = Arrays.made(rules, 4)
    batch = Batch("austria", 4, seed=3, arrays=own)
    own.observations[...] = -1
    batch.step(batch.sample())
    other = Batch("austria", 4, seed=3)
    other.step(other.sample())
    assert np.array_equal(own.observations, other.arrays.observations)
    with pytest.raises(OptionError, match=r"The array of observations must be int16 \(5, \d+\)"):
        Batch("austria", 5, arrays=own)


def test_an_illegal_choice_stops_the_whole_step() -> None:
    batch = Batch("austria", 3)
    choices = batch.sample().copy()
    choices[2] = 161
    before = batch.arrays.observations.copy()
    with pytest.raises(IllegalChoice, match="161 is not legal in game 2"):
        batch.step(choices)
    with pytest.raises(IllegalChoice, match="one choice for each of the 3 games"):
        batch.step(choices[:2])
    with pytest.raises(IllegalChoice, match="-1 is not legal in game 0"):
        batch.step(np.array([-1, 0, 0]))
    assert np.array_equal(before, batch.arrays.observations)


def test_processes_play_the_same_games_into_shared_memory() -> None:
    alone = Batch("overbooking", 6, seed=9)
    with SharedBatch("overbooking", 6, processes=2, seed=9) as shared:
        for _ in range(30):
            choices = alone.sample().copy()
            assert np.array_equal(shared.arrays.masks, alone.arrays.masks)
            # What is done with the masks is the caller's affair, and changes no rule.
            shared.arrays.masks[...] = 0
            assert shared.sample().shape == (6,)
            shared.step(choices)
            alone.step(choices)
            assert np.array_equal(shared.arrays.observations, alone.arrays.observations)
            assert np.array_equal(shared.arrays.ended, alone.arrays.ended)
        for wrong in (198, -1, 10_000):
            before = shared.arrays.observations.copy()
            with pytest.raises(IllegalChoice, match=f"{wrong} is not legal in game 3"):
                shared.step(np.where(np.arange(6) < 3, shared.sample(), wrong))
            assert np.array_equal(shared.arrays.observations, before)
        with pytest.raises(IllegalChoice, match="one choice for each of the 6 games"):
            shared.step(np.zeros(5, np.int32))
        choices = alone.sample().copy()
        shared.step(choices)
        alone.step(choices)
        assert np.array_equal(shared.arrays.observations, alone.arrays.observations)
        for process in multiprocessing.active_children()[:1]:
            process.kill()
            process.join()
        for lost in (shared.sample, lambda: shared.step(alone.sample())):
            with pytest.raises(HotelierError, match="has ended by itself"):
                lost()
    assert multiprocessing.active_children() == []


def test_a_batch_that_cannot_begin_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Noted(SharedMemory):
        def __init__(self, **how: Any) -> None:
            super().__init__(**how)
            made.append(self.name)

    monkeypatch.setattr(shared_batch, "SharedMemory", Noted)
    with pytest.raises(HotelierError, match="A seed is a whole number"):
        SharedBatch("overbooking", 2, processes=2, seed=-1)
    assert multiprocessing.active_children() == []
    with pytest.raises(FileNotFoundError):
        SharedMemory(made[0])


def test_bad_sizes_are_refused() -> None:
    with pytest.raises(OptionError, match="A batch has 1 to"):
        Batch("austria", 0)
    with pytest.raises(OptionError, match="no more processes"):
        SharedBatch("austria", 2, processes=3)
