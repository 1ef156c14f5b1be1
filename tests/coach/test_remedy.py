"""A guest and a die are no alternatives: the coach sets a choice against what truly excludes it."""

from __future__ import annotations

import pytest

from hotelier.austria.rules import AUSTRIA
from hotelier.coach.remedy import Remedy, remedy
from hotelier.games import game_named
from hotelier.kernel.game import Game
from hotelier.kernel.perspective import Perspective
from tests.rules.position import Position, position

BEFORE, INSTEAD = Remedy("before", 0), Remedy("instead", 0)


def at_turn(*done: str) -> Position:
    """Somebody with a strudel to serve and a vacant room begins a turn."""
    return position(dice={1: 2, 3: 2}, kitchen="sc", cafe=["Duke"]).do(*done)


@pytest.mark.parametrize(
    ("done", "played", "better", "expected"),
    [
        ("", "die1 x1", "q4", BEFORE),
        ("", "q4", "die1 x1", Remedy("without", 0)),
        ("", "q4", "q3", INSTEAD),
        ("", "die1 x1", "die3 a1", INSTEAD),
        ("", "die1 x1", "strudel>1 die3 a1", Remedy("instead", 1)),
        ("", "die1 x1", "strudel>1 die1 x1", BEFORE),
        ("", "pass", "q4", INSTEAD),
        ("die1 x1 done", "end", "strudel>1 done", BEFORE),
        ("die1 x1 done", "strudel>1 done", "end", Remedy("without", 0)),
        ("", "die1 x1", "die1 x0", None),
    ],
)
def test_what_a_better_way_does_with_a_choice(
    done: str, played: str, better: str, expected: Remedy | None
) -> None:
    seen = Perspective(AUSTRIA, at_turn(*done.split()).table, 0)
    ways = ([AUSTRIA.choice_of(word) for word in way.split()] for way in (played, better))
    assert remedy(seen, *ways) == expected


def test_in_overbooking_a_card_is_always_played_in_the_place_of_another() -> None:
    game = Game(game_named("overbooking"), {"players": "2"}, seed=3)
    first, *others = game.legal
    seen = game.perspective(game.seat)
    assert {remedy(seen, [first], [other]) for other in others} == {INSTEAD}
