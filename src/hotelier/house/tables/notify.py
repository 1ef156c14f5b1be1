"""How processes hear of each other's changes.

PostgreSQL's own LISTEN/NOTIFY: the message is part of the transaction, so it comes if and only
if the change is written, and there is no second service to run. With SQLite there is one
process, which hears itself.
"""

from __future__ import annotations

import asyncio
import logging

import psycopg

from hotelier.house.basics.logs import log, log_trouble
from hotelier.house.storing.notices import read_notice
from hotelier.house.storing.saving import CHANNEL, WHISPERS
from hotelier.house.tables.house import House

_PAUSE_SECONDS = 1.0


async def listen(house: House) -> None:
    """Hear of changes until cancelled; reconnects, and then looks again at everything."""
    address = house.storage.url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            await _listen_once(house, address)
        except (psycopg.Error, OSError):
            log_trouble("lost the database's notifications")
        await asyncio.sleep(_PAUSE_SECONDS)


async def _listen_once(house: House, address: str) -> None:
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as link:
        await link.execute(f"LISTEN {CHANNEL}")
        await link.execute(f"LISTEN {WHISPERS}")
        await house.look_again()
        log(logging.INFO, "listening to other processes")
        in_touch = asyncio.create_task(house.grapevine.stay_in_touch())
        try:
            async for notice in link.notifies():
                if notice.channel == WHISPERS:
                    house.grapevine.heard(notice.payload)
                    continue
                house.heard(read_notice(notice.payload))
        finally:
            in_touch.cancel()
