"""What a bot draws has nothing to do with what its table draws."""

from __future__ import annotations

import pytest

from hotelier.bots import make_bot
from hotelier.games import GAMES, game_named
from hotelier.kernel.chance import Chance
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State

DRAWS = 12
SIDES = 1 << 29


class Drawing(Perspective):
    """Notes by which numbers a bot imagines; offers so much that a choice at random is one too."""

    def __init__(self, game: str, seed: int) -> None:
        rules = game_named(game)
        state = rules.deal(rules.settle({}), seed)
        super().__init__(rules, state, int(state.seat))
        self.drawn: list[int] = []

    def imagine(self, seed: int) -> State:
        self.drawn.append(seed)
        return super().imagine(seed)


class Offering(Drawing):
    @property
    def legal(self) -> list[int]:
        return [*range(1000)]


@pytest.mark.parametrize("seed", [0, 1, 2**62 - 1])
def test_no_bot_draws_the_numbers_of_a_table_with_its_seed(seed: int) -> None:
    table = Chance(seed)
    drawn = [int(table.below(1000)) for _ in range(DRAWS)]
    bot, offering = make_bot("random", "austria", seed), Offering("austria", seed)
    assert [bot.choose(offering) for _ in range(DRAWS)] != drawn


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_imagines_by_the_numbers_of_a_table_with_its_seed(game: str) -> None:
    bot, seen = make_bot("greedy", game, 0), Drawing(game, 0)
    for _ in range(DRAWS // 4):
        bot.choose(seen)
    table = Chance(0)
    assert seen.drawn
    assert seen.drawn != [int(table.below(SIDES)) for _ in seen.drawn]


def test_a_bot_of_the_same_seed_draws_the_same() -> None:
    first, second = (make_bot("random", "austria", 5) for _ in range(2))
    offering = Offering("austria", 5)
    assert [first.choose(offering) for _ in range(DRAWS)] == [
        second.choose(offering) for _ in range(DRAWS)
    ]
