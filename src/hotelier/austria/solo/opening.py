"""Setting the table for one: his decks, his special hotel, the hand of ten (SOLO-SET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.effects import RETURN_CARDS, effect
from hotelier.austria.solo.hautel_couture import open_hautel
from hotelier.austria.solo.instruction_cards import ELISABETHS_DECK, LEOPOLDS_DECK
from hotelier.austria.solo.leopold import (
    DIFFICULTY_NAMES,
    HOTEL_NAMES,
    HUMAN_SEAT,
    LEOPOLD_SEAT,
    ORDINARY,
    SUSHI,
    Leopold,
)
from hotelier.austria.solo.sushi import ROOMS_WITH_COGWHEELS
from hotelier.austria.staff import draw_into_hand
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, member_at, size

PRIVATE_CARDS: Final = 5
CARDS_DRAWN: Final = 10
CARDS_PUT_BACK: Final = 4
KRONES_AGAINST_SPECIAL_HOTEL: Final = 7


def seat_leopold(table: Table, options: Mapping[str, str]) -> None:
    """His decks and his hotel; called before the queue is laid (HAUTEL-1)."""
    special = _special_hotel(table, options["leopold-hotel"])
    leopold = Leopold(DIFFICULTY_NAMES.index(options["difficulty"]), special)
    elisabeth = options["opponent"] == "elisabeth"
    leopold.instructions = ELISABETHS_DECK if elisabeth else LEOPOLDS_DECK
    table.leopold = leopold
    hotel = table.hotels[LEOPOLD_SEAT]
    hotel.krones = 0
    hotel.kitchen = 0
    if special == ORDINARY:
        return
    table.note(events.SPECIAL_HOTEL, LEOPOLD_SEAT, special)
    table.hotels[HUMAN_SEAT].krones = KRONES_AGAINST_SPECIAL_HOTEL
    if special == SUSHI:
        leopold.cogwheels = ROOMS_WITH_COGWHEELS
    open_hautel(table, leopold)


def _special_hotel(table: Table, name: str) -> i64:
    if name == "random":
        return 1 + table.below(len(HOTEL_NAMES) - 1)
    return HOTEL_NAMES.index(name)


def deal_hand_alone(table: Table) -> None:
    """His private deck, then ten cards of which four go back (SOLO-SET-5, SOLO-SET-6)."""
    leopold = table.leopold
    assert leopold is not None
    for _ in range(PRIVATE_CARDS):
        left = END_STAFF & ~leopold.private_deck
        leopold.private_deck |= bit(member_at(left, table.below(size(left))))
    table.staff_deck &= ~leopold.private_deck
    human = table.hotels[HUMAN_SEAT]
    table.seat = HUMAN_SEAT
    draw_into_hand(table, human, CARDS_DRAWN)
    table.stack.append(effect(RETURN_CARDS, CARDS_PUT_BACK))
