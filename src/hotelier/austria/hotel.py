"""One player's hotel: rooms, café, kitchen, staff, money.

Everything is a number or a set of small numbers in one, so that a copy costs next to nothing;
the methods hide the packing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.boards import ALL_SPACES, BOTTOM_LEFT, beside
from hotelier.austria.entrances.entrance import Entrance
from hotelier.austria.items import (
    COUNT_BITS,
    COUNT_MASK,
    ITEMS,
    ORDER_BITS,
    ORDER_WIDTH,
    WHOLE_ORDER,
    count,
    supply,
)
from hotelier.kernel.bits import bit, shifted

MOST_KRONES: Final = 20
STARTING_KRONES: Final = 10
STARTING_KITCHEN: Final = supply("scwk")
TABLES: Final = 3
FOURTH_TABLE: Final = 3
NO_TABLE: Final = 4

_GUEST_BITS: Final = 8
_GUEST_MASK: Final = 255


class Hotel:
    """What lies before one player."""

    __slots__ = (
        "big_orders",
        "board",
        "bonuses",
        "cafe",
        "discs",
        "emperor",
        "entrance",
        "hand",
        "kitchen",
        "krones",
        "occupied",
        "orders",
        "passed",
        "played",
        "points",
        "seat",
        "tiles",
        "turns",
        "used",
    )

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.board: i64 = 0
        # Spaces with a room tile, and those of them that are occupied.
        self.tiles: i64 = 0
        self.occupied: i64 = 0
        # Groups whose occupancy bonus was taken (ROOM-7).
        self.bonuses: i64 = 0
        self.krones: i64 = STARTING_KRONES
        self.emperor: i64 = 0
        self.points: i64 = 0
        self.kitchen: i64 = STARTING_KITCHEN
        # Guests at the tables (their index plus one) and what each still waits for.
        self.cafe: i64 = 0
        self.orders: i64 = 0
        # Sets of staff cards; `used` are the once-per-round cards used in this round and, for
        # good, the trigger cards turned face down.
        self.hand: i64 = 0
        self.played: i64 = 0
        self.used: i64 = 0
        # Objectives with a disc of this player, as a set of 0, 1, 2.
        self.discs: i64 = 0
        # Orders of three items or more completed, counted with module 5 (objective 182).
        self.big_orders: i64 = 0
        # Turns taken in this round, and whether the player waits for the next roll.
        self.turns: i64 = 0
        self.passed: i64 = 0
        # The unique hotel this one is, with module 3.
        self.entrance: Entrance | None = None

    def clone(self) -> Hotel:
        twin = Hotel(self.seat)
        twin.board = self.board
        twin.tiles = self.tiles
        twin.occupied = self.occupied
        twin.bonuses = self.bonuses
        twin.krones = self.krones
        twin.emperor = self.emperor
        twin.points = self.points
        twin.kitchen = self.kitchen
        twin.cafe = self.cafe
        twin.orders = self.orders
        twin.hand = self.hand
        twin.played = self.played
        twin.used = self.used
        twin.discs = self.discs
        twin.big_orders = self.big_orders
        twin.turns = self.turns
        twin.passed = self.passed
        if self.entrance is not None:
            twin.entrance = self.entrance.clone()
        return twin

    def key(self) -> tuple[int, ...]:
        entrance = () if self.entrance is None else self.entrance.key()
        return (
            self.seat,
            self.board,
            self.tiles,
            self.occupied,
            self.bonuses,
            self.krones,
            self.emperor,
            self.points,
            self.kitchen,
            self.cafe,
            self.orders,
            self.hand,
            self.played,
            self.used,
            self.discs,
            self.big_orders,
            self.turns,
            self.passed,
            *entrance,
        )

    def is_at(self, which: i64) -> bool:
        """Whether this is a certain unique hotel."""
        return self.entrance is not None and self.entrance.which == which

    # Rooms.

    def vacant(self) -> i64:
        """Spaces with a vacant room."""
        return self.tiles & ~self.occupied

    def open_spaces(self) -> i64:
        """Spaces where the next room may go (ROOM-1, RUL-27)."""
        if self.tiles == 0:
            return BOTTOM_LEFT
        return beside(self.tiles) & ~self.tiles & ALL_SPACES

    # The café. A table is 0, 1 or 2, with Kaufman also 3; NO_TABLE says that there is none.

    def tables(self) -> i64:
        """How many tables the café has."""
        return TABLES if self.entrance is None else self.entrance.tables

    def guest_at(self, table: i64) -> i64:
        """The guest at a table, -1 if it is empty."""
        return ((self.cafe >> (_GUEST_BITS * table)) & _GUEST_MASK) - 1

    def order_at(self, table: i64) -> i64:
        """What the guest at a table still waits for, packed as an order."""
        return (self.orders >> (ORDER_WIDTH * table)) & WHOLE_ORDER

    def free_table(self) -> i64:
        """An empty table, or NO_TABLE."""
        if self.cafe & 0x0000FF == 0:
            return 0
        if self.cafe & 0x00FF00 == 0:
            return 1
        if self.cafe & 0xFF0000 == 0:
            return 2
        if self.tables() > TABLES and self.cafe & 0xFF000000 == 0:
            return FOURTH_TABLE
        return NO_TABLE

    def seat_guest(self, table: i64, guest: i64, order: i64) -> None:
        self.cafe |= (guest + 1) << (_GUEST_BITS * table)
        self.orders |= order << (ORDER_WIDTH * table)

    def clear_table(self, table: i64) -> None:
        self.cafe &= ~shifted(_GUEST_MASK, _GUEST_BITS * table)
        self.orders &= ~shifted(WHOLE_ORDER, ORDER_WIDTH * table)

    def serve(self, table: i64, item: i64) -> None:
        """Put one item on the guest at a table."""
        self.orders -= bit(ORDER_WIDTH * table + ORDER_BITS * item)

    def fill_order(self, table: i64) -> None:
        self.orders &= ~shifted(WHOLE_ORDER, ORDER_WIDTH * table)

    # The kitchen.

    def has_item(self, item: i64) -> bool:
        return (self.kitchen >> (COUNT_BITS * item)) & COUNT_MASK != 0

    def has_items(self, supply: i64) -> bool:
        """Whether the kitchen holds all of a supply."""
        for item in ITEMS:
            if count(self.kitchen, item) < count(supply, item):
                return False
        return True

    def spend_item(self, item: i64) -> None:
        self.kitchen -= bit(COUNT_BITS * item)
