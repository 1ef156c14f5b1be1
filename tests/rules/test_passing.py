"""Passing: waiting for the next roll, the dustbin, and turns that are lost (PASS)."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria import events
from tests.proof import proves
from tests.rules.position import Position, dice_total, lay, position, turns_taken


def rolls(game: Position) -> list[tuple[int, int]]:
    """Who rolled since the position was made, and how many dice the dustbin held then."""
    return [(seat, in_bin) for kind, seat, _, in_bin in game.events if kind == events.ROLLED]


@proves("PASS-1")
def test_a_turn_that_was_passed_is_only_postponed() -> None:
    game = position(dice={4: 10}, krones=6, kitchen="sw", emperor=2, cafe=["Duke"])
    game.do("pass")
    assert (game.krones, game.emperor, game.points) == (6, 2, 0)
    assert game.cafe == ["Duke", None, None]
    assert int(game.me.turns) == 0
    assert turns_taken(game, 2) == [1, 1]
    lay(game, {4: 7})
    assert turns_taken(game, 1) == [0]
    game.do("end")
    assert turns_taken(game, 1) == [0], "both turns are still there"
    assert int(game.me.turns) == 2


@proves("PASS-1")
def test_the_second_turn_can_be_passed_too() -> None:
    game = position(dice={4: 5}, turns=1, others={1: {"turns": 1}}).do("pass")
    assert game.seat == 1
    turns_taken(game, 1)
    assert game.seat == 0
    assert int(game.me.turns) == 1
    assert dice_total(game) == 3


@proves("PASS-2")
def test_whoever_passed_sits_still_while_others_have_turns() -> None:
    game = position(players=3, dice={4: 12}).do("pass")
    assert turns_taken(game, 3) == [1, 2, 2]
    assert rolls(game) == []
    assert turns_taken(game, 1) == [1], "seat 0 shows the lowest number all the while"
    assert rolls(game) == [(0, 1)]
    assert game.seat == 0


@proves("PASS-2")
def test_nothing_is_rolled_while_one_player_has_neither_passed_nor_had_two_turns() -> None:
    game = position(players=4, dice={4: 14})
    for seat in (0, 1, 2):
        assert game.seat == seat
        game.do("pass")
    assert rolls(game) == []
    assert turns_taken(game, 1) == [3]
    assert rolls(game) == []
    assert game.seat == 3
    game.do("pass")
    assert rolls(game) == [(0, 1)]


@proves("PASS-3")
def test_one_die_is_dropped_and_the_others_are_rolled_again() -> None:
    game = position(dice={1: 4, 2: 3, 4: 2})
    assert dice_total(game) == 9
    game.do("pass", "pass")
    assert dice_total(game) == 8
    assert int(game.table.dustbin) == 1
    assert [int(hotel.passed) for hotel in game.table.hotels] == [0, 0]


@proves("PASS-3")
def test_the_dice_of_the_new_roll_may_show_any_number() -> None:
    shown: set[int] = set()
    for seed in range(20):
        game = position(dice={4: 9}, seed=seed).do("pass", "pass")
        shown |= {space for space, dice in game.dice.items() if dice}
    assert shown == {1, 2, 3, 4, 5, 6}


@proves("PASS-3", "ROUND-2")
def test_all_who_passed_are_back_in_with_the_lowest_uncovered_number_first() -> None:
    # Uncovered: seat 0 a 6, seat 1 a 2 and a 5, seat 2 a 3 and a 4.
    game = position(players=3, dice={4: 11}, turns=1)
    game.do("pass")
    assert game.seat == 1
    game.do("pass")
    assert game.seat == 2
    game.do("pass")
    assert rolls(game) == [(1, 1)]
    lay(game, {4: 10})
    assert turns_taken(game, 5) == [1, 2, 2, 1, 0]


@proves("PASS-3")
def test_players_with_two_turns_stay_out_after_a_new_roll() -> None:
    game = position(players=3, dice={4: 8}, others={1: {"turns": 2}, 2: {"turns": 1}})
    game.do("pass", "pass")
    assert rolls(game) == [(0, 1)]
    lay(game, {4: 7})
    assert turns_taken(game, 1) == [0]
    assert turns_taken(game, 1) == [2]
    assert turns_taken(game, 1) == [0]
    assert game.table.round == 2


@proves("PASS-4")
def test_passing_and_rolling_go_on_until_no_die_is_left_to_roll() -> None:
    game = position(dice={4: 3}, turns=1, others={1: {"turns": 1}})
    left = []
    while game.table.round == 1:
        left.append((dice_total(game), int(game.table.dustbin)))
        game.do("pass", "pass")
    assert left == [(3, 0), (2, 1), (1, 2)]
    assert game.table.round == 2


@proves("PASS-4")
def test_turns_still_owed_are_gone_when_the_dice_have_run_out() -> None:
    game = position(dice={4: 1})
    game.do("pass", "pass")
    assert game.table.round == 2
    assert [int(hotel.turns) for hotel in game.table.hotels] == [0, 0]
    assert [int(hotel.passed) for hotel in game.table.hotels] == [0, 0]
    assert rolls(game) == [(1, 0)], "the only roll is that of round 2"
    lay(game, {4: 10})
    assert turns_taken(game, 4) == [1, 0, 0, 1], "two turns each, not three or four"


@proves("PASS-4")
def test_with_one_die_left_the_others_may_still_take_it() -> None:
    game = position(dice={4: 1}).do("pass")
    assert turns_taken(game, 1) == [1]
    assert game.table.round == 2


@proves("PASS-4")
def test_somebody_with_a_turn_left_may_pass_again_and_again() -> None:
    game = position(dice={4: 5}, turns=1, others={1: {"turns": 2}})
    for dice in (5, 4, 3, 2):
        assert (game.seat, dice_total(game)) == (0, dice)
        game.do("pass")
    lay(game, {4: 1})
    assert turns_taken(game, 1) == [0]
    assert game.table.round == 2


@proves("PASS-5")
@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_every_round_opens_with_the_full_number_of_dice(players: int, dice: int) -> None:
    finished = {seat: {"turns": 2} for seat in range(1, players)}
    game = position(players=players, dice={4: 4}, turns=1, others=finished)
    game.do("pass", "pass")
    assert (dice_total(game), int(game.table.dustbin)) == (2, 2)
    lay(game, {4: 2})
    turns_taken(game, 1)
    assert game.table.round == 2
    assert (dice_total(game), int(game.table.dustbin)) == (dice, 0)


READY: dict[str, Any] = {
    "kitchen": "s",
    "cafe": [("Knight of the Empire", ""), "M. Polo"],
    "staff": [1],
    "krones": 20,
    "objectives": (105, 109, 113),
    "dice": {4: 9},
}
"""Everything there is to do in a turn can be done here."""


@proves("PASS-6")
@pytest.mark.parametrize("words", [["q5"], ["in1"], ["s1", "done"], ["strudel>2"], ["oA"]])
def test_whoever_has_begun_a_turn_cannot_pass_any_more(words: list[str]) -> None:
    game = position(**READY)
    assert game.may("pass")
    game.do(*words)
    assert game.seat == 0
    assert not game.may("pass")
    assert game.may("die4")


@proves("PASS-6")
def test_after_the_die_the_turn_ends_and_is_not_passed() -> None:
    game = position(**READY).do("die4", "x0")
    assert game.may("end")
    assert not game.may("pass")


@proves("PASS-6")
def test_whoever_passes_takes_no_guest_and_performs_no_additional_action() -> None:
    game = position(**READY)
    assert {"q5", "in1", "s1", "strudel>2", "oA"} <= game.words
    queue = game.queue
    game.do("pass")
    assert game.seat == 1, "nothing more is asked of the player who passed"
    assert game.queue == queue
    assert game.cafe == ["Knight of the Empire", "M. Polo", None]
    assert game.kitchen["strudel"] == 1
    assert (game.points, game.krones) == (0, 20)
