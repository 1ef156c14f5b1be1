"""What a load is, and what was seen of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

_PERCENTILES = (50, 90, 95, 99)


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """What to play."""

    urls: tuple[str, ...]
    """The servers of one house; the players of a table are spread over them."""
    game: str
    tables: int
    players: int
    seconds: float
    think: float
    """How long a player thinks on average before each choice."""
    language: str | None
    """What the page asks for; None is the numbers only, for programs."""

    def url_of(self, seat: int) -> str:
        return self.urls[seat % len(self.urls)]


@dataclass(slots=True)
class Measured:
    """What was seen; times in seconds."""

    written: list[float] = field(default_factory=list)
    """From sending a choice to the answer that it is stored."""
    heard: list[float] = field(default_factory=list)
    """From sending a choice to the news of it at each player of the table."""
    letters: int = 0
    """The length of all updates."""
    finished: int = 0
    refused: int = 0
    lost_lines: int = 0
    seconds: float = 0.0
    processor_seconds: float = 0.0
    """What all servers together used of their processors."""
    own_seconds: float = 0.0
    """What the players used of theirs: the same, where all is on one machine."""
    memory: int = 0
    """Of all servers together, in bytes, at the end."""

    def as_data(self) -> dict[str, Any]:
        choices = len(self.written)
        return {
            "seconds": round(self.seconds, 1),
            "choices": choices,
            "choices_per_second": round(choices / max(self.seconds, 1e-9), 1),
            "updates_per_second": round(len(self.heard) / max(self.seconds, 1e-9), 1),
            "bytes_per_update": round(self.letters / max(len(self.heard), 1)),
            "processor_ms_per_choice": round(1000 * self.processor_seconds / max(choices, 1), 2),
            "players_ms_per_choice": round(1000 * self.own_seconds / max(choices, 1), 2),
            "memory_mb": round(self.memory / 1e6),
            "games_finished": self.finished,
            "refused": self.refused,
            "lost_lines": self.lost_lines,
            "written_ms": percentiles(self.written),
            "heard_ms": percentiles(self.heard),
        }


def percentiles(times: list[float]) -> dict[str, float]:
    """The usual ones in milliseconds."""
    if not times:
        return {}
    ordered = sorted(times)
    found = {
        f"p{percent}": ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
        for percent in _PERCENTILES
    }
    found["max"] = ordered[-1]
    return {name: round(1000 * value, 1) for name, value in found.items()}
