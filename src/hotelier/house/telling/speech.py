"""Messages as texts; what a language does not say yet is said in English."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache

from hotelier.house.basics.logs import log
from hotelier.kernel.message import Message
from hotelier.words import ENGLISH, say
from hotelier.words.reading import MissingWords

_FIRST_STAND_IN = 0xE000
_STAND_INS = re.compile("[\ue000-\ue00f]")
"""Characters that mean nothing to anybody, for the names of the players by seat."""
_MOST_REMEMBERED = 20_000
_said: dict[object, str | _Sentence] = {}
"""Sentences lately said, with characters that stand in for names: all tables say much the same,
and saying it in a language costs as much as the rest of an update."""


class Speech:
    """One language and the names at one table; no language is no texts, for programs."""

    __slots__ = ("_names", "_tongue", "language")

    def __init__(self, language: str | None, names: Sequence[str | Message]) -> None:
        self.language = language
        self._names: list[str] = []
        if language is not None:
            self._names += [
                spoken(name, language) if isinstance(name, Message) else name for name in names
            ]
        self._tongue = (language, *map(bool, self._names))

    def __call__(self, message: Message) -> str | None:
        if self.language is None:
            return None
        return _spoken(message, self.language, self._tongue, self._names)


class _Sentence:
    """A sentence in which people are named."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def about(self, names: Sequence[str]) -> str:
        return _STAND_INS.sub(lambda found: names[ord(found[0]) - _FIRST_STAND_IN], self._text)


def spoken(message: Message, language: str) -> str:
    """A message in a known language that names nobody; a missing text must not stop a game."""
    return _spoken(message, language, (language,), ())


def _spoken(message: Message, language: str, tongue: object, names: Sequence[str]) -> str:
    key = tongue, _identity(message)
    said = _said.get(key) or _remember(key, message, language, names)
    return said if isinstance(said, str) else said.about(names)


def _remember(
    key: object, message: Message, language: str, names: Sequence[str]
) -> str | _Sentence:
    stand_ins = [chr(_FIRST_STAND_IN + seat) if name else "" for seat, name in enumerate(names)]
    text = _spoken_anew(message, language, stand_ins)
    said = _said[key] = _Sentence(text) if _STAND_INS.search(text) else text
    if len(_said) > _MOST_REMEMBERED:
        for old in list(_said)[: _MOST_REMEMBERED // 4]:
            del _said[old]
    return said


def _identity(message: Message) -> object:
    """All that decides what a message says but for names."""
    if not message.values:
        return message.id
    return message.id, *[
        (name, _identity(value) if isinstance(value, Message) else value)
        for name, value in message.values.items()
    ]


def _spoken_anew(message: Message, language: str, names: Sequence[str]) -> str:
    for tongue in (language, ENGLISH):
        try:
            return say(message, tongue, names)
        except MissingWords as missing:
            _complain_once(str(missing))
    return message.id


@cache
def _complain_once(sentence: str) -> None:
    log(logging.WARNING, "missing words", sentence=sentence)
