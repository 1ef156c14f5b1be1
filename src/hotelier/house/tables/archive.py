"""Games that were played: journals in and out, forks, rematches."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from hotelier.games import game_named
from hotelier.house.basics.refusals import Refusal, not_now
from hotelier.house.basics.secrecy import new_id, new_secret
from hotelier.house.storing.records import (
    GATHERING,
    OVER,
    Change,
    Record,
    Seat,
    grown,
)
from hotelier.house.tables.creating import Place, Plan, new_record
from hotelier.house.tables.house import House
from hotelier.house.tables.reading import played
from hotelier.house.tables.table import Table, Visitor
from hotelier.kernel.luck import Luck, new_secret_seed
from hotelier.kernel.message import sentence
from hotelier.kernel.options import PLAYERS


def must_be_finished(table: Table) -> None:
    """The seed and all hidden cards are in a journal, so nobody gets one while the game goes on."""
    if not table.is_public_record:
        raise not_now(sentence("house-journal-hidden"))


def journal_of(table: Table) -> str:
    must_be_finished(table)
    return table.game.save()


async def keep_journal(house: House, text: str) -> str:
    """The id of a table that holds the game of a journal, to look at, share and fork."""
    record, made = await house.journals.read(text)
    await house.store(record, made)
    return record.id


async def fork(
    house: House,
    table: Table,
    step: int | None,
    plan: Callable[[int], Plan],
    *,
    same_chance: bool = False,
) -> Place:
    """A new table that begins where a finished game was after so many choices.

    Who has seen that game knows what comes by its seed; so chance begins anew, unless somebody
    wants to study what else could have been done with the same luck.
    """
    must_be_finished(table)
    length = len(table.game.steps)
    step = length if step is None else step
    if not 0 <= step <= length:
        raise Refusal(404, "no-such-step", sentence("error-no-step", choices=length, step=step))
    game, before = table.game, table.record
    planned = plan(int(game.options[PLAYERS]))
    house.must_have(planned.bots)
    record, secret = new_record(game.rules, game.options, planned, game.luck)
    made = played(game, step)
    renewals = {at: luck for at, luck in game.renewals.items() if at <= step}
    if not same_chance:
        renewals[step] = Luck(new_secret_seed())
    record = replace(
        record,
        rules=game.version,
        renewals=renewals,
        forked_from=before.id,
        fork_step=step,
        moment=step,
        steps=step,
    )
    return Place(await house.create(record, made), planned.own_seat, secret)


async def rematch(house: House, table: Table, visitor: Visitor) -> str:
    """The id of a table for the same players once more; the same one for all who ask.

    The secrets that hold the seats here hold them there too.
    """
    seat = visitor.must_hold_a_seat()
    created: Record | None = None

    def decide(now: Table) -> Change:
        nonlocal created
        record = now.record
        if record.status != OVER:
            raise not_now(sentence("house-not-over"))
        if record.rematch is not None:
            raise _AlreadyArranged(record.rematch)
        created = _once_more(record, seat)
        change = grown(record, rematch=created.id)
        return replace(change, newcomer=(created, ()))

    try:
        await house.change(table, decide)
    except _AlreadyArranged as there:
        return there.table_id
    assert created is not None
    house.metrics.tables_created.inc()
    return created.id


class _AlreadyArranged(Exception):
    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


def _once_more(record: Record, host: int) -> Record:
    """A new game, so by the rules of today."""
    rules = game_named(record.game)
    now = time.time()
    seats = tuple(
        replace(_once_more_at(seat), ready=seat.kind == "bot" or number == host)
        for number, seat in enumerate(record.seats)
    )
    return Record(
        id=new_id(),
        game=record.game,
        rules=rules.version,
        options=rules.settle(record.options),
        luck=Luck(new_secret_seed()),
        status=GATHERING,
        seats=seats,
        listed=record.listed,
        watchable=record.watchable,
        hints=record.hints,
        invitation=new_secret(),
        host_seat=host,
        keys={key: seat for key, seat in record.keys.items() if seat is not None},
        created_at=now,
        moved_at=now,
    )


def _once_more_at(seat: Seat) -> Seat:
    """Who stood in for somebody is gone, and what went wrong is forgotten."""
    return replace(seat, bot=seat.bot if seat.kind == "bot" else None, forfeited=None)
