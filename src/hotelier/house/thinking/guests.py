"""Bots from outside, which the operator lets in: each plays in a process of its own.

A worker tells the program what its seat may know, and takes its choice. A program is borrowed for
one choice: it may be asked about many tables in turn, so there are never more of them than workers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hotelier.bots.plugins.failed import BotFailed
from hotelier.bots.plugins.found import make_plugin
from hotelier.bots.plugins.plugin_bot import MOST_SECONDS, SECONDS_TO_START
from hotelier.house.basics.workers import Answered, Workers
from hotelier.house.thinking.sittings import Position, sitting_at

_LONGEST: Final = SECONDS_TO_START + MOST_SECONDS + 10.0
"""A program has its own, shorter time; this is for a worker that does not even notice."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a program."""

    position: Position
    seat: int
    program: str
    seed: int


class Guests:
    """The bots from outside by name, and the processes they are asked from.

    The bots of the house never wait for them.
    """

    def __init__(self, programs: Mapping[str, str], processes: int) -> None:
        self._programs = dict(programs)
        self._workers = Workers(processes)

    async def choice(self, position: Position, seat: int, name: str, seed: int) -> Answered[int]:
        """What a bot chooses; BotFailed if it does not, whatever the reason."""
        if name not in self._programs:
            raise BotFailed(name, "is not at this house")
        question = Question(position, seat, self._programs[name], seed)
        try:
            return await self._workers.ask(
                answer_of_guest, question, _LONGEST, subject=position.table_id
            )
        except BotFailed as failure:
            raise BotFailed(name, failure.reason) from failure
        except Exception as error:
            raise BotFailed(name, f"was lost: {error}") from error

    def memory(self) -> int:
        return self._workers.memory()

    def close(self) -> None:
        self._workers.close()


def answer_of_guest(question: Question) -> int:
    """What a program chooses; runs in a worker."""
    position = question.position
    seen = sitting_at(position).game.perspective(question.seat)
    bot = make_plugin(question.program, position.game, question.seed)
    try:
        return bot.choose(seen)
    finally:
        bot.close()
