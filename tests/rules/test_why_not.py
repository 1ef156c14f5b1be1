"""What is not legal explains itself: the clause that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria.actions import CHOICE_OF, WORD_OF
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import size
from hotelier.words import say
from tests.proof import proves
from tests.rules.position import Position, position


def refusal(game: Position, word: str) -> tuple[str, str]:
    """The clause and the sentence that answer a choice which is not legal."""
    assert not game.may(word), f"{word} is legal"
    reason = AUSTRIA.why_not(game.table, CHOICE_OF[word])
    assert reason is not None
    return reason.clause, say(reason.message)


def test_what_is_legal_needs_no_reason() -> None:
    game = position(cafe=["Duke"], kitchen="k", hand=[9], staff=[1])
    assert len(game.words) > 10
    assert all(game.reason(word) is None for word in game.words)
    assert all(game.reason(word) for word in CHOICE_OF if word not in game.words)


def test_a_number_that_is_no_choice_at_all_is_told_so() -> None:
    gaps = [number for number in range(AUSTRIA.action_space) if number not in WORD_OF]
    assert gaps
    for number in gaps:
        reason = AUSTRIA.why_not(position().table, number)
        assert reason is not None
        assert say(reason.message) == "There is no such choice in this game."


# The queue.


@proves("QUE-1")
def test_a_guest_needs_money_and_a_table() -> None:
    poor = position(krones=1, queue=(76, 75, 63, 64, 65))
    assert refusal(poor, "q1") == ("QUE-1", "Taking the Duke costs 3 krones; you have only 1.")
    assert refusal(poor, "q2") == ("QUE-1", "Taking the Baroness costs 2 krones; you have only 1.")
    assert poor.may("q3")
    full = position(krones=20, cafe=["Duke", "Earl", "Count"])
    assert refusal(full, "q5") == ("QUE-1", "No table in your café is free.")


@proves("TURN-1", "TURN-3")
def test_one_guest_a_turn_and_before_the_die() -> None:
    game = position().do("q5")
    assert refusal(game, "q5") == ("TURN-3", "You have already taken a guest this turn.")
    game = position(dice={4: 2}, kitchen="s", cafe=["Mr. Horsa"]).do("die4", "x0")
    assert refusal(game, "q5") == ("TURN-1", "Guests are taken before the die, not after it.")


# Dice.


@proves("TURN-1", "DIE-1", "DIE-2")
def test_a_die_must_be_there_and_is_taken_once() -> None:
    game = position(dice={1: 1, 4: 2}, staff=[1])
    assert refusal(game, "die2") == ("DIE-1", "There is no die on space 2.")
    assert refusal(game, "die2+") == ("DIE-2", "There is no die on space 2.")
    assert refusal(game, "die6=1") == ("DIE-1", "There is no die on space 6.")
    game.do("die4", "x0")
    for word in ("die1", "die1+", "die4", "die6=3", "die1-"):
        assert refusal(game, word) == ("TURN-1", "You have already taken a die this turn.")


@proves("DIE-2", "RUL-2", "DIE-9")
def test_boosting_and_sixes_need_their_krones() -> None:
    penniless = position(krones=0, dice={1: 1, 6: 1})
    boost = "Boosting costs 1 krone more than you have."
    assert refusal(penniless, "die1+") == ("DIE-2", boost)
    assert refusal(penniless, "die6=1") == ("RUL-2", "A 6 costs 1 krone, and you have none.")
    assert refusal(penniless, "die6=1+")[0] == "RUL-2"
    one_krone = position(krones=1, dice={6: 1})
    assert one_krone.may("die6=1")
    assert refusal(one_krone, "die6=1+") == ("DIE-2", boost)
    kitchen_hand = position(krones=0, dice={6: 1}, staff=[17])
    assert kitchen_hand.may("die6=1")
    assert refusal(kitchen_hand, "die6=1+") == ("DIE-2", boost)


@proves("RUL-16")
def test_an_action_is_skipped_only_when_nothing_can_be_paid() -> None:
    skipped = (
        "You may skip a die’s action only when your turn has begun and you cannot pay for any die."
    )
    assert refusal(position(krones=0, dice={6: 1}), "die6-") == ("RUL-16", skipped)
    assert refusal(position(dice={1: 1}), "die1-") == ("RUL-16", skipped)
    begun = position(krones=0, dice={6: 1}, show_forced=True).do("q5")
    assert begun.words == {"die6-"}


@proves("DIE-4", "DIE-5", "DIE-7")
@pytest.mark.parametrize(
    ("die", "legal", "wish", "clause", "sentence"),
    [
        (
            1,
            {"x0", "x1"},
            "x2",
            "DIE-4",
            "At most 1 cake among 3 dishes: there is never more cake than strudel.",
        ),
        (
            2,
            {"x0", "x1"},
            "x2",
            "DIE-5",
            "At most 1 coffee among 3 drinks: there is never more coffee than wine.",
        ),
        (
            4,
            {"x0", "x1", "x2", "x3"},
            "x4",
            "DIE-7",
            "At most 3 krones: that is all there is to divide.",
        ),
    ],
)
def test_a_die_is_divided_within_its_limits(
    die: int, legal: set[str], wish: str, clause: str, sentence: str
) -> None:
    game = position(dice={die: 3}).do(f"die{die}")
    assert game.words == legal
    assert refusal(game, wish) == (clause, sentence)
    assert refusal(game, "done") == ("TURN-1", "The action of the die has to be carried out.")


# Passing and ending.


@proves("PASS-6", "TURN-1")
def test_passing_comes_first_and_ending_last() -> None:
    game = position()
    assert game.may("pass")
    assert refusal(game, "end") == ("TURN-1", "Your turn is not over until you have taken a die.")
    game.do("q5")
    begun = "You have already done something this turn, and you may pass only before anything else."
    assert refusal(game, "pass") == ("PASS-6", begun)


@proves("RUL-37", "GIZ-2015")
def test_the_extra_turn_of_2015_is_left_but_not_passed() -> None:
    game = position(edition="2015", dice={4: 3}, cafe=[("E. Gizia", "")], staff=[1])
    game.do("in1", "a1", "die4", "x0", "end")
    assert game.may("end")
    assert refusal(game, "pass")[0] == "RUL-37"
    game.do("q5")
    assert refusal(game, "end")[0] == "TURN-1"


# The café.


@proves("ADD-1")
def test_serving_needs_a_guest_a_wish_an_item_and_a_krone() -> None:
    cafe: list[Any] = ["Duke", ("Earl", "k")]
    game = position(cafe=cafe, kitchen="sc")
    assert game.may("strudel>1")
    assert refusal(game, "cake>3") == ("ADD-1", "Nobody sits at table 3.")
    assert refusal(game, "cake>1") == (
        "ADD-1",
        "No use bringing the Duke a cake: it was not ordered, or has been served already.",
    )
    assert refusal(game, "cake>2")[0] == "ADD-1", "the Earl's cake has been served"
    assert refusal(game, "coffee>2") == ("ADD-1", "There is no coffee in your kitchen.")
    penniless = position(cafe=cafe, kitchen="sc", krones=0)
    no_krone = "Serving from the kitchen costs 1 krone, and you have none."
    assert refusal(penniless, "strudel>1") == ("ADD-1", no_krone)


@proves("ADD-1", "RUL-46")
def test_a_serving_goes_on_with_what_is_there_and_wanted() -> None:
    game = position(cafe=["Duke"], kitchen="sskc").do("strudel>1")
    assert game.may("coffee>1")
    assert refusal(game, "cake>1")[0] == "ADD-1"
    assert refusal(game, "coffee>2") == ("ADD-1", "Nobody sits at table 2.")


@proves("DIE-10")
def test_new_items_go_to_those_who_want_them() -> None:
    game = position(dice={1: 2}, cafe=["Duke", "Musician"], kitchen="w").do("die1", "x0")
    assert game.may("strudel>1")
    assert refusal(game, "coffee>1") == ("DIE-10", "There is no coffee among the new items.")
    assert refusal(game, "wine>2")[0] == "DIE-10", "the wine in the kitchen is not new"
    assert refusal(game, "strudel>2")[0] == "DIE-10"
    assert refusal(game, "strudel>3") == ("DIE-10", "Nobody sits at table 3.")


@proves("ADD-4", "ADD-7")
def test_moving_in_needs_a_complete_order_and_a_fitting_room() -> None:
    game = position(rooms="a1 b1 c1", occupied="b1", cafe=[("Duke", "sk"), ("Musician", "")])
    waits = "The order is not complete: the Duke still waits for 1 strudel and 1 coffee."
    assert refusal(game, "in1") == ("ADD-4", waits)
    no_room = "You have no vacant room that suits the Musician (yellow)."
    assert refusal(game, "in2") == ("ADD-7", no_room)
    assert refusal(game, "in3") == ("ADD-4", "Nobody sits at table 3.")


@proves("ADD-4")
def test_a_guest_moves_into_a_vacant_room_of_the_own_colour() -> None:
    game = position(rooms="a1 b1 c1 d1 e1", occupied="e1", cafe=[("Major", "")], show_forced=True)
    game.do("in1")
    assert game.rooms_offered == {"c1", "d1"}
    assert refusal(game, "a1") == ("ADD-4", "You cannot give room a1 (blue) to the Major (red).")
    assert refusal(game, "e1") == ("ADD-4", "There is somebody in room e1 (blue).")
    assert refusal(game, "c2") == ("ADD-4", "There is no tile on room c2 (red).")
    assert refusal(game, "done")[0] == "TURN-2"


@proves("RUL-33")
def test_the_porter_helps_whom_something_is_missing() -> None:
    game = position(dice={5: 6}, hand=[38], cafe=["Duke", ("Earl", "")]).do("die5", "s38")
    assert game.may("in1")
    nothing = "Nothing is missing: the Earl has been served everything."
    assert refusal(game, "in2") == ("RUL-33", nothing)
    assert refusal(game, "in3") == ("RUL-33", "Nobody sits at table 3.")


# Rooms.


@proves("ROOM-1", "ROOM-2")
def test_a_room_lies_next_to_another_and_is_paid_for() -> None:
    game = position(dice={3: 2}, krones=0, show_forced=True).do("die3")
    assert game.rooms_offered == {"d1"}
    assert refusal(game, "a1") == ("ROOM-1", "There is already a tile on room a1 (blue).")
    assert refusal(game, "e1") == ("ROOM-1", "No room of yours is next to room e1 (blue).")
    dear = "Preparing room a2 (yellow) costs 1 krone; you have none."
    assert refusal(game, "a2") == ("ROOM-2", dear)


@proves("ROOM-1", "RUL-27")
def test_an_empty_hotel_begins_in_the_corner() -> None:
    game = position(dice={3: 2}, rooms="", show_forced=True).do("die3")
    assert game.rooms_offered == {"a1"}
    assert refusal(game, "b1") == ("ROOM-1", "A hotel begins in the bottom left corner.")


@proves("RUL-1", "RUL-43")
def test_a_die_for_rooms_prepares_at_least_one() -> None:
    game = position(dice={3: 2}).do("die3")
    at_least = "You took a die for rooms, so you have to prepare at least one."
    assert refusal(game, "done") == ("RUL-1", at_least)
    assert game.do("d1").may("done")


@proves("G49", "EMP-B4")
def test_some_effects_reach_only_the_lower_floors() -> None:
    sculptor = position(rooms="a1 b1 a2", cafe=[("Sculptor", "")]).do("in1", "b1")
    too_high = "This effect reaches no higher than floor 2, so not room a3 (blue)."
    assert refusal(sculptor, "a3") == ("G49", too_high)
    tile = position(scoring=True, round=5, tiles=("A1", "B4", "C1"), emperor=8, rooms="a1 a2")
    assert tile.may("b1")
    assert refusal(tile, "a3") == ("EMP-B4", too_high)


@proves("RUL-12")
def test_only_a_vacant_room_can_be_occupied() -> None:
    game = position(rooms="a1 b1 c1 d1", occupied="d1", cafe=[("Prince", "")]).do("in1")
    assert game.rooms_offered == {"b1", "c1"}
    assert refusal(game, "d1") == ("RUL-12", "There is somebody in room d1 (red).")
    assert refusal(game, "e1") == ("RUL-12", "There is no tile on room e1 (blue).")


def test_rooms_are_not_chosen_just_so() -> None:
    game = position()
    assert refusal(game, "d1") == (
        "DIE-6",
        "Rooms are prepared with a 3 or by an effect, not at any time.",
    )
    assert refusal(game, "a1")[0] == "ADD-4"


# Objectives.


@proves("ADD-2")
def test_an_objective_must_be_met_unclaimed_and_open() -> None:
    game = position(objectives=(105, 109, 113), krones=19)
    assert refusal(game, "oA") == ("ADD-2", "This has to be true first: You own 20 krones.")
    game = position(objectives=(105, 109, 113), krones=20).do("oA")
    own = "Your disc is already on “A full purse”."
    assert refusal(game, "oA") == ("ADD-2", own)


@proves("ADD-2")
def test_there_is_no_fourth_space_on_an_objective() -> None:
    game = position(players=4, objectives=(105, 109, 113), krones=20)
    assert game.may("oA")
    for seat in (1, 2, 3):
        game.table.put_disc(0, seat)
    game.do("q5")
    assert refusal(game, "oA") == ("ADD-2", "No space is left on “A full purse”.")


@proves("RUL-29", "TURN-2")
def test_nothing_interrupts_an_action() -> None:
    game = position(dice={3: 2}, objectives=(105, 109, 113), krones=20).do("die3")
    first = "One thing at a time. First: Which room will you prepare (2 left)?"
    assert refusal(game, "oA") == ("RUL-29", first)
    for word in ("q5", "die3", "end", "pass", "s1", "in1", "coffee>1"):
        assert refusal(game, word) == ("TURN-2", first)


# Staff.


@proves("DIE-8")
def test_a_staff_card_is_in_hand_and_paid_for() -> None:
    game = position(dice={5: 1}, krones=2, hand=[9, 24]).do("die5")
    assert game.may("s24")
    assert refusal(game, "s9") == (
        "DIE-8",
        "Playing the Butler costs 4 krones now; you have only 2.",
    )
    assert refusal(game, "s10") == ("DIE-8", "You do not have the Chauffeur in your hand.")


@proves("ADD-3")
def test_staff_is_called_upon_once_a_round() -> None:
    game = position(staff=[1, 9], hand=[2])
    assert refusal(game, "s3") == ("ADD-3", "You do not have the Barkeeper on your display.")
    assert refusal(game, "s9")[0] == "ADD-3"
    hand = "You still hold the Waitress in your hand; staff are played with a 5 or by an effect."
    assert refusal(game, "s2") == ("DIE-8", hand)
    game.do("s1")
    used = "You have already called on the Breakfast Server this round."
    assert refusal(game, "s1") == ("ADD-3", used)


@proves("GUEST-2")
def test_only_cards_on_offer_can_be_played_from_it() -> None:
    game = position(
        krones=1, rooms="a1", cafe=[("Baroness", "")], staff_deck=[2, 24, 36], hand=[7]
    ).do("in1")
    assert game.offered("s") == {"s24", "s36"}
    dear = "Playing the Waitress costs 3 krones now; you have only 1."
    assert refusal(game, "s2") == ("GUEST-2", dear)
    assert refusal(game, "s7") == ("GUEST-2", "You have not been offered the Masseuse.")
    game.do("done")
    assert refusal(game, "s7")[0] == "GUEST-2"
    assert refusal(game, "done")[0] == "TURN-2"


# E. Gizia, rewards.


@proves("GIZ-1", "RUL-19")
def test_e_gizia_uses_a_space_with_dice_unboosted() -> None:
    game = position(krones=0, dice={1: 2, 6: 1}, cafe=[("E. Gizia", "")], rooms="b1", staff=[17])
    game.table.show_forced = True
    game.do("in1", "b1")
    assert game.offered("die") == {"die1"}
    assert refusal(game, "die1+") == ("GIZ-1", "E. Gizia’s action cannot be boosted.")
    assert refusal(game, "die2") == ("GIZ-1", "There is no die on space 2.")
    assert refusal(game, "die1-")[0] == "GIZ-1"
    assert refusal(game, "die6=1") == ("RUL-19", "Space 6 costs 1 krone, and you have none.")


@proves("RUL-4")
def test_parts_that_do_not_exist_or_are_alike_cannot_be_chosen() -> None:
    game = position(rooms="c1 a1 b1", cafe=[("Medicinal Councillor", "")], ask="everything")
    game.do("in1")
    assert game.offered("p") == {"p1", "p2"}
    assert refusal(game, "p3") == (
        "RUL-4",
        "That part is the same as another one; choose that one.",
    )
    assert refusal(game, "p4") == ("RUL-4", "There are not that many parts.")
    assert refusal(position(), "p1")[0] == "RUL-4"


@proves("RUL-41")
def test_an_item_cannot_be_declined_unless_the_table_asks_everything() -> None:
    game = position(rooms="b1", cafe=[("Portrait Painter", "")]).do("in1")
    assert refusal(game, "done") == ("RUL-41", "The item comes anyway; it can only help.")
    assert refusal(position(), "coffee")[0] == "GUEST-1"


# The Emperor.


@proves("EMP-9", "ADD-8")
def test_nothing_else_is_done_while_the_emperor_is_here() -> None:
    game = position(
        scoring=True,
        tiles=("A2", "B1", "C1"),
        emperor=6,
        krones=20,
        objectives=(105, 109, 113),
        staff=[1],
        cafe=[("Duke", "")],
        rooms="a1",
    )
    only_this = "While the Emperor is here, there is only this to settle: "
    asked = only_this + "Which item will you take (2 left)?"
    for word in ("oA", "s1", "in1", "q1", "die1", "pass"):
        assert refusal(game, word) == ("EMP-9", asked)


@proves("EMP-5", "S26")
def test_the_sides_of_a_penalty_are_not_for_choosing_but_in_2015() -> None:
    revised = position(scoring=True, tiles=("A1", "B1", "C1"), staff=[26])
    assert revised.words == {"ignore", "suffer"}
    assert refusal(revised, "points")[0] == "EMP-5"
    old = position(scoring=True, tiles=("A1", "B1", "C1"), edition="2015")
    assert old.words == {"suffer", "points"}
    assert refusal(old, "ignore") == (
        "S26",
        "Only the Conference Manager can smooth a penalty over.",
    )
    assert refusal(position(), "ignore") == ("EMP-4", "The Emperor is not punishing you now.")


@proves("RUL-10", "EMP-A4")
def test_the_emperor_takes_vacant_rooms_from_above() -> None:
    game = position(scoring=True, tiles=("A4", "B1", "C1"), rooms="a1 b1 a2 b2", occupied="c2 c1")
    assert game.rooms_offered == {"a2", "b2"}
    lower = "The Emperor asks for a room on the highest floor first, and room a1 (blue) is lower."
    assert refusal(game, "a1") == ("RUL-10", lower)
    assert refusal(game, "c2") == ("RUL-10", "There is somebody in room c2 (red).")
    assert refusal(game, "a3") == ("RUL-10", "There is no tile on room a3 (blue).")


@proves("EMP-C2", "RUL-10")
def test_the_second_occupied_room_is_lost_further_down() -> None:
    game = position(
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C2"),
        rooms="d1",
        occupied="a3 b3 a2 b2 a1",
    )
    assert game.rooms_offered == {"a3", "b3"}
    assert refusal(game, "a2")[0] == "RUL-10"
    assert refusal(game, "d1") == ("EMP-C2", "There is nobody in room d1 (red).")
    game.do("a3")
    assert game.rooms_offered == {"a2", "b2"}
    assert refusal(game, "b3")[0] == "EMP-C2"
    assert refusal(game, "a1")[0] == "EMP-C2"


@proves("RUL-30", "EMP-A3", "EMP-C4")
def test_cards_lost_to_the_emperor_are_the_right_ones() -> None:
    returning = position(scoring=True, tiles=("A3", "B1", "C1"), hand=[1, 2, 3], staff=[9])
    assert returning.offered("s") == {"s1", "s2", "s3"}
    assert refusal(returning, "s9") == ("RUL-30", "You do not have the Butler in your hand.")
    losing: dict[str, Any] = {
        "scoring": True,
        "round": 7,
        "tiles": ("A1", "B1", "C4"),
        "hand": [27, 28],
        "staff": [30, 31, 9],
    }
    revised = position(**losing)
    assert revised.offered("s") == {"s30", "s31"}
    assert refusal(revised, "s27")[0] == "EMP-C4"
    assert refusal(revised, "s9") == (
        "EMP-C4",
        "Only end-of-game cards are at risk, and the Butler is not one.",
    )
    old = position(edition="2015", **losing).do("suffer")
    assert old.offered("s") == {"s27", "s28"}
    assert refusal(old, "s30") == (
        "EMP-C4",
        "You do not have the Reception Clerk in your hand.",
    )


# Before and after.


@proves("SET-12", "SET-13", "SET-14")
def test_the_set_up_has_its_own_questions() -> None:
    options = AUSTRIA.settle({"players": "2", "hands": "draft"})
    game = Position(AUSTRIA.deal(options, 1))
    strange = next(
        word for word in CHOICE_OF if word[0] == "s" and word[1:].isdigit() and not game.may(word)
    )
    assert refusal(game, strange)[0] == "SET-12"
    assert refusal(game, "die1")[0] == "SET-12"
    while game.offered("s"):
        game.do(min(game.offered("s")))
    assert refusal(game, "die1")[0] == "SET-13"
    game.do("q1", "q1")
    assert refusal(game, "die1")[0] == "SET-14"
    assert size(game.hotel(game.seat).tiles) == 1, "the corner is forced and already prepared"
    assert refusal(game, "done") == (
        "SET-14",
        "2 more rooms have to be prepared before the hotel opens.",
    )


@proves("ROUND-1")
def test_when_the_game_is_over_it_is_over() -> None:
    game = position(scoring=True, round=7, others={1: {"emperor": 13}})
    assert game.over
    assert refusal(game, "pass") == ("ROUND-1", "The game is over.")
