"""Every language says what English says, with the same values; and the check for that works."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotelier.words import languages
from tests.words import agreement, check
from tests.words.agreement import (
    Language,
    files,
    glossary_complaints,
    of_files,
    rulebook_complaints,
)

ALL = pytest.mark.parametrize("language", languages())


@ALL
def test_a_language_says_all_that_english_says_and_nothing_else(language: str) -> None:
    compared = of_files(language)
    found = {file: list(compared.complaints(file)) for file in {*files(), *files(language)}}
    assert {file: complaints for file, complaints in found.items() if complaints} == {}


@ALL
def test_a_language_has_a_rulebook_with_all_clauses_and_a_glossary(language: str) -> None:
    assert [*rulebook_complaints(language), *glossary_complaints(language)] == []


ENGLISH_TEXTS = """\
guest = Duke
    .the = the Duke
    .text = A noble.
move-in = Move { FORM($guest, case: "the") } in for { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}
cards = { $count ->
    [one] a card
   *[other] many cards
}
price = Costs { amount }.
amount = { $krones } krones
help = Try --seed 7.
"""
GERMAN_TEXTS = """\
guest = Herzog
    .accusative = den Herzog
    .text = Ein Adliger.
move-in = { FORM($guest, case: "accusative") } für { $krones } Kronen einquartieren
cards = Karten
price = Kostet { amount }.
amount = { $krones } Kronen
help = Versuchen Sie --seed 7.
"""


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("", "", []),
        (
            "    .text",
            "    .the = der Herzog\n    .text",
            ["no sentence asks for this form: guest.the"],
        ),
        ("    .text", "    .dative = dem Herzog\n    .text", ["not in English: guest.dative"]),
        ("help = Versuchen Sie --seed 7.", "", ["missing: help"]),
        ("--seed", "--saat", ["names other flags: help"]),
        ("    .text = Ein Adliger.\n", "", ["missing: guest.text"]),
        ("{ $krones } Kronen ein", "ein", ["does not say all: move-in ($krones)"]),
        (
            "{ $krones } Kronen\nhelp",
            "{ $Kronen } Kronen\nhelp",
            [
                "asks for what it is not given: price ($Kronen)",
                "does not say all: price ($krones)",
                "asks for what it is not given: amount ($Kronen)",
                "does not say all: amount ($krones)",
            ],
        ),
        ("cards", "karten", ["missing: cards", "not in English: karten"]),
        (
            "{ amount }",
            "{ betrag }",
            ["refers to no text: price (betrag)", "does not say all: price ($krones)"],
        ),
        (
            "= Karten",
            "= { $count",
            ["cannot be read from 'cards = { $count' on", "missing: cards"],
        ),
    ],
)
def test_what_a_language_lacks_is_found(old: str, new: str, found: list[str]) -> None:
    assert old in GERMAN_TEXTS
    german = GERMAN_TEXTS.replace(old, new, 1)
    compared = Language({"a.ftl": ENGLISH_TEXTS}, {"a.ftl": german})
    assert list(compared.complaints("a.ftl")) == found


def test_a_text_in_the_wrong_file_is_found() -> None:
    compared = Language({"a.ftl": "one = 1", "b.ftl": "two = 2"}, {"b.ftl": "one = 1\ntwo = 2"})
    assert list(compared.complaints("a.ftl")) == ["missing: one (it stands in b.ftl)"]
    assert list(compared.complaints("b.ftl")) == ["not in English: one"]


def test_the_command_tells_translators_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "de").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("one = 1\ntwo = 2\n")
    (tmp_path / "de" / "a.ftl").write_text("one = 1\n")
    monkeypatch.setattr(agreement, "HOME", tmp_path)
    assert check.main(["de", "a.ftl"]) == 1
    assert capsys.readouterr().out == "de/a.ftl: missing: two\n1 things to do.\n"
    (tmp_path / "de" / "a.ftl").write_text("one = 1\ntwo = 2\n")
    assert check.main(["de", "a.ftl"]) == 0
    assert check.main(["de", "b.ftl"]) == 2
    assert check.main([]) == 2
