"""Data sets hold the games that were played, and can be gone on with."""

from __future__ import annotations

import json
from errno import ENOSPC
from pathlib import Path
from typing import NoReturn

import pyarrow.parquet as pq
import pytest

from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.game import Game
from hotelier.lab import dataset
from hotelier.lab.dataset import write_journals, write_self_play
from hotelier.terminal.files import load_game

RULES = game_named("overbooking")
OPTIONS = RULES.settle({"players": "3"})
BOTS = ("random", "random", "random")


def write(folder: Path, games: int, processes: int = 1) -> list[int]:
    return list(write_self_play(folder, RULES, OPTIONS, BOTS, games, 5, processes))


def test_rows_replay_the_games(tmp_path: Path) -> None:
    assert sum(write(tmp_path, 3)) == 3
    table = pq.read_table(tmp_path)
    about = json.loads(table.schema.metadata[b"hotelier"])
    assert about["schema"] == 1
    assert about["observation_version"] == RULES.observation.version
    assert about["options"] == OPTIONS
    rows = table.to_pylist()
    for seed in (5, 6, 7):
        game = Game(RULES, OPTIONS, seed)
        steps = [row for row in rows if row["game"] == seed]
        for number, row in enumerate(steps):
            assert (row["step"], row["seat"], row["bot"]) == (number, game.seat, "random")
            assert row["observation"] == list(RULES.observation.of(game.state, game.seat))
            assert [n for n, legal in enumerate(row["mask"]) if legal] == sorted(game.legal)
            game.choose(row["choice"])
        assert game.over
        winners = game.state.winners()
        for row in steps:
            assert row["scores"] == game.state.scores()
            share = 1 / len(winners) if row["seat"] in winners else 0
            assert row["won"] == pytest.approx(share)


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 2)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    write(whole, 5, processes=2)
    run = write_self_play(broken, RULES, OPTIONS, BOTS, 5, 5, 1)
    for _ in range(4):
        next(run)
    run.close()
    assert [path.name for path in broken.iterdir()] == ["games-00000.parquet"]
    assert write(broken, 5) == [2, 1, 1, 1]
    assert write(broken, 5) == [5]
    assert pq.read_table(broken).equals(pq.read_table(whole))


def test_more_games_fill_the_last_file_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 4)
    write(tmp_path, 5)
    assert write(tmp_path, 7) == [4, 1, 1, 1]
    assert set(pq.read_table(tmp_path)["game"].to_pylist()) == set(range(5, 12))
    assert write(tmp_path, 6) == [6], "nothing is taken away"


@pytest.mark.parametrize("damaged", [b"short", b""])
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "games-00000.parquet"
    path.write_bytes(damaged)
    with pytest.raises(HotelierError, match=r"games-00000\.parquet is no whole Parquet file"):
        write(tmp_path, 1)
    assert path.read_bytes() == damaged


def test_a_file_with_a_hole_is_told_in_a_sentence(tmp_path: Path) -> None:
    write(tmp_path, 1)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:4] + bytes(len(whole) // 2) + whole[4 + len(whole) // 2 :])
    with pytest.raises(HotelierError, match=r"games-00000\.parquet is no whole Parquet file"):
        write(tmp_path, 1)
    path.unlink()
    path.symlink_to("nowhere")
    with pytest.raises(HotelierError, match=r"games-00000\.parquet cannot be read: "):
        write(tmp_path, 1)


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    write(tmp_path, 1)
    other = RULES.settle({"players": "3", "peeking": "no"})
    with pytest.raises(HotelierError, match="holds other games; choose another folder"):
        list(write_self_play(tmp_path, RULES, other, BOTS, 1, 5, 1))


def test_journals_become_data(tmp_path: Path) -> None:
    game = Game(RULES, OPTIONS, 8, names={0: "Ada"})
    journal = tmp_path / "game.journal"
    journal.write_text(game.save())
    with pytest.raises(HotelierError, match="no whole game of overbooking"):
        list(write_journals(tmp_path / "data", RULES, [journal], load_game))
    while not game.over:
        game.choose(game.legal[-1])
    journal.write_text(game.save())
    assert sum(write_journals(tmp_path / "data", RULES, [journal], load_game)) == 1
    rows = pq.read_table(tmp_path / "data").to_pylist()
    assert [row["choice"] for row in rows] == [s.choice for s in game.steps if not s.forced]
    assert {row["bot"] for row in rows if row["seat"] == 0} == {"Ada"}


def test_a_folder_that_cannot_be_written_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing_is_played(*_: object) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr(dataset, "play", nothing_is_played)
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "folder"):
        with pytest.raises(HotelierError, match="cannot be written: not a directory"):
            write(folder, 1)


def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(pq, "write_table", full)
    with pytest.raises(HotelierError, match=r"games-00000\.parquet cannot be written: no space"):
        write(tmp_path, 1)
