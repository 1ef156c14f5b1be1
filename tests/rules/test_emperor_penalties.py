"""What the Emperor's tiles punish with: the two sides of a penalty, then tile by tile."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.emperor import (
    EDITIONS,
    belongings,
    from_tile,
    go_through,
    in_peace,
    penalty,
    visit_is_over,
)

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
