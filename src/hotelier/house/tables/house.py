"""All tables of the house: finding them, changing them, and hearing of changes by others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from hotelier.bots import BOTS
from hotelier.house.basics.logs import log
from hotelier.house.basics.metrics import Metrics
from hotelier.house.basics.refusals import Refusal, malformed, no_database, no_such_table
from hotelier.house.basics.settings import Settings
from hotelier.house.storing.notices import Notice
from hotelier.house.storing.records import Change, Record, StoredChoice
from hotelier.house.storing.storage import Storage
from hotelier.house.tables.grapevine import Grapevine
from hotelier.house.tables.pulse import Pulse
from hotelier.house.tables.reading import JournalReader
from hotelier.house.tables.table import Table
from hotelier.kernel.message import sentence

T = TypeVar("T")
_TRIES = 8


class House:
    """Keeps the tables in use in memory; the database has all of them, and the last word."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.on_change: tuple[Callable[[Table], None], ...] = ()
        """Called after every change made here: bots may have to choose."""
        self.journals = JournalReader(settings)
        self.pulse = Pulse(storage)
        self.bots = (*BOTS, *(name for name, _ in settings.guests))
        """Who may sit at a table besides people."""
        self.closing = False
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.grapevine = Grapevine(storage, self._tables)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._unfinished: set[asyncio.Task[Any]] = set()

    def must_have(self, bots: Iterable[str | None]) -> None:
        """Refuse bots nobody knows here; None is a place for a person."""
        for bot in bots:
            if bot is not None and bot not in self.bots:
                known = ", ".join(self.bots)
                raise malformed(sentence("error-no-bot", name=bot, known=known))

    async def table(self, table_id: str) -> Table:
        """A table by its id."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            table.asked_at = time.monotonic()
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def create(self, record: Record, made: tuple[StoredChoice, ...] = ()) -> Table:
        """A new table; it is stored before anybody hears of it."""
        table = Table(record, made)
        await self.store(record, made)
        self._remember(table)
        return table

    async def store(self, record: Record, made: tuple[StoredChoice, ...]) -> None:
        """A new table that nobody sits at yet: it comes to memory when somebody looks."""
        await self._to_the_end(self.storage.create(record, made))
        self.metrics.tables_created.inc()

    async def change(self, table: Table, decide: Callable[[Table], Change]) -> None:
        """Change a table: `decide` says how, or refuses; it is asked again if others were faster.

        Whoever asked may go away meanwhile: what is begun is finished.
        """
        await self._to_the_end(self._change(table, decide))

    def heard(self, notice: Notice) -> None:
        """Another process, or this one, has changed a table."""
        table = self._tables.get(notice.table_id)
        if table is None or table.record.version >= notice.version:
            return
        change = None if table.changing.locked() else notice.change_of(table.record)
        if change is None:
            self._keep(asyncio.create_task(self._follow(table, notice.version)))
        else:
            table.adopt(change)
            table.announce()

    async def look_again(self) -> None:
        """News may have been missed: compare every table in memory with the database."""
        for table in list(self._tables.values()):
            with suppress(Refusal):
                async with table.changing:
                    await self._refresh(table)

    async def close(self) -> None:
        """Finish what is begun, then close the storage; a silent database is not waited for."""
        self.journals.close()
        if self._unfinished:
            await asyncio.wait(self._unfinished, timeout=self.settings.database_seconds)
        await self.storage.close()
        if self._unfinished:
            log(logging.ERROR, "changes were not written", changes=len(self._unfinished))

    def let_go(self) -> None:
        """The house closes: who waits for news gets what there is."""
        self.closing = True
        for table in self._tables.values():
            table.announce()

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Patience may end before the work does; sent again, a choice is known as a duplicate."""
        task = self._keep(asyncio.create_task(work))
        done, _ = await asyncio.wait((task,), timeout=self.settings.database_seconds)
        if not done:
            raise no_database()
        return task.result()

    def _keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        self._unfinished.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """Whoever asked hears of an error; if nobody waits any more, the log does."""
        self._unfinished.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, SQLAlchemyError):
            log(logging.ERROR, "a change was not written", error=str(error.__cause__ or error))

    async def _follow(self, table: Table, version: int) -> None:
        async with table.changing:
            if table.record.version < version:
                await self._refresh(table)

    async def _change(self, table: Table, decide: Callable[[Table], Change]) -> None:
        async with table.changing:
            for _ in range(_TRIES):
                change = decide(table)
                if await self.storage.save(table.record, change):
                    table.adopt(change)
                    table.announce()
                    break
                await self._refresh(table)
            else:
                raise Refusal(503, "busy", sentence("house-table-busy"))
        for hear in self.on_change:
            hear(table)

    async def _refresh(self, table: Table) -> None:
        """Follow the database, and tell everybody here at once.

        The notice of another process finds nothing to do after this: whoever refreshes announces,
        also one who only wanted to change the table and came late.
        """
        stored = await self.storage.load_since(table.id, table.record.moment)
        if stored is None:
            self.forget(table.id)
            raise no_such_table()
        if stored.record.version > table.record.version:
            table.catch_up(stored.record, stored.choices)
            table.announce()

    async def _load(self, table_id: str) -> Table:
        stored = await self.storage.load(table_id)
        if stored is None:
            raise no_such_table()
        if table_id in self._tables:
            return self._tables[table_id]
        table = Table(stored.record, stored.choices)
        self._remember(table)
        # It may have changed between reading and remembering, unheard.
        async with table.changing:
            await self._refresh(table)
        return table

    def put_away_idle(self, seconds: float | None = None) -> None:
        """Tables nobody has used for so long leave memory; the database has them all."""
        idle = self.settings.idle_seconds if seconds is None else seconds
        for table in [table for table in self._tables.values() if table.is_idle(idle)]:
            self.forget(table.id)

    def forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self.metrics.tables_in_memory.set(len(self._tables))

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        self.grapevine.watch(table)
        self.metrics.tables_in_memory.set(len(self._tables))
        if len(self._tables) > self.settings.tables_in_memory:
            self.put_away_idle(seconds=1.0)
