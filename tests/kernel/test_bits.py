"""Sets of small numbers."""

from __future__ import annotations

from hotelier.kernel.bits import size, size20


def test_small_sets_are_counted_as_all_sets_are() -> None:
    for bits in (*range(1 << 11), *range(0, 1 << 20, 997), (1 << 20) - 1):
        assert size20(bits) == size(bits)
