"""The same work for many tasks, on several cores of this machine.

Python's own pools do not fit. That of `multiprocessing` waits for ever for a process that was
killed. All processes of `concurrent.futures` answer through one pipe, where one that is killed
while it writes leaves half an answer. And neither ends the programs that its processes began.
Here every process has a line of its own, and whatever it began ends with it.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, Generic, TypeVar

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from hotelier.kernel.offspring import end, leave, leave_with_parent

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_AHEAD: Final = 8
"""How many chunks per process are handed out before the answer that is due is there.

Answers that come early wait in memory, so a million tasks are not worked on in one go."""


def answers(
    work: Callable[[Task], Answer], tasks: Iterable[Task], processes: int, chunk: int = 1
) -> Generator[Answer]:
    """What comes of every task, in their order; with one process it is this one that works.

    Tasks that take next to no time are handed out in chunks. Work that fails here raises what it
    would raise at home; whoever stops listening ends the processes.
    """
    if processes == 1:
        yield from map(work, tasks)
        return
    left = iter(tasks)
    helpers: list[_Helper[Task, Answer]] = []
    early: dict[int, Answer] = {}
    given = told = 0
    try:
        while True:
            while given - told < _AHEAD * processes * chunk:
                free = next((helper for helper in helpers if not helper.due), None)
                if free is None and len(helpers) == processes:
                    break
                some = list(islice(left, chunk))
                if not some:
                    break
                if free is None:
                    free = _Helper(work)
                    helpers.append(free)
                free.give(some, given)
                given += len(some)
            if told < given and told not in early:
                early.update(_heard([helper for helper in helpers if helper.due]))
            elif told < given:
                yield early.pop(told)
                told += 1
            else:
                return
    finally:
        for helper in helpers:
            helper.end()


def _heard(busy: list[_Helper[Task, Answer]]) -> dict[int, Answer]:
    """The next answers to come, at least one, with the numbers of their tasks."""
    ready = wait([helper.line for helper in busy])
    return dict(helper.take() for helper in busy if helper.line in ready)


class _Helper(Generic[Task, Answer]):
    """A process that works, and the line to it."""

    def __init__(self, work: Callable[[Task], Answer]) -> None:
        self.due = range(0)
        """The numbers of the tasks whose answers are awaited."""
        self.line, theirs = Pipe()
        self._process = Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()

    def give(self, tasks: list[Task], first: int) -> None:
        self.due = range(first, first + len(tasks))
        try:
            self.line.send(tasks)
        except OSError:
            raise _lost() from None

    def take(self) -> tuple[int, Answer]:
        try:
            answer = self.line.recv()
        except (EOFError, OSError):
            raise _lost() from None
        if isinstance(answer, Exception):
            raise answer
        number, self.due = self.due[0], self.due[1:]
        return number, answer

    def end(self) -> None:
        end(self._process)
        self._process.join()
        self.line.close()


def _lost() -> HotelierError:
    return HotelierError(sentence("error-process-ended"))


def _serve(line: Connection, work: Callable[[Any], object]) -> None:
    """Work until nobody is there any more."""
    leave_with_parent()
    with suppress(EOFError, OSError):
        while True:
            for task in line.recv():
                line.send_bytes(_answer(work, task))
    leave()


def _answer(work: Callable[[Any], object], task: object) -> bytes:
    """What came of a task, or what went wrong, fit to travel."""
    try:
        return pickle.dumps(work(task))
    except HotelierError as error:
        return pickle.dumps(HotelierError(error.told))
    except Exception:
        return pickle.dumps(RuntimeError(format_exc()))
