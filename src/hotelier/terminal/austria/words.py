"""Names and colours that several parts of the table use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.cards.guests import Guest
from hotelier.austria.items import ITEM_NAMES
from hotelier.austria.speech.names import OLD_EDITION, REVISED_EDITION
from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.words import say, text

_ITEM_STYLE: Final = {
    "strudel": "yellow",
    "cake": "bright_white",
    "wine": "red",
    "coffee": "bright_black",
}


def guest_name(guest: Guest) -> Text:
    """A guest in the colour of the rooms that suit, with the letter those rooms have."""
    colour = COLOUR_NAMES[guest.colour]
    name = say(Message(f"austria-guest-{guest.number}"))
    letter = text(f"terminal-letter-{colour}")
    return Text.assemble((letter, f"reverse {colour}"), (f" {name}", colour))


def items_text(counts: Mapping[str, int]) -> Text:
    """Items with their numbers, each in its colour."""
    return Text(", ").join(
        Text(_counted(name, counts[name]), style=_ITEM_STYLE[name])
        for name in ITEM_NAMES
        if counts.get(name)
    )


def _counted(item: str, count: int) -> str:
    if count == 1:
        return say(Message(f"austria-item-{item}"))
    return say(Message(f"austria-some-{item}", {"count": count}))


def edition_of(view: View) -> str:
    """The edition as the texts of cards call it."""
    return OLD_EDITION if view["edition"] == "2015" else REVISED_EDITION
