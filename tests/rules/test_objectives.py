"""The twelve objectives: what each needs, and how discs are laid (OBJ, ADD-2, ADD-8, RUL-29)."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

FLOOR_1 = "a1 b1 c1 d1 e1"
FLOOR_2 = "a2 b2 c2 d2 e2"
FLOOR_4 = "a4 b4 c4 d4 e4"
COLUMN_A = "a1 a2 a3 a4"
COLUMN_B = "b1 b2 b3 b4"
COLUMN_E = "e1 e2 e3 e4"

# The night board by colour.
BLUE = "a1 e1 a3 a4 c3 c4 e4"
RED = "c1 d1 c2 d2 b3 b4 d4"
YELLOW = "b1 a2 b2 e2 d3 e3"


def first(count: int, rooms: str) -> str:
    return " ".join(rooms.split()[:count])


def rooms_by_colour(blue: int, red: int, yellow: int) -> str:
    return " ".join((first(blue, BLUE), first(red, RED), first(yellow, YELLOW))).strip()


def with_objective(number: int, **mine: Any) -> Position:  # noqa: ANN401
    """A turn with this objective on the table, beside two that nobody here fulfils."""
    chosen = {"A": 107, "B": 109, "C": 113}
    if number in (107, 109, 113):
        chosen = {"A": 105, "B": 112, "C": 116}
    chosen[letter_of(number)] = number
    mine.setdefault("rooms", "")
    objectives = (chosen["A"], chosen["B"], chosen["C"])
    return position(objectives=objectives, show_forced=True, **mine)


def letter_of(number: int) -> str:
    return "A" if number <= 108 else "B" if number <= 112 else "C"


def can_claim(number: int, **mine: Any) -> bool:  # noqa: ANN401
    return with_objective(number, **mine).may("o" + letter_of(number))


# What each objective needs: just enough, and just not.


@proves("OBJ-105")
def test_105_needs_twenty_krones() -> None:
    assert can_claim(105, krones=20)
    assert not can_claim(105, krones=19)
    assert not can_claim(105, krones=19, kitchen="ssss"), "only money is money"


@proves("OBJ-106")
@pytest.mark.parametrize("occupied", [0, 5, 12])
def test_106_needs_twelve_tiles_vacant_or_occupied(occupied: int) -> None:
    tiles = (FLOOR_1 + " " + FLOOR_2 + " a3 b3").split()

    def table(count: int) -> bool:
        turned = min(occupied, count)
        return can_claim(
            106, rooms=" ".join(tiles[turned:count]), occupied=" ".join(tiles[:turned])
        )

    assert table(12)
    assert not table(11)


@proves("OBJ-107")
def test_107_needs_six_cards_of_any_kind_on_display() -> None:
    assert can_claim(107, staff=[1, 5, 21, 35, 29, 48])
    assert can_claim(107, staff=[1, 2, 3, 4, 5, 6, 7])
    assert not can_claim(107, staff=[1, 5, 21, 35, 29], hand=[48, 47])


@proves("OBJ-108")
def test_108_needs_space_ten_of_the_emperor_track() -> None:
    assert can_claim(108, emperor=10)
    assert can_claim(108, emperor=13)
    assert not can_claim(108, emperor=9)


@proves("OBJ-109")
def test_109_needs_two_floors_with_all_rooms_occupied() -> None:
    assert can_claim(109, occupied=f"{FLOOR_1} {FLOOR_2}")
    assert can_claim(109, occupied=f"{FLOOR_1} {FLOOR_4}"), "they need not be neighbours"
    assert not can_claim(109, occupied=f"{FLOOR_1} a2 b2 c2 d2", rooms="e2"), "one is vacant"
    assert not can_claim(109, occupied=FLOOR_2)
    assert not can_claim(109, occupied=f"{COLUMN_A} {COLUMN_B}"), "columns are no floors"


@proves("OBJ-110")
def test_110_needs_six_full_groups() -> None:
    five = "a1 e1 e4 d4 b3 b4"
    assert can_claim(110, occupied=f"{five} a3 a4")
    assert can_claim(110, occupied=f"{five} b1 a2 b2")
    assert not can_claim(110, occupied=five)
    assert not can_claim(110, occupied=f"{five} a3 c3 b1 c1"), "begun is not full"
    assert not can_claim(110, occupied=f"{five} a3", rooms="a4"), "one of its rooms is vacant"


@proves("OBJ-110")
def test_110_counts_the_groups_of_the_own_board() -> None:
    six_on_day_1 = "a1 e4 e1 e3 c1 d1 c3 d3"
    assert can_claim(110, board="day-1", occupied=six_on_day_1)
    assert not can_claim(110, board="night", occupied=six_on_day_1)


@proves("OBJ-111", "RUL-40")
@pytest.mark.parametrize("rooms", [BLUE, RED, YELLOW], ids=["blue", "red", "yellow"])
def test_111_needs_every_room_of_a_colour_the_board_has(rooms: str) -> None:
    *most, last = rooms.split()
    assert can_claim(111, occupied=rooms)
    assert not can_claim(111, occupied=" ".join(most), rooms=last), "one is vacant"
    assert not can_claim(111, occupied=" ".join(most)), "one is not even prepared"


@proves("OBJ-111", "RUL-40")
def test_111_goes_by_the_own_board() -> None:
    blue_on_day_3 = "b1 b2 d3 e3 d4 a4"
    assert can_claim(111, board="day-3", occupied=blue_on_day_3)
    assert not can_claim(111, board="night", occupied=blue_on_day_3)
    assert not can_claim(111, board="day-3", occupied=YELLOW)


@proves("OBJ-112")
def test_112_needs_two_columns_with_all_rooms_occupied() -> None:
    assert can_claim(112, occupied=f"{COLUMN_A} {COLUMN_B}")
    assert can_claim(112, occupied=f"{COLUMN_A} {COLUMN_E}"), "they need not be neighbours"
    assert not can_claim(112, occupied=f"{COLUMN_A} b1 b2 b3", rooms="b4")
    assert not can_claim(112, occupied=COLUMN_A)
    assert not can_claim(112, occupied=f"{FLOOR_1} {FLOOR_2}")


@pytest.mark.parametrize(
    ("number", "blue", "red", "yellow"),
    [
        pytest.param(113, 3, 3, 3, marks=proves("OBJ-113")),
        pytest.param(114, 0, 4, 3, marks=proves("OBJ-114")),
        pytest.param(115, 3, 0, 4, marks=proves("OBJ-115")),
        pytest.param(116, 4, 3, 0, marks=proves("OBJ-116")),
    ],
)
def test_113_to_116_need_rooms_of_certain_colours(
    number: int, blue: int, red: int, yellow: int
) -> None:
    need = (blue, red, yellow)
    assert can_claim(number, occupied=rooms_by_colour(*need))
    assert can_claim(number, occupied=f"{BLUE} {RED} {YELLOW}"), "more is fine too"
    for colour in range(3):
        if need[colour]:
            have = [7, 7, 6]
            have[colour] = need[colour] - 1
            spare = (BLUE, RED, YELLOW)[colour].split()[need[colour] - 1]
            occupied = rooms_by_colour(*have)
            assert not can_claim(number, occupied=occupied), "one short of this colour"
            assert not can_claim(number, occupied=occupied, rooms=spare), "vacant is not enough"


@proves(
    "OBJ-105", "OBJ-106", "OBJ-107", "OBJ-108", "OBJ-109", "OBJ-110",
    "OBJ-111", "OBJ-112", "OBJ-113", "OBJ-114", "OBJ-115", "OBJ-116",
)  # fmt: skip
def test_one_objective_of_each_letter_is_in_play() -> None:
    seen: tuple[set[int], set[int], set[int]] = (set(), set(), set())
    for seed in range(60):
        table = AUSTRIA.deal(AUSTRIA.settle({}), seed)
        for letter, number in enumerate(table.objectives):
            seen[letter].add(int(number))
    assert seen == ({105, 106, 107, 108}, {109, 110, 111, 112}, {113, 114, 115, 116})


# Claiming.


def claim_and_end(game: Position) -> Position:
    return game.do("oA", "die1", "x0", "end")


@proves("ADD-2")
def test_the_discs_of_four_players_and_the_one_who_comes_too_late() -> None:
    ready = {"emperor": 10}
    game = position(
        players=4,
        objectives=(108, 109, 113),
        dice={1: 8},
        others={1: ready, 2: ready, 3: ready},
        emperor=10,
        show_forced=True,
    )
    for seat, points in enumerate((15, 10, 5)):
        assert game.seat == seat
        claim_and_end(game)
        assert game.points_from("objectives", seat) == points
        assert int(game.hotel(seat).points) == points
    assert game.seat == 3
    assert not game.may("oA"), "all three spaces are taken"
    assert [int(game.table.claimed_by(0, space)) for space in range(3)] == [0, 1, 2]
    assert int(game.table.discs_on(0)) == 3


@proves("ADD-2")
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_all_find_a_space(players: int) -> None:
    others = {seat: {"emperor": 10} for seat in range(1, players)}
    game = position(
        players=players,
        objectives=(108, 109, 113),
        dice={1: 8},
        others=others,
        emperor=10,
        show_forced=True,
    )
    for _ in range(players):
        claim_and_end(game)
    assert [int(hotel.points) for hotel in game.table.hotels] == [15, 10, 5][:players]


@proves("ADD-2")
def test_the_discs_of_one_card_leave_the_other_cards_alone() -> None:
    ready = {"emperor": 10, "occupied": rooms_by_colour(3, 3, 3)}
    game = position(
        objectives=(108, 109, 113),
        dice={1: 8},
        emperor=10,
        others={1: ready},
        show_forced=True,
    )
    claim_and_end(game).do("oA", "oC")
    assert game.points_from("objectives", seat=1) == 10 + 15


@proves("ADD-2")
def test_a_player_has_one_disc_on_a_card_and_may_claim_several_cards() -> None:
    game = position(
        objectives=(106, 110, 113),
        rooms="c1 d1",
        occupied="a1 e1 e4 d4 b3 b4 a3 a4 b1 a2 b2 c2 d2",
        show_forced=True,
    )
    assert game.offered("o") == {"oA", "oB", "oC"}
    game.do("oA")
    assert game.points == 15
    assert game.offered("o") == {"oB", "oC"}, "no second disc on the same card"
    assert game.do("oC", "oB").points == 45
    assert game.offered("o") == set()
    assert members(game.me.discs) == [0, 1, 2]


@proves("ADD-2")
def test_claiming_is_never_a_duty_and_can_wait() -> None:
    game = position(objectives=(108, 109, 113), emperor=10, dice={1: 3}, show_forced=True)
    game.do("die1", "x0")
    assert game.words == {"oA", "end"}, "after the die it is still possible"
    game.do("end")
    assert game.points == 0
    assert game.hotel().discs == 0


@proves("ADD-8")
def test_only_the_player_whose_turn_it_is_claims() -> None:
    game = position(
        objectives=(108, 109, 113), emperor=0, others={1: {"emperor": 10}}, show_forced=True
    )
    assert game.seat == 0
    assert game.offered("o") == set()
    game.do("pass")
    assert game.seat == 1
    assert game.offered("o") == {"oA"}


@proves("ADD-8")
def test_an_emperor_scoring_is_no_time_to_claim() -> None:
    game = position(
        scoring=True,
        first=1,
        tiles=("A4", "B1", "C1"),
        objectives=(106, 109, 113),
        rooms="a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3",
        emperor=6,
        others={1: {"emperor": 4}},
        show_forced=True,
    )
    assert game.seat == 0
    assert game.offered("o") == set()
    game.do("b3")
    assert int(game.table.round) == 4
    assert game.points_from("objectives") == 0
    assert game.offered("o") == {"oA"}, "the twelfth room helps in the next turn"


@proves("ADD-8")
def test_after_the_last_emperor_scoring_it_is_too_late() -> None:
    game = position(
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C2"),
        objectives=(106, 109, 113),
        rooms="a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3",
        emperor=10,
        show_forced=True,
    )
    game.do("b3")
    assert game.over
    assert len(game.tiles) == 12
    assert game.points_from("objectives") == 0


# When an objective is looked at.


@proves("RUL-29")
def test_claiming_does_not_interrupt_the_preparing_of_rooms() -> None:
    game = position(
        objectives=(106, 109, 113),
        rooms="a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3",
        dice={3: 3},
        show_forced=True,
    )
    assert not game.may("oA")
    game.do("die3", "b3")
    assert len(game.tiles) == 12
    assert not game.may("oA"), "the action is not over"
    assert game.do("done").may("oA")


@proves("RUL-29")
def test_claiming_does_not_interrupt_a_reward() -> None:
    game = position(
        objectives=(105, 109, 113),
        rooms="b3",
        occupied="b4",
        krones=17,
        hand=[12],
        cafe=[("M. Ingalls", "")],
        show_forced=True,
    )
    game.do("in1", "b3", "take")
    assert game.krones == 20
    assert game.words == {"s12", "done"}, "first the reward is finished"
    spent = game.do("s12")
    assert spent.krones == 19
    assert not spent.may("oA")


@proves("RUL-29")
def test_an_objective_looks_at_the_hotel_as_it_is_now() -> None:
    game = position(
        objectives=(105, 109, 113), krones=20, rooms="b2", dice={3: 1}, show_forced=True
    )
    assert game.may("oA")
    game.do("die3", "c2")
    assert game.krones == 19
    assert not game.may("oA"), "twenty krones once owned are not enough"


@proves("RUL-29")
def test_an_objective_once_claimed_stays_claimed() -> None:
    game = position(
        objectives=(105, 109, 113), krones=20, rooms="b2", dice={3: 1}, show_forced=True
    )
    game.do("oA", "die3", "c2")
    assert game.points == 15
    assert members(game.me.discs) == [0]
