"""Nine Stars Inn: stars and the human's floors and columns (STARS, SOLO-RUL-9)."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from tests.proof import proves
from tests.solo.alone import Alone, alone, dealt


def inn(stars: int = 0, **values: object) -> Alone:
    return alone(special="nine-stars", cogwheels=stars, **values)  # type: ignore[arg-type]


@proves("STARS-1")
def test_a_track_that_starts_empty() -> None:
    assert dealt(leopold_hotel="nine-stars").leopold.cogwheels == 0


@proves("STARS-1")
def test_every_counted_objective_symbol_is_a_star() -> None:
    game = inn(dice={1: 9})
    assert game.he_plays(203).leopold.cogwheels == 1
    assert game.he_plays(201).leopold.cogwheels == 1, "no objective on this card"
    assert game.he_plays(202).leopold.cogwheels == 2
    assert game.his_discs == [1, 0, 1], "the objectives go on as usual"


@proves("STARS-1")
def test_a_symbol_that_does_not_count_is_no_star() -> None:
    assert inn(difficulty="medium").he_plays(193).leopold.cogwheels == 0
    assert inn(difficulty="hard").he_plays(193).leopold.cogwheels == 1


@proves("STARS-1")
def test_stars_come_even_when_all_objectives_are_claimed() -> None:
    game = inn(2)
    game.leopold.countdown = 0b111111
    assert game.he_plays(203).leopold.cogwheels == 3


@proves("STARS-2")
def test_never_more_than_nine() -> None:
    assert inn(9).he_plays(203).leopold.cogwheels == 9


FLOOR_LEFT = "a1 b1 c1 d1"


@proves("STARS-2")
@pytest.mark.parametrize(("stars", "left"), [(5, 4), (1, 0), (0, 0)])
def test_a_full_floor_takes_a_star(stars: int, left: int) -> None:
    game = inn(stars, occupied=FLOOR_LEFT, rooms="e1", cafe=[(65, "")])
    game.do("in1")
    assert game.occupied >= {"e1"}
    assert game.leopold.cogwheels == left


@proves("STARS-2")
def test_a_full_column_takes_a_star() -> None:
    game = inn(5, occupied="a1 a2 a3 b1", rooms="a4", cafe=[(65, "")])
    game.do("in1")
    assert game.leopold.cogwheels == 4


@proves("STARS-2")
def test_other_rooms_take_none() -> None:
    game = inn(5, occupied="a1 b1", rooms="e1 d1", cafe=[(65, "")])
    game.do("in1")
    assert game.leopold.cogwheels == 5


@proves("STARS-2")
def test_his_own_floors_take_none() -> None:
    game = inn(5, his={"occupied": "a1 b1 c1 d1"}).he_plays(199)
    assert "e1" in game.his_rooms
    assert game.leopold.cogwheels == 6


@proves("SOLO-RUL-9")
def test_a_floor_and_a_column_at_once_take_two() -> None:
    game = inn(5, occupied=f"{FLOOR_LEFT} e2 e3 e4", rooms="e1", cafe=[(65, "")])
    game.do("in1")
    assert game.leopold.cogwheels == 3


@proves("SOLO-RUL-9")
def test_completing_a_floor_anew_counts_again() -> None:
    game = inn(5, occupied=FLOOR_LEFT, rooms="e1", cafe=[(65, ""), (66, "")])
    game.do("in1")
    game.me.occupied &= ~(1 << 4)
    game.refresh().do("in2")
    assert game.leopold.cogwheels == 3


@proves("STARS-3")
@pytest.mark.parametrize(
    ("stars", "points"), [(0, 0), (1, 5), (3, 5), (4, 10), (6, 10), (7, 15), (9, 15)]
)
def test_the_last_row_scores_at_the_end_of_an_emperor_scoring(stars: int, points: int) -> None:
    """The worked example is a track whose last cogwheel lies in row II: 10 points."""
    game = inn(stars, scoring=True, first=1, emperor=4)
    assert game.points_from("special hotel", seat=1) == points
    assert game.his_points == points


@proves("SOLO-RUL-9", "STARS-3")
def test_what_you_complete_during_the_scoring_comes_first() -> None:
    # The reward of C2 prepares and occupies e1, which completes the floor.
    game = inn(
        4,
        scoring=True,
        first=1,
        round=7,
        tiles=("A1", "B1", "C2"),
        emperor=13,
        rooms="",
        occupied="a1 b1 c1 d1 a2 b2 c2 d2",
    )
    game.do("e1")
    assert game.leopold.cogwheels == 3
    assert game.points_from("special hotel", seat=1) == 5
    kinds = [event[0] for event in game.events]
    assert kinds.index(events.COGWHEEL_RETURNED) < kinds.index(events.STARS_COUNTED)
