"""A piece of plain Python work by which speeds are told independently of the machine.

It does what an engine does: small objects are copied, asked and changed, and things are looked up
in a table too large for the nearest cache. A tight loop over numbers would not do: where other
programs crowd the memory it keeps its pace while an engine loses a fifth.
"""

from __future__ import annotations

from time import process_time
from typing import Final

_PLACES: Final = 5000
_SEATS: Final = 4
_TURNS: Final = 60
_LEAST_SECONDS: Final = 0.012


class _Holding:
    __slots__ = ("cards", "coins", "points", "rooms")

    def __init__(self, cards: list[int], coins: int, points: int, rooms: int) -> None:
        self.cards = cards
        self.coins = coins
        self.points = points
        self.rooms = rooms

    def clone(self) -> _Holding:
        return _Holding(list(self.cards), self.coins, self.points, self.rooms)

    def take(self, card: int) -> None:
        self.rooms |= 1 << card % 60
        self.coins += card % 3
        if self.rooms >> card % 17 & 1:
            self.points += self.rooms.bit_count()
        else:
            self.cards.append(card)


# Neighbours in the order of use lie far apart in memory.
_CARDS: Final = {card * 2741 % _PLACES: [card] for card in range(_PLACES)}


def seconds_of_a_round() -> float:
    """Processor seconds of one round of the work, the mean of as many as fill a moment."""
    rounds = 0
    begun = process_time()
    while (spent := process_time() - begun) < _LEAST_SECONDS:
        _round()
        rounds += 1
    return spent / rounds


def _round() -> None:
    holdings = [_Holding([1, 2, 3], 10, 0, 0) for _ in range(_SEATS)]
    card = 1
    for turn in range(_TURNS):
        holdings = [holding.clone() for holding in holdings]
        for holding in holdings:
            card = _CARDS[(card * 7919 + turn) % _PLACES][0]
            holding.take(card)
