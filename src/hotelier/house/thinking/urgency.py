"""Who is served first where thinkers are few."""

from __future__ import annotations

from enum import IntEnum


class Urgency(IntEnum):
    """People wait for a bot to choose; a hint is asked for; a review can take its time."""

    BOT = 0
    HINT = 1
    REVIEW = 2
