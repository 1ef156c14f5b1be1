"""Dove and its tokens (L-DOVE, DOVE, M3-RUL-9, M3-RUL-20 to 23)."""

from __future__ import annotations

import pytest

from hotelier.kernel.bits import size
from tests.entrances.unique import (
    SOURCE,
    asked,
    hotel,
    hotel_alone,
    refresh,
    said,
    set_up_with,
    tokens_left,
)
from tests.proof import proves
from tests.rules.position import Position, spaces

BUT_E1 = "a1 b1 c1 d1 e2 e3 e4"
KNIGHT = ("Knight of the Empire", "")


def corner(**values: object) -> Position:
    """A blue guest about to complete column e and floor 1."""
    return hotel("dove", **{"rooms": "e1", "occupied": BUT_E1, "cafe": [KNIGHT], **values})


def column(**values: object) -> Position:
    """A blue guest about to complete column a."""
    return hotel("dove", **{"rooms": "a1", "occupied": "a2 a3 a4", "cafe": [KNIGHT], **values})


@proves("L-DOVE-2")
def test_the_gift() -> None:
    game = set_up_with("dove", players="1", leopold_hotel="sushi")
    assert game.kitchen == {"strudel": 1, "cake": 0, "wine": 1, "coffee": 0}


@proves("L-DOVE-3", "M3-RUL-23")
def test_a_fourth_room_is_free_on_any_floor_it_can_reach() -> None:
    game = set_up_with("dove", players="1", leopold_hotel="sushi").do("q4")
    game.do("a2", "a3")
    krones = game.krones
    assert asked(game).startswith("Your hotel has room for more")
    assert "a4" in game.rooms_offered
    assert game.may("done")
    game.do("a4")
    assert game.krones == krones
    assert size(game.me.tiles) == 4


@proves("M3-RUL-23")
def test_the_point_symbol_of_the_fourth_room_scores() -> None:
    game = set_up_with("dove", players="1", leopold_hotel="sushi").do("q4", "a2", "a3")
    game.me.tiles = spaces("a1 a2 a3 b3 c3")
    refresh(game).do("d3")
    assert game.points_from("door symbols") == 1


@proves("M3-RUL-23")
def test_in_2015_it_is_free_without_the_three_others() -> None:
    game = set_up_with("dove", players="1", leopold_hotel="sushi", edition="2015").do("q4")
    game.do("done")
    game.table.show_forced = True
    assert game.rooms_offered == {"a1"}
    game.do("a1")
    assert game.krones == 7


@proves("L-DOVE-4")
def test_a_full_column_makes_one_choose_a_token() -> None:
    game = column().do("in1")
    assert game.words == {"token1", "token2", "token3", "token4", "token5"}
    assert asked(game) == "Which token will you spend on the full column?"
    assert said(game, "token2") == "Spend the Purse token: 3 krones"
    game.do("token2")
    assert game.krones == 13


@proves("L-DOVE-5")
def test_a_full_floor_gives_a_bottom() -> None:
    game = hotel("dove", rooms="e1", occupied="a1 b1 c1 d1", cafe=[KNIGHT]).do("in1")
    assert asked(game) == "Which token will you spend on the full floor?"
    game.do("token1")
    assert game.points_from(SOURCE) == 6


@proves("L-DOVE-6")
def test_the_whole_token_leaves_the_game() -> None:
    game = column().do("in1", "token1")
    assert tokens_left(game) == ["Purse", "Crown", "Larder", "Bell"]
    bare = column(tokens=[]).do("in1")
    assert not bare.offered("token")
    assert bare.reason("token1") == "L-DOVE-4"


@proves("DOVE-1", "DOVE-2", "DOVE-3")
@pytest.mark.parametrize(
    ("token", "top", "bottom"),
    [
        ("token1", (4, 10, 0), (6, 10, 0)),
        ("token2", (0, 13, 0), (0, 15, 0)),
        ("token3", (0, 10, 3), (0, 10, 5)),
    ],
)
def test_points_krones_and_steps(
    token: str, top: tuple[int, int, int], bottom: tuple[int, int, int]
) -> None:
    for game, gained in ((column(), top), (floor_to_fill(), bottom)):
        game.do("in1", token)
        assert (game.points_from(SOURCE), game.krones, game.emperor) == gained


def floor_to_fill() -> Position:
    return hotel("dove", rooms="e1", occupied="a1 b1 c1 d1", cafe=[KNIGHT])


@proves("DOVE-4")
def test_the_larder() -> None:
    game = column().do("in1", "token4", "wine", "cake")
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 1, "coffee": 0}
    game = floor_to_fill().do("in1", "token4")
    assert set(game.kitchen.values()) == {1}


@proves("DOVE-5")
def test_the_bell() -> None:
    game = column(hand=[25], krones=3).do("in1", "token5", "s25")
    assert game.krones == 0
    free = hotel("dove", rooms="e1", occupied="a1 b1 c1 d1", cafe=[KNIGHT], hand=[25], krones=0)
    free.do("in1", "token5", "s25")
    assert free.krones == 0
    assert free.played == {25}


@proves("M3-RUL-20", "M3-RUL-9")
def test_the_worked_example_of_a_column_and_a_floor_at_once() -> None:
    game = corner().do("in1")
    assert game.points_from("full groups") == 2
    assert game.words == {"p2", "p3"}
    assert said(game, "p2") == "First a token for the column"
    game.do("p2", "token2", "token1")
    assert game.krones == 13
    assert game.points_from(SOURCE) == 6
    assert tokens_left(game) == ["Crown", "Larder", "Bell"]


@proves("M3-RUL-20")
def test_with_one_token_left_one_chooses_for_which() -> None:
    game = corner(tokens=[2]).do("in1")
    assert game.words == {"p2", "p3"}
    game.do("p3")
    assert game.krones == 15
    assert tokens_left(game) == []


@proves("M3-RUL-9")
def test_a_token_comes_before_or_after_the_whole_reward() -> None:
    def moving_in() -> Position:
        # The Duchess lets play a card for 1 krone less.
        return column(cafe=[("Duchess", "")], hand=[9], krones=2).do("in1")

    first = moving_in()
    assert first.words == {"p2", "later"}
    first.do("p2", "token2")
    assert first.may("s9"), "the krones pay for the card"
    later = moving_in().do("later")
    assert not later.may("s9")
    assert later.offered("token"), "the card is too dear, so the token is next"


@proves("M3-RUL-9")
def test_a_bonus_of_krones_and_a_token_come_in_the_owners_order() -> None:
    game = hotel(
        "dove",
        rooms="c2",
        occupied="c1 d1 d2 c3 c4",
        cafe=[("Apothecary", "")],
        hand=[25],
        krones=0,
    ).do("in1")
    assert {"p1", "p2", "later"} <= game.words
    assert said(game, "p1") == "First the bonus of 10 krones"
    game.do("p1", "p2", "token5")
    assert game.may("s25"), "paid with the bonus"


@proves("M3-RUL-9")
def test_tokens_wait_until_both_rooms_of_an_effect_are_turned() -> None:
    game = hotel(
        "dove", rooms="d1 e1", occupied="d2 d3 d4 e2 e3 e4", dice={5: 6}, hand=[35], staff=[1]
    )
    game.do("die5", "s35", "d1")
    assert game.rooms_offered == {"e1"}, "the second room first"
    game.do("e1")
    game.do("token1", "token3")
    assert game.points_from(SOURCE) == 4
    assert game.emperor == 3


@proves("M3-RUL-10")
def test_it_works_in_an_emperor_scoring() -> None:
    game = hotel(
        "dove",
        scoring=True,
        round=5,
        emperor=8,
        tiles=("A1", "B4", "C1"),
        rooms="",
        occupied="a1 b1 c1 d1",
    )
    game.do("e1", "token4")
    assert set(game.kitchen.values()) == {1}


@proves("M3-RUL-21")
def test_a_token_must_be_spent_even_for_nothing() -> None:
    game = column(hand=[]).do("in1")
    assert not game.may("done")
    assert game.reason("done") == "M3-RUL-21"
    game.do("token5")
    assert tokens_left(game) == ["Points", "Purse", "Crown", "Larder"]


@proves("M3-RUL-21")
def test_parts_of_its_bonus_may_be_declined() -> None:
    game = column(ask="everything").do("in1")
    while not game.offered("token"):
        game.do("p1" if game.may("p1") else "p2")
    game.do("token2")
    assert game.words == {"p1", "done"}
    assert game.do("done").krones == 10


@proves("M3-RUL-22")
def test_completing_again_after_a_loss_counts_again() -> None:
    game = column(cafe=[KNIGHT, KNIGHT]).do("in1", "token1")
    game.me.occupied &= ~spaces("a1")
    refresh(game).do("in2", "token2")
    assert tokens_left(game) == ["Crown", "Larder", "Bell"]


@proves("M3-RUL-22")
def test_nine_stars_loses_its_cogwheels_by_the_same_room() -> None:
    game = hotel_alone(
        "dove", special="nine-stars", cogwheels=3, rooms="e1", occupied=BUT_E1, cafe=[KNIGHT]
    ).do("in1")
    assert game.leopold.cogwheels == 1
    assert game.words == {"p2", "p3"}


def test_a_room_says_what_it_completes() -> None:
    game = column(rooms="a1 c4 c3").do("in1")
    assert said(game, "a1").endswith("completing a group: 2 points, completing a column")
    both = corner(rooms="e1 c4").do("in1")
    assert said(both, "e1").endswith("completing a column and a floor")
