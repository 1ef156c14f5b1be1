"""The course of the Emperor's visits: track, setback, and what may be declined."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proof import proves
from tests.rules.emperor import (
    GRACE,
    belongings,
    from_tile,
    in_peace,
    penalty,
    reward,
    visit,
    visit_is_over,
)
from tests.rules.position import position


@pytest.mark.parametrize(
    ("space", "points"),
    list(enumerate([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9])),
)
@pytest.mark.parametrize("round_", [3, 5, 7])
@proves("EMP-2")
def test_the_space_of_the_marker_scores_before_it_falls_back(
    space: int, points: int, round_: int
) -> None:
    game = position(scoring=True, round=round_, emperor=space, tiles=("A2", "B1", "C2"))
    assert game.points_from("Emperor track") == points
    assert game.emperor == max(0, space - round_)


@pytest.mark.parametrize(
    ("round_", "space", "rest"),
    [
        (3, 13, 10),
        (3, 4, 1),
        (3, 3, 0),
        (3, 2, 0),
        (5, 13, 8),
        (5, 6, 1),
        (5, 5, 0),
        (5, 1, 0),
        (7, 13, 6),
        (7, 8, 1),
        (7, 7, 0),
        (7, 0, 0),
    ],
)
@proves("EMP-3")
def test_the_marker_falls_back_by_three_then_five_then_seven_but_not_below_zero(
    round_: int, space: int, rest: int
) -> None:
    game = position(scoring=True, round=round_, emperor=space, tiles=("A1", "B2", "C1"))
    assert game.emperor == rest


@pytest.mark.parametrize(("rest", "krones"), [(0, 7), (1, 10), (2, 10), (3, 13), (4, 13), (10, 13)])
@proves("EMP-4")
def test_where_the_marker_comes_to_rest_decides_between_reward_peace_and_penalty(
    rest: int, krones: int
) -> None:
    assert visit("A1", rest).krones == krones


@pytest.mark.parametrize(
    ("round_", "krones"), [(3, 13), (5, 15), (7, 10)], ids=["A tile", "B tile", "C tile"]
)
@proves("EMP-4")
def test_the_tile_under_the_round_that_ends_is_the_one_that_counts(
    round_: int, krones: int
) -> None:
    game = position(scoring=True, round=round_, emperor=13, tiles=("A1", "B2", "C1"))
    assert game.krones == krones
    assert from_tile(game) == (8 if round_ == 7 else 0)


@proves("EMP-2", "EMP-3", "EMP-4", "EMP-B2")
def test_from_space_eight_in_round_five_there_are_five_points_and_the_reward() -> None:
    game = position(scoring=True, round=5, emperor=8, tiles=("A1", "B2", "C1"))
    assert game.points == 5
    assert game.emperor == 3
    assert game.krones == 15


@proves("EMP-1", "RUL-30")
def test_the_players_go_clockwise_from_the_first_of_the_round_each_to_the_end() -> None:
    others = {1: {"emperor": 6}, 2: {"emperor": 6}}
    game = position(
        players=3, first=1, scoring=True, tiles=("A2", "B1", "C1"), emperor=6, others=others
    )
    served = []
    for _ in range(3):
        seat = game.seat
        served.append(seat)
        # Who has not had a turn yet has neither scored nor fallen back.
        for other in {0, 1, 2} - set(served):
            assert (game.hotel(other).points, game.hotel(other).emperor) == (0, 6)
        for other in served:
            assert (game.hotel(other).points, game.hotel(other).emperor) == (4, 3)
        assert game.hotel(seat).kitchen == 0
        game.do("cake", "wine")
        assert game.hotel(seat).kitchen != 0
    assert served == [1, 2, 0]
    assert game.table.round == 4
    assert game.table.first == 2


@pytest.mark.parametrize("first", [0, 1, 2])
@proves("EMP-1", "RUL-30")
def test_a_deck_that_is_short_serves_the_first_player_before_the_others(first: int) -> None:
    others = {1: {"emperor": 6}, 2: {"emperor": 6}}
    game = position(
        players=3,
        first=first,
        scoring=True,
        tiles=("A3", "B1", "C1"),
        staff_deck={12},
        emperor=6,
        others=others,
    )
    assert game.seat == first
    game.do("s12")
    assert [bool(game.hotel(seat).played) for seat in range(3)] == [s == first for s in range(3)]
    assert game.table.round == 4


@pytest.mark.parametrize(("space", "rest"), [(13, 10), (5, 2), (2, 0)])
@proves("EMP-7")
def test_the_marker_stays_where_it_is_when_the_visit_is_over(space: int, rest: int) -> None:
    game = position(scoring=True, emperor=space, tiles=("A1", "B1", "C1"))
    assert game.table.round == 4
    assert game.emperor == rest


@proves("EMP-7")
def test_a_marker_that_a_reward_moved_on_stays_there_too() -> None:
    # d3 completes the yellow group d3 e3 e2: six steps.
    game = reward("C2", rooms="d2", occupied="e2 e3")
    game.do("d3")
    assert game.over
    assert game.emperor == 3 + 6


@pytest.mark.parametrize("ask", ["useful", "everything"])
@pytest.mark.parametrize("tile", ["A4", "B4", "C2", "C4"])
@proves("EMP-8")
def test_a_reward_that_means_doing_something_may_be_declined(tile: str, ask: str) -> None:
    table: dict[str, Any] = {"hand": {12, 13}, "ask": ask}
    game = reward(tile, **table)
    assert game.may("done")
    game.do("done")
    assert visit_is_over(game)
    assert belongings(game) == belongings(in_peace(tile, **table))
    assert from_tile(game) == 0


@pytest.mark.parametrize("tile", ["A1", "A2", "A3", "B1", "B2", "B3"])
@proves("EMP-8")
def test_a_table_that_is_asked_everything_may_decline_a_plain_gain(tile: str) -> None:
    game = reward(tile, ask="everything")
    assert game.may("done")
    game.do("done")
    while not visit_is_over(game):
        game.do("done" if game.may("done") else min(game.words))
    assert belongings(game) == belongings(in_peace(tile, ask="everything"))


@proves("EMP-8")
def test_of_two_items_one_may_be_declined() -> None:
    game = reward("A2", ask="everything")
    game.do(*game.offered("p"), "cake", "done")
    assert visit_is_over(game)
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 0}


@pytest.mark.parametrize(
    ("tile", "hotel", "room", "gained"),
    [
        ("B4", {"rooms": "a1 b1 c1 d1"}, "e1", {"full groups": 2}),
        ("B4", {"rooms": "a1", "occupied": "c1 d1 c2"}, "d2", {"krones": 10}),
        ("B4", {"rooms": "a1", "occupied": "b1 a2"}, "b2", {"steps": 6}),
        ("C2", {"rooms": "d3 c4"}, "d4", {"krones": 1, "door symbols": 2}),
        ("C2", {"rooms": "a1", "occupied": "c3"}, "c4", {"full groups": 5, "door symbols": 2}),
        ("C2", {"rooms": "d2", "occupied": "e2 e3"}, "d3", {"steps": 6, "door symbols": 1}),
        ("C2", {"rooms": "a1"}, "b1", {}),
    ],
)
@proves("EMP-8")
def test_a_room_occupied_by_a_reward_can_complete_a_group_and_earn_its_bonus(
    tile: str, hotel: dict[str, Any], room: str, gained: dict[str, int]
) -> None:
    game = reward(tile, krones=0, **hotel)
    game.do(room)
    assert room in game.occupied
    found = {
        "krones": game.krones,
        "steps": game.emperor - GRACE,
        "full groups": game.points_from("full groups"),
        "door symbols": game.points_from("door symbols"),
    }
    assert {name: amount for name, amount in found.items() if amount} == gained


@proves("EMP-9")
def test_nobody_acts_or_moves_in_while_the_emperor_is_there() -> None:
    # A guest could move in, another be served, an objective claimed and a card called on.
    game = reward(
        "A4",
        cafe=[(65, ""), 92],
        kitchen="s",
        krones=20,
        staff={1},
        objectives=(105, 109, 113),
    )
    assert game.words == {"d1", "a2", "b2", "c2", "done"}
    game.do("done")
    assert game.seat == 0
    assert {"in1", "strudel>2", "oA", "s1", "q5", "pass"} <= game.words


@pytest.mark.parametrize("tile", ["A3", "A4", "B3", "B4", "C4"])
@proves("EMP-9")
def test_a_penalty_cannot_be_escaped_by_acting_first(tile: str) -> None:
    game = penalty(
        tile,
        rooms="a1 b1 c1 d1",
        cafe=[(65, ""), 92],
        kitchen="s",
        hand={2, 4, 9, 12},
        staff={1, 27, 28},
        krones=20,
        objectives=(105, 109, 113),
    )
    allowed = {
        "A3": {"s2", "s4", "s9", "s12"},
        "A4": {"a1", "b1", "c1", "d1"},
        "B3": {"s2", "s4", "s9", "s12"},
        "B4": {"a1", "b1", "c1", "d1"},
        "C4": {"s27", "s28"},
    }
    assert game.words == allowed[tile]


@proves("EMP-10", "EMP-B1")
def test_items_of_the_tile_may_go_to_guests_who_then_wait_for_the_next_turn() -> None:
    game = reward("B1", cafe=[65, 92])
    assert game.words == {"coffee>1", "strudel>2", "done"}
    game.do("coffee>1")
    assert game.words == {"strudel>2", "done"}
    game.do("done")
    assert game.kitchen == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 0}
    assert (game.seat, game.table.round) == (0, 6)
    assert game.cafe == ["Knight of the Empire", "Capt. Goldhaken", None]
    assert game.may("in1")
    assert not game.may("in2")


@proves("EMP-10", "EMP-A2")
def test_items_of_choice_may_go_to_guests_one_by_one() -> None:
    game = reward("A2", cafe=[65])
    game.do("coffee", "coffee>1", "coffee")
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 1}
    assert game.may("in1")
    assert game.table.round == 4
