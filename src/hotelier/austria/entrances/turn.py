"""What an entrance adds to its owner's turn."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria.actions import (
    ENTRANCE,
    FOURTH_GUEST,
    MOVE_DIE,
    OWN_TILE,
    PERSONAL_OBJECTIVE,
    TOKEN,
)
from hotelier.austria.cafe import begin_serving
from hotelier.austria.cards.entrances import NINAS, WRAY
from hotelier.austria.dice import DIE_DONE, TILE_SPENT, use_space_moved_to
from hotelier.austria.effects import MOVE_IN, effect
from hotelier.austria.entrances import ninas, wray
from hotelier.austria.hotel import FOURTH_TABLE, Hotel
from hotelier.austria.table import Table


def add_actions(table: Table, hotel: Hotel, flags: i64) -> None:
    """Offer additional actions of the entrance."""
    if hotel.is_at(NINAS):
        ninas.add_claims(table, hotel)
    elif hotel.is_at(WRAY) and flags & TILE_SPENT == 0:
        wray.add_tiles(table, hotel)


def marks(choice: i64) -> i64:
    """The flag that a choice of the turn leaves on it, beside that it has begun."""
    if choice >= MOVE_DIE:
        return DIE_DONE
    return TILE_SPENT if choice >= OWN_TILE else 0


def act(table: Table, hotel: Hotel, flags: i64, choice: i64) -> None:
    """Carry out a choice of the turn that only some hotels have; it had these flags before."""
    if choice == FOURTH_GUEST:
        table.stack.append(effect(MOVE_IN, FOURTH_TABLE))
    elif choice < ENTRANCE:
        begin_serving(table, hotel, choice)
    elif choice < OWN_TILE:
        ninas.claim(table, hotel, choice - PERSONAL_OBJECTIVE)
    elif choice < TOKEN:
        wray.spend_tile(table, hotel, choice - OWN_TILE)
    else:
        use_space_moved_to(table, hotel, choice, flags)
