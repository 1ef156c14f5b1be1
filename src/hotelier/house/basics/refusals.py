"""What the house answers when it does not do what it was asked."""

from __future__ import annotations

from typing import Any, Literal

from hotelier.kernel.errors import HotelierError


class CannotOpen(HotelierError):
    """The house cannot even begin: a port is taken, or a database is not there."""

    def __init__(self, missing: Literal["port", "database"], what: str, reason: str) -> None:
        super().__init__(f"{missing} {what}: {reason}")
        self.missing = missing
        self.what = what
        self.reason = reason


class Refusal(HotelierError):
    """Nothing was changed, and this sentence says why."""

    def __init__(self, status: int, code: str, sentence: str, **details: object) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.details = details

    def as_data(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": self.sentence, **self.details}}


def no_such_table() -> Refusal:
    return Refusal(404, "no-such-table", "There is no such table.")


def not_allowed(sentence: str) -> Refusal:
    return Refusal(403, "not-allowed", sentence)


def not_now(sentence: str) -> Refusal:
    return Refusal(409, "not-now", sentence)


def malformed(sentence: str) -> Refusal:
    return Refusal(422, "malformed", sentence)


def no_database() -> Refusal:
    sentence = "The database does not answer; please try again in a moment."
    return Refusal(503, "no-database", sentence)


def mistake() -> Refusal:
    return Refusal(500, "trouble", "The house made a mistake; it is noted.")


def closing() -> Refusal:
    return Refusal(503, "closing", "The house is closing; please try again in a moment.")


def stale(answered: int, moment: int) -> Refusal:
    """The choice answers a position that is gone: a late one, or one overtaken by an undo."""
    return Refusal(
        409,
        "stale",
        f"That was for moment {answered} of the table, but it is at moment {moment} now.",
        moment=moment,
    )
