"""A house in a process of its own, and players who speak to it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.house.forked import Forked
from tests.house.postgres import free_port

Data = dict[str, Any]
PATIENCE = 60
"""Seconds, for machines with much else to do: what is waited for usually comes at once."""
_START_SECONDS = 90
HTTP = httpx.Client(timeout=PATIENCE)
"""Shared by all: making a client costs more than using it."""


class Running(Protocol):
    """What is needed of a process."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def send_signal(self, sig: int, /) -> None: ...


class Server:
    """`hotelier serve` as a process; use as a context, or start and kill by hand."""

    def __init__(self, database: str, *flags: str, port: int | None = None) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = Path(tempfile.mkstemp(prefix="hotelier-log-")[1])
        self._flags = flags
        self.process: Running | None = None

    def start(self) -> Server:
        self.process = self._launched()
        until = time.monotonic() + _START_SECONDS
        while not self.is_up():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError(f"The house did not open:\n{self.log.read_text()}")
            time.sleep(0.05)
        return self

    @property
    def _words(self) -> list[str]:
        return ["serve", "--port", str(self.port), "--database", self.database, *self._flags]

    def _launched(self) -> Running:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "hotelier", *self._words]
            return subprocess.Popen(command, stdout=log, stderr=log)

    def is_up(self) -> bool:
        try:
            return HTTP.get(f"{self.url}/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self.process and self.process.poll() is None:
            self.stop()
        self.log.unlink(missing_ok=True)


class ReadyServer(Server):
    """A house that is open at once, for all that is not about its beginning and its end."""

    def _launched(self) -> Running:
        return Forked(self._words, self.log)


class Player:
    """Somebody at a table, or a spectator, over plain HTTP."""

    def __init__(self, url: str, table: str, secret: str | None, seat: int | None = None) -> None:
        self.url, self.table, self.secret, self.seat = url, table, secret, seat
        self._headers = {"authorization": f"Bearer {secret}"} if secret else {}

    def ask(self, method: str, path: str = "", **content: Any) -> httpx.Response:
        address = f"{self.url}/api/tables/{self.table}" + (f"/{path}" if path else "")
        headers = {**self._headers, **content.pop("headers", {})}
        return HTTP.request(method, address, headers=headers, **content)

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.ask("GET", path, params=query)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.ask("POST", path, json=body)

    def patch(self, path: str, body: Any) -> httpx.Response:
        return self.ask("PATCH", path, json=body)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.ask("PUT", path, json=body)

    def look(self, **query: Any) -> Data:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        data: Data = answer.json()
        return data

    def choose(self, moment: int, choice: int | str) -> httpx.Response:
        return self.post("choices", {"moment": moment, "choice": choice})

    def choose_some(self, which: int = 0) -> httpx.Response:
        """The first legal choice, or another."""
        position = self.look()["position"]
        legal = position["decision"]["choices"]
        return self.choose(position["moment"], legal[which % len(legal)]["choice"])

    def undo(self, moment: int) -> httpx.Response:
        return self.post("undo", {"moment": moment})

    @contextmanager
    def live(
        self,
        since: int | None = None,
        origin: str | None = None,
        language: str | None = None,
        company: bool | None = None,
    ) -> Iterator[Line]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        with connect(address, origin=origin, max_size=None) as socket:  # type: ignore[arg-type]
            line = Line(socket)
            line.say(
                type="hello",
                secret=self.secret,
                since=since,
                language=language,
                company=company,
            )
            yield line


class Line:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps({k: v for k, v in message.items() if v is not None}))

    def hear(self, kind: str = "update", timeout: float = PATIENCE) -> Data:
        """The next message of a kind; others are passed over."""
        while True:
            text = self.socket.recv(timeout=timeout)
            assert isinstance(text, str)
            self.heard.append(text)
            data: Data = json.loads(text)
            if data["type"] == kind:
                return data


def new_table(url: str, **asked: Any) -> Player:
    asked.setdefault("game", "austria")
    answer = HTTP.post(f"{url}/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    given = answer.json()
    return Player(url, given["table"], given["secret"], given["seat"])


def seated(host: Player, name: str = "", seat: int | None = None) -> Player:
    """Another person at the table, by its invitation."""
    invitation = host.look()["you"]["invitation"]
    guest = Player(host.url, host.table, invitation)
    answer = guest.post("sit", {"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    return Player(host.url, host.table, answer.json()["secret"], answer.json()["seat"])


def started(url: str, people: int = 2, **asked: Any) -> list[Player]:
    """A table of people whose game has begun, by seat."""
    options = {"players": str(people), **asked.pop("options", {})}
    host = new_table(url, options=options, name="Anna", **asked)
    players = [host, *(seated(host, name) for name in ("Berta", "Clara", "Doris")[: people - 1])]
    for player in players[1:]:
        assert player.patch("me", {"ready": True}).status_code == 204
    answer = host.post("start")
    assert answer.status_code == 204, answer.text
    return players


def awaited(players: list[Player]) -> Player:
    seat: int = players[0].look()["position"]["awaits"]
    return players[seat]
