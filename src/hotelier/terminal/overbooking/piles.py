"""What was booked and what was discarded, player by player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hotelier.kernel.rules import View
from hotelier.terminal.overbooking.words import SEAT_STYLES, front_text
from hotelier.words import text


def shown(view: View, names: Sequence[str]) -> RenderableType:
    """All cards that lie open beside the players."""
    parts: list[RenderableType] = []
    for player in view["seats"]:
        seat = player["seat"]
        parts.append(Rule(Text(names[seat], style=SEAT_STYLES[seat]), align="left", style="dim"))
        for pile in ("booked", "discarded"):
            parts.append(_pile(pile, player[pile]))
    return Group(*parts)


def _pile(pile: str, cards: list[dict[str, Any]]) -> Text:
    told = "; ".join(front_text(card) for card in cards) or text("terminal-none")
    return Text(text(f"terminal-pile-{pile}", count=len(cards), cards=told))
