"""What everybody learns from a skipped play: no card of that hand had a legal place (OB-RUL-1).

It is one number: the guests that had no place, the guests the seat had parted with by then, and
how many cards it held. The others' imagination must respect it as long as the game lasts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.overbooking.cards import ALL_GUESTS, GUESTS


def stuck_hand(without_place: i64, parted: i64, held: i64) -> i64:
    return without_place | (parted << GUESTS) | (held << (2 * GUESTS))


def guests_without_place(stuck: i64) -> i64:
    return stuck & ALL_GUESTS


def guests_parted_with(stuck: i64) -> i64:
    return (stuck >> GUESTS) & ALL_GUESTS


def cards_held(stuck: i64) -> i64:
    return stuck >> (2 * GUESTS)


NEVER_STUCK: Final = 0
