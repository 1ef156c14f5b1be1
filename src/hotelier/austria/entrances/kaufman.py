"""Kaufman: a second guest, a fourth table, a pile of guests that scores (L-KAUFMAN)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import DONE, QUEUE
from hotelier.austria.cafe import take_guest
from hotelier.austria.cards.entrances import KAUFMAN, PILE_POINTS
from hotelier.austria.effects import a_of
from hotelier.austria.hotel import NO_TABLE, Hotel
from hotelier.austria.solo.sushi import surcharge
from hotelier.austria.table import QUEUE_SPACES, Table
from hotelier.austria.turns import guest_cost
from hotelier.kernel.bits import size


def second_guest_cost(table: Table, hotel: Hotel, packed: i64, space: i64) -> i64:
    """Free in the set-up, else by the space where the guest lies now (M3-RUL-24)."""
    usual = 0 if a_of(packed) else guest_cost(hotel, space)
    return usual + surcharge(table, space)


def settle_second_guest(table: Table, hotel: Hotel, packed: i64) -> None:
    if hotel.free_table() != NO_TABLE:
        for space in range(QUEUE_SPACES):
            if hotel.krones >= second_guest_cost(table, hotel, packed, space):
                table.choices.append(QUEUE + space)
    if table.choices:
        table.choices.append(DONE)
    else:
        table.stack.pop()


def choose_second_guest(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice != DONE:
        space = choice - QUEUE
        take_guest(table, hotel, space, second_guest_cost(table, hotel, packed, space))


def count_pile(table: Table, hotel: Hotel) -> None:
    """The round ends: the pile scores and is discarded (L-KAUFMAN-6)."""
    entrance = hotel.entrance
    if entrance is None or entrance.which != KAUFMAN or entrance.pile == 0:
        return
    guests = size(entrance.pile)
    table.note(events.PILE_COUNTED, hotel.seat, guests)
    points: i64 = PILE_POINTS[min(guests, len(PILE_POINTS) - 1)]
    table.score(hotel, points, events.FROM_ENTRANCE)
    table.guest_discards |= entrance.pile
    entrance.pile = 0
