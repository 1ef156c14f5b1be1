"""The Conference Manager (S26) and the Gardener (S42) when the Emperor comes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proof import proves
from tests.rules.emperor import (
    EDITIONS,
    TILES,
    belongings,
    from_tile,
    go_through,
    in_peace,
    penalty,
    reward,
    visit,
    visit_is_over,
)

HOTEL: dict[str, Any] = {
    "krones": 10,
    "kitchen": "sck",
    "hand": {2, 4, 9, 28},
    "cafe": [("Prince", "k")],
    "rooms": "a1 b1 a2",
    "occupied": "c1 c2",
}


@pytest.mark.parametrize("tile", TILES)
@proves("S26", "RUL-31")
def test_the_conference_manager_wards_off_any_penalty_for_one_krone(tile: str) -> None:
    game = penalty(tile, staff={26, 27}, **HOTEL)
    assert game.words == {"ignore", "suffer"}
    game.do("ignore")
    assert visit_is_over(game)
    untouched = in_peace(tile, staff={26, 27}, **HOTEL)
    assert belongings(game) == belongings(untouched) | {"krones": 9}
    assert game.waits_for(1) == untouched.waits_for(1)
    assert from_tile(game) == 0


@pytest.mark.parametrize("tile", TILES)
@proves("S26", "RUL-31")
def test_who_does_not_call_on_the_conference_manager_suffers_like_everybody(tile: str) -> None:
    game = penalty(tile, staff={26, 27}, **HOTEL).do("suffer")
    without = penalty(tile, staff={12, 27}, **HOTEL)
    assert game.words == without.words
    go_through(game)
    go_through(without)
    assert game.played - {26} == without.played - {12}
    assert belongings(game) | {"played": set()} == belongings(without) | {"played": set()}
    assert game.waits_for(1) == without.waits_for(1)
    assert from_tile(game) == from_tile(without)


@pytest.mark.parametrize("tile", ["A1", "B2", "C1"])
@proves("S26")
def test_without_a_krone_the_conference_manager_is_of_no_help(tile: str) -> None:
    game = penalty(tile, staff={26}, krones=0)
    assert visit_is_over(game)
    assert from_tile(game) == {"A1": -5, "B2": -7, "C1": -8}[tile]


@pytest.mark.parametrize("tile", TILES)
@proves("S26")
def test_in_the_first_edition_the_conference_manager_wards_off_penalties_free(tile: str) -> None:
    game = penalty(tile, staff={26, 27}, edition="2015", **HOTEL)
    if game.may("ignore"):
        game.do("ignore")
    assert visit_is_over(game)
    untouched = in_peace(tile, staff={26, 27}, edition="2015", **HOTEL)
    assert belongings(game) == belongings(untouched)
    assert game.waits_for(1) == untouched.waits_for(1)
    assert from_tile(game) == 0


@proves("S26", "S42")
def test_neither_of_the_two_has_a_part_in_the_others_affairs() -> None:
    assert reward("A1", staff={26}).krones == 13
    game = penalty("A1", staff={26, 42}).do("ignore")
    assert game.points_from("staff") == 0
    assert visit("A1", 1, staff={26, 42}).krones == 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rest", "points"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 5), (6, 5)])
@pytest.mark.parametrize("tile", ["A1", "B2", "C1"])
@proves("RUL-23", "S42")
def test_the_gardener_scores_when_the_marker_rests_within_reach_of_the_reward(
    tile: str, rest: int, points: int, edition: str
) -> None:
    game = visit(tile, rest, staff={42}, edition=edition)
    assert game.points_from("staff") == points


@pytest.mark.parametrize(
    ("tile", "hotel"),
    [
        ("A1", {"krones": 20}),
        ("A4", {"rooms": "", "occupied": " ".join(c + f for c in "abcde" for f in "1234")}),
        ("C2", {"rooms": "", "occupied": " ".join(c + f for c in "abcde" for f in "1234")}),
        ("C4", {"hand": ()}),
        ("A3", {"staff_deck": ()}),
    ],
)
@proves("RUL-23")
def test_the_gardener_scores_even_if_the_reward_is_of_no_use(
    tile: str, hotel: dict[str, Any]
) -> None:
    game = reward(tile, staff={42}, **hotel)
    assert visit_is_over(game)
    assert game.points_from("staff") == 5


LOWER_FLOORS = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("free", "points"), [("", 0), ("e2", 5), ("e1", 5)])
@proves("RUL-23", "EMP-B4", "S42")
def test_the_gardener_scores_nothing_where_the_rules_say_that_nothing_is_received(
    free: str, points: int, edition: str
) -> None:
    rooms = " ".join(room for room in LOWER_FLOORS.split() if room != free)
    game = reward("B4", staff={42}, rooms=rooms, edition=edition)
    assert game.points_from("staff") == points
    assert visit_is_over(game) == (points == 0)


@pytest.mark.parametrize("tile", ["A3", "A4", "B3", "B4", "C2", "C4"])
@proves("RUL-23")
def test_the_gardener_scores_once_whether_the_reward_is_accepted_or_not(tile: str) -> None:
    table: dict[str, Any] = {"staff": {42}, "hand": {12, 13}, "staff_deck": {19, 20, 22}}
    declined = reward(tile, **table).do("done")
    assert declined.points_from("staff") == 5
    accepted = reward(tile, **table)
    accepted.do(min(accepted.words - {"done"}))
    assert accepted.points_from("staff") == 5


@pytest.mark.parametrize(
    ("tile", "table"),
    [("C4", {"hand": {42, 12}}), ("B3", {"staff_deck": {42, 12, 13}})],
)
@proves("RUL-20")
def test_a_gardener_hired_by_the_reward_scores_nothing_for_it(
    tile: str, table: dict[str, Any]
) -> None:
    game = reward(tile, **table).do("s42")
    assert game.played == {42}
    assert game.points_from("staff") == 0
