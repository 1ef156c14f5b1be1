"""The rulebook as clauses: by their numbers, or by words in them.

The books lie in docs/rulebook, one folder for each language beside the English ones; a package
that was built has a copy of them beside the texts.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from hotelier.words import own_language

_BUILT: Final = resources.files("hotelier.words") / "rulebook"
_SOURCE: Final = Path(__file__).parents[3] / "docs" / "rulebook"
_BOOKS: Final = ("austria", "rulings", "solo", "more-staff", "entrances", "overbooking")
_GOES_ON: Final = r"(?:\n(?!- |\s*\n|#|\|).*)*"
_CLAUSE: Final = re.compile(rf"^- \*\*([A-Z][A-Z0-9-]*)\*\*\s*(.*{_GOES_ON})", re.MULTILINE)
_MARKS: Final = re.compile(r"\*\*?|`|\[([^]]*)\]\([^)]*\)")


@cache
def clauses(language: str) -> dict[str, str]:
    """Every clause of all books in a language; English where it has none."""
    home: Traversable = _BUILT if _BUILT.is_dir() else _SOURCE
    found: dict[str, str] = {}
    for book in _BOOKS:
        own = home / language / f"{book}.md"
        source = own if own.is_file() else home / f"{book}.md"
        for name, text in _CLAUSE.findall(source.read_text(encoding="utf-8")):
            found[name] = " ".join(_MARKS.sub(r"\1", text).split())
    return found


def find_clauses(query: str) -> dict[str, str]:
    """The clause of this number, or all in which every one of these words stands."""
    known = clauses(own_language())
    number = query.strip().upper()
    if number in known:
        return {number: known[number]}
    words = query.casefold().split()
    return {
        name: text
        for name, text in known.items()
        if words and all(word in text.casefold() for word in words)
    }
