"""What a trigger card of module 5 still promises: a readable heuristic.

A card is worth what it brings when it is turned, and less while nobody knows whether its
occasion comes in time. So a bot turns a card whenever that brings more than waiting promises.
"""

from __future__ import annotations

from typing import Final

from hotelier.austria.cards.staff_card import card_numbered
from hotelier.austria.hotel import Hotel

_WORTH_AND_CHANCE: Final[dict[int, tuple[float, float]]] = {
    166: (14.0, 0.7),
    167: (5.5, 0.6),
    168: (5.5, 0.6),
    169: (6.5, 0.6),
    172: (5.0, 0.8),
    174: (9.0, 0.7),
    178: (8.0, 0.4),
    179: (9.0, 0.5),
}
"""By printed number: points a card brings when turned, and how likely its occasion is."""
_BY_CARD: Final = {
    int(card_numbered(number)): w * c for number, (w, c) in _WORTH_AND_CHANCE.items()
}


def trigger_worth(hotel: Hotel, card: int, left: float) -> float:
    """What a trigger card on display promises with so much of the game left."""
    if hotel.used >> card & 1:
        return 0.0
    return _BY_CARD[card] * min(1.0, 1.6 * left)
