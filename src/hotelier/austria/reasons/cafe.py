"""Why a guest cannot be taken, served or moved in (QUE, ADD, DIE-10)."""

from __future__ import annotations

from hotelier.austria.actions import QUEUE, item_put, table_of, table_put
from hotelier.austria.cafe import serving_cost
from hotelier.austria.cards.guests import GUEST_COLOUR
from hotelier.austria.dice import DIE_DONE, GUEST_STEP_DONE
from hotelier.austria.effects import a_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import NO_TABLE, Hotel
from hotelier.austria.items import KINDS_ORDERED
from hotelier.austria.reasons import because
from hotelier.austria.speech.names import (
    colour_name,
    guest_at,
    guest_name,
    item_name,
    order_of,
)
from hotelier.austria.turns import guest_cost
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Reason


def why_not_take_guest(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason:
    flags = int(a_of(packed))
    if flags & GUEST_STEP_DONE:
        return because("TURN-3", "austria-why-guest-taken")
    if flags & DIE_DONE:
        return because("TURN-1", "austria-why-guest-before-die")
    if hotel.free_table() == NO_TABLE:
        return because("QUE-1", "austria-why-no-table")
    space = choice - QUEUE
    return because(
        "QUE-1",
        "austria-why-guest-too-dear",
        guest=guest_name(int(table.guest_in_queue(space))),
        krones=int(guest_cost(hotel, space)),
        purse=int(hotel.krones),
    )


def why_not_move_in(hotel: Hotel, choice: int) -> Reason:
    place = int(table_of(choice))
    guest = int(hotel.guest_at(place))
    if guest < 0:
        return because("ADD-4", "austria-why-nobody-there", table=place + 1)
    missing = int(hotel.order_at(place))
    if missing:
        return because(
            "ADD-4",
            "austria-why-order-incomplete",
            guest=guest_name(guest),
            missing=order_of(missing),
        )
    return because(
        "ADD-7",
        "austria-why-no-fitting-room",
        guest=guest_name(guest),
        colour=colour_name(GUEST_COLOUR[guest]),
    )


def why_not_serve_from_kitchen(hotel: Hotel, choice: int) -> Reason:
    """Opening a serving, or going on with one."""
    item = int(item_put(choice))
    unwanted = _unwanted("ADD-1", hotel, choice)
    if unwanted is not None:
        return unwanted
    if not hotel.has_item(item):
        return because("ADD-1", "austria-why-not-in-kitchen", item=item_name(item))
    return because("ADD-1", "austria-why-no-krone-to-serve", krones=int(serving_cost(hotel)))


def why_not_put(hotel: Hotel, choice: int) -> Reason:
    """Putting a new item on a guest."""
    unwanted = _unwanted("DIE-10", hotel, choice)
    if unwanted is not None:
        return unwanted
    item = int(item_put(choice))
    return because("DIE-10", "austria-why-not-among-new-items", item=item_name(item))


def _unwanted(clause: str, hotel: Hotel, choice: int) -> Reason | None:
    """Whether there is nobody at the table who waits for the item."""
    item, place = int(item_put(choice)), int(table_put(choice))
    if hotel.guest_at(place) < 0:
        return because(clause, "austria-why-nobody-there", table=place + 1)
    if KINDS_ORDERED[hotel.order_at(place)] & bit(item):
        return None
    guest = guest_at(hotel, place)
    return because(clause, "austria-why-not-wanted", guest=guest, item=item_name(item))


def why_not_fill_order(hotel: Hotel, choice: int) -> Reason:
    place = int(table_of(choice))
    if hotel.guest_at(place) < 0:
        return because("RUL-33", "austria-why-nobody-there", table=place + 1)
    return because("RUL-33", "austria-why-order-complete", guest=guest_at(hotel, place))
