"""Whether the database still takes what is written, asked by anybody as often as they like."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from hotelier.house.basics.logs import log
from hotelier.house.basics.refusals import Refusal, no_database
from hotelier.house.storing.storage import Storage

_FRESH_SECONDS = 1.0


class Pulse:
    """One trial at a time, and none within a second of the last: strangers may ask too."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self._tried_at = -_FRESH_SECONDS
        self._well = False

    async def check(self) -> None:
        """A refusal if nothing can be written now."""
        async with self._lock:
            if time.monotonic() - self._tried_at >= _FRESH_SECONDS:
                self._well = await self._try()
                self._tried_at = time.monotonic()
        if not self._well:
            raise no_database()

    async def _try(self) -> bool:
        try:
            await self._storage.check()
        except (SQLAlchemyError, TimeoutError, Refusal) as error:
            reason = getattr(error, "orig", None) or error
            log(logging.ERROR, "the database cannot be written to", error=str(reason))
            return False
        return True
