"""Staff cards with what they do: those in hand at every decision, those on display on demand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hotelier.austria.card_texts import STAFF_CARD, card_message
from hotelier.austria.speech.names import staff_numbered
from hotelier.kernel.rules import View
from hotelier.terminal.austria.entrances import entrance_rules
from hotelier.terminal.sheet import OMITTED
from hotelier.words import say, text


def hand(view: View) -> tuple[RenderableType, ...]:
    """The cards one looks at, in full, by name, or not at all."""
    own = view["own"]
    piles = [("terminal-hand", own["hand"])]
    if own["offer"]:
        piles.append(("terminal-offer", own["offer"]))
    if own["draft_pack"]:
        piles.append(("terminal-pack", own["draft_pack"]))
    full = [part for title, cards in piles for part in _pile(text(title), cards, view)]
    short = [_names(text(title), cards) for title, cards in piles]
    return Group(*full), Group(*short), OMITTED


def shown(view: View, names: Sequence[str]) -> RenderableType:
    """Staff and unique hotels that lie open, player by player, and one's own hand."""
    parts: list[RenderableType] = []
    for hotel in view["hotels"]:
        title = text("terminal-staff-of", name=names[hotel["seat"]])
        parts += _pile(title, hotel["staff"], view)
        if "entrance" in hotel:
            parts.append(entrance_rules(hotel["entrance"]))
    if "own" in view:
        parts += _pile(text("terminal-hand"), view["own"]["hand"], view)
    return Group(*parts)


def _pile(title: str, cards: Iterable[int], view: View) -> list[RenderableType]:
    lines = [_card(card, view["edition"]) for card in cards]
    return [Rule(title, align="left", style="dim"), *(lines or [Text(text("terminal-none"))])]


def _card(card: int, edition: str) -> Text:
    """A card's own text in one paragraph, its name in bold."""
    told = Text(" ".join(say(card_message(STAFF_CARD, card, edition)).split()))
    told.highlight_words([say(staff_numbered(card))], style="bold")
    return told


def _names(title: str, cards: Sequence[int]) -> Text:
    told = Text(f"{title}: ", style="dim", no_wrap=True, overflow="ellipsis")
    named = ", ".join(f"{say(staff_numbered(card))} s{card}" for card in cards)
    return told.append(named or text("terminal-none"), style="not dim")
