"""A program as a partner in conversation: lines in, lines out, and no patience without end."""

from __future__ import annotations

import atexit
import os
import subprocess
import threading
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from time import monotonic
from typing import IO, Final

from hotelier.bots.plugins.failed import BotFailed

LONGEST_LINE: Final = 1 << 16
_KEPT: Final = (
    "PATH",
    "HOME",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "PYTHONPATH",
    "VIRTUAL_ENV",
    "SYSTEMROOT",
)
"""What a program learns of the environment: never what an operator keeps there."""
_LINES_WAITING: Final = 1000
_PATIENCE: Final = 2.0


class Program:
    """A process and its two pipes. Whatever it does wrong becomes a BotFailed."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.command = tuple(command)
        environment = {key: os.environ[key] for key in _KEPT if key in os.environ}
        try:
            self._process = subprocess.Popen(  # noqa: S603 (it is what the operator asked for)
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
            )
        except OSError as error:
            raise BotFailed(name, f"could not be started: {error.strerror}") from error
        except ValueError as error:  # a command that no system can be told
            raise BotFailed(name, f"could not be started: {error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin: IO[bytes] = self._process.stdin
        self._lines: Queue[bytes] = Queue(_LINES_WAITING)
        pipe = self._process.stdout
        self._listener = threading.Thread(target=self._listen, args=(pipe,), daemon=True)
        self._listener.start()
        _running.add(self)

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def say(self, line: str) -> None:
        """Send a line."""
        try:
            self._stdin.write(line.encode() + b"\n")
            self._stdin.flush()
        except OSError as error:
            raise BotFailed(self.name, "has ended by itself") from error

    def hear(self, until: float) -> list[str]:
        """The words of its next line, if it comes until a moment of the monotonic clock."""
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise BotFailed(self.name, "did not answer in time") from None
        if not line:
            raise BotFailed(self.name, "has ended by itself")
        if not line.endswith(b"\n"):
            raise BotFailed(self.name, "wrote a line without end")
        return line.decode(errors="replace").split()

    @contextmanager
    def ended_after(self, seconds: float) -> Iterator[None]:
        """Ends the process if this takes longer: it may have stopped reading what it is told."""
        watch = threading.Timer(seconds, self._process.kill)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        _running.discard(self)
        self._process.kill()
        with suppress(OSError):
            self._stdin.close()
        self._process.wait()
        # What it still wrote must be heard before the listener can leave.
        until = monotonic() + _PATIENCE
        while self._listener.is_alive() and monotonic() < until:
            with suppress(Empty):
                self._lines.get(timeout=0.01)


_running: set[Program] = set()
_idle: defaultdict[tuple[str, ...], list[Program]] = defaultdict(list)
"""Programs between two games: starting one may take longer than a game."""


def borrow(name: str, command: Sequence[str]) -> Program:
    """A program without a game, started if there is none."""
    waiting = _idle[tuple(command)]
    return waiting.pop() if waiting else Program(name, command)


def give_back(program: Program) -> None:
    """Its game is over; it may get another."""
    _idle[program.command].append(program)


@atexit.register
def stop_all() -> None:
    """End all programs that still run."""
    _idle.clear()
    for program in list(_running):
        program.stop()
