"""Who is at a table just now, and the gestures they make. Nothing of it is ever stored."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Literal

Gesture = Literal["cup", "applause", "hurry", "thought"]
LONGEST_THOUGHT: Final = 80
_MOST_UNREAD = 20
_GESTURE_SECONDS = 4.0
_GESTURES_AT_ONCE = 3

News = asyncio.Queue[dict[str, Any]]


class Company:
    """The seats with a line open to this table, and whoever wants to hear of them."""

    def __init__(self) -> None:
        self._lines: Counter[int] = Counter()
        self._left_at: dict[int, float] = {}
        self._listeners: set[News] = set()
        self._gestures: dict[int, list[float]] = {}

    @contextmanager
    def joined(self, seat: int | None) -> Iterator[News]:
        """Be there as long as the line is open; what comes out is news of the others."""
        news: News = asyncio.Queue(_MOST_UNREAD)
        self._listeners.add(news)
        if seat is not None:
            self._lines[seat] += 1
        self._tell(self.present())
        try:
            yield news
        finally:
            self._listeners.discard(news)
            if seat is not None:
                self._leave(seat)

    def present(self) -> dict[str, Any]:
        """Who is here, and for how many seconds those who were have been away."""
        now = time.monotonic()
        away = {seat: round(now - left, 1) for seat, left in self._left_at.items()}
        return {
            "type": "company",
            "here": sorted(self._lines),
            "away": {str(seat): time for seat, time in away.items() if seat not in self._lines},
        }

    def gesture(self, seat: int, gesture: Gesture, thought: str) -> bool:
        """Show a gesture to everybody here; False if this seat has made too many lately."""
        now = time.monotonic()
        lately = [at for at in self._gestures.get(seat, []) if now - at < _GESTURE_SECONDS]
        if len(lately) >= _GESTURES_AT_ONCE:
            return False
        self._gestures[seat] = [*lately, now]
        self._tell({"type": "gesture", "seat": seat, "gesture": gesture, "thought": thought})
        return True

    def _leave(self, seat: int) -> None:
        self._lines[seat] -= 1
        if not self._lines[seat]:
            del self._lines[seat]
            self._left_at[seat] = time.monotonic()
            self._tell(self.present())

    def _tell(self, news: dict[str, Any]) -> None:
        """Whoever reads too slowly misses some of it: it is of the moment."""
        for listener in self._listeners:
            with suppress(asyncio.QueueFull):
                listener.put_nowait(news)
