"""What tests of the command share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hotelier.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process: exit code, output, complaints."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["hotelier", *words])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command
