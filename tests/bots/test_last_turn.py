"""A hotel's points after its last turn are played out, not judged (FIN, EMP)."""

from __future__ import annotations

from random import Random

import pytest

from hotelier.austria.cards.staff import SECRETARY
from hotelier.austria.engine import Austria, advance
from hotelier.austria.own_turn import apply_within
from hotelier.bots.minds.austria.last_turn import has_played_out, points_in_the_end
from hotelier.bots.minds.austria.search import Taste, Thinker
from hotelier.bots.trained import net_of
from hotelier.games import game_named
from tests.bots.agreed import random_way


@pytest.mark.parametrize("seed", range(12))
def test_what_is_played_out_is_what_the_game_ends_with(seed: int) -> None:
    """To the point where the Emperor asks nothing; if he does, nobody can choose better."""
    rules = game_named("austria")
    chance = Random(seed)
    table = rules.deal(random_way("austria", chance), seed)
    assert isinstance(table, Austria)
    foretold: dict[int, int] = {}
    asked: set[int] = set()
    while not table.over:
        seat = int(table.seat)
        if seat in foretold:
            asked.add(seat)
        if not apply_within(table, chance.choice(table.choices)):
            if has_played_out(table, seat) and seat not in foretold:
                foretold[seat] = int(points_in_the_end(table, seat))
            advance(table)
    assert foretold
    for seat, points in foretold.items():
        if table.hotels[seat].played & SECRETARY:
            continue
        assert points >= table.scores()[seat]
        if seat not in asked:
            assert points == table.scores()[seat]


def test_a_search_of_the_last_turn_says_what_the_game_ends_with() -> None:
    rules = game_named("austria")
    table = rules.deal(rules.settle({"players": "1"}), 4)
    assert isinstance(table, Austria)
    thinker = Thinker(net_of("austria"), Taste(0.3, 10.0))
    while not table.over:
        end = thinker.ends(table, 1)[0]
        table = end.table
        said = end.own if has_played_out(table, 0) else None
        advance(table)
    assert said == table.scores()[0]
