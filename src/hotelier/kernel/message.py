"""A sentence as data: an id and its values. The `words` room turns it into a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

Value = Union[int, float, str, "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """Which sentence, and what to fill in. Values may be messages themselves (a card's name)."""

    id: str
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is not legal now, with the clause of the rulebook that says so."""

    clause: str
    message: Message


def sentence(name: str, /, **values: Value) -> Message:
    """The message of an id with its values, where it is made in one breath."""
    return Message(name, values)
