"""Rooms: preparing, occupying, losing them, and the bonus for a full group (ROOM)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.austria.engine import advance
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

COLUMNS = "abcde"
FLOORS = "1234"
ALL_ROOMS = [column + floor for floor in FLOORS for column in COLUMNS]

# The groups of every board, read off the printed maps.
GROUPS: dict[str, dict[str, list[str]]] = {
    "night": {
        "blue": ["a1", "e1", "a3 a4", "c3 c4", "e4"],
        "red": ["c1 d1 c2 d2", "b3 b4", "d4"],
        "yellow": ["b1 a2 b2", "e2 d3 e3"],
    },
    "day-1": {
        "blue": ["a2 a3 a4", "c2 d2 e2", "c4 d4"],
        "red": ["a1", "c1 d1", "c3 d3", "e4"],
        "yellow": ["b1 b2 b3 b4", "e1", "e3"],
    },
    "day-2": {
        "blue": ["a1 a2 a3", "d2", "c3 b4 c4", "e4"],
        "red": ["c1 d1 e1 c2", "b3", "d3 d4"],
        "yellow": ["b1 b2", "e2 e3", "a4"],
    },
    "day-3": {
        "blue": ["b1 b2", "d3 e3 d4", "a4"],
        "red": ["a1 a2 a3", "c1", "e1", "c3 c4"],
        "yellow": ["d1 c2 d2 e2", "b3 b4", "e4"],
    },
    "day-4": {
        "blue": ["b1 b2 b3 c3", "e1", "e3 e4"],
        "red": ["a1", "c1 d1", "d3", "a4 b4 c4"],
        "yellow": ["a2 a3", "c2 d2 e2", "d4"],
    },
}
BONUS = {"blue": (2, 5, 9, 15), "red": (1, 3, 6, 10), "yellow": (1, 3, 6, 10)}
"""By colour: what a group of one, two, three and four rooms brings."""

DRAWER = ("Tezcatlipoca", "")
"""A green guest, served, who brings cards and neither krones, steps nor points."""


def all_groups() -> Iterator[tuple[str, str, str]]:
    for board, colours in GROUPS.items():
        for colour, groups in colours.items():
            for rooms in groups:
                yield board, colour, rooms


def neighbour(room: str) -> str:
    """Some room on the same floor, next to this one."""
    column = COLUMNS.index(room[0])
    return COLUMNS[column - 1 if column else 1] + room[1]


def beside(rooms: set[str]) -> set[str]:
    """The empty spaces that share an edge with one of these rooms."""
    places = {(COLUMNS.index(room[0]), int(room[1])) for room in rooms}
    edges = {(c + dc, f + df) for c, f in places for dc, df in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return {COLUMNS[c] + str(f) for c, f in edges if 0 <= c < 5 and 1 <= f <= 4} - rooms


def riches(game: Position) -> dict[str, int]:
    """What a full group can bring, by its colour."""
    return {"blue": game.points, "red": game.krones, "yellow": game.emperor}


def lay_dice(game: Position, dice: Mapping[int, int]) -> Position:
    """Other dice than those just rolled."""
    game.table.dice = sum(n << 4 * space for space, n in dice.items())
    advance(game.table)
    return game


def punished(tile: str, **mine: Any) -> Position:  # noqa: ANN401
    """Round 3 ends, the Emperor punishes seat 0 alone; seat 0 will begin round 4."""
    return position(
        scoring=True,
        first=1,
        tiles=(tile, "B1", "C1"),
        others={1: {"emperor": 4}},
        show_forced=True,
        **mine,
    )


# Preparing.


@proves("ROOM-1")
def test_the_very_first_room_goes_to_the_bottom_left_corner() -> None:
    game = position(rooms="", dice={3: 2}).do("die3")
    assert game.tiles == {"a1"}, "the only place, so nothing is asked"
    assert game.rooms_offered == {"b1", "a2"}


@proves("ROOM-1")
@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from(ALL_ROOMS), min_size=1, max_size=19))
def test_a_new_room_shares_an_edge_with_a_room_already_there(rooms: set[str]) -> None:
    names = sorted(rooms)
    game = position(
        rooms=" ".join(names[::2]),
        occupied=" ".join(names[1::2]),
        krones=20,
        dice={3: 1},
        show_forced=True,
    )
    assert game.do("die3").rooms_offered == beside(rooms)


@proves("ROOM-1")
@pytest.mark.parametrize("board", GROUPS)
def test_a_prepared_room_is_vacant_and_of_the_colour_of_its_space(board: str) -> None:
    guest_of = {"blue": "Knight of the Empire", "red": "Apothecary", "yellow": "Composer"}
    for colour, groups in GROUPS[board].items():
        for room in " ".join(groups).split():
            for guest_colour, guest in guest_of.items():
                game = position(
                    board=board,
                    rooms="" if room == "a1" else neighbour(room),
                    occupied="" if room == "a1" else neighbour(room),
                    cafe=[(guest, "")],
                    dice={3: 1},
                    show_forced=True,
                )
                game.do("die3", room)
                assert room in game.tiles
                assert room not in game.occupied
                assert game.may("in1") == (guest_colour == colour)


@proves("ROOM-2")
@pytest.mark.parametrize("room", [room for room in ALL_ROOMS if room != "a1"])
def test_a_room_costs_what_its_floor_says(room: str) -> None:
    cost = {"1": 0, "2": 1, "3": 2, "4": 3}[room[1]]
    game = position(rooms=neighbour(room), krones=cost, dice={3: 1}, show_forced=True)
    assert game.do("die3", room).krones == 0
    assert room in game.tiles


@proves("ROOM-2")
@pytest.mark.parametrize(("room", "krones"), [("d2", 0), ("d3", 1), ("d4", 2)])
def test_a_room_that_cannot_be_paid_cannot_be_prepared(room: str, krones: int) -> None:
    game = position(rooms="d1 c1 " + neighbour(room), krones=krones, dice={3: 1})
    game.do("die3")
    assert room not in game.rooms_offered
    assert "e1" in game.rooms_offered


@proves("ROOM-2")
def test_money_already_spent_on_one_room_is_missing_for_the_next() -> None:
    game = position(rooms="a1", krones=3, dice={3: 4}).do("die3", "a2", "a3")
    assert game.krones == 0
    assert game.rooms_offered == {"b1"}


@proves("ROOM-2")
@pytest.mark.parametrize(
    ("rooms", "his", "room", "paid"),
    [
        ("a1 a2", "a2", "b1", 0),
        ("b1", "b1", "b2", 0),
        ("b1 a2", "b1", "a3", 1),
        ("b1 a3", "b1", "a4", 2),
    ],
)
def test_a_discount_of_one_krone_never_pays_out(rooms: str, his: str, room: str, paid: int) -> None:
    game = position(rooms=rooms, cafe=[("Architect", "")], krones=10, show_forced=True)
    assert game.do("in1", his, room).krones == 10 - paid


@proves("ROOM-2")
def test_a_free_room_costs_nothing_on_any_floor() -> None:
    game = position(rooms="a1 a3", cafe=[("Baron", "")], krones=0).do("in1", "a1", "a4")
    assert "a4" in game.tiles
    assert game.krones == 0


@proves("ROOM-3")
@pytest.mark.parametrize("room", ALL_ROOMS)
def test_point_symbols_score_when_their_space_is_covered(room: str) -> None:
    expected = {"d3": 1, "e3": 1, "c4": 2, "d4": 2, "e4": 2}.get(room, 0)
    for board in GROUPS:
        start = "" if room == "a1" else neighbour(room)
        game = position(board=board, rooms=start, dice={3: 1}, show_forced=True).do("die3", room)
        assert game.points == expected
        assert game.points_from("door symbols") == expected


@proves("ROOM-3", "ROOM-4")
def test_turning_a_room_over_does_not_score_its_symbol() -> None:
    game = position(rooms="c4 d4", cafe=[DRAWER], show_forced=True).do("in1", "c4")
    assert game.points == 0


# Occupying.


@proves("ROOM-4")
def test_occupying_turns_a_vacant_tile_over() -> None:
    game = position(rooms="b1 c1 d1", cafe=[DRAWER], show_forced=True).do("in1", "c1")
    assert game.tiles == {"b1", "c1", "d1"}
    assert game.occupied == {"c1"}


@proves("ROOM-4")
def test_an_occupied_room_is_not_occupied_again() -> None:
    game = position(rooms="b1 d1", occupied="c1", cafe=[DRAWER, ("Apothecary", "")])
    assert game.do("in1").rooms_offered == {"b1", "d1"}
    assert position(rooms="", occupied="c1 b1", cafe=[DRAWER]).offered("in") == set()


@proves("ROOM-5", "ROOM-6")
@pytest.mark.parametrize(("board", "colour", "rooms"), list(all_groups()))
def test_only_the_last_room_of_a_group_brings_its_bonus(
    board: str, colour: str, rooms: str
) -> None:
    group = rooms.split()
    bonus = BONUS[colour][len(group) - 1]
    for place, room in enumerate(group):
        game = position(
            board=board,
            rooms=" ".join(group[place:]),
            occupied=" ".join(group[:place]),
            cafe=[DRAWER],
            show_forced=True,
        )
        before = riches(game)
        after = riches(game.do("in1", room))
        if room == group[-1]:
            before[colour] += bonus
        assert after == before


@proves("ROOM-5")
@pytest.mark.parametrize("board", GROUPS)
def test_every_board_is_made_of_ten_groups(board: str) -> None:
    game = position(
        board=board,
        rooms="",
        occupied=" ".join(ALL_ROOMS),
        scoring=True,
        round=7,
        emperor=8,
        staff=[37],
    )
    assert game.over
    assert game.points_from("staff at the end") == 2 * 10, "S37 counts full groups"


@proves("ROOM-6")
def test_a_group_that_is_only_prepared_brings_nothing() -> None:
    game = position(rooms="d1 a3 a4", dice={3: 1}).do("die3", "e1")
    assert game.points == 0
    assert game.points_from("full groups") == 0


@proves("ROOM-6", "ROOM-8")
def test_the_page_boy_can_fill_a_group() -> None:
    game = position(rooms="d1 e1", hand=[35], dice={5: 2}).do("die5", "s35", "e1")
    assert game.points_from("full groups") == 0, "the effect is not over yet"
    assert game.do("done").points_from("full groups") == 2


@proves("ROOM-6", "RUL-12")
def test_the_reward_of_a_guest_can_fill_a_group_of_any_colour() -> None:
    game = position(rooms="a3 d4", occupied="a4 b3", cafe=[("Conductor", "")], emperor=0, krones=0)
    game.do("in1", "d4")
    assert game.krones == 1, "the guest filled the red group"
    game.do("a3")
    assert game.points_from("full groups") == 5, "the reward filled the blue group"
    assert game.emperor == 1


@proves("ROOM-6", "ROOM-8")
@pytest.mark.parametrize("tile", ["B4", "C2"])
def test_an_emperor_tile_can_fill_a_group(tile: str) -> None:
    game = position(scoring=True, tiles=(tile, "B1", "C1"), rooms="d1", emperor=6, show_forced=True)
    game.do("e1")
    assert game.occupied == {"e1"}
    assert game.points_from("full groups") == 2


@proves("RUL-12")
def test_occupying_as_a_reward_needs_a_vacant_room() -> None:
    game = position(rooms="a1", occupied="b1", cafe=[("Prince", "")], show_forced=True)
    game.do("in1", "a1")
    assert game.may("die1"), "nothing is left to occupy, so the turn goes on"
    assert game.occupied == {"a1", "b1"}


@proves("RUL-12")
def test_occupying_as_a_reward_works_in_every_colour() -> None:
    game = position(rooms="a1 e1 b1 c1", cafe=[("Prince", "")]).do("in1", "a1")
    assert game.rooms_offered == {"e1", "b1", "c1"}
    assert game.do("c1").occupied == {"a1", "c1"}


# When the bonus comes.


@proves("ROOM-8", "RUL-4")
def test_the_bonus_may_come_before_the_reward_and_help_to_pay_for_it() -> None:
    game = position(rooms="d4", krones=0, hand=[12], cafe=[("M. Ingalls", "")], show_forced=True)
    game.do("in1", "d4", "take")
    assert game.krones == 1
    assert game.do("s12").krones == 0


@proves("ROOM-8", "RUL-4")
def test_the_bonus_may_come_after_the_reward_so_that_nothing_is_lost_at_twenty_krones() -> None:
    def table() -> Position:
        return position(
            rooms="b3",
            occupied="b4",
            krones=20,
            hand=[5],
            cafe=[("M. Ingalls", "")],
            show_forced=True,
        ).do("in1", "b3")

    later = table().do("later")
    assert later.krones == 20
    assert later.do("s5").krones == 20, "three paid for the Groom, three come in"
    assert table().do("take", "s5").krones == 17, "the bonus was lost, the Groom is paid"


@proves("ROOM-8", "RUL-4")
def test_the_bonus_never_comes_in_the_middle_of_a_reward() -> None:
    game = position(
        rooms="c1 d4", krones=0, cafe=[("Conductor", "")], ask="everything", show_forced=True
    )
    game.do("in1", "d4")
    assert game.words == {"take", "later"}
    game.do("later", "p1")
    assert (game.emperor, game.krones) == (1, 0)
    game.do("c1")
    assert game.krones == 1


@proves("ROOM-8")
def test_a_bonus_that_an_effect_earned_comes_before_the_next_part_of_the_reward() -> None:
    game = position(rooms="c1 e1", cafe=[("Conductor", "")], ask="everything", show_forced=True)
    game.do("in1", "c1")
    step, occupy = "p1", "p2"
    game.do(occupy, "e1")
    assert game.points_from("full groups") == 2
    assert game.emperor == 0
    assert game.do(step).emperor == 1


# Losing rooms.


@proves("ROOM-9")
def test_a_hotel_torn_apart_grows_from_every_piece() -> None:
    game = punished("A4", occupied="a1 c1", rooms="b1").do("b1")
    assert game.tiles == {"a1", "c1"}
    assert lay_dice(game, {3: 1}).do("die3").rooms_offered == {"a2", "b1", "c2", "d1"}


@proves("ROOM-9")
def test_pieces_far_apart_all_count() -> None:
    game = position(rooms="a1", occupied="e4", dice={3: 1}).do("die3")
    assert game.rooms_offered == {"b1", "a2", "d4", "e3"}


@proves("RUL-9", "ROOM-3")
def test_the_symbol_of_a_lost_room_scores_again() -> None:
    game = position(
        round=3,
        first=1,
        turns=1,
        occupied="c3",
        rooms="",
        tiles=("A4", "B1", "C1"),
        dice={3: 1},
        others={1: {"turns": 2, "emperor": 4}},
        show_forced=True,
    )
    game.do("die3", "d3", "end")
    assert game.points_from("door symbols") == 1
    game.do("d3")
    assert game.tiles == {"c3"}
    assert game.points_from("door symbols") == 1, "losing it costs nothing"
    lay_dice(game, {3: 1}).do("die3", "d3")
    assert game.points_from("door symbols") == 2


@proves("ROOM-7", "RUL-9")
def test_a_group_filled_a_second_time_brings_no_second_bonus() -> None:
    game = position(
        round=3,
        first=1,
        turns=1,
        rooms="d1 e1",
        tiles=("C2", "B1", "C1"),
        cafe=[("Knight of the Empire", ""), ("Earl", "")],
        dice={4: 1},
        others={1: {"turns": 2, "emperor": 4}},
        show_forced=True,
    )
    game.do("in1", "e1", "die4", "x1", "end")
    assert game.points_from("full groups") == 2
    game.do("e1")
    assert game.tiles == {"d1"}
    lay_dice(game, {3: 1}).do("die3", "e1", "in2", "e1")
    assert game.occupied == {"e1"}
    assert game.points_from("guests") == 3 + 10
    assert game.points_from("full groups") == 2


@proves("RUL-27")
def test_a_hotel_without_any_room_begins_again_at_the_bottom_left() -> None:
    game = punished("A4", rooms="c1").do("c1")
    assert game.tiles == set()
    assert lay_dice(game, {3: 2}).do("die3").rooms_offered == {"a1"}
    assert game.do("a1").rooms_offered == {"a2", "b1"}


@proves("RUL-28")
def test_a_lost_room_no_longer_counts_for_an_objective() -> None:
    def table(emperor: int) -> Position:
        return punished(
            "C2",
            objectives=(106, 109, 113),
            emperor=emperor,
            rooms="a2 d2",
            occupied="a1 b1 c1 d1 e1 b2 a3 b3 c3 e3",
        )

    assert table(emperor=4).offered("o") == {"oA", "oC"}
    lost = table(emperor=0).do("e3", "b2")
    assert len(lost.tiles) == 10
    assert lost.offered("o") == set()


@proves("RUL-28")
def test_a_lost_room_no_longer_counts_for_staff_and_groups() -> None:
    game = position(
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C2"),
        rooms="d1",
        occupied="a1 b1 c1 e1 e4",
        staff=[31, 34, 37],
        show_forced=True,
    )
    game.do("e4", "e1")
    assert game.over
    rooms_occupied, tiles, groups = 3, 4, 1
    assert game.points_from("staff at the end") == rooms_occupied + tiles + 2 * groups
    assert game.points_from("occupied rooms") == 3


@proves("RUL-28")
def test_what_a_lost_room_helped_to_earn_is_kept() -> None:
    game = position(
        round=3,
        first=1,
        turns=1,
        objectives=(106, 109, 115),
        tiles=("C2", "B1", "C1"),
        rooms="e1",
        occupied="a1 b1 a2 b2 e2 a3",
        cafe=[("Knight of the Empire", "")],
        dice={1: 1},
        others={1: {"turns": 2, "emperor": 4}},
        show_forced=True,
    )
    game.do("in1", "e1", "oC", "die1", "x0", "end")
    before = game.points
    game.do("a3", "a2")
    assert game.occupied == {"a1", "b1", "b2", "e1", "e2"}
    assert game.points == before == 3 + 2 + 15
    assert set(members(game.me.discs)) == {2}
