"""Choices that gather while others are written."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from hotelier.house.storing.migrate import migrate
from hotelier.house.storing.records import PLAYING, Change, Record, Seat, StoredChoice
from hotelier.house.storing.storage import Storage
from hotelier.kernel.luck import Luck

TABLES = 12
_CLOSE_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    name = "sqlite_database" if request.param == "sqlite" else "postgres_database"
    found: str = request.getfixturevalue(name)
    return found


def test_choices_that_gather_are_handed_over_all_at_once(database: str) -> None:
    async def run() -> None:
        storage, records = await _with_tables(database)
        statements: list[str] = []

        @event.listens_for(storage.engine, "before_cursor_execute")
        def note(*known: object) -> None:
            statements.append(str(known[2]))

        changes = [_chosen(record) for record in records]
        assert await _gathered(storage, records, changes) == [True] * TABLES
        assert len(statements) == len(set(statements)) <= 3
        for change in changes:
            stored = await storage.load(change.record.id)
            assert stored is not None
            assert (stored.record, tuple(stored.choices)) == (change.record, change.added)
        await storage.close()

    asyncio.run(run())


def test_a_choice_that_comes_late_leaves_those_it_came_with_alone(database: str) -> None:
    async def run() -> None:
        storage, records = await _with_tables(database)
        faster = _chosen(records[5])
        assert await storage.save(records[5], faster)
        changes = [_chosen(record) for record in records]
        written = await _gathered(storage, records, changes)
        assert written == [record.id != records[5].id for record in records]
        stored = await storage.load(records[5].id)
        assert stored is not None
        assert (stored.record, tuple(stored.choices)) == (faster.record, faster.added)
        await storage.close()

    asyncio.run(run())


def test_choices_that_gather_with_a_new_table_are_written_with_it(database: str) -> None:
    async def run() -> None:
        storage, records = await _with_tables(database)
        changes = [_chosen(record) for record in records]
        new = replace(records[0], id="newcomer")
        written = await _gathered(storage, records, changes, storage.create(new))
        assert written == [True] * TABLES
        assert await storage.load(new.id) is not None
        await storage.close()

    asyncio.run(run())


def test_a_connection_that_the_database_has_closed_costs_no_choice(postgres_database: str) -> None:
    async def run() -> None:
        storage, records = await _with_tables(postgres_database)
        for before in records[:2]:
            assert await storage.save(before, _chosen(before))
            with storage.engine.connect() as link:
                link.execute(text(_CLOSE_OTHERS))
        stored = await storage.load(records[1].id)
        assert stored is not None
        assert len(stored.choices) == 1
        await storage.close()

    asyncio.run(run())


async def _with_tables(database: str) -> tuple[Storage, list[Record]]:
    storage = Storage(database)
    migrate(storage.engine)
    blank = Record("", "austria", 2, {}, Luck(7), PLAYING, (Seat("person", "Anna"),))
    records = [replace(blank, id=f"table{number}") for number in range(TABLES)]
    for record in records:
        await storage.create(record)
    return storage, records


def _chosen(record: Record) -> Change:
    after = replace(
        record, version=record.version + 1, moment=record.moment + 1, steps=record.steps + 1
    )
    return Change(after, added=(StoredChoice(record.steps, 0, 3, record.moment, False, 1.5),))


async def _gathered(
    storage: Storage,
    records: Sequence[Record],
    changes: Sequence[Change],
    *others: Coroutine[Any, Any, None],
) -> list[bool]:
    """Saved while the writer is kept busy, so that they come to it together, with others."""
    begun, release = threading.Event(), threading.Event()

    def keep_busy(_: Connection) -> None:
        begun.set()
        release.wait(30)

    busy = asyncio.create_task(storage._writer.write("", keep_busy))
    await asyncio.to_thread(begun.wait, 30)
    pairs = zip(records, changes, strict=True)
    saving = [asyncio.create_task(storage.save(record, change)) for record, change in pairs]
    besides = [asyncio.create_task(other) for other in others]
    await asyncio.sleep(0)  # All of them run until they wait for the writer.
    release.set()
    await asyncio.gather(busy, *besides)
    return await asyncio.gather(*saving)
