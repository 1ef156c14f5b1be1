"""The code and the texts agree: no text is missing, none is for nothing.

The ids in the code are read from its source, so that even what no game ever reached is checked.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import Junk

import hotelier.austria
import hotelier.kernel
import hotelier.words
from hotelier.austria import events
from hotelier.austria.cards.guests import GUESTS, Guest
from hotelier.austria.cards.objectives import OBJECTIVES
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.cards.staff_card import Staff
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.message import Message
from hotelier.words import say
from tests.words.about import about
from tests.words.source import made_ids, nodes, written_ids
from tests.words.texts import entries, texts, values_needed

FILES = ("austria.ftl", "entrances.ftl", "kernel.ftl", "more_staff.ftl", "numbers.ftl", "solo.ftl")
TEXTS = texts("en", *FILES)
ID = re.compile(r"(austria|entrance|kernel|number|solo)-[a-z0-9-]+(\.[a-z]+)?")
FORMS = {"the", "a"}
"""Attributes that only other texts ask for."""


NODES = nodes(hotelier.austria, hotelier.kernel, hotelier.words)


def test_the_files_are_well_written() -> None:
    for file in FILES:
        assert not [entry for entry in entries("en", file) if isinstance(entry, Junk)]


def test_every_id_in_the_code_has_a_text() -> None:
    assert len(written_ids(NODES, ID)) > 150
    assert written_ids(NODES, ID) - set(TEXTS) == set()


def test_every_text_is_used_by_the_code_or_by_another_text() -> None:
    made, written = made_ids(NODES, ID), written_ids(NODES, ID)
    written |= {name for text in TEXTS.values() for name in text.refers_to}
    written |= {f"{name}.hidden" for name in written}
    written |= {message.id for message in about(AUSTRIA)}
    used = {
        name
        for name in TEXTS
        if name in written
        or any(family.fullmatch(name) for family in made)
        or name.partition(".")[2] in FORMS
    }
    assert set(TEXTS) - used == set()


def test_every_form_that_words_have_is_asked_for_somewhere() -> None:
    asked = {case for text in TEXTS.values() for _, case in text.forms}
    assert asked == FORMS
    having = {name.partition(".")[2] for name in TEXTS if "." in name}
    assert having == FORMS | {"text", "hidden", "short", "title"}


def calls() -> Iterator[tuple[str, set[str]]]:
    """Every message made with its id and its values in plain sight."""
    for node in NODES:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id == "because":
            yield _text_of(node.args[1]), {keyword.arg or "" for keyword in node.keywords}
        elif node.func.id == "Message" and _text_of(node.args[0]):
            values = node.args[1] if len(node.args) == 2 else ast.Dict([], [])
            if isinstance(values, ast.Dict) and None not in values.keys:
                yield _text_of(node.args[0]), {_text_of(key) for key in values.keys if key}


def _text_of(node: ast.AST) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def test_every_text_gets_the_values_it_needs() -> None:
    checked = 0
    for name, values in calls():
        checked += 1
        assert values_needed(TEXTS, name) <= values, name
    assert checked > 120


@pytest.mark.parametrize("guest", GUESTS, ids=lambda guest: f"G{guest.number}")
def test_guests_are_called_as_in_the_rulebook(guest: Guest) -> None:
    name = f"austria-guest-{guest.number}"
    assert say(Message(name)) == guest.name
    assert say(Message(f"{name}.the")).removeprefix("the ") == guest.name


@pytest.mark.parametrize("card", STAFF, ids=lambda card: f"S{card.number}")
def test_staff_are_called_as_in_the_rulebook(card: Staff) -> None:
    name = f"austria-staff-{card.number}"
    assert say(Message(name)) == card.name
    assert say(Message(f"{name}.the")) == f"the {card.name}"
    assert f"{name}.text" in TEXTS


def test_families_of_texts_are_complete() -> None:
    for objective in OBJECTIVES:
        assert f"austria-objective-{objective.number}.text" in TEXTS
    for source in range(len(events.SOURCES)):
        assert f"austria-source-{source}" in TEXTS
    for number in range(1, 7):
        assert f"austria-dice-{number}" in TEXTS
    for action in range(1, 6):
        assert f"austria-action-{action}" in TEXTS
    for action in (1, 2, 4):
        assert f"austria-question-main-{action}" in TEXTS
