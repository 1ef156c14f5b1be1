"""What strangers can do without being let in: nothing that keeps others waiting."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hotelier.house.basics.logs import Moderation
from hotelier.house.basics.settings import Settings
from hotelier.house.gate.connections import ConnectionLimits, affordable
from tests.house.running import HTTP, PATIENCE, Player, ReadyServer, Server, new_table, started

CLIENT = Settings().connections_per_client


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with all its limits on, as people run it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('guarded') / 'house.db'}"
    with ReadyServer(database, "--rate", "500") as running:
        yield running


def _is_hung_up(line: socket.socket, seconds: float) -> bool:
    line.settimeout(seconds)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def test_one_client_cannot_hold_all_connections(guarded: Server) -> None:
    lines = []
    try:
        for _ in range(CLIENT + 40):
            line = socket.create_connection(("127.0.0.1", guarded.port))
            lines.append(line)
            with suppress(ConnectionError):  # Who is turned away may be so before a word.
                line.sendall(b"GET / HTTP/1.1\r\nhost: h")
        assert sum(_is_hung_up(line, 0.5) for line in lines[CLIENT:]) >= 30
        assert not _is_hung_up(lines[0], 0.05)
    finally:
        for line in lines:
            line.close()
    until = time.monotonic() + PATIENCE
    while not guarded.is_up():  # The house hears of each that leaves.
        assert time.monotonic() < until


def test_half_a_head_is_not_waited_for() -> None:
    """Neither on a fresh connection, nor behind a request that was answered, byte by byte."""

    async def app(scope: object, receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})  # type: ignore[operator]
        await send({"type": "http.response.body"})  # type: ignore[operator]

    async def run() -> None:
        limits = ConnectionLimits(in_all=3, per_client=2, head_seconds=0.3)
        config = uvicorn.Config(app, http=limits.protocol(), log_config=None, lifespan="off")  # type: ignore[arg-type]
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            await server.startup([listening])
            where = listening.getsockname()
            began = time.monotonic()
            fresh_reader, fresh = await asyncio.open_connection(*where)
            used_reader, used = await asyncio.open_connection(*where)
            refused_reader, refused = await asyncio.open_connection(*where)
            assert await _rest(refused_reader) == b"", "a third of one client"
            fresh.write(b"GET / HTTP/1.1\r\n")
            whole = b"GET / HTTP/1.1\r\nhost: h\r\n\r\n"
            used.write(whole)
            assert b"204" in await used_reader.readuntil(b"\r\n\r\n")
            used.write(whole + b"GET")
            assert b"204" in await used_reader.readuntil(b"\r\n\r\n")
            for _ in range(3):
                await asyncio.sleep(0.05)
                fresh.write(b"x: y\r\n")
            assert await _rest(fresh_reader) == b""
            assert await _rest(used_reader) == b""
            assert 0.25 < time.monotonic() - began < 20
            for writer in (fresh, used, refused):
                writer.close()
            again_reader, again = await asyncio.open_connection(*where)
            again.write(whole)
            assert b"204" in await again_reader.readuntil(b"\r\n\r\n"), "their places are free"
            again.close()
            server.should_exit = True
            await server.shutdown([])

    asyncio.run(asyncio.wait_for(run(), 30))


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


def test_connections_leave_files_for_the_house_itself() -> None:
    assert affordable(10) == 10
    assert affordable(10**9) < 10**9


def test_lines_of_the_log_are_bounded_by_rate() -> None:
    moderation = Moderation(per_second=10, burst=20)
    now = time.time()

    def told(what: str, after: float) -> logging.LogRecord | None:
        record = logging.LogRecord("asyncio", 40, "events.py", 1, what, None, None)
        record.created = now + after
        return record if moderation.filter(record) else None

    assert sum(told(f"line {number}", 0.0) is not None for number in range(1000)) == 20
    later = told("line 1000", 1.0)
    assert later is not None
    assert later.__dict__["left_out"] == 980


def test_strangers_never_take_the_places_of_those_with_a_seat(url: str) -> None:
    """Neither in silence, nor uninvited, nor as many as may watch."""
    players = started(url)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{players[0].table}/live"
    places = Settings().spectators_per_table
    with ExitStack() as lines:
        silent = [lines.enter_context(connect(address)) for _ in range(places + 4)]
        for _ in range(places + 4):
            with Player(url, players[0].table, "x" * 32).live() as uninvited:
                assert uninvited.hear("error")["error"]["code"] == "not-invited"
        invited = Player(url, players[0].table, players[0].look()["you"]["invitation"])
        for _ in range(places):
            lines.enter_context(invited.live()).hear()
        with invited.live() as one_more:
            assert one_more.hear("error")["error"]["code"] == "too-many"
        for player in players:
            with player.live() as line:
                assert line.hear()["you"]["seat"] == player.seat
        assert "too-slow" in str(silent[0].recv(timeout=PATIENCE)), "who says nothing is let go"
        with pytest.raises(ConnectionClosed):
            silent[0].recv(timeout=PATIENCE)


def test_invented_methods_make_no_series(guarded: Server) -> None:
    for number in range(50):
        HTTP.request(f"BREW{number}", f"{guarded.url}/api/games")
    text = HTTP.get(f"{guarded.url}/metrics").text
    assert "BREW" not in text
    assert 'method="other"' in text


def test_junk_journals_keep_nobody_waiting(guarded: Server) -> None:
    player = started(guarded.url)[0]
    header = "hotelier journal 1\ngame austria\nrules 1\nseed 7\n"
    junk = header + "1: " + "q4 " * 60_000 + "\nafter 60000 choices: unfinished\n"
    answers: list[str] = []

    async def bring(client: httpx.AsyncClient) -> None:
        answer = await client.post(f"{guarded.url}/api/journals", content=junk)
        answers.append(answer.json()["error"]["code"])

    async def run() -> None:
        async with httpx.AsyncClient(headers={"content-type": "text/plain"}, timeout=60) as client:
            bringing = [asyncio.create_task(bring(client)) for _ in range(12)]
            headers = {"authorization": f"Bearer {player.secret}"}
            path = f"{guarded.url}/api/tables/{player.table}"
            while not all(task.done() for task in bringing):
                assert (await client.get(path, headers=headers)).status_code == 200
                answers.append("player")
                await asyncio.sleep(0.05)

    asyncio.run(run())
    assert set(answers) == {"bad-journal", "busy", "player"}
    last_read = len(answers) - answers[::-1].index("bad-journal")
    assert answers[:last_read].count("player") > 2, "answered while journals are read"


def test_live_lines_are_not_compressed(url: str) -> None:
    host = new_table(url)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{host.table}/live"
    with connect(address, compression="deflate") as line:
        assert line.protocol.extensions == []


def test_bytes_on_the_line_are_answered(url: str, server: Server) -> None:
    with new_table(url).live() as line:
        line.hear()
        line.socket.send(b"\x00\x01")
        assert line.hear("error")["error"]["code"] == "malformed"
        line.say(type="ping")
        assert line.hear("answer")["result"] == "pong"
    host = new_table(url)
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{host.table}/live") as socket_:
        socket_.send(b"hello")
        assert "malformed" in str(socket_.recv(timeout=PATIENCE))
    assert "KeyError" not in server.log.read_text()
