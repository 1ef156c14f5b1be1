"""Handing out the entrances in the set-up, by auction or by draw, and what they give (LOBBY)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import ENTRANCE
from hotelier.austria.cards.emperor_tiles import tiles_of
from hotelier.austria.cards.entrances import (
    AUCTION_KRONES,
    CHATEAU,
    DOVE,
    DRAW_KRONES,
    ENTRANCES_DRAWN,
    FIRST_BID,
    NINAS,
    RAISE,
    UNIQUE_HOTELS,
    WRAY,
    WRAY_TILES_PER_LETTER,
)
from hotelier.austria.cards.objectives import OBJECTIVES
from hotelier.austria.effects import ENTRANCE_GIFTS, ENTRANCES, a_of, b_of, effect
from hotelier.austria.entrances import chateau, dove, mayenfels
from hotelier.austria.entrances.entrance import (
    LETTERS,
    Entrance,
    with_objective,
    with_tile,
)
from hotelier.austria.entrances.market import AUCTION, MARKET_NAMES, NOBODY, EntranceMarket
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, member_at, size

_TURNED_UP: Final = 1


def offer_entrances(table: Table, options: Mapping[str, str]) -> None:
    """Prepare the table for unique hotels: their krones, empty kitchens, the market (LOBBY-3)."""
    kind = MARKET_NAMES.index(options["entrances"])
    if kind == 0:
        return
    table.market = EntranceMarket(kind)
    for hotel in table.hotels:
        if not table.is_leopold(hotel.seat):
            hotel.kitchen = 0
            hotel.krones = AUCTION_KRONES.value if kind == AUCTION else DRAW_KRONES.value
    # After the hands, before the first guests (LOBBY-5).
    table.stack.append(effect(ENTRANCE_GIFTS))
    table.stack.append(effect(ENTRANCES))


def settle_entrances(table: Table, packed: i64) -> None:
    market = table.market
    assert market is not None
    if market.kind == AUCTION:
        _settle_auction(table, market, packed)
    else:
        _settle_draw(table, market, packed)


def choose_entrance(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    market = table.market
    assert market is not None
    if market.kind == AUCTION:
        _bid(table, market, hotel, choice - ENTRANCE)
    else:
        _keep(table, market, hotel, packed, choice - ENTRANCE)


def _turn_up(table: Table, market: EntranceMarket, how_many: i64) -> None:
    for _ in range(how_many):
        left = market.left & ~market.up
        which: i64 = member_at(left, table.below(size(left)))
        market.up |= bit(which)
        table.note(events.ENTRANCE_TURNED_UP, table.seat, which)
        if which == NINAS and market.objectives == 0:
            _lay_objectives(table, market)
        elif which == WRAY and market.tiles == 0:
            _lay_tiles(table, market)


def _lay_objectives(table: Table, market: EntranceMarket) -> None:
    """One of each letter from those not in play (L-NINAS-1)."""
    for letter in range(LETTERS):
        numbers = [OBJECTIVES[n].number for n in tiles_of(letter, more=table.more_staff)]
        left = [number for number in numbers if number not in table.objectives]
        number = left[table.below(len(left))]
        market.objectives = with_objective(market.objectives, letter, number)
        table.note(events.OBJECTIVE_LAID, table.seat, number)


def _lay_tiles(table: Table, market: EntranceMarket) -> None:
    """Two of each letter from those not in play (L-WRAY-1)."""
    slot: i64 = 0
    for letter in range(LETTERS):
        tiles = tiles_of(letter, more=table.more_staff)
        left = [tile for tile in tiles if tile not in table.emperor_tiles]
        drawn = [left.pop(table.below(len(left))) for _ in range(WRAY_TILES_PER_LETTER.value)]
        for tile in sorted(drawn):
            market.tiles = with_tile(market.tiles, slot, tile)
            table.note(events.TILE_LAID, table.seat, tile)
            slot += 1


# The auction.


def _settle_auction(table: Table, market: EntranceMarket, packed: i64) -> None:
    """As many entrances as players; the first player bids first (LOBBY-BID-1, LOBBY-BID-2)."""
    if a_of(packed) != _TURNED_UP:
        table.seat = table.first
        _turn_up(table, market, table.players)
        market.left = 0
        table.stack[-1] = effect(ENTRANCES, _TURNED_UP, table.first)
    else:
        table.seat = b_of(packed)
    krones = table.hotels[table.seat].krones
    for which in range(len(UNIQUE_HOTELS)):
        if market.up & bit(which) and price(market, which) <= krones:
            table.choices.append(ENTRANCE + which)


def price(market: EntranceMarket, which: i64) -> i64:
    """What the next bid on an entrance is (LOBBY-BID-3)."""
    if market.holder_of(which) == NOBODY:
        return FIRST_BID.value
    return market.bid_on(which) + RAISE.value


def _bid(table: Table, market: EntranceMarket, hotel: Hotel, which: i64) -> None:
    """The bidder holds it now; who held it bids again at once (LOBBY-BID-4)."""
    ousted = market.holder_of(which)
    bid = price(market, which)
    market.hand_to(which, hotel.seat, bid)
    table.note(events.ENTRANCE_BID, hotel.seat, which, bid)
    bidder = ousted if ousted != NOBODY else _next_bidder(table, market)
    if bidder == NOBODY:
        _hand_over(table, market)
    else:
        table.stack[-1] = effect(ENTRANCES, _TURNED_UP, bidder)


def _next_bidder(table: Table, market: EntranceMarket) -> i64:
    for place in range(table.players):
        seat = (table.first + place) % table.players
        if market.held_by(seat) == NOBODY:
            return seat
    return NOBODY


# The draw.


def _settle_draw(table: Table, market: EntranceMarket, packed: i64) -> None:
    """Three at random, from the last player in turn order to the first (LOBBY-DRAW-1)."""
    done = a_of(packed)
    if done == table.players:
        _hand_over(table, market)
        return
    table.seat = (table.first + table.players - 1 - done) % table.players
    if table.is_leopold(table.seat):
        table.stack[-1] = effect(ENTRANCES, done + 1)
        return
    if market.up == 0:
        _turn_up(table, market, ENTRANCES_DRAWN.value)
    for which in range(len(UNIQUE_HOTELS)):
        if market.up & bit(which):
            table.choices.append(ENTRANCE + which)


def _keep(table: Table, market: EntranceMarket, hotel: Hotel, packed: i64, which: i64) -> None:
    """The other two are mixed back; alone nobody draws after that, so they are out."""
    market.hand_to(which, hotel.seat, 0)
    market.left &= ~bit(which)
    market.up = 0
    table.stack[-1] = effect(ENTRANCES, a_of(packed) + 1)


# What everybody gets.


def _hand_over(table: Table, market: EntranceMarket) -> None:
    """All pay their bids and have their entrances, with what lies beside them (LOBBY-BID-5)."""
    for place in range(table.players):
        hotel = table.hotels[(table.first + place) % table.players]
        which = market.held_by(hotel.seat)
        if which == NOBODY:
            continue
        entrance = Entrance(which)
        if which == NINAS:
            entrance.objectives = market.objectives
        elif which == WRAY:
            entrance.tiles = market.tiles
        hotel.entrance = entrance
        bid = market.bid_on(which)
        table.note(events.ENTRANCE_GAINED, hotel.seat, which, bid)
        table.pay(hotel, bid)
    table.market = None
    table.stack.pop()


def settle_gifts(table: Table, packed: i64) -> None:
    """In turn order, what each entrance gives once (LOBBY-6)."""
    done = a_of(packed)
    if done == table.players:
        table.stack.pop()
        return
    table.stack[-1] = effect(ENTRANCE_GIFTS, done + 1)
    table.seat = (table.first + done) % table.players
    hotel = table.hotels[table.seat]
    if hotel.entrance is None:
        return
    printed = UNIQUE_HOTELS[hotel.entrance.which]
    hotel.kitchen = printed.kitchen.value
    table.note(events.ITEMS_GAINED, hotel.seat, hotel.kitchen)
    table.advance_emperor(hotel, printed.steps.value)
    mayenfels.open_house(table, hotel)


def push_rooms_beyond(table: Table, hotel: Hotel) -> None:
    """The rooms that may follow the first three (L-CHATEAU-2, L-DOVE-3)."""
    if hotel.is_at(CHATEAU):
        table.stack.append(chateau.FIRST_ROOMS)
    elif hotel.is_at(DOVE):
        table.stack.append(dove.FIRST_ROOM)
