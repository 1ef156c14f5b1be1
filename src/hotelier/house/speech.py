"""Messages as texts; a text that is missing in a language must not stop a game."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache

from hotelier.house.logs import log
from hotelier.house.refusals import malformed
from hotelier.kernel.message import Message
from hotelier.words import MissingWords, languages, say


class Speech:
    """One language and the names at one table; no language is no texts, for programs."""

    __slots__ = ("_language", "_names")

    def __init__(self, language: str | None, names: Sequence[str]) -> None:
        if language is not None and language not in known_languages():
            raise malformed(
                f"There are no texts in '{language}', only in {', '.join(known_languages())}."
            )
        self._language = language
        self._names = names

    def __call__(self, message: Message) -> str | None:
        if self._language is None:
            return None
        try:
            return say(message, self._language, self._names)
        except MissingWords as missing:
            _complain_once(str(missing))
            return message.id


@cache
def known_languages() -> tuple[str, ...]:
    return tuple(languages())


@cache
def _complain_once(sentence: str) -> None:
    log(logging.WARNING, "missing words", sentence=sentence)
