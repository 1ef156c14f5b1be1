"""Dice: strength, boosts, the six action spaces, and what staff adds to a die (DIE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proof import proves
from tests.rules.position import Position, position


def kitchen(game: Position) -> str:
    """The kitchen in letters: strudel, cake, wine, k for coffee."""
    return "".join(
        letter * game.kitchen[item]
        for letter, item in zip("scwk", ("strudel", "cake", "wine", "coffee"), strict=True)
    )


def splits(game: Position, word: str) -> set[str]:
    """What the kitchen can hold after taking a die for dishes or drinks."""
    found = set()
    for choice in position_words(game, word):
        found.add(kitchen(Position(game.table.clone()).do(word, choice)))
    return found


def position_words(game: Position, word: str) -> set[str]:
    return Position(game.table.clone()).do(word).words


# DIE-1 and DIE-3: strength.


@proves("DIE-1", "DIE-7")
@pytest.mark.parametrize("dice", range(1, 11))
def test_strength_is_the_number_of_dice_while_all_of_them_lie_there(dice: int) -> None:
    game = position(dice={4: dice}, krones=0)
    game.do("die4", f"x{dice}")
    assert game.krones == dice
    assert game.dice[4] == dice - 1


@proves("DIE-1")
def test_dice_on_other_spaces_do_not_count() -> None:
    game = position(dice={1: 1, 2: 5, 4: 4})
    assert splits(game, "die1") == {"s"}
    assert position_words(game, "die4") == {"x0", "x1", "x2", "x3", "x4"}


@proves("DIE-3")
def test_the_die_is_gone_before_the_action_is_performed() -> None:
    game = position(dice={3: 1, 4: 2})
    game.do("die3")
    assert game.rooms_offered, "the action is still to come"
    assert game.dice == {1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 0}
    assert int(game.me.turns) == 1, "the die covers a number of the turn order tile"


@proves("DIE-3")
@pytest.mark.parametrize("word", ["die6=4", "die6=4+"])
def test_copying_uses_up_a_6_and_no_die_of_the_copied_space(word: str) -> None:
    game = position(dice={4: 2, 6: 3}).do(word)
    assert game.dice == {1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 2}


# DIE-2: the boost.


@proves("DIE-2")
@pytest.mark.parametrize(
    ("word", "krones", "splits"),
    [
        ("die1", 5, {"x0", "x1"}),
        ("die1+", 4, {"x0", "x1", "x2"}),
        ("die2", 5, {"x0", "x1"}),
        ("die2+", 4, {"x0", "x1", "x2"}),
        ("die4", 5, {"x0", "x1", "x2", "x3"}),
        ("die4+", 4, {"x0", "x1", "x2", "x3", "x4"}),
    ],
)
def test_a_krone_adds_one_to_the_strength(word: str, krones: int, splits: set[str]) -> None:
    game = position(dice={1: 3, 2: 3, 4: 3}, krones=5).do(word)
    assert game.krones == krones
    assert game.words == splits


@proves("DIE-2", "DIE-6")
@pytest.mark.parametrize(("word", "rooms"), [("die3", 2), ("die3+", 3)])
def test_a_boost_prepares_one_more_room(word: str, rooms: int) -> None:
    game = position(dice={3: 2}, rooms="a1").do(word)
    for room in ["b1", "c1", "d1"][:rooms]:
        assert game.may(room)
        game.do(room)
    assert game.seat == 1, "and none beyond"


@proves("DIE-2", "DIE-8")
@pytest.mark.parametrize(("word", "left"), [("die5", 20 - 4), ("die5+", 20 - 1 - 3)])
def test_a_boost_takes_one_more_krone_off_a_card(word: str, left: int) -> None:
    game = position(dice={5: 2}, krones=20, hand=[2]).do(word, "s2")
    assert game.krones == left


@proves("DIE-2")
def test_the_boost_is_never_more_than_one() -> None:
    game = position(dice={4: 1}, krones=20).do("die4+")
    assert game.krones == 19
    assert game.words == {"x0", "x1", "x2"}
    game.do("x0")
    assert game.seat == 1, "there is no second boost, not even afterwards"


@proves("DIE-2", "GIZ-1")
def test_one_boost_a_turn_means_none_for_an_action_used_besides_the_die() -> None:
    game = position(dice={4: 2}, rooms="b1", cafe=[("E. Gizia", "")], krones=10)
    game.do("in1")
    assert game.words == {"die4", "done"}
    game.do("die4", "x0")
    assert game.may("die4+"), "the boost of the turn is still there for the die taken"


@proves("DIE-2")
def test_a_space_without_a_die_cannot_be_boosted_into_use() -> None:
    game = position(dice={4: 1}, krones=20)
    assert game.offered("die") == {"die4", "die4+"}


@proves("DIE-2")
def test_without_a_krone_there_is_no_boost() -> None:
    game = position(dice={1: 2, 4: 2}, krones=0)
    assert game.offered("die") == {"die1", "die4"}


# DIE-4 and DIE-5: dishes and drinks.

SPLITS = {
    1: [(1, 0)],
    2: [(2, 0), (1, 1)],
    3: [(3, 0), (2, 1)],
    4: [(4, 0), (3, 1), (2, 2)],
    5: [(5, 0), (4, 1), (3, 2)],
    7: [(7, 0), (6, 1), (5, 2), (4, 3)],
}
"""By strength: the more common item and the finer one."""


@proves("DIE-4", "DIE-1")
@pytest.mark.parametrize(("dice", "expected"), SPLITS.items())
def test_dishes_never_hold_more_cake_than_strudel(
    dice: int, expected: list[tuple[int, int]]
) -> None:
    game = position(dice={1: dice})
    assert splits(game, "die1") == {"s" * strudel + "c" * cake for strudel, cake in expected}


@proves("DIE-5", "DIE-1")
@pytest.mark.parametrize(("dice", "expected"), SPLITS.items())
def test_drinks_never_hold_more_coffee_than_wine(
    dice: int, expected: list[tuple[int, int]]
) -> None:
    game = position(dice={2: dice})
    assert splits(game, "die2") == {"w" * wine + "k" * coffee for wine, coffee in expected}


@proves("DIE-4")
def test_what_the_kitchen_already_holds_does_not_change_the_split() -> None:
    game = position(dice={1: 3}, kitchen="sssss")
    assert splits(game, "die1") == {"ssssssss", "sssssssc"}


# DIE-6: rooms.


@proves("DIE-6")
def test_up_to_the_strength_rooms_are_prepared_one_after_the_other_each_paid_for() -> None:
    game = position(dice={3: 3}, rooms="a1", krones=10).do("die3")
    assert game.rooms_offered == {"b1", "a2"}
    game.do("a2")
    assert game.krones == 9
    assert game.rooms_offered == {"b1", "b2", "a3"}
    game.do("a3")
    assert game.krones == 7
    game.do("a4")
    assert game.krones == 4
    assert game.tiles == {"a1", "a2", "a3", "a4"}
    assert game.occupied == set()
    assert game.seat == 1


@proves("DIE-6")
def test_fewer_rooms_than_the_strength_are_enough() -> None:
    game = position(dice={3: 3}, rooms="a1").do("die3", "b1", "done")
    assert game.tiles == {"a1", "b1"}
    assert game.seat == 1


@proves("DIE-6", "ROOM-2")
def test_rooms_end_where_the_purse_ends() -> None:
    game = position(dice={3: 3}, rooms="a1 b1 c1 d1 e1", krones=1).do("die3", "a2")
    assert game.krones == 0
    assert game.seat == 1


# DIE-7: money and favour.


@proves("DIE-7")
@pytest.mark.parametrize("krones", range(4))
def test_strength_is_divided_between_krones_and_steps_as_one_pleases(krones: int) -> None:
    game = position(dice={4: 3}, krones=5, emperor=1).do("die4", f"x{krones}")
    assert (game.krones, game.emperor) == (5 + krones, 1 + 3 - krones)
    assert game.points == 0


# DIE-8: staff.


@proves("DIE-8")
@pytest.mark.parametrize(
    ("card", "cost"), [(2, 4), (9, 3), (1, 2), (3, 2), (39, 1), (16, 0), (6, 0), (45, 0)]
)
def test_the_strength_is_taken_off_the_cost_down_to_nothing(card: int, cost: int) -> None:
    game = position(dice={5: 2}, krones=10, hand=[card, 48], staff_deck=[31, 34])
    game.do("die5", f"s{card}")
    assert game.krones == 10 - cost, "and never paid out"
    assert game.played == {card}
    assert game.hand == {48}, "no replacement is drawn"


@proves("DIE-8")
def test_only_one_card_is_played_whatever_the_strength() -> None:
    game = position(dice={5: 9}, hand=[6, 7, 8]).do("die5", "s6")
    assert game.seat == 1
    assert game.hand == {7, 8}


@proves("DIE-8")
def test_a_card_one_cannot_pay_for_cannot_be_played() -> None:
    game = position(dice={5: 2}, krones=3, hand=[2, 9, 45]).do("die5")
    assert game.words == {"s9", "s45", "done"}


@proves("DIE-8", "RUL-1")
def test_playing_a_card_is_voluntary() -> None:
    game = position(dice={5: 2}, hand=[6]).do("die5", "done")
    assert (game.hand, game.played, game.krones) == ({6}, set(), 10)
    assert game.dice[5] == 1


# DIE-9: the wild space.


@proves("DIE-9")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        (1, {"x0", "x1"}),
        (2, {"x0", "x1"}),
        (3, {"d1", "a2", "b2", "c2"}),
        (4, {"x0", "x1", "x2", "x3"}),
        (5, {"s1", "done"}),
    ],
)
@pytest.mark.parametrize("copied", [0, 6])
def test_a_6_performs_any_action_for_a_krone_with_its_own_dice_as_strength(
    action: int, words: set[str], copied: int
) -> None:
    # The Breakfast Server costs 4, the Waitress 6; with strength 3 and 2 krones only the first.
    game = position(dice={6: 3, action: copied}, krones=3, hand=[1, 2])
    game.do(f"die6={action}")
    assert game.krones == 2
    assert game.words == words


@proves("DIE-9", "DIE-6")
def test_a_6_used_for_rooms_prepares_as_many_as_there_are_6s() -> None:
    game = position(dice={6: 2, 3: 5}, rooms="a1").do("die6=3", "b1", "c1")
    assert game.seat == 1


@proves("DIE-9", "DIE-2")
def test_a_6_can_be_boosted_for_a_second_krone() -> None:
    game = position(dice={6: 3}, krones=5).do("die6=4+")
    assert game.krones == 3
    assert game.words == {"x0", "x1", "x2", "x3", "x4"}


@proves("DIE-9")
def test_a_6_copies_the_actions_1_to_5_and_nothing_else() -> None:
    game = position(dice={6: 1}, krones=5)
    plain = {f"die6={action}" for action in range(1, 6)}
    assert game.offered("die") == plain | {word + "+" for word in plain}


# DIE-10: items and guests.


@proves("DIE-10")
def test_items_may_go_straight_onto_guests_at_no_charge() -> None:
    game = position(dice={1: 4}, krones=0, cafe=["Mr. Boydell", "Duke"])
    game.do("die1", "x2")
    assert game.words == {"strudel>1", "strudel>2", "cake>1", "done"}
    game.do("cake>1", "strudel>2")
    assert game.krones == 0
    assert game.waits_for(1) == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 0}
    assert game.waits_for(2) == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 2}
    assert game.words == {"strudel>1", "strudel>2", "done"}, "nobody else lacks a cake"
    game.do("done")
    assert kitchen(game) == "sc", "what is not served goes into the kitchen"


@proves("DIE-10")
def test_one_may_serve_nothing_and_keep_all() -> None:
    game = position(dice={2: 2}, cafe=["Tailor"]).do("die2", "x1", "done")
    assert kitchen(game) == "wk"
    assert game.waits_for(1)["wine"] == 1


@proves("DIE-10")
def test_items_nobody_lacks_go_into_the_kitchen_by_themselves() -> None:
    game = position(dice={1: 2}, cafe=[("Mr. Boydell", "c")]).do("die1", "x0")
    assert kitchen(game) == "ss"
    assert game.waits_for(1) == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 0}


@proves("DIE-10")
def test_items_in_the_kitchen_do_not_join_items_just_gained() -> None:
    game = position(dice={1: 1}, kitchen="ck", cafe=["Mr. Boydell", "Knight of the Empire"])
    game.do("die1")
    assert game.words == {"strudel>1", "done"}


@proves("DIE-10")
@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"staff": [1]}, ["s1"]),  # once per round
        ({"hand": [44], "dice": {5: 3}}, ["die5", "s44"]),  # when played
        ({"rooms": "b1", "cafe": [("Composer", ""), "M. Polo"]}, ["in1"]),  # a guest's reward
    ],
)
def test_it_does_not_matter_what_brings_the_items(more: dict[str, Any], words: list[str]) -> None:
    furnished: dict[str, Any] = {"cafe": ["Knight of the Empire", "M. Polo"], "krones": 0}
    game = position(**(furnished | more))
    game.do(*words)
    assert game.words == {"strudel>2", "done"}
    game.do("strudel>2")
    assert game.waits_for(2)["strudel"] == 2
    assert game.krones == 0


# DIE-11 and DIE-12: the ends of the two tracks.


@proves("DIE-11")
@pytest.mark.parametrize(("krones", "gain", "after"), [(15, 5, 20), (16, 5, 20), (20, 5, 20)])
def test_a_purse_holds_20_krones_and_the_rest_is_lost(krones: int, gain: int, after: int) -> None:
    game = position(dice={4: gain}, krones=krones).do("die4", f"x{gain}")
    assert game.krones == after
    assert (game.points, game.emperor) == (0, 0)


@proves("DIE-11")
def test_krones_of_a_guest_end_at_20_too() -> None:
    game = position(rooms="c1", cafe=[("Councillor of Commerce", "")], krones=18).do("in1")
    assert game.krones == 20


@proves("DIE-12")
@pytest.mark.parametrize(
    ("start", "steps", "space", "points"), [(8, 5, 13, 0), (11, 5, 13, 3), (13, 5, 13, 5)]
)
def test_steps_beyond_space_13_earn_points_instead(
    start: int, steps: int, space: int, points: int
) -> None:
    game = position(dice={4: steps}, emperor=start).do("die4", "x0")
    assert (game.emperor, game.points) == (space, points)


@proves("DIE-12")
def test_steps_of_a_guest_beyond_space_13_earn_points_too() -> None:
    game = position(rooms="a3", cafe=[("Princess", "")], emperor=12).do("in1")
    assert game.emperor == 13
    assert game.points == 4 + 2


# RUL-1: dice that achieve little.


@proves("RUL-1")
def test_a_3_may_be_taken_without_a_room_within_ones_means() -> None:
    game = position(dice={3: 2}, rooms="a1 b1 c1 d1 e1", krones=0).do("die3")
    assert game.seat == 1
    assert game.dice[3] == 1
    assert game.tiles == {"a1", "b1", "c1", "d1", "e1"}


@proves("RUL-1")
@pytest.mark.parametrize("hand", [[], [2, 9]])
def test_a_5_may_be_taken_without_a_card_one_could_play(hand: list[int]) -> None:
    game = position(dice={5: 1, 4: 2}, krones=0, hand=hand).do("die5")
    assert game.seat == 1
    assert game.dice[5] == 0
    assert game.hand == set(hand)


@proves("RUL-1")
def test_a_4_may_be_taken_with_full_purse_and_track() -> None:
    game = position(dice={4: 1, 1: 2}, krones=20, emperor=13)
    game.do("die4", "x1")
    assert (game.krones, game.points) == (20, 0)


@proves("RUL-1")
@pytest.mark.parametrize("word", ["die3", "die3+", "die6=3"])
def test_whoever_can_prepare_a_room_must_prepare_at_least_one(word: str) -> None:
    game = position(dice={3: 2, 6: 2}, rooms="a1").do(word)
    assert game.words == {"b1", "a2"}, "stopping is not offered"
    game.do("b1")
    assert game.may("done"), "after the first room it is"


@proves("RUL-1")
@pytest.mark.parametrize("word", ["die3", "die3+", "die6=3"])
def test_in_the_first_edition_a_die_for_rooms_may_prepare_none(word: str) -> None:
    game = position(edition="2015", dice={3: 2, 6: 2, 1: 1}, rooms="a1").do(word)
    assert game.words == {"b1", "a2", "done"}
    game.do("done")
    assert game.tiles == {"a1"}
    assert game.seat == 1, "the die is taken all the same"


@proves("RUL-1", "RUL-43")
def test_e_gizia_on_the_rooms_may_prepare_none() -> None:
    game = position(dice={3: 2, 6: 2}, rooms="b1", cafe=[("E. Gizia", "")], krones=5)
    game.do("in1", "die3")
    assert game.words == {"a1", "c1", "b2", "done"}
    game.do("done")
    assert game.tiles == {"b1"}
    assert game.dice[3] == 2
    game.do("die3")
    assert "done" not in game.words, "the die of the turn is really taken"


@proves("RUL-43")
def test_e_gizia_copying_the_rooms_with_a_6_may_prepare_none_either() -> None:
    game = position(dice={6: 2}, rooms="b1", cafe=[("E. Gizia", "")], krones=5)
    game.do("in1", "die6=3")
    assert game.words == {"a1", "c1", "b2", "done"}


# RUL-2, RUL-16 and RUL-18: the krones that dice cost.


@proves("RUL-2")
def test_space_6_is_closed_without_a_krone() -> None:
    game = position(dice={4: 1, 6: 3}, krones=0)
    assert game.offered("die") == {"die4"}


@proves("RUL-2", "S17")
def test_the_kitchen_hand_opens_space_6_to_a_player_without_a_krone() -> None:
    game = position(dice={6: 3}, krones=0, staff=[17])
    assert game.offered("die") == {f"die6={action}" for action in range(1, 6)}


@proves("RUL-2")
def test_with_6s_only_and_no_krone_one_can_pass_or_begin_with_something_else() -> None:
    game = position(dice={6: 3}, krones=0, rooms="b1", cafe=[("Capt. Goldhaken", "")])
    assert game.words == {"pass", "q4", "q5", "in1"}
    game.do("in1")
    assert game.krones == 1
    assert game.offered("die") == {f"die6={action}" for action in range(1, 6)}
    game.do("die6=4", "x3")
    assert game.krones == 3


@proves("RUL-2")
def test_with_nothing_but_passing_left_a_player_passes() -> None:
    full = ["Duke", "Baron", "Princess"]
    game = position(dice={6: 3}, krones=0, cafe=full, show_forced=True)
    assert game.words == {"pass"}


@proves("RUL-16")
def test_a_turn_begun_without_means_takes_a_die_and_skips_its_action() -> None:
    game = position(dice={6: 3}, krones=0, kitchen="", show_forced=True).do("q5")
    assert game.words == {"die6-"}
    game.do("die6-")
    assert game.dice[6] == 2
    assert int(game.me.turns) == 1
    assert game.words == {"end"}, "no action and nothing else to do"
    assert (game.krones, game.emperor, kitchen(game)) == (0, 0, "")


@proves("RUL-16")
def test_an_additional_action_begins_a_turn_too() -> None:
    game = position(
        dice={6: 1}, krones=1, kitchen="s", cafe=["M. Polo", "Duke", "Baron"], show_forced=True
    )
    game.do("strudel>1")
    assert game.krones == 0
    assert game.words == {"die6-"}


@proves("RUL-16", "TURN-1")
@pytest.mark.parametrize(("dice", "krones"), [({6: 3, 4: 1}, 0), ({6: 3}, 1), ({1: 1}, 0)])
def test_the_action_is_skipped_only_if_no_space_with_dice_can_be_paid(
    dice: dict[int, int], krones: int
) -> None:
    game = position(dice=dice, krones=krones, show_forced=True).do("q5")
    assert game.offered("die")
    assert not [word for word in game.words if word.endswith("-")]


@proves("RUL-16")
def test_a_turn_that_has_not_begun_cannot_skip_an_action() -> None:
    game = position(dice={6: 3}, krones=0)
    assert game.words == {"pass", "q4", "q5"}


@proves("RUL-16")
def test_whoever_can_still_earn_the_krone_may_do_so_before_the_die() -> None:
    game = position(dice={6: 2}, krones=0, rooms="b1", cafe=[("Capt. Goldhaken", "")])
    game.do("q5")
    assert game.words == {"die6-", "in1"}
    game.do("in1")
    assert not game.may("die6-")
    assert game.may("die6=1")


@proves("RUL-18")
def test_money_from_the_action_cannot_pay_for_its_boost() -> None:
    assert not position(dice={4: 3}, krones=0).may("die4+")


@proves("RUL-18")
def test_money_from_the_action_can_pay_neither_for_space_6_nor_for_its_boost() -> None:
    assert position(dice={6: 3}, krones=0).offered("die") == set()
    one = position(dice={6: 3}, krones=1)
    assert one.may("die6=4")
    assert not one.may("die6=4+")
    assert position(dice={6: 3}, krones=2).may("die6=4+")


@proves("RUL-18", "DIE-11")
@pytest.mark.parametrize(("word", "paid"), [("die4+", 1), ("die6=4", 1), ("die6=4+", 2)])
def test_the_krones_are_gone_before_the_action_brings_new_ones(word: str, paid: int) -> None:
    game = position(dice={4: 5, 6: 5}, krones=20).do(word)
    assert game.krones == 20 - paid
    game.do("x5")
    assert game.krones == 20, "a purse that was full had room again"


# RUL-3 and RUL-38: what staff adds to a die.


@proves("RUL-3", "S22")
@pytest.mark.parametrize("ask", ["useful", "everything"])
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_the_staff_managers_card_comes_before_or_after_the_rooms(ask: str, first: str) -> None:
    game = position(ask=ask, dice={3: 2}, staff=[22], hand=[11, 45], rooms="a1")
    game.do("die3")
    assert game.words == {"p1", "p2"}, "the rooms cannot be left out"
    game.do(first)
    rooms, cards = {"b1", "a2"}, {"s11", "s45", "done"}
    if game.words == rooms:
        game.do("a2", "done")
        assert game.words == cards
        game.do("s11")
        assert game.krones == 10 - 1 - 5
    else:
        assert game.words == cards
        game.do("s11")
        assert game.words == rooms
        game.do("a2", "done")
        assert game.krones == 10 - 5, "the Florist already frees the yellow room"
    assert game.seat == 1


@proves("RUL-3")
def test_both_sequences_of_card_and_rooms_are_on_offer() -> None:
    offers = []
    for first in ("p1", "p2"):
        game = position(dice={3: 2}, staff=[22], hand=[11, 45], rooms="a1").do("die3", first)
        offers.append(frozenset(game.words))
    assert set(offers) == {frozenset({"b1", "a2"}), frozenset({"s11", "s45", "done"})}


@proves("RUL-3", "S14")
@pytest.mark.parametrize("die", [1, 2])
def test_the_decorators_room_comes_before_or_after_the_items_as_one_likes(die: int) -> None:
    offers = []
    for first in ("p1", "p2"):
        game = position(ask="everything", dice={die: 2}, staff=[14], rooms="a1")
        game.do(f"die{die}")
        assert game.words == {"p1", "p2"}
        game.do(first)
        offers.append(frozenset(game.words))
    assert set(offers) == {frozenset({"x0", "x1"}), frozenset({"b1", "a2", "done"})}


@proves("RUL-3", "S20")
def test_the_detectives_steps_come_before_or_after_the_card_as_one_likes() -> None:
    offers = []
    for first in ("p1", "p2"):
        game = position(ask="everything", dice={5: 2}, staff=[20], hand=[6]).do("die5", first)
        offers.append((game.emperor, frozenset(game.words)))
    assert set(offers) == {(0, frozenset({"s6", "done"})), (2, frozenset({"s6", "done"}))}


@proves("RUL-3", "TURN-2")
@pytest.mark.parametrize("ask", ["useful", "everything"])
@pytest.mark.parametrize(
    ("staff", "word"), [(14, "die1"), (14, "die2"), (20, "die5"), (22, "die3")]
)
def test_nothing_else_slips_in_between_a_die_and_what_staff_adds(
    ask: str, staff: int, word: str
) -> None:
    game = position(
        ask=ask,
        dice={1: 2, 2: 2, 3: 2, 5: 2},
        staff=[staff, 1],
        hand=[6, 7],
        krones=20,
        objectives=(105, 109, 113),
        kitchen="sk",
        cafe=[("Knight of the Empire", ""), "M. Polo"],
        rooms="a1 b1",
    )
    others = {"in1", "s1", "oA", "strudel>2"}
    assert game.words >= others
    game.do(word)
    main_or_extra = 0
    while not game.may("end"):
        assert not game.words & {"in1", "s1", "oA"}
        assert not game.may("strudel>2") or game.may("done"), "only items just gained are served"
        main_or_extra += 1
        game.do(sorted(game.words - {"done"})[0])
    assert main_or_extra >= 1
    assert game.words >= {"in1", "s1"}


@proves("RUL-3")
@pytest.mark.parametrize(
    ("staff", "word", "points"),
    [([12], "die3", 2), ([19], "die3", 5), ([12, 19], "die3", 7), ([12, 16], "die4", 6)],
)
def test_points_for_a_die_are_scored_right_as_it_is_taken(
    staff: list[int], word: str, points: int
) -> None:
    game = position(dice={3: 2, 4: 2}, staff=staff).do(word)
    assert game.rooms_offered or game.words == {"x0", "x1", "x2"}, "the action is still to come"
    assert game.points == points


@proves("RUL-38", "S22")
def test_the_staff_managers_card_is_open_even_if_no_room_can_be_prepared() -> None:
    game = position(dice={3: 2}, staff=[22], hand=[6], rooms="a1 b1 c1 d1 e1", krones=1)
    game.do("die3", "p2")
    assert game.words == {"s6", "done"}
    game.do("s6")
    assert game.played == {22, 6}
    assert game.krones == 0
    assert game.seat == 1


@proves("RUL-38", "S20")
def test_the_detectives_steps_are_open_even_if_no_card_can_be_played() -> None:
    game = position(dice={5: 2}, staff=[20], hand=[]).do("die5")
    assert game.emperor == 2
    assert game.seat == 1


@proves("RUL-38", "S14")
def test_the_decorators_room_is_open_although_nobody_needs_the_items() -> None:
    game = position(dice={1: 1}, staff=[14], rooms="a1").do("die1")
    assert kitchen(game) == "s"
    assert game.words == {"b1", "a2", "done"}
    game.do("a2")
    assert game.krones == 9, "at its normal cost"


@proves("RUL-38")
@pytest.mark.parametrize(
    ("staff", "word", "words"),
    [(14, "die1", ["done"]), (22, "die3", ["p1", "b1", "done", "done"])],
)
def test_the_room_and_the_card_that_staff_adds_can_be_declined(
    staff: int, word: str, words: list[str]
) -> None:
    game = position(dice={1: 1, 3: 2}, staff=[staff], hand=[6], rooms="a1", krones=3)
    game.do(word, *words)
    assert game.seat == 1
    assert (game.played, game.hand, game.krones) == ({staff}, {6}, 3)
    assert game.tiles == ({"a1"} if word == "die1" else {"a1", "b1"})


@proves("RUL-38", "RUL-41")
def test_the_detectives_steps_can_be_declined_at_a_table_that_asks_everything() -> None:
    game = position(ask="everything", dice={5: 2}, staff=[20], hand=[6])
    game.do("die5", "p1", "s6")
    assert "done" in game.words
    game.do("done")
    assert game.emperor == 0
    assert game.seat == 1
