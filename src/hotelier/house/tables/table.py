"""A table in memory: its record, its game, and whoever waits for news of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from hotelier.games import game_named
from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.secrecy import digest, same
from hotelier.house.storing.notices import OF_A_CHOICE
from hotelier.house.storing.records import GATHERING, PLAYING, Change, Record, StoredChoice
from hotelier.house.storing.schema import changed
from hotelier.house.tables.company import Company
from hotelier.kernel.game import Game
from hotelier.kernel.message import Message, sentence
from hotelier.kernel.rules import Rules

_MOMENT_SECONDS = 2.0
_CHANGED_BY_CHOICES = set(OF_A_CHOICE) - {"status"}
"""All of it but what stands for the whole game, and only its last choice changes."""


class Table:
    """What one process knows of a table. Only `House` changes it, after the database did."""

    def __init__(self, record: Record, choices: Sequence[StoredChoice]) -> None:
        self.record = record
        self.choices: list[StoredChoice] = []
        """One for each step of the game."""
        self._game: Game | None = None
        self._rules = _rules_of(record)
        self.asked_at = time.monotonic()
        """When somebody last asked for it."""
        self.changing = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.company = Company()
        self.made: dict[object, Any] = {}
        """What was made from the table as it is, for whoever asks next; gone when it changes."""
        self.lasting: dict[object, Any] = {}
        """The same of what choices leave as it is; gone when anything else changes."""
        self._play(choices)
        if self.has_begun:
            self._deal()

    @property
    def game(self) -> Game:
        """It is dealt when it begins: until then seats may add words to its seed."""
        return self._game or self._deal()

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def playing(self) -> bool:
        return self.record.status == PLAYING

    @property
    def has_begun(self) -> bool:
        return self.record.status != GATHERING

    @property
    def is_public_record(self) -> bool:
        """Whether the game is finished: then nothing of it is hidden any more."""
        return self.has_begun and not self.playing

    def names(self) -> list[str | Message]:
        """The names by seat; that of an opponent who plays by himself is for the words to say."""
        others = self._rules.seat_titles(self.record.options)
        return [seat.name for seat in self.record.seats] + [others[seat] for seat in sorted(others)]

    def is_idle(self, seconds: float) -> bool:
        """Whether it can leave memory: nobody listens, and nobody has asked for so long.

        A finished game need not wait so long; but whoever has just asked may be about to listen.
        """
        if self.listeners or self.changing.locked() or self.awaited_bot() is not None:
            return False
        enough = min(seconds, _MOMENT_SECONDS) if self.is_public_record else seconds
        return time.monotonic() - self.asked_at >= enough

    def awaited_bot(self) -> tuple[int, str] | None:
        """The seat to choose and the bot that chooses there, if a bot does."""
        if not self.playing or self.game.over:
            return None
        seat = self.game.seat
        bot = self.record.seats[seat].bot
        return None if bot is None else (seat, bot)

    def steps_before(self, moment: int) -> int:
        """How many of the present choices had been made at a moment.

        Moments never come again, so whoever knew the table then knows these, and no others
        that still stand.
        """
        kept = len(self.choices)
        while kept and self.choices[kept - 1].moment >= moment:
            kept -= 1
        return kept

    def adopt(self, change: Change) -> None:
        """Follow what was written."""
        if change.keep is not None:
            self._cut(change.keep)
        self._play(change.added)
        self._become(change.record)

    def catch_up(self, record: Record, since: Sequence[StoredChoice]) -> None:
        """Follow what other processes wrote: the choices made since the moment known here."""
        self._cut(record.steps - len(since))
        self._play(since)
        self._become(record)

    def announce(self) -> None:
        """Wake whoever waits for news."""
        for listener in self.listeners:
            listener.set()

    def _become(self, record: Record) -> None:
        before, self.record = self.record, record
        if (before.luck, before.renewals) != (record.luck, record.renewals):
            self._game = None
        if self._game is not None:
            self._game.names |= _names(record)
        self.made.clear()
        if not changed(before, record) <= _CHANGED_BY_CHOICES:
            self.lasting.clear()

    def _cut(self, keep: int) -> None:
        if keep < len(self.choices):
            if self._game is not None:
                self._game.rewind(keep)
            del self.choices[keep:]

    def _play(self, choices: Sequence[StoredChoice]) -> None:
        for stored in choices:
            if self._game is not None:
                self._game.choose(stored.choice)
            self.choices.append(stored)

    def _deal(self) -> Game:
        record = self.record
        game = Game(
            self._rules,
            record.options,
            record.luck,
            names=_names(record),
            renewals=record.renewals,
            version=record.rules,
        )
        for stored in self.choices:
            game.choose(stored.choice)
        self._game = game
        return game


class Visitor:
    """Who asks: which seat a secret holds, if any, and what the visitor may see.

    It is looked up every time: a seat can change hands while somebody waits.
    """

    __slots__ = ("_known", "_secret", "_table")

    def __init__(self, table: Table, secret: str | None) -> None:
        self._table = table
        self._secret = secret or ""
        self._known = digest(secret) if secret else ""

    @property
    def seat(self) -> int | None:
        return self._table.record.keys.get(self._known)

    @property
    def host(self) -> bool:
        record = self._table.record
        seat = self.seat
        return self._has_key and (seat is None or seat == record.host_seat)

    @property
    def invited(self) -> bool:
        invitation = self._table.record.invitation
        return self._has_key or bool(invitation and same(self._secret, invitation))

    @property
    def _has_key(self) -> bool:
        return self._known in self._table.record.keys

    def must_hold_a_seat(self) -> int:
        if self.seat is None:
            raise Refusal(401, "no-seat", sentence("house-needs-seat"))
        return self.seat

    def must_be_host(self) -> None:
        if not self.host:
            raise Refusal(403, "not-host", sentence("house-needs-host"))

    def must_be_allowed_to_watch(self, table: Table) -> None:
        record = table.record
        if self.seat is not None or self.host or table.is_public_record:
            return
        if not table.has_begun and (record.listed or self.invited):
            return
        if not record.watchable:
            raise Refusal(403, "no-spectators", sentence("house-no-spectators"))
        if not record.listed and not self.invited:
            raise Refusal(403, "not-invited", sentence("house-not-invited"))


def _rules_of(record: Record) -> Rules:
    rules = game_named(record.game)
    if not rules.plays(record.rules):
        raise Refusal(
            409,
            "other-rules",
            sentence(
                "house-other-rules",
                played=record.rules,
                game=rules.name,
                version=rules.version,
            ),
        )
    return rules


def _names(record: Record) -> dict[int, str]:
    return {number: seat.name for number, seat in enumerate(record.seats) if seat.name}
