"""What strangers wrote, fit to stand in one line of a page, a journal or a terminal."""

from __future__ import annotations

from typing import Final
from unicodedata import combining

_LOOKS_EMPTY: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that nobody can see; spaces proper are known as such."""
_MOST_MARKS: Final = 2
"""Accents on one letter: no language needs more, and many of them run over the lines around."""


def one_line(said: str) -> str:
    """Without what breaks a line, steers a terminal, turns the writing round or cannot be seen."""
    signs: list[str] = []
    marks = 0
    for sign in said:
        marks = marks + 1 if combining(sign) else 0
        if marks <= _MOST_MARKS:
            signs.append(sign if sign.isprintable() and sign not in _LOOKS_EMPTY else " ")
    return " ".join("".join(signs).split())
