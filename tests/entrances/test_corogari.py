"""Corogari Zant-Mainz (L-COROGARI, M3-RUL-14 to 19)."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from tests.entrances.unique import SOURCE, hotel, hotel_alone, mine, said, set_up_with
from tests.proof import proves
from tests.rules.position import Position


def second_die(first: int, **values: object) -> Position:
    """Corogari with its first die of the round taken."""
    return hotel("corogari", first_die=first, turns=1, **values)


@proves("L-COROGARI-1")
def test_the_gift() -> None:
    game = set_up_with("corogari", players="1", leopold_hotel="sushi")
    assert game.kitchen == {"strudel": 1, "cake": 0, "wine": 1, "coffee": 0}


@proves("L-COROGARI-2")
def test_the_first_die_of_a_round_is_remembered_and_brings_nothing() -> None:
    game = hotel("corogari", dice={4: 2, 1: 1}, staff=[1])
    game.do("die4", "x0")
    assert mine(game).first_die == 4
    assert events.DICE_ADDED not in [kind for kind, *_ in game.events]


@proves("L-COROGARI-2")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (6, 5)])
def test_three_or_eleven_bring_a_cake_and_a_coffee(first: int, second: int) -> None:
    game = second_die(first, dice={second: 1}, staff=[1])
    game.do(f"die{second}")
    assert (game.kitchen["cake"], game.kitchen["coffee"]) == (1, 1)


@proves("L-COROGARI-2")
@pytest.mark.parametrize(("first", "second"), [(1, 3), (6, 4)])
def test_four_or_ten_bring_a_krone_and_a_step(first: int, second: int) -> None:
    game = second_die(first, dice={second: 1}, krones=3, staff=[1])
    game.do(f"die{second}")
    assert (game.krones, game.emperor) == (4, 1)


@proves("L-COROGARI-2")
@pytest.mark.parametrize(("first", "second"), [(1, 4), (5, 4)])
def test_five_or_nine_bring_a_strudel_and_a_wine(first: int, second: int) -> None:
    game = second_die(first, dice={second: 1}, staff=[1])
    game.do(f"die{second}")
    assert (game.kitchen["strudel"], game.kitchen["wine"]) == (1, 1)


@proves("L-COROGARI-2")
@pytest.mark.parametrize(("first", "second"), [(2, 4), (4, 4)])
def test_six_or_eight_let_play_a_card_for_less(first: int, second: int) -> None:
    game = second_die(first, dice={second: 1}, hand=[9], krones=10, staff=[1])
    game.do(f"die{second}")
    assert game.words == {"s9", "done"}
    game.do("s9")
    assert game.krones == 6


@proves("L-COROGARI-2")
def test_seven_brings_nothing() -> None:
    game = second_die(3, dice={4: 1}, staff=[1])
    game.do("die4")
    assert game.offered("x") == {"x0", "x1"}
    assert game.krones == 10
    assert "DICE_ADDED" not in said(second_die(3, dice={4: 1}), "die4")


@proves("M3-RUL-14", "M3-RUL-15")
def test_the_worked_example_of_a_card_that_comes_too_late() -> None:
    game = second_die(6, dice={2: 3}, krones=2, hand=[13], staff=[1])
    game.do("die2", "s13")
    assert game.krones == 1
    assert game.offered("x") == {"x0", "x1"}, "strength 3, not 4"


@proves("M3-RUL-14", "M3-RUL-16")
def test_the_worked_example_of_two_sixes() -> None:
    game = second_die(6, dice={6: 1, 1: 1}, krones=1, rooms="a1 a2 a3")
    game.do("die6=4")
    assert game.krones == 0, "the krone goes for the 6"
    assert game.points_from(SOURCE) == 1
    assert "a4" in game.rooms_offered, "free, on the top floor too"
    game.do("a4")
    assert game.offered("x") == {"x0", "x1"}
    poor = second_die(6, dice={6: 1, 1: 1}, krones=0)
    assert not poor.offered("die6")


@proves("M3-RUL-14")
def test_points_of_staff_and_the_item_of_hautel_couture_come_first() -> None:
    game = hotel_alone(
        "corogari",
        special="hautel-couture",
        first_die=5,
        turns=1,
        dice={3: 1, 1: 1},
        staff=[19],
        hand=[9],
        his={"cafe": [55, 59], "rooms": "d3 e3"},
        reserved=["d3", "e3"],
        wares={3: "wine"},
    )
    game.do("die3")
    assert game.points_from("staff") == 5
    assert game.offered("rival") == {"rival1", "rival2"}
    game.do("rival1")
    assert game.words == {"s9", "done"}, "the sum of 8"
    game.do("done")
    assert game.rooms_offered, "the main action is last"


@proves("M3-RUL-14")
def test_the_main_action_and_what_staff_adds_follow_in_the_players_order() -> None:
    game = second_die(2, dice={1: 2}, staff=[14], krones=5)
    game.do("die1")
    assert (game.kitchen["cake"], game.kitchen["coffee"]) == (1, 1)
    kinds = [kind for kind, *_ in game.events]
    assert kinds.index(events.DICE_ADDED) < kinds.index(events.ITEMS_GAINED)
    assert game.offered("p") >= {"p1", "p2"} or game.offered("x") or game.rooms_offered


@proves("M3-RUL-15")
def test_the_bonus_can_pay_for_a_room_of_the_main_action() -> None:
    game = second_die(1, dice={3: 1, 4: 1}, krones=0, rooms="a1 b1 c1 d1 e1")
    game.do("die3")
    assert game.krones == 1
    assert "a2" in game.rooms_offered
    boost = second_die(1, dice={3: 1, 4: 1}, krones=0)
    assert not boost.may("die3+"), "but never for a boost"


@proves("M3-RUL-15")
def test_cards_that_free_rooms_count_at_once() -> None:
    game = second_die(3, dice={3: 1}, krones=4, hand=[9], rooms="a1 a2")
    game.do("die3", "s9")
    assert game.krones == 0
    assert "a3" in game.rooms_offered


@proves("M3-RUL-16")
def test_a_die_taken_idly_counts_too() -> None:
    game = second_die(6, dice={6: 1}, krones=0, show_forced=True)
    game.do("q5", "die6-")
    assert game.points_from(SOURCE) == 1
    assert game.rooms_offered


@proves("M3-RUL-17")
def test_passing_in_between_does_not_matter_and_each_round_begins_anew() -> None:
    game = second_die(1, dice={3: 1, 4: 2}, others={1: {"turns": 2}}, krones=0)
    game.do("pass")
    assert game.seat == 0, "the dice are rolled again for who passed"
    assert mine(game).first_die == 1
    die = min(int(word[3]) for word in game.offered("die") if word[3] != "6")
    game.do(f"die{die}")
    assert (events.DICE_ADDED, 0, 1 + die, 0) in game.events
    fresh = second_die(1, dice={4: 1, 2: 1}, others={1: {"turns": 2}})
    fresh.do("die4", "x0")
    assert fresh.table.round == 2
    assert mine(fresh).first_die == 0


@proves("M3-RUL-17")
def test_without_a_second_die_there_is_no_bonus() -> None:
    game = second_die(1, dice={3: 1}, others={1: {"turns": 2}})
    game.do("pass")
    assert game.table.round == 2, "one die is too few to roll again"
    assert events.DICE_ADDED not in [kind for kind, *_ in game.events]


@proves("M3-RUL-18")
def test_gizia_takes_no_die() -> None:
    game = hotel("corogari", dice={4: 2, 1: 2}, cafe=[("E. Gizia", "")], rooms="a1")
    game.do("in1", "die4", "x0")
    assert mine(game).first_die == 0


@proves("M3-RUL-18")
def test_the_die_of_an_extra_turn_is_neither_first_nor_second() -> None:
    game = hotel("corogari", edition="2015", dice={4: 3, 1: 2}, cafe=[("E. Gizia", "")], rooms="a1")
    game.do("in1", "die4", "x0")
    assert mine(game).first_die == 4
    game.do("die1", "x0")
    assert mine(game).first_die == 4
    assert events.DICE_ADDED not in [kind for kind, *_ in game.events]


@proves("M3-RUL-19")
def test_parts_are_optional_and_the_point_is_not() -> None:
    game = second_die(1, dice={1: 2}, staff=[1])
    game.do("die1")
    assert game.points_from(SOURCE) == 1
    assert game.may("done")
    game.do("done")
    assert game.offered("x")


@proves("M3-RUL-19")
def test_items_may_go_onto_guests_before_the_main_action() -> None:
    game = second_die(2, dice={1: 2}, cafe=["Landgrave"])
    game.do("die1")
    assert game.words == {"cake>1", "coffee>1", "done"}
    game.do("cake>1", "coffee>1")
    assert game.offered("x") == {"x0", "x1"}
    game.do("x0")
    assert game.kitchen["strudel"] == 2


def test_a_die_says_what_it_adds_up_to() -> None:
    game = second_die(6, dice={2: 3, 6: 1})
    assert said(game, "die2") == (
        "Take a 2: 3 drinks; with your 6 that makes 8: play a staff card for 1 krone less"
    )
    assert said(game, "die6=1").endswith(
        "with your 6 that makes 12: prepare a room free of charge and 1 point"
    )
