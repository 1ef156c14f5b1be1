"""What somebody has done in the action under way, as far as trigger cards look (M5-RUL-2).

One number holds it all: how many spaces, dishes and drinks were gained, what else came to pass,
and which cards watch. It is 0 while no card watches, so nobody else pays for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.colours import GREEN
from hotelier.austria.items import COUNT_MASK

# Counts of 8 bits each: spaces forward on the Emperor track, dishes, drinks.
SPACES: Final = 0xFF
DISHES: Final = 0xFF00
DRINKS: Final = 0xFF0000
EVENTS_FROM: Final = 24
# What came to pass: a long order completed, by colour; a large group filled; a disc placed.
BLUE_ORDER: Final = 1 << 24
RED_ORDER: Final = 1 << 25
YELLOW_ORDER: Final = 1 << 26
LARGE_GROUP: Final = 1 << 27
DISC: Final = 1 << 28
ORDERS: Final = (BLUE_ORDER, RED_ORDER, YELLOW_ORDER)

LONG_ORDER: Final = 3
"""So many items make an order that cards and objective 182 look at (M5-RUL-7)."""
LARGE: Final = 3
"""So many rooms make a group that the Janitor looks at."""

_WATCHERS: Final = 32


def one_of(count: int) -> int:
    """What a count grows by: 1 at its own place in the number."""
    return count & -count


def watched_by(cards: i64) -> i64:
    """Nothing done yet; these cards watch, a set counted from the first trigger card."""
    return cards << _WATCHERS


def watchers(deeds: i64) -> i64:
    """The cards that watch."""
    return deeds >> _WATCHERS


def items_gained(supply: i64) -> i64:
    """Gained items, to be added to what was done."""
    dishes = (supply & COUNT_MASK) + ((supply >> 8) & COUNT_MASK)
    drinks = ((supply >> 16) & COUNT_MASK) + ((supply >> 24) & COUNT_MASK)
    return (dishes << 8) + (drinks << 16)


def order_completed(colour: i64) -> i64:
    """A long order of a guest of this colour; a green one is none of the three (M5-RUL-7)."""
    return 0 if colour == GREEN else ORDERS[colour]
