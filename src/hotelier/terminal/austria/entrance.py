"""Unique hotels in the terminal: where they are handed out, and what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.austria.card_texts import objective_need
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.entrances import ENTRANCE_WORDS
from hotelier.austria.entrances.card_texts import HOTEL_CARDS, HotelCard
from hotelier.austria.speech.effects import tile_reward
from hotelier.austria.speech.entrances import token_name
from hotelier.words import say, text


def market(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """The hotels that lie open, what each does, and who holds it for how much."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for entry in view["open"]:
        card = _card(entry)
        told = Text(say(card.brief))
        for line in _beside(entry):
            told.append(f"\n{line}", style="dim")
        if entry.get("holder") is not None:
            held = text("terminal-held", name=names[entry["holder"]], bid=entry["bid"])
            told.append(f"\n{held}", style="bold")
        grid.add_row(Text(say(card.name), style="green"), told)
    return grid


def entrance_facts(entrance: dict[str, Any]) -> Text:
    """The unique hotel somebody runs, in a few lines."""
    told = Text(say(_card(entrance).name), style="green")
    for line in _beside(entrance):
        told.append(f"\n  {line}", style="default")
    return told


def _card(entry: dict[str, Any]) -> HotelCard:
    return HOTEL_CARDS[ENTRANCE_WORDS.index(entry["hotel"])]


def _beside(entry: dict[str, Any]) -> list[str]:
    """What lies beside a hotel, or has been laid there, one thing a line."""
    lines = []
    if entry.get("first_die"):
        lines.append(text("terminal-first-die", die=entry["first_die"]))
    if "tokens" in entry:
        left = [say(token_name(n)) for n, there in enumerate(entry["tokens"]) if there]
        lines.append(text("terminal-tokens", tokens=", ".join(left) or text("terminal-none")))
    if "pile" in entry:
        lines.append(text("terminal-pile", guests=len(entry["pile"])))
    for aim in entry.get("objectives", []):
        need = say(objective_need(aim["objective"]))
        claimed = "yes" if aim["claimed"] else "no"
        lines.append(text("terminal-own-objective", need=need, claimed=claimed))
    for tile in entry.get("tiles", []):
        if tile is not None:
            reward = say(tile_reward(TILE_INDEX[tile]))
            lines.append(text("terminal-own-tile", tile=tile, reward=reward))
    return lines
