"""`hotelier arena`: what it prints and writes."""

from __future__ import annotations

import json
import sys
from errno import ENOSPC
from pathlib import Path
from typing import NoReturn

import pytest

from hotelier.lab.league_files import FORMATS
from tests.command.conftest import Run

ARENA = ("arena", "--processes", "1", "--games", "2")


def test_the_command_writes_games_and_a_report(tmp_path: Path, run: Run) -> None:
    games, page = tmp_path / "games.csv", tmp_path / "report.html"
    code, said, _ = run(
        *("--lang", "de", *ARENA),
        *("--game", "overbooking", "--bots", "greedy,random", "--json"),
        *("--out", str(games), "--report", str(page)),
    )
    assert code == 0
    assert json.loads(said)["meetings"][0]["games"] == 2
    assert len(games.read_text().splitlines()) == 1 + 2 * 2
    report = page.read_text()
    assert "<svg" in report
    assert '<html lang="de">' in report


def test_the_concierge_beats_random(run: Run) -> None:
    _, said, _ = run(*ARENA, "--game", "overbooking", "--bots", "concierge,random", "--json")
    assert json.loads(said)["meetings"][0]["wins"] == 1


def test_bots_from_outside_play_and_who_fails_has_lost(tmp_path: Path, run: Run) -> None:
    liar = tmp_path / "liar.sh"
    liar.write_text("while read -r word rest; do echo ready; done\n")
    plain = Path(__file__).parents[2] / "examples" / "bots" / "first_word.sh"
    bots = f"run:sh {plain},run:sh {liar}"
    code, said, _ = run(*ARENA, "--game", "overbooking", "--bots", bots, "--json")
    assert code == 0
    told = json.loads(said)
    assert told["meetings"][0]["wins"] == 1
    assert len(told["forfeits"]) == 2
    assert all("answered 'ready', which is not legal" in line for line in told["forfeits"])
    _, _, complaint = run(*ARENA, "--game", "overbooking", "--bots", bots)
    assert complaint.count("which is not legal") == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greedy"], "two different bots"),
        (["--bots", "greedy,nobody"], "nobody"),
        (["--bots", "greedy,random", "--watch", "nobody"], "no watcher 'nobody'"),
        (["--bots", "greedy,random", "--out", "games.xls"], "neither"),
        (
            ["--bots", "greedy,random", "--out", "/nowhere/x.csv"],
            "/nowhere/x.csv cannot be written",
        ),
        (["--bots", "greedy,random", "--report", "/nowhere/x.html"], "no such file or directory"),
        (["--bots", "greedy,random", "--report", "/"], "/ cannot be written: is a directory"),
    ],
)
def test_bad_input_gets_one_sentence_before_any_game(
    words: list[str], sentence: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotelier.cli.commands.arena.play_all", nothing_is_played)
    code, _, complaint = run(*ARENA, *words)
    assert code == 2
    assert sentence in complaint
    assert len(complaint.strip().splitlines()) == 1


def nothing_is_played(*_: object) -> NoReturn:
    raise AssertionError


def test_parquet_needs_its_package_before_any_game(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotelier.cli.commands.arena.play_all", nothing_is_played)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    games = tmp_path / "games.parquet"
    code, _, complaint = run(*ARENA, "--bots", "greedy,random", "--out", str(games))
    assert code == 2
    assert "needs the package pyarrow" in complaint
    assert not games.exists()


@pytest.mark.parametrize("as_json", [True, False])
def test_results_are_told_where_the_disk_is_full(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, *, as_json: bool
) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setitem(FORMATS, ".csv", full)
    games, page = tmp_path / "games.csv", tmp_path / "report.html"
    code, said, complaint = run(
        *ARENA,
        *("--game", "overbooking", "--bots", "greedy,random"),
        *("--out", str(games), "--report", str(page)),
        *(["--json"] if as_json else []),
    )
    assert code == 2
    assert "ratings" in said.lower()
    assert "games.csv cannot be written: no space left on device." in complaint
    assert len(complaint.strip().splitlines()) == 1
    # The one file that fails does not keep the other from being written.
    assert "<svg" in page.read_text(encoding="utf-8")
