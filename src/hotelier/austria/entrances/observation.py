"""Unique hotels as numbers of an observation; observed_fields.py says what they mean."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.austria.cards.entrances import ENTRANCES
from hotelier.austria.cards.objectives import OBJECTIVE_PLACE
from hotelier.austria.entrances.entrance import (
    LETTERS,
    TILE_SLOTS,
    Entrance,
    objective_in,
    tile_in,
)
from hotelier.austria.entrances.market import NOBODY, EntranceMarket
from hotelier.kernel.lanes import LANES, count, seat_from, write_nothing

TOKEN_PLACES: Final = 5
ENTRANCE_WORDS: Final = (3 + TOKEN_PLACES + TILE_SLOTS + 2 * LETTERS) // 4
MARKET_WORDS: Final = (3 * ENTRANCES + TILE_SLOTS + LETTERS) // 4
_LANE_BITS: Final = 16


def write_entrance(row: vec[i64], at: i64, entrance: Entrance | None) -> None:
    """Which hotel, first die, pile, tokens, what lies beside it, what is claimed."""
    write_nothing(row, at, ENTRANCE_WORDS)
    if entrance is None:
        return
    _put(row, at, 0, entrance.which + 1)
    _put(row, at, 1, entrance.first_die)
    _put(row, at, 2, count(entrance.pile))
    _put_members(row, at, 3, TOKEN_PLACES, entrance.tokens)
    _put_beside(row, at, 3 + TOKEN_PLACES, entrance.tiles, entrance.objectives)
    _put_members(row, at, 3 + TOKEN_PLACES + TILE_SLOTS + LETTERS, LETTERS, entrance.claimed)


def write_market(
    row: vec[i64], at: i64, market: EntranceMarket | None, seat: i64, players: i64
) -> None:
    """Which entrances lie open, who holds them for how much, and what lies beside them."""
    write_nothing(row, at, MARKET_WORDS)
    if market is None:
        return
    _put_members(row, at, 0, ENTRANCES, market.up)
    for which in range(ENTRANCES):
        holder = market.holder_of(which)
        if holder != NOBODY:
            _put(row, at, ENTRANCES + which, seat_from(seat, holder, players))
            _put(row, at, 2 * ENTRANCES + which, market.bid_on(which))
    _put_beside(row, at, 3 * ENTRANCES, market.tiles, market.objectives)


def _put_beside(row: vec[i64], at: i64, place: i64, tiles: i64, objectives: i64) -> None:
    for slot in range(TILE_SLOTS):
        _put(row, at, place + slot, tile_in(tiles, slot) + 1)
    for letter in range(LETTERS):
        number = objective_in(objectives, letter)
        if number:
            _put(row, at, place + TILE_SLOTS + letter, OBJECTIVE_PLACE[number])


def _put_members(row: vec[i64], at: i64, place: i64, places: i64, members: i64) -> None:
    for member in range(places):
        _put(row, at, place + member, (members >> member) & 1)


def _put(row: vec[i64], at: i64, place: i64, value: i64) -> None:
    """A number not below 0 in a place that is still 0."""
    word = at + place // LANES
    row[word] = row[word] | (value << (_LANE_BITS * (place % LANES)))
