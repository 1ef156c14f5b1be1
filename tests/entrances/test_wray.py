"""The Grand Wray Hotel (L-WRAY, M3-RUL-43 to 47)."""

from __future__ import annotations

from tests.entrances.unique import asked, hotel, mine, said, set_up_with
from tests.proof import proves


@proves("L-WRAY-2")
def test_the_gift() -> None:
    game = set_up_with("wray", players="1", leopold_hotel="sushi")
    assert game.kitchen == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 0}
    assert game.emperor == 2


@proves("L-WRAY-3", "L-WRAY-4", "M3-RUL-43", "M3-RUL-44")
def test_the_worked_example_of_a_tile() -> None:
    game = hotel("wray", emperor=2, krones=10)
    assert game.offered("tile") == {"tile1", "tile2", "tile3", "tile4"}
    assert game.reason("tile5") == "M3-RUL-43"
    said_of_it = "Go back 2 spaces on the Emperor track for Emperor tile B2: 5 krones"
    assert said(game, "tile3") == said_of_it
    game.do("tile3")
    assert (game.krones, game.emperor) == (15, 0)
    assert not game.offered("tile")
    assert game.reason("tile1") == "M3-RUL-44", "one in a turn"
    assert game.reason("tile3") == "L-WRAY-4"
    assert not game.may("pass")
    assert mine(game).tile_at(2) < 0


@proves("M3-RUL-43")
def test_how_far_back_each_letter_costs() -> None:
    for word, back in (("tile1", 1), ("tile4", 2), ("tile6", 3)):
        game = hotel("wray", emperor=5, hand=[9])
        game.do(word)
        assert game.emperor == 5 - back
    assert hotel("wray", emperor=0).offered("tile") == set()


@proves("M3-RUL-44")
def test_a_new_turn_allows_a_new_tile_and_a_scoring_none() -> None:
    game = hotel("wray", emperor=9, dice={4: 3, 1: 2}, others={1: {"turns": 2}})
    game.do("tile1", "die4", "x2")
    assert game.seat == 0
    assert game.offered("tile"), "the next turn"
    assert "tile1" not in game.words
    scoring = hotel("wray", scoring=True, round=3, emperor=6, tiles=("A2", "B1", "C1"))
    assert scoring.reason("tile2") == "M3-RUL-44"


@proves("M3-RUL-44")
def test_in_2015_an_extra_turn_is_another_turn() -> None:
    game = hotel(
        "wray", edition="2015", emperor=9, dice={4: 3}, cafe=[("E. Gizia", "")], rooms="a1"
    )
    game.do("tile1", "in1", "die4", "x0")
    assert asked(game).startswith("Your extra turn")
    assert game.offered("tile")


@proves("L-WRAY-3")
def test_it_may_be_used_before_and_after_the_die() -> None:
    game = hotel("wray", emperor=3, dice={4: 2}).do("die4", "x0")
    assert game.may("tile1")
    game.do("tile1")
    assert game.krones == 13


@proves("M3-RUL-45")
def test_the_reward_comes_wherever_the_marker_stands_and_no_penalty() -> None:
    game = hotel("wray", emperor=1, krones=2).do("tile1")
    assert (game.emperor, game.krones) == (0, 5)
    points = hotel("wray", emperor=3, beside=("A1", "A2", "B2", "B3", "C1", "C3")).do("tile5")
    assert points.points_from("Emperor tiles") == 8
    staff = hotel("wray", emperor=3, staff=[1, 2, 3]).do("tile6")
    assert staff.points_from("Emperor tiles") == 6


@proves("M3-RUL-45")
def test_parts_of_the_reward_may_be_declined() -> None:
    game = hotel("wray", emperor=3, beside=("A1", "A4", "B2", "B3", "C1", "C3")).do("tile2")
    assert game.rooms_offered
    game.do("done")
    assert game.tiles == {"a1", "b1", "c1"}


@proves("M3-RUL-46")
def test_the_gardener_stays_quiet() -> None:
    game = hotel("wray", emperor=2, staff=[42]).do("tile3")
    assert game.krones == 15
    assert game.points_from("staff") == 0


@proves("M3-RUL-47")
def test_a_guest_it_fills_moves_in_and_a_card_it_plays_is_ready_in_the_same_turn() -> None:
    game = hotel(
        "wray",
        emperor=2,
        beside=("A1", "A2", "B1", "B3", "C1", "C4"),
        cafe=[("Apothecary", "c")],
        rooms="c1",
    ).do("tile3", "cake>1")
    assert game.may("in1")
    card = hotel(
        "wray", emperor=3, beside=("A1", "A2", "B1", "B3", "C1", "C4"), hand=[1], krones=0
    ).do("tile6", "s1")
    assert card.may("s1"), "it can be called upon at once"


def test_why_not_where_the_hotel_is_another() -> None:
    assert hotel("stroup", emperor=5).reason("tile1") == "L-WRAY-3"
    assert hotel("wray", emperor=5, dice={4: 2}).do("die4").reason("tile1") == "M3-RUL-44"
