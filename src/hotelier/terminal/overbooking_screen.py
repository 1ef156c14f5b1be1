"""Overbooking in a terminal: the hotels with their queues, then what each player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.terminal.heading import game_and_chapter
from hotelier.words import say

_SEAT_STYLES = ("red", "blue", "green", "yellow")


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [
        game_and_chapter(view),
        _hotels(view, names),
        _players(view, names),
    ]
    if "own" in view:
        hand = ", ".join(_front(card) for card in view["own"]["hand"])
        parts.append(Text(f"Your hand: {hand or 'empty'}"))
    return Group(*parts)


def _hotels(view: View, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, show_lines=True)
    for heading in ("back door", "hotel", "queue, the nearest first"):
        grid.add_column(heading)
    for number, hotel in enumerate(view["hotels"], start=1):
        rule = say(Message(f"overbooking-rule-{hotel['rule']}"))
        known = "" if hotel["mark"] == "documented" else " (reconstructed)"
        beds = f"{hotel['beds_now']} beds"
        door = [_card(card, names) for card in hotel["door"] if card]
        if hotel["token"]:
            door.insert(0, Text("1 token", style="bold"))
        grid.add_row(
            Text("\n").join(door),
            f"{number}: {beds}{known}\n{rule}",
            Text("\n").join(_card(card, names) for card in hotel["queue"]),
        )
    return grid


def _card(card: dict[str, Any], names: Sequence[str]) -> Text:
    """A card at a hotel; one that cannot be seen by its back."""
    seen = _front(card) if "kind" in card else f"{card['family']}, {card['crest']} crest"
    marks = " (named)" if card["named"] else ""
    marks += "" if card["face_up"] else " [face down]"
    return Text(f"{names[card['owner']]}: {seen}{marks}", style=_SEAT_STYLES[card["owner"]])


def _front(card: dict[str, Any]) -> str:
    return f"{card['name']} {card['kind']} ({card['beds']} beds, {card['coins']} coins)"


def _players(view: View, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=box.SIMPLE)
    for heading in ("player", "points", "tokens", "hand", "booked"):
        grid.add_column(heading)
    for player in view["seats"]:
        seat = player["seat"]
        families = [f"{n} {family}" for family, n in player["families"].items() if n]
        grid.add_row(
            Text(
                names[seat], style=_SEAT_STYLES[seat] + (" bold" if view["awaits"] == seat else "")
            ),
            str(player["points"]),
            str(player["tokens"]),
            str(player["hand_size"]),
            ", ".join(families) or "nobody yet",
        )
    return grid
