"""Using and turning staff cards: what they cost and what they do."""

from __future__ import annotations

from hotelier.austria.actions import ITEM, card_of
from hotelier.austria.cards.staff import (
    PLAY_EFFECT,
    PRICE_ANY_ITEMS,
    PRICE_ITEMS,
    PRICE_SPACES,
    PRICED_STAFF,
    USE_POINTS,
)
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.speech.effects import effect_text
from hotelier.austria.speech.names import item_name, items_of, listed, points, staff_name
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Message


def describe_use(card: int) -> Message:
    """Calling on a once-per-round card, for its price if it has one (M5-7)."""
    name, what = staff_name(card), effect_text(PLAY_EFFECT[card])
    if PRICED_STAFF & bit(card) == 0:
        return Message("austria-choice-call-on", {"card": name, "what": what})
    if USE_POINTS[card]:
        what = listed([what, points(USE_POINTS[card])])
    return Message(
        "austria-choice-pay-and-call-on", {"card": name, "what": what, "price": price_text(card)}
    )


def price_text(card: int) -> Message:
    """What using a card costs."""
    if PRICE_SPACES[card]:
        return Message("austria-price-spaces", {"spaces": PRICE_SPACES[card]})
    if PRICE_ANY_ITEMS[card]:
        return Message("austria-price-any-items", {"count": PRICE_ANY_ITEMS[card]})
    return items_of(PRICE_ITEMS[card])


def describe_turning(_table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    """Turning a trigger card face down."""
    card = int(card_of(choice))
    what = effect_text(PLAY_EFFECT[card])
    return Message("austria-choice-turn", {"card": staff_name(card), "what": what})


def describe_giving(_table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    return Message("austria-choice-give", {"item": item_name(choice - ITEM)})
