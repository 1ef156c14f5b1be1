"""The Grand Wray Hotel: Emperor tiles to spend steps on (L-WRAY)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import OWN_TILE
from hotelier.austria.cards.entrances import WRAY_SPACES, WRAY_TILES_PER_LETTER
from hotelier.austria.emperor import grant_reward
from hotelier.austria.entrances.entrance import TILE_SLOTS
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table


def tile_cost(slot: i64) -> i64:
    """How many spaces back the tile on a place costs, by its letter (M3-RUL-43)."""
    return WRAY_SPACES[slot // WRAY_TILES_PER_LETTER.value]


def add_tiles(table: Table, hotel: Hotel) -> None:
    """Offer the tiles for which the marker stands far enough."""
    entrance = hotel.entrance
    assert entrance is not None
    for slot in range(TILE_SLOTS):
        if entrance.tile_at(slot) >= 0 and hotel.emperor >= tile_cost(slot):
            table.choices.append(OWN_TILE + slot)


def spend_tile(table: Table, hotel: Hotel, slot: i64) -> None:
    """Back on the track, the reward of the tile, and it is gone (L-WRAY-3, L-WRAY-4)."""
    entrance = hotel.entrance
    assert entrance is not None
    tile = entrance.tile_at(slot)
    entrance.remove_tile(slot)
    table.note(events.TILE_SPENT, hotel.seat, tile)
    table.retreat_emperor(hotel, tile_cost(slot))
    grant_reward(table, hotel, tile)
