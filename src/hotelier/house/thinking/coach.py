"""The coach of the house: hints, a word on a turn, reviews. It thinks where the bots do.

Bots go first: people wait for them. A review is made turn by turn, so that a choice of a bot
never waits for more than one turn of it. What the coach has thought is kept for whoever asks next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hotelier.coach import Advice, Review, Turn
from hotelier.coach.advice import NoCoach
from hotelier.coach.review import result_of
from hotelier.house.basics.refusals import Refusal, closing
from hotelier.house.basics.worker import Answer, WorkerLost
from hotelier.house.basics.workers import Workers
from hotelier.house.tables.advising import has_hints
from hotelier.house.tables.table import Table
from hotelier.house.thinking.sittings import Position
from hotelier.house.thinking.thoughts import (
    Asked,
    be_ready,
    best_ways,
    judged_turn,
    next_judged_turn,
)
from hotelier.house.thinking.urgency import Urgency
from hotelier.kernel.message import sentence

_HINT_SECONDS: Final = 3.0
_TURN_SECONDS: Final = 0.5
_REVIEW_SECONDS: Final = 5.0
"""What a thought is thought to cost before it is known."""
_PATIENCE: Final = 30.0
"""How long somebody waits for a hint; it must be less than a request may take."""
_REVIEWS_KEPT: Final = 256
_REVIEWS_AT_ONCE: Final = 16
_REVIEWS_OF_ONE_CLIENT: Final = 4


class Purse(Protocol):
    """How long the coach may still think for one client."""

    client: str

    def take(self, seconds: float) -> None:
        """Reserve so much, or refuse."""

    def settle(self, taken: float, used: float) -> None:
        """Say how much of it was used."""


@dataclass(slots=True)
class ReviewUnderWay:
    """As far as it is made."""

    position: Position
    seat: int
    client: str
    """Who asked for it first, and so has it made."""
    result: float | None
    turns: list[Turn]
    making: asyncio.Task[None] | None = None

    @property
    def is_being_made(self) -> bool:
        return self.making is not None and not self.making.done()

    @property
    def complete(self) -> bool:
        making = self.making
        return making is not None and making.done() and not self.failed

    @property
    def failed(self) -> bool:
        making = self.making
        if making is None or not making.done():
            return False
        return making.cancelled() or making.exception() is not None

    @property
    def found(self) -> Review:
        return Review(self.seat, tuple(self.turns), self.result if self.complete else None)


class HouseCoach:
    """Answers seats at their own decisions, and anybody about games that are over."""

    def __init__(self, workers: Workers, seconds: float, helpers: int = 0) -> None:
        self._workers = workers
        self._seconds = seconds
        self._helpers = helpers
        self._reviews: OrderedDict[tuple[str, int], ReviewUnderWay] = OrderedDict()
        self._under_way: set[asyncio.Task[Any]] = set()

    def expect(self, table: Table) -> None:
        """Where a game begins and the coach may be asked, a process gets ready meanwhile.

        To start one takes longer than most thoughts, on a busy machine many times as long.
        """
        record = table.record
        begins = table.playing and record.steps == (record.fork_step or 0)
        if begins and any(has_hints(record, seat) for seat in range(len(record.seats))):
            self._begin(self._get_ready(Position.of(table)))

    async def hint(self, table: Table, seat: int, purse: Purse) -> list[Advice]:
        """The best ways to play where a seat is to choose."""
        asked = Asked(Position.of(table), seat, helpers=self._helpers)
        return await self._remembered(table, best_ways, asked, _HINT_SECONDS, purse)

    async def turn(self, table: Table, seat: int, step: int, purse: Purse) -> Turn:
        """A turn of a seat as it was played, and as it could have been."""
        asked = Asked(Position.of(table), seat, step)
        return await self._remembered(table, judged_turn, asked, _TURN_SECONDS, purse)

    async def review(self, table: Table, seat: int, purse: Purse, wait: float) -> ReviewUnderWay:
        """A finished game looked back at: all of it, or as far as it is after so long."""
        review = self._reviews.get((table.id, seat))
        if review is None or review.failed:
            review = self._begin_review(table, seat, purse)
        self._reviews.move_to_end((table.id, seat))
        assert review.making is not None
        await asyncio.wait({review.making}, timeout=wait)
        if review.failed:
            _outcome(review.making)
        return review

    def let_go(self) -> None:
        """The house closes: nobody gets another thought."""
        for task in self._under_way:
            task.cancel()

    async def _remembered(
        self,
        table: Table,
        work: Callable[[Asked], Answer],
        asked: Asked,
        cost: float,
        purse: Purse,
    ) -> Answer:
        """What was thought of the table as it is; who asks the same waits for the same answer."""
        key = (work, asked.seat, asked.step)
        thought: asyncio.Task[Answer] | None = table.made.get(key)
        if thought is None or (thought.done() and (thought.cancelled() or thought.exception())):
            purse.take(cost)
            thought = self._begin(self._think(work, asked, Urgency.HINT, cost, purse))
            table.made[key] = thought
        await asyncio.wait({thought}, timeout=_PATIENCE)
        if not thought.done():
            raise Refusal(503, "busy", sentence("house-coach-busy"))
        return _outcome(thought)

    def _begin_review(self, table: Table, seat: int, purse: Purse) -> ReviewUnderWay:
        made = [review.client for review in self._reviews.values() if review.is_being_made]
        if len(made) >= _REVIEWS_AT_ONCE or made.count(purse.client) >= _REVIEWS_OF_ONE_CLIENT:
            raise Refusal(503, "busy", sentence("house-coach-busy"))
        purse.take(_REVIEW_SECONDS)
        result = result_of(table.game, seat)
        review = ReviewUnderWay(Position.of(table), seat, purse.client, result, [])
        review.making = self._begin(self._look_back(review, purse))
        self._reviews[table.id, seat] = review
        if len(self._reviews) > _REVIEWS_KEPT:
            _, oldest = self._reviews.popitem(last=False)
            if oldest.making is not None:
                oldest.making.cancel()
        return review

    async def _look_back(self, review: ReviewUnderWay, purse: Purse) -> None:
        turn: Turn | None = None
        reserved = _REVIEW_SECONDS
        while True:
            asked = Asked(review.position, review.seat, before=turn)
            turn = await self._think(next_judged_turn, asked, Urgency.REVIEW, reserved, purse)
            reserved = 0.0
            if turn is None:
                return
            review.turns.append(turn)

    async def _think(
        self,
        work: Callable[[Asked], Answer],
        asked: Asked,
        urgency: Urgency,
        reserved: float,
        purse: Purse,
    ) -> Answer:
        used = reserved
        try:
            thought = await self._workers.ask(
                work, asked, self._seconds, urgency=urgency, subject=asked.position.table_id
            )
            used = thought.seconds
            return thought.answer
        except NoCoach as error:
            raise Refusal(503, "no-coach", sentence("house-no-coach")) from error
        except (TimeoutError, WorkerLost):
            used = self._seconds
            raise Refusal(503, "busy", sentence("house-coach-lost")) from None
        finally:
            purse.settle(reserved, used)

    async def _get_ready(self, position: Position) -> None:
        with suppress(Exception):  # Whoever asks will hear of it.
            await self._workers.ask(
                be_ready, position, self._seconds, urgency=Urgency.HINT, subject=position.table_id
            )

    def _begin(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task


def _outcome(task: asyncio.Task[Answer]) -> Answer:
    if task.cancelled():
        raise closing()
    return task.result()
