"""Self-play in processes of its own: each plays with the latest weights and sends what it saw."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from queue import Empty, Full
from random import Random
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from hotelier.bots.net.net import OUTPUTS, POINTS, make_net
from hotelier.bots.net.weights import read_weights
from hotelier.lab.training.lesson import COMPARED, Lesson, Played, School

GAMES_PER_PARCEL: Final = 8
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


def play_on(
    make_school: Callable[[], School], weights: Path, seed: int, parcels: Queue[Parcel], stop: Event
) -> None:
    """Play until told to stop; weights are read anew whenever the file has changed."""
    os.nice(5)
    gc.disable()  # positions hold no cycles, and looking for some takes a twentieth of the time
    school = make_school()
    chance = Random(seed)
    read_at = -1.0
    learner = parent_process()

    def wanted() -> bool:
        """Until told to stop; a learner that was killed cannot say so."""
        return not stop.is_set() and (learner is None or learner.is_alive())

    while wanted():
        changed = weights.stat().st_mtime
        if changed != read_at:
            read_at = changed
            net = make_net(read_weights(weights))
        parcel = packed([school.play(net, chance) for _ in range(GAMES_PER_PARCEL)], school.facts)
        while wanted():
            try:
                parcels.put(parcel, timeout=1)
                break
            except Full:
                continue
    parcels.cancel_join_thread()


class SelfPlay(Protocol):
    """Whoever plays for the learner, here or on other machines."""

    def next_parcel(self, timeout: float) -> Parcel | None:
        """The next games, or nothing within so many seconds."""

    def close(self) -> None:
        """Stop playing."""


class Workers:
    """Self-play in processes of this machine."""

    def __init__(
        self, make_school: Callable[[], School], weights: Path, count: int, seed: int
    ) -> None:
        context = get_context("spawn")
        self._parcels: Queue[Parcel] = context.Queue(4 * count)
        self._stop = context.Event()
        self._processes = [
            context.Process(
                target=play_on,
                args=(make_school, weights, seed * 1000 + number, self._parcels, self._stop),
                daemon=True,
            )
            for number in range(count)
        ]
        for process in self._processes:
            process.start()

    def next_parcel(self, timeout: float) -> Parcel | None:
        try:
            return self._parcels.get(timeout=timeout)
        except Empty:
            return None

    def close(self) -> None:
        self._stop.set()
        for process in self._processes:
            process.join(10)
            if process.is_alive():
                process.kill()
