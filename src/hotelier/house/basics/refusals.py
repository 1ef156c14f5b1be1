"""What the house answers when it does not do what it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import Message, sentence
from hotelier.words import ENGLISH, say

_LONGEST_FIELD = 100
"""Whoever sends a field that nobody knows has named it."""


class CannotOpen(HotelierError):
    """The house cannot even begin: a port is taken, or a database is not there."""

    def __init__(self, missing: Literal["port", "database"], what: str, reason: str) -> None:
        super().__init__(f"{missing} {what}: {reason}")
        self.missing = missing
        self.what = what
        self.reason = reason


class Refusal(HotelierError):
    """Nothing was changed, and this sentence says why."""

    def __init__(self, status: int, code: str, told: Message | str, **details: object) -> None:
        super().__init__(told)
        self.status = status
        self.code = code
        self.details = details

    def as_data(self, language: str | None = None) -> dict[str, Any]:
        """For a client: programs go by the code, people read the sentence in their language."""
        told = self.told
        sentence = told if isinstance(told, str) else say(told, language or ENGLISH)
        return {"error": {"code": self.code, "message": sentence, **self.details}}


def no_such_table() -> Refusal:
    return Refusal(404, "no-such-table", sentence("house-no-such-table"))


def not_allowed(told: Message | str) -> Refusal:
    return Refusal(403, "not-allowed", told)


def not_now(told: Message | str) -> Refusal:
    return Refusal(409, "not-now", told)


def malformed_at(place: Sequence[object], problem: str) -> Refusal:
    """What a client sent does not have the form the API describes.

    The sentence is for people; what a program may expect at that place, the problem says.
    """
    field = ".".join(str(part) for part in place)[:_LONGEST_FIELD] or "message"
    told = sentence("house-malformed", where=field)
    return Refusal(422, "malformed", told, field=field, problem=problem)


def malformed(told: Message | str) -> Refusal:
    return Refusal(422, "malformed", told)


def no_database() -> Refusal:
    return Refusal(503, "no-database", sentence("house-no-database"))


def mistake() -> Refusal:
    return Refusal(500, "trouble", sentence("house-mistake"))


def closing() -> Refusal:
    return Refusal(503, "closing", sentence("house-closing"))


def stale(answered: int, moment: int) -> Refusal:
    """The choice answers a position that is gone: a late one, or one overtaken by an undo."""
    return Refusal(
        409,
        "stale",
        sentence("house-stale", answered=answered, moment=moment),
        moment=moment,
    )
