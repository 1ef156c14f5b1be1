"""Bots from outside, which the operator lets in: each plays in a process of its own.

A worker tells the program what its seat may know, and takes its choice. A table is always asked
about in the same worker, where the program may have stayed since the last choice (`lodgings.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hotelier.bots.plugins.failed import BotFailed
from hotelier.bots.plugins.plugin_bot import MOST_SECONDS, SECONDS_TO_START
from hotelier.house.basics.workers import Answered, Workers
from hotelier.house.thinking.lodgings import Lodgings
from hotelier.house.thinking.sittings import Position

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
                answer_of_guest, question, _LONGEST, subject=position.table_id, loyal=True
            )
        except BotFailed as failure:
            raise BotFailed(name, failure.reason) from failure
        except Exception as error:
            raise BotFailed(name, f"was lost: {error}") from error

    def memory(self) -> int:
        return self._workers.memory()

    def close(self) -> None:
        self._workers.close()


_lodgings: Final = Lodgings()
"""Of the worker that this process is."""


def answer_of_guest(question: Question) -> int:
    """What a program chooses; runs in a worker."""
    return _lodgings.choice(question.position, question.seat, question.program, question.seed)
