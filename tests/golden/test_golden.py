"""Golden journals: whole games of every version that is still played, one per way to play.

They lead to the same end for ever. If one fails, a rule changed: by accident, or on purpose and
then the version of the rules must grow, see "When a rule changes" in docs/architecture.md.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hotelier import Game, JournalError, game_named
from hotelier.games import GAMES
from hotelier.kernel.journal import parse_journal
from tests.golden.ways import GOLDEN_WAYS
from tests.golden.write import HERE
from tests.soak import CHECKS

JOURNALS = sorted(HERE.glob("*/*.journal"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_journal_leads_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.load(text, game_named)
    assert game.over
    CHECKS[game.rules.name](game.state)
    told, again = parse_journal(text), parse_journal(game.save())
    assert [(move.seat, move.token) for move in again.moves] == [
        (move.seat, move.token) for move in told.moves
    ]
    assert (again.rules, again.scores) == (told.rules, told.scores)
    assert told.options.items() <= again.options.items(), "what was invented later is at rest"


@pytest.mark.parametrize("game", GAMES)
def test_every_version_that_is_played_has_its_journals(game: str) -> None:
    rules = game_named(game)
    for version in range(rules.oldest_version, rules.version + 1):
        assert list(HERE.glob(f"{game}-{version}/*.journal")), f"version {version}"


@pytest.mark.parametrize("game", GAMES)
def test_every_way_has_a_journal_by_the_rules_of_today(game: str) -> None:
    rules = game_named(game)
    for name, options in GOLDEN_WAYS[game].items():
        text = (HERE / f"{game}-{rules.version}" / f"{name}.journal").read_text(encoding="utf-8")
        assert parse_journal(text).options == rules.settle(options), name
    for option in rules.options:
        met = {rules.settle(way).get(option.name) for way in GOLDEN_WAYS[game].values()}
        assert met >= set(option.values) - {"random"}, option.name


def test_a_changed_choice_is_noticed() -> None:
    text = JOURNALS[-1].read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if line.startswith(("1:", "2:", "3:", "4:")))
    word = first.split()[1]
    with pytest.raises(JournalError, match="not legal now"):
        Game.load(text.replace(word, "pass", 1), game_named)
