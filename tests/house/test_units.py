"""Small parts of the house by themselves."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, text

from hotelier.house.basics.logs import ReadableLines
from hotelier.house.basics.metrics import Batch, Metrics
from hotelier.house.basics.names import clean_name
from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.settings import Settings
from hotelier.house.gate.limits import household
from hotelier.house.service.app import make_app
from hotelier.house.storing.migrate import migrate
from hotelier.house.storing.notices import notice_of, read_notice
from hotelier.house.storing.records import Change, Record, StoredChoice
from hotelier.house.storing.schema import changed
from hotelier.house.storing.storage import Storage
from hotelier.house.storing.writer import Writer
from hotelier.house.tables import lobby
from hotelier.house.tables.creating import Plan, create
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Visitor
from hotelier.house.telling.speech import spoken
from hotelier.kernel.luck import Luck
from hotelier.kernel.message import Message
from hotelier.words import say
from hotelier.words.reading import MissingWords


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t W. ", "Anna W."),
        ("A\nB\u2028C\x00D", "A B C D"),
        ("\ud800", ""),
        ("x" * 50, "x" * 40),
        ("Łucja 王", "Łucja 王"),
        ("Anna\u202efdp", "Anna fdp"),
        ("\u3164\u2800", ""),
        ("A\u0301\u0323\u0310\u0311\u0312nna", "A\u0301\u0323nna"),
    ],
)
def test_names_fit_one_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("address", "household_"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_many_addresses_is_one_client(address: str, household_: str) -> None:
    assert household(address) == household_


def test_the_notice_of_a_choice_holds_all_of_it_for_who_is_up_to_date() -> None:
    before = Record("a", "austria", 2, {}, Luck(1), "playing", (), version=7, moment=5, steps=4)
    after = replace(before, version=8, moment=6, steps=5, moved_at=0.1 + 0.2)
    chosen = Change(after, added=(StoredChoice(4, 1, 42, 5, by_bot=False, made_at=0.1 + 0.2),))
    notice = read_notice(notice_of(chosen, changed(before, after)))
    assert notice.change_of(before) == chosen
    assert notice.change_of(replace(before, version=6)) is None
    undone = read_notice(notice_of(Change(after, keep=3), changed(before, after)))
    assert (undone.table_id, undone.version, undone.change_of(before)) == ("a", 8, None)


def test_a_path_cannot_forge_a_line_of_the_log() -> None:
    path = "/caf\u00e9\n12:00:00  the house is closed\x1b[31m\x00"
    known = {"msg": "request", "levelno": logging.INFO, "facts": {"path": path}}
    record = logging.makeLogRecord(known)
    line = ReadableLines().format(record)
    assert line.isprintable()
    assert line.endswith("path /caf\u00e9\\n12:00:00  the house is closed\\x1b[31m\\x00")


def test_the_writer_gathers_and_one_failure_hurts_nobody_else(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'w.db'}")
    with engine.begin() as link:
        link.execute(text("CREATE TABLE t (n INTEGER PRIMARY KEY)"))
    batches: list[Batch] = []
    writer = Writer(engine, batches.append)

    def insert(number: int) -> Any:
        def work(link: Connection) -> int:
            link.execute(text("INSERT INTO t VALUES (:n)"), {"n": number})
            return number

        return work

    async def run() -> list[Any]:
        numbers = [*range(40), 7, *range(40, 60)]
        work = [writer.write(str(number), insert(number)) for number in numbers]
        return await asyncio.gather(*work, return_exceptions=True)

    outcomes = asyncio.run(run())
    assert sum(isinstance(outcome, Exception) for outcome in outcomes) == 1
    with engine.connect() as link:
        assert link.execute(text("SELECT count(*) FROM t")).scalar_one() == 60
    assert len(batches) < 20
    writer.close()
    with pytest.raises(Refusal):
        asyncio.run(writer.write("late", insert(99)))
    engine.dispose()


def test_a_bot_stands_in_for_somebody_who_keeps_all_waiting(sqlite_database: str) -> None:
    async def run() -> None:
        metrics = Metrics()
        storage = Storage(sqlite_database)
        migrate(storage.engine)
        house = House(Settings(patience_seconds=0), storage, metrics)
        planned = Plan((None, None), 0, "Anna", listed=True, watchable=True)
        host = await create(house, "austria", {}, lambda _: planned)
        table = host.table
        guest = await lobby.sit(house, table, Visitor(table, None), "Otto", None)
        seats = [Visitor(table, host.secret), Visitor(table, guest.secret)]
        await lobby.present_oneself(house, table, seats[1], None, ready=True)
        await lobby.start(house, table, seats[0])
        slow = table.game.seat
        with pytest.raises(Refusal):
            await lobby.ask_for_stand_in(house, table, seats[slow], 1 - slow)
        await lobby.ask_for_stand_in(house, table, seats[1 - slow], slow)
        assert table.awaited_bot() == (slow, lobby.STAND_IN)
        assert table.record.bot_awaited
        assert await storage.waiting_for_bots(time.time() + 1) == [table.id]
        await lobby.come_back(house, table, seats[slow])
        assert table.awaited_bot() is None
        # What is in memory is what is stored.
        stored = await storage.load(table.id)
        assert stored is not None
        assert stored.record == table.record
        await house.close()

    asyncio.run(run())


def test_the_page_is_served_with_an_address_for_every_table(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>hotelier</title>")
    (tmp_path / "page.js").write_text("0")
    app = make_app(Settings(), tmp_path)

    async def run() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            for path in ("/", "/table/k3v", "/replay/k3v"):
                assert "hotelier" in (await client.get(path)).text
            assert (await client.get("/page.js")).text == "0"
            missing = await client.get("/nowhere.js")
            assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not-found")

    asyncio.run(run())


def test_what_a_language_does_not_say_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def halting(message: Message, language: str, names: Sequence[str] | None = None) -> str:
        if language == "xx" or message.id == "never-written":
            raise MissingWords(f"There is no text '{message.id}' in the language {language}.")
        return say(message, language, names)

    monkeypatch.setattr("hotelier.house.telling.speech.say", halting)
    assert spoken(Message("game-austria"), "xx") == "Grand Austria Hotel"
    assert spoken(Message("never-written"), "xx") == "never-written", "and no game stops"
