"""`hotelier arena`: what it prints and writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command.conftest import Run

ARENA = ("arena", "--processes", "1", "--games", "2")


def test_the_command_writes_games_and_a_report(tmp_path: Path, run: Run) -> None:
    games, page = tmp_path / "games.csv", tmp_path / "report.html"
    code, said, _ = run(
        *ARENA,
        *("--game", "overbooking", "--bots", "greedy,random", "--json"),
        *("--out", str(games), "--report", str(page)),
    )
    assert code == 0
    assert json.loads(said)["meetings"][0]["games"] == 2
    assert len(games.read_text().splitlines()) == 1 + 2 * 2
    assert "<svg" in page.read_text()


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
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str, run: Run) -> None:
    code, _, complaint = run(*ARENA, *words)
    assert code == 2
    assert sentence in complaint
