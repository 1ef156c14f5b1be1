"""What a person reads who opens a house."""

from __future__ import annotations

import json
import logging

import pytest

from hotelier.cli import welcome as module
from hotelier.cli.group import hotelier
from hotelier.cli.welcome import welcome
from hotelier.house.basics.logs import JsonLines, ReadableLines

QR_BLOCKS = "▀▄█"


@pytest.fixture(autouse=True)
def own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: "192.168.1.7")


@pytest.mark.parametrize(
    ("host", "public_url", "here", "others"),
    [
        ("127.0.0.1", None, "http://127.0.0.1:8000", None),
        ("localhost", None, "http://localhost:8000", None),
        ("::1", None, "http://[::1]:8000", None),
        ("0.0.0.0", None, "http://127.0.0.1:8000", "http://192.168.1.7:8000"),
        ("192.168.1.9", None, "http://192.168.1.9:8000", "http://192.168.1.9:8000"),
        ("127.0.0.1", "https://hotel.example", "http://127.0.0.1:8000", "https://hotel.example"),
    ],
)
def test_the_welcome_says_where_the_house_is_and_for_whom(
    capsys: pytest.CaptureFixture[str],
    host: str,
    public_url: str | None,
    here: str,
    others: str | None,
) -> None:
    welcome(host, 8000, public_url)
    said = capsys.readouterr().err
    assert said.startswith(f"The house is open: {here}\n")
    assert said.rstrip().endswith("every table is kept.")
    if others is None:
        assert "Only this machine" in said
        assert not any(block in said for block in QR_BLOCKS)
    else:
        assert f"find it at {others}\n" in said
        assert any(block in said for block in QR_BLOCKS)


def test_a_terminal_without_blocks_gets_no_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "_code", lambda _: "")
    welcome("0.0.0.0", 8000, None)
    assert "192.168.1.7" in capsys.readouterr().err


def test_lines_of_the_log_are_data_or_words() -> None:
    record = logging.LogRecord(
        "hotelier.house", logging.WARNING, "", 1, "a bot is late", None, None
    )
    record.facts = {"table": "t1", "seat": 2}
    assert json.loads(JsonLines().format(record))["table"] == "t1"
    assert ReadableLines().format(record).endswith("  a bot is late (warning): table t1, seat 2")


@pytest.mark.parametrize(
    ("words", "terminal", "greeted"),
    [
        ((), True, True),
        ((), False, False),
        (("--log-format", "json"), True, False),
        (("--log-format", "text"), False, True),
    ],
)
def test_people_at_a_terminal_are_welcomed_and_programs_get_data(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], terminal: bool, greeted: bool
) -> None:
    opened: list[bool] = []

    def open_house(*_: object, welcome: object, **__: object) -> None:
        opened.append(welcome is not None)

    monkeypatch.setattr("hotelier.house.service.server.serve_house", open_house)
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    hotelier(["serve", *words], standalone_mode=False)
    assert opened == [greeted]
