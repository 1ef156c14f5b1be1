"""Processes for what takes long, so that the server answers meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Workers:
    """Worker processes, begun when first needed; one that dies or takes too long is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def ask(
        self, work: Callable[[Question], Answer], question: Question, seconds: float
    ) -> Answer:
        """The answer; TimeoutError, and a fresh pool, if it takes longer than that."""
        pool = self._started()
        future = asyncio.get_running_loop().run_in_executor(pool, work, question)
        try:
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool):
            self._replace(pool)
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._replace(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked child would inherit the threads' locks and the database's connections.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _leave_with_parent)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is not pool:
            return
        self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_with_parent() -> None:
    """A server that is killed cannot tell its workers; they watch it instead."""
    # Ctrl-C is for the server, which ends its workers when it has finished.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            wait([sentinel])
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()
