"""The OpenSpiel games, by OpenSpiel's own tests and by the rules."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest

from hotelier.games import GAMES
from hotelier.kernel.unfolding import CHANCE, NOBODY
from hotelier.lab import openspiel

NAMES = [f"hotelier_{game}" for game in GAMES]


def played(state: Any, seed: int, steps: int) -> Any:
    """A state after some random steps of players and chance."""
    chance = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["hotelier_austria(players=1,leopold_hotel=sushi)", NAMES[1]])
def test_states_are_copied_pickled_and_written(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game.new_initial_state(), 3, 60)
    twins = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    for twin in twins:
        assert str(twin) == str(state)
        assert twin.position.key() == state.position.key()
    end = played(state.clone(), 5, 10_000)
    assert played(twins[1], 5, 10_000).returns() == end.returns()
    assert end.is_terminal()
    assert not state.is_terminal()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_is_a_chance_node(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)], "who begins"
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])
    first = state.current_player()
    assert state.legal_actions() == sorted(state.position.choices)
    assert state.legal_actions(first) == state.legal_actions()
    assert state.legal_actions(1 - first) == []
    assert first in (0, 1)


@pytest.mark.parametrize("name", NAMES)
def test_shortcuts_say_what_openspiel_would(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    for seed in range(40):
        played(state, seed, 5)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
    played(state, 0, 10_000)
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []
    assert (CHANCE, NOBODY) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_knows_does_not_change_with_what_it_cannot_know(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    hands: list[set[str]] = [set(), set()]
    for seed in range(2):
        # The last draws of the deal are the cards of the second player.
        twin = state.clone()
        while twin.is_chance_node():
            last = len(twin.history()) >= (18 if "austria" in name else 14)
            outcomes = twin.chance_outcomes()
            twin.apply_action(outcomes[-1 if last and seed else 0][0])
        for player in (0, 1):
            hands[player].add(twin.information_state_string(player))
    assert len(hands[0]) == 1
    assert len(hands[1]) == 2


def test_tensors_are_the_observation() -> None:
    game = pyspiel.load_game("hotelier_overbooking(players=3)")
    state = played(game.new_initial_state(), 1, 80)
    while state.is_chance_node():
        state.apply_action(0)
    rules = GAMES["overbooking"]
    for player in range(3):
        expected = list(rules.observation.of(state.position, player))
        assert state.observation_tensor(player) == expected
        assert state.information_state_tensor(player) == expected
        assert state.observation_string(player) == " ".join(map(str, expected))
    assert game.observation_tensor_shape() == [rules.observation.size]
    assert openspiel.PREFIX + "overbooking" in pyspiel.registered_names()


def test_bad_options_are_refused() -> None:
    with pytest.raises(Exception, match="no value of board"):
        pyspiel.load_game("hotelier_austria(board=dusk)")
