"""What can go wrong when people or programs hand us something: one clear sentence each."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.kernel.message import Message

_in_words: Callable[[Message], str] = str


def tell_errors_by(say: Callable[[Message], str]) -> None:
    """The kernel has no words of its own: who has them lends them here."""
    global _in_words
    _in_words = say


class HotelierError(Exception):
    """A mistake of the caller, told in one sentence that can be shown as it is.

    The sentence is a message, so that a house can say it to everybody in his own language; where
    somebody has said it already it is a text.
    """

    def __init__(self, told: Message | str) -> None:
        super().__init__(told)
        self.told = told

    def __str__(self) -> str:
        return self.told if isinstance(self.told, str) else _in_words(self.told)


class OptionError(HotelierError):
    """An option of a game that does not exist, or a value it cannot have."""


class IllegalChoice(HotelierError):
    """A choice that is not among the legal ones now."""


class JournalError(HotelierError):
    """A journal that cannot be read, or that does not fit the rules."""


class DrawAwaited(Exception):
    """A step stopped because chance from outside has not answered yet; see draws.py."""
