"""What nobody uses leaves memory, and after days the database; the lobby lists the living."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from hotelier.house.basics import garbage
from hotelier.house.basics.metrics import Metrics
from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.settings import Settings
from hotelier.house.storing.migrate import prepare_database
from hotelier.house.storing.records import OVER, Change, grown
from hotelier.house.storing.storage import Storage
from hotelier.house.tables import lobby
from hotelier.house.tables.creating import Place, Plan, create
from hotelier.house.tables.house import House
from hotelier.house.tables.housekeeping import clear_old_tables
from hotelier.house.tables.table import Table, Visitor
from tests.house.running import HTTP, new_table

DAY = 86_400.0


@pytest.fixture
def collector() -> Iterator[None]:
    """As Python has it, afterwards too."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
def test_nobody_waits_while_all_objects_are_looked_through() -> None:
    class Ring:
        def __init__(self) -> None:
            self.itself = self

    garbage.look_at_young_objects_only()
    stops: list[int] = []
    gc.callbacks.append(note := lambda _, facts: stops.append(facts["generation"]))
    kept = [[number] for number in range(400_000)]
    assert 1 in stops
    assert 2 not in stops
    lost = weakref.ref(Ring())
    garbage.look_at_everything()
    gc.callbacks.remove(note)
    assert stops[-1] == 2
    assert lost() is None
    assert kept


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(
        "sqlite_database" if request.param == "sqlite" else "postgres_database"
    )
    prepare_database(url)
    return url


async def _created(house: House) -> Place:
    plan = Plan((None, None), 0, "Anna", listed=True, watchable=True)
    return await create(house, "austria", {}, lambda _: plan)


async def _changed(house: House, table: Table, **changes: object) -> None:
    def decide(now: Table) -> Change:
        return grown(now.record, **changes)

    await house.change(table, decide)


def test_idle_and_finished_tables_leave_memory(sqlite_database: str) -> None:
    prepare_database(sqlite_database)

    async def run() -> None:
        house = House(Settings(idle_seconds=60), Storage(sqlite_database), Metrics())
        playing, finished, heard, idle = [(await _created(house)).table for _ in range(4)]
        await _changed(house, finished, status=OVER)
        heard.listeners.add(asyncio.Event())
        for table in (finished, heard):
            table.asked_at -= 5
        for table in (heard, idle):
            table.asked_at -= 100
        house.put_away_idle()
        assert await house.table(playing.id) is playing
        assert await house.table(heard.id) is heard
        for gone in (finished, idle):
            again = await house.table(gone.id)
            assert again is not gone
            assert again.record == gone.record, "the database has it"
        await house.close()

    asyncio.run(run())


def test_old_tables_leave_the_database_if_the_operator_says_so(database: str) -> None:
    async def run() -> None:
        storage = Storage(database)
        house = House(Settings(keep_days=30), storage, Metrics())
        old, young = [(await _created(house)).table for _ in range(2)]
        await _changed(house, old, moved_at=time.time() - 31 * DAY)
        await _changed(house, young, moved_at=time.time() - 29 * DAY)
        assert await clear_old_tables(house) == 1
        assert await storage.load(old.id) is None
        assert await storage.load(young.id) is not None
        with pytest.raises(Refusal, match="no such table"):
            await house.table(old.id)
        with pytest.raises(Refusal, match="no such table"):
            await _changed(house, old, listed=False)
        await house.close()

    asyncio.run(run())


def test_nothing_is_deleted_unless_the_operator_says_so() -> None:
    assert Settings().keep_days == 0


def test_the_lobby_lists_the_living(sqlite_database: str) -> None:
    prepare_database(sqlite_database)

    async def run() -> None:
        storage = Storage(sqlite_database)
        house = House(Settings(), storage, Metrics())
        fresh, stale = [(await _created(house)).table for _ in range(2)]
        await _changed(house, stale, moved_at=time.time() - 2 * DAY)
        listed = await storage.open_tables(time.time() - DAY, 10)
        assert [record.id for record in listed] == [fresh.id]
        await lobby.sit(house, stale, Visitor(stale, None), "Otto", None)
        listed = await storage.open_tables(time.time() - DAY, 10)
        assert {record.id for record in listed} == {fresh.id, stale.id}, "somebody came"
        await house.close()

    asyncio.run(run())


def test_a_table_everybody_has_left_is_not_listed(url: str) -> None:
    host = new_table(url, listed=True)
    listed = HTTP.get(f"{url}/api/tables").json()["tables"]
    assert host.table in [table["id"] for table in listed]
    assert host.post("leave", {}).status_code == 204
    listed = HTTP.get(f"{url}/api/tables").json()["tables"]
    assert host.table not in [table["id"] for table in listed]
