"""Lattice reduction in whole numbers: the tool of whoever wants to compute what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

Vector = list[int]


def dot(one: Sequence[int | Fraction], other: Sequence[int | Fraction]) -> int | Fraction:
    return sum(a * b for a, b in zip(one, other, strict=True))


def reduced(basis: list[Vector]) -> list[Vector]:
    """Short vectors that span the same lattice (Lenstra, Lenstra and Lovász; all exact)."""
    size = len(basis)
    rows = [row[:] for row in basis]
    minors = [1] + [0] * size
    scaled = [[0] * size for _ in range(size)]
    for k in range(size):
        for j in range(k + 1):
            value = int(dot(rows[k], rows[j]))
            for i in range(j):
                value = (minors[i + 1] * value - scaled[k][i] * scaled[j][i]) // minors[i]
            if j < k:
                scaled[k][j] = value
            else:
                minors[k + 1] = value

    def shorten(k: int, by: int) -> None:
        times = (2 * scaled[k][by] + minors[by + 1]) // (2 * minors[by + 1])
        rows[k] = [a - times * b for a, b in zip(rows[k], rows[by], strict=True)]
        scaled[k][by] -= times * minors[by + 1]
        for i in range(by):
            scaled[k][i] -= times * scaled[by][i]

    def swap(k: int) -> None:
        rows[k], rows[k - 1] = rows[k - 1], rows[k]
        for j in range(k - 1):
            scaled[k][j], scaled[k - 1][j] = scaled[k - 1][j], scaled[k][j]
        middle = scaled[k][k - 1]
        minor = (minors[k - 1] * minors[k + 1] + middle**2) // minors[k]
        for i in range(k + 1, size):
            old = scaled[i][k]
            scaled[i][k] = (minors[k + 1] * scaled[i][k - 1] - middle * old) // minors[k]
            scaled[i][k - 1] = (minor * old + middle * scaled[i][k]) // minors[k + 1]
        minors[k] = minor

    k = 1
    while k < size:
        shorten(k, k - 1)
        longer = 4 * minors[k + 1] * minors[k - 1]
        if longer < 3 * minors[k] ** 2 - 4 * scaled[k][k - 1] ** 2:
            swap(k)
            k = max(1, k - 1)
        else:
            for by in range(k - 2, -1, -1):
                shorten(k, by)
            k += 1
    return rows


def orthogonal(rows: list[Vector]) -> list[list[Fraction]]:
    """What is left of each vector beside those before it."""
    found: list[list[Fraction]] = []
    for row in rows:
        rest = [Fraction(a) for a in row]
        for other in found:
            share = Fraction(dot(row, other)) / Fraction(dot(other, other))
            rest = [a - share * b for a, b in zip(rest, other, strict=True)]
        found.append(rest)
    return found


def nearest(rows: list[Vector], beside: list[list[Fraction]], target: Vector) -> Vector:
    """A lattice vector close to a target, plane by plane (Babai)."""
    rest = target[:]
    for row, own in zip(reversed(rows), reversed(beside), strict=True):
        times = round(Fraction(dot(rest, own)) / Fraction(dot(own, own)))
        rest = [a - times * b for a, b in zip(rest, row, strict=True)]
    return [a - b for a, b in zip(target, rest, strict=True)]
