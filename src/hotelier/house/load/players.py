"""The scripted players: they choose at random whenever they are asked, and note the times."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hotelier.house.load.asking import open_table, used_by
from hotelier.house.load.measured import LoadPlan, Measured

_OPENING_AT_ONCE = 8


async def put_under_load(plan: LoadPlan) -> Measured:
    """Open all tables, then play and measure for so many seconds."""
    opening = asyncio.Semaphore(_OPENING_AT_ONCE)
    measured = Measured()
    gong = _Gong(plan.tables * plan.players)
    tables = [_LoadTable(plan, measured, opening, gong, number) for number in range(plan.tables)]
    await asyncio.gather(*(table.open() for table in tables))
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await gong.awaited(tasks)
    before = await asyncio.to_thread(used_by, plan.urls)
    # Who measures must not stop to look through thousands of connections for garbage.
    gc.collect()
    gc.freeze()
    gong.struck.set()
    started = time.perf_counter()
    await asyncio.wait(tasks, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
    measured.seconds = time.perf_counter() - started
    after = await asyncio.to_thread(used_by, plan.urls)
    measured.processor_seconds = after.processor_seconds - before.processor_seconds
    measured.memory = after.memory
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    return measured


class _Gong:
    """Nobody chooses before everybody has come: people do not all arrive in the same second."""

    def __init__(self, players: int) -> None:
        self.struck = asyncio.Event()
        self._missing = players
        self._complete = asyncio.Event()

    def arrived(self) -> None:
        self._missing -= 1
        if self._missing == 0:
            self._complete.set()

    async def awaited(self, tasks: list[asyncio.Task[None]]) -> None:
        """Until everybody has come, or somebody failed to."""
        complete = asyncio.create_task(self._complete.wait())
        await asyncio.wait([complete, *tasks], return_when=asyncio.FIRST_COMPLETED)
        complete.cancel()


class _LoadTable:
    """One table and its scripted players."""

    def __init__(
        self,
        plan: LoadPlan,
        measured: Measured,
        opening: asyncio.Semaphore,
        gong: _Gong,
        number: int,
    ) -> None:
        self._plan = plan
        self._measured = measured
        self._opening = opening
        self._gong = gong
        self._number = number
        self._chance = random.Random(number)
        self._id = ""
        self._secrets: list[str] = []
        self._sent: dict[int, float] = {}
        """When the choice was sent that leads to a moment."""

    async def open(self) -> None:
        async with self._opening:
            self._id, self._secrets = await asyncio.to_thread(open_table, self._plan, self._number)

    async def play(self) -> None:
        """Game after game."""
        while True:
            self._sent.clear()
            async with asyncio.TaskGroup() as players:
                for seat, secret in enumerate(self._secrets):
                    players.create_task(self._player(seat, secret))
            self._measured.finished += 1
            await self.open()

    async def _player(self, seat: int, secret: str) -> None:
        """Choose whenever asked, until the game is over; a broken line is taken up again."""
        url = self._plan.url_of(self._number + seat).replace("http", "ws", 1)
        address = f"{url}/api/tables/{self._id}/live"
        hello = {"type": "hello", "secret": secret, "language": self._plan.language}
        going_on = True
        while going_on:
            try:
                async with connect(address, max_size=None) as line:
                    await line.send(json.dumps(hello))
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
            message = orjson.loads(text)
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
                    self._measured.letters += len(text)
                if first:
                    self._gong.arrived()
                first = False
                if position["over"]:
                    return
                if position["decision"] and moment > answered:
                    answered = moment
                    thoughts.create_task(self._choose(line, position))

    async def _choose(self, line: ClientConnection, position: dict[str, Any]) -> None:
        await self._gong.struck.wait()
        await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._plan.think)
        choice = self._chance.choice(position["decision"]["choices"])["choice"]
        moment = position["moment"]
        self._sent[moment + 1] = time.perf_counter()
        message = {"type": "choose", "id": moment + 1, "moment": moment, "choice": choice}
        await line.send(json.dumps(message))
