"""Messages as texts; what a language does not say yet is said in English."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache

from hotelier.house.basics.logs import log
from hotelier.house.basics.refusals import malformed
from hotelier.kernel.message import Message
from hotelier.words import ENGLISH, MissingWords, languages, say


class Speech:
    """One language and the names at one table; no language is no texts, for programs."""

    __slots__ = ("_language", "_names")

    def __init__(self, language: str | None, names: Sequence[str]) -> None:
        if language is not None:
            must_be_known(language)
        self._language = language
        self._names = names

    def __call__(self, message: Message) -> str | None:
        return None if self._language is None else spoken(message, self._language, self._names)


def must_be_known(language: str) -> None:
    if language not in known_languages():
        known = ", ".join(known_languages())
        raise malformed(f"There are no texts in '{language}', only in {known}.")


def spoken(message: Message, language: str, names: Sequence[str] = ()) -> str:
    """A message in a known language; a text that is missing must not stop a game."""
    for tongue in (language, ENGLISH):
        try:
            return say(message, tongue, names)
        except MissingWords as missing:
            _complain_once(str(missing))
    return message.id


@cache
def known_languages() -> tuple[str, ...]:
    return tuple(languages())


@cache
def _complain_once(sentence: str) -> None:
    log(logging.WARNING, "missing words", sentence=sentence)
