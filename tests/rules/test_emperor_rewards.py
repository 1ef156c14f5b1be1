"""What the Emperor's tiles reward with, tile by tile."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria.rules import AUSTRIA
from tests.proof import proves
from tests.rules.emperor import EDITIONS, GRACE, from_tile, penalty, reward, visit, visit_is_over
from tests.rules.position import Position


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        pytest.param("A1", 10, 13, marks=proves("EMP-A1")),
        pytest.param("A1", 18, 20, marks=proves("EMP-A1")),
        pytest.param("B2", 10, 15, marks=proves("EMP-B2")),
        pytest.param("B2", 16, 20, marks=proves("EMP-B2")),
    ],
)
def test_a1_and_b2_reward_with_krones(tile: str, before: int, after: int, edition: str) -> None:
    game = reward(tile, krones=before, edition=edition)
    assert game.krones == after
    assert from_tile(game) == 0
    assert visit_is_over(game)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("EMP-A2")
def test_a2_rewards_with_two_items_of_choice(edition: str) -> None:
    for first in ("strudel", "cake", "wine", "coffee"):
        game = reward("A2", edition=edition)
        assert game.words == {"strudel", "cake", "wine", "coffee"}
        game.do(first)
        assert game.words == {"strudel", "cake", "wine", "coffee"}
        game.do("wine")
        expected = {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
        expected[first] += 1
        expected["wine"] += 1
        assert game.kitchen == expected
        assert visit_is_over(game)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("EMP-B1")
def test_b1_rewards_with_one_of_each_item(edition: str) -> None:
    game = reward("B1", edition=edition, kitchen="s")
    assert game.kitchen == {"strudel": 2, "cake": 1, "wine": 1, "coffee": 1}
    assert visit_is_over(game)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "krones", "within_reach", "price"),
    [
        # S2 costs 6, S9 costs 5, S12 costs 2.
        pytest.param("A3", 0, {"s12"}, {"s12": 0}, marks=proves("EMP-A3")),
        pytest.param("A3", 2, {"s9", "s12"}, {"s9": 2, "s12": 0}, marks=proves("EMP-A3")),
        pytest.param(
            "A3", 3, {"s2", "s9", "s12"}, {"s2": 3, "s9": 2, "s12": 0}, marks=proves("EMP-A3")
        ),
        pytest.param(
            "B3", 0, {"s2", "s9", "s12"}, {"s2": 0, "s9": 0, "s12": 0}, marks=proves("EMP-B3")
        ),
    ],
)
def test_a3_and_b3_reward_with_one_of_three_cards_from_the_deck(
    tile: str, krones: int, within_reach: set[str], price: dict[str, int], edition: str
) -> None:
    table: dict[str, Any] = {"staff_deck": {2, 9, 12}, "hand": {24}, "krones": krones}
    for word in sorted(within_reach):
        game = reward(tile, edition=edition, **table)
        assert game.words == within_reach | {"done"}
        game.do(word)
        rest = {"s2", "s9", "s12"} - {word}
        assert game.words == rest
        game.do(max(rest))
        assert game.played == {int(word[1:])}
        assert game.hand == {24}
        assert game.krones == krones - price[word]
        assert visit_is_over(game)
        own = AUSTRIA.view(game.table, 0)["own"]["put_under_deck"]
        assert [f"s{entry['card']}" for entry in own] == [max(rest), min(rest)]


@pytest.mark.parametrize("tile", ["A3", "B3"])
@proves("EMP-A3", "EMP-B3")
def test_of_the_three_cards_none_need_be_played(tile: str) -> None:
    game = reward(tile, staff_deck={2, 9, 12}).do("done", "s9", "s12")
    own = AUSTRIA.view(game.table, 0)["own"]["put_under_deck"]
    assert [entry["card"] for entry in own] == [9, 12, 2]
    assert game.played == set()
    assert game.krones == 10
    assert visit_is_over(game)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("EMP-A4")
def test_a4_rewards_with_one_room_on_any_floor_free_and_vacant(edition: str) -> None:
    game = reward("A4", edition=edition, krones=0, rooms="a1 a2 a3")
    assert game.words == {"b1", "b2", "b3", "a4", "done"}
    game.do("a4")
    assert game.krones == 0
    assert game.tiles == {"a1", "a2", "a3", "a4"}
    assert game.occupied == set()
    assert visit_is_over(game)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "offered", "room"),
    [
        pytest.param("B4", {"b1", "b2"}, "b2", marks=proves("EMP-B4")),
        pytest.param("C2", {"b1", "b2", "b3", "a4"}, "a4", marks=proves("EMP-C2")),
    ],
)
@proves("RUL-24")
def test_b4_and_c2_reward_with_a_room_prepared_free_and_occupied_in_one(
    tile: str, offered: set[str], room: str, edition: str
) -> None:
    table: dict[str, Any] = {"krones": 0, "rooms": "a1 a2 a3", "edition": edition}
    game = reward(tile, **table)
    assert game.words == offered | {"done"}
    game.do(room)
    assert visit_is_over(game)
    assert game.tiles == {"a1", "a2", "a3", room}
    assert game.occupied == {room}
    assert game.krones == 0
    declined = reward(tile, **table).do("done")
    assert declined.tiles == {"a1", "a2", "a3"}
    assert declined.occupied == set()
    assert visit_is_over(declined)


@proves("EMP-B4")
def test_b4_rewards_with_nothing_where_both_lower_floors_are_built_up() -> None:
    game = reward("B4", rooms="a1 b1 c1 d1 e1 a2 b2 c2 d2 e2")
    assert visit_is_over(game)
    assert game.occupied == set()
    assert len(game.tiles) == 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rest", [3, 4, 6])
@proves("EMP-C1")
def test_c1_rewards_with_eight_points(rest: int, edition: str) -> None:
    game = visit("C1", rest, edition=edition)
    assert from_tile(game) == 8
    assert game.over


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", [set(), {9}, {1, 12, 21, 27}])
@proves("EMP-C3")
def test_c3_rewards_or_punishes_with_two_points_for_each_card_on_display(
    cards: set[int], edition: str
) -> None:
    table: dict[str, Any] = {"staff": cards, "hand": {2, 4}, "edition": edition}
    assert from_tile(reward("C3", **table)) == 2 * len(cards)
    assert from_tile(visit("C3", 1, **table)) == 0
    assert from_tile(penalty("C3", **table)) == -2 * len(cards)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("EMP-C4")
def test_c4_rewards_with_a_card_from_hand_played_free(edition: str) -> None:
    game = reward("C4", hand={2, 9, 45}, krones=0, edition=edition)
    assert game.words == {"s2", "s9", "s45", "done"}
    twin = Position(game.table.clone()).do("s45")
    assert twin.emperor == GRACE + 3
    game.do("s2")
    assert game.played == {2}
    assert game.hand == {9, 45}
    assert game.krones == 0
    assert game.over
