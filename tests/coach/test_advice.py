"""Advice: legal, what a bot would play, true in its reasons, and blind to what is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotelier.austria.engine import Austria
from hotelier.austria.own_turn import apply_within
from hotelier.coach import advice
from hotelier.games import game_named
from hotelier.kernel.message import Message
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State
from hotelier.words import say
from tests.bots.test_levels import QUICK, positions

BOTH = pytest.mark.parametrize("game", ["austria", "overbooking"])


def seen_of(game: str, state: State) -> Perspective:
    return Perspective(game_named(game), state, int(state.seat))


@BOTH
def test_a_coach_makes_no_mistakes_on_purpose(game: str) -> None:
    careless = replace(QUICK[game], error=1000.0)
    for state in positions(game, 2, 12)[:4]:
        seen = seen_of(game, state)
        assert advice(seen, careless, 5) == advice(seen, QUICK[game], 5)


@BOTH
def test_advice_is_legal_and_the_first_is_the_best(game: str) -> None:
    for state in positions(game, 1, 12)[:5]:
        seen = seen_of(game, state)
        found = advice(seen, QUICK[game], 5, most=2)
        assert 1 <= len(found) <= 2
        assert found[0].loss == 0
        for way in found:
            assert way.choices[0] in state.choices
            assert len(way.tokens) == len(way.steps) == len(way.choices)
            assert 0 <= way.win <= 1
            assert way.loss >= 0
            assert all(say(message) for message in (*way.steps, *way.reasons))


@BOTH
def test_ways_are_told_from_the_best_to_the_worst(game: str) -> None:
    """Whichever of them a race gave up first, and however lucky it was until then."""
    several = 0
    for seed in range(3):
        for state in positions(game, seed, 15)[:8]:
            ways = advice(seen_of(game, state), QUICK[game], 5)
            losses = [way.loss for way in ways]
            assert losses == sorted(losses)
            assert losses == pytest.approx([ways[0].value - way.value for way in ways])
            several += len(set(losses)) > 2
    assert several > 1


@BOTH
def test_advice_does_not_depend_on_what_is_hidden(game: str) -> None:
    rules = game_named(game)
    for state in positions(game, 4, 25)[:3]:
        other = rules.imagine(state, int(state.seat), 99)
        told = [advice(seen_of(game, world), QUICK[game], 3, most=1) for world in (state, other)]
        assert told[0] == told[1]


def test_another_seat_gets_no_advice() -> None:
    state = positions("overbooking", 1, 10)[0]
    other = Perspective(game_named("overbooking"), state, 1 - int(state.seat))
    assert advice(other, QUICK["overbooking"]) == []


@pytest.mark.parametrize("seed", range(2))
def test_reasons_are_what_the_turn_changes(seed: int) -> None:
    """Played out in another imagined world, the view tells the same changes."""
    rules = game_named("austria")
    told = 0
    for state in positions("austria", seed, 20)[:6]:
        seat = int(state.seat)
        seen = seen_of("austria", state)
        for way in advice(seen, QUICK["austria"], 1):
            world = seen.imagine(77)
            assert isinstance(world, Austria)
            was = rules.view(world, seat)["hotels"][seat]
            for choice in way.choices:
                apply_within(world, choice)
            now = rules.view(world, seat)["hotels"][seat]
            said = {reason.id: reason for reason in way.reasons}
            told += len(said)
            for what, key, value in (
                ("krones", "coach-krones", "krones"),
                ("emperor", "coach-emperor", "steps"),
                ("points", "coach-points", "points"),
            ):
                change = now[what] - was[what]
                more, less = (value_of(said, f"{key}-{side}", value) for side in ("more", "less"))
                assert more - less == change
            assert ("coach-hires" in said) >= (len(now["staff"]) > len(was["staff"]))
            newly = {
                kind: any(
                    after == kind != before
                    for before, after in zip(was["rooms"], now["rooms"], strict=True)
                )
                for kind in ("occupied", "vacant")
            }
            assert ("coach-occupies" in said) == newly["occupied"]
            assert ("coach-prepares" in said) == newly["vacant"]
            assert ("coach-claims" in said) == (len(now["discs"]) > len(was["discs"]))
    assert told


def value_of(said: dict[str, Message], key: str, value: str) -> int:
    """What a reason tells of, 0 if there is none."""
    told = said[key].values[value] if key in said else 0
    assert isinstance(told, int)
    return told


def test_every_round_of_overbooking_is_told_in_numbers() -> None:
    for state in positions("overbooking", 2, 12)[:2]:
        for way in advice(seen_of("overbooking", state), QUICK["overbooking"]):
            assert way.reasons[-1].id == "coach-round"
