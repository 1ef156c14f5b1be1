"""His dice and his extras (SOLO-DIE, SOLO-EXTRA, SOLO-TURN)."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.solo.choosing import FULLER_OF_TWO, MOST_DICE, NONE_OF_THE_VALUES, SHOWN_VALUE
from hotelier.austria.solo.leopold import CLAIMED, ON_II, ON_III
from tests.proof import proves
from tests.solo.alone import alone, opened

# Dice shown and hand.
ONE_LTR, SIX_RTL, MOST_LTR, MOST_RTL = 193, 198, 199, 202
ONE_TWO_LTR, TWO_THREE_RTL = 207, 210
# Objectives shown and hand.
A_LTR, A_RTL, B_RTL, C_LTR, ANY_LTR, ANY_RTL = 203, 200, 204, 195, 193, 202


@proves("SOLO-DIE-1")
def test_he_takes_the_die_and_does_nothing_with_it() -> None:
    game = alone(dice={1: 3, 2: 2}).he_plays(ONE_LTR)
    assert game.dice[1] == 2
    assert game.him.turns == 1
    assert (game.him.kitchen, game.him.krones) == (0, 0)
    assert game.happened(events.DIE_SOUGHT) == [(SHOWN_VALUE, 1)]


@proves("SOLO-DIE-2")
@pytest.mark.parametrize(
    ("card", "dice", "taken", "rule"),
    [
        (ONE_TWO_LTR, {1: 1, 2: 2, 5: 4}, 2, FULLER_OF_TWO),
        (ONE_TWO_LTR, {1: 2, 2: 2, 5: 4}, 1, FULLER_OF_TWO),
        (TWO_THREE_RTL, {2: 2, 3: 2, 5: 4}, 3, FULLER_OF_TWO),
        (ONE_TWO_LTR, {2: 1, 5: 4}, 2, FULLER_OF_TWO),
        (MOST_LTR, {1: 2, 4: 3, 6: 3}, 4, MOST_DICE),
        (MOST_RTL, {1: 2, 4: 3, 6: 3}, 6, MOST_DICE),
        (ONE_LTR, {2: 1, 3: 2, 5: 2}, 3, NONE_OF_THE_VALUES),
        (TWO_THREE_RTL, {1: 2, 4: 1, 5: 2}, 5, NONE_OF_THE_VALUES),
    ],
)
def test_which_die_he_takes(card: int, dice: dict[int, int], taken: int, rule: int) -> None:
    game = alone(dice=dice).he_plays(card)
    assert game.happened(events.HE_TOOK_DIE) == [(taken, 0)]
    assert game.happened(events.DIE_SOUGHT) == [(rule, taken)]


@proves("SOLO-DIE-2")
def test_the_worked_example_of_choosing_a_die() -> None:
    """Two values with as many dice each, left to right; with a question mark, the three."""
    dice = {1: 2, 2: 2, 3: 1, 4: 3, 6: 2}
    assert alone(dice=dice).he_plays(ONE_TWO_LTR).dice[1] == 1
    assert alone(dice=dice).he_plays(MOST_LTR).dice[4] == 2


@proves("SOLO-EXTRA-1")
def test_emperor_steps_and_points_beyond_the_track() -> None:
    game = alone(his={"emperor": 3}).he_plays(TWO_THREE_RTL)
    assert game.him.emperor == 7
    game = alone(his={"emperor": 11}, queue=[49, 50, 77, 92, 93]).he_plays(TWO_THREE_RTL)
    assert game.him.emperor == 13
    assert game.points_from("Emperor track", seat=1) == 2


@proves("SOLO-EXTRA-2")
def test_staff_is_turned_up_from_his_private_deck() -> None:
    game = alone(private=[27, 40]).he_plays(SIX_RTL)
    assert len(game.his_staff) == 1
    assert game.his_staff < {27, 40}
    game.he_plays(206)
    assert game.his_staff == {27, 40}
    game.he_plays(201)
    assert game.his_staff == {27, 40}, "nothing is left to turn up"


@proves("SOLO-EXTRA-3", "SOLO-EXTRA-5")
def test_three_symbols_claim_an_objective() -> None:
    game = alone(dice={1: 9})
    assert game.he_plays(A_LTR).his_discs == [ON_III, 0, 0]
    assert game.he_plays(209).his_discs == [ON_II, 0, 0]
    assert game.points_from("objectives", seat=1) == 0
    assert game.he_plays(A_RTL).his_discs == [CLAIMED, 0, 0]
    assert game.points_from("objectives", seat=1) == 15
    assert game.table.claimed_by(0, 0) == 1


@proves("SOLO-EXTRA-3")
def test_the_worked_example_of_the_countdown() -> None:
    """He is on II when the human claims and scores 15; so he gets 10."""
    game = alone(dice={1: 9}, krones=20, objectives=(105, 109, 113))
    game.he_plays(A_LTR)
    game.he_plays(209)
    game.do("oA")
    assert game.points_from("objectives") == 15
    game.he_plays(A_RTL)
    assert game.points_from("objectives", seat=1) == 10


@proves("SOLO-EXTRA-3")
def test_he_needs_not_meet_what_an_objective_asks() -> None:
    game = alone(dice={1: 9}, his={"rooms": ""}, objectives=(105, 109, 113))
    for card in (A_LTR, 209, A_RTL):
        game.he_plays(card)
    assert game.him.discs == 1


@proves("SOLO-EXTRA-4", "SOLO-RUL-5")
@pytest.mark.parametrize(("card", "place"), [(ANY_LTR, 0), (ANY_RTL, 2)])
def test_a_question_mark_is_the_least_advanced_by_the_hand(card: int, place: int) -> None:
    game = alone().he_plays(card)
    assert game.his_discs == [int(place == p) for p in range(3)]


@proves("SOLO-EXTRA-4", "SOLO-EXTRA-5")
@pytest.mark.parametrize(
    ("discs", "after"),
    [
        ([ON_III, ON_II, 0], [ON_III, ON_II, ON_III]),
        ([ON_II, ON_III, ON_II], [ON_II, ON_II, ON_II]),
        ([CLAIMED, ON_II, ON_III], [CLAIMED, ON_II, ON_II]),
        ([CLAIMED, CLAIMED, ON_II], [CLAIMED, CLAIMED, CLAIMED]),
    ],
)
def test_least_advanced_is_no_disc_then_iii_then_ii(discs: list[int], after: list[int]) -> None:
    game = alone()
    game.leopold.countdown = sum(disc << 2 * place for place, disc in enumerate(discs))
    assert game.he_plays(ANY_LTR).his_discs == after


@proves("SOLO-EXTRA-4")
@pytest.mark.parametrize(("card", "place"), [(A_LTR, 1), (A_RTL, 2)])
def test_a_claimed_objective_is_replaced(card: int, place: int) -> None:
    game = alone()
    game.leopold.countdown = CLAIMED
    assert game.he_plays(card).his_discs[place] == ON_III


@proves("SOLO-EXTRA-4")
def test_with_all_claimed_nothing_happens() -> None:
    game = alone(queue=[49, 50, 63, 92, 93])
    game.leopold.countdown = 0b111111
    game.he_plays(A_LTR)
    assert game.his_discs == [CLAIMED] * 3
    assert game.points_from("objectives", seat=1) == 0


@proves("SOLO-TURN-2")
def test_the_card_is_read_from_top_to_bottom() -> None:
    game = alone(queue=[55, 77, 92, 65, 93]).he_plays(201)
    order = [
        events.CARD_TURNED,
        events.GUEST_SOUGHT,
        events.HE_TOOK_GUEST,
        events.DIE_SOUGHT,
        events.HE_TOOK_DIE,
        events.EMPEROR_MOVED,
        events.HE_TURNED_STAFF,
        events.TURN_ENDED,
    ]
    assert [event[0] for event in game.events if event[0] in order] == order


@proves("SOLO-SET-8", "SOLO-TURN-2")
@pytest.mark.parametrize(("difficulty", "ignored"), [("easy", 2), ("medium", 2), ("hard", 0)])
def test_what_is_ignored_is_told(difficulty: str, ignored: int) -> None:
    # One guest and the staff of this card are framed in gold.
    game = alone(difficulty=difficulty).he_plays(207)
    assert len(game.happened(events.SYMBOL_IGNORED)) == ignored


@proves("SOLO-TURN-1", "SOLO-RUL-4")
def test_who_passes_waits_for_both_his_turns() -> None:
    for seed in range(20):
        game = opened(seed)
        assert game.him.turns == 1
        game.do("pass")
        assert game.him.turns == 2
        assert game.me.turns == 0
        assert game.table.dustbin == 1, "one die is gone and the rest was rolled"
        assert sum(game.dice.values()) == 10 - 2 - 1
        assert game.happened(events.PASSED) == [(0, 0)]


@proves("SOLO-TURN-1")
def test_he_never_passes() -> None:
    game = opened(3)
    game.table.events = game.events
    while not game.over:
        game.do("pass" if game.may("pass") else sorted(game.words)[0])
    passed = {seat for kind, seat, _, _ in game.events if kind == events.PASSED}
    assert passed == {0}
    assert len(game.happened(events.CARD_TURNED)) == 14
