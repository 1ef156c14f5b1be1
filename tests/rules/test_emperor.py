"""The Emperor's visits: track, setback, the twelve tiles with their rewards and penalties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

ROUND_OF = {"A": 3, "B": 5, "C": 7}
SETBACK = {3: 3, 5: 5, 7: 7}
EDITIONS = ["revised", "2015"]
GRACE, PEACE, DISGRACE = 3, 1, 0
"""Where a marker can come to rest: in reach of the reward, in peace, or at the penalty."""
TILES = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"]


def visit(
    tile: str,
    rest: int,
    *,
    edition: str = "revised",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Position:
    """The Emperor comes with this tile; my marker will rest there, everybody else's in peace.

    After a visit in round 3 or 5 it is my turn again, unless said otherwise.
    """
    now = ROUND_OF[tile[0]]
    players = mine.get("players", 2)
    tiles = tuple(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    hotels: dict[int, dict[str, Any]] = {
        seat: {"emperor": PEACE + SETBACK[now]} for seat in range(1, players)
    }
    for seat, hotel in (others or {}).items():
        hotels[seat] |= dict(hotel)
    return position(
        **{"first": players - 1} | mine,
        scoring=True,
        round=now,
        tiles=(tiles[0], tiles[1], tiles[2]),
        edition=edition,
        emperor=rest + SETBACK[now] if rest else 0,
        others=hotels,
    )


def reward(tile: str, **mine: Any) -> Position:
    return visit(tile, GRACE, **mine)


def penalty(tile: str, **mine: Any) -> Position:
    return visit(tile, DISGRACE, **mine)


def from_tile(game: Position, seat: int = 0) -> int:
    return game.points_from("Emperor tiles", seat)


def visit_is_over(game: Position) -> bool:
    """Whether the next round has begun, or the game has ended."""
    return game.over or game.table.round in (4, 6)


def in_peace(tile: str, **mine: Any) -> Position:
    """The same visit without reward or penalty, to compare with."""
    return visit(tile, PEACE, **mine)


# The course of a visit.


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


# Two sides.


TWO_SIDED: list[Any] = [
    pytest.param(
        "A1", {"krones": 3}, {"krones": 2}, {"krones": 0}, 5, id="A1", marks=proves("EMP-A1")
    ),
    pytest.param(
        "A3", {"hand": {9, 27}}, {"hand": {9}}, {"hand": set()}, 5, id="A3", marks=proves("EMP-A3")
    ),
    pytest.param(
        "A4",
        {"rooms": "a1", "occupied": "b1"},
        {"rooms": "", "occupied": "b1 a2"},
        {"tiles": {"b1"}},
        5,
        id="A4",
        marks=proves("EMP-A4"),
    ),
    pytest.param(
        "B2", {"krones": 5}, {"krones": 4}, {"krones": 0}, 7, id="B2", marks=proves("EMP-B2")
    ),
    pytest.param(
        "B3",
        {"hand": {9, 12, 27}},
        {"hand": {9, 27}},
        {"hand": set()},
        7,
        id="B3",
        marks=proves("EMP-B3"),
    ),
    pytest.param(
        "B4",
        {"rooms": "a1 a2", "occupied": "b1"},
        {"rooms": "a1", "occupied": "b1 a2"},
        {"tiles": {"b1"}},
        7,
        id="B4",
        marks=proves("EMP-B4"),
    ),
    pytest.param(
        "C4",
        {"staff": {27, 12}, "hand": {37, 9}},
        {"staff": {12}, "hand": {9}},
        {"played": {12}},
        10,
        id="C4",
        marks=proves("EMP-C4"),
    ),
]
"""A tile, a hotel that can just bear the first side, one that cannot, what is left, points."""

OLD_OUTCOME = {"C4": {"played": {12, 27}, "hand": {9}}}
"""What is left in the first edition where that is different."""


def go_through(game: Position) -> Position:
    """Make any choices that are left to the player in a penalty."""
    while game.seat == 0 and not visit_is_over(game):
        assert not game.may("done")
        game.do(min(game.words))
    return game


def belongings(game: Position) -> dict[str, Any]:
    return {
        "krones": game.krones,
        "kitchen": game.kitchen,
        "hand": game.hand,
        "played": game.played,
        "tiles": game.tiles,
        "occupied": game.occupied,
    }


@pytest.mark.parametrize(("tile", "able", "unable", "left", "points"), TWO_SIDED)
@proves("EMP-5")
def test_who_can_bear_the_first_side_must_and_loses_no_points(
    tile: str, able: dict[str, Any], unable: dict[str, Any], left: dict[str, Any], points: int
) -> None:
    game = penalty(tile, **able)
    assert not game.may("points")
    go_through(game)
    assert belongings(game) == belongings(in_peace(tile, **able)) | left
    assert from_tile(game) == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "able", "unable", "left", "points"), TWO_SIDED)
@proves("EMP-5")
def test_who_cannot_bear_all_of_the_first_side_loses_points_and_nothing_else(
    tile: str,
    able: dict[str, Any],
    unable: dict[str, Any],
    left: dict[str, Any],
    points: int,
    edition: str,
) -> None:
    game = penalty(tile, edition=edition, **unable)
    assert visit_is_over(game)
    assert belongings(game) == belongings(in_peace(tile, edition=edition, **unable))
    assert from_tile(game) == -points


@pytest.mark.parametrize(("tile", "able", "unable", "left", "points"), TWO_SIDED)
@proves("EMP-5")
def test_in_the_first_edition_the_player_chooses_the_side(
    tile: str, able: dict[str, Any], unable: dict[str, Any], left: dict[str, Any], points: int
) -> None:
    unharmed = belongings(in_peace(tile, edition="2015", **able))
    game = penalty(tile, edition="2015", **able)
    assert game.words == {"suffer", "points"}
    game.do("points")
    assert belongings(game) == unharmed
    assert from_tile(game) == -points
    game = penalty(tile, edition="2015", **able).do("suffer")
    go_through(game)
    assert belongings(game) == unharmed | OLD_OUTCOME.get(tile, left)
    assert from_tile(game) == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", ["A2", "B1", "C1", "C2", "C3"])
@proves("EMP-5")
def test_a_penalty_with_one_side_leaves_no_choice_of_side(tile: str, edition: str) -> None:
    game = penalty(tile, edition=edition, occupied="a1", rooms="b1", kitchen="sck", staff={12})
    assert visit_is_over(game)


@pytest.mark.parametrize(
    ("tile", "mine", "lost"),
    [
        ("A1", {"krones": 0, "points": 2}, 5),
        ("B2", {"krones": 0}, 7),
        ("C1", {"krones": 0, "rooms": "a1", "points": 1}, 8),
        ("C3", {"krones": 0, "staff": {12, 13, 14}}, 6),
    ],
)
@proves("EMP-6")
def test_lost_points_carry_the_score_below_zero(tile: str, mine: dict[str, Any], lost: int) -> None:
    game = penalty(tile, **mine)
    assert game.points == mine.get("points", 0) - lost
    assert game.points < 0


# Declining, waiting.


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


# Tile by tile: rewards.


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


# Tile by tile: penalties.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "missing"),
    [
        pytest.param(
            "A2", {"strudel": 0, "cake": 0, "wine": 0, "coffee": 1}, marks=proves("EMP-A2")
        ),
        pytest.param(
            "B1", {"strudel": 1, "cake": 1, "wine": 0, "coffee": 1}, marks=proves("EMP-B1")
        ),
    ],
)
def test_a2_empties_the_kitchen_and_b1_the_guests_tables_too(
    tile: str, missing: dict[str, int], edition: str
) -> None:
    # The Prince ordered strudel, cake and coffee and has all but the coffee.
    game = penalty(tile, kitchen="sscwk", cafe=[("Prince", "k"), (65, "")], edition=edition)
    assert visit_is_over(game)
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
    assert game.cafe == ["Prince", "Knight of the Empire", None]
    assert game.waits_for(1) == missing
    assert game.waits_for(2)["coffee"] == (1 if tile == "B1" else 0)
    assert from_tile(game) == 0


@pytest.mark.parametrize("tile", ["A2", "B1"])
@proves("EMP-A2", "EMP-B1")
def test_a_hotel_without_items_has_nothing_to_lose(tile: str) -> None:
    game = penalty(tile, kitchen="", points=3)
    assert from_tile(game) == 0
    assert game.points == 3


@pytest.mark.parametrize(
    ("tile", "cards"),
    [
        pytest.param("A3", 2, marks=proves("EMP-A3")),
        pytest.param("B3", 3, marks=proves("EMP-B3")),
    ],
)
@proves("RUL-30")
def test_a3_and_b3_take_cards_the_player_selects_in_the_order_the_player_likes(
    tile: str, cards: int
) -> None:
    game = penalty(tile, hand={2, 9, 12, 27}, staff={24})
    chosen = [27, 2, 12][:cards]
    for card in chosen:
        assert game.words == {f"s{left}" for left in game.hand}
        game.do(f"s{card}")
    assert visit_is_over(game)
    assert game.hand == {2, 9, 12, 27} - set(chosen)
    assert game.played == {24}
    own = AUSTRIA.view(game.table, 0)["own"]["put_under_deck"]
    assert [entry["card"] for entry in own] == chosen
    assert not {2, 12, 27} & set(members(game.table.staff_deck))


@proves("RUL-30")
def test_the_others_do_not_see_which_cards_go_under_the_deck() -> None:
    game = penalty("A3", hand={2, 9, 12}, show_forced=True)
    assert AUSTRIA.secret(game.table)
    game.do("s9", "s2")
    put = [event for event in game.events if event[0] == events.STAFF_UNDER_DECK]
    assert [event[2] for event in put] == [9, 2]
    for seat in (1, None):
        assert [(AUSTRIA.seen_by(event, seat) or event)[2] for event in put] == [0, 0]
    assert [AUSTRIA.seen_by(event, 0) for event in put] == put
    assert AUSTRIA.view(game.table, 1)["own"]["put_under_deck"] == []
    seen = AUSTRIA.view(game.table, 1)["hotels"][0]
    assert seen["hand_size"] == 1
    assert "hand" not in seen


@proves("RUL-30")
def test_cards_put_under_the_deck_are_drawn_last_and_in_that_order() -> None:
    game = penalty("A3", hand={2, 9, 12}, staff_deck={19}, cafe=[(67, "")])
    game.do("s9", "s2")
    assert game.seat == 0
    # The Sovereign draws two cards: the one left in the deck, then the first put under it.
    game.do("in1")
    assert game.hand == {12, 19, 9}


@pytest.mark.parametrize("edition", EDITIONS)
@proves("EMP-A4", "RUL-10")
def test_a4_takes_one_vacant_room_of_the_highest_floor_that_has_one(edition: str) -> None:
    table: dict[str, Any] = {"rooms": "a1 b1 a2 b2", "occupied": "a3 b3", "edition": edition}
    game = penalty("A4", **table)
    if edition == "2015":
        game.do("suffer")
    assert game.words == {"a2", "b2"}
    game.do("b2")
    assert visit_is_over(game)
    assert game.tiles == {"a1", "b1", "a2", "a3", "b3"}
    assert game.occupied == {"a3", "b3"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("rooms", "choices", "left"),
    [
        ("a1 b1 a2 b2 c2", [{"a2", "b2", "c2"}, {"b2", "c2"}], {"a1", "b1", "c2"}),
        ("a1 b1 a2", [{"a1", "b1"}], {"b1"}),
        ("a1 a2 a3", [], {"a1"}),
        ("a1 b1 a2 b2 a3", [{"a2", "b2"}], {"a1", "b1", "b2"}),
    ],
)
@proves("EMP-B4", "RUL-10", "RUL-13")
def test_b4_takes_two_vacant_rooms_each_from_the_highest_floor_and_never_an_occupied_one(
    rooms: str, choices: list[set[str]], left: set[str], edition: str
) -> None:
    game = penalty("B4", rooms=rooms, occupied="d1 d4", edition=edition)
    if edition == "2015":
        game.do("suffer")
    for offered in choices:
        assert game.words == offered
        game.do(min(offered))
    assert visit_is_over(game)
    assert game.tiles == left | {"d1", "d4"}
    assert game.occupied == {"d1", "d4"}
    assert from_tile(game) == 0


@pytest.mark.parametrize("edition", EDITIONS)
@proves("RUL-13", "EMP-B4")
def test_occupied_rooms_do_not_pay_for_b4(edition: str) -> None:
    game = penalty("B4", rooms="a1", occupied="b1 c1 a2 b2 c2 a3", edition=edition)
    assert visit_is_over(game)
    assert len(game.tiles) == 7
    assert from_tile(game) == -7


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [0, 30])
@proves("EMP-C1")
def test_c1_punishes_with_eight_points(points: int, edition: str) -> None:
    game = penalty("C1", points=points, edition=edition)
    assert from_tile(game) == -8
    assert game.over


@pytest.mark.parametrize(
    ("occupied", "first", "second", "left"),
    [
        # Two rooms on the highest floor: the player picks; then again on the floor below.
        ("a3 b3 a2 c2 a1", {"a3", "b3"}, {"a2", "c2"}, {"b3", "c2", "a1"}),
        # The next floor down with an occupied room, even if one between has none.
        ("a4 b4 c1 d1", {"a4", "b4"}, {"c1", "d1"}, {"b4", "d1"}),
        # Several on the highest floor and none below: one room is all.
        ("a2 b2 c2", {"a2", "b2", "c2"}, set(), {"b2", "c2"}),
        ("a1 b1", {"a1", "b1"}, set(), {"b1"}),
        # The second room from the highest floor below, not from any below.
        ("c4 a3 b3 a2 b2", set(), {"a3", "b3"}, {"b3", "a2", "b2"}),
        # No choice at all.
        ("a2 a1", set(), set(), set()),
        ("c1", set(), set(), set()),
        ("", set(), set(), set()),
    ],
)
@proves("EMP-C2", "RUL-10")
def test_c2_takes_an_occupied_room_of_the_highest_floor_and_one_of_the_next(
    occupied: str, first: set[str], second: set[str], left: set[str]
) -> None:
    # Vacant rooms on higher floors are of no interest.
    game = penalty("C2", rooms="e4 e3", occupied=occupied)
    for offered in (first, second):
        if offered:
            assert game.words == offered
            game.do(min(offered))
    assert game.over
    assert game.occupied == left
    assert game.tiles == left | {"e4", "e3"}
    assert from_tile(game) == 0


@pytest.mark.parametrize(
    ("occupied", "first", "chosen", "left"),
    [
        ("a3 b3 a2 c2 a1", {"a3", "b3"}, "a3", {"b3", "c2", "a1"}),
        ("a3 b3 a2 c2 a1", {"a3", "b3"}, "b3", {"a3", "a2", "c2", "a1"}),
        # The closest below in the column, over a gap; rooms of other columns are safe.
        ("a4 b4 b3 b2 a1", {"a4", "b4"}, "a4", {"b4", "b3", "b2"}),
        ("a4 b4 b3 b2 a1", {"a4", "b4"}, "b4", {"a4", "b2", "a1"}),
        ("c4 a3 b3", set(), "", {"a3", "b3"}),
        ("a2 a1", set(), "", set()),
        ("c1", set(), "", set()),
        ("", set(), "", set()),
    ],
)
@proves("EMP-C2", "RUL-10")
def test_in_the_first_edition_c2_takes_the_second_room_from_the_same_column(
    occupied: str, first: set[str], chosen: str, left: set[str]
) -> None:
    game = penalty("C2", rooms="e4 e3", occupied=occupied, edition="2015")
    if first:
        assert game.words == first
        game.do(chosen)
    assert game.over
    assert game.occupied == left
    assert game.tiles == left | {"e4", "e3"}
    assert from_tile(game) == 0


@proves("EMP-C4", "RUL-45")
def test_c4_takes_an_end_of_game_card_from_the_display_out_of_the_game() -> None:
    game = penalty("C4", staff={12, 27, 37}, hand={28}, show_forced=True)
    assert game.words == {"s27", "s37"}
    game.do("s27")
    assert game.played == {12, 37}
    assert game.hand == {28}
    assert from_tile(game) == 0
    # Face up for everybody, and not in the deck any more.
    for seat in (0, 1, None):
        assert AUSTRIA.view(game.table, seat)["staff_out_of_game"] == [27]
    told = [event for event in game.events if event[0] == events.STAFF_DISCARDED]
    assert [event[2] for event in told] == [27]
    assert [AUSTRIA.seen_by(event, 1) for event in told] == told
    assert 27 not in members(game.table.staff_deck)
    assert AUSTRIA.view(game.table, 0)["own"]["put_under_deck"] == []


@proves("EMP-C4", "RUL-45")
def test_in_the_first_edition_c4_takes_an_end_of_game_card_from_the_hand() -> None:
    game = penalty("C4", staff={27}, hand={12, 28, 37}, edition="2015").do("suffer")
    assert game.words == {"s28", "s37"}
    game.do("s37")
    assert game.hand == {12, 28}
    assert game.played == {27}
    assert AUSTRIA.view(game.table, 1)["staff_out_of_game"] == [37]
    assert from_tile(game) == 0


@proves("EMP-C4", "RUL-8")
def test_a_card_lost_to_c4_neither_scores_nor_counts_at_the_end() -> None:
    # S32 scores 2 for each card on display, S27 3 for each occupied red room.
    game = penalty("C4", staff={12, 27, 32}, occupied="c1 d1").do("s27")
    assert game.points_from("staff at the end") == 2 * 2
    game = penalty("C4", staff={12, 27, 32}, occupied="c1 d1").do("s32")
    assert game.points_from("staff at the end") == 3 * 2


@pytest.mark.parametrize(
    ("edition", "staff", "hand"),
    [("revised", {1, 9, 21}, {27, 28}), ("2015", {27, 28}, {1, 9, 21})],
)
@proves("EMP-C4")
def test_c4_costs_ten_points_where_no_end_of_game_card_is_in_the_right_place(
    edition: str, staff: set[int], hand: set[int]
) -> None:
    game = penalty("C4", staff=staff, hand=hand, edition=edition)
    assert game.over
    assert from_tile(game) == -10
    assert game.played == staff
    assert game.hand == hand


# The Conference Manager (S26) and the Gardener (S42).


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
        ("B4", {"rooms": "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"}),
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


@proves("EMP-2", "EMP-3", "EMP-4")
@pytest.mark.parametrize("now", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("space", range(14))
def test_the_forecast_is_what_the_visit_brings(now: int, space: int) -> None:
    table = position(round=now, emperor=space).table
    (mine, _) = AUSTRIA.view(table, 0)["forecast"]
    coming = mine["round"]
    assert coming == min(visit for visit in SETBACK if visit >= now)
    letter = {visit: letter for letter, visit in ROUND_OF.items()}[coming]
    events_seen = visit_events(f"{letter}1", space)
    assert ("track", mine["points"]) in events_seen or mine["points"] == 0
    assert mine["space_after"] == max(0, space - SETBACK[coming])
    assert mine["reward"] == ("reward" in events_seen)
    assert mine["penalty"] == ("penalty" in events_seen)


def visit_events(tile: str, space: int) -> list[object]:
    """What the Emperor did to my hotel, whose marker was there."""
    now = ROUND_OF[tile[0]]
    tiles = tuple(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    table = position(
        scoring=True,
        round=now,
        tiles=(tiles[0], tiles[1], tiles[2]),
        emperor=space,
        others={1: {"emperor": PEACE + SETBACK[now]}},
    )
    seen: list[object] = []
    for kind, seat, *rest in table.events:
        if seat != 0:
            continue
        if kind == events.SCORED and rest[1] == events.FROM_EMPEROR_TRACK:
            seen.append(("track", rest[0]))
        elif kind == events.EMPEROR_REWARDS:
            seen.append("reward")
        elif kind in (events.EMPEROR_PUNISHES, events.PENALTY_IGNORED):
            seen.append("penalty")
    return seen


def test_no_forecast_while_the_emperor_is_here() -> None:
    table = visit("A2", GRACE).table
    assert AUSTRIA.view(table, 0)["forecast"] == []
