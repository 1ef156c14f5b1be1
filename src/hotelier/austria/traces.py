"""What players can know of staff cards that travel face down.

Whoever puts a card under the deck has seen it; a starter set is seen by all. Where such a card
may be later follows from what everybody sees: who puts cards under the deck and who draws them
again. A trace says that somebody knows a card, and all the places where it may be by now. It is
one number, and never says where the card truly is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import bit

EVERYBODY: Final = 15
FIRST_HAND: Final = 0
"""A trace of no single card: of all that a seat held after the draft."""

ON_OFFER: Final = 1 << 18
_CARD_MASK: Final = 63
_KNOWERS_SHIFT: Final = 6
_HAND_SHIFT: Final = 10
_TAIL_SHIFT: Final = 14
_SEAT_MASK: Final = 15
_PLACES: Final = (1 << 19) - (1 << _HAND_SHIFT)


def in_hand(seat: i64) -> i64:
    """The place that is a seat's hand."""
    return bit(_HAND_SHIFT + seat)


def under_deck(seat: i64) -> i64:
    """The place of the cards that a seat has put under the deck."""
    return bit(_TAIL_SHIFT + seat)


def trace(card: i64, knowers: i64, places: i64) -> i64:
    """A card, the seats that know it, and the places where it may be."""
    return card | (knowers << _KNOWERS_SHIFT) | places


def traced_card(entry: i64) -> i64:
    return entry & _CARD_MASK


def knowers_of(entry: i64) -> i64:
    """The seats that know of it, as a set."""
    return (entry >> _KNOWERS_SHIFT) & _SEAT_MASK


def places_of(entry: i64) -> i64:
    """Where the card may be, as a set of places."""
    return entry & _PLACES


def spread(traces: list[int], place: i64, other: i64) -> list[int]:
    """A card unseen went from one place to another: what may be here may be there now."""
    return [entry | int(other) if entry & place else entry for entry in traces]


def cleared(traces: list[int], place: i64) -> list[int]:
    """A place is empty: nothing can be there any more."""
    return [entry & ~int(place) for entry in traces]
