"""Whatever a game may come to, it can be said in every language."""

from __future__ import annotations

import pytest

from hotelier.austria.rules import AUSTRIA
from hotelier.words import say
from tests.rules.position import position
from tests.words.everywhere import unsaid_anywhere
from tests.words.listening import Listener, whole_games
from tests.words.texts import texts

TEXTS = texts("en", "austria.ftl", "kernel.ftl", "more_staff.ftl")


@pytest.fixture(scope="module")
def listener() -> Listener:
    return whole_games()


def test_everything_in_play_can_be_said_in_every_language(listener: Listener) -> None:
    assert len(listener.heard) > 3000
    assert unsaid_anywhere(listener.heard.values()) == {}


def test_choices_are_told_apart() -> None:
    game = position(cafe=["Duke", "Earl"], kitchen="scwk", staff=[1, 2], dice={1: 1, 4: 2, 6: 3})
    told = [say(AUSTRIA.describe(game.table, choice)) for choice in game.table.choices]
    assert len(set(told)) == len(told)


def test_every_text_is_met_in_play(listener: Listener) -> None:
    referred = {name for text in TEXTS.values() for name in text.refers_to}
    forms = {name for name in TEXTS if name.endswith((".the", ".a"))}
    never_met = set(TEXTS) - listener.ids - referred - forms
    assert never_met == set()
