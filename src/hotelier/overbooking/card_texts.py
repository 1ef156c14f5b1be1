"""What every card says, as a message that also tells how its values are known."""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.kernel.message import Message
from hotelier.overbooking.cards import (
    FAMILIES,
    FAMILY_OF,
    GUEST_KINDS,
    GUEST_NAMES,
    GUESTS,
    HOTEL_SIDES,
    KIND_OF,
)
from hotelier.overbooking.sentences import ability, crest_size, guest_name, house_rule

_SIDES: Final = ("front", "back")


class GuestCard(NamedTuple):
    """A guest, by its number in the engine."""

    guest: int

    @property
    def codes(self) -> tuple[str, ...]:
        return (GUEST_NAMES[self.guest],)

    @property
    def name(self) -> Message:
        return guest_name(self.guest)

    @property
    def message(self) -> Message:
        kind = GUEST_KINDS[KIND_OF[self.guest]]
        return Message(
            "overbooking-guest-text",
            {
                "guest": self.name,
                "beds": kind.beds.value,
                "beds_mark": _mark(kind.beds.mark),
                "coins": kind.coins.value,
                "coins_mark": _mark(kind.coins.mark),
                "crest": crest_size(kind.crest.value),
                "crest_mark": _mark(kind.crest.mark),
                "family_mark": _mark(FAMILIES[FAMILY_OF[self.guest]].mark),
                "ability": ability(self.guest),
            },
        )


class HotelSide(NamedTuple):
    """A side of a hotel card, by its number in the engine."""

    side: int

    @property
    def codes(self) -> tuple[str, ...]:
        """H1a is the front of the first card, H1b its back."""
        return (f"H{self.side // 2 + 1}{'ab'[self.side % 2]}",)

    @property
    def name(self) -> Message:
        side = Message(f"overbooking-side-{_SIDES[self.side % 2]}")
        return Message("overbooking-hotel-name", {"card": self.side // 2 + 1, "side": side})

    @property
    def message(self) -> Message:
        printed = HOTEL_SIDES[self.side]
        return Message(
            "overbooking-hotel-text",
            {
                "hotel": self.name,
                "beds": printed.beds,
                "rule": house_rule(self.side),
                "mark": _mark(printed.mark),
            },
        )


def _mark(mark: str) -> Message:
    return Message(f"overbooking-mark-{mark}")


ALL_CARDS: Final[tuple[GuestCard | HotelSide, ...]] = (
    *(GuestCard(guest) for guest in range(GUESTS)),
    *(HotelSide(side) for side in range(len(HOTEL_SIDES))),
)
