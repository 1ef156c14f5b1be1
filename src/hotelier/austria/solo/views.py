"""What everybody may know of the solo opponent: never the order or content of his decks."""

from __future__ import annotations

from typing import Any

from hotelier.austria.cards.boards import space_name
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.hotel import TABLES
from hotelier.austria.items import ITEM_NAMES, spelled
from hotelier.austria.solo.hautel_couture import ACTION_SPACES, item_on, reserved_room
from hotelier.austria.solo.instruction_cards import (
    ELISABETHS_DECK,
    INSTRUCTION_CARDS,
    LEOPOLDS_DECK,
    InstructionCard,
    Symbol,
)
from hotelier.austria.solo.leopold import (
    DIFFICULTY_NAMES,
    HAUTEL_COUTURE,
    HOTEL_NAMES,
    LEOPOLD_SEAT,
    NINE_STARS,
    NO_CARD,
    SUSHI,
    TOLL_BRIDGE,
    Leopold,
)
from hotelier.austria.solo.toll_bridge import cogwheels_on
from hotelier.austria.table import Table
from hotelier.kernel.bits import members, size

_DISC_NAMES = (None, "III", "II", "claimed")
_HANDS = ("left to right", "right to left")
_COLOURS = ("blue", "red", "yellow", "green", "any")
_EXTRAS = ("emperor", "staff", "objective", "dancer")


def view_of_leopold(table: Table, leopold: Leopold) -> dict[str, Any]:
    """His decks by number, his card, his discs and what his special hotel shows."""
    # Fourteen turns never use up the twenty cards.
    leopolds = leopold.instructions & LEOPOLDS_DECK != 0
    deck = LEOPOLDS_DECK if leopolds else ELISABETHS_DECK
    seen: dict[str, Any] = {
        "seat": LEOPOLD_SEAT,
        "name": "leopold" if leopolds else "elisabeth",
        "difficulty": DIFFICULTY_NAMES[leopold.difficulty],
        "special_hotel": HOTEL_NAMES[leopold.special],
        "card": None
        if leopold.card == NO_CARD
        else instruction_card_data(INSTRUCTION_CARDS[leopold.card]),
        "cards_seen": [INSTRUCTION_CARDS[c].number for c in members(deck & ~leopold.instructions)],
        "cards_left": size(leopold.instructions),
        "private_deck": size(leopold.private_deck),
        "discs": [_DISC_NAMES[leopold.progress(place)] for place in range(3)],
    }
    return seen | _special(table, leopold)


def instruction_card_data(card: InstructionCard) -> dict[str, Any]:
    """A card as printed, with what belongs to modules that are not played here."""
    return {
        "number": card.number,
        "guests": [
            {
                "colour": _COLOURS[symbol.value],
                "from": DIFFICULTY_NAMES[symbol.level],
                "dancer": dancer,
            }
            for symbol, dancer in zip(card.guests, card.dancers, strict=True)
        ],
        "dice": list(card.dice) or "most",
        "celebrity": card.celebrity,
        "extras": [_extra(symbol) for symbol in card.extras],
        "hand": _HANDS[card.hand],
    }


def _extra(symbol: Symbol) -> dict[str, Any]:
    what = _EXTRAS[symbol.what]
    value = "ABC?"[symbol.value] if what == "objective" else symbol.value
    return {"what": what, "value": value, "from": DIFFICULTY_NAMES[symbol.level]}


def _special(table: Table, leopold: Leopold) -> dict[str, Any]:
    if leopold.special == NINE_STARS:
        return {"stars": int(leopold.cogwheels)}
    if leopold.special == SUSHI:
        return {
            "cogwheels": [space_name(space) for space in members(leopold.cogwheels)],
            "marked_guests": [GUESTS[guest].number for guest in members(leopold.marked)],
        }
    if leopold.special == TOLL_BRIDGE:
        spaces = range(1, ACTION_SPACES + 1)
        return {"cogwheels": {space: int(cogwheels_on(leopold, space)) for space in spaces}}
    return _hautel(table, leopold) if leopold.special == HAUTEL_COUTURE else {}


def _hautel(table: Table, leopold: Leopold) -> dict[str, Any]:
    hotel = table.hotels[LEOPOLD_SEAT]
    items = {space: int(item_on(leopold, space)) for space in range(1, ACTION_SPACES + 1)}
    return {
        "pool": spelled(leopold.pool),
        "items": {space: None if item < 0 else ITEM_NAMES[item] for space, item in items.items()},
        "reserved": [
            None if hotel.guest_at(place) < 0 else space_name(int(reserved_room(leopold, place)))
            for place in range(TABLES)
        ],
    }
