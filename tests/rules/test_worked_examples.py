"""The examples and remarks that the printed rules work out, played through one by one."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria import events
from hotelier.austria.engine import advance
from tests.proof import proves
from tests.rules.position import Position, guest_index, position

EDITIONS = pytest.mark.parametrize("edition", ["revised", "2015"])


def outcomes(game: Position, word: str) -> list[tuple[int, ...]]:
    """What each way to divide the strength of a die leaves: kitchen, krones and steps."""
    found = []
    for choice in sorted(Position(game.table.clone()).do(word).words):
        after = Position(game.table.clone()).do(word, choice)
        found.append((*after.kitchen.values(), after.krones, after.emperor))
    return found


def items(game: Position, word: str) -> set[str]:
    """The ways to take items with a die, in letters (k is coffee)."""
    return {
        "".join(letter * n for letter, n in zip("scwk", outcome, strict=False))
        for outcome in outcomes(game, word)
    }


def lay(game: Position, dice: dict[int, int]) -> None:
    """Lay the dice just rolled as if they showed these numbers."""
    assert sum(dice.values()) == sum(game.dice.values())
    game.table.dice = sum(n << 4 * space for space, n in dice.items())
    advance(game.table)


def rolls(game: Position) -> list[tuple[int, int]]:
    """Who rolled, and how many dice the dustbin held then."""
    return [(seat, in_bin) for kind, seat, _, in_bin in game.events if kind == events.ROLLED]


def at_the_end(game: Position, source: str) -> int:
    assert game.over
    return game.points_from(source)


LAST_SCORING: dict[str, Any] = {"scoring": True, "round": 7, "others": {1: {"emperor": 8}}}
"""Round 7 is over and the Emperor is about to come; seat 1 is left in peace."""


# The main actions.


@proves("DIE-4", "DIE-1")
def test_two_dice_for_dishes() -> None:
    game = position(dice={1: 2})
    assert items(game, "die1") == {"ss", "sc"}, "but never two cakes"


@proves("DIE-4", "DIE-1")
def test_three_dice_for_dishes() -> None:
    game = position(edition="2015", dice={1: 3})
    assert items(game, "die1") == {"sss", "ssc"}


@proves("DIE-5", "DIE-1", "DIE-2")
def test_three_dice_for_drinks_and_the_same_boosted() -> None:
    game = position(dice={2: 3}, krones=10)
    assert items(game, "die2") == {"www", "wwk"}
    assert items(game, "die2+") == {"wwww", "wwwk", "wwkk"}
    assert {outcome[4] for outcome in outcomes(game, "die2")} == {10}
    assert {outcome[4] for outcome in outcomes(game, "die2+")} == {9}


@EDITIONS
@proves("DIE-7", "DIE-1")
def test_two_dice_for_money_and_favour(edition: str) -> None:
    game = position(edition=edition, dice={4: 2}, krones=3, emperor=4)
    divided = {(krones, space) for *_, krones, space in outcomes(game, "die4")}
    assert divided == {(3, 6), (4, 5), (5, 4)}


@EDITIONS
@proves("DIE-8", "DIE-1")
@pytest.mark.parametrize(
    ("card", "paid"),
    [(2, 2), (9, 1), (1, 0), (48, 0), (19, 0), (12, 0), (6, 0)],
    ids=["costs 6", "costs 5", "costs 4", "costs 4 too", "costs 3", "costs 2", "costs 1"],
)
def test_four_dice_for_a_staff_card(edition: str, card: int, paid: int) -> None:
    game = position(edition=edition, dice={5: 4}, krones=10, hand=[card, 30], staff_deck=[31])
    game.do("die5", f"s{card}")
    assert game.krones == 10 - paid
    assert game.hand == {30}


@proves("DIE-9", "DIE-2", "DIE-6")
def test_three_6s_prepare_four_rooms_although_there_is_no_3() -> None:
    game = position(dice={6: 3, 1: 4}, krones=10, rooms="a1 b1 c1")
    game.do("die6=3+")
    assert game.krones == 8
    game.do("d1", "e1", "a2", "b2")
    assert game.krones == 6, "the rooms are paid for apart from that"
    assert game.tiles == {"a1", "b1", "c1", "d1", "e1", "a2", "b2"}
    assert game.seat == 1, "four rooms and no fifth"
    assert game.dice == {1: 4, 2: 0, 3: 0, 4: 0, 5: 0, 6: 2}


@proves("DIE-9", "DIE-5")
def test_four_6s_bring_four_drinks_although_there_is_only_one_2() -> None:
    game = position(edition="2015", dice={6: 4, 2: 1}, krones=10)
    assert items(game, "die6=2") == {"wwww", "wwwk", "wwkk"}
    game.do("die6=2", "x2")
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 2, "coffee": 2}
    assert game.krones == 9
    assert (game.dice[6], game.dice[2]) == (3, 1)


# Remarks on staff who change a die.


@proves("S13", "DIE-2", "DIE-4")
def test_the_restaurant_manager_and_a_boost_add_up() -> None:
    game = position(dice={1: 2}, staff=[13], krones=1)
    assert items(game, "die1") == {"sss", "ssc"}
    assert items(game, "die1+") == {"ssss", "sssc", "sscc"}


@proves("S15", "DIE-2", "RUL-18")
def test_boosting_the_bootblacks_4_pays_the_krone_back_and_goes_a_step_further() -> None:
    plain = position(dice={4: 2}, staff=[15], krones=5).do("die4")
    boosted = position(dice={4: 2}, staff=[15], krones=5).do("die4+")
    assert (plain.krones, plain.emperor) == (7, 2)
    assert (boosted.krones, boosted.emperor) == (7, 3)
    assert not position(dice={4: 2}, staff=[15], krones=0).may("die4+"), "but it is paid first"


@proves("S17", "DIE-9", "DIE-2")
def test_the_kitchen_hand_saves_the_krone_and_adds_one_and_a_boost_adds_another() -> None:
    game = position(dice={6: 1}, staff=[17], krones=1)
    assert items(game, "die6=1") == {"ss", "sc"}
    assert items(game, "die6=1+") == {"sss", "ssc"}


@proves("STAFF-3")
def test_a_6_used_for_rooms_stirs_only_staff_who_respond_to_a_6() -> None:
    game = position(dice={6: 1, 3: 2}, staff=[12, 19, 22], hand=[6], krones=5)
    game.do("die6=3", "d1")
    assert game.points == 0
    assert game.seat == 1, "no card of the Staff Manager either"


# A whole turn.


@EDITIONS
@proves("TURN-1", "TURN-2", "DIE-2", "DIE-5", "DIE-10", "ADD-4", "ROOM-6", "GUEST-2", "G75")
def test_a_full_turn_with_three_guests_serving_the_baroness(edition: str) -> None:
    game = position(
        edition=edition,
        dice={1: 2, 2: 3, 4: 2},
        krones=10,
        rooms="a1 b1 c1",
        cafe=["Duke", "Baroness", "Princess"],
        staff_deck=[2, 9, 45],
    )
    assert game.offered("q") == set(), "three guests are waiting, so no fourth can come"
    assert game.offered("in") == set(), "and none of them has been served"
    game.do("die2+")
    assert game.krones == 9
    assert game.dice[2] == 2
    game.do("x2")
    game.do("wine>2", "wine>2", "coffee>2", "coffee>2")
    assert game.krones == 9
    assert game.waits_for(2) == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
    assert game.words == {"in2", "end"}
    game.do("in2")
    assert game.occupied == {"a1"}, "the only vacant blue room"
    assert game.points_from("guests") == 5
    assert game.points_from("full groups") == 2, "the room is a group of its own"
    assert game.words == {"s2", "s9", "s45", "done"}
    game.do("s2")
    assert game.krones == 9 - 3, "the Waitress costs 6, here 3 less"
    assert game.played == {2}
    game.do("s45")
    assert game.cafe == ["Duke", None, "Princess"]
    assert game.table.guest_discards == 1 << guest_index("Baroness")
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
    assert game.points == 7
    assert game.hand == set()
    assert game.words == {"s2", "end"}, "what is left is the Waitress, ready at once"


@EDITIONS
@proves("ROOM-6", "ADD-4")
def test_a_noble_fills_the_last_room_of_a_blue_group_of_two(edition: str) -> None:
    game = position(
        edition=edition, occupied="a1 a3", rooms="a4", cafe=[("Knight of the Empire", "")]
    )
    game.do("in1")
    assert game.occupied == {"a1", "a3", "a4"}
    assert game.points_from("full groups") == 5
    assert game.points == 3 + 5


@EDITIONS
@proves("G65")
def test_the_knight_of_the_empire_gives_no_reward_but_three_points(edition: str) -> None:
    game = position(edition=edition, rooms="a3", cafe=[("Knight of the Empire", "")], hand=[6])
    before = (game.krones, game.emperor, game.hand, game.kitchen)
    game.do("in1")
    assert game.points == 3
    assert (game.krones, game.emperor, game.hand, game.kitchen) == before
    assert game.may("die1")


@EDITIONS
@proves("G49")
def test_the_sculptor_gives_nothing_once_the_lower_floors_are_built(edition: str) -> None:
    lower = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"
    game = position(edition=edition, rooms=lower, cafe=[("Sculptor", "")]).do("in1", "b1")
    assert game.rooms_offered == set()
    assert game.may("die1")


# Passing.


@proves("SET-7", "ROUND-2", "ROUND-3", "ROUND-4", "PASS-1", "PASS-2", "PASS-3", "PASS-4", "PASS-5")
def test_passing_among_three_players_with_twelve_dice() -> None:
    # Anna has the tile 1/6, Berta 2/5, Clara 3/4.
    anna, berta, clara = 0, 1, 2
    game = position(players=3, dice={1: 5, 2: 3, 4: 3, 6: 1}, krones=10)
    assert game.seat == anna
    game.do("die1", "x0")

    assert game.seat == berta, "who would like rooms; but there is no 3 and only one 6"
    assert not game.may("die3")
    assert game.may("die6=3")
    game.do("pass")

    for word in ("die2", "die4"):
        assert game.seat == clara, "with two turns running"
        game.do(word, "x0")

    assert game.seat == anna, "because Berta has passed"
    assert rolls(game) == []
    game.do("pass")

    # Nine dice are left; one goes into the dustbin, Berta rolls the other eight.
    assert sum(game.dice.values()) == 8
    assert rolls(game) == [(berta, 1)]
    assert game.seat == berta, "she shows a 2, Anna a 6, Clara nothing"
    lay(game, {1: 2, 2: 1, 3: 2, 4: 2, 5: 1})
    game.do("die3", "d1", "e1")
    assert game.seat == berta, "again, for her 5 is lower than Anna's 6"
    game.do("die4", "x2")

    assert game.seat == anna
    assert sum(game.dice.values()) == 6
    game.do("pass")
    assert sum(game.dice.values()) == 5, "the sixth lies in the dustbin"
    assert rolls(game) == [(berta, 1), (anna, 2)]
    assert game.seat == anna
    lay(game, {1: 2, 2: 1, 4: 2})
    game.do("die4", "x2")

    # Everybody has had two turns.
    assert game.table.round == 2
    assert sum(game.dice.values()) == 12
    assert int(game.table.dustbin) == 0
    assert game.seat == berta, "who holds tile 1/6 now"


@proves("PASS-1", "PASS-2", "PASS-3", "DIE-6")
def test_waiting_for_a_3_until_the_others_have_had_their_turns() -> None:
    game = position(edition="2015", dice={1: 5, 2: 4}, turns=1, others={1: {"turns": 0}})
    assert not game.may("die3")
    game.do("pass")
    for word in ("die1", "die2"):
        assert game.seat == 1
        game.do(word, "x0")
    assert game.seat == 0
    assert rolls(game) == [(0, 1)]
    lay(game, {3: 2, 6: 4})
    game.do("die3", "d1", "e1")
    assert game.tiles == {"a1", "b1", "c1", "d1", "e1"}
    assert game.table.round == 2


# The Emperor and the end.


@EDITIONS
@proves("EMP-2", "EMP-3", "EMP-4", "EMP-7", "EMP-B2")
def test_the_emperor_at_the_end_of_round_5(edition: str) -> None:
    game = position(
        edition=edition, scoring=True, round=5, tiles=("A1", "B2", "C1"), emperor=8, krones=4
    )
    assert game.points_from("Emperor track") == 5
    assert game.emperor == 3, "just high enough for the reward"
    assert game.krones == 4 + 5
    assert game.points == 5


@EDITIONS
@proves("S48")
def test_the_hotel_manager_with_3_red_4_blue_and_6_yellow_rooms(edition: str) -> None:
    red, blue, yellow = "c1 d1 c2", "a1 e1 a3 c3", "b1 a2 b2 e2 d3 e3"
    game = position(
        **LAST_SCORING,
        edition=edition,
        emperor=8,
        staff=[48],
        occupied=f"{red} {blue} {yellow}",
        rooms="",
    )
    assert at_the_end(game, "staff at the end") == 12


@EDITIONS
@proves("S41", "EMP-3")
def test_the_operator_as_a_rule_scores_at_most_12(edition: str) -> None:
    game = position(
        **LAST_SCORING, edition=edition, emperor=13, staff=[41], tiles=("A1", "B1", "C1")
    )
    assert game.emperor == 6
    assert at_the_end(game, "staff at the end") == 12


@pytest.mark.parametrize(("edition", "points"), [("revised", 24), ("2015", 12)])
@proves("S41", "EMP-8", "EMP-C2", "ROOM-6")
def test_the_operator_can_score_more_if_the_last_reward_moves_the_marker(
    edition: str, points: int
) -> None:
    # Tile C2 fills the yellow group of three and so brings six steps after the falling back.
    game = position(
        **LAST_SCORING,
        edition=edition,
        emperor=13,
        staff=[41],
        tiles=("A1", "B1", "C2"),
        occupied="b1 b2",
        rooms="",
    )
    game.do("a2")
    assert game.emperor == 6 + 6
    assert at_the_end(game, "staff at the end") == points


@proves("ADD-8", "EMP-9", "EMP-C2")
def test_an_objective_fulfilled_by_the_last_reward_cannot_be_claimed_any_more() -> None:
    # Objective 113 lacks a third yellow room, and that is what C2 brings.
    game = position(
        **LAST_SCORING,
        emperor=13,
        tiles=("A1", "B1", "C2"),
        objectives=(107, 109, 113),
        occupied="a1 e1 a3 c1 d1 c2 b1 b2",
        rooms="",
    )
    assert "a2" in game.words
    assert not game.offered("o")
    game.do("a2")
    assert game.over
    assert game.points_from("objectives") == 0


@proves("S29")
def test_the_secretary_is_worth_nothing_if_no_opponent_has_a_card_to_copy() -> None:
    lone = position(**LAST_SCORING, emperor=8, staff=[29, 31], occupied="a1 b1", rooms="")
    assert at_the_end(lone, "staff at the end") == 2, "the Chambermaid alone"
    copied = position(
        scoring=True,
        round=7,
        emperor=8,
        staff=[29],
        occupied="a1 b1",
        rooms="",
        others={1: {"emperor": 8, "staff": [31, 1]}},
    )
    assert at_the_end(copied, "staff at the end") == 2


@proves("ADD-5", "QUE-4")
def test_a_guest_leaves_the_table_before_the_reward_brings_another() -> None:
    game = position(rooms="a3", cafe=[("Dame", ""), "Duke", "Baron"], queue=(65, 77, 92, 93, 51))
    game.do("in1", "q2")
    assert game.cafe == ["Apothecary", "Duke", "Baron"]
