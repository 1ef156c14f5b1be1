"""Whole games against each of his hotels, kept as journals: they must lead where they led."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotelier import Game, game_named
from tests.austria.invariants import check
from tests.austria.test_properties import table_of

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.journal"))


def test_there_is_a_journal_for_every_hotel_and_opponent() -> None:
    assert [path.stem for path in JOURNALS] == [
        "elisabeth",
        "hautel-couture",
        "leopold",
        "nine-stars",
        "sushi",
        "toll-bridge",
    ]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_leads_where_it_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.load(text, game_named)
    assert game.over
    assert game.save() == text
    check(table_of(game))
