"""Rounds and turn order: rolling, whose turn it is, the end of a round and of the game (ROUND)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hotelier import Game, game_named
from hotelier.austria import events
from hotelier.austria.engine import Austria
from hotelier.kernel.state import Event
from tests.proof import proves
from tests.rules.position import dice_total, lay, position, turns_taken


def play(game: Game, seed: int = 1, *, passing: bool = True) -> list[Event]:
    """Play to the end at random; everything that happened, in order."""
    chance = random.Random(seed)
    pass_choice = game.rules.choice_of("pass")
    while not game.over:
        choices = [c for c in game.legal if passing or c != pass_choice or len(game.legal) == 1]
        game.choose(chance.choice(choices))
    return [*game.opening, *(event for step in game.steps for event in step.events)]


def new_game(seed: int = 1, **options: str) -> Game:
    return Game(game_named("austria"), options, seed=seed)


def table_of(game: Game) -> Austria:
    assert isinstance(game.state, Austria)
    return game.state


# ROUND-1.


@proves("ROUND-1")
@pytest.mark.parametrize(("players", "dice"), [("2", 10), ("3", 12), ("4", 14)])
@pytest.mark.parametrize("edition", ["revised", "2015"])
def test_seven_rounds_each_opened_by_the_first_player_rolling_every_die(
    players: str, dice: int, edition: str
) -> None:
    happened = play(new_game(3, players=players, edition=edition), seed=3)
    openings = []
    for begun, rolled in pairwise(happened):
        if begun[0] == events.ROUND_BEGAN:
            assert rolled[0] == events.ROLLED
            assert rolled[1] == begun[1], "the first player rolls"
            counts = [rolled[2] >> 4 * space & 15 for space in range(8)]
            assert sum(counts[1:7]) == dice
            assert counts[0] == counts[7] == 0, "a die shows a number from 1 to 6"
            openings.append(begun[2])
    assert openings == [1, 2, 3, 4, 5, 6, 7]
    assert happened[-1][0] == events.GAME_ENDED


@proves("ROUND-1")
def test_every_number_can_be_rolled() -> None:
    rolled = set()
    for seed in range(20):
        game = new_game(seed)
        while game.rules.chapter(game.state) == "set-up":
            game.choose(game.legal[0])
        rolled |= {space for space in range(1, 7) if table_of(game).dice_on(space)}
    assert rolled == {1, 2, 3, 4, 5, 6}


# ROUND-2 and ROUND-3.


@proves("ROUND-2", "ROUND-3")
@pytest.mark.parametrize(
    ("players", "order"),
    [(2, [0, 1, 1, 0]), (3, [0, 1, 2, 2, 1, 0]), (4, [0, 1, 2, 3, 3, 2, 1, 0])],
)
def test_numbers_count_up_and_back_down_so_the_last_in_order_has_two_turns_running(
    players: int, order: list[int]
) -> None:
    game = position(players=players, dice={4: 14})
    assert turns_taken(game, 2 * players) == order


@proves("ROUND-2")
def test_order_starts_from_the_holder_of_tile_1_wherever_that_player_sits() -> None:
    # Tiles: seat 2 has 1 and 6, seat 0 has 2 and 5, seat 1 has 3 and 4.
    game = position(players=3, first=2, dice={4: 11}, others={2: {"turns": 1}})
    assert turns_taken(game, 5) == [0, 1, 1, 0, 2]


@proves("ROUND-2")
def test_whoever_passed_since_the_last_roll_is_left_aside() -> None:
    game = position(players=3, dice={4: 12})
    game.do("pass")
    assert turns_taken(game, 2) == [1, 2]
    assert game.seat == 2, "seat 0 shows a 1, but has passed"
    game.do("pass")
    assert game.seat == 1


@proves("ROUND-2")
def test_the_player_on_turn_may_take_a_turn_or_pass() -> None:
    game = position(dice={4: 3, 6: 1}, queue=(65, 77, 92, 93, 51))
    assert game.may("pass")
    assert game.may("die4")
    game.do("die4", "x0")
    assert game.seat == 1
    assert game.may("pass")
    assert game.may("die4")


@proves("ROUND-3", "DIE-3")
def test_the_die_taken_covers_the_lowest_number_showing() -> None:
    game = position(players=3, dice={4: 12})
    numbers = [[int(game.table.visible_number(seat)) for seat in range(3)]]
    for _ in range(3):
        game.do("die4", "x0")
        numbers.append([int(game.table.visible_number(seat)) for seat in range(3)])
    assert numbers == [[1, 2, 3], [6, 2, 3], [6, 5, 3], [6, 5, 4]]
    assert [int(hotel.turns) for hotel in game.table.hotels] == [1, 1, 1]
    assert dice_total(game) == 9


@proves("ROUND-3")
def test_passing_covers_no_number() -> None:
    game = position(players=3, dice={4: 12}).do("pass")
    assert int(game.table.visible_number(0)) == 1
    assert dice_total(game) == 12


# ROUND-4.


@proves("ROUND-4")
def test_the_round_is_over_once_everybody_has_had_two_turns() -> None:
    game = position(dice={4: 10})
    turns_taken(game, 3)
    assert (game.table.round, dice_total(game)) == (1, 7)
    turns_taken(game, 1)
    assert game.table.round == 2, "six dice were left, and nobody to take them"
    assert dice_total(game) == 10


@proves("ROUND-4")
def test_the_round_is_over_as_soon_as_no_die_is_left() -> None:
    game = position(players=3, dice={4: 2})
    turns_taken(game, 2)
    assert game.table.round == 2
    assert [int(hotel.turns) for hotel in game.table.hotels] == [0, 0, 0]
    assert dice_total(game) == 12


@proves("ROUND-4", "TURN-2")
def test_whoever_took_the_last_die_still_finishes_the_turn() -> None:
    game = position(dice={4: 1}, cafe=[("Knight of the Empire", "")])
    game.do("die4", "x0")
    assert (game.table.round, game.seat) == (1, 0)
    game.do("in1")
    assert game.points_from("guests") == 3
    assert game.table.round == 2


# ROUND-5.


@proves("ROUND-5")
@pytest.mark.parametrize("players", ["2", "4"])
def test_the_emperor_comes_at_the_end_of_rounds_3_5_and_7_and_the_game_ends_with_the_last(
    players: str,
) -> None:
    happened = play(new_game(5, players=players), seed=7)
    told = {events.ROUND_BEGAN: "round", events.EMPEROR_CAME: "Emperor", events.GAME_ENDED: "end"}
    course = " ".join(told[kind] for kind, _, _, _ in happened if kind in told)
    assert course == "round round round Emperor round round Emperor round round Emperor end"


@proves("ROUND-5")
@pytest.mark.parametrize("round", range(1, 8))
def test_a_round_without_the_emperor_leaves_the_markers_alone(round: int) -> None:
    last_turn = {1: {"turns": 2, "emperor": 13}}
    game = position(round=round, turns=1, emperor=13, dice={4: 1}, krones=0, others=last_turn)
    game.do("die4", "x1")
    back = {3: 3, 5: 5, 7: 7}.get(round, 0)
    assert game.emperor == 13 - back
    assert int(game.hotel(1).emperor) == 13 - back
    assert game.points_from("Emperor track") == (9 if back else 0)
    assert game.over == (round == 7)


@proves("ROUND-5")
def test_the_scoring_of_round_7_leads_straight_into_the_final_scoring() -> None:
    game = position(
        round=7,
        turns=1,
        dice={4: 1},
        krones=3,
        emperor=10,
        tiles=("A1", "B1", "C1"),
        occupied="a1",
        others={1: {"turns": 2, "krones": 0}},
    )
    game.do("die4", "x1")
    assert game.over
    # The track 6, tile C1 8, the room 1, four krones.
    assert [(t.source, t.points) for t in game.tally() if t.seat == 0] == [
        ("Emperor track", 6),
        ("Emperor tiles", 8),
        ("occupied rooms", 1),
        ("krones and kitchen", 4),
    ]


# ROUND-6.


@proves("ROUND-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_between_rounds_tiles_move_one_seat_to_the_left_and_the_marker_moves_on(
    players: int,
) -> None:
    game = position(players=players, dice={4: 2 * players})
    for number in range(1, 4):
        assert game.table.round == number
        up = [(number - 1 + step) % players for step in range(players)]
        assert turns_taken(game, 2 * players) == up + up[::-1]
        assert dice_total(game) == {2: 10, 3: 12, 4: 14}[players]
        lay(game, {4: 2 * players})


@proves("ROUND-6")
def test_the_next_first_player_is_the_left_neighbour_in_a_whole_game() -> None:
    for players in (2, 3, 4):
        happened = play(new_game(11, players=str(players)), seed=11)
        firsts = [seat for kind, seat, _, _ in happened if kind == events.ROUND_BEGAN]
        assert firsts == [(firsts[0] + step) % players for step in range(7)]
        emperor = [seat for kind, seat, _, _ in happened if kind == events.EMPEROR_CAME]
        assert emperor == [firsts[2], firsts[4], firsts[6]]


@proves("ROUND-6", "ADD-3")
def test_once_per_round_staff_become_ready_again() -> None:
    game = position(staff=[1], dice={4: 2}, turns=1, others={1: {"turns": 1}})
    game.do("s1")
    assert not game.may("s1")
    game.do("die4", "x0")
    assert (game.table.round, game.seat) == (1, 1)
    game.do("die4", "x0")
    assert (game.table.round, game.seat) == (2, 1)
    assert not game.may("s1"), "the card lies before seat 0"
    game.do("pass")
    assert game.seat == 0
    assert game.may("s1")


@proves("ROUND-6")
def test_tiles_staff_and_marker_wait_until_the_emperor_is_gone() -> None:
    game = position(
        scoring=True,
        round=3,
        tiles=("A4", "B1", "C1"),
        emperor=6,
        staff=[1],
        used=[1],
        others={1: {"emperor": 4}},
    )
    assert game.rooms_offered, "the reward of A4 is pending"
    assert (game.table.round, game.table.first, game.seat) == (3, 0, 0)
    assert int(game.me.used) != 0
    game.do("d1")
    assert (game.table.round, game.table.first, game.seat) == (4, 1, 1)
    assert int(game.me.used) == 0


@proves("ROUND-6")
def test_after_round_7_nothing_is_made_ready_or_moved() -> None:
    game = position(round=7, turns=1, dice={4: 1}, staff=[1], used=[1], others={1: {"turns": 2}})
    game.do("die4", "x0")
    assert game.over
    assert (game.table.round, game.table.first) == (7, 0)
    assert int(game.me.used) != 0
    assert dice_total(game) == 0, "no dice are rolled any more"
    assert game.words == set()
