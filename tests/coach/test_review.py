"""Reviews: what was play and what was luck add up, and no turn was better than the best."""

from __future__ import annotations

import pytest

from hotelier.bots import make_bot
from hotelier.bots.levels import Level
from hotelier.coach import review
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
    costly = [turn.loss for turn in found.costliest()]
    assert costly == sorted(costly, reverse=True)
    assert len(costly) == 3
    steps = [step for step, _ in found.curve]
    assert steps == sorted(steps)


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
