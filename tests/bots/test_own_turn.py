"""Searching within a turn plays by the same rules as the table."""

from __future__ import annotations

from random import Random

import pytest

from hotelier.austria.engine import Austria, advance
from hotelier.austria.own_turn import apply_within, is_over
from hotelier.austria.rules import AUSTRIA
from hotelier.bots.minds.austria.search import position_key
from tests.bots.agreed import random_way


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_played_in_parts_is_the_turn_played_at_once(seed: int) -> None:
    chance = Random(seed)
    table = AUSTRIA.deal(random_way("austria", chance), seed)
    assert isinstance(table, Austria)
    table.events = None
    while not table.over:
        choice = chance.choice(table.choices)
        twin, seat = table.clone(), table.seat
        table.apply(choice)
        if apply_within(twin, choice):
            assert twin.seat == seat
            assert not is_over(twin)
        else:
            # Dice, other seats and the Emperor come only when the table is carried on.
            assert is_over(twin)
            assert twin.seat == seat
            advance(twin)
        assert twin.key() == table.key()


def test_a_search_merges_just_the_positions_that_are_equal() -> None:
    met = told_apart = 0
    for seed in range(6):
        chance = Random(seed)
        table = AUSTRIA.deal(random_way("austria", chance), seed)
        table.events = None
        for _ in range(chance.randrange(10, 35)):
            table.apply(chance.choice(table.choices))
        seat = int(table.seat)
        found: dict[int, tuple[object, ...]] = {}
        frontier = [table]
        for _ in range(4):
            reached: list[Austria] = []
            for before in frontier:
                for choice in before.choices:
                    after = before.clone()
                    going = apply_within(after, choice)
                    whole = (going, after.key())
                    assert found.setdefault(position_key(after, seat, going), whole) == whole
                    met += 1
                    if going:
                        reached.append(after)
            frontier = chance.sample(reached, min(20, len(reached)))
        assert len(set(found.values())) == len(found)
        told_apart += len(found)
    assert told_apart < met
