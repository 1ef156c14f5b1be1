"""What is stored of a table, as plain values that are replaced and never changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from hotelier.kernel.luck import Luck

SeatKind = Literal["empty", "person", "bot"]
Status = Literal["gathering", "playing", "over", "archived"]

GATHERING: Status = "gathering"
PLAYING: Status = "playing"
OVER: Status = "over"
ARCHIVED: Status = "archived"
"""A journal brought from elsewhere, to look at and to fork."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. A bot at a person's seat stands in until the person comes back."""

    kind: SeatKind = "empty"
    name: str = ""
    bot: str | None = None
    ready: bool = False
    forfeited: str | None = None
    """The bot from outside that failed here, and whose place another took."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Permission for one more device at a seat."""

    seat: int
    until: float


@dataclass(frozen=True, slots=True)
class Record:
    """A table but for its choices: one row, changed whole or not at all."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    luck: Luck
    status: Status
    seats: tuple[Seat, ...]
    renewals: dict[int, Luck] = field(default_factory=dict)
    """Where chance begins anew, as in a game."""
    listed: bool = False
    watchable: bool = True
    hints: bool = False
    """Whether the coach helps everybody here; it always helps who plays against bots alone."""
    invitation: str = ""
    """Opens an empty seat and nothing more; kept readable, for all at the table share it."""
    host_seat: int | None = None
    keys: dict[str, int | None] = field(default_factory=dict)
    """Digests of secrets, and the seat each one holds; None is a host without a seat."""
    pairings: dict[str, Pairing] = field(default_factory=dict)
    version: int = 0
    """Grows with every change of the table."""
    moment: int = 0
    """Grows with every choice and every undo: what a choice answers."""
    steps: int = 0
    bot_awaited: bool = False
    forked_from: str | None = None
    fork_step: int | None = None
    rematch: str | None = None
    created_at: float = 0.0
    moved_at: float = 0.0

    @property
    def same_luck(self) -> bool:
        """Whether this goes on from a finished game by its seed, which everybody may know."""
        return self.forked_from is not None and self.fork_step not in self.renewals

    @property
    def present_luck(self) -> Luck:
        """By what dice and cards come now."""
        return self.renewals[max(self.renewals)] if self.renewals else self.luck


@dataclass(frozen=True, slots=True)
class StoredChoice:
    """One choice at its place in the game, and the moment it answered."""

    step: int
    seat: int
    choice: int
    moment: int
    by_bot: bool
    made_at: float


@dataclass(frozen=True, slots=True)
class Change:
    """A table after a change: the new record, and what happens to its choices."""

    record: Record
    keep: int | None = None
    """How many choices stay; None is all of them."""
    added: tuple[StoredChoice, ...] = ()
    newcomer: tuple[Record, tuple[StoredChoice, ...]] | None = None
    """Another table that comes to be in the same transaction."""


def grown(record: Record, **changes: object) -> Change:
    """A change of the record alone."""
    return Change(replace(record, version=record.version + 1, **changes))  # type: ignore[arg-type]


def seats_as_data(seats: tuple[Seat, ...]) -> list[dict[str, Any]]:
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "ready": seat.ready,
            "forfeited": seat.forfeited,
        }
        for seat in seats
    ]


def seats_from_data(data: list[dict[str, Any]]) -> tuple[Seat, ...]:
    return tuple(Seat(**seat) for seat in data)
