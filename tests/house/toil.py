"""Work for worker processes in tests; a module with little to import, for each of them does."""

from __future__ import annotations

import logging
import os
import signal
import time
from pathlib import Path


def doze(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def note(line: tuple[Path, str]) -> None:
    path, word = line
    with path.open("a") as file:
        file.write(f"{word}\n")


def drop_dead(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Contrary(Exception):
    """Cannot be made again from what it prints."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} {two}")


def contradict(_: object) -> None:
    raise Contrary("not", "so")


def warn(words: str) -> None:
    """Have something to log."""
    logging.getLogger("hotelier.bots").warning(words)
