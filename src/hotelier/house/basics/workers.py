"""Processes for what takes long, so that the server answers meanwhile.

Whoever asks waits in one queue, the urgent first, until a worker is free. Only then its time
begins. A worker that takes too long or dies is replaced; the others notice nothing.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Generic

from hotelier.house.basics.worker import Answer, Question, Worker, WorkerLost

_SUBJECTS_REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Answered(Generic[Answer]):
    """What a worker said, and how long it took: waiting for the worker is not in it."""

    answer: Answer
    seconds: float


@dataclass(order=True, slots=True)
class _Job:
    """Somebody waits for it; those of one urgency are served in the order they came."""

    urgency: int
    number: int
    work: Callable[[Any], Any] = field(compare=False)
    question: object = field(compare=False)
    seconds: float = field(compare=False)
    subject: str = field(compare=False)
    loyal: bool = field(compare=False)
    answered: asyncio.Future[Answered[Any]] = field(compare=False)


class _Desk:
    """A place for one worker after the other, and what those there lately worked on."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.busy = False
        self.subjects: deque[str] = deque(maxlen=_SUBJECTS_REMEMBERED)

    def fitness(self, subject: str) -> tuple[bool, bool]:
        """Best is who knows the subject, then whoever is at work already."""
        return subject in self.subjects, self.worker is not None

    def begin(self, subject: str) -> None:
        self.busy = True
        if subject in self.subjects:
            self.subjects.remove(subject)
        self.subjects.append(subject)

    def replace(self) -> None:
        if self.worker is not None:
            self.worker.end()
            self.worker = None
        self.subjects.clear()


class Workers:
    """Worker processes, begun when first needed."""

    def __init__(self, processes: int) -> None:
        self._desks = [_Desk() for _ in range(processes)]
        self._threads = ThreadPoolExecutor(processes, "worker")
        self._queue: list[_Job] = []
        self._numbers = itertools.count()
        self._working: set[asyncio.Task[None]] = set()

    async def ask(
        self,
        work: Callable[[Question], Answer],
        question: Question,
        seconds: float,
        *,
        urgency: int = 0,
        subject: str = "",
        loyal: bool = False,
    ) -> Answered[Answer]:
        """The answer; TimeoutError if a worker needs longer than that, WorkerLost if it dies.

        The lowest urgency is served first. A worker that knows the subject already is preferred,
        and who is loyal waits for it.
        Who no longer waits is left out; what was begun is finished, and the answer dropped.
        """
        answered: asyncio.Future[Answered[Answer]] = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        job = _Job(urgency, number, work, question, seconds, subject, loyal, answered)
        heapq.heappush(self._queue, job)
        self._hand_out()
        return await answered

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return sum(not job.answered.done() for job in self._queue)

    def memory(self) -> int:
        """How many bytes the processes hold."""
        return sum(desk.worker.memory() for desk in self._desks if desk.worker is not None)

    def close(self) -> None:
        """End all processes; nobody gets an answer any more."""
        for job in self._queue:
            job.answered.cancel()
        self._queue.clear()
        for task in self._working:
            task.cancel()
        for desk in self._desks:
            desk.replace()
        self._threads.shutdown(wait=False)

    def _hand_out(self) -> None:
        """Give what is most urgent to whoever is free."""
        loyal: list[_Job] = []
        while self._queue and any(not desk.busy for desk in self._desks):
            job = heapq.heappop(self._queue)
            if job.answered.done():
                continue
            desk = self._desk_for(job)
            if desk.busy:
                loyal.append(job)
                continue
            desk.begin(job.subject)
            task = asyncio.get_running_loop().create_task(self._serve(desk, job))
            self._working.add(task)
            task.add_done_callback(self._working.discard)
        for job in loyal:
            heapq.heappush(self._queue, job)

    def _desk_for(self, job: _Job) -> _Desk:
        """The best of those that are free; for who is loyal the one that knows the subject."""
        if job.loyal:
            for desk in self._desks:
                if job.subject in desk.subjects:
                    return desk
        free = [desk for desk in self._desks if not desk.busy]
        return max(free, key=lambda desk: desk.fitness(job.subject))

    async def _serve(self, desk: _Desk, job: _Job) -> None:
        try:
            found = await self._worked(desk, job)
        except Exception as error:
            if isinstance(error, (TimeoutError, WorkerLost)):
                desk.replace()
            if not job.answered.done():
                job.answered.set_exception(error)
        else:
            if not job.answered.done():
                job.answered.set_result(found)
        desk.busy = False
        self._hand_out()

    async def _worked(self, desk: _Desk, job: _Job) -> Answered[Any]:
        loop = asyncio.get_running_loop()
        if desk.worker is None:
            desk.worker = await loop.run_in_executor(self._threads, Worker)
        exchange = loop.run_in_executor(self._threads, desk.worker.exchange, job.work, job.question)
        started = perf_counter()
        answer = await asyncio.wait_for(exchange, job.seconds)
        return Answered(answer, perf_counter() - started)
