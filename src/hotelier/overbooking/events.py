"""What can happen at the table, as numbers; `sentences.py` tells it to people."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.state import Event
from hotelier.overbooking.cards import BACK_OF, GUESTS

# kind, and what its two values are. Hotels count from 0 at the top.
ROUND_BEGAN: Final = 1  # round; the seat is the first player
HOTEL_OPENED: Final = 2  # hotel, side
TOKEN_LAID: Final = 3  # hotel
TOKEN_WITHDRAWN: Final = 4  # hotel
DREW: Final = 5  # guests as a set (others learn only how many), how many and flag
PLAYED: Final = 6  # guest (others learn its back), place and flags
TOKEN_TAKEN: Final = 7  # hotel
LEFT_OUT: Final = 8
SKIPPED: Final = 9
TURNED_UP: Final = 10  # guest, place
MONK_MOVED: Final = 11  # guest, hotel
BEDS_CHANGED: Final = 12  # by how many, hotel
REPLACED: Final = 13  # the guest that comes, the card that goes with its owner
NAMED: Final = 14  # guest, hotel
DECLINED: Final = 15  # guest at the back door, hotel
BOOKED: Final = 16  # guest, hotel
TURNED_AWAY: Final = 17  # guest that found no beds, hotel
CRESTS_SCORED: Final = 18  # family, points more than before
WON: Final = 19
IDLE: Final = 20  # guest at the back door that finds nobody to use its ability on, hotel
LEFT_AT_DOOR: Final = 21  # guest at the back door that is discarded, hotel

NOBODY: Final = -1
"""The seat of events that are nobody's."""

# A flag of DREW, beside how many cards there are.
COUNT_MASK: Final = 15
DRAWN_ONCE_SEEN: Final = 16
"""Not even their owner is told again which cards came (OB-PLAY-7)."""

# Flags of PLAYED, beside the place in the lowest three bits.
PLACE_MASK: Final = 7
PLAYED_FACE_UP: Final = 8
PLAYED_FOR_GOOD: Final = 16
"""Not even its owner may look at the card again (OB-PLAY-7)."""

BACK: Final = GUESTS
"""A guest from here on is only a back, see BACK_OF."""


def masked(event: Event, seat: int | None) -> Event:
    """An event as a seat may know it (OB-PLAY-6)."""
    kind, owner, a, b = event
    if kind == DREW and (seat != owner or b & DRAWN_ONCE_SEEN):
        return kind, owner, 0, b
    if kind == PLAYED and not b & PLAYED_FACE_UP and (seat != owner or b & PLAYED_FOR_GOOD):
        return kind, owner, BACK + BACK_OF[a], b
    return event
