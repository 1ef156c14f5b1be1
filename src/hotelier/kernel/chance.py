"""The generator of random numbers that lives inside a state.

Multiply-with-carry: 32 bits of value and 30 bits of carry in one number, so that every product
stays below 2**62 and the arithmetic is native when compiled. The multiplier is the largest one
below 2**30 for which MULTIPLIER * 2**32 - 1 and half of it are both prime, which makes the
period about 2**61.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1073740155
LOW_32: Final = 0xFFFFFFFF
_PERIOD_BOUND: Final = MULTIPLIER * 2**32 - 2
_MASK_64: Final = 2**64 - 1
# Larger constants would be objects in the compiled form.
_SPREAD: Final = 0x1851F42D4C957F2D
_WORD: Final = 0x3FFFFFFFFFFFFFFF
_WORD_BITS: Final = 62
_DOWN: Final = 29


def seeded(seed: int) -> int:
    """A generator state for a seed; neighbouring seeds give unrelated states."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK_64
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK_64
    return (mixed ^ (mixed >> 31)) % _PERIOD_BOUND + 1


def following(generator: i64) -> i64:
    """The generator state after this one."""
    return MULTIPLIER * (generator & LOW_32) + (generator >> 32)


def number_below(generator: i64, n: i64) -> i64:
    """The number from 0 to n-1 that a generator state stands for; n below 2**30."""
    return (((generator & LOW_32) ^ (generator >> 32)) * n) >> 32


def mixed(key: i64, part: i64) -> i64:
    """A number made of two, from 0 to 2**62 - 1.

    Every bit of both may change every higher bit, and the shift brings those down again. Sets of 63
    things have a bit more than the word: it comes in afterwards.
    """
    key = ((key ^ part) * _SPREAD) & _WORD
    return key ^ (key >> _DOWN) ^ ((part >> _WORD_BITS) & 1)


def branch(generator: i64, number: i64) -> i64:
    """A generator state of its own for each number, unrelated to those of the others."""
    found = mixed(mixed(generator, number), number)
    return found if 0 < found < _PERIOD_BOUND else 1


class Chance:
    """A generator of its own, for players and for imagining what is hidden."""

    __slots__ = ("generator",)

    def __init__(self, seed: int) -> None:
        self.generator: i64 = seeded(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        self.generator = following(self.generator)
        return number_below(self.generator, n)

    def shuffle(self, numbers: list[int]) -> None:
        """Mix a list in place."""
        for last in range(len(numbers) - 1, 0, -1):
            other = int(self.below(last + 1))
            numbers[last], numbers[other] = numbers[other], numbers[last]
