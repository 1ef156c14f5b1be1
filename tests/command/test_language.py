"""The language the command speaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hotelier.cli.tongue import language_of_the_system
from hotelier.words import ENGLISH, languages, own_language, speak
from hotelier.words.pseudo import PSEUDO, stretched
from tests.command.conftest import Run


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ENGLISH),
        ({"LANG": "C.UTF-8"}, ENGLISH),
        ({"LANG": "tlh_KX.UTF-8"}, ENGLISH),
        ({"LC_ALL": "", "LANG": "en_GB"}, "en"),
        *(
            ({"LC_ALL": f"{tongue}_XX.UTF-8", "LC_MESSAGES": "C", "LANG": "C"}, tongue)
            for tongue in languages()
        ),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of_the_system(environment) == language


def test_a_language_that_is_asked_for(run: Run) -> None:
    code, out, _ = run("--lang", PSEUDO, "card", "duke")
    assert code == 0
    assert stretched("Duke") in out
    assert own_language() == PSEUDO
    code, out, _ = run("--lang", "en-GB", "card", "duke")
    assert "Duke" in out


def test_help_and_errors_are_in_that_language_too(run: Run) -> None:
    _, out, _ = run("--lang", PSEUDO, "--help")
    assert stretched("play, simulate") in out
    code, _, complaint = run("--lang", PSEUDO, "simulate", "--bots", "nobody,greedy")
    assert code == 2
    assert stretched("There is no player") in complaint


def test_what_click_says_is_in_that_language_too(run: Run) -> None:
    _, out, _ = run("--lang", PSEUDO, "serve", "--help")
    for words in ("Usage:", "Options", "[default: ", "Show this message"):
        assert stretched(words) in out
        assert words not in out
    for line, words in {
        "dance": "There is no command",
        "simulate --players 7": "takes one of these",
        "simulate --games 0": "takes a number",
        "simulate --casino yes": "There is no option",
        "card": "is missing",
        "replay one two": "Too many words",
    }.items():
        _, _, complaint = run("--lang", PSEUDO, *line.split())
        assert stretched(words) in complaint


def test_an_unknown_language_is_refused_in_one_sentence(run: Run) -> None:
    code, _, complaint = run("--lang", "tlh", "card", "duke")
    assert code == 2
    assert complaint.startswith("hotelier: There are no texts in 'tlh', only in ")
