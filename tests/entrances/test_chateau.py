"""Chateau Paulwei (L-CHATEAU, M3-RUL-11 to 13)."""

from __future__ import annotations

import pytest

from hotelier.austria.cards.boards import GROUP_COLOUR, GROUP_SPACES
from hotelier.austria.entrances.chateau import occupancy_bonus
from hotelier.austria.final import card_points
from hotelier.kernel.bits import size
from tests.entrances.unique import asked, hotel, said, set_up_with
from tests.proof import proves
from tests.rules.position import Position


def first_rooms(**options: str) -> Position:
    """Chateau at its first room, alone."""
    options = {"players": "1", "leopold_hotel": "sushi", **options}
    game = set_up_with("chateau", **options)
    return game.do("q4")


@proves("L-CHATEAU-1")
def test_the_gift() -> None:
    game = set_up_with("chateau", players="1", leopold_hotel="sushi")
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 1, "coffee": 1}


@proves("L-CHATEAU-2", "M3-RUL-11")
def test_the_worked_example_of_five_rooms() -> None:
    game = first_rooms()
    assert game.krones == 7
    game.do("b1")
    assert not game.may("done"), "the first three are not optional"
    game.do("a2", "b2")
    assert asked(game).startswith("Your hotel has room for more")
    assert game.may("done")
    game.do("a3")
    assert game.krones == 3
    assert size(game.me.tiles) == 5


@proves("M3-RUL-11")
@pytest.mark.parametrize(("more", "rooms"), [(0, 3), (1, 4)])
def test_each_further_room_is_decided_singly(more: int, rooms: int) -> None:
    game = first_rooms()
    game.do("b1", "a2", *["b2"][:more])
    if game.may("done"):
        game.do("done")
    assert game.table.round == 1 or size(game.me.tiles) == rooms
    assert size(game.me.tiles) == rooms


@proves("L-CHATEAU-3")
def test_every_size_and_colour_pays_its_own_bonus() -> None:
    game = hotel("chateau")
    table = {0: [4, 8, 13, 20], 1: [2, 4, 8, 13], 2: [2, 4, 8, 13]}
    for group, spaces in enumerate(GROUP_SPACES[0]):
        worth = table[GROUP_COLOUR[0][group]][size(spaces) - 1]
        assert occupancy_bonus(game.me, group) == worth
        assert occupancy_bonus(game.hotel(1), group) < worth


@proves("L-CHATEAU-3", "M3-RUL-12")
def test_the_worked_example_of_steps_beyond_the_track() -> None:
    game = hotel("chateau", rooms="b2", occupied="a2 b1", emperor=10, cafe=[("Composer", "")])
    game.do("in1")
    assert game.emperor == 13
    assert game.points_from("Emperor track") == 5


@proves("L-CHATEAU-3", "M3-RUL-12")
def test_the_worked_example_of_krones_that_stop_at_twenty() -> None:
    game = hotel("chateau", rooms="c1", occupied="d1 c2 d2", krones=9, cafe=[("Apothecary", "")])
    game.do("in1")
    assert game.krones == 20


@proves("M3-RUL-12")
def test_a_group_pays_once_and_before_or_after_the_reward() -> None:
    game = hotel(
        "chateau",
        rooms="c1",
        occupied="d1 c2 d2",
        krones=0,
        cafe=[("Veterinary Councillor", "")],
        hand=[9],
    )
    assert said(game.do("in1"), "take") == "First the bonus of 13 krones"
    again = hotel("chateau", rooms="a1", cafe=[("Knight of the Empire", "")])
    again.me.bonuses = 1
    again.do("in1")
    assert again.points_from("full groups") == 0


@proves("M3-RUL-10")
def test_it_works_in_an_emperor_scoring() -> None:
    game = hotel(
        "chateau",
        scoring=True,
        round=5,
        emperor=8,
        tiles=("A1", "B4", "C1"),
        rooms="a1 b1 c1 d1",
    )
    game.do("e1")
    assert game.points_from("full groups") == 4


@proves("M3-RUL-13")
def test_in_2015_all_five_rooms_are_optional() -> None:
    game = first_rooms(edition="2015")
    assert game.may("done")
    game.do("done")
    assert game.may("done")
    game.do("done")
    assert size(game.me.tiles) == 0


@proves("M3-RUL-13")
def test_in_2015_the_operator_keeps_his_limit() -> None:
    game = hotel("chateau", edition="2015", staff=[41], emperor=13)
    assert card_points(game.table, game.me, 41) == 12
