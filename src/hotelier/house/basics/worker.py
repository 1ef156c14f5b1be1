"""One process that works for the server, and the line to it."""

from __future__ import annotations

import multiprocessing
import os
import pickle
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeVar, cast

from hotelier.house.basics.logs import Manner, log_to_stderr, manner
from hotelier.kernel.offspring import end, leave_with_parent

Question = TypeVar("Question")
Answer = TypeVar("Answer")
Outcome = tuple[object, Exception | None]
"""An answer, or what went wrong."""
_READY: Final[Outcome] = ("ready", None)
_PAGES_HELD: Final = 1
"""The number of resident pages comes second in a process's `statm`."""
_PROCESSES: Final = Path("/proc")


class WorkerLost(Exception):
    """A worker ended before it had answered."""


class WorkFailed(Exception):
    """What went wrong in a worker, where the error itself cannot travel."""


class Worker:
    """Begun by whoever makes it, which takes as long as starting a process does.

    Everything but `end` and `memory` waits, so it belongs into a thread.
    """

    def __init__(self) -> None:
        # A forked child would inherit the threads' locks and the database's connections.
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._gone = False
        self._process = context.Process(target=_work, args=(theirs, manner()), daemon=True)
        self._process.start()
        theirs.close()
        self._hear()

    def exchange(self, work: Callable[[Question], Answer], question: Question) -> Answer:
        """The answer to a question, or the error it led to."""
        try:
            self._line.send((work, question))
        except OSError:
            raise self._lost() from None
        answer, error = self._hear()
        if error is not None:
            raise error
        return cast("Answer", answer)

    def end(self) -> None:
        """At once, whatever it does; whoever waits for an answer hears that it is lost."""
        if not self._gone:
            end(self._process)

    def memory(self) -> int:
        """How many bytes it and its helpers hold; 0 where the system does not tell."""
        own = str(self._process.pid)
        try:
            helpers = (_PROCESSES / own / "task" / own / "children").read_text().split()
        except OSError:
            helpers = []
        return sum(_memory(process) for process in (own, *helpers))

    def _hear(self) -> Outcome:
        try:
            return cast("Outcome", self._line.recv())
        except (EOFError, OSError):
            raise self._lost() from None

    def _lost(self) -> WorkerLost:
        self.end()
        self._process.join()
        self._gone = True
        self._line.close()
        return WorkerLost(f"A worker ended with code {self._process.exitcode}.")


def _memory(process: str) -> int:
    try:
        held = (_PROCESSES / process / "statm").read_text().split()[_PAGES_HELD]
    except (OSError, IndexError):
        return 0
    return int(held) * os.sysconf("SC_PAGE_SIZE")


def _work(line: Connection, logs: Manner | None) -> None:
    """Answer until the server hangs up; what there is to log is logged as the server does it."""
    leave_with_parent()
    if logs is not None:
        log_to_stderr(logs.level, readable=logs.readable)
    line.send(_READY)
    while True:
        try:
            work, question = line.recv()
        except EOFError:
            return
        outcome: Outcome
        try:
            outcome = (work(question), None)
        except Exception as error:
            outcome = (None, _able_to_travel(error))
        line.send(outcome)


def _able_to_travel(error: Exception) -> Exception:
    """The error, if the server can read it; else its words."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - written one call before
    except Exception:
        return WorkFailed(f"{type(error).__name__}: {error}")
    return error
