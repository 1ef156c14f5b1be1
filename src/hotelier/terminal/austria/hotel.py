"""A hotel of Grand Austria Hotel: its rooms beside everything else a player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hotelier.austria.cards.boards import COLUMNS, FLOOR_COST, FLOORS, LAYOUTS
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS
from hotelier.austria.speech.names import staff_numbered
from hotelier.kernel.rules import View
from hotelier.terminal.austria.entrances import entrance_text
from hotelier.terminal.austria.words import guest_name, items_text
from hotelier.words import say, text

_ROOM_STYLE: Final = {"B": "blue", "R": "red", "Y": "yellow"}
_ROOM: Final = {
    "occupied": ("[{}]", "reverse "),
    "vacant": ("[{}]", "bold "),
    "empty": (" {} ", "dim "),
}
"""Around the letter of a colour: occupied rooms are filled, vacant ones framed."""


def hotel_in_full(view: View, hotel: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """Rooms to the left, coins, kitchen, guests and staff to the right."""
    grid = Grid.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(_rooms(hotel), _facts(view, hotel))
    to_move = view["awaits"] == hotel["seat"]
    title = Text(f"{names[hotel['seat']]} ", style="bold" if to_move else "")
    title.append(_course(hotel), style="dim")
    return Group(Rule(title, align="left", style="dim"), grid)


def hotel_in_a_line(hotel: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """The same in one line, where there is no room for more."""
    rooms = hotel["rooms"]
    told = Text(f"{names[hotel['seat']]}: ", no_wrap=True, overflow="ellipsis")
    told.append_text(_wealth(hotel)).append("; ")
    told.append(
        text(
            "terminal-rooms",
            prepared=sum(room != "empty" for room in rooms),
            occupied=rooms.count("occupied"),
        )
    )
    told.append("; ").append_text(_kitchen(hotel))
    guests = [guest for guest in hotel["cafe"] if guest]
    waiting = Text(", ").join(guest_name(GUESTS[GUEST_INDEX[g["guest"]]]) for g in guests)
    told.append("; ").append_text(waiting or Text(text("terminal-no-guests")))
    return told


def _rooms(hotel: dict[str, Any]) -> Text:
    """The hotel from the top floor down."""
    layout = LAYOUTS[hotel["board"]]
    told = Text()
    for floor in reversed(range(FLOORS)):
        told.append(f"{floor + 1} ", style="dim")
        for column in range(COLUMNS):
            letter = layout[floor][column]
            state = hotel["rooms"][COLUMNS * floor + column]
            frame, style = _ROOM[state]
            letter_shown = letter.lower() if state == "empty" else letter
            told.append(frame.format(letter_shown), style=style + _ROOM_STYLE[letter])
        told.append(f" {text('terminal-krones', krones=FLOOR_COST[floor])}\n", style="dim")
    return told.append("   a  b  c  d  e", style="dim")


def _facts(view: View, hotel: dict[str, Any]) -> Text:
    told = _wealth(hotel).append("\n").append_text(_kitchen(hotel))
    for place, guest in enumerate(hotel["cafe"], start=1):
        told.append("\n").append(text("terminal-table", place=place) + " ", style="dim")
        told.append_text(_at_table(guest))
    told.append("\n").append(text("terminal-staff") + " ", style="dim")
    staff = [
        Text(say(staff_numbered(card)), style="dim" if card in hotel["staff_used"] else "")
        for card in hotel["staff"]
    ]
    told.append_text(Text(", ").join(staff) or Text(text("terminal-none")))
    told.append("; " + text("terminal-hand-size", cards=hotel["hand_size"]))
    if "entrance" in hotel:
        told.append("\n").append_text(entrance_text(hotel["entrance"], view))
    return told


def _course(hotel: dict[str, Any]) -> str:
    """Where a player stands in the round."""
    told = text("terminal-turns", order=hotel["turn_order"], turns=hotel["turns_taken"])
    return f"{told}, {text('terminal-passed')}" if hotel["passed"] else told


def _wealth(hotel: dict[str, Any]) -> Text:
    wealth = text(
        "terminal-wealth",
        points=hotel["points"],
        krones=hotel["krones"],
        emperor=hotel["emperor"],
    )
    return Text(wealth)


def _kitchen(hotel: dict[str, Any]) -> Text:
    told = Text(text("terminal-kitchen") + " ", style="")
    return told.append_text(items_text(hotel["kitchen"]) or Text(text("terminal-empty")))


def _at_table(guest: dict[str, Any] | None) -> Text:
    if guest is None:
        return Text(text("terminal-empty"), style="dim")
    card = GUESTS[GUEST_INDEX[guest["guest"]]]
    told = guest_name(card).append(
        f", {text('terminal-points', points=card.points)}", style="default"
    )
    waits = items_text(guest["waits_for"])
    if waits:
        return told.append(f" {text('terminal-waits')} ", style="default").append_text(waits)
    return told.append(f" {text('terminal-ready')}", style="bold")
