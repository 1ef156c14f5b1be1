"""What the numbers of an observation mean: a list of fields that code and documents share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from struct import unpack
from typing import Final

from hotelier.kernel.lanes import LANES, blank
from hotelier.kernel.state import State

COUNT: Final = "count"
"""A quantity: 12 is more than 11."""
KIND: Final = "kind"
"""A name for something: 12 is something else than 11, and 0 is nothing."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some neighbouring numbers of an observation that mean the same thing."""

    name: str
    size: int
    most: int
    """The highest value."""
    meaning: str
    sort: str = COUNT
    least: int = 0


def kind(name: str, size: int, most: int, meaning: str) -> Field:
    """A field of names rather than quantities."""
    return Field(name, size, most, meaning, KIND)


def repeated(prefixes: Sequence[str], fields: Sequence[Field]) -> list[Field]:
    """The same fields once for each prefix."""
    return [
        replace(field, name=f"{prefix}.{field.name}") for prefix in prefixes for field in fields
    ]


class Observation:
    """The documented vector of a game: its version and its fields in order.

    The version grows whenever a number gets another place or another meaning.
    """

    def __init__(self, version: int, fields: Sequence[Field]) -> None:
        self.version = version
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)
        self.words = self.size // LANES
        self._starts: dict[str, int] = {}
        start = 0
        for field in fields:
            self._starts[field.name] = start
            start += field.size

    def place(self, name: str) -> slice:
        """Where the numbers of a field stand."""
        start = self._starts[name]
        size = next(field.size for field in self.fields if field.name == name)
        return slice(start, start + size)

    def of(self, state: State, seat: int) -> tuple[int, ...]:
        """What a seat may know of a position, number by number."""
        row = blank(self.words)
        state.observe(seat, row, 0)
        return unpack(f"<{self.size}h", memoryview(row).tobytes())

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of every number."""
        least = [field.least for field in self._each_number()]
        most = [field.most for field in self._each_number()]
        return least, most

    def _each_number(self) -> Iterator[Field]:
        for field in self.fields:
            for _ in range(field.size):
                yield field
