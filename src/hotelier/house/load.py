"""Many tables of scripted players at once, and how long they wait."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hotelier.kernel.errors import HotelierError

_START_SECONDS = 30.0
_OPENING_AT_ONCE = 8
_PERCENTILES = (50, 90, 95, 99)


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """What to play."""

    url: str
    game: str
    tables: int
    players: int
    seconds: float
    think: float
    """How long a player thinks on average before each choice."""


@dataclass(slots=True)
class Measured:
    """What was seen; times in seconds."""

    written: list[float] = field(default_factory=list)
    """From sending a choice to the answer that it is stored."""
    heard: list[float] = field(default_factory=list)
    """From sending a choice to the news of it at each player of the table."""
    finished: int = 0
    refused: int = 0
    lost_lines: int = 0
    seconds: float = 0.0

    def as_data(self) -> dict[str, Any]:
        return {
            "seconds": round(self.seconds, 1),
            "choices": len(self.written),
            "choices_per_second": round(len(self.written) / max(self.seconds, 1e-9), 1),
            "updates_per_second": round(len(self.heard) / max(self.seconds, 1e-9), 1),
            "games_finished": self.finished,
            "refused": self.refused,
            "lost_lines": self.lost_lines,
            "written_ms": percentiles(self.written),
            "heard_ms": percentiles(self.heard),
        }


def percentiles(times: list[float]) -> dict[str, float]:
    """The usual ones in milliseconds."""
    if not times:
        return {}
    ordered = sorted(times)
    found = {
        f"p{percent}": ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
        for percent in _PERCENTILES
    }
    found["max"] = ordered[-1]
    return {name: round(1000 * value, 1) for name, value in found.items()}


async def put_under_load(plan: LoadPlan) -> Measured:
    """Open all tables, then play and measure for so many seconds."""
    opening = asyncio.Semaphore(_OPENING_AT_ONCE)
    measured = Measured()
    tables = [_LoadTable(plan, measured, opening, number) for number in range(plan.tables)]
    await asyncio.gather(*(table.open() for table in tables))
    started = time.perf_counter()
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.wait(tasks, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
    measured.seconds = time.perf_counter() - started
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    return measured


class _LoadTable:
    """One table and its scripted players."""

    def __init__(
        self, plan: LoadPlan, measured: Measured, opening: asyncio.Semaphore, number: int
    ) -> None:
        self._plan = plan
        self._measured = measured
        self._opening = opening
        self._chance = random.Random(number)
        self._id = ""
        self._secrets: list[str] = []
        self._sent: dict[int, float] = {}
        """When the choice was sent that leads to a moment."""

    async def open(self) -> None:
        async with self._opening:
            self._id, self._secrets = await asyncio.to_thread(_open_table, self._plan)

    async def play(self) -> None:
        """Game after game."""
        while True:
            self._sent.clear()
            async with asyncio.TaskGroup() as players:
                for secret in self._secrets:
                    players.create_task(self._player(secret))
            self._measured.finished += 1
            await self.open()

    async def _player(self, secret: str) -> None:
        """Choose whenever asked, until the game is over; a broken line is taken up again."""
        address = self._plan.url.replace("http", "ws", 1) + f"/api/tables/{self._id}/live"
        going_on = True
        while going_on:
            try:
                async with connect(address, max_size=None, compression=None) as line:
                    await line.send(json.dumps({"type": "hello", "secret": secret}))
                    # Thinking must not keep us from listening, or we would measure ourselves.
                    async with asyncio.TaskGroup() as thoughts:
                        await self._talk(line, thoughts)
                    going_on = False
            except* (ConnectionClosed, OSError):
                self._measured.lost_lines += 1
                await asyncio.sleep(0.5)

    async def _talk(self, line: ClientConnection, thoughts: asyncio.TaskGroup) -> None:
        answered = -1
        first = True
        async for text in line:
            now = time.perf_counter()
            message = json.loads(text)
            kind = message["type"]
            if kind == "answer":
                self._measured.written.append(now - self._sent[message["id"]])
            elif kind == "error":
                self._measured.refused += 1
            else:
                position = message["position"]
                moment = position["moment"]
                if not first and moment in self._sent:
                    self._measured.heard.append(now - self._sent[moment])
                first = False
                if position["over"]:
                    return
                if position["decision"] and moment > answered:
                    answered = moment
                    thoughts.create_task(self._choose(line, position))

    async def _choose(self, line: ClientConnection, position: dict[str, Any]) -> None:
        await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._plan.think)
        choice = self._chance.choice(position["decision"]["choices"])["choice"]
        moment = position["moment"]
        self._sent[moment + 1] = time.perf_counter()
        message = {"type": "choose", "id": moment + 1, "moment": moment, "choice": choice}
        await line.send(json.dumps(message))


def _open_table(plan: LoadPlan) -> tuple[str, list[str]]:
    """A table whose game has begun, and the secrets of its seats."""
    address = urlsplit(plan.url)
    link = http.client.HTTPConnection(address.hostname or "", address.port, timeout=60)
    try:
        options = {"players": str(plan.players)}
        asked = {"game": plan.game, "options": options, "listed": False, "name": "Load 1"}
        host = _ask(link, "POST", "/api/tables", None, asked)
        path = f"/api/tables/{host['table']}"
        secrets = [host["secret"]]
        invitation = _ask(link, "GET", path, secrets[0])["you"]["invitation"]
        for number in range(1, plan.players):
            name = {"name": f"Load {number + 1}"}
            secrets.append(_ask(link, "POST", f"{path}/sit", invitation, name)["secret"])
            _ask(link, "PATCH", f"{path}/me", secrets[-1], {"ready": True})
        _ask(link, "POST", f"{path}/start", secrets[0])
        return str(host["table"]), secrets
    finally:
        link.close()


def _ask(
    link: http.client.HTTPConnection,
    method: str,
    path: str,
    secret: str | None,
    body: object = None,
) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    link.request(method, path, None if body is None else json.dumps(body), headers)
    answer = link.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise HotelierError(f"The house answered {answer.status}: {text.decode(errors='replace')}")
    answered: dict[str, Any] = json.loads(text) if text else {}
    return answered


@contextmanager
def own_house(database: str | None) -> Iterator[str]:
    """A house on a free port for as long as it is needed; its tables go into a temporary file."""
    with tempfile.TemporaryDirectory(prefix="hotelier-load-") as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        database = database or f"sqlite:///{Path(folder) / 'load.db'}"
        command = [sys.executable, "-m", "hotelier", "serve", "--port", str(port)]
        command += ["--database", database, "--rate", "0", "--log-level", "warning"]
        server = subprocess.Popen(command)  # noqa: S603 - our own command
        try:
            _wait_until_up(server, port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def _wait_until_up(server: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + _START_SECONDS
    while server.poll() is None and time.monotonic() < until:
        link = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
        try:
            link.request("GET", "/health")
            if link.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            link.close()
    raise HotelierError("The house for the load did not open.")
