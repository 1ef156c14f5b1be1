"""Games, options, chapters and sources of points are called something people understand."""

from __future__ import annotations

import pytest

from hotelier import Game
from hotelier.bots import BOTS
from hotelier.games import GAMES
from hotelier.kernel.chapters import SET_UP, THE_END, chapter_title, round_chapter
from hotelier.kernel.rules import Rules
from hotelier.words import say
from tests.words.about import about
from tests.words.texts import texts

RULES = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@RULES
def test_everything_about_a_game_can_be_said(rules: Rules) -> None:
    for message in about(rules):
        assert say(message).strip()


@RULES
def test_values_of_an_option_are_told_apart(rules: Rules) -> None:
    for option in rules.options:
        titles = [say(rules.value_title(option, value)) for value in option.values]
        assert len(set(titles)) == len(option.values)
        assert say(rules.option_help(option)).endswith(".")


def test_games_and_bots_have_names_and_no_others_do() -> None:
    said = {name for rules in GAMES.values() for name in (rules.title.id, rules.blurb.id)}
    bots = {f"bot-{name}{part}" for name in BOTS for part in ("", ".text")}
    assert set(texts("en", "games.ftl")) == said | bots | {"bot-from-outside"}


@RULES
def test_every_source_of_points_has_a_name(rules: Rules) -> None:
    game = Game(rules, seed=1)
    while not game.over:
        game.choose(game.legal[-1])
    sources = {tally.source for tally in game.tally()}
    assert len(sources) > 3
    titles = {say(rules.source_title(source)) for source in sources}
    assert len(titles) == len(sources)


def test_chapters_are_headings() -> None:
    assert say(chapter_title(SET_UP)) == "Set-up"
    assert say(chapter_title(round_chapter(3))) == "Round 3"
    assert say(chapter_title(THE_END)) == "The end"
