"""Unique hotels in a terminal: those on offer, and what lies beside one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.entrances import ENTRANCE_WORDS
from hotelier.austria.cards.guests import GUEST_INDEX
from hotelier.austria.entrances.card_texts import HotelCard
from hotelier.austria.speech.effects import tile_reward
from hotelier.austria.speech.entrances import token_name
from hotelier.austria.speech.names import guest_name, objective_name
from hotelier.kernel.rules import View
from hotelier.terminal.austria.words import edition_of
from hotelier.words import say, text


def entrance_text(entrance: dict[str, Any], view: View) -> Text:
    """A hotel's name and what lies beside it now."""
    told = Text(say(_card(entrance).name), style="bold")
    if lying := "; ".join(_lying(entrance, view)):
        told.append(f": {lying}", style="not bold")
    return told


def entrance_rules(entrance: dict[str, Any]) -> Text:
    """All that is special about a hotel, on demand."""
    return Text(say(_card(entrance).message))


def offered(view: View, names: Sequence[str]) -> tuple[RenderableType, ...]:
    """The hotels that lie open, with what they do, or their names alone."""
    full: list[RenderableType] = [Rule(text("terminal-entrances"), align="left", style="dim")]
    short = []
    for entrance in view["market"]["open"]:
        name = entrance_text(entrance, view)
        if bid := _bid(entrance, names):
            name.append(f" ({bid})", style="not bold")
        short.append(name)
        full.append(Text.assemble(name, ". ", say(_card(entrance).brief)))
    return Group(*full), Text("; ").join(short)


def _card(entrance: dict[str, Any]) -> HotelCard:
    return HotelCard(ENTRANCE_WORDS.index(entrance["hotel"]))


def _bid(entrance: dict[str, Any], names: Sequence[str]) -> str:
    """Who holds a hotel of the auction, and for how much."""
    holder = entrance.get("holder")
    if holder is None:
        return ""
    return text("terminal-bid", name=names[holder], krones=entrance["bid"])


def _lying(entrance: dict[str, Any], view: View) -> Iterator[str]:
    """Whatever lies beside a hotel, by its kind."""
    if entrance.get("first_die"):
        yield text("terminal-first-die", die=entrance["first_die"])
    if "tokens" in entrance:
        left = [say(token_name(token)) for token, there in enumerate(entrance["tokens"]) if there]
        yield text("terminal-dove-tokens", tokens=", ".join(left) or text("terminal-none"))
    if "pile" in entrance:
        guests = [say(guest_name(GUEST_INDEX[number])) for number in entrance["pile"]]
        yield text("terminal-pile", guests=", ".join(guests) or text("terminal-none"))
    for aim in entrance.get("objectives", []):
        title = say(objective_name(aim["objective"]))
        yield text("terminal-own-aim", title=title, claimed="yes" if aim["claimed"] else "no")
    for tile in filter(None, entrance.get("tiles", [])):
        yield f"{tile} {say(tile_reward(TILE_INDEX[tile], edition_of(view)))}"
