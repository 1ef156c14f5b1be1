"""Dishes and drinks ("items"), and counts of them packed into one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
ITEMS: Final = (STRUDEL, CAKE, WINE, COFFEE)
ITEM_NAMES: Final = ("strudel", "cake", "wine", "coffee")
_LETTERS: Final = "scwk"

# Supplies (a kitchen, a gain) count each item in 8 bits, orders in 3: nobody orders more than 4.
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255
ORDER_BITS: Final = 3
ORDER_MASK: Final = 7
ORDER_WIDTH: Final = 12
WHOLE_ORDER: Final = 4095


def supply(letters: str) -> int:
    """Items packed as a supply: "ssk" is two strudel and a coffee."""
    return sum(1 << COUNT_BITS * _LETTERS.index(letter) for letter in letters)


def order(letters: str) -> int:
    """Items packed as an order."""
    return sum(1 << ORDER_BITS * _LETTERS.index(letter) for letter in letters)


def count(packed: i64, item: i64) -> i64:
    """How many of an item a supply holds."""
    return (packed >> (COUNT_BITS * item)) & COUNT_MASK


def some(item: i64, how_many: i64) -> i64:
    """A supply of one kind of item."""
    return how_many << (COUNT_BITS * item)


def total(packed: i64) -> i64:
    """How many items a supply holds."""
    return (
        (packed & COUNT_MASK)
        + ((packed >> 8) & COUNT_MASK)
        + ((packed >> 16) & COUNT_MASK)
        + ((packed >> 24) & COUNT_MASK)
    )


def kinds_in(packed: i64) -> i64:
    """Which items a supply holds at least one of, as a set."""
    kinds: i64 = 0
    if packed & 0x000000FF:
        kinds = 1
    if packed & 0x0000FF00:
        kinds |= 2
    if packed & 0x00FF0000:
        kinds |= 4
    if packed & 0xFF000000:
        kinds |= 8
    return kinds


def _kinds_of_order(packed: int) -> int:
    return sum(1 << item for item in ITEMS if packed >> (ORDER_BITS * item) & ORDER_MASK)


KINDS_ORDERED: Final[list[int]] = [_kinds_of_order(packed) for packed in range(WHOLE_ORDER + 1)]
"""Which items an order asks for, as a set, by the packed order."""


def order_size(packed: int) -> int:
    """How many items an order asks for."""
    return sum(packed >> (ORDER_BITS * item) & ORDER_MASK for item in ITEMS)


def spelled(packed: int) -> dict[str, int]:
    """A supply as a dict, for views."""
    return {ITEM_NAMES[item]: int(count(packed, item)) for item in ITEMS}


def order_spelled(packed: int) -> dict[str, int]:
    """An order as a dict without the items not in it, for views."""
    counts = {ITEM_NAMES[i]: packed >> (ORDER_BITS * i) & ORDER_MASK for i in ITEMS}
    return {name: n for name, n in counts.items() if n}
