"""Self-play in processes of its own: each plays with the latest weights and sends what it saw."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Queue
from random import Random
from threading import Thread
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from hotelier.bots.net.net import OUTPUTS, POINTS, make_net
from hotelier.bots.net.weights import read_weights
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from hotelier.kernel.offspring import end, leave_with_parent
from hotelier.lab.training.lesson import COMPARED, Lesson, Played, School

GAMES_PER_PARCEL: Final = 8
_PARCELS_WAITING: Final = 4
"""How many each process plays ahead while the learner is busy."""
MOST_FACTS: Final = 352
"""How many facts of a position are learned from; no real one has more."""


@dataclass(slots=True)
class Parcel:
    """Some games, packed for the learner."""

    facts: npt.NDArray[np.int16]
    """By lesson: its facts, and "no fact" up to the most there can be."""
    aims: npt.NDArray[np.float32]
    """By lesson: own points to come, the best other's, the odds to win."""
    compared_facts: npt.NDArray[np.int16]
    """By comparison and end of a turn, as above."""
    compared_aims: npt.NDArray[np.float32]
    results: list[tuple[str, bool, list[int], float]]
    """By game: which sort, whether played without curiosity, scores, whether it was won alone."""


def packed(games: list[Played], no_fact: int) -> Parcel:
    """Games as arrays."""
    lessons = [lesson for game in games for lesson in game.lessons]
    ends = [end for game in games for compared in game.comparisons for end in compared]
    facts, aims = _arrays(lessons, no_fact)
    compared_facts, compared_aims = _arrays(ends, no_fact)
    return Parcel(
        facts,
        aims,
        compared_facts.reshape(-1, COMPARED, MOST_FACTS),
        compared_aims.reshape(-1, COMPARED, OUTPUTS),
        [(game.kind, game.clean, game.scores, game.won) for game in games],
    )


def _arrays(
    lessons: list[Lesson], no_fact: int
) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float32]]:
    facts = np.full((len(lessons), MOST_FACTS), no_fact, np.int16)
    for row, lesson in zip(facts, lessons, strict=True):
        numbers = np.frombuffer(lesson.facts, np.int16)[:MOST_FACTS]
        row[: len(numbers)] = numbers
    aims = np.array([(x.own / POINTS, x.other / POINTS, x.win) for x in lessons], np.float32)
    return facts, aims.reshape(-1, OUTPUTS)


def play_on(make_school: Callable[[], School], weights: Path, seed: int, line: Connection) -> None:
    """Play until the learner ends it; weights are read anew whenever the file has changed."""
    leave_with_parent()
    os.nice(5)
    gc.disable()  # positions hold no cycles, and looking for some takes a twentieth of the time
    school = make_school()
    chance = Random(seed)
    read_at = -1.0
    waiting: Queue[Parcel] = Queue(_PARCELS_WAITING)
    Thread(target=_send_on, args=(waiting, line), daemon=True).start()
    while True:
        changed = weights.stat().st_mtime
        if changed != read_at:
            read_at = changed
            net = make_net(read_weights(weights))
        games = [school.play(net, chance) for _ in range(GAMES_PER_PARCEL)]
        waiting.put(packed(games, school.facts))


def _send_on(waiting: Queue[Parcel], line: Connection) -> None:
    """Send parcels as the learner fetches them, while the next are played."""
    with suppress(OSError):  # it is gone
        while True:
            line.send(waiting.get())


class SelfPlay(Protocol):
    """Whoever plays for the learner, here or on other machines."""

    def next_parcel(self, timeout: float) -> Parcel | None:
        """The next games, or nothing within so many seconds; an error if nobody plays any more."""

    def close(self) -> None:
        """Stop playing."""


class Workers:
    """Self-play in processes of this machine.

    If nobody says how many, one processor is left to the learner. Each has a line of its own:
    one that is killed while it sends takes nothing else with it.
    """

    def __init__(
        self, make_school: Callable[[], School], weights: Path, count: int | None, seed: int
    ) -> None:
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for number in range(count or max(1, (os.cpu_count() or 2) - 1)):
            line, theirs = context.Pipe(duplex=False)
            task = (make_school, weights, seed * 1000 + number, theirs)
            process = context.Process(target=play_on, args=task, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(line)
            self._processes.append(process)

    def next_parcel(self, timeout: float) -> Parcel | None:
        ready = wait(self._lines, timeout)
        for line in [line for line in self._lines if line in ready]:
            self._lines.remove(line)
            try:
                parcel: Parcel = line.recv()
            except (EOFError, OSError):
                continue  # its process has ended
            self._lines.append(line)  # the others come first next time
            return parcel
        if not self._lines:
            raise HotelierError(sentence("error-self-play-ended"))
        return None

    def close(self) -> None:
        for process in self._processes:
            end(process)
            process.join()
