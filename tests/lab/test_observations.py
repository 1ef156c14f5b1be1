"""Observations say what views say, in numbers, and nothing more."""

from __future__ import annotations

import pytest

from hotelier.games import GAMES, game_named
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.overbooking.engine import OverbookingState
from tests.lab import observation_table
from tests.lab.overbooking_seen import overbooking_view
from tests.lab.seen import Seen, austria_view, positions, seen_by
from tests.ways import some_ways

WAYS = 24
"""So many ways to agree on a game are tried, from all over them."""
GAMES_AND_VIEWS = [("austria", austria_view), ("overbooking", overbooking_view)]


def sampled(rules: Rules, every: int) -> list[State]:
    """Positions from all over random games, the final ones included."""
    found: list[State] = []
    for seed, options in enumerate(some_ways(rules, WAYS)):
        for number, state in enumerate(positions(rules, options, seed)):
            if state.over or number % every == seed % every:
                found.append(state.clone())
    return found


@pytest.mark.parametrize(("game", "told"), GAMES_AND_VIEWS)
def test_an_observation_says_what_the_view_says(game: str, told: object) -> None:
    rules = game_named(game)
    assert callable(told)
    for state in sampled(rules, 9):
        for seat in range(len(state.scores())):
            seen = seen_by(rules, state, seat)
            expected: Seen = told(rules.view(state, seat), seat)
            known_hands = {n for n, place in enumerate(seen.get("staff", ())) if 5 <= place <= 7}
            for name, numbers in expected.items():
                found = seen[name]
                if name == "staff":
                    found = tuple(0 if n in known_hands else p for n, p in enumerate(found))
                assert found == numbers, name
            missing = range(seen["players"][0], 4)
            absent = tuple(f"{what}." for n in missing for what in (f"seat{n}", f"hotel{n + 1}"))
            assert all(set(n) == {0} for name, n in seen.items() if name.startswith(absent))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(game: str) -> None:
    rules = game_named(game)
    for number, state in enumerate(sampled(rules, 13)):
        for seat in range(int(rules.observation.of(state, 0)[0])):
            seen = rules.observation.of(state, seat)
            for seed in (number, number + 1):
                assert rules.observation.of(rules.imagine(state, seat, seed), seat) == seen


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_stay_within_what_their_fields_say(game: str) -> None:
    rules = game_named(game)
    least, most = rules.observation.bounds()
    for state in sampled(rules, 3):
        seen = rules.observation.of(state, int(state.seat))
        for place, number in enumerate(seen):
            assert least[place] <= number <= most[place], place


def test_two_seats_see_the_same_table_turned_round() -> None:
    rules = game_named("austria")
    state = rules.deal(rules.settle({"players": "3"}), 5)
    seen = [seen_by(rules, state, seat) for seat in range(3)]
    for name in ("krones", "turn_order", "hand", "rooms"):
        assert seen[0][f"seat2.{name}"] == seen[1][f"seat1.{name}"] == seen[2][f"seat0.{name}"]
    assert seen[0]["queue1.guest"] == seen[1]["queue1.guest"]


def test_a_hand_known_from_the_starter_sets_is_seen() -> None:
    rules = game_named("austria")
    state = rules.deal(rules.settle({"players": "2", "hands": "introductory"}), 1)
    mine, other = (set(rules.view(state, seat)["own"]["hand"]) for seat in (0, 1))
    staff = seen_by(rules, state, 0)["staff"]
    assert {card for card, place in enumerate(staff, 1) if place == 1} == mine
    assert {card for card, place in enumerate(staff, 1) if place == 5} == other


def test_cards_named_by_noblewomen_are_told_in_their_order() -> None:
    rules = game_named("overbooking")
    state = next(
        state
        for state in positions(rules, rules.settle({"players": "4"}), 1)
        if not state.over and rules.view(state, None)["checking"] and queue_of(state)[1:]
    )
    assert isinstance(state, OverbookingState)
    first, second = queue_of(state)[:2]
    state.named = [second, first]
    seen = seen_by(rules, state, 0)
    hotel = int(state.checked) + 1
    assert [seen[f"hotel{hotel}.queue{place}.shown"] for place in (1, 2)] == [(3,), (2,)]


def queue_of(state: State) -> list[int]:
    """The cards at the hotel being checked."""
    assert isinstance(state, OverbookingState)
    hotel = state.checked
    return [int(state.queue_card(hotel, place)) for place in range(state.queue_size[hotel])]


def test_the_documents_tell_of_every_field() -> None:
    assert observation_table.PAGE.read_text(encoding="utf-8") == observation_table.page()
