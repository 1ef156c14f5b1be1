"""A way to play, as the coach puts it to a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hotelier.coach.fortune import Foresight
from hotelier.kernel.message import Message
from hotelier.kernel.perspective import Perspective


@dataclass(frozen=True, slots=True)
class Advice:
    """A way to play from a position, and what is expected of it."""

    choices: tuple[int, ...]
    """Up to the end of the turn or to the first thing nobody can foresee."""
    tokens: tuple[str, ...]
    """The same as words of a journal."""
    steps: tuple[Message, ...]
    """The same as sentences."""
    own: float
    """The points the seat will have at the end."""
    other: float
    """The points of the best of the others."""
    win: float
    """The chance to win."""
    value: float
    """All of that in one number, in points: what the way was chosen by."""
    loss: float
    """By how much another way is better; 0 for the best."""
    reasons: tuple[Message, ...]
    """What it is about."""


class Coach(Foresight, Protocol):
    """Knows one game."""

    def advised(self, seen: Perspective, most: int) -> list[Advice]:
        """At most so many ways to play, the best first."""

    def compared(self, seen: Perspective, following: Sequence[int]) -> tuple[Advice, Advice]:
        """The best way from here and the one that was played, judged by the same worlds.

        `following` are the choices the seat made from here on; as many of them are judged as
        belong to this turn and could be foreseen. No way is better than the best: where the one
        played is, or where only chance may tell them apart, it is both.
        """

    def slip(self, seen: Perspective, choices: Sequence[int]) -> int:
        """Which of the choices of a way that was played cost the most, by its place among them."""
