"""What nobody uses any more is put away: from memory at once, from the database after days."""

from __future__ import annotations

import asyncio
import logging
import time

from hotelier.house.basics.garbage import look_at_everything
from hotelier.house.basics.logs import log, log_trouble
from hotelier.house.tables.house import House

_ROUND_SECONDS = 5.0
_ROUNDS_BETWEEN_CLEARINGS = 720
_ROUNDS_BETWEEN_GARBAGE = 120
_CLEARED_AT_ONCE = 200
_SECONDS_OF_A_DAY = 86_400.0


async def keep_house(house: House) -> None:
    """Go round until cancelled."""
    rounds = 0
    while True:
        try:
            house.put_away_idle()
            if house.settings.keep_days and rounds % _ROUNDS_BETWEEN_CLEARINGS == 0:
                await clear_old_tables(house)
            if rounds and rounds % _ROUNDS_BETWEEN_GARBAGE == 0:
                look_at_everything()
        except Exception:
            log_trouble("could not put away what nobody uses")
        rounds += 1
        await asyncio.sleep(_ROUND_SECONDS)


async def clear_old_tables(house: House) -> int:
    """Tables at which nothing has happened for the days the operator keeps them; how many."""
    before = time.time() - house.settings.keep_days * _SECONDS_OF_A_DAY
    cleared = 0
    while gone := await house.storage.clear(before, _CLEARED_AT_ONCE):
        # Small portions: players' choices are written in between.
        cleared += len(gone)
        for table_id in gone:
            house.forget(table_id)
    if cleared:
        log(logging.INFO, "old tables were cleared away", tables=cleared)
    return cleared
