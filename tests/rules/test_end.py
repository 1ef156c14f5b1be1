"""The end of the game, who wins it, and what the first edition does otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hotelier.austria.rules import AUSTRIA
from tests.proof import proves
from tests.rules.position import Position, position

EDITIONS = ["revised", "2015"]
both_editions = pytest.mark.parametrize("edition", EDITIONS)
TRACK = 5
"""Every marker stands on space 8: five points, then back to 1, in peace with the Emperor."""


def ended(*, others: Mapping[int, Mapping[str, Any]] | None = None, **mine: Any) -> Position:
    """A game after its last round. Nobody has anything to score unless said otherwise."""
    bare: dict[str, Any] = {"emperor": 8, "krones": 0, "rooms": "a1"}
    players = mine.get("players", 2)
    return position(
        **bare | mine,
        scoring=True,
        round=7,
        others={seat: bare | dict((others or {}).get(seat, {})) for seat in range(1, players)},
    )


# What scores.

GRAND_HOTEL: dict[str, Any] = {
    # Red 4, blue 2, yellow 3; the groups a1, e1, b1-a2-b2 and c1-d1-c2-d2; floor 1.
    "occupied": "a1 b1 c1 d1 e1 a2 b2 c2 d2",
    "rooms": "e2 a3",
    "discs": {0},
}
END_CARDS = {27: 12, 28: 6, 30: 9, 31: 9, 32: 2, 34: 11, 37: 8, 40: 5, 41: 2, 46: 5, 47: 0, 48: 8}
"""What each end-of-game card is worth in that hotel, alone on the display."""


@pytest.mark.parametrize(("card", "points"), END_CARDS.items())
@proves("FIN-1")
def test_an_end_of_game_card_scores_from_the_display_but_not_from_the_hand(
    card: int, points: int
) -> None:
    assert ended(staff={card}, **GRAND_HOTEL).points_from("staff at the end") == points
    assert ended(hand={card}, **GRAND_HOTEL).points_from("staff at the end") == 0


@proves("FIN-1")
def test_all_end_of_game_cards_are_scored_and_no_others() -> None:
    staff = set(END_CARDS) | {1, 9, 21, 26, 42}
    game = ended(staff=staff, **GRAND_HOTEL)
    assistant_manager = 2 * len(staff)
    rest = sum(points for card, points in END_CARDS.items() if card != 32)
    assert game.points_from("staff at the end") == assistant_manager + rest


@proves("FIN-1")
def test_the_end_of_game_cards_come_first() -> None:
    game = ended(staff={31}, krones=3, cafe=[65], **GRAND_HOTEL)
    at_the_end = [t.source for t in game.tally() if t.chapter == "the end" and t.seat == 0]
    assert at_the_end == [
        "staff at the end",
        "occupied rooms",
        "krones and kitchen",
        "waiting guests",
    ]


@pytest.mark.parametrize("column", "abcde")
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
@proves("FIN-2")
def test_an_occupied_room_is_worth_its_floor_and_a_vacant_one_nothing(
    column: str, floor: int
) -> None:
    occupied = ended(rooms="", occupied=f"{column}{floor}")
    assert occupied.points_from("occupied rooms") == floor
    assert occupied.points == TRACK + floor
    vacant = ended(rooms=f"{column}{floor}")
    assert vacant.points == TRACK


@proves("FIN-2")
def test_all_occupied_rooms_are_added_up() -> None:
    game = ended(occupied="a1 b1 c1 a2 b2 a3 a4", rooms="d1 c2 b3 b4")
    assert game.points_from("occupied rooms") == 3 * 1 + 2 * 2 + 3 + 4


@pytest.mark.parametrize(
    ("krones", "kitchen", "points"),
    [(0, "", 0), (7, "", 7), (0, "sscwk", 5), (20, "ssssccccwwwwkkkk", 36), (3, "k", 4)],
)
@proves("FIN-3")
def test_every_krone_and_every_item_in_the_kitchen_is_worth_a_point(
    krones: int, kitchen: str, points: int
) -> None:
    game = ended(krones=krones, kitchen=kitchen)
    assert game.points_from("krones and kitchen") == points
    assert game.points == TRACK + points


@proves("FIN-3")
def test_items_before_guests_are_worth_nothing() -> None:
    # The Duke ordered four items and has three of them.
    served = ended(cafe=[("Duke", "k")])
    assert served.points_from("krones and kitchen") == 0
    assert served.points == ended(cafe=["Duke"]).points


@pytest.mark.parametrize(
    ("cafe", "points"),
    [
        ([], 0),
        (["Duke"], -5),
        ([("Duke", "")], -5),
        (["Duke", ("Earl", "k")], -10),
        ([("Duke", ""), "Earl", 92], -15),
    ],
)
@proves("FIN-4")
def test_each_guest_still_in_the_café_costs_five_points(cafe: list[Any], points: int) -> None:
    game = ended(cafe=cafe)
    assert game.points_from("waiting guests") == points
    assert game.points == TRACK + points


@proves("FIN-2", "FIN-3", "FIN-4")
def test_every_hotel_is_scored_and_nothing_follows() -> None:
    others = {
        1: {"krones": 4, "occupied": "a2", "rooms": ""},
        2: {"kitchen": "sc", "cafe": ["Duke"], "points": 10},
    }
    game = ended(players=3, krones=2, others=others)
    assert game.over
    assert game.table.choices == []
    assert game.table.round == 7
    assert [int(hotel.points) for hotel in game.table.hotels] == [
        TRACK + 2,
        TRACK + 4 + 2,
        TRACK + 10 + 2 - 5,
    ]


# Who wins.


@pytest.mark.parametrize(
    ("hotels", "totals", "winners"),
    [
        # The highest total, whatever is left over.
        ([{"points": 20}, {"points": 10, "krones": 9}], [20, 19], [0]),
        ([{"points": 10, "krones": 9}, {"points": 20}], [19, 20], [1]),
        # Equal totals: more krones and items in the kitchen.
        ([{"points": 10, "krones": 3}, {"points": 8, "krones": 5}], [13, 13], [1]),
        ([{"points": 8, "kitchen": "sscwk"}, {"points": 10, "krones": 3}], [13, 13], [0]),
        # Krones and items weigh the same, and equals share the victory.
        (
            [{"points": 8, "kitchen": "sc", "krones": 3}, {"points": 8, "krones": 5}],
            [13] * 2,
            [0, 1],
        ),
        ([{}, {}], [0, 0], [0, 1]),
        # Rooms do not break a tie, nor do guests, nor items before them.
        (
            [{"points": 3, "occupied": "a4", "rooms": ""}, {"points": 6, "krones": 1}],
            [7, 7],
            [1],
        ),
        (
            [{"points": 15, "cafe": [("Duke", "k")]}, {"points": 9, "krones": 1}],
            [10, 10],
            [1],
        ),
        # A tie among those behind is of no interest; a total below zero can win.
        ([{"points": 9}, {"points": 3, "krones": 5}, {"points": 8}], [9, 8, 8], [0]),
        ([{"points": -9}, {"points": -12, "krones": 2}], [-9, -10], [0]),
        # More than two share.
        (
            [
                {"points": 4, "krones": 2},
                {"points": 4, "kitchen": "kk"},
                {"points": 5, "krones": 1},
                {"points": 4, "krones": 1, "kitchen": "w"},
            ],
            [6, 6, 6, 6],
            [0, 1, 3],
        ),
    ],
)
@proves("FIN-5")
def test_the_highest_total_wins_then_what_is_left_over_then_the_victory_is_shared(
    hotels: list[dict[str, Any]], totals: list[int], winners: list[int]
) -> None:
    game = ended(players=len(hotels), **hotels[0], others=dict(enumerate(hotels)))
    assert game.over
    assert game.table.scores() == [TRACK + total for total in totals]
    assert game.table.winners() == winners


# The first edition: where it says nothing of its own, the revised clause applies.


@both_editions
@proves("RUL-39")
def test_a_boost_is_the_same_in_both_editions(edition: str) -> None:
    game = position(edition=edition, dice={1: 2}, krones=1)
    assert game.may("die1+")
    game.do("die1+", "x1")
    assert game.krones == 0
    assert game.kitchen == {"strudel": 2, "cake": 1, "wine": 0, "coffee": 0}


@both_editions
@proves("RUL-39")
def test_items_may_be_set_before_guests_in_both_editions(edition: str) -> None:
    game = position(edition=edition, dice={1: 2, 2: 1}, cafe=[92])
    game.do("die1", "x0")
    assert game.words == {"strudel>1", "done"}
    game.do("strudel>1")
    assert game.kitchen["strudel"] == 1
    assert game.krones == 10
    assert game.may("in1")


@both_editions
@proves("RUL-39")
def test_the_guest_moves_in_before_the_reward_in_both_editions(edition: str) -> None:
    game = position(edition=edition, cafe=[("Dame", ""), "Earl", "Major"], rooms="a3")
    game.do("in1")
    assert game.occupied == {"a3"}
    assert game.cafe == [None, "Earl", "Major"]
    game.do("q5")
    assert game.cafe == ["Composer", "Earl", "Major"]


@both_editions
@pytest.mark.parametrize("guest", ["Baron", "Duchess", "Dame", "Prince", "Duke"])
@proves("RUL-39")
def test_rewards_are_optional_in_both_editions(guest: str, edition: str) -> None:
    game = position(edition=edition, cafe=[(guest, "")], rooms="a3 b1", hand={12, 24})
    game.do("in1")
    assert game.may("done")
    game.do("done")
    assert game.tiles == {"a3", "b1"}
    assert game.occupied == {"a3"}
    assert game.played == set()
    assert game.cafe == [None, None, None]


@both_editions
@pytest.mark.parametrize(
    ("card", "guest", "room", "krones", "steps"),
    [(5, "Apothecary", "c1", 2 + 1, 0), (6, "Knight of the Empire", "a3", 0, 1)],
    ids=["Groom", "Stableman"],
)
@proves("RUL-39")
def test_groom_and_stableman_act_when_the_guest_moves_in_in_both_editions(
    card: int, guest: str, room: str, krones: int, steps: int, edition: str
) -> None:
    game = position(
        edition=edition, staff={card}, cafe=[(guest, ""), guest], rooms=f"{room} b1", kitchen="ck"
    )
    assert (game.krones, game.emperor) == (10, 0)
    served = "cake>2" if card == 5 else "coffee>2"
    game.do(served)
    assert (game.krones, game.emperor) == (9, 0)
    game.do("in1")
    assert (game.krones, game.emperor) == (9 + krones, steps)


@both_editions
@proves("RUL-39")
def test_the_decorators_room_is_at_normal_cost_in_both_editions(edition: str) -> None:
    for krones, offered in ((0, {"d1"}), (1, {"d1", "a2", "b2", "c2"})):
        game = position(edition=edition, dice={1: 3}, staff={14}, krones=krones)
        game.do("die1")
        if game.offered("p"):
            rooms_first = next(
                p for p in game.offered("p") if Position(game.table.clone()).do(p).rooms_offered
            )
            game.do(rooms_first)
        else:
            game.do("x0")
        assert game.rooms_offered == offered
    game.do("c2")
    assert game.krones == 0


@both_editions
@proves("RUL-39")
def test_the_staff_managers_card_is_at_normal_cost_in_both_editions(edition: str) -> None:
    # S9 costs 5, S27 costs 4; the four dice on space 3 are no discount.
    game = position(edition=edition, dice={3: 4, 5: 3}, staff={22}, hand={9, 27}, krones=4)
    game.do("die3")
    part = next(
        p for p in sorted(game.offered("p")) if Position(game.table.clone()).do(p).may("s27")
    )
    game.do(part)
    assert game.words == {"s27", "done"}
    game.do("s27")
    assert game.krones == 0


@both_editions
@pytest.mark.parametrize(
    ("staff", "points"),
    [({1, 9, 21, 42}, 0), ({31}, 3), ({29}, 0)],
    ids=["other cards", "Chambermaid", "Secretary"],
)
@proves("RUL-39")
def test_the_secretary_copies_end_of_game_cards_only_in_both_editions(
    staff: set[int], points: int, edition: str
) -> None:
    game = ended(
        edition=edition, staff={29}, occupied="a1 b1 c1", rooms="", others={1: {"staff": staff}}
    )
    assert game.points_from("staff at the end") == points


@both_editions
@pytest.mark.parametrize(("tile", "room"), [("B4", "a2"), ("C2", "a4")])
@proves("RUL-39")
def test_the_rooms_of_b4_and_c2_are_free_in_both_editions(
    tile: str, room: str, edition: str
) -> None:
    rooms = "a1 b1" if tile == "B4" else "a1 a2 a3"
    tiles = ("A1", "B4", "C2")
    round_ = 5 if tile == "B4" else 7
    game = position(
        edition=edition, scoring=True, round=round_, tiles=tiles, emperor=13, rooms=rooms, krones=0
    )
    game.do(room)
    assert game.occupied == {room}
    assert game.krones == 0


@both_editions
@pytest.mark.parametrize(
    ("round_", "tiles"),
    [
        (3, ("A2", "B1", "C1")),
        (5, ("A2", "B1", "C1")),
        (7, ("A2", "B1", "C1")),
        (7, ("A2", "B1", "C3")),
    ],
    ids=["A2", "B1", "C1", "C3"],
)
@proves("RUL-39")
def test_penalties_with_one_side_are_the_same_in_both_editions(
    round_: int, tiles: tuple[str, str, str], edition: str
) -> None:
    calm = {1: {"emperor": round_ + 1}}
    table: dict[str, Any] = {"krones": 5, "kitchen": "sc", "staff": {9}, "points": 20}
    game = position(edition=edition, scoring=True, round=round_, tiles=tiles, others=calm, **table)
    assert game.over or game.table.round == round_ + 1
    lost = {"C1": 8, "C3": 2}[tiles[2]] if round_ == 7 else 0
    assert game.points_from("Emperor tiles") == -lost
    assert game.krones == 5
    assert sum(game.kitchen.values()) == (2 if round_ == 7 else 0)


@both_editions
@proves("RUL-39")
def test_passing_goes_on_until_all_have_had_two_turns_in_both_editions(edition: str) -> None:
    game = position(edition=edition, dice={4: 7})
    for dice in (6, 5):
        game.do("pass")
        assert game.seat == 1
        game.do("pass")
        assert game.seat == 0
        assert sum(game.dice.values()) == dice
    turns = []
    while game.table.round == 1:
        if game.may("pass"):
            turns.append(game.seat)
            game.do(min(game.offered("die")))
        else:
            game.do(min(game.words))
    # One of the five dice was left: the round ended because nobody was owed a turn.
    assert turns == [0, 1, 1, 0]


@both_editions
@proves("RUL-13")
def test_the_assistant_manager_scores_two_points_a_card_in_both_editions(edition: str) -> None:
    game = ended(edition=edition, staff={32, 9, 12, 13})
    assert game.points_from("staff at the end") == 8


@both_editions
@pytest.mark.parametrize("seed", [1, 2, 3])
@proves("RUL-13")
def test_the_last_player_chooses_the_first_guest_first_in_both_editions(
    edition: str, seed: int
) -> None:
    table = AUSTRIA.deal(AUSTRIA.settle({"players": "3", "edition": edition}), seed)
    seats = []
    for _ in range(3):
        seats.append(int(table.seat))
        table.apply(table.choices[0])
    first = int(table.first)
    assert seats == [(first + 2) % 3, (first + 1) % 3, first]


# The first edition: what is really different.


def _may_stop_after_two_rooms(edition: str) -> bool:
    table = AUSTRIA.deal(AUSTRIA.settle({"players": "2", "edition": edition}), 1)
    game = Position(table)
    game.do("q5", "q5")
    if game.may("a1"):
        game.do("a1")
    game.do("b1")
    return game.may("done")


def _price_of_the_kitchen_hand(edition: str) -> int:
    game = position(edition=edition, dice={5: 1}, hand={17, 24}).do("die5", "s17")
    return 10 - game.krones + 1


def _custodian_at_an_emperor_reward(edition: str) -> int:
    table: dict[str, Any] = {
        "staff": {23},
        "krones": 0,
        "rooms": "a1",
        "others": {1: {"emperor": 8}},
    }
    game = position(
        edition=edition, scoring=True, round=7, tiles=("A1", "B1", "C2"), emperor=10, **table
    )
    return game.do("b1").krones


def _price_of_ignoring_a_penalty(edition: str) -> int:
    game = position(edition=edition, scoring=True, round=3, staff={26}, others={1: {"emperor": 4}})
    if game.may("ignore"):
        game.do("ignore")
    return 10 - game.krones


def _operator_on_space_twelve(edition: str) -> int:
    # The Emperor's room completes a yellow group of three: from space 6 to space 12.
    game = position(
        edition=edition,
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C2"),
        emperor=13,
        staff={41},
        rooms="d2",
        occupied="e2 e3",
        others={1: {"emperor": 8}},
    )
    game.do("d3")
    assert game.emperor == 12
    return game.points_from("staff at the end")


def _turns_in_a_row_with_gizia(edition: str) -> int:
    game = position(edition=edition, dice={1: 4, 2: 2}, cafe=[(97, "")], show_forced=True)
    game.do("in1", "c1")
    if game.may("done"):
        game.do("done")
    turns = 0
    while game.seat == 0:
        turns += 1
        game.do("die1", "x0", "end")
    return turns


def _sides_to_choose_from(edition: str) -> int:
    game = position(edition=edition, scoring=True, round=3, others={1: {"emperor": 4}})
    return len(game.offered("suffer") | game.offered("points"))


def _second_room_lost_to_c2(edition: str) -> set[str]:
    game = position(
        edition=edition,
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C2"),
        rooms="",
        occupied="a3 b2 a1",
        others={1: {"emperor": 8}},
    )
    return {"b2", "a1"} - game.occupied


def _card_lost_to_c4(edition: str) -> set[int]:
    game = position(
        edition=edition,
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C4"),
        staff={27},
        hand={28},
        others={1: {"emperor": 8}},
    )
    if game.may("suffer"):
        game.do("suffer")
    return {27, 28} - game.played - game.hand


@pytest.mark.parametrize(
    ("found", "revised", "first_edition"),
    [
        (_may_stop_after_two_rooms, False, True),
        (_price_of_the_kitchen_hand, 5, 3),
        (_custodian_at_an_emperor_reward, 1, 0),
        (_price_of_ignoring_a_penalty, 1, 0),
        (_operator_on_space_twelve, 24, 12),
        (_turns_in_a_row_with_gizia, 1, 2),
        (_sides_to_choose_from, 0, 2),
        (_second_room_lost_to_c2, {"b2"}, {"a1"}),
        (_card_lost_to_c4, {27}, {28}),
    ],
    ids=["SET-14", "S17", "S23", "S26", "S41", "GIZ-2015", "EMP-5", "EMP-C2", "EMP-C4"],
)
@proves("RUL-39")
def test_the_real_differences_of_the_first_edition(
    found: Callable[[str], object], revised: object, first_edition: object
) -> None:
    assert found("revised") == revised
    assert found("2015") == first_edition


@both_editions
@pytest.mark.parametrize(
    ("guest", "points"), [("Duke", 4 + 4), ("Prince", 7)], ids=["four items", "three items"]
)
@proves("RUL-39")
def test_the_male_floor_housekeeper_comes_to_the_same_in_both_editions(
    guest: str, points: int, edition: str
) -> None:
    game = position(edition=edition, staff={33}, cafe=[(guest, "")], rooms="a3").do("in1")
    assert game.points == points
