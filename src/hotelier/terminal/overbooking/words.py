"""Cards of Overbooking in words."""

from __future__ import annotations

from typing import Any, Final

from hotelier.kernel.message import Message
from hotelier.words import say, text

SEAT_STYLES: Final = ("red", "blue", "green", "yellow")
"""The colours of the players."""


def front_text(card: dict[str, Any]) -> str:
    """A card that is seen: who it is, how many beds it needs, how many coins it brings."""
    return say(
        Message(
            "overbooking-guest-with-coins",
            {
                "kind": kind_of(card),
                "beds": card["beds"],
                "coins": card["coins"],
                "family": _family(card["family"]),
            },
        )
    )


def back_text(card: dict[str, Any]) -> str:
    """A card of which only the back is seen."""
    crest = Message(f"overbooking-crest-{card['crest']}")
    return say(Message("overbooking-back", {"family": _family(card["family"]), "crest": crest}))


def short_text(card: dict[str, Any]) -> str:
    """A card in a word or two: its kind and beds, or what its back shows."""
    if "kind" in card:
        return text("terminal-card", kind=say(kind_of(card)), beds=card["beds"])
    crest = say(Message(f"overbooking-crest-{card['crest']}"))
    return text("terminal-back", crest=crest, family=family_text(card["family"]))


def kind_of(card: dict[str, Any]) -> Message:
    return Message(f"overbooking-kind-{card['kind']}")


def family_text(family: str) -> str:
    return say(_family(family))


def _family(family: str) -> Message:
    return Message(f"overbooking-family-{family}")
