"""Golden journals: one game per mode that must lead to the same end for ever."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from hotelier.kernel.errors import JournalError
from hotelier.kernel.game import Game
from hotelier.kernel.journal import parse_journal
from hotelier.overbooking import OVERBOOKING
from tests.overbooking.test_properties import only_overbooking

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.journal"))


def test_every_mode_has_a_journal() -> None:
    options = [parse_journal(path.read_text(encoding="utf-8")).options for path in JOURNALS]
    modes = {(found["scoring"], found["peeking"]) for found in options}
    offered = {option.name: option.values for option in OVERBOOKING.options}
    assert modes == set(product(offered["scoring"], offered["peeking"]))
    assert {found["players"] for found in options} == set(offered["players"])


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_leads_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.load(text, only_overbooking)
    assert game.over
    assert game.state.scores() == parse_journal(text).scores
    assert game.save() == text


def test_a_changed_choice_is_noticed() -> None:
    text = JOURNALS[0].read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if line.startswith(("1:", "2:", "3:", "4:")))
    word = first.split()[1]
    with pytest.raises(JournalError, match="not legal now"):
        Game.load(text.replace(word, "pass", 1), only_overbooking)
