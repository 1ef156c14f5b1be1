"""The trained bots: legal in every kind of game, blind to what is hidden, honest about trouble."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.bots import bot_for_people, make_bot, trained
from hotelier.bots.levels import LEVEL_NAMES, Level
from hotelier.bots.minds.austria.bot import AustriaMind
from hotelier.bots.minds.austria.facts import changing_facts, lasting_facts
from hotelier.bots.minds.overbooking.bot import OverbookingMind
from hotelier.bots.minds.overbooking.facts import write_facts
from hotelier.bots.minds.race import Heat
from hotelier.bots.net.weights import DamagedWeights
from hotelier.bots.random_bot import RandomBot
from hotelier.cli import main
from hotelier.games import game_named
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State
from hotelier.lab.arena import Fixture, play_fixture
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


def test_a_plan_is_for_the_positions_it_was_made_for() -> None:
    """Whoever takes a seat back for a moment may leave it elsewhere, with the same choices."""
    hasty = Level("hasty", width=2)
    went_on, strayed = 0, 0
    for state in (state for seed in range(2) for state in positions("austria", seed, 2)):
        mind = AustriaMind(hasty, trained.net_of("austria"), 5)
        seat = int(state.seat)
        chosen = mind.choose(Perspective(AUSTRIA, state, seat))
        judged = int(mind.thinker.judged)
        meant = after(state, chosen)
        if len(state.choices) == 1 or meant.seat != seat or meant.reveals != state.reveals:
            continue
        others = [after(state, choice) for choice in state.choices if choice != chosen]
        alike = [other for other in others if list(other.choices) == list(meant.choices)]
        if len(meant.choices) == 1 or not alike:
            continue
        strayed += 1
        copied = AustriaMind(hasty, trained.net_of("austria"), 5)
        copied.choose(Perspective(AUSTRIA, state, seat))
        mind.choose(Perspective(AUSTRIA, alike[0], seat))
        assert mind.thinker.judged > judged
        copied.choose(Perspective(AUSTRIA, meant, seat))
        went_on += copied.thinker.judged == judged
    assert strayed > 5
    assert went_on > strayed / 2, "most plans last longer than one choice"


def after(state: State, choice: int) -> State:
    then = state.clone()
    then.apply(choice)
    return then


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_the_same_seed_makes_the_same_choices(game: str) -> None:
    rules = game_named(game)
    state = positions(game, 1, 4)[3]
    seen = Perspective(rules, state, int(state.seat))
    assert quick_bot(game, 8).choose(seen) == quick_bot(game, 8).choose(seen)


@pytest.fixture
def damaged_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / "austria.net").write_bytes(b"hotelier net 2 0\n")
    monkeypatch.setattr(trained, "files", lambda _: tmp_path)
    trained.weights_of.cache_clear()
    yield
    trained.weights_of.cache_clear()


@pytest.mark.usefixtures("damaged_weights")
def test_nobody_else_is_measured_in_the_place_of_a_bot_without_weights() -> None:
    with pytest.raises(DamagedWeights):
        make_bot("director", "austria", 1)
    rules = game_named("austria")
    game = ("austria", rules.settle({}), ("greedy", "waiter"))
    with pytest.raises(DamagedWeights) as refusal:
        play_fixture(Fixture(*game, 1, 0))
    # Games are played in other processes too.
    assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)


@pytest.mark.usefixtures("damaged_weights")
@pytest.mark.parametrize(
    "command",
    [
        "simulate --bots waiter,greedy --games 1 --processes 1",
        "arena --bots apprentice,waiter --games 1",
        "dataset --bots waiter,greedy --games 1 --processes 1 --folder {folder}",
        "bench --bots",
    ],
)
def test_every_command_tells_of_damaged_weights_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    words = command.format(folder=tmp_path / "games").split()
    monkeypatch.setattr("sys.argv", ["hotelier", *words])
    with pytest.raises(SystemExit) as end:
        main()
    said = capsys.readouterr()
    assert (end.value.code, said.out) == (2, "")
    assert said.err == f"hotelier: The weights {tmp_path}/weights/austria.net are damaged.\n"


@pytest.mark.usefixtures("damaged_weights")
def test_greedy_plays_on_with_people_where_weights_are_damaged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        bot = bot_for_people("director", "austria", 1)
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
