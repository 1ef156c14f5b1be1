"""What an action is, what adds up within it, and when trigger cards are asked (M5-RUL-1 to -9)."""

from __future__ import annotations

import pytest

from tests.more_staff import emperor, staff_offered, table
from tests.proof import proves
from tests.rules.emperor import GRACE

COUNTS = [166, 172, 174]


@proves("M5-RUL-1", "M5-RUL-2")
def test_a_die_and_what_staff_adds_to_it_are_one_action() -> None:
    """Two drinks of the die, and one more because of the Restaurant Manager."""
    assert staff_offered(table(staff=[172], dice={2: 2}).do("die2", "x0")) == set()
    assert staff_offered(table(staff=[172, 13], dice={2: 2}).do("die2", "x0")) == {172}


@proves("M5-RUL-1", "M5-RUL-2")
def test_steps_of_a_reward_and_of_the_stableman_add_up() -> None:
    """The Sovereign rewards with 2 steps; with the Stableman's that makes 3."""
    alone = table(staff=[166], cafe=[("Sovereign", "")], rooms="e1").do("in1")
    assert alone.emperor == 2
    assert staff_offered(alone) == set()
    both = table(staff=[166, 6], cafe=[("Sovereign", "")], rooms="e1 a1").do("in1", "e1")
    while both.may("p1"):
        both.do("p1")
    assert both.emperor == 3
    assert staff_offered(both) == {166}


@proves("M5-RUL-1")
def test_two_actions_of_one_turn_do_not_add_up() -> None:
    game = table(staff=[172, 3, 4, 43], dice={2: 2}, others={1: {"turns": 2}})
    game.do("s3", "s4")
    assert staff_offered(game) == set()
    game.do("die2", "x0")
    assert staff_offered(game) == set()
    assert sum(game.kitchen.values()) == 4


@proves("M5-RUL-1")
def test_a_move_in_with_its_occupancy_bonus_is_one_action() -> None:
    """A group of three yellow rooms pays 6 steps; the guest brings none."""
    game = table(staff=[166], cafe=[("Composer", "")], rooms="b2", occupied="b1 a2").do("in1")
    assert game.emperor == 6
    assert staff_offered(game) == {166}


@proves("M5-RUL-1")
def test_gizias_action_belongs_to_the_move_in() -> None:
    game = table(staff=[172], cafe=[("E. Gizia", "")], rooms="e1", dice={2: 3})
    game.do("in1", "die2", "x0")
    assert staff_offered(game) == {172}
    assert game.do("s172").emperor == 5


@proves("M5-RUL-1")
def test_a_once_per_round_card_and_a_claim_are_actions() -> None:
    game = table(staff=[179], krones=20, objectives=(105, 109, 113), cafe=["Duke"]).do("oA")
    assert staff_offered(game) == {179}
    game = table(staff=[166, 176], kitchen="ww").do("s176")
    assert game.emperor == 2
    assert staff_offered(game) == set()


@proves("M5-RUL-1")
def test_serving_and_the_guest_of_the_first_step_bring_nothing_to_react_to() -> None:
    game = table(staff=[*COUNTS, 167, 178, 179], cafe=["Duke"], kitchen="sk", hand=[9]).do("q5")
    assert game.may("die1")
    game.do("strudel>1", "coffee>1")
    assert game.may("die1")


@proves("M5-RUL-2")
def test_only_spaces_really_moved_count() -> None:
    game = table(staff=[166], dice={4: 3}, emperor=11).do("die4", "x0")
    assert (game.emperor, game.points) == (13, 1)
    assert staff_offered(game) == set()


@proves("M5-RUL-2")
def test_the_way_back_neither_counts_nor_takes_away() -> None:
    """The Hairdresser goes 2 back and lets the Pool Attendant go 3 forward."""
    game = table(staff=[166, 177], hand=[45], emperor=2).do("s177", "s45")
    assert game.emperor == 3
    assert staff_offered(game) == {166}


@proves("M5-RUL-2")
def test_items_count_wherever_they_go() -> None:
    """Two of the three strudels go onto a guest at once."""
    game = table(staff=[174], dice={1: 3}, cafe=["Duke"])
    game.do("die1", "x0", "strudel>1", "strudel>1")
    assert game.kitchen["strudel"] == 1
    assert staff_offered(game) == {174}


@proves("M5-RUL-2")
def test_dishes_and_drinks_are_told_apart() -> None:
    game = table(staff=[172, 174, 44], dice={1: 3}).do("die1", "x1")
    assert staff_offered(game) == {174}
    game = table(staff=[172, 174], hand=[21], dice={5: 6}).do("die5", "s21")
    assert staff_offered(game) == set(), "a Chef brings two of each"


@proves("M5-RUL-2")
def test_what_fills_an_order_from_the_supply_is_not_gained() -> None:
    game = table(staff=COUNTS, hand=[38], dice={5: 6}, cafe=["Poet"]).do("die5", "s38", "in1")
    assert game.waits_for(1) == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
    assert staff_offered(game) == set()


@proves("M5-RUL-2")
def test_of_a_trade_what_is_received_counts() -> None:
    """Two cakes for two strudels are two dishes gained, not four and not none."""
    game = table(staff=[174, 175], kitchen="ss").do("s175", "cake", "cake")
    assert staff_offered(game) == set()
    assert game.table.deeds == 0


@proves("M5-RUL-3")
def test_cards_are_asked_when_the_rest_of_the_action_is_done() -> None:
    """The Decorator's room comes first, then the Bartender is asked."""
    game = table(staff=[174, 14], dice={1: 3}, krones=5).do("die1", "x0")
    assert game.rooms_offered
    assert staff_offered(game) == set()
    game.do("done")
    assert staff_offered(game) == {174}
    assert game.may("done")
    assert not game.may("end")


@proves("M5-RUL-3")
def test_several_cards_in_any_order_or_fewer() -> None:
    """Gizia's dishes and the red group's filling are occasions for two cards."""
    game = table(
        staff=[174, 178], hand=[9], cafe=[("E. Gizia", "")], rooms="d2", occupied="c1 d1 c2"
    )
    game.table.dice = 3 << 4
    game.do("in1", "die1", "x0")
    assert staff_offered(game) == {174, 178}
    game.do("s178", "s9")
    assert staff_offered(game) == {174}
    game.do("done")
    assert game.face_down == {178}
    assert game.played >= {9, 174, 178}


@proves("M5-RUL-3")
def test_what_one_card_brings_may_be_the_occasion_for_another() -> None:
    game = table(staff=[167, 174], cafe=[("Countess", "")], rooms="e1").do("in1")
    assert staff_offered(game) == {167}
    game.do("s167")
    assert staff_offered(game) == {174}


@proves("M5-RUL-3")
def test_an_occasion_let_pass_is_gone_and_the_card_waits() -> None:
    game = table(staff=[172], dice={2: 6}, others={1: {"turns": 2}}).do("die2", "x0", "done")
    assert game.emperor == 0
    assert staff_offered(game) == set()
    assert not game.face_down
    game.do("end") if game.may("end") else None
    game.do("die2", "x0")
    assert staff_offered(game) == {172}


@proves("M5-RUL-4")
def test_a_card_played_in_an_action_looks_at_later_ones() -> None:
    game = table(hand=[172, 36], cafe=[("Count", "")], rooms="e1").do("in1", "s36", "s172")
    assert game.kitchen["wine"] == 4
    assert staff_offered(game) == set()


@proves("M5-RUL-5")
def test_face_down_cards_count_as_played() -> None:
    game = table(staff=[166, 167, 168, 1, 2, 3], used=[166, 167, 168], objectives=(107, 109, 113))
    assert game.may("oA")
    visit = emperor("C3", GRACE, staff=[166, 167, 1], used=[166, 167])
    assert visit.points_from("Emperor tiles") == 6


@proves("M5-RUL-6")
def test_an_order_is_completed_when_the_guest_moves_in() -> None:
    game = table(staff=[167], cafe=[("Countess", "k")], kitchen="k", rooms="e1")
    game.do("coffee>1")
    assert staff_offered(game) == set()
    assert game.me.big_orders == 0
    game.do("in1")
    assert staff_offered(game) == {167}
    assert game.me.big_orders == 1


@proves("M5-RUL-7")
@pytest.mark.parametrize(
    ("guest", "room", "cards"),
    [
        ("Countess", "e1", {167}),
        ("Major", "c1", {168}),
        ("Photographer", "b1", {169}),
        ("M. Polo", "e1", set()),
        ("M. Polo", "c1", set()),
        ("Apothecary", "c1", set()),
        ("Landgrave", "e1", set()),
    ],
)
def test_the_printed_order_and_the_colour_of_the_guest_count(
    guest: str, room: str, cards: set[int]
) -> None:
    game = table(staff=[167, 168, 169], cafe=[(guest, "")], rooms=room).do("in1")
    while game.may("done") and not staff_offered(game):
        game.do("done")
    assert staff_offered(game) == cards


@proves("M5-RUL-7")
def test_an_order_filled_by_the_porter_counts_as_printed() -> None:
    game = table(staff=[169], hand=[38], dice={5: 6}, cafe=["Photographer"], rooms="b1")
    game.do("die5", "s38", "in1", "in1")
    assert staff_offered(game) == {169}


@proves("M5-RUL-8")
def test_in_an_emperor_scoring_there_is_no_action() -> None:
    items = emperor("B1", GRACE, staff=[174, 172], hand=[9])
    assert sum(items.kitchen.values()) == 4
    assert items.table.deeds == 0
    room = emperor("C2", GRACE, staff=[166], rooms="", occupied="b1 a2 a1", krones=0)
    room.do("b2")
    assert room.emperor >= GRACE + 6
    assert staff_offered(room) == set()


@proves("M5-RUL-8", "M5-RUL-17")
def test_the_janitor_reacts_to_a_reward_of_the_emperor_when_it_is_done() -> None:
    game = emperor("B4", GRACE, staff=[178, 166], hand=[9, 10], rooms="", occupied="b1 a2 a1")
    game.do("b2")
    assert game.emperor == GRACE + 6, "the bonus comes first"
    assert staff_offered(game) == {178}
    game.do("s178", "s9", "s10")
    assert game.played == {178, 166, 9, 10}
    assert game.face_down == {178}


@proves("M5-RUL-9")
def test_an_extra_turn_of_2015_has_actions_like_any_other() -> None:
    game = table(
        edition="2015", staff=[172], dice={2: 4, 1: 1}, cafe=[("E. Gizia", "")], rooms="e1"
    )
    game.do("in1", "die1")
    assert game.seat == 0
    game.do("die2", "x0")
    assert staff_offered(game) == {172}
