"""What using a card of module 5 costs: items of the kitchen or the way back (M5-7)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import ITEM
from hotelier.austria.cards.staff import PRICE_ANY_ITEMS, PRICE_ITEMS, PRICE_SPACES
from hotelier.austria.effects import ANY_ITEM, GIVE_ITEMS, a_of, b_of, c_of, effect
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEMS, some, total
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit


def can_pay(hotel: Hotel, card: i64) -> bool:
    """Whether the price of a card can be paid in full; items on guests pay for nothing."""
    return (
        hotel.emperor >= PRICE_SPACES[card]
        and total(hotel.kitchen) >= PRICE_ANY_ITEMS[card]
        and hotel.has_items(PRICE_ITEMS[card])
    )


def pay_price(table: Table, hotel: Hotel, card: i64) -> None:
    """Pay what is fixed. Items of choice are asked for by the effect of the card itself."""
    items: i64 = PRICE_ITEMS[card]
    if items:
        give_items(table, hotel, items)
    spaces: i64 = PRICE_SPACES[card]
    if spaces:
        table.retreat_emperor(hotel, spaces)


def give_items(table: Table, hotel: Hotel, items: i64) -> None:
    hotel.kitchen -= items
    table.note(events.ITEMS_GIVEN, hotel.seat, items)


def settle_give_items(table: Table, hotel: Hotel) -> None:
    for item in ITEMS:
        if hotel.has_item(item):
            table.choices.append(ITEM + item)


def choose_give_items(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    """One item after the other; then, in a trade, as many of other kinds (M5-RUL-14)."""
    table.stack.pop()
    item = choice - ITEM
    give_items(table, hotel, some(item, 1))
    kinds = b_of(packed) | bit(item)
    left = a_of(packed) - 1
    if left:
        table.stack.append(effect(GIVE_ITEMS, left, kinds, c_of(packed)))
    elif c_of(packed):
        table.stack.append(effect(ANY_ITEM, c_of(packed), kinds))
