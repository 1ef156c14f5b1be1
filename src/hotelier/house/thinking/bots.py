"""Bots think in processes of their own, so that the server answers while they do."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace

from hotelier.bots import BOTS, make_bot
from hotelier.bots.plugins.failed import BotFailed
from hotelier.house.basics.logs import log, log_trouble
from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.workers import Workers
from hotelier.house.tables.house import House
from hotelier.house.tables.lobby import STAND_IN, forfeit
from hotelier.house.tables.play import choose_for_bot
from hotelier.house.tables.table import Table
from hotelier.house.thinking.guests import Guests
from hotelier.house.thinking.sittings import Position
from hotelier.house.thinking.thoughts import Question, answer
from hotelier.house.thinking.urgency import Urgency

_SWEEP_SECONDS = 2.0
_BOT_SEED_BITS = 56


class BotPlayers:
    """Sees to it that a bot whose turn it is chooses.

    The process that wrote a choice asks the next bot. If it dies meanwhile, any process finds
    the waiting table in its sweep; when two ask, the first answer is written and the other one
    is stale.
    """

    def __init__(self, house: House, workers: Workers, guests: Guests) -> None:
        self._house = house
        self._workers = workers
        self._guests = guests
        self._busy: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Somebody changed the table: perhaps a bot is to choose."""
        if table.awaited_bot() is not None and table.id not in self._busy:
            task = asyncio.create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    async def sweep(self) -> None:
        """Find tables whose bots nobody asked: after a crash, here or elsewhere."""
        patience = 0.0
        while True:
            try:
                for table_id in await self._house.storage.waiting_for_bots(time.time() - patience):
                    if table_id not in self._busy:
                        self.wake(await self._house.table(table_id))
            except Exception:
                log_trouble("could not look for waiting bots")
            patience = self._house.settings.stalled_seconds
            await asyncio.sleep(_SWEEP_SECONDS)

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _done(self, table: Table) -> None:
        self._busy.pop(table.id, None)

    async def _play(self, table: Table) -> None:
        """Choose for as long as it is a bot's turn."""
        try:
            while (awaited := table.awaited_bot()) is not None:
                seat, bot = awaited
                moment = table.record.moment
                try:
                    choice = await self._choice(table, seat, bot)
                    await choose_for_bot(self._house, table, seat, moment, choice)
                except BotFailed as failure:
                    self._house.metrics.bots_lost.inc()
                    log(logging.WARNING, "a bot forfeits", table=table.id, reason=str(failure))
                    await forfeit(self._house, table, seat, bot, STAND_IN)
                except Refusal as refusal:
                    log(logging.INFO, "a bot came late", table=table.id, code=refusal.code)
                    # Give the person who is back, or the faster process, the time to be heard.
                    await asyncio.sleep(0.05)
        except Exception:
            # The sweep will try again.
            log_trouble("a bot could not choose", table=table.id)

    async def _choice(self, table: Table, seat: int, bot: str) -> int:
        game = table.game
        legal = game.legal
        if len(legal) == 1:
            return legal[0]
        position, seed = Position.of(table), secrets.randbits(_BOT_SEED_BITS)
        if bot not in BOTS:
            thought = await self._guests.choice(position, seat, bot, seed)
            self._house.metrics.thinking_seconds.observe(thought.seconds)
            return thought.answer
        question = Question(position, seat, bot, seed, self._house.settings.bot_helpers)
        for thinker in (bot, STAND_IN):
            try:
                thought = await self._workers.ask(
                    answer,
                    replace(question, bot=thinker),
                    self._house.settings.thinking_seconds,
                    urgency=Urgency.BOT,
                    subject=table.id,
                )
            except Exception:
                self._house.metrics.bots_lost.inc()
                log_trouble("a bot was lost", table=table.id, bot=thinker)
            else:
                self._house.metrics.thinking_seconds.observe(thought.seconds)
                return thought.answer
        log(logging.WARNING, "no worker answers: the server itself chooses", table=table.id)
        return make_bot(STAND_IN, game.rules.name, seed).choose(game.perspective(seat))
