"""The scripted players: they choose at random whenever they are asked, and note the times."""

from __future__ import annotations

import asyncio
import gc
import random
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import orjson
from websockets.exceptions import WebSocketException

from hotelier.house.load.asking import open_table, used_by
from hotelier.house.load.lines import Line
from hotelier.house.load.measured import LoadPlan, Measured

_OPENING_AT_ONCE = 8
_GLANCE = re.compile(rb'"position":\{"moment":(\d+),"step":\d+,"over":false,"awaits":(\d+),')
"""Where a game stands, and who chooses. That is all a player needs who is not asked; a page does
more with it, on a machine of its own."""


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
    gong.strike()
    started, used = time.perf_counter(), time.process_time()
    await asyncio.wait(tasks, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
    measured.seconds = time.perf_counter() - started
    measured.own_seconds = time.process_time() - used
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
    """Nobody thinks before everybody has come: people do not all arrive in the same second."""

    def __init__(self, players: int) -> None:
        self._struck = False
        self._thoughts: list[tuple[float, Callable[[], None]]] = []
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

    def strike(self) -> None:
        self._struck = True
        for seconds, act in self._thoughts:
            self.after(seconds, act)

    def after(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something after some thinking, which begins with the gong at the earliest."""
        if self._struck:
            asyncio.get_running_loop().call_later(seconds, act)
        else:
            self._thoughts.append((seconds, act))


class _LoadTable:
    """One table, and what its players know of each other."""

    def __init__(
        self,
        plan: LoadPlan,
        measured: Measured,
        opening: asyncio.Semaphore,
        gong: _Gong,
        number: int,
    ) -> None:
        self.plan = plan
        self.measured = measured
        self.gong = gong
        self.number = number
        self.chance = random.Random(number)
        self.sent: dict[int, float] = {}
        """When the choice was sent that leads to a moment."""
        self.id = ""
        self._opening = opening
        self._secrets: list[str] = []

    async def open(self) -> None:
        async with self._opening:
            self.id, self._secrets = await asyncio.to_thread(open_table, self.plan, self.number)

    async def play(self) -> None:
        """Game after game."""
        while True:
            self.sent.clear()
            async with asyncio.TaskGroup() as players:
                for seat, secret in enumerate(self._secrets):
                    players.create_task(_Player(self, seat, secret).play())
            self.measured.finished += 1
            await self.open()


class _Player:
    """Chooses whenever asked, until the game is over; a broken line is taken up again."""

    def __init__(self, table: _LoadTable, seat: int, secret: str) -> None:
        self._table = table
        self._seat = seat
        hello = {"type": "hello", "secret": secret, "language": table.plan.language}
        self._hello = orjson.dumps(hello)
        self._answered = -1
        self._first = True
        self._over = False

    async def play(self) -> None:
        table = self._table
        url = table.plan.url_of(table.number + self._seat).replace("http", "ws", 1)
        while not self._over:
            self._answered, self._first = -1, True
            line = None
            try:
                line = await Line.open(f"{url}/api/tables/{table.id}/live", self._hello, self._hear)
                await line.ended()
            except (WebSocketException, OSError):
                pass
            finally:
                if line is not None:
                    line.close()
            if not self._over:
                table.measured.lost_lines += 1
                await asyncio.sleep(0.5)

    def _hear(self, line: Line, text: bytes) -> None:
        now = time.perf_counter()
        glance = None if self._first else _GLANCE.search(text)
        if glance is not None and int(glance[2]) != self._seat:
            self._note(int(glance[1]), now, len(text))
            return
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "answer":
            self._table.measured.written.append(now - self._table.sent[message["id"]])
        elif kind == "error":
            self._table.measured.refused += 1
        else:
            self._look_at(line, message["position"], now, len(text))

    def _look_at(self, line: Line, position: dict[str, Any], now: float, letters: int) -> None:
        moment = position["moment"]
        if self._first:
            self._first = False
            self._table.gong.arrived()
        else:
            self._note(moment, now, letters)
        if position["over"]:
            self._over = True
            line.close()
        elif position["decision"] and moment > self._answered:
            self._answered = moment
            choices = [choice["choice"] for choice in position["decision"]["choices"]]
            chance, think = self._table.chance, self._table.plan.think
            choose = partial(self._choose, line, moment, chance.choice(choices))
            self._table.gong.after(chance.uniform(0.5, 1.5) * think, choose)

    def _note(self, moment: int, now: float, letters: int) -> None:
        sent = self._table.sent.get(moment)
        if sent is not None:
            self._table.measured.heard.append(now - sent)
            self._table.measured.letters += letters

    def _choose(self, line: Line, moment: int, choice: int) -> None:
        self._table.sent[moment + 1] = time.perf_counter()
        message = {"type": "choose", "id": moment + 1, "moment": moment, "choice": choice}
        line.say(orjson.dumps(message))
