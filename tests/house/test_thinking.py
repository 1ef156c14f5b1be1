"""Processes that think: who waits is not hurt by who is late, and nothing falls to chance."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hotelier.bots import make_bot
from hotelier.bots.net.weights import DamagedWeights
from hotelier.games import game_named
from hotelier.house.basics.logs import JsonLines
from hotelier.house.basics.metrics import Metrics
from hotelier.house.basics.settings import Settings
from hotelier.house.basics.worker import Worker, WorkerLost, WorkFailed
from hotelier.house.basics.workers import Answered, Workers
from hotelier.house.storing.storage import Storage
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table
from hotelier.house.thinking.bots import BotPlayers
from hotelier.house.thinking.guests import Guests
from hotelier.house.thinking.sittings import Position
from hotelier.house.thinking.thoughts import Question, answer
from hotelier.kernel.game import Game
from hotelier.kernel.luck import Luck
from tests.house.toil import contradict, doze, drop_dead, note, warn

AMPLE = 60.0


def question(choices: list[int], bot: str = "random") -> Question:
    position = Position("a", "austria", {"players": "2"}, 2, Luck(5), {}, choices)
    return Question(position, _game(choices).seat, bot, len(choices))


def _game(choices: list[int]) -> Game:
    game = Game(game_named("austria"), {"players": "2"}, 5)
    for choice in choices:
        game.choose(choice)
    return game


@asynccontextmanager
async def at_work(processes: int) -> AsyncIterator[Workers]:
    """Workers whose processes run already."""
    workers = Workers(processes)
    await asyncio.gather(*(workers.ask(doze, 0.05, AMPLE) for _ in range(processes)))
    yield workers
    workers.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_what_a_worker_logs_is_a_line_like_those_of_the_server(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    worker = Worker()
    worker.exchange(warn, "a helper ended")
    worker.end()
    line = json.loads(capfd.readouterr().err)
    assert (line["level"], line["event"]) == ("warning", "a helper ended")


def test_waiting_for_a_free_process_is_not_thinking() -> None:
    async def ask() -> None:
        async with at_work(1) as workers:
            # Together they take longer than any of them may.
            answers = await asyncio.gather(*(workers.ask(doze, 0.5, 1.6) for _ in range(4)))
            assert all(answered.seconds < 1.6 for answered in answers)

    run(ask())


def test_a_late_process_is_replaced_and_the_others_think_on() -> None:
    async def ask() -> None:
        async with at_work(2) as workers:
            late = asyncio.create_task(workers.ask(doze, 30.0, 0.2))
            thinking = asyncio.create_task(workers.ask(doze, 0.6, AMPLE))
            with pytest.raises(TimeoutError):
                await late
            undisturbed = (await thinking).answer
            one, two = await asyncio.gather(*(workers.ask(doze, 0.3, AMPLE) for _ in range(2)))
            assert undisturbed in {one.answer, two.answer}
            assert one.answer != two.answer

    run(ask())


def test_a_process_that_dies_loses_only_its_own_thought() -> None:
    async def ask() -> None:
        async with at_work(2) as workers:
            thinking = asyncio.create_task(workers.ask(doze, 0.4, AMPLE))
            with pytest.raises(WorkerLost):
                await workers.ask(drop_dead, None, AMPLE)
            assert (await thinking).answer > 0
            assert (await workers.ask(doze, 0.0, AMPLE)).answer > 0

    run(ask())


def test_the_urgent_go_first_and_who_left_is_left_out(tmp_path: Path) -> None:
    told = tmp_path / "told"

    async def ask() -> None:
        async with at_work(1) as workers:
            busy = asyncio.create_task(workers.ask(doze, 0.3, AMPLE))
            await asyncio.sleep(0)
            later = [
                asyncio.create_task(workers.ask(note, (told, word), AMPLE, urgency=urgency))
                for word, urgency in (("review", 2), ("hint", 1), ("gone", 0), ("bot", 0))
            ]
            await asyncio.sleep(0)
            assert workers.waiting == 4
            later.pop(2).cancel()
            await asyncio.gather(busy, *later)

    run(ask())
    assert told.read_text().split() == ["bot", "hint", "review"]


def test_a_process_that_knows_the_table_is_preferred() -> None:
    async def ask() -> None:
        async with at_work(2) as workers:
            both = [workers.ask(doze, 0.2, AMPLE, subject=table) for table in ("a", "b")]
            first, second = [answered.answer for answered in await asyncio.gather(*both)]
            for table, known in (("a", first), ("b", second), ("b", second), ("a", first)):
                assert (await workers.ask(doze, 0.0, AMPLE, subject=table)).answer == known

    run(ask())


def test_who_is_loyal_waits_for_the_process_that_knows_the_table() -> None:
    async def ask() -> None:
        async with at_work(2) as workers:
            asked = [
                workers.ask(doze, 0.2, AMPLE, subject="a", loyal=True),
                workers.ask(doze, 0.0, AMPLE, subject="a", loyal=True),
                workers.ask(doze, 0.0, AMPLE, subject="b", loyal=True),
            ]
            first, again, other = [found.answer for found in await asyncio.gather(*asked)]
            assert first == again != other
            assert workers.waiting == 0

    run(ask())


def test_errors_come_back_even_those_that_cannot_travel() -> None:
    async def ask() -> None:
        async with at_work(1) as workers:
            with pytest.raises(Exception, match="no bot 'marvin'"):
                await workers.ask(answer, question([], "marvin"), AMPLE)
            with pytest.raises(WorkFailed, match="Contrary: not so"):
                await workers.ask(contradict, None, AMPLE)

    run(ask())


def test_the_memory_of_those_who_think_is_told() -> None:
    async def ask() -> None:
        workers = Workers(2)
        metrics = Metrics()
        metrics.thinking_memory.set_function(workers.memory)
        assert b"hotelier_thinking_memory_bytes 0.0" in metrics.text()
        await workers.ask(doze, 0.0, AMPLE)
        told = float(metrics.text().split(b"hotelier_thinking_memory_bytes ")[-1].split()[0])
        assert told > 5e6
        workers.close()

    run(ask())


def test_a_bot_follows_the_table_through_undo_and_crashes() -> None:
    choices: list[int] = []
    for _ in range(12):
        choices.append(answer(question(choices)))
    again = answer(question(choices[:7]))
    assert again in _game(choices[:7]).legal
    assert answer(question(choices)) in _game(choices).legal


def test_greedy_chooses_where_a_bot_has_damaged_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_: str) -> None:
        raise DamagedWeights("The weights are damaged.")

    monkeypatch.setattr("hotelier.bots.trained.weights_of", damaged)
    asked = replace(question([], "director"), position=replace(question([]).position, table_id="b"))
    assert answer(asked) in _game([]).legal


@pytest.mark.parametrize("able", [["greedy"], []], ids=["in a worker", "in the server"])
def test_greedy_chooses_where_a_bot_is_lost(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, able: list[str]
) -> None:
    asked: list[str] = []

    async def ask(
        _self: Workers, _work: object, asked_of: Question, _seconds: float, **_: object
    ) -> Answered[int]:
        asked.append(asked_of.bot)
        if asked_of.bot not in able:
            raise TimeoutError
        return Answered(answer(asked_of), 0.0)

    monkeypatch.setattr(Workers, "ask", ask)
    # Nobody may foresee the seed of a bot; here it must be known what greedy does by it.
    monkeypatch.setattr("hotelier.house.thinking.bots.secrets.randbits", lambda _: 7)
    game = _game([])
    choices = []
    for _ in range(20):
        choices.append(game.legal[0])
        game.choose(game.legal[0])
    expected = make_bot("greedy", "austria", 7).choose(game.perspective(game.seat))
    assert len(game.legal) > 1

    async def choose() -> int:
        house = House(Settings(), Storage(sqlite_database), Metrics())
        made = [SimpleNamespace(choice=choice) for choice in choices]
        table = SimpleNamespace(id="t", game=game, choices=made)
        players = BotPlayers(house, Workers(1), Guests({}, 1))
        chosen = await players._choice(cast("Table", table), game.seat, "director")
        await players.close()
        return chosen

    assert asyncio.run(choose()) == expected
    assert asked == ["director", "greedy"]
