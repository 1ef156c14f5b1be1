"""Houses forked off a process that has read their code: to read it takes more than a second.

What such a house does is the same. Tests of how a house begins and ends start the command itself.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(
    [
        "hotelier.cli.commands.serve",
        "hotelier.house.service.server",
        "sqlalchemy.dialects.postgresql.asyncpg",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.auto",
        __name__,
    ]
)


class Forked:
    """A process that runs the command with these words, to be used like one of subprocess."""

    def __init__(self, words: list[str], log: Path) -> None:
        self._process = _CONTEXT.Process(target=_run, args=(words, str(log), dict(os.environ)))
        self._process.start()
        assert self._process.pid
        self.pid = self._process.pid
        # Nobody waits for a house that a failed test left open.
        atexit.register(self.send_signal, signal.SIGKILL)

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("hotelier", timeout or 0)
        return self._process.exitcode

    def send_signal(self, which: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)


def _run(words: list[str], log: str, environment: dict[str, str]) -> None:
    from hotelier.cli import main

    os.environ.clear()
    os.environ.update(environment)
    with Path(log).open("ab") as written:
        os.dup2(written.fileno(), sys.stdout.fileno())
        os.dup2(written.fileno(), sys.stderr.fileno())
    sys.argv = ["hotelier", *words]
    main()
