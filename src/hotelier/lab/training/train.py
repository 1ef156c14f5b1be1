"""One run of training: self-play feeds the learner, the learner's weights feed self-play."""

from __future__ import annotations

import json
import math
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import torch

from hotelier.bots.net.weights import write_weights
from hotelier.bots.trained import weights_of
from hotelier.kernel.writing import make_folder, writing
from hotelier.lab.training.curves import Curves
from hotelier.lab.training.learner import Learner, Memory
from hotelier.lab.training.lesson import COMPARED, School
from hotelier.lab.training.schools import school_maker
from hotelier.lab.training.transfer import grown, to_go_on_from
from hotelier.lab.training.workers import SelfPlay, Workers

_LOG_EVERY: Final = 20.0
_ROOM_TO_COMPARE: Final = 40
"""For so many lessons there is room for one comparison."""
_ROOM_TO_REFINE: Final = 4
"""The same where nothing else is learned, and lessons need no room."""


@dataclass(frozen=True, slots=True)
class Course:
    """What a run is to do."""

    game: str
    folder: Path
    minutes: float
    workers: int | None = None
    """How many play, if that is not left to what processors there are."""
    width: int = 384
    hidden: int = 48
    """How large the net is at least: a smaller one found in the folder grows."""
    first_rate: float = 1e-3
    last_rate: float = 3e-5
    batch: int = 4096
    reuse: float = 4.0
    """How often a lesson is learned on average."""
    room: int = 1_500_000
    device: str = "cpu"
    publish_every: float = 10.0
    """Seconds between new weights for self-play."""
    seed: int = 1
    refine: bool = False
    """Whether comparisons of ends of a turn are all that is learned.

    Without weights in the folder it goes on from those that ship."""
    on_ray: bool = False
    """Whether self-play runs in a cluster instead of this machine's processes."""
    about: str = ""


def train(course: Course, tell: Callable[[str], None]) -> Path:
    """Run a course; the file with the weights it reached. It goes on from weights found there."""
    torch.set_num_threads(1)
    make_school = school_maker(course.game, refine=course.refine)
    school = make_school()
    folder = course.folder
    make_folder(folder)
    path = folder / f"{course.game}.net"
    start = to_go_on_from(path, school) if path.exists() else None
    if start is None and course.refine:
        start = weights_of(course.game)
    if start is not None:
        start = grown(start, course.width, course.hidden)
    before = dict(start.about) if start else {}
    width = start.shape.width if start else course.width
    hidden = start.shape.hidden if start else course.hidden
    learner = Learner(school.facts, width, hidden, course.device, start)
    memories = (
        Memory(1 if course.refine else course.room, school.facts, course.device),
        Memory(_room_to_compare(course), school.facts, course.device, COMPARED),
    )
    about = {
        "game": course.game,
        "facts_version": school.facts_version,
        "blocks": school.blocks,
        "games": before.get("games", 0),
        "minutes": before.get("minutes", 0),
        "commit": _commit(),
        "note": course.about,
    }
    write_weights(path, learner.weights(about))
    workers = _workers(course, make_school, path)
    try:
        _note(course)
        _run(course, learner, memories, workers, path, about, tell)
    finally:
        # Whatever ends the course, what was learned is kept.
        workers.close()
        seen = memories[0].seen | memories[1].seen
        write_weights(path, learner.weights(about, seen))
    return path


def _note(course: Course, line: str = "") -> None:
    """Add a line to the curve, which is there from the beginning."""
    path = course.folder / "curve.jsonl"
    with writing(path), path.open("a") as log:
        log.write(line)


def _commit() -> str:
    """The commit of the code that trains, where it runs from a checkout."""
    here = Path(__file__).parent
    asked = ["git", "-C", str(here), "rev-parse", "--short", "HEAD"]
    try:
        found = subprocess.run(asked, capture_output=True, text=True, timeout=10, check=False)  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return ""
    return found.stdout.strip()


def _workers(course: Course, make_school: Callable[[], School], weights: Path) -> SelfPlay:
    if not course.on_ray:
        return Workers(make_school, weights, course.workers, course.seed)
    from hotelier.lab.ray_cluster import RayWorkers

    return RayWorkers(make_school, weights, course.workers, course.seed)


def _run(
    course: Course,
    learner: Learner,
    memories: tuple[Memory, Memory],
    workers: SelfPlay,
    path: Path,
    about: dict[str, Any],
    tell: Callable[[str], None],
) -> None:
    begun = published = logged = time.monotonic()
    lasts = 60 * course.minutes
    curves = Curves()
    games_before, minutes_before = about["games"], about["minutes"]
    memory, comparisons = memories
    lessons = learned = compared = 0
    losses: list[dict[str, float]] = []
    while (passed := time.monotonic() - begun) < lasts:
        for _ in range(24):
            parcel = workers.next_parcel(0.02)
            if parcel is None:
                break
            curves.add(parcel)
            lessons += memory.add(parcel.facts, parcel.aims)
            compared += comparisons.add(parcel.compared_facts, parcel.compared_aims)
        rate = _rate(course, passed / lasts)
        for _ in range(32):
            if course.refine:
                size = course.batch // COMPARED
                if comparisons.count < 4 * size or learned > course.reuse * compared:
                    break
                losses.append(learner.refine(comparisons, size, rate))
                learned += size
                continue
            if memory.count < 4 * course.batch or learned > course.reuse * lessons:
                break
            # Comparisons are learned as often as lessons are.
            share = course.batch * compared // lessons
            losses.append(learner.learn(memory, course.batch, rate, comparisons, share))
            learned += course.batch
        now = time.monotonic()
        about["games"] = games_before + curves.games
        about["minutes"] = round(minutes_before + passed / 60, 1)
        if now - published > course.publish_every:
            published = now
            write_weights(path, learner.weights(about))
        if now - logged > _LOG_EVERY:
            logged = now
            entry = {
                "seconds": round(passed),
                "games": curves.games,
                "lessons": lessons,
                "learned": learned,
                "compared": compared,
                "rate": float(f"{rate:.2g}"),
                **_mean_losses(losses),
                **curves.take(),
            }
            losses.clear()
            line = json.dumps(entry)
            _note(course, f"{line}\n")
            tell(line)


def _rate(course: Course, share: float) -> float:
    """From the first learning rate down to the last one, by a cosine."""
    wave = 0.5 * (1 + math.cos(math.pi * share))
    return course.last_rate + (course.first_rate - course.last_rate) * wave


def _room_to_compare(course: Course) -> int:
    return course.room // (_ROOM_TO_REFINE if course.refine else _ROOM_TO_COMPARE)


def _mean_losses(losses: list[dict[str, float]]) -> dict[str, float]:
    names = losses[0] if losses else ()
    return {name: round(fmean(loss[name] for loss in losses), 5) for name in names}
