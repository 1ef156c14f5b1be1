"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from hotelier.kernel.perspective import Perspective


class Bot(Protocol):
    """Somebody who makes choices."""

    def choose(self, seen: Perspective) -> int:
        """One of the legal choices of the seat."""
