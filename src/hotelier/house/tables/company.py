"""Who is at a table just now, and the gestures they make. Nothing of it is ever stored."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
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
        self._elsewhere: dict[str, frozenset[int]] = {}
        """By server: the seats with a line to it."""
        self.pass_on: Callable[[dict[str, Any]], None] = lambda _: None
        """Tell the other servers of the house."""

    @contextmanager
    def joined(self, seat: int | None) -> Iterator[News]:
        """Be there as long as the line is open; what comes out is news of the others."""
        news: News = asyncio.Queue(_MOST_UNREAD)
        is_first = not self._listeners
        self._listeners.add(news)
        if seat is not None:
            self._lines[seat] += 1
        if is_first:
            self.ask_around()
        elif seat is not None and self._lines[seat] == 1:
            self._say_who_is_here()
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
            "here": sorted(self._here()),
            "away": {str(seat): away[seat] for seat in away.keys() - self._here()},
        }

    def gesture(self, seat: int, gesture: Gesture, thought: str) -> bool:
        """Show a gesture to everybody here; False if this seat has made too many lately."""
        now = time.monotonic()
        lately = [at for at in self._gestures.get(seat, []) if now - at < _GESTURE_SECONDS]
        if len(lately) >= _GESTURES_AT_ONCE:
            return False
        self._gestures[seat] = [*lately, now]
        shown = {"seat": seat, "gesture": gesture, "thought": thought}
        self._tell({"type": "gesture", **shown})
        self.pass_on(shown)
        return True

    def ask_around(self) -> None:
        """Whoever was at other servers may have gone unheard: let them say who is there."""
        self._elsewhere.clear()
        self.pass_on({"here": sorted(self._lines), "asks": True})

    def heard(self, server: str, news: dict[str, Any]) -> None:
        """Another server says who is there, or shows a gesture made there."""
        if "gesture" in news:
            shown = {name: news[name] for name in ("seat", "gesture", "thought")}
            self._tell({"type": "gesture", **shown})
            return
        self._become(server, frozenset(news["here"]))
        if news.get("asks") and self._lines:
            self._say_who_is_here()

    def lost(self, server: str) -> None:
        """Another server is gone, and with it who was there."""
        self._become(server, frozenset())

    def _become(self, server: str, seats: frozenset[int]) -> None:
        before = self._here()
        self._elsewhere[server] = seats
        if not seats:
            del self._elsewhere[server]
        now = time.monotonic()
        self._left_at |= dict.fromkeys(before - self._here(), now)
        if self._here() != before:
            self._tell(self.present())

    def _here(self) -> set[int]:
        return set(self._lines).union(*self._elsewhere.values())

    def _say_who_is_here(self) -> None:
        self.pass_on({"here": sorted(self._lines)})

    def _leave(self, seat: int) -> None:
        self._lines[seat] -= 1
        if not self._lines[seat]:
            del self._lines[seat]
            self._say_who_is_here()
            if seat not in self._here():
                self._left_at[seat] = time.monotonic()
                self._tell(self.present())

    def _tell(self, news: dict[str, Any]) -> None:
        """Whoever reads too slowly misses some of it: it is of the moment."""
        for listener in self._listeners:
            with suppress(asyncio.QueueFull):
                listener.put_nowait(news)
