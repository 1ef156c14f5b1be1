"""The end: coins, tokens, crests and ties (OB-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import members
from hotelier.overbooking.cards import CREST_BONUS, GUEST_KINDS, KINDS, ONE_FAMILY
from hotelier.overbooking.table import Table

TIE_BREAK_COINS: Final = 3

# By the kinds of one family that are booked, as a set of six.
_SETS: Final = range(1 << KINDS)
_COINS: Final[list[int]] = [
    sum(GUEST_KINDS[kind].coins.value for kind in members(kinds)) for kinds in _SETS
]
_THREE_COIN_CARDS: Final[list[int]] = [
    sum(GUEST_KINDS[kind].coins.value == TIE_BREAK_COINS for kind in members(kinds))
    for kinds in _SETS
]
_CRESTS: Final[list[list[int]]] = [
    [bonus[kinds.bit_count()] for kinds in _SETS] for bonus in CREST_BONUS
]


def _over_families(worth: list[int], guests: i64) -> i64:
    """Add up what the cards of each family are worth."""
    return (
        worth[guests & ONE_FAMILY]
        + worth[(guests >> KINDS) & ONE_FAMILY]
        + worth[(guests >> (2 * KINDS)) & ONE_FAMILY]
        + worth[guests >> (3 * KINDS)]
    )


def coins_on(guests: i64) -> i64:
    """The coins on a set of guests."""
    return _over_families(_COINS, guests)


def crest_points(guests: i64, scoring: i64) -> i64:
    """The bonus for families among booked guests (OB-END-2)."""
    return _over_families(_CRESTS[scoring], guests)


def points_of(table: Table, seat: i64) -> i64:
    """What a seat would score if the game ended now (OB-END-1, OB-END-2)."""
    booked: i64 = table.booked[seat]
    return coins_on(booked) + crest_points(booked, table.scoring) + table.tokens[seat]


def winning_seats(table: Table) -> list[int]:
    """Most points, then most cards with three coins, then all that are left (OB-END-3)."""
    ties = tie_breaks(table)
    ranking = [(int(points_of(table, seat)), ties[seat]) for seat in range(table.players)]
    best = max(ranking)
    return [seat for seat, rank in enumerate(ranking) if rank == best]


def tie_breaks(table: Table) -> list[int]:
    """How many cards with three coins each seat has booked (OB-END-3)."""
    return [
        int(_over_families(_THREE_COIN_CARDS, table.booked[seat])) for seat in range(table.players)
    ]
