"""Grand Austria Hotel in a terminal: the table above, the hotels below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from hotelier.austria.card_texts import objective_need
from hotelier.austria.cards.boards import (
    COLUMNS,
    FLOOR_COST,
    FLOORS,
    LAYOUTS,
)
from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS, Guest
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.cards.staff_card import card_numbered
from hotelier.austria.items import ITEM_NAMES, order_spelled
from hotelier.austria.speech.effects import effects_text, tile_penalty, tile_reward
from hotelier.austria.speech.names import OLD_EDITION, REVISED_EDITION
from hotelier.kernel.message import Message
from hotelier.kernel.rules import View
from hotelier.terminal.heading import game_and_chapter
from hotelier.words import say

ACTIONS: Final = ("dishes", "drinks", "rooms", "tracks", "staff", "copy")
_AUTOMATON: Final = (
    ("opponent", "name"),
    ("difficulty", "difficulty"),
    ("leopold-hotel", "special_hotel"),
)
"""What the heading of the opponent says: options, and where the view has their values."""
_ROOM_STYLE: Final = {"B": "blue", "R": "red", "Y": "yellow"}
_COLOUR_STYLE: Final = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green"}


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [game_and_chapter(view), _queue(view)]
    if any(view["dice"].values()):
        parts.append(_dice(view))
    parts.append(_aims(view, names))
    parts.append(Columns([_hotel(view, hotel, names) for hotel in view["hotels"]]))
    if "leopold" in view:
        parts.append(_automaton(view["leopold"]))
    if "own" in view:
        parts.append(_hand(view))
    return Group(*parts)


def _queue(view: View) -> RenderableType:
    grid = Grid(title="Queue", box=box.SIMPLE, title_justify="left")
    for heading in ("", "cost", "guest", "order", "pts", "reward"):
        grid.add_column(heading)
    for space, entry in enumerate(view["queue"], start=1):
        guest = GUESTS[GUEST_INDEX[entry["guest"]]]
        grid.add_row(
            f"q{space}",
            str(entry["cost"]),
            _guest_name(guest),
            _spelled(order_spelled(guest.order)),
            str(guest.points),
            say(effects_text(guest.reward, _edition(view))),
        )
    return grid


def _dice(view: View) -> RenderableType:
    """The six action spaces side by side, with the dice on them."""
    grid = Grid(box=box.SIMPLE)
    for space, action in enumerate(ACTIONS, start=1):
        grid.add_column(f"{space} {action}")
    grid.add_row(*("■ " * view["dice"][space] for space in range(1, 7)))
    return grid


def _aims(view: View, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=box.SIMPLE, show_header=False)
    grid.add_column()
    grid.add_column()
    edition = _edition(view)
    for round_of_visit, tile in zip((3, 5, 7), view["emperor_tiles"], strict=True):
        if round_of_visit >= view["round"]:
            number = TILE_INDEX[tile]
            reward, penalty = say(tile_reward(number, edition)), say(tile_penalty(number, edition))
            grid.add_row(f"Emperor after round {round_of_visit}", f"{reward} / on 0: {penalty}")
    for letter, aim in zip("ABC", view["objectives"], strict=True):
        claims = [
            f"{names[seat]} {points}"
            for seat, points in zip(aim["claimed_by"], OBJECTIVE_POINTS, strict=False)
        ]
        text = say(objective_need(aim["objective"]))
        grid.add_row(f"Objective {letter}", text + (f" ({', '.join(claims)})" if claims else ""))
    return grid


def _hotel(view: View, hotel: dict[str, Any], names: Sequence[str]) -> RenderableType:
    to_move = view["awaits"] == hotel["seat"]
    numbers = f"turn order {hotel['turn_order']}, {hotel['turns_taken']} of 2 turns"
    if hotel["passed"]:
        numbers += ", passed"
    facts = (
        f"{hotel['points']} points   {hotel['krones']} krones   Emperor {hotel['emperor']}\n"
        f"kitchen: {_spelled(hotel['kitchen']) or 'empty'}"
    )
    staff = ", ".join(_staff_name(card, card in hotel["staff_used"]) for card in hotel["staff"])
    body = Group(
        Text(facts),
        _rooms(hotel),
        *[_table(place, guest) for place, guest in enumerate(hotel["cafe"], start=1)],
        Text(f"staff: {staff or 'none'}; {hotel['hand_size']} cards in hand", style="dim"),
    )
    title = f"{names[hotel['seat']]} ({numbers})"
    return Panel(body, title=title, border_style="bold" if to_move else "dim", width=62)


def _rooms(hotel: dict[str, Any]) -> Text:
    """The hotel from the top floor down; vacant rooms in brackets, occupied ones filled."""
    layout = LAYOUTS[hotel["board"]]
    text = Text()
    for floor in reversed(range(FLOORS)):
        text.append(f" {floor + 1}  ")
        for column in range(COLUMNS):
            letter = layout[floor][column]
            state = hotel["rooms"][COLUMNS * floor + column]
            style = _ROOM_STYLE[letter]
            if state == "occupied":
                text.append(f"[{letter}]", style=f"reverse {style}")
            elif state == "vacant":
                text.append(f"[{letter}]", style=f"bold {style}")
            else:
                text.append(f" {letter.lower()} ", style=f"dim {style}")
            text.append(" ")
        text.append(f"  cost {FLOOR_COST[floor]}\n", style="dim")
    text.append("     a   b   c   d   e", style="dim")
    return text


def _table(place: int, guest: dict[str, Any] | None) -> Text:
    if guest is None:
        return Text(f"table {place}: empty", style="dim")
    card = GUESTS[GUEST_INDEX[guest["guest"]]]
    waits = _spelled(guest["waits_for"])
    return Text.assemble(
        f"table {place}: ",
        _guest_name(card),
        f" ({card.points}) waits for {waits}" if waits else f" ({card.points}) is ready to move in",
    )


def _automaton(leopold: dict[str, Any]) -> RenderableType:
    """The opponent who plays by himself: his card, his discs, his special hotel."""
    progress = zip("ABC", leopold["discs"], strict=True)
    discs = [f"{letter} {disc or 'no disc'}" for letter, disc in progress]
    lines = [
        f"{leopold['cards_left']} instruction cards and {leopold['private_deck']} staff cards left",
        f"objectives: {', '.join(discs)}",
    ]
    if card := leopold["card"]:
        guests = " and ".join(f"{g['colour']} ({g['from']})" for g in card["guests"])
        dice = card["dice"] if card["dice"] == "most" else " or ".join(map(str, card["dice"]))
        extras = ", ".join(f"{e['what']} {e['value']} ({e['from']})" for e in card["extras"])
        lines.append(
            f"card {card['number']}: guests {guests}; die {dice}; {extras or 'no extras'}; "
            f"ties {card['hand']}"
        )
    lines += _special_hotel(leopold)
    title = ", ".join(
        say(Message(f"austria-option-{option}-{leopold[shown]}"))
        for option, shown in _AUTOMATON
        if leopold[shown] != "none"
    )
    return Panel(Text("\n".join(lines)), title=title, border_style="dim")


def _special_hotel(leopold: dict[str, Any]) -> list[str]:
    """What lies on and about his special hotel."""
    if "stars" in leopold:
        return [f"cogwheels on the stars: {leopold['stars']} of 9"]
    if "items" in leopold:
        items = [f"{space}: {item}" for space, item in leopold["items"].items() if item]
        return ["items on the action spaces: " + (", ".join(items) or "none")]
    if "marked_guests" in leopold:
        names = [GUESTS[GUEST_INDEX[number]].name for number in leopold["marked_guests"]]
        return [
            f"cogwheels on rooms: {', '.join(leopold['cogwheels']) or 'none'}",
            f"marked guests in the queue: {', '.join(names) or 'none'}",
        ]
    if "cogwheels" in leopold:
        tolls = [f"{space}: {n}" for space, n in leopold["cogwheels"].items() if n]
        return ["cogwheels on the action spaces: " + (", ".join(tolls) or "none")]
    return []


def _hand(view: View) -> Text:
    cards = ", ".join(_staff_name(card, used=False) for card in view["own"]["hand"])
    return Text(f"Your staff in hand: {cards or 'none'}")


def _guest_name(guest: Guest) -> Text:
    colour = COLOUR_NAMES[guest.colour]
    return Text(f"{guest.name} ({colour})", style=_COLOUR_STYLE[colour])


def _staff_name(card: int, used: bool) -> str:
    staff = STAFF[card_numbered(card) - 1]
    return f"{staff.name} s{card}" + (" (used)" if used else "")


def _edition(view: View) -> str:
    """The edition as the texts of cards call it."""
    return OLD_EDITION if view["edition"] == "2015" else REVISED_EDITION


def _spelled(counts: dict[str, int]) -> str:
    return ", ".join(f"{counts[name]} {name}" for name in ITEM_NAMES if counts.get(name))
