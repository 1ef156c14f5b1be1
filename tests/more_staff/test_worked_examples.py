"""The worked examples of module 5, each played to its end."""

from __future__ import annotations

from hotelier.austria.final import card_points
from tests.entrances.unique import hotel
from tests.more_staff import emperor, staff_offered, table
from tests.proof import proves
from tests.rules.emperor import DISGRACE


@proves("M5-RUL-2")
def test_steps_that_move_the_marker_count() -> None:
    game = table(staff=[166], dice={4: 3}, emperor=5).do("die4", "x0")
    assert game.emperor == 8
    assert staff_offered(game) == {166}
    game = table(staff=[166], dice={4: 3}, emperor=11).do("die4", "x0")
    assert (game.emperor, game.points) == (13, 1)
    assert staff_offered(game) == set()


@proves("M5-RUL-3")
def test_three_cards_in_a_row() -> None:
    """A red guest, six drinks, five steps, two rooms: one action, all three face down."""
    game = table(staff=[168, 172, 166], cafe=[("Veterinary Councillor", "")], rooms="c1")
    game.do("in1")
    assert staff_offered(game) == {168}
    game.do("s168")
    assert staff_offered(game) == {172}
    game.do("s172")
    assert game.emperor == 5
    assert staff_offered(game) == {166}
    game.do("s166", "b1", "d1")
    assert game.occupied == {"c1", "b1", "d1"}
    assert game.face_down == {166, 168, 172}
    assert game.may("die1")


@proves("M5-RUL-14")
def test_what_the_wagon_master_takes_and_gives() -> None:
    game = table(staff=[175], kitchen="sw").do("s175", "strudel")
    assert game.words == {"cake", "coffee"}
    game = table(staff=[175], kitchen="ssk").do("s175", "strudel", "strudel")
    assert game.words == {"cake", "wine", "coffee"}
    assert game.points == 2


@proves("M5-RUL-18", "L-NINAS-5")
def test_the_entertainer_looks_at_discs() -> None:
    game = hotel(
        "ninas",
        more_staff="yes",
        staff=[179],
        cafe=["Duke", "Earl"],
        objectives=(105, 181, 113),
        personal=(106, 109, 114),
        rooms="c3",
        occupied="a4 b4 c4 d4 e4 a1 b1 c1 d1 e1",
    )
    game.do("ownB")
    assert staff_offered(game) == set()
    game.do("oB")
    assert staff_offered(game) == {179}
    game.do("s179", "in1", "in2")
    assert sum(game.waits_for(1).values()) == sum(game.waits_for(2).values()) == 0


@proves("M5-RUL-5")
def test_the_assistant_manager_counts_face_down_cards() -> None:
    game = table(staff=[32, 166, 172, 9, 10], used=[166, 172])
    assert card_points(game.table, game.me, 32) == 10


@proves("M5-RUL-21")
def test_the_penalty_of_a5() -> None:
    assert emperor("A5", DISGRACE, krones=1, kitchen="scw").points == -5
    game = emperor("A5", DISGRACE, krones=2, kitchen="w")
    assert (game.krones, sum(game.kitchen.values()), game.points) == (0, 0, 0)


@proves("M5-RUL-6", "M5-RUL-20")
def test_a_guest_still_in_the_cafe_does_not_count() -> None:
    aims = (180, 181, 182)
    game = table(objectives=aims, big_orders=4, cafe=[("Duke", "")], rooms="e1", staff_deck=[])
    assert not game.may("oC")
    game.do("in1")
    assert game.may("oC")


@proves("M5-RUL-4")
def test_a_card_played_by_the_same_reward() -> None:
    for order in (("s172", "s36"), ("s36", "s172")):
        game = table(hand=[172, 36, 43], cafe=[("Count", "")], rooms="e1", dice={5: 6})
        game.do("in1", *order)
        assert game.kitchen["wine"] == 4
        assert staff_offered(game) == set()
        game.do("die5", "s43")
        assert game.kitchen["coffee"] == 4
        assert staff_offered(game) == {172}


@proves("M3-RUL-19", "M5-RUL-2", "M5-RUL-29")
def test_corogaris_items_belong_to_the_dies_action() -> None:
    """First die 2, second die 1 with strength 2: 1 cake, 1 coffee, then 2 strudels."""
    game = hotel("corogari", more_staff="yes", staff=[174], dice={1: 2}, turns=1, first_die=2)
    game.do("die1", "x0")
    assert game.kitchen == {"strudel": 2, "cake": 1, "wine": 0, "coffee": 1}
    assert staff_offered(game) == {174}


@proves("M5-RUL-29")
def test_steps_of_stroups_and_chateaus_bonuses_count() -> None:
    game = hotel("stroup", more_staff="yes", staff=[166, 6], cafe=[("Composer", "")], rooms="b1")
    game.do("in1")
    assert game.emperor == 2
    game = hotel(
        "chateau",
        more_staff="yes",
        staff=[166],
        cafe=[("Composer", "")],
        rooms="b2",
        occupied="b1 a2",
    )
    game.do("in1")
    assert game.emperor == 8
    assert staff_offered(game) == {166}
