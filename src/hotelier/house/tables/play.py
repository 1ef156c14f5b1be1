"""Choices and undo: the awaited seat, the awaited moment, a legal choice? Then it is written."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Literal

from hotelier.house.basics.refusals import Refusal, not_allowed, not_now, stale
from hotelier.house.storing.records import OVER, PLAYING, Change, StoredChoice
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table, Visitor
from hotelier.kernel.message import Reason, sentence

Word = int | str
"""A choice by its number or by its word."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The answer to a choice or an undo that was accepted."""

    result: Literal["taken", "duplicate", "undone"]
    moment: int
    """The moment after it."""


class _Duplicate(Exception):
    """The very choice was made before: a message sent twice, or sent again after a bad network."""


async def choose(house: House, table: Table, visitor: Visitor, moment: int, word: Word) -> Taken:
    """A person's choice."""
    seat = visitor.must_hold_a_seat()

    def decide(now: Table) -> Change:
        choice = _choice_of(now, word)
        if _was_made(now, seat, moment, choice):
            raise _Duplicate
        if now.playing and now.record.seats[seat].bot is not None:
            raise not_now(sentence("house-bot-stands-in"))
        return _chosen(now, seat, moment, choice, by_bot=False)

    started = time.perf_counter()
    try:
        await house.change(table, decide)
    except _Duplicate:
        return Taken("duplicate", table.record.moment)
    house.metrics.choices.labels("person").inc()
    house.metrics.choice_seconds.observe(time.perf_counter() - started)
    return Taken("taken", moment + 1)


async def choose_for_bot(house: House, table: Table, seat: int, moment: int, choice: int) -> None:
    """A bot's choice; refused if the person is back, or another process was faster."""

    def decide(now: Table) -> Change:
        if now.record.seats[seat].bot is None:
            raise not_allowed(sentence("house-bot-left"))
        return _chosen(now, seat, moment, choice, by_bot=True)

    await house.change(table, decide)
    house.metrics.choices.labels("bot").inc()


async def undo(
    house: House, table: Table, visitor: Visitor, moment: int, to: int | None = None
) -> Taken:
    """Take back the own latest choice, or all that came after the first `to` (RUL-15)."""
    seat = visitor.must_hold_a_seat()

    def decide(now: Table) -> Change:
        _must_be_at(now, moment)
        stays = now.record.steps - 1 if to is None else to
        if not undo_limit(now, seat) <= stays < now.record.steps:
            raise Refusal(
                409,
                "no-undo",
                sentence("house-no-undo"),
                clause="RUL-15",
            )
        record = now.record
        after = replace(
            record,
            version=record.version + 1,
            moment=record.moment + 1,
            steps=stays,
            moved_at=time.time(),
            bot_awaited=record.seats[seat].bot is not None,
        )
        return Change(after, keep=stays)

    await house.change(table, decide)
    house.metrics.undone.inc()
    return Taken("undone", moment + 1)


def undo_limit(table: Table, seat: int) -> int:
    """How many choices stand when a seat has taken back all it may; all, if it may nothing.

    Neither what a fork began with nor what a bot chose is taken back.
    """
    record = table.record
    stays = record.steps
    if not table.playing or record.seats[seat].bot is not None:
        return stays
    limit = max(record.fork_step or 0, table.game.undo_limit(seat))
    while stays > limit and not table.choices[stays - 1].by_bot:
        stays -= 1
    return stays


def why_not(table: Table, visitor: Visitor, word: Word) -> Reason | None:
    """Why a choice is not legal now. Only for the seat to choose: the answer may tell its hand."""
    seat = visitor.must_hold_a_seat()
    must_await(table, seat)
    choice = _choice_of(table, word)
    return table.game.rules.why_not(table.game.state, choice)


def _chosen(table: Table, seat: int, moment: int, choice: int, *, by_bot: bool) -> Change:
    """The table after a legal choice. The game itself follows when this is written."""
    _must_be_at(table, moment)
    must_await(table, seat)
    game, record = table.game, table.record
    if choice not in game.state.choices:
        raise _illegal(table, choice)
    ahead = game.state.clone()
    ahead.apply(choice)
    now = time.time()
    after = replace(
        record,
        version=record.version + 1,
        moment=record.moment + 1,
        steps=record.steps + 1,
        status=OVER if ahead.over else PLAYING,
        moved_at=now,
        bot_awaited=not ahead.over and record.seats[int(ahead.seat)].bot is not None,
    )
    return Change(after, added=(StoredChoice(record.steps, seat, choice, moment, by_bot, now),))


def _was_made(table: Table, seat: int, moment: int, choice: int) -> bool:
    place = table.steps_before(moment)
    if place >= len(table.choices):
        return False
    made = table.choices[place]
    return (made.moment, made.seat, made.choice) == (moment, seat, choice)


def _choice_of(table: Table, word: Word) -> int:
    rules = table.game.rules
    try:
        if isinstance(word, str):
            return rules.choice_of(word)
        rules.token(word)
    except (KeyError, IndexError):
        raise Refusal(
            422, "no-such-choice", sentence("error-no-choice", token=word, game=rules.name)
        ) from None
    return word


def _illegal(table: Table, choice: int) -> Refusal:
    rules, state = table.game.rules, table.game.state
    token = rules.token(choice)
    reason = rules.why_not(state, choice)
    clause = {} if reason is None else {"clause": reason.clause}
    return Refusal(
        422, "illegal", sentence("house-not-legal", token=token), choice=choice, **clause
    )


def _must_be_at(table: Table, moment: int) -> None:
    if not table.has_begun:
        raise not_now(sentence("house-not-begun"))
    if not table.playing:
        raise not_now(sentence("error-game-over"))
    if moment != table.record.moment:
        raise stale(moment, table.record.moment)


def must_await(table: Table, seat: int) -> None:
    if not table.playing or table.game.over:
        raise not_now(sentence("house-no-choice-awaited"))
    if table.game.seat != seat:
        raise Refusal(409, "not-your-turn", sentence("house-another-chooses"))
