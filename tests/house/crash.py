"""Kill the server in the middle of play, again and again: nothing acknowledged may be lost.

python -m tests.house.crash --kills 50
python -m tests.house.crash --kills 50 --postgresql
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx

from tests.house.postgres import new_database, running_postgres
from tests.house.running import ReadyServer

_UNDO_SHARE = 0.1
_TABLES = 9


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Choices under way when the server was killed: written or not, but never half."""
    undone: int = 0
    finished: int = 0
    checks: int = 0


@dataclass
class ScriptedTable:
    """Two players at a table, the second one a bot at every third table."""

    http: httpx.AsyncClient
    report: Report
    number: int
    chance: random.Random
    id: str = ""
    secrets: list[str] = field(default_factory=list)
    acknowledged: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By step: the seats and choices that the server said were stored."""
    moves: int = 0
    """Since the last kill."""
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def play(self) -> None:
        """Play for ever; whatever the network does, go on."""
        while True:
            try:
                async with self.busy:
                    if not self.id:
                        await self._open()
                    await self._move()
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def check(self) -> None:
        async with self.busy:
            self.moves = 0
            if self.id:
                await self._compare()

    async def _compare(self) -> None:
        """Everything acknowledged is in the log, at its step."""
        # A secret choice is shown to its own seat only.
        logs = [(await self._look(seat))["log"]["steps"] for seat in range(len(self.secrets))]
        for step, (seat, choice) in self.acknowledged.items():
            steps = logs[seat]
            assert step < len(steps), f"step {step} of table {self.id} was lost"
            assert steps[step]["choice"] == choice, f"step {step} of {self.id} is another"
        self.report.checks += 1

    async def _open(self) -> None:
        bots = [None, "random"] if self.number % 3 == 0 else [None, None]
        given = await self._ask("POST", "/api/tables", None, json={"game": "austria", "bots": bots})
        table, secrets = given["table"], [given["secret"]]
        path = f"/api/tables/{table}"
        if bots[1] is None:
            seen = await self._ask("GET", path, secrets[0])
            invitation = seen["you"]["invitation"]
            secrets.append((await self._ask("POST", f"{path}/sit", invitation, json={}))["secret"])
            await self._ask("PATCH", f"{path}/me", secrets[1], json={"ready": True})
        await self._ask("POST", f"{path}/start", secrets[0])
        self.secrets, self.acknowledged, self.id = secrets, {}, table

    async def _move(self) -> None:
        seen = await self._look(0)
        position = seen["position"]
        if position["over"]:
            await self._compare()
            self.report.finished += 1
            self.id, self.secrets = "", []
            return
        seat = position["awaits"]
        if seat >= len(self.secrets):
            query = {"version": seen["table"]["version"], "wait": 2}
            await self._ask("GET", f"/api/tables/{self.id}", self.secrets[0], params=query)
            return
        if seat:
            position = (await self._look(seat))["position"]
            if position["awaits"] != seat:
                return
        if position["may_undo"] and self.chance.random() < _UNDO_SHARE:
            await self._undo(seat, position)
        else:
            await self._choose(seat, position)
        self.moves += 1

    async def _choose(self, seat: int, position: dict[str, Any]) -> None:
        choice = self.chance.choice(position["decision"]["choices"])["choice"]
        body = {"moment": position["moment"], "choice": choice}
        path = f"/api/tables/{self.id}/choices"
        tries = 0
        while True:
            try:
                answer = await self._ask("POST", path, self.secrets[seat], json=body)
                break
            except httpx.TransportError:
                # Nobody knows whether it was written. To send it again is always safe.
                tries += 1
                await asyncio.sleep(0.05)
        self.report.unanswered += tries > 0
        assert answer["result"] in ("taken", "duplicate")
        self.acknowledged[position["step"]] = (seat, choice)
        self.report.acknowledged += 1

    async def _undo(self, seat: int, position: dict[str, Any]) -> None:
        # From here on the latest choice may be gone.
        self.acknowledged.pop(position["step"] - 1, None)
        path = f"/api/tables/{self.id}/undo"
        body = {"moment": position["moment"]}
        await self._ask("POST", path, self.secrets[seat], json=body)
        self.report.undone += 1

    async def _look(self, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = await self._ask("GET", f"/api/tables/{self.id}", self.secrets[seat])
        return seen

    async def _ask(self, method: str, path: str, secret: str | None, **content: Any) -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = await self.http.request(method, path, headers=headers, **content)
        assert answer.status_code < 300 or answer.status_code == 503, answer.text
        if answer.status_code == 503:
            raise httpx.ConnectError("closing")
        return answer.json() if answer.content else None


async def crash(database: str, kills: int, seed: int = 1) -> Report:
    """Play under load, kill and start the server so many times, and check every time."""
    report = Report()
    chance = random.Random(seed)
    server = ReadyServer(database, "--rate", "0", "--log-level", "warning").start()
    limits = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=server.url, timeout=20, limits=limits) as http:
        tables = [
            ScriptedTable(http, report, number, random.Random(seed + number))
            for number in range(_TABLES)
        ]
        players = [asyncio.create_task(table.play()) for table in tables]
        try:
            for _ in range(kills):
                await _everybody_moves(tables, players)
                await asyncio.sleep(chance.uniform(0.0, 0.5))
                server.kill()
                report.kills += 1
                await asyncio.to_thread(server.start)
                await asyncio.gather(*(table.check() for table in tables))
            await _everybody_moves(tables, players)
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            server.stop()
            troubles = server.log.read_text()
            server.log.unlink()
    assert '"level": "error"' not in troubles, troubles[-3000:]
    return report


async def _everybody_moves(tables: list[ScriptedTable], players: list[asyncio.Task[None]]) -> None:
    """Wait until every table has gone on since the last kill."""
    async with asyncio.timeout(60):
        while not all(table.moves >= 2 for table in tables):
            for player in players:
                if player.done():
                    player.result()
            await asyncio.sleep(0.02)


@click.command()
@click.option("--kills", default=50, show_default=True)
@click.option("--postgresql", is_flag=True, help="On a PostgreSQL of its own, not on SQLite.")
def main(kills: int, postgresql: bool) -> None:
    """Kill a server again and again in the middle of play."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_postgres() if postgresql else nullcontext("") as postgres,
    ):
        database = f"sqlite:///{Path(folder) / 'house.db'}"
        if postgres:
            database = new_database(postgres, "crash")
        click.echo(asyncio.run(crash(database, kills)))


if __name__ == "__main__":
    main()
