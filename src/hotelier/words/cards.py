"""Finding cards by what people call them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from hotelier.kernel.rules import Card
from hotelier.words import ENGLISH, say

AnyCard = TypeVar("AnyCard", bound=Card)


def find_cards(query: str, cards: Iterable[AnyCard], language: str | None = None) -> list[AnyCard]:
    """Cards by code ("S17", "17", "A3") or (part of a) name.

    Cards called exactly so come first, then those with these words in their names; where nothing
    is called so in the language, English names are known too.
    """
    wanted = query.strip().casefold()
    if not wanted:
        return []
    among = list(cards)
    by_code = [card for card in among if wanted in (code.casefold() for code in card.codes)]
    if by_code:
        return by_code
    return _called(wanted, among, language) or _called(wanted, among, ENGLISH)


def _called(wanted: str, among: Iterable[AnyCard], language: str | None) -> list[AnyCard]:
    names = [(card, say(card.name, language).casefold()) for card in among]
    exactly = [card for card, name in names if name == wanted]
    partly = [card for card, name in names if wanted in name and name != wanted]
    return exactly + partly
