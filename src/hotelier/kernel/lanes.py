"""Four small numbers side by side in one: how observations are written.

An observation is a row of 16-bit numbers. It is written four at a time, into a packed array of
64-bit words, because a whole set of cards or the rooms of a floor then cost a few instructions.
The first number of a word is its lowest 16 bits. The fourth must not be negative.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 4
"""Numbers in a word."""

_LANE: Final = 0xFFFF
_ONE_IN_EACH: Final = 0x0001_0001_0001_0001
_NEIGHBOURS_APART: Final = 0x2000_4000_8001


def lanes(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """A word of four numbers from -32768 to 32767, the fourth from 0."""
    return (first & _LANE) | ((second & _LANE) << 16) | ((third & _LANE) << 32) | (fourth << 48)


def flags(members: i64) -> i64:
    """The lowest four bits, each as a number of its own."""
    return ((members & 15) * _NEIGHBOURS_APART) & _ONE_IN_EACH


def write_flags(row: vec[i64], at: i64, words: i64, members: i64) -> None:
    """A set as one number for each possible member: 1 for those in it."""
    for word in range(words):
        row[at + word] = flags(members >> (LANES * word))


def write_ranks(row: vec[i64], at: i64, words: i64, ones: i64, twos: i64) -> None:
    """Two sets at once: 1 for members of the first, 2 for those of the second, 3 for both."""
    for word in range(words):
        row[at + word] = flags(ones >> (LANES * word)) + 2 * flags(twos >> (LANES * word))


def write_nothing(row: vec[i64], at: i64, words: i64) -> None:
    """Words of zeros."""
    for word in range(words):
        row[at + word] = 0


def bytes_apart(packed: i64) -> i64:
    """The lowest four bytes, each as a number of its own."""
    return (
        (packed & 0xFF)
        | ((packed & 0xFF00) << 8)
        | ((packed & 0xFF0000) << 16)
        | ((packed & 0xFF000000) << 24)
    )


def blank(words: i64) -> vec[i64]:
    """Room for so many words, all zero."""
    return vec[i64]([0] * words)


def count(members: i64) -> i64:
    """How many members a set below 2**62 has, without leaving native numbers."""
    pairs = members - ((members >> 1) & 0x5555_5555_5555_5555)
    fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333)
    eights = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 127


def seat_from(seat: i64, other: i64, players: i64) -> i64:
    """A seat counted from another one, plus 1, so that 0 is left for nobody."""
    return 1 + (other - seat + players) % players
