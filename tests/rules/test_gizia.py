"""E. Gizia (G97): an action without a die; in the first edition one more turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proof import proves
from tests.rules.position import Position, position

SIXES = {"die6=1", "die6=2", "die6=3", "die6=4", "die6=5"}


def at_table(**table: Any) -> Position:
    """E. Gizia has been served; every choice is shown, even where there is only one."""
    return position(cafe=[(97, "")], show_forced=True, **table)


def gizia(**table: Any) -> Position:
    """E. Gizia has just moved into the red room c1, one of a group of four."""
    return at_table(**table).do("in1", "c1")


def old_gizia(**table: Any) -> Position:
    """The same in the first edition."""
    return gizia(edition="2015", **table)


def standing(game: Position) -> tuple[Any, ...]:
    """All that an action could have changed."""
    me = game.me
    return (game.krones, game.points, game.emperor, game.kitchen, game.tiles, game.hand, me.turns)


# The revised edition: which spaces, what they bring.


@proves("GIZ-1", "G97")
def test_any_space_with_dice_may_be_used_but_never_boosted() -> None:
    game = gizia(dice={1: 2, 3: 1, 5: 1, 6: 2}, krones=5)
    assert game.words == {"die1", "die3", "die5", *SIXES, "done"}


@pytest.mark.parametrize(
    ("space", "offered", "chosen", "gained"),
    [
        (1, {"x0", "x1"}, "x1", {"strudel": 2, "cake": 1}),
        (2, {"x0", "x1"}, "x0", {"wine": 3}),
        (4, {"x0", "x1", "x2", "x3"}, "x1", {"krones": 1, "steps": 2}),
    ],
)
@proves("GIZ-1", "G97")
def test_the_dice_on_the_space_are_the_strength_and_all_stay_there(
    space: int, offered: set[str], chosen: str, gained: dict[str, int]
) -> None:
    dice = {1: 1, 2: 1, 4: 1} | {space: 3}
    game = gizia(dice=dice)
    game.do(f"die{space}")
    assert game.words == offered
    game.do(chosen)
    found = game.kitchen | {"krones": game.krones - 10, "steps": game.emperor}
    assert {name: n for name, n in found.items() if n} == gained
    assert game.points == 4
    assert {space: n for space, n in game.dice.items() if n} == dice


@proves("GIZ-1", "RUL-43")
def test_rooms_are_prepared_up_to_the_strength_at_their_cost_or_not_at_all() -> None:
    game = gizia(dice={1: 1, 3: 2}, krones=2)
    game.do("die3")
    assert game.words == {"d1", "a2", "b2", "c2", "done"}
    none = Position(game.table.clone()).do("done")
    assert none.tiles == {"a1", "b1", "c1"}
    assert none.may("die3")
    game.do("a2", "b2")
    assert game.krones == 0
    assert game.tiles == {"a1", "b1", "c1", "a2", "b2"}
    assert game.rooms_offered == set()
    assert game.dice[3] == 2


@proves("GIZ-1")
def test_one_staff_card_may_be_played_at_the_discount_of_the_dice() -> None:
    # S9 costs 5, S27 costs 4, S24 costs 1.
    game = gizia(dice={1: 1, 5: 2}, hand={9, 27, 24}, krones=2)
    game.do("die5")
    assert game.words == {"s27", "s24", "done"}
    game.do("s27")
    assert game.krones == 0
    assert game.played == {27}
    assert game.hand == {9, 24}
    assert game.may("die1")
    assert game.dice[5] == 2


@proves("GIZ-1")
def test_the_action_may_be_left_out() -> None:
    game = gizia(dice={1: 2})
    before = standing(game)
    game.do("done")
    assert standing(game) == before
    assert game.may("die1")


@proves("GIZ-1", "RUL-19")
def test_the_strength_is_what_lies_there_after_the_die_of_the_turn_was_taken() -> None:
    game = at_table(dice={2: 3, 4: 1})
    game.do("die2", "x0", "in1", "c1", "die2")
    assert game.words == {"x0", "x1"}
    game.do("x1")
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 4, "coffee": 1}
    assert game.dice[2] == 2


# The same turn, after all else.


@proves("GIZ-1")
def test_the_die_of_the_turn_is_still_to_be_taken() -> None:
    game = gizia(dice={1: 2, 4: 1})
    game.do("die1", "x0")
    assert game.seat == 0
    assert game.me.turns == 0
    assert not game.may("end")
    assert game.may("q5")
    game.do("die1", "x0")
    assert game.me.turns == 1
    assert game.dice[1] == 1
    game.do("end")
    assert game.seat == 1


@proves("GIZ-1")
def test_after_the_die_of_the_turn_the_action_gives_no_second_die() -> None:
    game = at_table(dice={1: 2, 4: 2})
    game.do("die1", "x0", "in1", "c1")
    assert game.words == {"die1", "die4", "done"}
    game.do("die4", "x2")
    assert game.words == {"end"}
    assert game.me.turns == 1
    assert game.dice[4] == 2


@proves("GIZ-1")
def test_no_further_turn_follows_in_the_revised_edition() -> None:
    game = gizia(dice={1: 2, 4: 1}).do("done", "die1", "x0", "end")
    assert game.seat == 1


@pytest.mark.parametrize(
    ("table", "krones"),
    [
        ({"staff": {23}}, 1),
        ({"rooms": "c1 a1", "occupied": "d1 c2 d2"}, 10),
    ],
    ids=["the Custodian's krone", "the bonus of a full red group"],
)
@proves("GIZ-1")
def test_all_else_the_moving_in_brings_comes_first_and_can_pay_for_the_action(
    table: dict[str, Any], krones: int
) -> None:
    game = gizia(dice={6: 1}, krones=0, **table)
    assert game.krones == krones
    assert game.words == {*SIXES, "done"}
    game.do("die6=4", "x0")
    assert game.krones == krones - 1
    assert game.emperor == 1


# Staff.


@pytest.mark.parametrize(
    ("card", "space", "words"),
    [
        (12, 3, ("d1", "a2")),
        (12, 4, ("x1",)),
        (13, 1, ("x1",)),
        (13, 2, ("x1",)),
        (14, 1, ("x1",)),
        (14, 2, ("x1",)),
        (15, 4, ("x1",)),
        (16, 4, ("x1",)),
        (18, 5, ("s27",)),
        (19, 3, ("d1", "a2")),
        (20, 5, ("s27",)),
        (22, 3, ("d1", "a2")),
    ],
)
@proves("GIZ-1", "RUL-19")
def test_staff_who_respond_to_a_die_keep_quiet(
    card: int, space: int, words: tuple[str, ...]
) -> None:
    table: dict[str, Any] = {"dice": {space: 2}, "hand": {9, 27}, "krones": 2}
    with_card = gizia(staff={card}, **table).do(f"die{space}")
    without = gizia(**table).do(f"die{space}")
    for word in words:
        assert with_card.words == without.words
        with_card.do(word)
        without.do(word)
    assert standing(with_card) == standing(without)
    assert with_card.words == without.words
    assert with_card.points == 4


@pytest.mark.parametrize("staff", [(), (17,)], ids=["no Kitchen Hand", "Kitchen Hand"])
@proves("RUL-19")
def test_space_six_costs_a_krone_and_has_the_strength_of_its_dice_whoever_works_here(
    staff: tuple[int, ...],
) -> None:
    game = gizia(dice={6: 2}, krones=1, staff=staff)
    assert game.words == {*SIXES, "done"}
    game.do("die6=4")
    assert game.krones == 0
    assert game.words == {"x0", "x1", "x2"}
    game.do("x2")
    assert game.krones == 2
    assert game.dice[6] == 2


@pytest.mark.parametrize("staff", [(), (17,)], ids=["no Kitchen Hand", "Kitchen Hand"])
@proves("RUL-19")
def test_without_a_krone_space_six_is_closed(staff: tuple[int, ...]) -> None:
    assert gizia(dice={1: 1, 6: 2}, krones=0, staff=staff).words == {"die1", "done"}


@pytest.mark.parametrize("staff", [(), (17,)], ids=["no Kitchen Hand", "Kitchen Hand"])
@proves("RUL-19")
def test_the_reward_is_lost_where_no_space_can_be_paid_for(staff: tuple[int, ...]) -> None:
    game = at_table(dice={1: 1, 6: 1}, krones=0, staff=staff)
    game.do("die1", "x0", "in1", "c1")
    assert game.words == {"end"}
    assert game.points == 4
    assert game.dice[6] == 1


@proves("RUL-19", "GIZ-1")
def test_the_reward_is_lost_on_an_empty_board() -> None:
    game = at_table(dice={4: 1}).do("die4", "x1", "in1", "c1")
    assert game.words == {"end"}
    assert game.krones == 11


@pytest.mark.parametrize(
    ("card", "room"), [(9, "a3"), (10, "c2"), (11, "b2")], ids=["blue", "red", "yellow"]
)
@proves("RUL-19")
def test_staff_who_make_rooms_free_do_so_here_too(card: int, room: str) -> None:
    table: dict[str, Any] = {"dice": {3: 1}, "krones": 0, "rooms": "a1 b1 c1 a2"}
    assert gizia(**table).do("die3").rooms_offered == {"d1"}
    game = gizia(staff={card}, **table).do("die3")
    assert game.may(room)
    game.do(room)
    assert room in game.tiles
    assert game.krones == 0


@proves("RUL-19")
def test_the_boost_of_the_turn_is_not_used_up() -> None:
    game = gizia(dice={1: 2}, krones=1)
    game.do("die1", "x0")
    assert game.may("die1+")
    game.do("die1+", "x0")
    assert game.krones == 0
    assert game.kitchen["strudel"] == 5


# The first edition: one more turn.


@proves("GIZ-2015", "RUL-14", "G97")
def test_in_the_first_edition_a_whole_turn_follows_the_current_one() -> None:
    game = at_table(edition="2015", dice={1: 2, 2: 2}, queue=(65, 69, 77, 63, 74))
    game.do("q5", "in1", "c1")
    assert game.points == 4
    assert game.may("die1")
    assert not game.may("done")
    assert not game.offered("q")
    game.do("die2", "x0")
    assert not game.offered("die")
    game.do("end")
    # The extra turn: a guest, a die, additional actions.
    assert game.seat == 0
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
    assert game.may("die1")
    assert not game.may("pass")
    game.do("q5", "die1", "x0", "end")
    assert game.seat == 1
    assert len([name for name in game.cafe if name]) == 2
    assert game.kitchen == {"strudel": 2, "cake": 0, "wine": 2, "coffee": 0}


@proves("GIZ-2015", "RUL-14")
def test_the_die_of_the_extra_turn_stays_on_its_space_and_off_the_turn_order_tile() -> None:
    game = old_gizia(dice={1: 2, 2: 2}).do("die2", "x0", "end")
    assert game.dice[2] == 1
    assert game.me.turns == 1
    game.do("die2", "x0", "end")
    assert game.dice == {1: 2, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0}
    assert game.me.turns == 1


@proves("RUL-14")
def test_the_player_still_has_the_second_turn_of_the_round() -> None:
    game = old_gizia(dice={1: 5}, others={1: {"turns": 2}})
    game.do("die1", "x0", "end", "die1", "x0", "end")
    assert game.seat == 0
    assert game.table.round == 1
    assert game.may("pass")
    assert game.me.turns == 1


@proves("RUL-14")
def test_the_extra_turn_comes_even_after_the_second_turn_of_the_round() -> None:
    game = old_gizia(dice={1: 5}, turns=1, others={1: {"turns": 2}}).do("die1", "x0", "end")
    assert game.seat == 0
    assert game.table.round == 1
    game.do("die1", "x0")
    assert game.kitchen["strudel"] == 9
    game.do("end")
    assert game.table.round == 2


@proves("RUL-14")
def test_each_of_the_two_turns_has_its_own_boost() -> None:
    game = old_gizia(dice={1: 2, 2: 2}, krones=2).do("die2+", "x0", "end")
    assert game.may("die1+")
    game.do("die1+", "x0")
    assert game.krones == 0
    assert game.kitchen == {"strudel": 3, "cake": 0, "wine": 3, "coffee": 0}
    assert game.dice[1] == 2


@proves("RUL-14")
def test_space_six_costs_its_krone_in_the_extra_turn() -> None:
    game = old_gizia(dice={1: 1, 6: 1}, krones=1).do("die1", "x0", "end")
    assert game.words >= SIXES
    assert not game.may("die6=1+")
    game.do("die6=4", "x0")
    assert game.krones == 0
    assert game.emperor == 1
    assert game.dice[6] == 1


@proves("RUL-37")
def test_the_extra_turn_may_be_forgone() -> None:
    game = old_gizia(dice={1: 2, 2: 2}).do("die2", "x0", "end")
    before = standing(game)
    game.do("end")
    assert standing(game) == before
    assert game.seat == 1
    assert game.dice[1] == 2


@proves("RUL-37", "RUL-14")
def test_an_extra_turn_that_has_begun_wants_its_die() -> None:
    game = old_gizia(dice={1: 2, 2: 2}).do("die2", "x0", "end", "q5")
    assert not game.may("end")
    assert game.may("die1")
    game.do("die1", "x0")
    assert game.may("end")


@pytest.mark.parametrize(
    ("card", "die", "points", "strudel", "steps"),
    [
        (19, ("die3", "d1"), 5, 0, 0),
        (13, ("die1", "x0"), 0, 3, 0),
        (15, ("die4",), 0, 0, 2),
    ],
    ids=["Interior Architect", "Restaurant Manager", "Bootblack"],
)
@proves("RUL-37")
def test_staff_respond_to_the_die_of_the_extra_turn(
    card: int, die: tuple[str, ...], points: int, strudel: int, steps: int
) -> None:
    game = old_gizia(dice={1: 2, 2: 1, 3: 1, 4: 2}, staff={card})
    game.do("die2", "x0", "end", *die)
    assert game.points == 4 + points
    assert game.kitchen["strudel"] == strudel
    assert game.emperor == steps


@proves("RUL-37")
def test_on_an_empty_board_the_extra_turn_is_the_guest_and_additional_actions() -> None:
    game = old_gizia(dice={4: 1}, staff={1}, others={1: {"turns": 2}}).do("die4", "x1", "end")
    assert game.seat == 0
    assert game.words == {"q1", "q2", "q3", "q4", "q5", "s1", "end"}
    game.do("q5")
    assert game.words == {"s1", "end"}
    game.do("s1")
    assert game.kitchen["strudel"] == 1
    game.do("end")
    assert game.table.round == 2


@proves("RUL-14", "RUL-37")
def test_a_begun_extra_turn_without_means_uses_its_die_for_nothing_and_leaves_it_there() -> None:
    game = old_gizia(dice={1: 1, 6: 1}, krones=0).do("die1", "x0", "end")
    assert not game.offered("die")
    game.do("q5")
    assert game.words == {"die6-"}
    game.do("die6-", "end")
    assert game.seat == 1
    assert game.dice[6] == 1
    assert game.me.turns == 1
