"""Finding cards by what people call them."""

from __future__ import annotations

from hotelier.austria.card_texts import ALL_CARDS, Card, card_name
from hotelier.words import ENGLISH, say


def find_cards(query: str, language: str = ENGLISH) -> list[Card]:
    """Cards by number ("17", "S17", "G75", "105", "A3"), clause or (part of a) name.

    Cards called exactly so come first, then those with the word in their names.
    """
    wanted = query.strip().casefold()
    if not wanted:
        return []
    by_number = [card for card in ALL_CARDS if wanted in _numbers_of(card)]
    if by_number:
        return by_number
    called = {card: say(card_name(card), language).casefold() for card in ALL_CARDS}
    exactly = [card for card, name in called.items() if name == wanted]
    partly = [card for card, name in called.items() if wanted in name and card not in exactly]
    return exactly + partly


def _numbers_of(card: Card) -> set[str]:
    numbers = {card.code.casefold(), card.clause.casefold()}
    if card.code[1:].isdigit() and card.code == card.clause:
        numbers.add(card.code[1:])
    return numbers
