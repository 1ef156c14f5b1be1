"""Watchers follow games of matches and batches, and keep what they want."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from hotelier.cli import main
from hotelier.games import game_named
from hotelier.kernel.errors import OptionError
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.lab.arena import Scorebook, play_many
from hotelier.lab.batch import Batch
from hotelier.lab.watching import Watcher, watcher_named

EXAMPLES = Path(__file__).parents[2] / "examples"


class Counting(Watcher):
    """Counts choices by seat."""

    def before(
        self, rules: Rules, options: Mapping[str, str], seed: int, seats: Sequence[str]
    ) -> None:
        super().before(rules, options, seed, seats)
        self.seed = seed
        self.choices: Counter[int] = Counter()

    def step(self, state: State, choice: int) -> None:
        assert choice in state.choices
        self.choices[int(state.seat)] += 1

    def after(self, state: State) -> Any:
        assert state.over
        return self.seed, sum(self.choices.values()), state.scores()


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings the watcher of the examples."""
    about = tmp_path / "watchers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: watchers\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[hotelier.watchers]\nlengths = lengths:Lengths\n")
    shutil.copy(EXAMPLES / "lengths.py", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    watcher_named.cache_clear()


@pytest.mark.usefixtures("packaged")
def test_a_watcher_of_a_package_follows_a_match() -> None:
    rules = game_named("overbooking")
    options, entrants = rules.settle({}), ["random", "random"]
    book = Scorebook(entrants, ["lengths"])
    lengths = []
    for result in play_many(rules, options, entrants, 4, 7, watchers=["lengths"]):
        book.add(result)
        lengths.append(result.choices)
    match = book.match(rules, options, 7)
    assert match.watched == {"lengths": {"shortest": min(lengths), "longest": max(lengths)}}


@pytest.mark.usefixtures("packaged")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_command_tells_what_a_watcher_sums_up(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"hotelier {command} --game overbooking --bots greedy,random --games 2 --processes 1"
    monkeypatch.setattr("sys.argv", [*words.split(), "--watch", "lengths", "--json"])
    main()
    watched = json.loads(capsys.readouterr().out)["watched"]["lengths"]
    assert 0 < watched["shortest"] <= watched["longest"]


def test_an_unknown_watcher_is_refused() -> None:
    with pytest.raises(OptionError, match="There is no watcher 'nobody'"):
        watcher_named("nobody")


def test_a_batch_can_be_watched() -> None:
    batch = Batch("overbooking", 3, seed=4, watcher=Counting)
    plain = Batch("overbooking", 3, seed=4)
    ended = []
    for step in range(1, 120):
        choices = batch.sample().copy()
        batch.step(choices)
        plain.step(choices)
        for game in range(3):
            if plain.arrays.ended[game]:
                ended.append((game, plain.arrays.scores[game, :2].tolist()))
        assert len(batch.watched) == len(ended), step
    assert [kept[2] for kept in batch.watched] == [scores for _, scores in ended]
    assert {kept[0] for kept in batch.watched[:3]} == {4, 5, 6}
    assert Watcher.summary(batch.watched) == batch.watched
