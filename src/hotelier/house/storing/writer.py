"""One thread that writes: whatever has gathered while it was writing goes into one transaction.

A commit waits for the disk. With one commit for all who wait, a hundred tables cost hardly more
than one, and still nobody is answered before the own choice is written.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from hotelier.house.basics.metrics import Batch
from hotelier.house.basics.refusals import closing, no_database

T = TypeVar("T")
Work = Callable[[Connection], Any]
"""Some writing, in the transaction of a connection."""
Together = Callable[[Connection, Sequence[Work]], list[Any]]
_LARGEST_BATCH = 256
_BREATH_SECONDS = 0.02


def one_by_one(link: Connection, works: Sequence[Work]) -> list[Any]:
    """Every work by itself, in one transaction."""
    return [work(link) for work in works]


class Shortcut(Protocol):
    """A faster way to write some works, used by the writer's thread alone."""

    def takes(self, work: Work) -> bool:
        """Whether it is a way for this work."""

    def __call__(self, works: Sequence[Work]) -> list[Any] | None:
        """The results, when all is committed; None if it has to be done in the usual way."""

    def close(self) -> None:
        """It is not needed any more."""


class _Task:
    """One piece of writing, and whoever waits for it."""

    __slots__ = ("future", "key", "loop", "work")

    def __init__(self, key: str, work: Work) -> None:
        self.key = key
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def finish(self, result: object, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


Outcome = tuple[_Task, Any, BaseException | None]


class Writer:
    """Writes in batches on a thread of its own."""

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[Batch], None] | None = None,
        patience_seconds: float = 60.0,
        together: Together = one_by_one,
        shortcut: Shortcut | None = None,
    ) -> None:
        self._engine = engine
        self._do = together
        self._shortcut = shortcut
        self._observe = observe
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._closed = False
        self._patience = patience_seconds
        self._writing_since: float | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, key: str, work: Callable[[Connection], T]) -> T:
        """Run some writing in a transaction; returns when it is committed.

        The work may run twice, so it must do nothing but write. Works of one batch run in the
        order of their keys: two processes lock rows in the same order and never wait in a ring.
        """
        if self._closed:
            raise closing()
        since = self._writing_since
        if since is not None and time.perf_counter() - since > self._patience:
            # The database has been silent for long: nobody queues up behind that.
            raise no_database()
        task = _Task(key, work)
        self._tasks.put(task)
        result: T = await task.future
        return result

    def close(self) -> None:
        """Finish everything that was handed in, if the database lets us."""
        self._closed = True
        self._tasks.put(None)
        self._thread.join(self._patience)

    def _run(self) -> None:
        going_on = True
        while going_on:
            tasks, going_on = self._gather()
            if tasks:
                self._writing_since = started = time.perf_counter()
                outcomes = self._write(tasks)
                self._writing_since = None
                if self._observe:
                    self._observe(Batch(len(tasks), time.perf_counter() - started))
                _deliver(outcomes)
                if len(tasks) > 1:
                    # Many are at it: a moment later there are more of them for the same price.
                    time.sleep(max(0.0, started + _BREATH_SECONDS - time.perf_counter()))
        if self._shortcut:
            self._shortcut.close()

    def _gather(self) -> tuple[list[_Task], bool]:
        """Wait for something to write, then take all there is."""
        tasks: list[_Task] = []
        task = self._tasks.get()
        while task is not None:
            tasks.append(task)
            if len(tasks) == _LARGEST_BATCH:
                return tasks, True
            try:
                task = self._tasks.get_nowait()
            except queue.Empty:
                return tasks, True
        return tasks, False

    def _write(self, tasks: list[_Task]) -> list[Outcome]:
        """What can take the shortcut takes it; the rest follows."""
        tasks.sort(key=lambda task: task.key)
        shortcut = self._shortcut
        if shortcut is None:
            return self._together(tasks)
        quick = [task for task in tasks if shortcut.takes(task.work)]
        rest = [task for task in tasks if not shortcut.takes(task.work)]
        results = shortcut([task.work for task in quick]) if quick else []
        if results is None:
            return self._together(tasks)
        written: list[Outcome] = [
            (task, result, None) for task, result in zip(quick, results, strict=True)
        ]
        return written + self._together(rest)

    def _together(self, tasks: Sequence[_Task]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each in its own."""
        if not tasks:
            return []
        try:
            with self._engine.begin() as link:
                results = self._do(link, [task.work for task in tasks])
            return [(task, result, None) for task, result in zip(tasks, results, strict=True)]
        except Exception as error:
            if len(tasks) == 1:
                return [(tasks[0], None, error)]
            return [outcome for task in tasks for outcome in self._together([task])]


def _deliver(outcomes: list[Outcome]) -> None:
    """Tell everybody at once: waking an event loop is what costs."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome[0].loop, []).append(outcome)
    for loop, mine in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_finish_all, mine)


def _finish_all(outcomes: list[Outcome]) -> None:
    for task, result, error in outcomes:
        task.finish(result, error)
