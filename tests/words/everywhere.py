"""Sentences of real games in a language: which of them it cannot say."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hotelier.kernel.message import Message
from hotelier.words import languages, say
from hotelier.words.reading import MissingWords

NAMES = ("Anna", "Béla", "Cora", "Dora")
_RAW = re.compile(r"[{}]|  |\b(austria|entrance|kernel|overbooking|solo)-[a-z]")
"""What no reader should ever see."""


def unsaid(messages: Iterable[Message], language: str) -> list[str]:
    """A complaint for each message that cannot be said well, the same one only once."""
    found: dict[str, None] = {}
    for message in _different(messages):
        try:
            text = say(message, language, NAMES)
        except MissingWords as missing:
            found[str(missing)] = None
        else:
            if not text.strip() or _RAW.search(text):
                found[f"{message.id} reads badly: '{text}'"] = None
    return list(found)


def unsaid_anywhere(messages: Iterable[Message]) -> dict[str, list[str]]:
    """The same for all languages of the house; only those with complaints."""
    different = list(_different(messages))
    found = {language: unsaid(different, language) for language in languages()}
    return {language: complaints for language, complaints in found.items() if complaints}


def _different(messages: Iterable[Message]) -> Iterable[Message]:
    return {(message.id, repr(message.values)): message for message in messages}.values()
