"""Luck told apart: what dice and cards did is luck, what the others chose is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from hotelier.austria.engine import Austria
from hotelier.coach import review
from hotelier.coach.advice import coach_of
from hotelier.coach.fortune import Fortune, Meanwhile, applied
from hotelier.kernel.game import Game
from hotelier.kernel.state import State
from tests.coach.test_review import LOOKING, played

ME, OTHER = 0, 1


@dataclass
class Counting:
    """Foresees nothing: a position is worth what is counted in it."""

    worth: Callable[[Austria], float]

    def promise(self, position: State, seat: int, seed: int) -> float:  # noqa: ARG002
        assert isinstance(position, Austria)
        return self.worth(position)

    def promise_after(self, position: State, choice: int, seat: int, seed: int) -> float:
        return self.promise(applied(position, choice, seed), seat, seed)


@pytest.fixture(scope="module")
def game() -> Game:
    return played("austria", "random", 1000, players="2")


def everything(game: Game, worth: Callable[[Austria], float]) -> Meanwhile:
    return Fortune(game, ME, Counting(worth), seed=1).between(0, len(game.steps))


def test_what_the_others_choose_is_no_luck(game: Game) -> None:
    """The krones of another player are nothing that dice decide."""
    turn = next(
        number
        for number, step in enumerate(game.steps)
        if step.seat == OTHER and step.revealed and game.steps[number - 1].seat == OTHER
    )
    before, after = game.state_at(turn), game.state_at(turn + 1)
    assert isinstance(before, Austria)
    assert isinstance(after, Austria)

    def krones(table: Austria) -> float:
        return float(table.hotels[OTHER].krones)

    found = Fortune(game, ME, Counting(krones), seed=1).between(turn, turn + 1)
    assert found.luck == 0
    assert found.others == krones(after) - krones(before)
    whole = everything(game, krones)
    assert whole.luck == pytest.approx(0)
    assert whole.others != 0


def test_what_the_dice_bring_is_luck(game: Game) -> None:
    """Dice as good as they truly came are better than dice on average, by just that much."""
    roll = next(
        number
        for number in range(len(game.steps) - 1)
        if game.steps[number].seat == ME and _round(game, number + 1) > _round(game, number) > 0
    )
    truly = game.state_at(roll + 1)
    assert isinstance(truly, Austria)

    def sixes(table: Austria) -> float:
        return float(table.dice_on(6))

    position = game.state_at(roll)
    came = []

    def noted(table: Austria) -> float:
        if table.round == truly.round:
            came.append(sixes(table))
        return sixes(table)

    found = Fortune(game, ME, Counting(noted), seed=1).between(roll, roll + 1)
    imagined = [sixes_rolled for sixes_rolled in came if sixes_rolled != sixes(truly)]
    assert imagined, "other dice were imagined"
    half = len(came) // 2
    assert found.luck == pytest.approx(sixes(truly) - sum(came[half:]) / half)
    assert found.others == 0
    assert position.key() == game.state_at(roll).key(), "the truth is left alone"


def test_who_decides_by_oneself_has_neither(game: Game) -> None:
    own = next(
        number for number, step in enumerate(game.steps) if step.seat == ME and not step.revealed
    )
    assert Fortune(game, ME, coach_of("austria", LOOKING, 0), 0).between(own, own + 1) == (
        Meanwhile(0.0, 0.0)
    )


@pytest.mark.parametrize(("name", "choices"), [("austria", 50), ("overbooking", 1000)])
def test_everything_adds_up(name: str, choices: int) -> None:
    found = review(played(name, "random", choices, players="2"), 1, LOOKING)
    assert found.play + found.luck + found.others + found.rest == pytest.approx(found.change)
    assert found.others != 0
    assert any(turn.luck for turn in found.turns)


def test_of_a_running_game_nothing_is_told_that_comes() -> None:
    """After the latest turn there is nothing to look at yet."""
    last = review(played("overbooking", "random", 15, players="2"), 0, LOOKING).turns[-1]
    assert (last.luck, last.others) == (0.0, 0.0)


def _round(game: Game, step: int) -> int:
    state = game.state_at(step)
    assert isinstance(state, Austria)
    return int(state.round)
