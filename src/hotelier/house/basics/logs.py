"""Logs as one JSON object a line, for people with grep and for machines."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("hotelier.house")


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
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log(level: int, happened: str, **facts: object) -> None:
    LOGGER.log(level, happened, extra={"facts": facts})


def log_trouble(happened: str, **facts: object) -> None:
    """An error that is being handled, with its traceback."""
    LOGGER.error(happened, extra={"facts": facts}, exc_info=True)


def log_to_stderr(level: str) -> None:
    """Everything the house and its libraries say goes to the error stream, line by line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # uvicorn would log the addresses of live connections with their queries.
    for noisy in ("alembic", "uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
