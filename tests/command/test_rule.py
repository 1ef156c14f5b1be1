"""Looking up rules at the command."""

from __future__ import annotations

import pytest

from hotelier.words import languages
from hotelier.words.rules import clauses
from tests import rulebook
from tests.command.conftest import Run


def test_a_rule_is_found_by_its_number(run: Run) -> None:
    code, out, _ = run("rule", "set-6")
    assert code == 0
    assert out == "SET-6: The supply of strudel, cake, wine and coffee never runs dry.\n"


def test_rules_are_found_by_their_words(run: Run) -> None:
    _, out, _ = run("rule", "Sushi", "cogwheel")
    assert out.count("\n") > 1
    assert all("sushi" in line.casefold() for line in out.splitlines())


def test_what_no_rule_says_is_one_sentence(run: Run) -> None:
    code, _, complaint = run("rule", "castling")
    assert code == 2
    assert complaint == "hotelier: No rule has the number or says 'castling'.\n"


@pytest.mark.parametrize("language", languages())
def test_every_clause_is_known_without_marks_of_its_file(language: str) -> None:
    known = clauses(language)
    assert list(known) == [clause for book in _in_order() for clause in book]
    for name, text in known.items():
        assert text, name
        assert not any(mark in text for mark in ("**", "](", "\n")), name


def _in_order() -> list[list[str]]:
    books = rulebook.clauses()
    names = ("austria", "rulings", "solo", "more-staff", "entrances", "overbooking")
    return [*(books.pop(f"{name}.md") for name in names), *books.values()]
