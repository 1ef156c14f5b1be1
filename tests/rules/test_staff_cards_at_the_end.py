"""Every staff card that scores at the end, and the Secretary who copies them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proof import proves
from tests.rules.position import Position, position
from tests.rules.staff_cards import ALL_ROOMS, EDITIONS, Others


def at_the_end(*staff: int, others: Others = None, **mine: Any) -> int:  # noqa: ANN401
    """The points of end cards; the last Emperor scoring leaves seat 0 in peace on space 1."""
    hotel: dict[str, Any] = {"emperor": 8, "rooms": ""} | mine
    game = position(scoring=True, round=7, staff=staff, others=others, **hotel)
    assert game.over
    return game.points_from("staff at the end")


THREE_BLUE_TWO_RED_FOUR_YELLOW = "a1 e1 a3 c1 d1 b1 a2 b2 e2"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "points", "vacant"),
    [
        pytest.param(27, 3 * 2, "c2", marks=proves("S27")),
        pytest.param(28, 3 * 3, "c3", marks=proves("S28")),
        pytest.param(30, 3 * 4, "e3", marks=proves("S30")),
        pytest.param(31, 9, "c2 c3 e3", marks=proves("S31")),
        pytest.param(48, 4 * 2, "c2", marks=proves("S48")),
    ],
)
def test_occupied_rooms_by_colour(card: int, points: int, vacant: str, edition: str) -> None:
    rooms = THREE_BLUE_TWO_RED_FOUR_YELLOW
    assert at_the_end(card, occupied=rooms, rooms=vacant, edition=edition) == points
    assert at_the_end(card, edition=edition) == 0


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param(27, 3 * 3, marks=proves("S27")),
        pytest.param(28, 3 * 2, marks=proves("S28")),
        pytest.param(30, 3 * 4, marks=proves("S30")),
        pytest.param(48, 4 * 2, marks=proves("S48")),
    ],
)
def test_colours_are_those_of_the_own_board(card: int, points: int) -> None:
    day_4 = "a1 c1 d1 b1 e1 a2 c2 d2 e2"
    assert at_the_end(card, board="day-4", occupied=day_4) == points


@proves("S48")
@pytest.mark.parametrize(
    ("rooms", "trios"),
    [
        ("a1 e1 a3 a4 b1 b2", 0),
        ("a1 b1 c1", 1),
        ("a1 b1 c1 e1 a2", 1),
        ("c1 d1 c2 a1 e1 a3 a4 b1 a2 b2 e2 d3 e3", 3),
        (ALL_ROOMS, 6),
    ],
)
def test_s48_the_scarcest_colour_sets_the_number_of_trios(rooms: str, trios: int) -> None:
    assert at_the_end(48, occupied=rooms) == 4 * trios


@proves("S34")
def test_s34_counts_every_tile() -> None:
    assert at_the_end(34, occupied="a1 b1 c1", rooms="d1 a2") == 5
    assert at_the_end(34, occupied=ALL_ROOMS) == 20
    assert at_the_end(34) == 0


@proves("S31")
def test_s31_counts_a_full_hotel() -> None:
    assert at_the_end(31, occupied=ALL_ROOMS) == 20


@proves("S32", "RUL-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_s32_counts_every_card_on_display_itself_included(edition: str) -> None:
    assert at_the_end(32, edition=edition) == 2
    assert at_the_end(32, 1, 5, 21, 33, edition=edition) == 10
    assert at_the_end(32, 1, hand=[2, 3, 4], edition=edition) == 4, "not the hand"
    assert at_the_end(32, others={1: {"staff": [1, 2, 3]}}, edition=edition) == 2, "not others"


@proves("S37")
def test_s37_counts_full_groups() -> None:
    assert at_the_end(37, occupied="a1 e1 b3 b4 c1 d1") == 2 * 3
    assert at_the_end(37, occupied="a1 b3", rooms="b4 e1") == 2
    assert at_the_end(37, board="day-1", occupied="a1 e1 b3 b4 c1 d1") == 2 * 3
    assert at_the_end(37, board="day-1", occupied="b1 b2 b3 b4") == 2
    assert at_the_end(37) == 0


@proves("S40")
def test_s40_counts_the_own_discs() -> None:
    assert at_the_end(40, discs=[0, 2]) == 10
    assert at_the_end(40, discs=[0, 1, 2]) == 15
    assert at_the_end(40, others={1: {"discs": [0, 1]}}) == 0


@proves("S41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("emperor", "space"), [(5, 0), (8, 1), (9, 2), (12, 5), (13, 6)])
def test_s41_doubles_the_number_of_the_space(emperor: int, space: int, edition: str) -> None:
    assert at_the_end(41, emperor=emperor, edition=edition) == 2 * space


def beyond_space_6(*staff: int, edition: str, others: Others = None) -> Position:
    """The last tile lets seat 0 fill a yellow group: six steps from space 6 to space 12."""
    game = position(
        edition=edition,
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C2"),
        emperor=13,
        rooms="",
        occupied="e2 e3",
        staff=staff,
        others=others,
        show_forced=True,
    )
    game.do("d3")
    assert game.over
    assert game.emperor == 12
    return game


@proves("S41")
@pytest.mark.parametrize(("edition", "points"), [("revised", 24), ("2015", 12)])
def test_s41_has_a_limit_only_in_2015(edition: str, points: int) -> None:
    assert beyond_space_6(41, edition=edition).points_from("staff at the end") == points


@proves("S46")
def test_s46_counts_full_floors() -> None:
    two_floors = "a1 b1 c1 d1 e1 a3 b3 c3 d3 e3"
    assert at_the_end(46, occupied=two_floors) == 10
    assert at_the_end(46, occupied="a1 b1 c1 d1 e1 a2 b2 c2 d2", rooms="e2") == 5
    assert at_the_end(46, occupied="a1 a2 a3 a4 b1 b2 b3 b4") == 0
    assert at_the_end(46, occupied=ALL_ROOMS) == 20


@proves("S47")
def test_s47_counts_full_columns() -> None:
    assert at_the_end(47, occupied="a1 a2 a3 a4 e1 e2 e3 e4") == 10
    assert at_the_end(47, occupied="a1 a2 a3 a4 b1 b2 b3", rooms="b4") == 5
    assert at_the_end(47, occupied="a1 b1 c1 d1 e1 a2 b2 c2 d2 e2") == 0
    assert at_the_end(47, occupied=ALL_ROOMS) == 25


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(27, marks=proves("S27")),
        pytest.param(28, marks=proves("S28")),
        pytest.param(29, marks=proves("S29")),
        pytest.param(30, marks=proves("S30")),
        pytest.param(31, marks=proves("S31")),
        pytest.param(32, marks=proves("S32")),
        pytest.param(34, marks=proves("S34")),
        pytest.param(37, marks=proves("S37")),
        pytest.param(40, marks=proves("S40")),
        pytest.param(41, marks=proves("S41")),
        pytest.param(46, marks=proves("S46")),
        pytest.param(47, marks=proves("S47")),
        pytest.param(48, marks=proves("S48")),
    ],
)
def test_an_end_card_scores_on_the_own_display_only(card: int) -> None:
    hotel: dict[str, Any] = {"occupied": ALL_ROOMS, "emperor": 9, "discs": [0, 1, 2]}
    opponent = {1: {"staff": [31] if card == 29 else []}}
    assert at_the_end(card, others=opponent, **hotel) > 0
    assert at_the_end(hand=[card], others=opponent, **hotel) == 0, "in the hand it is worth nothing"
    if card != 29:
        assert at_the_end(others={1: {"staff": [card]}}, **hotel) == 0, "nor with another player"


@proves("S27", "S31", "S34")
def test_end_cards_add_up() -> None:
    assert at_the_end(27, 31, 34, occupied="c1 d1 a1", rooms="b1") == 6 + 3 + 4


# S29, the Secretary.


@proves("S29")
def test_s29_scores_an_opponents_card_by_the_own_hotel() -> None:
    opponent = {"staff": [31], "occupied": "a1 b1 c1 d1 e1"}
    assert at_the_end(29, occupied="a1 b1 c1", others={1: opponent}) == 3


@proves("S29")
def test_s29_cannot_pick_the_own_cards() -> None:
    rooms = "a1 b1 c1"
    assert at_the_end(29, 31, occupied=rooms) == 3, "the Chambermaid alone"
    assert at_the_end(29, 31, occupied=rooms, others={1: {"staff": [34]}}) == 3 + 3


@proves("S29")
def test_s29_is_worth_nothing_without_an_end_card_of_an_opponent() -> None:
    assert at_the_end(29, occupied=ALL_ROOMS) == 0
    other_kinds = {"staff": [1, 5, 21, 33, 42], "hand": [31, 34]}
    assert at_the_end(29, occupied=ALL_ROOMS, others={1: other_kinds}) == 0


@proves("S29", "RUL-7")
def test_s29_takes_the_best_card_of_all_opponents() -> None:
    opponents = {1: {"staff": [31, 27]}, 2: {"staff": [48]}, 3: {"staff": [46, 30]}}
    rooms = THREE_BLUE_TWO_RED_FOUR_YELLOW
    assert at_the_end(29, occupied=rooms, others=opponents, players=4) == 3 * 4, "the yellow rooms"
    del opponents[3]
    assert at_the_end(29, occupied=rooms, others=opponents, players=3) == 9, "all rooms"


@proves("S29", "RUL-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_s29_cannot_copy_a_secretary(edition: str) -> None:
    """There is one Secretary only, so two of them meet in no real game; the ruling holds anyway."""
    opponents = {1: {"staff": [29]}, 2: {"staff": [31]}}
    rooms = "a1 b1"
    assert at_the_end(29, occupied=rooms, players=2, others={1: {"staff": [29]}}) == 0
    assert at_the_end(29, occupied=rooms, players=3, others=opponents, edition=edition) == 2


@proves("S29", "RUL-34")
def test_s29_copying_counts_the_own_staff_discs_and_marker() -> None:
    crowd = {"staff": [32, 1, 2, 3], "emperor": 9, "discs": [0, 1, 2]}
    assert at_the_end(29, 5, 6, others={1: crowd}) == 2 * 3, "S29 among them"
    famous = {"staff": [40], "discs": [0, 1, 2]}
    assert at_the_end(29, discs=[1], others={1: famous}) == 5
    assert at_the_end(29, others={1: famous}) == 0
    favourite = {"staff": [41], "emperor": 13}
    assert at_the_end(29, emperor=9, others={1: favourite}) == 4


@proves("S29", "RUL-34")
@pytest.mark.parametrize(("edition", "points"), [("revised", 24), ("2015", 12)])
def test_s29_copies_the_operator_with_its_limit(edition: str, points: int) -> None:
    game = beyond_space_6(29, edition=edition, others={1: {"staff": [41], "emperor": 8}})
    assert game.points_from("staff at the end") == points
