"""Whether a file can be written is found out before long work, and leaves nothing behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.writing import (
    make_folder,
    refuse_unwritable,
    writing,
    written_whole,
)


def test_what_can_be_written_is_left_as_it_is(tmp_path: Path) -> None:
    there = tmp_path / "there.csv"
    there.write_text("kept")
    refuse_unwritable(there)
    refuse_unwritable(tmp_path / "new.csv")
    refuse_unwritable(Path(os.devnull))
    assert there.read_text() == "kept"
    assert list(tmp_path.iterdir()) == [there]


def test_a_link_to_what_is_not_there_yet_is_followed(tmp_path: Path) -> None:
    link = tmp_path / "link.csv"
    link.symlink_to(tmp_path / "new.csv")
    refuse_unwritable(link)
    assert list(tmp_path.iterdir()) == [link]
    link.unlink()
    link.symlink_to(tmp_path / "nowhere" / "new.csv")
    with pytest.raises(HotelierError, match="no such file or directory"):
        refuse_unwritable(link)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere/x.csv", "no such file or directory"),
        ("file/x.csv", "not a directory"),
        ("folder", "is a directory"),
        ("x" * 300, "file name too long"),
    ],
)
def test_what_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, name: str, reason: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(HotelierError) as refused:
        refuse_unwritable(tmp_path / name)
    assert str(refused.value) == f"{tmp_path / name} cannot be written: {reason}."


def test_nobody_writes_over_what_he_may_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "theirs.csv"
    path.touch()
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(HotelierError, match=r"theirs\.csv cannot be written: permission denied"):
        refuse_unwritable(path)


def test_a_folder_is_made_and_can_be_written_in(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "folder"
    make_folder(folder)
    make_folder(folder)
    assert list(folder.iterdir()) == []
    (folder / "file").touch()
    for path in (folder / "file", folder / "file" / "folder"):
        with pytest.raises(HotelierError, match="not a directory"):
            make_folder(path)


def test_what_fails_while_it_is_written_is_a_sentence_too(tmp_path: Path) -> None:
    refused = pytest.raises(HotelierError, match="x cannot be written: out of paper")
    with refused, writing(tmp_path / "x"):
        raise OSError("Out of paper")


def test_a_file_has_its_name_only_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("before")
    refused = pytest.raises(HotelierError, match=r"games\.csv cannot be written: out of paper")
    with refused, written_whole(path) as part:
        part.write_text("half")
        raise OSError("Out of paper")
    assert path.read_text() == "before"
    with written_whole(path) as part:
        part.write_text("after")
        assert path.read_text() == "before"
    assert path.read_text() == "after"
    assert list(tmp_path.iterdir()) == [path]


def test_links_stay_links_and_pipes_stay_pipes(tmp_path: Path) -> None:
    link, pipe = tmp_path / "link.csv", tmp_path / "pipe"
    link.symlink_to(tmp_path / "new.csv")
    with written_whole(link) as part:
        part.write_text("new")
    assert link.is_symlink()
    assert (tmp_path / "new.csv").read_text() == "new"
    os.mkfifo(pipe)
    with written_whole(pipe) as part:
        assert part == pipe
    assert pipe.is_fifo()
