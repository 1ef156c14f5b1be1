"""Whoever reads the log finds the clause of the rulebook by which something happened."""

from __future__ import annotations

from types import ModuleType

import pytest

from hotelier import game_named
from hotelier.austria import clauses as of_austria
from hotelier.austria import events as austria_events
from hotelier.kernel.state import Event
from hotelier.overbooking import clauses as of_overbooking
from hotelier.overbooking import events as overbooking_events
from hotelier.words import ENGLISH
from hotelier.words.rules import clauses
from tests.page.games import played

NO_KINDS = ("FROM_", "NOBODY", "COUNT_MASK", "DRAWN_", "PLACE_MASK", "PLAYED_", "BACK")
NOT_OF_EVENTS = "GUESTS"


def kinds(events: ModuleType) -> set[int]:
    """What can happen, by its number."""
    return {
        value
        for name, value in vars(events).items()
        if isinstance(value, int) and name.isupper() and name != NOT_OF_EVENTS
        if not name.startswith(NO_KINDS)
    }


def test_every_kind_of_event_has_a_clause() -> None:
    tables = (of_austria.CLAUSES, of_austria.BY_VALUE, of_austria.BY_SECOND_VALUE)
    known = set[int]().union(*tables, of_austria.OF_CARDS)
    assert known == kinds(austria_events)
    assert set(of_overbooking.CLAUSES) == kinds(overbooking_events)


def test_every_clause_stands_in_the_rulebook() -> None:
    by_value = (of_austria.BY_VALUE | of_austria.BY_SECOND_VALUE).values()
    named = {*of_austria.CLAUSES.values(), *of_overbooking.CLAUSES.values()}
    named |= {clause for values in by_value for clause in values.values()}
    assert named - set(clauses(ENGLISH)) == set()


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        ((austria_events.DIE_TAKEN, 0, 3, 2), "DIE-6"),
        ((austria_events.STAFF_PLAYED, 0, 1, 2), "S1"),
        ((austria_events.SCORED, 0, 5, austria_events.FROM_GROUPS), "ROOM-6"),
        ((austria_events.TOKEN_SPENT, 0, 2, 1), "L-DOVE-5"),
    ],
)
def test_what_an_event_is_about_leads_to_its_own_clause(event: Event, clause: str) -> None:
    assert game_named("austria").clause_of(event) == clause


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_whatever_happens_in_a_game_can_be_looked_up(game: str) -> None:
    made = played(game=game, seed=11, players="2")
    found = {made.rules.clause_of(event) for step in made.steps for event in step.events}
    assert found <= set(clauses(ENGLISH))
