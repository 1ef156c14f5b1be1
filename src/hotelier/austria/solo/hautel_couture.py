"""Hautel Couture: three guests in his café whom the human has to serve (HAUTEL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import RIVAL_GUEST
from hotelier.austria.cards.boards import ALL_SPACES, COLOUR_SPACES
from hotelier.austria.cards.guests import GUEST_COLOUR, GUEST_ORDER, GUEST_POINTS
from hotelier.austria.effects import RIVAL_ITEM, a_of, effect
from hotelier.austria.hotel import TABLES, Hotel
from hotelier.austria.items import ITEMS, KINDS_ORDERED, ORDER_BITS, ORDER_MASK, count, some, total
from hotelier.austria.solo.leopold import HAUTEL_COUTURE, LEOPOLD_SEAT, Leopold
from hotelier.austria.solo.placement import lay_room, leftmost_from_the_top
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, member_at, shifted, size

ACTION_SPACES: Final = 6
POOL_SIZE: Final = 18
_WORTH_FROM: Final = 5
_WORTH_TO: Final = 7
_WARE_BITS: Final = 4
_WARE_MASK: Final = 15
_ROOM_BITS: Final = 8
_ROOM_MASK: Final = 255


def item_on(leopold: Leopold, space: i64) -> i64:
    """The item on an action space (1 to 6), -1 if there is none."""
    return ((leopold.wares >> (_WARE_BITS * space)) & _WARE_MASK) - 1


def reserved_room(leopold: Leopold, place: i64) -> i64:
    """The room kept for the guest at one of his tables."""
    return ((leopold.reserved >> (_ROOM_BITS * place)) & _ROOM_MASK) - 1


# Set-up.


def open_hautel(table: Table, leopold: Leopold) -> None:
    """Three guests, their rooms, the pool, an item on each action space (HAUTEL-1 to 3)."""
    if leopold.special != HAUTEL_COUTURE:
        return
    hotel = table.hotels[LEOPOLD_SEAT]
    passed_over: i64 = 0
    for place in range(TABLES):
        passed_over |= _seat_next_guest(table, leopold, hotel, place)
    table.guest_deck |= passed_over
    _fill_pool(leopold)
    refill_spaces(table, leopold)


def _seat_next_guest(table: Table, leopold: Leopold, hotel: Hotel, place: i64) -> i64:
    """Turn up guests until one is worth 5 to 7 points; those passed over, as a set."""
    passed_over: i64 = 0
    while True:
        guest: i64 = member_at(table.guest_deck, table.below(size(table.guest_deck)))
        table.guest_deck ^= bit(guest)
        if _WORTH_FROM <= GUEST_POINTS[guest] <= _WORTH_TO:
            break
        passed_over |= bit(guest)
    hotel.seat_guest(place, guest, GUEST_ORDER[guest])
    fitting = COLOUR_SPACES[hotel.board][GUEST_COLOUR[guest]] & ALL_SPACES & ~hotel.tiles
    space = leftmost_from_the_top(fitting)
    leopold.reserved |= (space + 1) << (_ROOM_BITS * place)
    table.note(events.RIVAL_GUEST_SEATED, LEOPOLD_SEAT, guest, space)
    lay_room(table, hotel, space)
    _add_order(leopold, GUEST_ORDER[guest])
    return passed_over


def _add_order(leopold: Leopold, order: i64) -> None:
    for item in ITEMS:
        leopold.pool += some(item, (order >> (ORDER_BITS * item)) & ORDER_MASK)


def _fill_pool(leopold: Leopold) -> None:
    """Strudel, cake, wine, coffee, strudel, ... until there are 18."""
    item: i64 = 0
    while total(leopold.pool) < POOL_SIZE:
        leopold.pool += some(item, 1)
        item = (item + 1) % len(ITEMS)


def refill_spaces(table: Table, leopold: Leopold) -> None:
    """A random item of the pool on each empty action space (HAUTEL-3, HAUTEL-5)."""
    if leopold.special != HAUTEL_COUTURE:
        return
    for space in range(1, ACTION_SPACES + 1):
        if item_on(leopold, space) < 0 and leopold.pool:
            item = _draw_item(table, leopold)
            leopold.wares |= (item + 1) << (_WARE_BITS * space)
            table.note(events.ITEM_LAID, LEOPOLD_SEAT, item, space)


def _draw_item(table: Table, leopold: Leopold) -> i64:
    place = table.below(total(leopold.pool))
    item: i64 = 0
    while place >= count(leopold.pool, item):
        place -= count(leopold.pool, item)
        item += 1
    leopold.pool -= some(item, 1)
    return item


# The human takes dice and serves his guests.


def die_taken(table: Table, leopold: Leopold, space: i64) -> None:
    """The item of the space goes to one of his guests, before the main action (HAUTEL-4)."""
    if leopold.special != HAUTEL_COUTURE:
        return
    item = item_on(leopold, space)
    if item < 0:
        return
    leopold.wares &= ~shifted(_WARE_MASK, _WARE_BITS * space)
    if who_wants(table.hotels[LEOPOLD_SEAT], item):
        table.stack.append(effect(RIVAL_ITEM, item))
    else:
        table.note(events.ITEM_RETURNED, LEOPOLD_SEAT, item, space)


def who_wants(hotel: Hotel, item: i64) -> i64:
    """His tables whose guest still waits for an item, as a set."""
    places: i64 = 0
    for place in range(TABLES):
        if KINDS_ORDERED[hotel.order_at(place)] & bit(item):
            places |= bit(place)
    return places


def settle_rival_item(table: Table, packed: i64) -> None:
    places = who_wants(table.hotels[LEOPOLD_SEAT], a_of(packed))
    for place in range(TABLES):
        if places & bit(place):
            table.choices.append(RIVAL_GUEST + place)


def choose_rival_item(table: Table, packed: i64, choice: i64) -> None:
    """Put the item down; a guest with everything moves in at once (HAUTEL-6)."""
    table.stack.pop()
    leopold = table.leopold
    assert leopold is not None
    hotel = table.hotels[LEOPOLD_SEAT]
    place = choice - RIVAL_GUEST
    guest = hotel.guest_at(place)
    hotel.serve(place, a_of(packed))
    table.note(events.RIVAL_SERVED, LEOPOLD_SEAT, a_of(packed), guest)
    if hotel.order_at(place):
        return
    space = reserved_room(leopold, place)
    hotel.clear_table(place)
    leopold.reserved &= ~shifted(_ROOM_MASK, _ROOM_BITS * place)
    table.guest_discards |= bit(guest)
    table.note(events.RIVAL_MOVED_IN, LEOPOLD_SEAT, guest, space)
    table.score(hotel, GUEST_POINTS[guest], events.FROM_GUESTS)
    hotel.occupied |= bit(space)
