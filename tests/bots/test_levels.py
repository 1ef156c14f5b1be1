"""The trained bots: legal in every kind of game, blind to what is hidden, honest about trouble."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from hotelier.austria.engine import Austria
from hotelier.bots import make_bot, trained
from hotelier.bots.levels import LEVEL_NAMES, Level
from hotelier.bots.minds.austria.bot import AustriaMind
from hotelier.bots.minds.austria.facts import changing_facts, lasting_facts
from hotelier.bots.minds.overbooking.bot import OverbookingMind
from hotelier.bots.minds.overbooking.facts import write_facts
from hotelier.bots.minds.race import Heat
from hotelier.bots.net.weights import write_weights
from hotelier.bots.random_bot import RandomBot
from hotelier.games import game_named
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State
from hotelier.overbooking.engine import OverbookingState
from tests.bots.agreed import random_way

QUICK = {
    "austria": Level("quick", width=2, heats=(Heat(3, worlds=2), Heat(2, worlds=2, turns=2))),
    "overbooking": Level("quick", width=1, heats=(Heat(3, worlds=4),)),
}
"""As the strongest level thinks, with little effort."""


def quick_bot(game: str, seed: int) -> AustriaMind | OverbookingMind:
    made = AustriaMind if game == "austria" else OverbookingMind
    return made(QUICK[game], trained.net_of(game), seed)


def positions(game: str, seed: int, every: int) -> list[State]:
    """Positions of a random game with random options."""
    rules = game_named(game)
    chance = Random(seed)
    state = rules.deal(random_way(game, chance), seed)
    state.events = None
    found: list[State] = []
    while not state.over:
        if chance.randrange(every) == 0:
            found.append(state.clone())
        state.apply(chance.choice(state.choices))
    return found


@pytest.mark.parametrize("game", ["austria", "overbooking"])
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_every_level_chooses_legally(game: str, level: str) -> None:
    rules = game_named(game)
    bot = make_bot(level, game, 7)
    every = 60 if level == "director" else 12
    for state in positions(game, LEVEL_NAMES.index(level), every)[:12]:
        assert bot.choose(Perspective(rules, state, int(state.seat))) in state.choices


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_a_whole_game_of_trained_bots_comes_to_its_end(game: str) -> None:
    rules = game_named(game)
    state = rules.deal(rules.settle({"players": "2"}), 3)
    bots = [make_bot("waiter", game, 1), RandomBot(2)]
    while not state.over:
        seat = int(state.seat)
        choice = bots[seat].choose(Perspective(rules, state, seat))
        assert choice in state.choices
        state.apply(choice)
    scores = state.scores()
    assert scores[0] > scores[1]


@pytest.mark.parametrize("game", ["austria", "overbooking"])
@pytest.mark.parametrize("seed", range(4))
def test_no_choice_depends_on_what_is_hidden(game: str, seed: int) -> None:
    rules = game_named(game)
    for state in positions(game, seed, 20)[:6]:
        seat = int(state.seat)
        other = rules.imagine(state, seat, 99)
        chosen = [
            quick_bot(game, 5).choose(Perspective(rules, world, seat)) for world in (state, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", ["austria", "overbooking"])
@pytest.mark.parametrize("seed", range(4))
def test_facts_tell_nothing_hidden(game: str, seed: int) -> None:
    rules = game_named(game)
    for state in positions(game, seed, 4):
        for seat in range(len(state.scores())):
            if isinstance(state, Austria) and state.is_leopold(seat):
                continue
            other = rules.imagine(state, seat, 31)
            assert facts_of(state, seat) == facts_of(other, seat)


def facts_of(state: State, seat: int) -> bytes:
    if isinstance(state, OverbookingState):
        return write_facts(state, seat, 0)
    assert isinstance(state, Austria)
    return lasting_facts(state, seat) + changing_facts(state, seat, 0)


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_the_same_seed_makes_the_same_choices(game: str) -> None:
    rules = game_named(game)
    state = positions(game, 1, 4)[3]
    seen = Perspective(rules, state, int(state.seat))
    assert quick_bot(game, 8).choose(seen) == quick_bot(game, 8).choose(seen)


def test_greedy_plays_on_where_weights_are_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "weights").mkdir()
    path = tmp_path / "weights" / "austria.net"
    write_weights(path, trained.weights_of("austria"))
    path.write_bytes(path.read_bytes()[:-100])
    monkeypatch.setattr(trained, "files", lambda _: tmp_path)
    trained.weights_of.cache_clear()
    try:
        with caplog.at_level(logging.ERROR):
            bot = make_bot("director", "austria", 1)
    finally:
        trained.weights_of.cache_clear()
    assert "austria.net are damaged." in caplog.text
    assert "greedy takes the seat" in caplog.text
    rules = game_named("austria")
    state = rules.deal(rules.settle({}), 1)
    assert bot.choose(Perspective(rules, state, int(state.seat))) in state.choices


def test_a_clock_cuts_off_but_something_is_chosen() -> None:
    rules = game_named("austria")
    state = rules.deal(rules.settle({}), 1)
    level = Level("endless", width=4, heats=(Heat(8, worlds=100_000),))
    bot = AustriaMind(level, trained.net_of("austria"), 1, seconds=0.2)
    assert bot.choose(Perspective(rules, state, int(state.seat))) in state.choices


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_weights_say_where_they_come_from(game: str) -> None:
    about = trained.weights_of(game).about
    assert about["game"] == game
    assert about["games"] > 1000
