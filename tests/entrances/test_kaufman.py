"""Kaufman (L-KAUFMAN, M3-RUL-24 to 31)."""

from __future__ import annotations

import pytest

from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.final import waiting_guests
from hotelier.kernel.bits import members
from tests.entrances.unique import SOURCE, hotel, hotel_alone, mine, said, set_up_with
from tests.proof import proves
from tests.rules.position import Position, guest_index

FULL = ["Duke", "Earl", "Count", "Baroness"]


def pile(game: Position) -> set[str]:
    return {GUESTS[guest].name for guest in members(mine(game).pile)}


@proves("L-KAUFMAN-1")
def test_the_gift() -> None:
    game = set_up_with("kaufman", players="1", leopold_hotel="sushi")
    assert set(game.kitchen.values()) == {1}


@proves("L-KAUFMAN-2")
def test_a_second_first_guest_is_free_if_wanted() -> None:
    game = set_up_with("kaufman", players="1", leopold_hotel="sushi").do("q1")
    assert game.krones == 7
    assert game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    game.do("q1")
    assert game.krones == 7
    assert sum(guest is not None for guest in game.cafe) == 2
    assert len(game.queue) == 5
    one = set_up_with("kaufman", players="1", leopold_hotel="sushi").do("q1", "done")
    assert sum(guest is not None for guest in one.cafe) == 1


@proves("L-KAUFMAN-3", "M3-RUL-28")
def test_a_fourth_table_seats_serves_and_moves_in() -> None:
    game = hotel("kaufman", cafe=FULL[:3], kitchen="s", rooms="a1 b1")
    game.do("q5")
    assert game.cafe[3] == "Composer"
    served = hotel("kaufman", cafe=[*FULL[:3], ("Mr. Horsa", "s")], kitchen="s", rooms="a1 b1")
    assert said(served, "strudel>4").startswith("Serve a strudel to Mr. Horsa")
    served.do("strudel>4")
    if served.may("done"):
        served.do("done")
    assert said(served, "in4") == "Move Mr. Horsa in"
    served.do("in4", "a1")
    assert served.cafe == [*FULL[:3], None]


@proves("L-KAUFMAN-3")
def test_others_have_three_tables() -> None:
    game = hotel("stroup", cafe=FULL[:3])
    assert not game.offered("q")
    assert game.reason("in4") == "L-KAUFMAN-3"


@proves("M3-RUL-28")
def test_the_fourth_table_counts_for_the_porter_the_penalty_and_the_end() -> None:
    porter = hotel("kaufman", cafe=FULL, hand=[38], dice={5: 6}, staff=[1]).do("die5", "s38")
    assert porter.offered("in") == {"in1", "in2", "in3", "in4"}
    porter.do("in4")
    assert sum(porter.waits_for(4).values()) == 0
    fined = hotel(
        "kaufman",
        scoring=True,
        round=5,
        emperor=0,
        tiles=("A1", "B1", "C1"),
        cafe=[*FULL[:3], ("Baroness", "w")],
    )
    assert sum(fined.waits_for(4).values()) == 4, "what was served is lost"
    assert waiting_guests(hotel("kaufman", cafe=FULL).me) == 4


@proves("M3-RUL-28")
def test_new_items_may_go_to_the_fourth_table() -> None:
    game = hotel("kaufman", cafe=FULL, dice={2: 2}, staff=[1]).do("die2", "x0")
    assert "wine>4" in game.words
    game.do("wine>4", "done")
    assert game.waits_for(4)["wine"] == 1


@proves("L-KAUFMAN-4", "M3-RUL-24")
def test_the_worked_example_of_two_guests() -> None:
    game = hotel("kaufman", cafe=FULL[:2], krones=5)
    game.do("q3")
    assert game.krones == 4
    assert game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    game.do("q2")
    assert game.krones == 2
    assert None not in game.cafe
    full = hotel("kaufman", cafe=FULL[:3], krones=5).do("q5")
    assert full.offered("die"), "no table for a second one"


@proves("L-KAUFMAN-4", "M3-RUL-24", "M3-RUL-27")
def test_each_marked_guest_of_sushi_costs_a_krone_more() -> None:
    game = hotel_alone("kaufman", special="sushi", cafe=FULL[:2], krones=5, marked=[77])
    game.do("q3")
    marked = game.queue.index(77) + 1
    cost = [3, 2, 1, 0, 0][marked - 1] + 1
    game.do(f"q{marked}")
    assert game.krones == 4 - cost
    assert game.marked == set()


@proves("M3-RUL-27")
def test_each_slide_may_bring_a_marked_guest_to_the_end() -> None:
    game = hotel_alone("kaufman", special="sushi", krones=9, marked=[92])
    game.do("q5", "q5")
    assert game.his_points == 8
    assert game.marked == set()


@proves("M3-RUL-24")
def test_a_second_guest_has_the_price_of_its_space_and_s25_frees_both() -> None:
    poor = hotel("kaufman", krones=0).do("q4")
    assert poor.offered("q") == {"q4", "q5"}
    assert poor.reason("q1") == "M3-RUL-24"
    free = hotel("kaufman", krones=0, staff=[25]).do("q1", "q1")
    assert free.krones == 0


@proves("M3-RUL-25")
def test_nothing_comes_between_the_two_guests() -> None:
    game = hotel("kaufman", cafe=[("Apothecary", "")], rooms="c1", kitchen="s", staff=[1])
    game.do("q5")
    assert game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    assert game.reason("in1") == "M3-RUL-25"
    game.do("done")
    assert not game.offered("q"), "together they are the first step"


@proves("M3-RUL-26")
def test_a_guest_by_a_reward_allows_no_second_one() -> None:
    game = hotel("kaufman", cafe=[("Dame", "")], rooms="a1").do("in1", "q5")
    assert game.offered("die"), "back in the turn"
    assert sum(guest is not None for guest in game.cafe) == 1


@proves("L-KAUFMAN-5", "M3-RUL-30")
def test_guests_go_on_a_pile_and_not_to_the_discards() -> None:
    game = hotel("kaufman", cafe=[("Apothecary", "")], rooms="c1").do("in1")
    assert pile(game) == {"Apothecary"}
    assert game.table.guest_discards == 0
    other = hotel("stroup", cafe=[("Apothecary", "")], rooms="c1").do("in1")
    assert other.table.guest_discards == 1 << guest_index("Apothecary")


@proves("M3-RUL-30")
def test_a_reshuffle_in_mid_round_leaves_the_pile_out() -> None:
    game = hotel(
        "kaufman",
        cafe=[("Apothecary", "")],
        rooms="c1",
        guest_deck=[],
        guest_discards=[70],
    )
    game.do("in1", "q5")
    assert 70 in game.queue
    assert pile(game) == {"Apothecary"}


@proves("L-KAUFMAN-6", "M3-RUL-29")
@pytest.mark.parametrize(
    ("guests", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9)]
)
def test_the_pile_scores_at_the_end_of_each_round(guests: int, points: int) -> None:
    game = hotel(
        "kaufman",
        round=2,
        pile=[66, 67, 68, 69, 70, 71][:guests],
        guest_deck=[72, 73, 74, 75, 76],
        dice={4: 1},
        turns=1,
        others={1: {"turns": 2}},
    )
    game.do("die4", "x0")
    assert game.table.round == 3
    assert game.points_from(SOURCE) == points
    assert mine(game).pile == 0
    assert len(members(game.table.guest_discards)) == guests


@proves("L-KAUFMAN-6", "M3-RUL-29")
def test_the_worked_example_of_a_pile_before_the_emperor() -> None:
    game = hotel(
        "kaufman",
        round=3,
        pile=[66, 67, 68, 69],
        dice={4: 1},
        turns=1,
        emperor=5,
        others={1: {"turns": 2}},
    )
    game.do("die4", "x0")
    sources = [tally.source for tally in game.tally() if tally.seat == 0]
    assert sources.index(SOURCE) < sources.index("Emperor track")
    assert game.points_from(SOURCE) == 6


@proves("M3-RUL-29")
def test_it_scores_in_round_seven_and_counts_no_rooms_occupied_otherwise() -> None:
    game = hotel(
        "kaufman",
        round=7,
        pile=[66, 67],
        dice={5: 6},
        turns=1,
        hand=[35],
        rooms="a1 b1 c1",
        others={1: {"turns": 2}},
    )
    game.do("die5", "s35", "a1", "b1")
    while not game.over:
        game.do(sorted(game.words)[0])
    assert game.points_from(SOURCE) == 1
    assert STAFF[34].name == "Page Boy"


@proves("M3-RUL-31")
def test_the_extra_turn_of_2015_allows_a_second_guest() -> None:
    game = hotel(
        "kaufman", edition="2015", dice={4: 3}, cafe=[("E. Gizia", "")], rooms="a1", krones=9
    )
    game.do("in1", "die4", "x0", "q5")
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
