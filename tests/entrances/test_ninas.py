"""Ninas Melange (L-NINAS, M3-RUL-36 to 38)."""

from __future__ import annotations

import pytest

from hotelier.austria.cards.staff_card import OBJECTIVES
from hotelier.austria.final import how_many
from tests.entrances.unique import (
    AT_THE_END,
    SOURCE,
    hotel,
    hotel_alone,
    mine,
    said,
    set_up_with,
)
from tests.proof import proves


@proves("L-NINAS-2")
def test_the_gift() -> None:
    game = set_up_with("ninas", players="1", leopold_hotel="sushi")
    assert set(game.kitchen.values()) == {1}


@proves("L-NINAS-3", "M3-RUL-36")
def test_only_the_owner_claims_in_the_own_turn_what_is_met() -> None:
    game = hotel("ninas", krones=20, others={1: {"krones": 20}})
    assert game.offered("own") == {"ownA"}
    assert said(game, "ownA") == "Claim your own objective “A full purse” for 15 points"
    assert game.reason("ownB") == "M3-RUL-36"
    assert hotel("stroup", krones=20).reason("ownA") == "L-NINAS-3"
    game.do("pass")
    assert game.seat == 1
    assert not game.offered("own")


@proves("L-NINAS-4")
@pytest.mark.parametrize(
    ("round_", "points"), [(1, 15), (2, 15), (3, 15), (4, 10), (5, 10), (6, 5), (7, 5)]
)
def test_the_round_decides_the_points(round_: int, points: int) -> None:
    game = hotel("ninas", krones=20, round=round_).do("ownA")
    assert game.points_from(SOURCE) == points
    assert not game.may("ownA")
    assert game.reason("ownA") == "L-NINAS-4"


@proves("L-NINAS-5", "M3-RUL-37")
def test_no_disc_is_placed() -> None:
    game = hotel("ninas", krones=20, staff=[40]).do("ownA")
    assert game.me.discs == 0
    assert how_many(game.me, OBJECTIVES) == 0
    assert game.table.claims == 0


@proves("M3-RUL-36")
def test_claiming_begins_the_turn_and_is_closed_within_an_action() -> None:
    game = hotel("ninas", krones=20, dice={4: 2}).do("ownA")
    assert not game.may("pass")
    game = hotel("ninas", krones=20, dice={4: 2}).do("die4")
    assert game.reason("ownA") == "M3-RUL-36"


@proves("L-NINAS-6", "M3-RUL-37")
@pytest.mark.parametrize(
    ("personal", "common", "points"),
    [((0, 1, 2), (), 0), ((0, 1, 2), (0,), 3), ((0, 1), (0, 1, 2), 6), ((0, 1, 2), (0, 1, 2), 10)],
)
def test_claimed_objectives_of_both_kinds_score_at_the_end(
    personal: tuple[int, ...], common: tuple[int, ...], points: int
) -> None:
    game = hotel("ninas", scoring=True, round=7, emperor=8, claimed=personal, discs=common)
    while not game.over:
        game.do(sorted(game.words)[0])
    assert game.points_from(AT_THE_END) == points
    assert game.points_from(AT_THE_END, seat=1) == 0


@proves("L-NINAS-4", "L-NINAS-5", "L-NINAS-6", "M3-RUL-37")
def test_the_worked_example_of_three_personal_and_one_common() -> None:
    game = hotel(
        "ninas", scoring=True, round=7, emperor=8, claimed=(0, 1, 2), discs=(1,), staff=[40]
    )
    while not game.over:
        game.do(sorted(game.words)[0])
    assert game.points_from(AT_THE_END) == 3
    assert game.points_from("staff at the end") == 5


@proves("L-NINAS-7")
def test_common_objectives_are_claimed_as_ever() -> None:
    game = hotel("ninas", krones=20, objectives=(105, 109, 113), personal=(106, 110, 114))
    game.do("oA")
    assert game.points_from("objectives") == 15
    assert game.me.discs == 1


@proves("M3-RUL-38", "M3-RUL-7")
def test_leopolds_symbols_mean_the_common_cards() -> None:
    game = hotel_alone("ninas", special="sushi")
    for card in range(193, 213):
        game.table.dice = sum(2 << 4 * space for space in range(1, 7))
        game.he_plays(card, [49, 77, 69, 52, 92])
    assert mine(game).claimed == 0
    assert any(game.his_discs)
