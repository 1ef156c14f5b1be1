"""Small parts of the house by themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from hotelier.games import game_named
from hotelier.house.bots import Question, Thinkers, answer
from hotelier.house.lobby import clean_name
from hotelier.house.refusals import Refusal
from hotelier.house.writer import Batch, Writer
from hotelier.kernel.game import Game


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t W. ", "Anna W."),
        ("A\nB\u2028C\x00D", "A B C D"),
        ("\ud800", ""),
        ("x" * 50, "x" * 40),
        ("Łucja 王", "Łucja 王"),
    ],
)
def test_names_fit_one_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept


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


def question(choices: list[int], bot: str = "random") -> Question:
    return Question("a", "austria", {"players": "2"}, 5, choices, _seat(choices), bot)


def _game(choices: list[int]) -> Game:
    game = Game(game_named("austria"), {"players": "2"}, 5)
    for choice in choices:
        game.choose(choice)
    return game


def _seat(choices: list[int]) -> int:
    return _game(choices).seat


def test_a_bot_follows_the_table_through_undo_and_crashes() -> None:
    choices: list[int] = []
    for _ in range(12):
        choices.append(answer(question(choices)))
    again = answer(question(choices[:7]))
    assert again == choices[7]
    assert answer(question(choices)) in _game(choices).legal


def test_a_bot_that_fails_or_takes_too_long_is_replaced() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(Exception, match="no bot 'marvin'"):
            await thinkers.think(question([], "marvin"), 60)
        with pytest.raises(TimeoutError):
            await thinkers.think(question([], "greedy"), 0.0)
        assert await thinkers.think(question([]), 60) in _game([]).legal
        thinkers.close()

    asyncio.run(run())
