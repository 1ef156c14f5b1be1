"""The page and its texts agree: none is missing, none is for nothing, none stands in the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk

import hotelier.house
from tests.words.page_source import (
    bare_texts,
    beginnings_in_code,
    calls,
    fetched_with,
    words_in_code,
)
from tests.words.texts import entries, texts, values_needed

EVERYWHERE = ("games.ftl", "page.ftl")
AT_TABLES = "page_table.ftl"
OF_THE_GUIDE = "page_guide.ftl"
FILES = (*EVERYWHERE, AT_TABLES, OF_THE_GUIDE)
TEXTS = texts("en", *FILES)
"""Reading all at once, this also finds an id that stands in two of them."""
ROOMS = {
    "main.ts": EVERYWHERE,
    "memoirs/Memoirs.svelte": EVERYWHERE,
    "rules/Rulebook.svelte": EVERYWHERE,
    "gallery/Gallery.svelte": (*EVERYWHERE, AT_TABLES),
    "table/TablePage.svelte": (*EVERYWHERE, AT_TABLES),
    "table/Replay.svelte": (*EVERYWHERE, AT_TABLES),
}
"""What is fetched by itself, and the texts that are there by then; the guide has them all."""
OWN = texts("en", *(file for file in FILES if file != "games.ftl"))
REFUSED = "refused-"


def test_the_files_are_well_written() -> None:
    for file in FILES:
        assert not [entry for entry in entries("en", file) if isinstance(entry, Junk)]


def test_the_source_of_the_page_is_understood() -> None:
    found = calls()
    assert len(found) > 200
    assert any("sit-down" in call.ids and "gathering" not in call.ids for call in found)
    assert any("status-" in call.beginnings for call in found)
    assert any(call.ids == ("opponents",) and call.values == frozenset({"count"}) for call in found)


def test_every_text_the_page_asks_for_is_there() -> None:
    missing = {(call.file, name) for call in calls() for name in call.ids if name not in TEXTS}
    assert missing == set()
    for call in calls():
        for start in call.beginnings:
            assert any(name.startswith(start) for name in TEXTS), (call.file, start)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_only_what_was_fetched_for_it(room: str) -> None:
    there = texts("en", *ROOMS[room])
    asked = calls(fetched_with(room))
    assert len(asked) > 10
    late = {(call.file, name) for call in asked for name in call.ids if name not in there}
    assert late == set()
    for call in asked:
        for start in call.beginnings:
            assert any(name.startswith(start) for name in there), (call.file, start)


def test_every_text_gets_the_values_it_needs() -> None:
    for call in calls():
        if call.values is not None:
            for name in call.ids:
                assert values_needed(TEXTS, name) <= call.values, (call.file, name)


def test_no_text_of_the_page_is_for_nothing() -> None:
    words, starts = words_in_code(), beginnings_in_code()
    starts |= {start for call in calls() for start in call.beginnings}
    said = {
        name for name in OWN if name in words or any(name.startswith(start) for start in starts)
    }
    assert set(OWN) - said == set()


def test_what_is_refused_is_something_the_house_refuses() -> None:
    home = Path(*hotelier.house.__path__)
    source = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*\d+,\s*"([a-z-]+)"', source))
    assert "no-such-table" in codes
    told = {name.removeprefix(REFUSED) for name in TEXTS if name.startswith(REFUSED)}
    assert told - codes == set()


def test_no_text_stands_in_the_markup() -> None:
    assert list(bare_texts()) == []
