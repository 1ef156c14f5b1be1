"""What must hold in every position with unique hotels, beside what always must."""

from __future__ import annotations

from hotelier.austria.actions import FOURTH_GUEST
from hotelier.austria.cards.entrances import (
    ALL_TOKENS,
    COROGARI,
    DOVE,
    ENTRANCES,
    KAUFMAN,
    NINAS,
    WRAY,
)
from hotelier.austria.engine import Austria
from hotelier.austria.entrances.entrance import TILE_SLOTS, Entrance, objective_in, tile_in
from hotelier.austria.entrances.market import AUCTION, NOBODY, EntranceMarket
from hotelier.kernel.bits import members, size


def check_entrances(table: Austria) -> None:
    """One for each person and none for Leopold; what lies beside them is nowhere else."""
    owned = [hotel.entrance for hotel in table.hotels if hotel.entrance is not None]
    people = [hotel for hotel in table.hotels if not table.is_leopold(hotel.seat)]
    assert len({entrance.which for entrance in owned}) == len(owned)
    assert len(owned) in (0, len(people))
    assert table.market is None or not owned
    if table.leopold is not None:
        assert table.hotels[1].entrance is None
    if not owned:
        assert all(choice < FOURTH_GUEST for choice in table.choices) or table.market is not None
    for entrance in owned:
        _check_entrance(table, entrance)
    if table.market is not None:
        _check_market(table, table.market)


def _check_entrance(table: Austria, entrance: Entrance) -> None:
    assert 0 <= entrance.which < ENTRANCES
    assert entrance.tables == (4 if entrance.which == KAUFMAN else 3)
    assert entrance.tokens & ~ALL_TOKENS == 0
    assert entrance.which == DOVE or entrance.tokens == 0
    assert entrance.which == KAUFMAN or entrance.pile == 0
    assert entrance.which == COROGARI or entrance.first_die == 0
    assert 0 <= entrance.first_die <= 6
    assert (entrance.which == NINAS) == (entrance.objectives != 0)
    assert entrance.which == NINAS or entrance.claimed == 0
    assert entrance.which == WRAY or entrance.tiles == 0
    _check_beside(table, int(entrance.tiles), int(entrance.objectives))


def _check_beside(table: Austria, tiles: int, objectives: int) -> None:
    """Cards and tiles in play are not beside an entrance as well."""
    lying = [int(tile_in(tiles, slot)) for slot in range(TILE_SLOTS) if tile_in(tiles, slot) >= 0]
    assert len(set(lying)) == len(lying)
    assert not set(lying) & set(table.emperor_tiles)
    numbers = [int(objective_in(objectives, letter)) for letter in range(3)]
    assert not set(numbers) & set(table.objectives)


def _check_market(table: Austria, market: EntranceMarket) -> None:
    holders = [int(market.holder_of(which)) for which in range(ENTRANCES)]
    held = [holder for holder in holders if holder != NOBODY]
    assert len(set(held)) == len(held)
    if market.kind == AUCTION and market.up:
        assert size(market.up) == table.players
        assert all(market.bid_on(which) <= 10 for which in members(market.up))
    elif market.up:
        assert size(market.up) == 3
        assert all(holders[which] == NOBODY for which in members(market.up))
    assert all(hotel.kitchen == 0 for hotel in table.hotels)
    _check_beside(table, int(market.tiles), int(market.objectives))
