"""What the servers of one house tell each other of the company at tables. None of it is stored.

PostgreSQL carries it as notices of their own. A server says which seats have lines to it whenever
that changes; one that is new at a table, or could not listen for a while, asks the others for the
same. Who has not been heard of for some time is gone, and so are the people there.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.secrecy import new_id
from hotelier.house.storing.storage import Storage
from hotelier.house.tables.table import Table

_SIGN_OF_LIFE_SECONDS: Final = 10.0
_GONE_AFTER_SECONDS: Final = 35.0


class Grapevine:
    """One end of it."""

    def __init__(self, storage: Storage, tables: Mapping[str, Table]) -> None:
        self._storage = storage
        self._tables = tables
        self._own_name = new_id()
        self._heard_at: dict[str, float] = {}
        self._saying: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """From now on other servers hear of the company here, if there may be any."""
        if self._storage.is_postgresql:
            table.company.pass_on = lambda news: self._say({"table": table.id, **news})

    def heard(self, notice: str) -> None:
        """Another server has said something, or this one has."""
        news = json.loads(notice)
        server = news["server"]
        if server == self._own_name:
            return
        self._heard_at[server] = time.monotonic()
        table = self._tables.get(news.get("table", ""))
        if table is not None:
            table.company.heard(server, news)

    async def stay_in_touch(self) -> None:
        """Until cancelled: show that we live, and forget who does not."""
        for table in self._tables.values():
            table.company.ask_around()
        while True:
            self._say({})
            await asyncio.sleep(_SIGN_OF_LIFE_SECONDS)
            gone_before = time.monotonic() - _GONE_AFTER_SECONDS
            for server in [one for one, at in self._heard_at.items() if at < gone_before]:
                del self._heard_at[server]
                for table in list(self._tables.values()):
                    table.company.lost(server)

    def _say(self, news: dict[str, Any]) -> None:
        notice = json.dumps({"server": self._own_name, **news})
        task = asyncio.create_task(self._said(notice))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _said(self, notice: str) -> None:
        # It is of the moment: what cannot be said now is not worth a word in the log.
        with suppress(SQLAlchemyError, Refusal):
            await self._storage.whisper(notice)
