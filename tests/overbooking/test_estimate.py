"""The judgement of a position."""

from __future__ import annotations

import random

import pytest

from hotelier.bots.overbooking_estimate import estimate
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.engine import OverbookingState
from tests.overbooking.positions import checking, position

# Each pair: the second position is better for seat a than the first.
BETTER = {
    "more coins booked": (
        position(booked=["bird6", ""]),
        position(booked=["bird1", ""]),
    ),
    "a token": (
        position(),
        position(tokens=[1, 0]),
    ),
    "a fourth card of a family": (
        position(round=4, booked=["bird1 bird2 bird3 fish4", ""]),
        position(round=4, booked=["bird1 bird2 bird3 bird4", ""]),
    ),
    "a guest in a queue": (
        position(),
        position(queue="a:bird2"),
    ),
    "fewer guests before one's own": (
        position(queue="b:bird5 b:fish5 a:bird2"),
        position(queue="a:bird2", queues={1: "b:bird5 b:fish5"}),
    ),
    "large crests of others behind, not before": (
        position(queue="b:bird5 b:fish5 a:bird5"),
        position(queue="a:bird5 b:bird5 b:fish5"),
    ),
    "own merchants at the door of a crowded hotel": (
        position(queue="b:bird5 b:fish5 a:bird2 a:fish3", door="a:lion6"),
        position(queue="b:bird5 b:fish5 a:bird2 a:fish3", door="a:lion2"),
    ),
    "a monk at the door": (
        position(door="a:bird5", tokens=[1, 0]),
        position(door="a:bird1", tokens=[1, 0]),
    ),
    "noblewomen for a card that would not fit": (
        position(queue="b:bird5 b:fish5 b:lion5 a:bird3", door="a:bird5"),
        position(queue="b:bird5 b:fish5 b:lion5 a:bird3", door="a:bird4"),
    ),
    "monks where they are first": (
        position(hotels=["first-face-up 10"], queue="b:bird5 b:fish5 a:bird1"),
        position(hotels=["monks-first 8"], queue="b:bird5 b:fish5 a:bird1"),
    ),
    "a card that was named": (
        checking(queue="b:bird6 b:fish6 a:bird3", door="a:lion4 b:lion4").choose("pass"),
        checking(queue="b:bird6 b:fish6 a:bird3", door="a:lion4 b:lion4").choose("at3"),
    ),
    "a poor rival": (
        position(booked=["", "bird1 bird2"]),
        position(booked=["", "bird6"]),
    ),
}


@pytest.mark.parametrize("case", BETTER)
def test_what_is_better_is_worth_more(case: str) -> None:
    worse, better = BETTER[case]
    assert estimate(better.state, 0) > estimate(worse.state, 0)


def test_hidden_cards_do_not_count() -> None:
    one = position(queue="b:bird4 a:fish2", door="b:lion1", hands=["bear1", "bear2 bear3"])
    other = position(queue="b:bird6 a:fish2", door="b:lion3", hands=["bear1", "lion5 lion6"])
    assert estimate(one.state, 0) == estimate(other.state, 0)
    assert estimate(one.state, 1) != estimate(other.state, 1)


def test_at_the_end_it_is_the_lead() -> None:
    state = position(players=3, booked=["bird1", "bird6", "bird2"], tokens=[0, 1, 1]).state
    state.over = True
    scores = state.scores()
    assert estimate(state, 0) == scores[0] - (scores[1] + scores[2]) / 2


def greedy(state: OverbookingState, seed: int) -> int:
    seat = int(state.seat)
    world = OVERBOOKING.imagine(state, seat, seed)
    worth = {}
    for choice in world.choices:
        after = world.clone()
        after.apply(choice)
        worth[choice] = estimate(after, seat)
    return max(worth, key=lambda choice: worth[choice])


def test_one_look_ahead_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        chance = random.Random(seed)
        state = OVERBOOKING.deal(OVERBOOKING.settle({"players": "2"}), seed)
        while not state.over:
            thinks = state.seat == seed % 2
            state.apply(greedy(state, seed) if thinks else chance.choice(state.choices))
        wins += state.winners() == [seed % 2]
    assert wins >= 18
