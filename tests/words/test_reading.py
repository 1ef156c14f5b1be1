"""Texts are read one by one, when they are said, and nothing of a file is overlooked."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from hotelier.words import ENGLISH, languages
from hotelier.words.pseudo import PSEUDO, stretched
from hotelier.words.reading import MissingWords, Texts
from tests.words.agreement import files
from tests.words.texts import HOME, entries


def texts(source: str, language: str = ENGLISH) -> Texts:
    found = Texts(language, ENGLISH, {})
    found.add(source)
    return found


def test_a_text_brings_the_texts_it_names_and_their_own() -> None:
    found = texts(
        """
        # A comment belongs to nothing.
        -house = hotelier
        the-house = the { -house }
            .short = { -house }
        welcome = Welcome to { the-house }, or { the-house.short }!
        unasked = { broken
        """.replace("\n        ", "\n")
    )
    assert found.say("welcome", {}) == "Welcome to the hotelier, or hotelier!"
    assert found.say("the-house.short", {}) == "hotelier"


def test_of_two_texts_with_one_name_the_first_one_counts() -> None:
    found = texts("one = First\none = Second\n")
    found.add("one = Third\n")
    assert found.say("one", {}) == "First"


def test_what_is_not_well_written_is_told_when_it_is_to_be_said() -> None:
    found = texts("well = Written\nbadly = { $count ->\nworse\nother = Text\n")
    assert found.say("well", {}) == "Written"
    assert found.say("other", {}) == "Text"
    with pytest.raises(MissingWords, match="cannot be read from 'badly"):
        found.say("badly", {})


def test_the_strange_language_is_made_of_english() -> None:
    assert texts("one = First\n", PSEUDO).say("one", {}) == stretched("First")


@pytest.mark.parametrize("language", languages())
def test_every_entry_of_every_file_is_found(language: str) -> None:
    for file in files():
        found = texts((HOME / language / file).read_text(encoding="utf-8"), language)
        written = [
            f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            for entry in entries(language, file)
            if isinstance(entry, ast.Message | ast.Term)
        ]
        assert list(found._unread) == written
