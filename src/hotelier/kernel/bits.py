"""Sets of small numbers as the bits of one integer: member n is bit n."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

_TEN: Final = 10
_LOWEST_TEN: Final = 1023
_SIZES: Final[bytes] = bytes(bits.bit_count() for bits in range(1 << _TEN))


def bit(n: i64, one: i64 = 1) -> i64:
    """The set with the one member n.

    The 1 is an argument because a literal 1 shifted by a 64-bit number is compiled to a
    32-bit shift.
    """
    return one << n


def shifted(value: i64, places: i64) -> i64:
    """A value moved up by so many bits; for constants, which must not be shifted as 32 bits."""
    return value << places


def members(bits: int) -> list[int]:
    """The members of a set, smallest first."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def union(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for n in numbers:
        bits |= 1 << n
    return bits


def size(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


def size20(bits: i64) -> i64:
    """The same for sets of numbers below 20; where it is compiled it makes no objects."""
    return _SIZES[bits & _LOWEST_TEN] + _SIZES[bits >> _TEN]


def member_at(bits: int, place: int) -> int:
    """The member with `place` smaller ones in the set."""
    for _ in range(place):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1
