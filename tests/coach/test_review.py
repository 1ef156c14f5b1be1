"""Reviews: what was play and what was luck add up, and no turn was better than the best."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotelier.bots import make_bot
from hotelier.bots.levels import Level, level_named
from hotelier.coach import Advice, Review, Turn, advice, review
from hotelier.coach.review import turn_from
from hotelier.games import game_named
from hotelier.kernel.game import Game
from tests.bots.test_levels import QUICK

LOOKING = Level("looking", width=2)
"""Judges where the turn ends, and tries nothing out."""


def played(game: str, bot: str, choices: int, **options: str) -> Game:
    """A game that a bot played with itself."""
    table = Game(game_named(game), options, seed=4)
    bots = [make_bot(bot, game, seat) for seat in range(table.players)]
    while not table.over and len(table.steps) < choices:
        table.choose(bots[table.seat].choose(table.perspective(table.seat)))
    return table


@pytest.mark.parametrize("level", [LOOKING, QUICK["austria"]], ids=["looking", "trying"])
def test_a_running_game_of_austria(level: Level) -> None:
    game = played("austria", "random", 60, players="2")
    found = review(game, 1, level)
    assert found.result is None
    assert found.turns
    assert found.loss > 0
    for turn in found.turns:
        assert turn.loss >= 0
        assert turn.best.value >= turn.played.value
        assert game.steps[turn.step].seat == 1
        assert game.steps[turn.step].choice == turn.played.choices[0]
    # Every choice of the seat is judged, and only once.
    judged = [choice for turn in found.turns for choice in turn.played.choices]
    assert judged == [s.choice for s in game.steps if s.seat == 1 and not s.forced]
    assert found.change == found.turns[-1].played.win - found.turns[0].best.win


def test_a_whole_game_of_overbooking() -> None:
    game = played("overbooking", "random", 1000, players="2")
    found = review(game, 0, Level("looking", width=1))
    assert game.over
    assert found.result in (0.0, 0.5, 1.0)
    assert all(turn.loss >= 0 and len(turn.played.choices) == 1 for turn in found.turns)
    assert found.change == found.result - found.turns[0].best.win
    assert len(found.costliest()) == 5
    steps = [step for step, _ in found.curve]
    assert steps == sorted(steps)


def test_the_costliest_turns_are_those_that_cost_the_victory() -> None:
    def turn(step: int, loss: float, win: float) -> Turn:
        best = Advice((), (), (), 0, 0, 0.5, 0, 0, ())
        return Turn(step, step + 1, "", step, best, replace(best, win=win, loss=loss))

    lost_anyway, decisive, careless, good = (
        turn(1, 42.0, 0.5),
        turn(2, 6.0, 0.3),
        turn(3, 9.0, 0.498),
        turn(4, 0.0, 0.5),
    )
    found = Review(0, (careless, lost_anyway, good, decisive), None)
    assert found.costliest() == [decisive, lost_anyway, careless]


def test_the_slip_is_the_choice_that_wasted_the_turn() -> None:
    """Something bad is done amid a good turn: that is blamed, and not what was good."""
    level = level_named("austria", "concierge")
    blamed = 0
    for seed in range(12):
        game = Game(game_named("austria"), {"players": "2"}, seed=seed)
        bots = [make_bot("concierge", "austria", seat) for seat in range(2)]
        while len(game.steps) < 25:
            game.choose(bots[game.seat].choose(game.perspective(game.seat)))
        seat = game.seat
        (good, *_) = advice(game.perspective(seat), level)
        if len(good.choices) < 4:
            continue
        begun = len(game.steps)
        for choice in good.choices[:2]:
            game.choose(choice)
        thrown_away = [choice for choice in game.legal if choice not in good.choices]
        if game.seat != seat or not thrown_away:
            continue
        slipped = len(game.steps)
        # The worst of what can be done here, as the coach sees it.
        worst = min(thrown_away[:6], key=lambda choice: _promised(game, choice, level))
        game.choose(worst)
        turn = turn_from(game, seat, begun, level)
        if turn is not None and turn.loss > 5 and turn.until > slipped:
            assert turn.slip == slipped
            from_there = turn_from(game, seat, turn.slip, level)
            assert from_there is not None
            assert from_there.played.choices[0] == worst
            assert from_there.best.choices[0] != worst
            blamed += 1
            break
    assert blamed


def _promised(game: Game, choice: int, level: Level) -> float:
    """What is left when a choice has been made."""
    fork = game.fork(len(game.steps))
    seat = fork.seat
    fork.choose(choice)
    if fork.seat != seat or fork.over:
        return 1000.0  # the turn is over: not what is looked for
    return advice(fork.perspective(seat), level)[0].value


def test_alone_against_the_automaton() -> None:
    found = review(played("austria", "random", 25, players="1"), 0, LOOKING)
    assert found.turns
    assert all(turn.loss >= 0 for turn in found.turns)


def test_who_thinks_loses_less() -> None:
    weak, good = (
        review(played("overbooking", bot, 20, players="2"), 0, LOOKING).loss
        for bot in ("random", "concierge")
    )
    assert good < weak
