"""The table of Overbooking: the hotels side by side, then what each player has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.terminal.heading import game_and_chapter
from hotelier.terminal.overbooking.words import (
    SEAT_STYLES,
    back_text,
    family_text,
    front_text,
    short_text,
)
from hotelier.terminal.sheet import OMITTED, Part
from hotelier.words import say, text

_PLAYERS: Final = (70, 120)
_HOTELS: Final = (40, 80)
"""When each part becomes shorter where there is little room, see `Part`."""

_ALL, _SHORT_CARDS, _NO_RULES = range(3)
"""How much the hotels show."""
Lying = Callable[[dict[str, Any], Sequence[str]], Text]
"""Tells of a card at a hotel."""


def draw(view: View, names: Sequence[str]) -> list[Part]:
    """The whole table as one seat sees it."""
    hotels = tuple(_hotels(view, names, detail) for detail in (_ALL, _SHORT_CARDS, _NO_RULES))
    players = _players(view, names), _players_in_a_line(view, names), OMITTED
    return [Part((game_and_chapter(view),)), Part(hotels, _HOTELS), Part(players, _PLAYERS)]


def _hotels(view: View, names: Sequence[str], detail: int) -> RenderableType:
    """A column for each hotel: its beds and rule, its back door, its queue."""
    grid = Grid(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    for number, hotel in enumerate(view["hotels"], start=1):
        title = text("terminal-hotel", number=number, beds=hotel["beds_now"])
        checked = view["checking"] and view["checking"]["hotel"] == number - 1
        heading = Text(title, style="bold reverse" if checked else "bold")
        grid.add_column(heading, ratio=1)
    lying = _lying if detail == _ALL else _lying_in_short
    if detail != _NO_RULES:
        grid.add_row(*(_rule(hotel) for hotel in view["hotels"]))
    if detail == _ALL and view["hotels_turn_over"]:
        grid.add_row(*(_next_round(hotel["other_side"]) for hotel in view["hotels"]))
    grid.add_row(*(_door(hotel, names, lying) for hotel in view["hotels"]))
    grid.add_row(*(_queue(hotel, names, lying) for hotel in view["hotels"]))
    return grid


def _rule(hotel: dict[str, Any]) -> Text:
    rule = say(Message(f"overbooking-rule-{hotel['rule']}"))
    known = say(Message(f"overbooking-mark-{hotel['mark']}"))
    return Text(rule, style="italic").append(known, style="dim")


def _next_round(side: dict[str, Any]) -> Text:
    """What the hotel turns into, which is no secret (OB-RUL-21)."""
    rule = say(Message(f"overbooking-rule-{side['rule']}"))
    return Text(text("terminal-next-side", beds=side["beds"], rule=rule), style="dim")


def _door(hotel: dict[str, Any], names: Sequence[str], lying: Lying) -> Text:
    """The cards at the back door and the token that waits there."""
    if not hotel["door_limit"]:
        return Text(text("terminal-door-closed"), style="dim")
    lines = [Text(text("terminal-door"), style="dim")]
    if hotel["token"]:
        lines.append(Text(text("terminal-token"), style="bold"))
    lines += [lying(card, names) for card in hotel["door"] if card]
    return Text("\n").join(lines)


def _queue(hotel: dict[str, Any], names: Sequence[str], lying: Lying) -> Text:
    heading = text("terminal-queue", cards=len(hotel["queue"]), limit=hotel["queue_limit"])
    cards = [lying(card, names) for card in hotel["queue"]]
    return Text("\n").join([Text(heading, style="dim"), *cards])


def _lying(card: dict[str, Any], names: Sequence[str]) -> Text:
    """A card at a hotel in its owner's colour; one that cannot be seen by its back."""
    told = front_text(card) if "kind" in card else back_text(card)
    if card["named"]:
        told = text("terminal-named", card=told)
    if not card["face_up"] and "kind" in card:
        told = text("terminal-face-down", card=told)
    return Text(f"{names[card['owner']]}: {told}", style=SEAT_STYLES[card["owner"]])


def _lying_in_short(card: dict[str, Any], names: Sequence[str]) -> Text:
    """The same in one line."""
    told = short_text(card)
    if card["named"]:
        told = text("terminal-named", card=told)
    style = SEAT_STYLES[card["owner"]]
    line = f"{names[card['owner']]}: {told}"
    return Text(line, style=style, no_wrap=True, overflow="ellipsis")


def _players(view: View, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for name in ("player", "points", "tokens", "cards", "deck", "booked"):
        grid.add_column(text(f"terminal-column-{name}"))
    for player in view["seats"]:
        seat = player["seat"]
        families = [
            text("terminal-of-family", count=count, family=family_text(family))
            for family, count in player["families"].items()
            if count
        ]
        grid.add_row(
            _name(view, seat, names),
            str(player["points"]),
            str(player["tokens"]),
            str(player["hand_size"]),
            str(player["deck_size"]),
            ", ".join(families) or text("terminal-nobody"),
        )
    return grid


def _players_in_a_line(view: View, names: Sequence[str]) -> Text:
    told = [
        _name(view, player["seat"], names).append(
            " " + text("terminal-points-of", points=player["points"])
        )
        for player in view["seats"]
    ]
    return Text("   ").join(told)


def _name(view: View, seat: int, names: Sequence[str]) -> Text:
    to_move = view["awaits"] == seat
    return Text(names[seat], style=SEAT_STYLES[seat] + (" bold" if to_move else ""))
