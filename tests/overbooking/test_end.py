"""The end of the game (OB-END)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hotelier.overbooking.cards import COINS_OF
from tests.overbooking.positions import guest, position
from tests.proof import proves

BIRDS = ["bird1", "bird2", "bird3", "bird4", "bird5", "bird6"]


def coins(words: str) -> int:
    return sum(COINS_OF[guest(word)] for word in words.split())


@proves("OB-END-1")
def test_a_point_for_each_coin_and_each_token() -> None:
    one, other = "bird1 fish6 lion3", "bear4"
    table = position(booked=[one, other], tokens=[2, 3], discards=["bird2", ""])
    assert table.state.scores() == [coins(one) + 2, coins(other) + 3]


@proves("OB-END-2")
@pytest.mark.parametrize(
    ("scoring", "bonus"),
    [
        ("beginners", [0, 0, 0, 0, 2, 4, 6]),
        ("experts", [0, 0, 0, 0, 2, 5, 10]),
        ("none", [0, 0, 0, 0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("cards", range(7))
def test_crests_score_by_the_number_of_cards_of_a_family(
    scoring: str, bonus: list[int], cards: int
) -> None:
    booked = " ".join(BIRDS[:cards])
    table = position(scoring=scoring, booked=[booked])
    assert table.state.scores()[0] == coins(booked) + bonus[cards]


@proves("OB-END-2")
def test_each_family_counts_once() -> None:
    booked = " ".join([*BIRDS, "lion1 lion2 lion3 lion4", "fish1 fish2 fish3"])
    table = position(scoring="experts", booked=[booked])
    assert table.state.scores()[0] == coins(booked) + 10 + 2


def winners(booked: Sequence[str], tokens: Sequence[int] = ()) -> list[int]:
    return position(players=len(booked), booked=booked, tokens=tokens).state.winners()


@proves("OB-END-3")
def test_most_points_win() -> None:
    assert winners(["bird6", "bird1", "bird2"], [0, 0, 1]) == [2]


@proves("OB-END-3")
def test_a_tie_goes_to_more_cards_with_three_coins() -> None:
    # A monk is worth as much as two tokens and workers.
    assert coins("bird1") == 3
    assert winners(["bird6", "bird1"], [2, 0]) == [1]


@proves("OB-END-3")
def test_then_the_win_is_shared() -> None:
    assert winners(["bird1", "lion2", "bird6"]) == [0, 1]


@proves("OB-END-3")
def test_three_coin_cards_do_not_win_against_more_points() -> None:
    assert winners(["bird1 fish1", ""], [0, 7]) == [1]
