"""Names of things and lists of them, as messages to be put into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hotelier.austria.actions import WORD_OF
from hotelier.austria.cards.boards import GROUP_COLOUR, GROUP_OF_SPACE, space_name
from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.cards.emperor_tiles import TILES
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.cards.staff_card import printed_number
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEM_NAMES, order_spelled, spelled
from hotelier.austria.table import EDITION_2015, Table
from hotelier.kernel.message import Message

BOTH_EDITIONS: Final = "both"
REVISED_EDITION: Final = "revised"
OLD_EDITION: Final = "old"
"""What texts call the editions: variants of a text cannot be called 2015."""


def edition_word(table: Table) -> str:
    return OLD_EDITION if table.edition == EDITION_2015 else REVISED_EDITION


def guest_name(guest: int) -> Message:
    """A guest by its place in the table of guests."""
    return Message(f"austria-guest-{GUESTS[guest].number}")


def guest_at(hotel: Hotel, place: int) -> Message:
    """The guest at a café table that is not empty."""
    return guest_name(int(hotel.guest_at(place)))


def staff_name(card: int) -> Message:
    return staff_numbered(int(printed_number(card)))


def staff_numbered(number: int) -> Message:
    """A staff card by the number printed on it, as views tell it."""
    return Message(f"austria-staff-{number}")


def staff_names(cards: Iterable[int]) -> Message:
    return listed([Message("austria-the-staff", {"card": staff_name(card)}) for card in cards])


def objective_name(number: int) -> Message:
    return Message(f"austria-objective-{number}")


def tile_name(tile: int) -> Message:
    return Message("austria-tile", {"code": TILES[tile].name})


def source_title(source: int) -> Message:
    """Where points come from, by its place among the sources."""
    return Message(f"austria-source-{source}")


def item_name(item: int) -> Message:
    return Message(f"austria-item-{ITEM_NAMES[item]}")


def colour_name(colour: int) -> Message:
    return Message(f"austria-colour-{COLOUR_NAMES[colour]}")


def colour_of_room(hotel: Hotel, space: int) -> int:
    return GROUP_COLOUR[hotel.board][GROUP_OF_SPACE[hotel.board][space]]


def room_name(hotel: Hotel, space: int) -> Message:
    """A room of one's own board, with its colour."""
    colour = colour_name(colour_of_room(hotel, space))
    return Message("austria-room", {"room": space_name(space), "colour": colour})


def die_named(choice: int) -> tuple[int, bool]:
    """The die that a choice like `die6=2+` asks for, and whether boosted."""
    word = WORD_OF[choice]
    return int(word[3]), word.endswith("+")


def krones(amount: int) -> Message:
    return Message("austria-krones", {"krones": amount})


def points(amount: int) -> Message:
    return Message("austria-points", {"points": amount})


def steps(amount: int) -> Message:
    return Message("austria-steps", {"steps": amount})


def items_of(supply: int) -> Message:
    """A supply of items."""
    return _counted(spelled(supply))


def order_of(order: int) -> Message:
    """What a guest has ordered or still waits for."""
    return _counted(order_spelled(order))


def _counted(counts: Mapping[str, int]) -> Message:
    return listed(
        [Message(f"austria-some-{name}", {"count": n}) for name, n in counts.items() if n]
    )


def listed(messages: Sequence[Message]) -> Message:
    """Some things, at least one: "a", "a and b", "a, b and c"."""
    first, *rest = messages
    if not rest:
        return first
    if len(rest) == 1:
        return Message("kernel-and", {"first": first, "last": rest[0]})
    return Message("kernel-comma", {"first": first, "rest": listed(rest)})
