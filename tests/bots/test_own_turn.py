"""Searching within a turn plays by the same rules as the table."""

from __future__ import annotations

from random import Random

import pytest

from hotelier.austria.engine import Austria, advance
from hotelier.austria.own_turn import advance_in_step, apply_within, is_over
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.solo.leopold import HOTEL_NAMES
from hotelier.bots.minds.austria.facts import rival_mark
from hotelier.bots.minds.austria.search import Taste, Thinker, position_key
from hotelier.bots.trained import net_of
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


@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "1", "difficulty": "hard"}])
def test_tables_in_step_meet_the_same_dice_however_they_came_there(options: dict[str, str]) -> None:
    met: dict[int, dict[int, set[int]]] = {}
    for luck in (5, 6):
        for way in range(6):
            chance = Random(way)
            table = AUSTRIA.deal(AUSTRIA.settle(options), 11)
            assert isinstance(table, Austria)
            table.events = None
            now = table.round
            while not table.over:
                if apply_within(table, chance.choice(table.choices)):
                    continue
                advance_in_step(table, luck)
                if table.round != now and not any(hotel.turns for hotel in table.hotels):
                    now = table.round
                    met.setdefault(luck, {}).setdefault(int(now), set()).add(int(table.dice))
    for rolls in met.values():
        assert set(rolls) >= {2, 4, 6}, "rounds that Leopold does not begin"
        assert all(len(dice) == 1 for dice in rolls.values())
    assert met[5] != met[6]


@pytest.mark.parametrize("special", HOTEL_NAMES)
def test_positions_judged_together_are_judged_as_each_by_itself(special: str) -> None:
    options = {"players": "1", "difficulty": "hard", "leopold-hotel": special}
    together = Thinker(net_of("austria"), Taste(0.3, 10.0))
    alone = Thinker(net_of("austria"), Taste(0.3, 10.0))
    turns = changes = 0
    table = AUSTRIA.deal(AUSTRIA.settle(options), 3)
    table.events = None
    chance = Random(5)
    while not table.over:
        seat = int(table.seat)
        ends = together.ends(table, 2)
        marks = {rival_mark(end.table) for end in ends}
        for end in chance.sample(ends, min(5, len(ends))):
            if end.ended:
                by_itself = alone.judge_position(end.table, seat)
                assert (end.own, end.other, end.win) == pytest.approx(
                    (by_itself.own, by_itself.other, by_itself.win), abs=1e-3
                )
        turns += 1
        changes += len(marks) > 1
        table.apply(chance.choice(ends[:3]).path()[0].choice)
    assert turns > 14
    if special in ("hautel-couture", "sushi", "toll-bridge"):
        assert changes, "some choice changed something of Leopold's"
