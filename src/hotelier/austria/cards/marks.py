"""Values of the expansion that sources state, and those that had to be reconstructed.

A card says of a value which it is. To correct one that proved wrong, write `documented` and the
printed value in its place: everything follows, the texts that people read included.
"""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """A printed value, and whether a source states it."""

    value: int
    is_documented: bool


def documented(value: int) -> Printed:
    return Printed(value, is_documented=True)


def reconstructed(value: int) -> Printed:
    return Printed(value, is_documented=False)
