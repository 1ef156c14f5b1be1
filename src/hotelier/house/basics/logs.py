"""Logs: one JSON object a line for machines, one readable line for whoever sits before them."""

from __future__ import annotations

import json
import logging
import sys
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

LOGGER = logging.getLogger("hotelier.house")


class Moderation(logging.Filter):
    """So many lines a second from each place in the code; the next one says how many were missed.

    Strangers decide how often some lines are written: they must not fill a disk with them.
    """

    def __init__(self, per_second: float = 50.0, burst: float = 500.0) -> None:
        super().__init__()
        self._per_second = per_second
        self._burst = burst
        self._places: dict[tuple[str, int, object], _Place] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        # Our own lines all come from two functions here; what happened tells them apart.
        happened = record.msg if record.name == LOGGER.name else None
        key = (record.pathname, record.lineno, happened)
        place = self._places.setdefault(key, _Place(self._burst, record.created))
        refilled = place.lines + (record.created - place.since) * self._per_second
        place.lines, place.since = min(self._burst, refilled), record.created
        if place.lines < 1:
            place.left_out += 1
            return False
        place.lines -= 1
        if place.left_out:
            record.left_out, place.left_out = place.left_out, 0
        return True


@dataclass(slots=True)
class _Place:
    lines: float
    since: float
    left_out: int = 0


class Manner(NamedTuple):
    """From which level on a process logs, and whether for people."""

    level: str
    readable: bool


class JsonLines(logging.Formatter):
    """Time, level, what happened, and whatever else is known of it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "logger": record.name,
        }
        line.update(getattr(record, "facts", {}))
        if hasattr(record, "left_out"):
            line["left_out_before"] = record.left_out
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class ReadableLines(logging.Formatter):
    """When and what, then whatever else is known of it."""

    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        told = ", ".join(f"{name} {_on_one_line(value)}" for name, value in facts.items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))}  {record.getMessage()}"
        if record.levelno > logging.INFO:
            line += f" ({record.levelname.lower()})"
        if told:
            line += f": {told}"
        if hasattr(record, "left_out"):
            line += f" (after {record.left_out} such lines)"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _on_one_line(value: object) -> str:
    """Strangers choose some values, such as paths: none may begin a line or steer a terminal."""
    text = str(value)
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def log(level: int, happened: str, **facts: object) -> None:
    LOGGER.log(level, happened, extra={"facts": facts})


def log_trouble(happened: str, **facts: object) -> None:
    """An error that is being handled, with its traceback."""
    LOGGER.error(happened, extra={"facts": facts}, exc_info=True)


def manner() -> Manner | None:
    """How this process logs, so that those it begins can do the same; None before it was told."""
    root = logging.getLogger()
    for handler in root.handlers:
        if isinstance(handler.formatter, (JsonLines, ReadableLines)):
            readable = isinstance(handler.formatter, ReadableLines)
            return Manner(logging.getLevelName(root.level), readable)
    return None


def log_to_stderr(level: str, *, readable: bool) -> None:
    """Everything the house and its libraries say goes to the error stream, line by line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ReadableLines() if readable else JsonLines())
    handler.addFilter(Moderation())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # uvicorn would log the addresses of live connections with their queries.
    for noisy in ("alembic", "uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
