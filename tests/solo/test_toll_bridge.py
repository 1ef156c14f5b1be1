"""Toll Bridge: cogwheels on action spaces (TOLL, SOLO-RUL-10 to 13)."""

from __future__ import annotations

import pytest

from hotelier.austria.rules import AUSTRIA
from hotelier.words import say
from tests.proof import proves
from tests.solo.alone import Alone, alone


def bridge(**values: object) -> Alone:
    return alone(special="toll-bridge", **values)  # type: ignore[arg-type]


@proves("TOLL-1")
def test_his_dice_leave_cogwheels_that_pile_up_and_stay() -> None:
    game = bridge(dice={1: 3, 2: 2}, turns=1)
    game.he_plays(193)
    assert game.cogwheels == {1: 1}
    game.he_plays(207)
    assert game.cogwheels == {1: 2}
    game.do("die2", "x0")
    assert game.table.round == 2
    assert game.cogwheels.get(1, 0) >= 2


@proves("TOLL-1")
def test_no_cogwheels_in_other_hotels() -> None:
    assert alone().he_plays(193).leopold.cogwheels == 0


@proves("TOLL-2")
def test_one_krone_however_many_cogwheels() -> None:
    game = bridge(dice={1: 3, 2: 2}, tolls={1: 4}, krones=5)
    game.do("die1")
    assert game.krones == 4


@proves("TOLL-2")
def test_a_space_you_cannot_pay_for_is_closed() -> None:
    game = bridge(dice={1: 3, 2: 2}, tolls={1: 1}, krones=0)
    assert game.offered("die") == {"die2"}
    assert game.reason("die1") == "TOLL-2"
    one = bridge(dice={1: 3, 2: 2}, tolls={1: 1}, krones=1)
    assert one.offered("die") == {"die1", "die2", "die2+"}
    assert one.reason("die1+") == "TOLL-2"


@proves("TOLL-3")
def test_without_krone_and_space_five_points_open_all_spaces_for_this_turn() -> None:
    game = bridge(dice={1: 3, 2: 2}, tolls={1: 1, 2: 3}, krones=0)
    assert game.offered("die") == set()
    assert game.may("points")
    game.do("points")
    assert game.points == -5
    assert game.points_from("special hotel") == -5
    assert game.offered("die") == {"die1", "die2"}
    assert not game.may("points")
    game.do("die2")
    assert game.krones == 0
    assert game.points_from("special hotel", seat=1) == 3


@proves("TOLL-3")
def test_it_holds_for_one_turn_only() -> None:
    game = bridge(dice={1: 3, 2: 3}, tolls={1: 2, 2: 2}, krones=0, his={"turns": 2})
    game.do("points", "die1", "x0")
    assert game.seat == 0
    assert game.me.turns == 1
    assert game.offered("die") == set()
    assert game.may("points")


@proves("TOLL-3")
@pytest.mark.parametrize(
    ("tolls", "krones"), [({1: 1}, 0), ({1: 1, 2: 1}, 1)], ids=["a free space", "a krone"]
)
def test_nobody_else_may_lose_points_instead(tolls: dict[int, int], krones: int) -> None:
    game = bridge(dice={1: 3, 2: 2}, tolls=tolls, krones=krones)
    assert not game.may("points")
    assert game.reason("points") == "TOLL-3"


@proves("TOLL-3")
def test_an_unaffordable_six_is_no_usable_space() -> None:
    game = bridge(dice={1: 3, 6: 2}, tolls={1: 1}, krones=0)
    assert game.offered("die") == set()
    game.do("points")
    assert game.offered("die") == {"die1"}


@proves("TOLL-4")
def test_he_scores_each_cogwheel_and_one_goes_back_before_the_action() -> None:
    game = bridge(dice={4: 3}, tolls={4: 3}, krones=5)
    game.do("die4")
    assert game.points_from("special hotel", seat=1) == 3
    assert game.cogwheels == {4: 2}
    assert game.offered("x"), "the action is still to come"


@proves("TOLL-2", "TOLL-4")
def test_the_worked_example() -> None:
    """Three cogwheels on space 2: two krones for toll and boost, 3 points for him, 5 drinks."""
    game = bridge(dice={2: 4}, tolls={2: 3}, krones=2)
    game.do("die2+")
    assert game.krones == 0
    assert game.his_points == 3
    assert game.cogwheels == {2: 2}
    game.do("x2")
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 3, "coffee": 2}


@proves("SOLO-RUL-10")
def test_the_toll_is_for_the_space_the_die_comes_from() -> None:
    game = bridge(dice={6: 2}, tolls={2: 2}, krones=5).do("die6=2")
    assert game.krones == 4
    assert game.his_points == 0
    taxed = bridge(dice={6: 2}, tolls={6: 2}, krones=5).do("die6=2")
    assert taxed.krones == 3
    assert taxed.his_points == 2
    poor = bridge(dice={1: 1, 6: 2}, tolls={6: 2}, krones=1)
    assert poor.offered("die6") == set()
    assert poor.reason("die6=2") == "SOLO-RUL-10"


@proves("SOLO-RUL-11")
def test_gizia_owes_the_toll() -> None:
    guests = {"cafe": [(97, "")], "rooms": "a1"}
    game = bridge(dice={1: 2, 2: 2}, tolls={1: 2}, krones=1, **guests).do("in1")
    assert game.offered("die") == {"die1", "die2"}
    game.do("die1")
    assert game.krones == 0
    assert game.his_points == 2
    assert game.cogwheels == {1: 1}


@proves("SOLO-RUL-10", "SOLO-RUL-11")
@pytest.mark.parametrize(("krones", "open_to_her"), [(1, False), (2, True)])
def test_gizia_owes_toll_and_krone_for_a_six(krones: int, open_to_her: bool) -> None:
    guests = {"cafe": [(97, "")], "rooms": "a1"}
    game = bridge(dice={1: 2, 6: 2}, tolls={6: 1}, krones=krones, **guests).do("in1")
    assert game.may("die6=2") == open_to_her
    if open_to_her:
        assert game.do("die6=2").krones == 0


@proves("SOLO-RUL-11")
def test_toll_3_does_not_help_gizia() -> None:
    guests = {"cafe": [(97, "")], "rooms": "a1"}
    game = bridge(dice={1: 2, 2: 2}, tolls={1: 2}, krones=0, **guests).do("in1")
    assert game.words == {"die2", "done"}
    assert game.reason("die1") == "SOLO-RUL-11"
    closed = bridge(dice={1: 2}, tolls={1: 2}, krones=0, **guests).do("in1")
    assert closed.offered("die") == set(), "the favour is lost, the turn goes on"
    assert closed.may("points")


@proves("SOLO-RUL-12")
def test_passing_avoids_losing_points() -> None:
    game = bridge(dice={1: 3, 2: 2}, tolls={1: 1, 2: 3}, krones=0, his={"turns": 2})
    assert {"pass", "points"} <= game.words
    game.do("pass")
    assert game.points == 0


@proves("SOLO-RUL-12")
def test_losing_points_comes_before_an_idle_die() -> None:
    game = bridge(dice={1: 3, 6: 2}, tolls={1: 1, 6: 1}, krones=0, show_forced=True)
    game.do("q5")
    assert game.offered("die") == set(), "no idle die while points can be lost"
    game.do("points")
    assert game.words == {"die1"}, "the krone for the 6 is still due"


@proves("SOLO-RUL-12", "SOLO-RUL-13")
def test_only_an_unaffordable_six_is_left_for_an_idle_die() -> None:
    game = bridge(dice={6: 2}, tolls={6: 2}, krones=0, show_forced=True)
    assert not game.may("points"), "it would open nothing"
    game.do("q5", "die6-")
    assert game.points == 0
    assert game.his_points == 0, "an idle die does not use its space"
    assert game.cogwheels == {6: 2}


@proves("SOLO-RUL-13")
def test_with_the_kitchen_hand_the_six_lacks_only_its_toll() -> None:
    game = bridge(dice={6: 2}, tolls={6: 2}, krones=0, staff=[17])
    assert game.may("points")
    game.do("points")
    assert "die6=1" in game.words


@proves("SOLO-RUL-13")
def test_losing_points_begins_the_turn_and_lasts_whatever_comes_in() -> None:
    # The Apothecary brings a krone after the points are lost.
    game = bridge(dice={1: 3}, tolls={1: 2}, krones=0, cafe=[(77, "")], rooms="c1")
    game.do("points")
    assert not game.may("pass")
    game.do("in1")
    assert game.krones == 1
    assert {"die1", "die1+"} <= game.words, "the krone can boost, no toll is due"
    game.do("die1")
    assert game.krones == 1


@proves("SOLO-RUL-18")
def test_the_extra_turn_of_2015_owes_the_toll() -> None:
    values = {"edition": "2015", "cafe": [(97, "")], "rooms": "a1", "dice": {1: 3, 4: 2}}
    game = bridge(tolls={1: 2}, krones=2, **values)
    game.do("in1", "die4", "x0")
    assert not game.may("pass"), "the extra turn has begun"
    game.do("die1")
    assert game.krones == 1
    assert game.his_points == 2


@proves("SOLO-RUL-18")
def test_no_way_out_in_the_extra_turn_but_an_idle_die() -> None:
    values = {"edition": "2015", "cafe": [(97, "")], "rooms": "a1", "dice": {1: 3, 4: 1}}
    game = bridge(tolls={1: 2}, krones=0, show_forced=True, **values)
    game.do("in1", "a1", "die4", "x0", "end")
    assert not game.may("points")
    assert game.may("end"), "it may be declined"
    game.do("q5")
    assert game.offered("die") == {"die1-"}


def said(game: Alone) -> set[str]:
    return {say(AUSTRIA.describe(game.table, choice)) for choice in game.table.choices}


@proves("TOLL-2")
def test_a_die_says_what_the_toll_is() -> None:
    game = bridge(dice={1: 3, 2: 2, 6: 1}, tolls={1: 2, 6: 1}, krones=5)
    told = said(game)
    assert "Take a 1: 3 dishes; the toll is 1 krone, and your opponent scores 2 points" in told
    assert "Take a 2: 2 drinks" in told


@proves("TOLL-2", "SOLO-RUL-10")
def test_the_toll_is_named_once_beside_the_price() -> None:
    told = said(bridge(dice={1: 3, 6: 1}, tolls={1: 2, 6: 1}, krones=5))
    boosted = "Take a 1: 4 dishes (boosted for 1 krone); the toll is 1 krone, and your opponent"
    assert f"{boosted} scores 2 points" in told
    six = "Take a 6 as a 2 for 1 krone: 1 drink; the toll is 1 krone, and your opponent"
    assert f"{six} scores 1 point" in told


@proves("TOLL-3", "TOLL-4", "SOLO-RUL-13")
def test_after_losing_points_no_choice_speaks_of_a_toll_to_pay() -> None:
    game = bridge(dice={1: 3, 2: 2}, tolls={1: 1, 2: 3}, krones=0, his={"turns": 2})
    told = said(game.do("points"))
    assert "Take a 2: 2 drinks; no toll is due, and your opponent scores 3 points" in told
    assert not any("toll is 1 krone" in sentence for sentence in told)


@proves("SOLO-RUL-13", "SOLO-RUL-11")
def test_gizia_owes_her_toll_even_after_points_were_lost() -> None:
    guests = {"cafe": [(97, ""), (77, "")], "rooms": "a1 c1"}
    game = bridge(dice={1: 3, 2: 2}, tolls={1: 2, 2: 2}, krones=0, his={"turns": 2}, **guests)
    game.do("points", "in1", "a1")
    assert game.offered("die") == {"die1", "die2"}, "her favour is lost, the die is not"
    rich = bridge(dice={1: 3, 2: 2}, tolls={1: 2, 2: 2}, krones=0, his={"turns": 2}, **guests)
    rich.do("points", "in2", "in1")
    assert rich.krones == 1
    assert any("Use space 1" in told and "the toll is 1 krone" in told for told in said(rich))
    rich.do("die1")
    assert rich.krones == 0
