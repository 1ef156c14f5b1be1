"""What a position is worth to a seat: the judgement of a bot that looks one choice ahead.

It uses no more than the seat knows: a card of somebody else that lies face down counts as the
average card with such a back, whatever it is in the world the bot imagined.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hotelier.kernel.bits import members, size
from hotelier.kernel.state import State
from hotelier.overbooking.cards import (
    BACK_GUESTS,
    BACK_OF,
    BEDS_OF,
    COINS_OF,
    CREST_BONUS,
    FAMILIES,
    FAMILY_GUESTS,
    FAMILY_OF,
    HOTEL_BEDS,
    KIND_OF,
    KINDS,
    MERCHANTS,
    MONK,
    NOBLEWOMEN,
    WORKERS,
)
from hotelier.overbooking.checking import BEDS_PER_ABILITY, FAVOURED_KIND
from hotelier.overbooking.playing import DOOR_LIMIT, QUEUE_LIMIT
from hotelier.overbooking.scoring import coins_on
from hotelier.overbooking.table import (
    FACE_UP,
    NO_CARD,
    PLAYS_PER_ROUND,
    ROUNDS,
    Table,
    guest_of,
    owner_of,
)

RIVALRY: Final = 1.0
"""How much the average rival's worth counts against one's own."""
FAMILY_GROWTH: Final = 0.9
"""Cards of a family that a round to come is expected to bring."""
WORTH_IN_HAND: Final = 0.2
"""Of a coin on a card that can still be played in a later round."""
SPREAD: Final = 3.0
"""By how many beds the guess of what the others need is easily wrong."""
EVEN_CHANCE: Final = 1.0
"""How many beds must be left by that guess for an even chance."""
LEFTOVER_CHANCE: Final = [0.0, 0.35, 0.2, 0.1, 0.05, 0.0, 0.0]
"""By beds needed: how often they are left over where larger groups need too many."""
NAMED_CHANCE: Final = 0.95

# The average card by its back.
_BACK_BEDS: Final = [sum(BEDS_OF[g] for g in members(b)) / size(b) for b in BACK_GUESTS]
_BACK_COINS: Final = [sum(COINS_OF[g] for g in members(b)) / size(b) for b in BACK_GUESTS]
_MORE_BEDS: Final = [
    BEDS_PER_ABILITY * ((kind == MERCHANTS) - (kind == WORKERS)) for kind in range(KINDS)
]
_BACK_MORE_BEDS: Final = [
    sum(_MORE_BEDS[KIND_OF[g]] for g in members(b)) / size(b) for b in BACK_GUESTS
]
_LARGER_BEDS: Final = [
    sum(beds for beds in BEDS_OF[:KINDS] if beds > needed) / KINDS for needed in range(KINDS + 1)
]
"""By beds needed: the beds that a card still to come is expected to take before."""
_FAVOURED_RANK: Final = 100.0


class Outlook:
    """What the seats can expect of the cards lying at the hotels."""

    __slots__ = ("coins", "families", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.coins = [float(coins_on(booked)) for booked in table.booked]
        self.families = [
            [float(size(booked & guests)) for guests in FAMILY_GUESTS] for booked in table.booked
        ]
        filling = self._filling()
        for hotel in range(table.checked, table.players):
            self._add_hotel(hotel, filling)

    def _filling(self) -> float:
        """How likely a free place is still taken this round."""
        table = self.table
        free = 0
        for hotel, side in enumerate(table.hotels):
            free += QUEUE_LIMIT[side] - table.queue_size[hotel]
            free += DOOR_LIMIT[side] - table.door_size[hotel]
        plays = PLAYS_PER_ROUND * table.players - table.turn
        return min(1.0, plays / free) if free > 0 else 0.0

    def _knows(self, card: int) -> bool:
        return bool(card & FACE_UP) or owner_of(card) == self.seat

    def _add_hotel(self, hotel: int, filling: float) -> None:
        """Add what the cards at a hotel are expected to bring to their owners."""
        table = self.table
        side = table.hotels[hotel]
        door = self._at_door(hotel, 0)
        queue = [table.queue_card(hotel, place) for place in range(table.queue_size[hotel])]
        coming = max(0, QUEUE_LIMIT[side] - len(queue)) * filling
        queue += [c for c in door if self._knows(c) and KIND_OF[guest_of(c)] == MONK]
        beds = float(HOTEL_BEDS[side])
        for card in door:
            beds += self._more_beds(card)
        chances = self._chances(queue, beds, coming, FAVOURED_KIND[side])
        for card in self._at_door(hotel, table.acting if hotel == table.checked else 0):
            if self._knows(card) and KIND_OF[guest_of(card)] == NOBLEWOMEN:
                self._name(int(owner_of(card)), queue, chances)
        for card, chance in zip(queue, chances, strict=True):
            owner = owner_of(card)
            self.coins[owner] += chance * self._coins(card)
            self.families[owner][FAMILY_OF[guest_of(card)]] += chance

    def _at_door(self, hotel: int, acted: int) -> list[int]:
        """The cards at a back door without those that have acted already."""
        table = self.table
        places = range(max(0, acted), table.door_size[hotel])
        cards = [table.door_card(hotel, place) for place in places]
        return [card for card in cards if card != NO_CARD]

    def _chances(self, queue: list[int], beds: float, coming: float, favoured: int) -> list[float]:
        """How likely each card of a queue gets its beds."""
        needs = [self._beds(card) for card in queue]
        ranks = [
            _FAVOURED_RANK if self._goes_first(card, favoured) else need
            for card, need in zip(queue, needs, strict=True)
        ]
        chances: list[float] = []
        for place, rank in enumerate(ranks):
            left = beds - needs[place]
            for other, other_rank in enumerate(ranks):
                if other_rank > rank or (other_rank == rank and other < place):
                    left -= needs[other]
            if rank < _FAVOURED_RANK:
                left -= coming * _LARGER_BEDS[int(rank)]
            fits = 1.0 / (1.0 + exp((EVEN_CHANCE - left) / SPREAD))
            leftover = LEFTOVER_CHANCE[int(needs[place])]
            chances.append(leftover + (1.0 - leftover) * fits)
        return chances

    def _goes_first(self, card: int, favoured: int) -> bool:
        if card in self.table.named:
            return True
        return self._knows(card) and KIND_OF[guest_of(card)] == favoured

    def _name(self, owner: int, queue: list[int], chances: list[float]) -> None:
        """Noblewomen help the card of their owner that gains most by being named."""
        best, gain = -1, 0.0
        for place, card in enumerate(queue):
            hoped = (NAMED_CHANCE - chances[place]) * self._coins(card)
            if owner_of(card) == owner and hoped > gain:
                best, gain = place, hoped
        if best >= 0:
            chances[best] = NAMED_CHANCE

    def _beds(self, card: int) -> float:
        guest = guest_of(card)
        return float(BEDS_OF[guest]) if self._knows(card) else _BACK_BEDS[BACK_OF[guest]]

    def _coins(self, card: int) -> float:
        guest = guest_of(card)
        return float(COINS_OF[guest]) if self._knows(card) else _BACK_COINS[BACK_OF[guest]]

    def _more_beds(self, card: int) -> float:
        guest = guest_of(card)
        if self._knows(card):
            return float(_MORE_BEDS[KIND_OF[guest]])
        return _BACK_MORE_BEDS[BACK_OF[guest]]


def estimate(state: State, seat: int) -> float:
    """How many points a seat can hope to be ahead of its average rival at the end."""
    assert isinstance(state, Table)
    outlook = Outlook(state, seat)
    rounds_left = 0 if state.over else ROUNDS - int(state.round)
    worth = [
        state.tokens[s] + outlook.coins[s] + _crests(state, outlook.families[s], rounds_left)
        for s in range(state.players)
    ]
    if rounds_left:
        worth[seat] += WORTH_IN_HAND * float(coins_on(state.hands[seat]))
    rivals = (sum(worth) - worth[seat]) / (len(worth) - 1)
    return worth[seat] - RIVALRY * rivals


def settled(_: State) -> bool:
    """Every choice is whole: a position can be judged after any of them."""
    return True


def _crests(table: Table, families: list[float], rounds_left: int) -> float:
    """The crest bonus to hope for with so many cards of each family."""
    bonus = CREST_BONUS[table.scoring]
    hoped = 0.0
    for family in range(len(FAMILIES)):
        cards = min(families[family] + FAMILY_GROWTH * rounds_left, float(KINDS))
        whole = int(cards)
        after = bonus[min(whole + 1, KINDS)]
        hoped += bonus[whole] + (cards - whole) * (after - bonus[whole])
    return hoped
