"""What everybody may know of unique hotels, which is all (LOBBY-7)."""

from __future__ import annotations

from typing import Any

from hotelier.austria.cards.emperor_tiles import TILES
from hotelier.austria.cards.entrances import (
    COROGARI,
    DOVE,
    ENTRANCE_WORDS,
    KAUFMAN,
    NINAS,
    TOKENS,
    WRAY,
)
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.entrances.entrance import (
    LETTERS,
    TILE_SLOTS,
    Entrance,
    objective_in,
    tile_in,
)
from hotelier.austria.entrances.market import AUCTION, MARKET_NAMES, NOBODY, EntranceMarket
from hotelier.austria.entrances.opening import price
from hotelier.kernel.bits import members


def view_of_entrance(entrance: Entrance) -> dict[str, Any]:
    """Which hotel it is, and what lies beside it or has been laid there."""
    seen: dict[str, Any] = {"hotel": ENTRANCE_WORDS[entrance.which]}
    if entrance.which == COROGARI:
        seen["first_die"] = int(entrance.first_die) or None
    elif entrance.which == DOVE:
        seen["tokens"] = [bool(entrance.tokens >> token & 1) for token in range(len(TOKENS))]
    elif entrance.which == KAUFMAN:
        seen["pile"] = [GUESTS[guest].number for guest in members(entrance.pile)]
    elif entrance.which == NINAS:
        seen["objectives"] = _objectives(entrance.objectives, entrance.claimed)
    elif entrance.which == WRAY:
        seen["tiles"] = _tiles(entrance.tiles)
    return seen


def view_of_market(market: EntranceMarket) -> dict[str, Any]:
    """The hotels that lie open now, and who holds which."""
    words = range(len(ENTRANCE_WORDS))
    return {
        "kind": MARKET_NAMES[market.kind],
        "open": [_offered(market, which) for which in members(market.up)],
        "kept": {
            int(market.holder_of(which)): ENTRANCE_WORDS[which]
            for which in words
            if market.holder_of(which) != NOBODY
        },
    }


def _offered(market: EntranceMarket, which: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"hotel": ENTRANCE_WORDS[which]}
    if which == NINAS:
        seen["objectives"] = _objectives(market.objectives, 0)
    elif which == WRAY:
        seen["tiles"] = _tiles(market.tiles)
    if market.kind == AUCTION:
        held = market.holder_of(which) != NOBODY
        seen["holder"] = int(market.holder_of(which)) if held else None
        seen["bid"] = int(market.bid_on(which)) if held else None
        seen["next_bid"] = int(price(market, which))
    return seen


def _objectives(packed: int, claimed: int) -> list[dict[str, Any]]:
    return [
        {"objective": int(objective_in(packed, letter)), "claimed": bool(claimed >> letter & 1)}
        for letter in range(LETTERS)
    ]


def _tiles(packed: int) -> list[str | None]:
    """The six places, A A B B C C; a tile that has gone is None."""
    found = [int(tile_in(packed, slot)) for slot in range(TILE_SLOTS)]
    return [None if tile < 0 else TILES[tile].name for tile in found]
