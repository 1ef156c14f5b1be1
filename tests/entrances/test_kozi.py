"""The Kozi Palace (L-KOZI, M3-RUL-48 to 55)."""

from __future__ import annotations

from hotelier.austria.actions import DIE_MOVES
from tests.entrances.unique import asked, hotel, hotel_alone, said, set_up_with
from tests.proof import proves
from tests.rules.position import Position


def moves(game: Position) -> set[str]:
    return {word for word in game.words if word[1:2] == ">"}


@proves("L-KOZI-1")
def test_the_gift() -> None:
    game = set_up_with("kozi", players="1", leopold_hotel="sushi")
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 1}


@proves("L-KOZI-2")
def test_a_die_moves_to_the_space_that_is_used() -> None:
    game = hotel("kozi", dice={2: 3}, staff=[1])
    assert moves(game) == {"2>1", "2>3"}
    said_of_it = "Move a die from space 2 to space 1 and use that, with 1 dice there"
    assert said(game, "2>1") == said_of_it
    game.do("2>1")
    assert game.words == {"die1", "die1+"}
    assert asked(game) == "How will you use space 1?"
    assert game.reason("die2") == "L-KOZI-2"
    assert game.reason("end") == "L-KOZI-2"


@proves("L-KOZI-3")
def test_neighbours_are_next_to_each_other_and_never_six_and_one() -> None:
    assert sorted(DIE_MOVES) == sorted(
        [(n, n + 1) for n in range(1, 6)] + [(n + 1, n) for n in range(1, 6)]
    )
    assert moves(hotel("kozi", dice={6: 2, 1: 1})) == {"6>5", "1>2"}


@proves("M3-RUL-48", "M3-RUL-50")
def test_the_worked_example_of_a_stronger_space() -> None:
    game = hotel("kozi", dice={1: 1, 2: 3}, staff=[1], krones=5)
    game.do("2>1", "die1+")
    assert game.krones == 4
    game.do("x1")
    assert game.kitchen == {"strudel": 2, "cake": 1, "wine": 0, "coffee": 0}
    assert game.dice == {1: 1, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0}


@proves("M3-RUL-48")
def test_an_empty_space_beside_a_die_can_be_used() -> None:
    game = hotel("kozi", dice={3: 1}, krones=0, staff=[1]).do("3>4")
    assert game.offered("x") == {"x0", "x1"}
    assert hotel("kozi", dice={3: 1}).reason("5>4") == "M3-RUL-48"


@proves("M3-RUL-49")
def test_staff_reacts_to_the_new_number_and_a_die_not_taken_stays() -> None:
    game = hotel("kozi", dice={3: 1, 4: 2}, staff=[16, 19], krones=0).do("3>4")
    assert game.points_from("staff") == 4, "the Laundress, not the Interior Architect"
    game.do("x0")
    assert game.dice[4] == 2
    assert game.dice[3] == 0


@proves("M3-RUL-50")
def test_one_die_for_each_use_with_boost_and_staff_on_top() -> None:
    game = hotel("kozi", dice={1: 2, 2: 2}, staff=[13], krones=3).do("2>1")
    assert not moves(game)
    game.do("die1+", "x0")
    assert game.kitchen["strudel"] == 5


@proves("M3-RUL-51")
def test_space_six_can_be_used_or_robbed_but_a_copied_space_is_not_used() -> None:
    game = hotel("kozi", dice={5: 2}, krones=3, staff=[1]).do("5>6")
    assert game.offered("die") == {
        *(f"die6={n}" for n in range(1, 6)),
        *(f"die6={n}+" for n in range(1, 6)),
    }
    game.do("die6=4")
    assert game.krones == 2
    assert moves(game) == set()
    robbed = hotel("kozi", dice={6: 2}, krones=0, staff=[1]).do("6>5")
    assert robbed.dice[6] == 1


@proves("M3-RUL-52")
def test_gizia_uses_a_space_a_die_was_moved_to_and_it_stays() -> None:
    game = hotel("kozi", dice={4: 1, 3: 2}, cafe=[("E. Gizia", "")], rooms="a1").do("in1")
    assert "3>4" in game.words
    game.do("3>4")
    assert game.offered("x") == {"x0", "x1", "x2"}
    game.do("x0")
    assert game.dice[4] == 2
    assert game.offered("die"), "the die of the turn is still to be taken"


@proves("M3-RUL-52")
def test_likewise_in_the_extra_turn_of_2015() -> None:
    game = hotel(
        "kozi", edition="2015", dice={4: 2, 3: 1}, cafe=[("E. Gizia", "")], rooms="a1", krones=0
    )
    game.do("in1", "die4", "x0", "3>4", "x0")
    assert game.dice[4] == 2
    assert game.dice[3] == 0


@proves("M3-RUL-53")
def test_a_move_that_makes_a_space_payable_comes_before_an_idle_die() -> None:
    game = hotel("kozi", dice={6: 1}, krones=0, show_forced=True).do("q5")
    assert game.offered("die") == set(), "no idle die"
    assert moves(game) == {"6>5"}
    assert game.reason("die6-") == "RUL-16"
    plain = hotel("stroup", dice={6: 1}, krones=0, show_forced=True).do("q5")
    assert plain.offered("die") == {"die6-"}


@proves("M3-RUL-53", "M3-RUL-54")
def test_the_worked_example_of_toll_bridge() -> None:
    game = hotel_alone(
        "kozi", special="toll-bridge", dice={4: 2}, tolls={4: 2, 5: 1}, krones=0, staff=[1]
    )
    assert not game.may("points"), "TOLL-3 is not open"
    assert moves(game) == {"4>3"}
    assert game.reason("4>5") == "M3-RUL-53"
    game.do("4>3")
    assert game.krones == 0
    assert game.points_from("special hotel", seat=1) == 0
    assert game.cogwheels == {4: 2, 5: 1}
    assert game.dice[4] == 1


@proves("M3-RUL-53")
def test_toll_three_is_open_where_no_move_helps_and_then_moves_are_free_too() -> None:
    game = hotel_alone(
        "kozi", special="toll-bridge", dice={6: 1}, tolls={5: 1}, krones=0, his={"turns": 2}
    )
    assert game.may("points")
    game.do("points")
    assert moves(game) == {"6>5"}
    game.do("6>5")
    assert game.krones == 0
    toll = game.points_from("special hotel", seat=1)
    assert toll == 1, "he scores the cogwheel of the space used"


@proves("M3-RUL-54")
def test_the_toll_is_for_the_space_used() -> None:
    game = hotel_alone("kozi", special="toll-bridge", dice={3: 2}, tolls={3: 3, 4: 2}, krones=4).do(
        "3>4", "die4"
    )
    assert game.krones == 3
    assert game.points_from("special hotel", seat=1) == 2
    assert game.cogwheels == {3: 3, 4: 1}


@proves("M3-RUL-55")
def test_the_worked_example_of_hautel_couture() -> None:
    game = hotel_alone(
        "kozi",
        special="hautel-couture",
        dice={3: 1, 4: 1},
        krones=0,
        his={"cafe": [60, 90], "rooms": "d3 e3"},
        reserved=["d3", "e3"],
        wares={2: "cake", 3: "wine"},
    ).do("3>2")
    assert game.offered("rival") == {"rival1", "rival2"}
    game.do("rival1")
    assert game.wares == {3: "wine"}


def test_why_dice_do_not_move() -> None:
    assert hotel("stroup").reason("1>2") == "L-KOZI-2"
    assert hotel("kozi", dice={4: 2, 3: 1}).do("die4").reason("3>4") == "L-KOZI-2"
    done = hotel("kozi", dice={4: 2, 3: 1}, staff=[1]).do("die4", "x0")
    assert done.reason("3>4") == "TURN-1"
