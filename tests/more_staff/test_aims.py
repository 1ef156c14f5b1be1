"""Objectives 180 to 182 and tiles A5, B5, C5 (M5-OBJ, M5-EMP, M5-RUL-19 to -24)."""

from __future__ import annotations

import pytest

from hotelier.austria.cards.more_staff import MORE
from hotelier.austria.final import card_points, end_staff_points
from hotelier.austria.rules import AUSTRIA
from tests.more_staff import emperor, table
from tests.proof import proves
from tests.rules.emperor import DISGRACE, GRACE
from tests.solo.alone import alone

AIMS = (180, 181, 182)


@proves("M5-OBJ-180", "M5-RUL-19")
def test_three_of_each_item_in_the_kitchen() -> None:
    assert table(objectives=AIMS, kitchen="ssscccwwwkkk").may("oA")
    assert table(objectives=AIMS, kitchen="ssssssscccwwwkkkk").may("oA")
    lacking = table(objectives=AIMS, kitchen="ssscccwwwkk", cafe=[("Duke", "s")])
    assert not lacking.may("oA")
    assert lacking.reason("oA") == "ADD-2"


@proves("M5-OBJ-181", "M5-RUL-19")
@pytest.mark.parametrize(
    ("occupied", "met"),
    [("a4 b4 c4", True), ("a4 c4 e4", True), ("a4 b4", False), ("a4 b4 a3 b3 c3 d3", False)],
)
def test_three_rooms_on_the_top_floor(occupied: str, met: bool) -> None:
    game = table(objectives=AIMS, occupied=occupied, rooms="c3" if met else "c4 d4")
    assert game.may("oB") == met


@proves("M5-OBJ-182", "M5-RUL-20")
def test_five_long_orders() -> None:
    assert not table(objectives=AIMS, big_orders=4).may("oC")
    assert table(objectives=AIMS, big_orders=5).may("oC")


@proves("M5-RUL-20")
def test_everybody_may_see_the_count() -> None:
    game = table(big_orders=3)
    for seat in (0, 1, None):
        assert [h["long_orders"] for h in AUSTRIA.view(game.table, seat)["hotels"]] == [3, 0]


@proves("M5-RUL-20")
def test_the_guests_of_hautel_couture_are_leopolds() -> None:
    game = alone(
        more_staff="yes",
        special="hautel-couture",
        wares={4: "wine"},
        reserved=["b1"],
        his={"cafe": [("Actress", "w")], "rooms": "b1"},
        dice={4: 2},
    )
    game.do("die4", "x0")
    assert "b1" in game.his_rooms
    assert game.me.big_orders == game.him.big_orders == 0


@proves("M5-EMP-A5")
def test_the_reward_of_a5() -> None:
    game = emperor("A5", GRACE, krones=1)
    assert game.words == {"strudel", "cake", "wine", "coffee"}
    game.do("wine")
    assert game.krones == 3
    assert game.kitchen["wine"] == 1


@proves("M5-EMP-A5", "M5-RUL-21")
def test_the_penalty_of_a5_takes_both_or_points() -> None:
    game = emperor("A5", DISGRACE, krones=2, kitchen="sw")
    assert game.words == {"strudel", "wine"}
    game.do("strudel")
    assert (game.krones, game.points) == (0, 0)
    assert game.kitchen["wine"] == 1
    for krones, kitchen in ((1, "scw"), (5, "")):
        game = emperor("A5", DISGRACE, krones=krones, kitchen=kitchen)
        assert (game.krones, game.points) == (krones, -5)


@proves("M5-RUL-21", "M5-RUL-26")
def test_in_2015_the_player_picks_the_side() -> None:
    game = emperor("A5", DISGRACE, edition="2015", krones=2, kitchen="s")
    assert game.words == {"suffer", "points"}
    assert game.do("points").points == -5
    game = emperor("B5", DISGRACE, edition="2015", hand=[1, 2, 3])
    assert game.words == {"suffer", "points"}
    game = emperor("B5", DISGRACE, edition="2015", hand=[1, 2])
    assert game.points == -7


@proves("M5-EMP-B5", "M5-RUL-22")
def test_the_reward_of_b5() -> None:
    game = emperor("B5", GRACE, hand=[9])
    assert game.points_from("Emperor tiles") == 4
    assert len(game.hand) == 4
    short = emperor("B5", GRACE, staff_deck=[7])
    assert short.points_from("Emperor tiles") == 4
    assert short.hand == {7}


@proves("M5-RUL-22")
def test_the_cards_of_b5_may_be_declined() -> None:
    game = emperor("B5", GRACE, ask="everything", hand=[])
    assert game.may("done")
    game.do("done")
    assert game.hand == set()
    assert game.points_from("Emperor tiles") == 4


@proves("M5-EMP-B5", "M5-RUL-22")
def test_the_penalty_of_b5() -> None:
    game = emperor("B5", DISGRACE, hand=[1, 2, 3, 166])
    game.do("s166", "s1", "s2")
    assert game.hand == {3}
    assert game.points == 0
    own = AUSTRIA.view(game.table, 0)["own"]["put_under_deck"]
    assert [entry["card"] for entry in own] == [166, 1, 2]
    assert emperor("B5", DISGRACE, hand=[1, 2]).points == -7


@proves("M5-EMP-C5", "M5-RUL-23")
def test_the_reward_of_c5_counts_discs() -> None:
    assert emperor("C5", GRACE, discs=[0, 2]).points_from("Emperor tiles") == 10
    assert emperor("C5", GRACE).points_from("Emperor tiles") == 0


@proves("M5-EMP-C5", "M5-RUL-23")
def test_the_penalty_of_c5_leaves_what_lies_on_guests() -> None:
    game = emperor("C5", DISGRACE, krones=8, kitchen="scw", cafe=[("Duke", "s")])
    assert game.krones == 0
    assert sum(game.kitchen.values()) == 0
    assert sum(game.waits_for(1).values()) == 1
    assert game.points_from("Emperor tiles") == 0


@proves("M5-RUL-23")
def test_the_conference_manager_averts_c5() -> None:
    game = emperor("C5", DISGRACE, krones=8, kitchen="scw", staff=[26])
    assert game.words == {"ignore", "suffer"}
    game.do("ignore")
    assert game.krones == 7
    assert sum(game.kitchen.values()) == 3


@proves("M5-RUL-24")
def test_the_marketing_director_counts_discs_on_the_new_objectives() -> None:
    game = table(round=7, objectives=AIMS, staff=[40], discs=[0, 1, 2], big_orders=5)
    assert end_staff_points(game.table, game.me) == 15
    others = {1: {"staff": [166, 172, 175]}}
    copy = table(staff=[29], others=others)
    assert card_points(copy.table, copy.me, 29) == 0, "nothing new to copy"


@proves("M5-RUL-25")
def test_leopold_counts_down_on_whatever_lies_there_and_gets_no_tile() -> None:
    game = alone(more_staff="yes", objectives=AIMS, scoring=True, tiles=("A5", "B1", "C1"))
    assert game.points == -5 or game.krones < 10, "the tile is for the human alone"
    assert game.him.krones == 0
    assert game.him.kitchen == 0
    his = alone(more_staff="yes", his={"staff": [32, 27, 28], "rooms": ""}, staff=[166, 167])
    assert card_points(his.table, his.him, 32) == 6


@proves("M5-RUL-26")
def test_costs_are_the_same_in_2015() -> None:
    assert all(card.cost == card.cost_2015 for card in MORE)


@proves("M5-RUL-28")
def test_ninas_and_wray_draw_from_the_larger_stacks() -> None:
    objectives, tiles = set(), set()
    agreed = {"players": "4", "entrances": "auction", "more-staff": "yes"}
    for seed in range(60):
        market = AUSTRIA.view(AUSTRIA.deal(AUSTRIA.settle(agreed), seed), 0)["market"]
        for offered in market["open"]:
            objectives |= {aim["objective"] for aim in offered.get("objectives", ())}
            tiles |= set(offered.get("tiles", ()))
    assert objectives >= {180, 181, 182}
    assert tiles >= {"A5", "B5", "C5"}
