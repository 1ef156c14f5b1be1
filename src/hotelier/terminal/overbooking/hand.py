"""The hand as a menu: a line for each card, with what to type for each place it can go to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.terminal.menu import Entry, listed, number_of
from hotelier.terminal.overbooking.words import family_text, front_text, kind_of
from hotelier.terminal.sheet import OMITTED, Part
from hotelier.words import say, text

_ABILITIES: Final = (60,)
_HAND: Final = (30,)
_SIDES: Final = "qd"
"""Queue and back door, as in the word of a choice."""
_PLAY: Final = ">"
"""In the word of a choice, between the card and the place it is played to."""


def menu(view: View, entries: Sequence[Entry]) -> list[Part]:
    """Cards and places while cards are played; else the choices, then the hand."""
    plays = {entry.word: entry for entry in entries if _PLAY in entry.word}
    hand = view["own"]["hand"]
    if not plays:
        cards = "; ".join(front_text(card) for card in hand) or text("terminal-none")
        held = Text(text("terminal-own-hand", cards=cards), style="dim")
        return [Part((held, OMITTED), _HAND), Part((listed(entries),))]
    others = [entry for entry in entries if entry.word not in plays]
    return [
        Part((_abilities(hand), OMITTED), _ABILITIES),
        Part((_places(view, plays),)),
        *([Part((listed(others),))] if others else []),
    ]


def _places(view: View, plays: dict[str, Entry]) -> RenderableType:
    """A line for each card, two columns for each hotel."""
    hotels = range(1, len(view["hotels"]) + 1)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("card", "beds", "coins", "crest"):
        grid.add_column(text(f"terminal-column-{name}"), no_wrap=True)
    for number in hotels:
        for side in _SIDES:
            # As in the word that may be typed too: bird1>q1.
            grid.add_column(f"{_PLAY}{side}{number}", justify="right", no_wrap=True)
    for card in view["own"]["hand"]:
        words = [f"{card['name']}{_PLAY}{side}{number}" for number in hotels for side in _SIDES]
        grid.add_row(*_card(card), *(number_of(plays.get(word)) for word in words))
    return grid


def _abilities(hand: list[dict[str, Any]]) -> RenderableType:
    """What the guests in hand do at a back door."""
    kinds = {card["kind"]: kind_of(card) for card in hand}
    lines = [
        text(
            "terminal-at-door", kind=say(name), ability=say(Message(f"overbooking-ability-{kind}"))
        )
        for kind, name in kinds.items()
    ]
    return Text("\n".join(lines), style="dim")


def _card(card: dict[str, Any]) -> tuple[Text, str, str, str]:
    name = Text(f"{card['name']} ", style="green")
    name.append(f"{say(kind_of(card))}, {family_text(card['family'])}", style="default")
    crest = say(Message(f"overbooking-crest-{card['crest']}"))
    return name, str(card["beds"]), str(card["coins"]), crest
