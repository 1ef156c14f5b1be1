"""Journals that strangers bring are read and played in a process of their own.

How long that takes is up to whoever wrote them, so there is a limit of choices, of time, and of
how many wait; the server answers everybody else meanwhile.
"""

from __future__ import annotations

import asyncio
import time

from hotelier.games import game_named
from hotelier.house.basics.names import clean_name
from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.secrecy import new_id
from hotelier.house.basics.settings import Settings
from hotelier.house.basics.workers import Workers
from hotelier.house.storing.records import ARCHIVED, OVER, Record, Seat, StoredChoice
from hotelier.kernel.errors import JournalError
from hotelier.kernel.game import Game
from hotelier.kernel.message import sentence
from hotelier.kernel.options import PLAYERS

Read = tuple[Record, tuple[StoredChoice, ...]]
_MOST_WAITING = 8


class JournalReader:
    """One at a time; each has all the time there is for one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._worker = Workers(1)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def read(self, text: str) -> Read:
        """The table to store, or a refusal that says what is wrong with the journal."""
        if self._waiting >= _MOST_WAITING:
            raise Refusal(503, "busy", sentence("house-many-journals"))
        self._waiting += 1
        try:
            async with self._turn:
                asked = (text, self._settings.journal_choices)
                seconds = self._settings.journal_seconds
                return (await self._worker.ask(read_journal, asked, seconds)).answer
        except JournalError as error:
            raise Refusal(422, "bad-journal", error.told) from error
        except TimeoutError:
            raise Refusal(422, "bad-journal", sentence("house-journal-slow")) from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._worker.close()


def read_journal(asked: tuple[str, int]) -> Read:
    """The game of a journal with at most so many choices, as it is stored. Runs in a worker."""
    text, most_choices = asked
    game = Game.load(text, game_named, most_choices=most_choices)
    now = time.time()
    seats = range(int(game.options[PLAYERS]))
    people = [clean_name(game.names.get(seat, "")) for seat in seats]
    made = played(game, len(game.steps))
    record = Record(
        id=new_id(),
        game=game.rules.name,
        rules=game.version,
        options=game.options,
        luck=game.luck,
        renewals=game.renewals,
        status=OVER if game.over else ARCHIVED,
        seats=tuple(Seat("person", name) for name in people),
        moment=len(made),
        steps=len(made),
        created_at=now,
        moved_at=now,
    )
    return record, made


def played(game: Game, steps: int) -> tuple[StoredChoice, ...]:
    """The first choices of a game, as they are stored."""
    now = time.time()
    return tuple(
        StoredChoice(number, step.seat, step.choice, number, by_bot=False, made_at=now)
        for number, step in enumerate(game.steps[:steps])
    )
