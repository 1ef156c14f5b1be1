"""What goes wrong is told by texts: none is missing, none is for nothing."""

from __future__ import annotations

import ast
import pickle
import re

import hotelier
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from tests.words.source import nodes, written_ids
from tests.words.texts import texts, values_needed

TEXTS = texts("en", "errors.ftl")
ID = re.compile(r"(error|house)-[a-z-]+")


def test_every_text_is_there_and_is_said_somewhere() -> None:
    assert written_ids(nodes(hotelier), ID) & set(TEXTS) == set(TEXTS)
    said = {name for name, _ in calls()}
    assert {name for name in said if ID.fullmatch(name)} - set(TEXTS) == set()


def calls() -> list[tuple[str, set[str] | None]]:
    """Every sentence made in plain sight, with its values where they can be read."""
    found: list[tuple[str, set[str] | None]] = []
    for node in nodes(hotelier):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "sentence" and isinstance(node.args[0], ast.Constant):
                values = {keyword.arg for keyword in node.keywords if keyword.arg}
                plain = len(values) == len(node.keywords)
                found.append((str(node.args[0].value), values if plain else None))
    return found


def test_every_text_gets_the_values_it_needs() -> None:
    found = calls()
    assert len(found) > 90
    known = {**TEXTS, **texts("en", "kernel.ftl")}
    for name, values in found:
        if values is not None:
            assert values_needed(known, name) == values, name


def test_an_error_is_read_as_a_sentence_and_survives_a_trip_between_processes() -> None:
    error = HotelierError(sentence("error-no-game", name="chess", known="austria"))
    again = pickle.loads(pickle.dumps(error))
    assert str(error) == str(again) == "There is no game 'chess'; there is austria."
    assert str(HotelierError("Said already.")) == "Said already."
