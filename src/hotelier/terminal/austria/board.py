"""The table of Grand Austria Hotel: what lies in the middle, then one hotel after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.austria.card_texts import objective_need
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS
from hotelier.austria.items import order_spelled
from hotelier.austria.rounds import EMPEROR_ROUNDS
from hotelier.austria.speech.effects import effects_text, tile_penalty, tile_reward
from hotelier.austria.speech.names import objective_name
from hotelier.kernel.rules import View
from hotelier.terminal.austria.cards import hand
from hotelier.terminal.austria.dice import dice_row
from hotelier.terminal.austria.entrances import offered
from hotelier.terminal.austria.hotel import hotel_in_a_line, hotel_in_full
from hotelier.terminal.austria.leopold import automaton
from hotelier.terminal.austria.words import edition_of, guest_name, items_text
from hotelier.terminal.heading import game_and_chapter
from hotelier.terminal.sheet import OMITTED, Part
from hotelier.words import say, text

_AIMS: Final = (20, 130)
_HAND: Final = (30, 110)
_OTHERS: Final = (40, 140)
_OFFERED: Final = (55,)
_QUEUE: Final = (60, 150)
_DICE: Final = (70,)
_AUTOMATON: Final = (80,)
_OWN: Final = (160,)
"""When each part becomes shorter where there is little room, see `Part`."""


def draw(view: View, names: Sequence[str]) -> list[Part]:
    """The whole table as one seat sees it."""
    own = view["own"]["seat"] if "own" in view else None
    parts = [Part((game_and_chapter(view),)), _queue(view)]
    if any(view["dice"].values()):
        parts.append(Part((dice_row(view), OMITTED), _DICE))
    parts.append(_aims(view, names))
    if view.get("market", {}).get("open"):
        parts.append(Part(offered(view, names), _OFFERED))
    if "leopold" in view:
        parts.append(Part(automaton(view), _AUTOMATON))
    others = [hotel for hotel in view["hotels"] if hotel["seat"] != own]
    for hotel in others:
        full, line = hotel_in_full(view, hotel, names), hotel_in_a_line(hotel, names)
        parts.append(Part((full, line, OMITTED), _OTHERS))
    if own is not None:
        mine = view["hotels"][own]
        full, line = hotel_in_full(view, mine, names), hotel_in_a_line(mine, names)
        parts.append(Part((full, line), _OWN))
        parts.append(Part(hand(view), _HAND))
    return parts


def _queue(view: View) -> Part:
    return Part((_guests(view, wrap=True), _guests(view, wrap=False), OMITTED), _QUEUE)


def _guests(view: View, *, wrap: bool) -> RenderableType:
    """The queue of guests: what they cost, order and bring."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("queue", "cost", "guest", "points", "order"):
        grid.add_column(text(f"terminal-column-{name}"), no_wrap=True)
    grid.add_column(text("terminal-column-reward"))
    for space, entry in enumerate(view["queue"], start=1):
        guest = GUESTS[GUEST_INDEX[entry["guest"]]]
        reward = say(effects_text(guest.reward, edition_of(view)))
        grid.add_row(
            Text(f"q{space}", style="green"),
            str(entry["cost"]),
            guest_name(guest),
            str(guest.points),
            items_text(order_spelled(guest.order)),
            Text(reward, no_wrap=not wrap, overflow="fold" if wrap else "ellipsis"),
        )
    return grid


def _aims(view: View, names: Sequence[str]) -> Part:
    full = Grid.grid(padding=(0, 2))
    full.add_column(no_wrap=True)
    full.add_column(ratio=1)
    short = Text(no_wrap=True, overflow="ellipsis")
    edition = edition_of(view)
    for number, tile in zip(EMPEROR_ROUNDS, view["emperor_tiles"], strict=True):
        if number >= view["round"]:
            place = TILE_INDEX[tile]
            reward, penalty = say(tile_reward(place, edition)), say(tile_penalty(place, edition))
            heading = text("terminal-emperor-after", round=number)
            told = text("terminal-emperor-brings", reward=reward, penalty=penalty)
            full.add_row(Text(heading, style="magenta"), told)
            if not short:
                short.append(f"{heading}  ", style="magenta").append(f"{told}\n")
    titles = []
    for aim in view["objectives"]:
        title = say(objective_name(aim["objective"]))
        claims = [
            text("terminal-claimed", name=names[seat], points=points)
            for seat, points in zip(aim["claimed_by"], OBJECTIVE_POINTS, strict=False)
        ]
        need = say(objective_need(aim["objective"]))
        full.add_row(Text(title, style="cyan"), " ".join([need, *claims]))
        titles.append(" ".join([title, *claims]))
    short.append(f"{text('terminal-objectives')}  ", style="cyan").append("; ".join(titles))
    return Part((full, short, OMITTED), _AIMS)
