"""The texts of one language, each of which is read when it is said for the first time.

To read all of them takes most of a second, and whoever says a sentence needs only a few.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from hotelier.kernel.errors import HotelierError
from hotelier.words.pseudo import PSEUDO, stretch

_BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""An entry begins in the first column; all that belongs to it is indented, or closes a brace."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


_LONGEST: Final = 2400
"""Of what is filled in: people and programs hand on anything, and the library takes 2,500."""


class MissingWords(HotelierError):
    """A language, a text or a value for a text that is not there."""


class Texts:
    """What can be said in a language."""

    def __init__(self, language: str, locale: str, functions: Mapping[str, Any]) -> None:
        self.language = language
        self._bundle = FluentBundle([locale], functions=dict(functions), use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, source: str) -> None:
        """Take up the entries of a file; of two with the same name the first one counts."""
        beginnings = [*_BEGINNING.finditer(source)]
        ends = [*(found.start() for found in beginnings), len(source)]
        for found, (start, end) in zip(beginnings, pairwise(ends), strict=True):
            self._unread.setdefault(found[1], source[start:end])

    def say(self, name: str, values: Mapping[str, Any]) -> str:
        """The text of an entry (`name`) or of one of its attributes (`name.attribute`)."""
        entry, _, attribute = name.partition(".")
        if entry in self._unread:
            self._read(entry)
        try:
            found = self._bundle.get_message(entry)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise MissingWords(f"There is no text '{name}' in the language {self.language}.")
        fitting = {key: _cut(value) for key, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors:
            raise MissingWords(f"The text '{name}' cannot be said: {errors[0]}")
        return str(text)

    def _read(self, entry: str) -> None:
        """Read an entry with all that it names; anything that is not well written is an error.

        Nothing counts as read before all of it is there: another thread may ask meanwhile.
        """
        needed: dict[str, str] = {}
        named = [entry]
        while named:
            name = named.pop()
            if name not in needed and (source := self._unread.get(name)):
                needed[name] = source
                named += _NAME.findall(source)
        for source in needed.values():
            self._bundle.add_resource(self._parsed(source))
        for name in needed:
            self._unread.pop(name, None)

    def _parsed(self, source: str) -> Resource:
        resource = FluentResource(source)
        for part in resource.body:
            if isinstance(part, Junk):
                start = (part.content or "").strip().splitlines()[0]
                raise MissingWords(f"Texts of {self.language} cannot be read from '{start}' on.")
        if self.language == PSEUDO:
            stretch(resource)
        return resource


def _cut(value: object) -> object:
    """A value as it fits into a text."""
    if isinstance(value, str) and len(value) > _LONGEST:
        return f"{value[:_LONGEST]}…"
    return value
