"""The opponent who plays by himself: his card, his objectives, his special hotel."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hotelier.austria.cards.guests import GUEST_INDEX
from hotelier.austria.solo.card_texts import Instruction
from hotelier.austria.solo.instruction_cards import INSTRUCTION_CARDS
from hotelier.austria.speech.names import guest_name, objective_name
from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.terminal.sheet import OMITTED
from hotelier.words import say, text

_HEADING: Final = (
    ("opponent", "name"),
    ("difficulty", "difficulty"),
    ("leopold-hotel", "special_hotel"),
)
"""What the heading says: options, and where the view has their values."""


def automaton(view: View) -> tuple[RenderableType, ...]:
    """All of him, or nothing where there is no room."""
    leopold = view["leopold"]
    title = ", ".join(
        say(Message(f"austria-option-{option}-{leopold[shown]}"))
        for option, shown in _HEADING
        if leopold[shown] != "none"
    )
    lines = [
        text(
            "terminal-leopold-decks",
            cards=leopold["cards_left"],
            staff=leopold["private_deck"],
        ),
        _progress(view),
    ]
    if leopold["card"]:
        lines.append(_card(leopold))
    lines += _special_hotel(leopold)
    return Group(Rule(title, align="left", style="dim"), Text("\n".join(lines))), OMITTED


def _progress(view: View) -> str:
    """How far he is with each objective."""
    discs = [
        f"{say(objective_name(aim['objective']))} {disc or text('terminal-no-disc')}"
        for aim, disc in zip(view["objectives"], view["leopold"]["discs"], strict=True)
    ]
    return text("terminal-leopold-objectives", discs=", ".join(discs))


def _card(leopold: dict[str, Any]) -> str:
    """The instruction card he went by last, in its own words."""
    number = leopold["card"]["number"]
    printed = next(card for card in INSTRUCTION_CARDS if card.number == number)
    return " ".join(say(Instruction(leopold["name"], printed).message).split())


def _special_hotel(leopold: dict[str, Any]) -> list[str]:
    """What lies on and about his special hotel."""
    if "stars" in leopold:
        return [text("terminal-stars", stars=leopold["stars"])]
    if "items" in leopold:
        return [text("terminal-items-on-spaces", items=_by_space(leopold["items"]))]
    if "marked_guests" in leopold:
        marked = [say(guest_name(GUEST_INDEX[number])) for number in leopold["marked_guests"]]
        return [
            text("terminal-cogwheel-rooms", rooms=_or_none(leopold["cogwheels"])),
            text("terminal-marked-guests", guests=_or_none(marked)),
        ]
    if "cogwheels" in leopold:
        return [text("terminal-cogwheels-on-spaces", cogwheels=_by_space(leopold["cogwheels"]))]
    return []


def _by_space(things: dict[int, Any]) -> str:
    return _or_none([f"{space}: {thing}" for space, thing in things.items() if thing])


def _or_none(words: list[str]) -> str:
    return ", ".join(words) or text("terminal-none")
