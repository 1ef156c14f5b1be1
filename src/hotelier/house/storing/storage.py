"""Tables and choices in a database: SQLite with no set-up, PostgreSQL by its URL.

A table is one row with a version. Every change says which version it starts from and changes
nothing if another process was faster; a choice is a row of its own whose key is the table and
the step, so that two processes can never both write the same step.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    select,
    text,
)

from hotelier.house.basics.metrics import Batch
from hotelier.house.basics.refusals import no_database
from hotelier.house.basics.settings import database_url
from hotelier.house.storing.moving import Moving
from hotelier.house.storing.records import (
    GATHERING,
    PLAYING,
    Change,
    Record,
    StoredChoice,
)
from hotelier.house.storing.saving import Saved, Saving
from hotelier.house.storing.schema import (
    choice_of,
    choices,
    record_of,
    tables,
)
from hotelier.house.storing.writer import Writer

T = TypeVar("T")
_PATIENCE_SECONDS = 5
_READERS = 8
_POSTGRESQL_ARGUMENTS = {
    "connect_timeout": _PATIENCE_SECONDS,
    # A database whose machine has gone without a word is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is in the database."""

    record: Record
    choices: list[StoredChoice]


class Storage:
    """The one place that speaks to the database."""

    def __init__(
        self,
        url: str,
        observe_batch: Callable[[Batch], None] | None = None,
        patience_seconds: float = 60.0,
    ) -> None:
        self.url = database_url(url)
        self.engine = new_engine(self.url)
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        self._saving = Saving(self.engine)
        self._patience = patience_seconds
        together = self._saving.together
        shortcut = Moving(self.engine) if self.is_postgresql else None
        self._writer = Writer(self.engine, observe_batch, patience_seconds, together, shortcut)
        self._readers = ThreadPoolExecutor(_READERS, "reader")

    async def save(self, before: Record, change: Change) -> bool:
        """Store a change; False, and nothing is stored, if the table has changed meanwhile."""
        return await self._writer.write(before.id, Saved(self._saving, before, change))

    async def create(self, record: Record, made: tuple[StoredChoice, ...] = ()) -> None:
        """Store a new table."""
        await self._writer.write(record.id, lambda link: self._saving.create(link, record, made))

    async def load(self, table_id: str) -> Stored | None:
        """A table with all its choices."""
        return await self._read(lambda link: _load(link, table_id, -1))

    async def load_since(self, table_id: str, moment: int) -> Stored | None:
        """A table with the choices made at or after a moment."""
        return await self._read(lambda link: _load(link, table_id, moment))

    async def whisper(self, notice: str) -> None:
        """Tell the other servers what is not stored."""
        await self._writer.write("", lambda link: self._saving.whisper(link, notice))

    async def clear(self, moved_before: float, limit: int) -> list[str]:
        """Delete some tables at which nothing has happened since, and say which."""

        def work(link: Connection) -> list[str]:
            old = select(tables.c.id).where(tables.c.moved_at < moved_before).limit(limit)
            gone = list(link.scalars(old))
            link.execute(delete(choices).where(choices.c.table_id.in_(gone)))
            link.execute(delete(tables).where(tables.c.id.in_(gone)))
            return gone

        return await self._writer.write("", work)

    async def open_tables(self, moved_after: float, limit: int) -> list[Record]:
        """Tables anybody may find at which something has happened since, the latest first."""
        query = (
            select(tables)
            .where(
                tables.c.listed,
                tables.c.status.in_([GATHERING, PLAYING]),
                tables.c.moved_at > moved_after,
            )
            .order_by(tables.c.moved_at.desc())
            .limit(limit)
        )
        return await self._read(lambda link: [record_of(row) for row in link.execute(query)])

    async def waiting_for_bots(self, moved_before: float) -> list[str]:
        """Tables where a bot has kept everybody waiting since before that time."""
        query = select(tables.c.id).where(
            tables.c.bot_awaited, tables.c.status == PLAYING, tables.c.moved_at < moved_before
        )
        return await self._read(lambda link: list(link.scalars(query)))

    async def check(self) -> None:
        """Raises if nothing can be written: no answer, no space, or only for reading.

        The row with the version of the database is written anew as it is.
        """
        same = text("UPDATE alembic_version SET version_num = version_num")
        async with asyncio.timeout(self._patience):
            await self._writer.write("", lambda link: link.execute(same).rowcount)

    async def close(self) -> None:
        """Finish writing, then let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as link:
                return query(link)

        reading = asyncio.get_running_loop().run_in_executor(self._readers, run)
        try:
            async with asyncio.timeout(self._patience):
                return await reading
        except TimeoutError:
            raise no_database() from None


def new_engine(url: str) -> Engine:
    """A way to the database, not yet taken."""
    if not url.startswith("sqlite"):
        return create_engine(
            url,
            pool_size=_READERS + 1,
            pool_timeout=_PATIENCE_SECONDS,
            pool_pre_ping=True,
            connect_args=_POSTGRESQL_ARGUMENTS,
        )
    engine = create_engine(url, connect_args={"timeout": _PATIENCE_SECONDS})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        # A write-ahead log lets readers read while we write; FULL keeps every commit through
        # a power failure, not only through a crash of the program.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _load(link: Connection, table_id: str, moment: int) -> Stored | None:
    """Row and choices; the row is read again until both are of one version."""
    while True:
        row = link.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        found = link.execute(
            select(choices)
            .where(choices.c.table_id == table_id, choices.c.moment >= moment)
            .order_by(choices.c.step)
        ).all()
        version = link.scalar(select(tables.c.version).where(tables.c.id == table_id))
        if version == row.version:
            return Stored(record_of(row), [choice_of(one) for one in found])
        link.rollback()
