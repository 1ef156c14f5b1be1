"""The entrances on the table while they are bid for or chosen (LOBBY-BID, LOBBY-DRAW)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.entrances import ALL_ENTRANCES, ENTRANCES
from hotelier.kernel.bits import shifted

AUCTION: Final = 1
DRAW: Final = 2
MARKET_NAMES: Final = ("none", "auction", "draw")

NOBODY: Final = -1
_HOLDER_BITS: Final = 3
_HOLDER_MASK: Final = 7
_BID_BITS: Final = 4
_BID_MASK: Final = 15


class EntranceMarket:
    """Which entrances lie open, who holds them for how much, and what lies beside two of them.

    Nothing here is hidden: those not turned up are mixed when they are drawn.
    """

    __slots__ = ("bids", "holders", "kind", "left", "objectives", "tiles", "up")

    def __init__(self, kind: i64 = 0) -> None:
        self.kind: i64 = kind
        # Sets of entrances: those that may still come up, and those that lie open now.
        self.left: i64 = ALL_ENTRANCES
        self.up: i64 = 0
        # By entrance: its present bid (4 bits) and the seat that holds it, plus one (3 bits).
        self.bids: i64 = 0
        self.holders: i64 = 0
        # What lies beside Ninas Melange and Grand Wray, packed as in entrance.py.
        self.objectives: i64 = 0
        self.tiles: i64 = 0

    def clone(self) -> EntranceMarket:
        twin = EntranceMarket(self.kind)
        twin.left = self.left
        twin.up = self.up
        twin.bids = self.bids
        twin.holders = self.holders
        twin.objectives = self.objectives
        twin.tiles = self.tiles
        return twin

    def key(self) -> tuple[int, ...]:
        return (
            self.kind,
            self.left,
            self.up,
            self.bids,
            self.holders,
            self.objectives,
            self.tiles,
        )

    def bid_on(self, which: i64) -> i64:
        """The present bid on an entrance, in krones."""
        return (self.bids >> (_BID_BITS * which)) & _BID_MASK

    def holder_of(self, which: i64) -> i64:
        """The seat that holds an entrance, or NOBODY."""
        return ((self.holders >> (_HOLDER_BITS * which)) & _HOLDER_MASK) - 1

    def held_by(self, seat: i64) -> i64:
        """The entrance a seat holds, or NOBODY."""
        for which in range(ENTRANCES):
            if self.holder_of(which) == seat:
                return which
        return NOBODY

    def hand_to(self, which: i64, seat: i64, bid: i64) -> None:
        """A seat holds an entrance now, for its bid."""
        self.holders &= ~shifted(_HOLDER_MASK, _HOLDER_BITS * which)
        self.holders |= (seat + 1) << (_HOLDER_BITS * which)
        self.bids &= ~shifted(_BID_MASK, _BID_BITS * which)
        self.bids |= bid << (_BID_BITS * which)
