"""Who sits at a table: sitting down, getting ready, starting, leaving, coming back."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from hotelier.house.basics.names import clean_name
from hotelier.house.basics.refusals import Refusal, not_allowed, not_now
from hotelier.house.basics.secrecy import digest, new_secret
from hotelier.house.storing.records import OVER, PLAYING, Change, Record, Seat, grown
from hotelier.house.tables.creating import Place, bot_seat
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table, Visitor
from hotelier.kernel.message import Value, sentence

STAND_IN: Final = "greedy"
"""Who chooses for whoever is lost and has not said who should."""


async def sit(house: House, table: Table, visitor: Visitor, name: str, seat: int | None) -> Place:
    """Take an empty seat; the secret that comes back holds it."""
    secret = new_secret()
    taken = -1

    def decide(now: Table) -> Change:
        nonlocal taken
        record = now.record
        _must_be_gathering(now)
        if not record.listed and not visitor.invited:
            raise Refusal(403, "not-invited", sentence("house-not-invited"))
        if visitor.seat is not None:
            raise not_now(sentence("house-seat-held", number=visitor.seat))
        taken = _empty_seat(record, seat)
        seats = _with_seat(record, taken, Seat("person", clean_name(name)))
        host = taken if record.host_seat is None and not _has_host(record) else record.host_seat
        keys = {**record.keys, digest(secret): taken}
        return grown(record, seats=seats, keys=keys, host_seat=host, moved_at=time.time())

    await house.change(table, decide)
    return Place(table, taken, secret)


async def present_oneself(
    house: House,
    table: Table,
    visitor: Visitor,
    name: str | None,
    ready: bool | None,
    word: str | None = None,
) -> None:
    """Change the own name, say that one is ready, or add a word to the seed of the table."""

    def decide(now: Table) -> Change:
        number = visitor.must_hold_a_seat()
        record = now.record
        seat = record.seats[number]
        if name is not None:
            seat = replace(seat, name=clean_name(name) or seat.name)
        if ready is not None:
            _must_be_gathering(now)
            seat = replace(seat, ready=ready)
        change = grown(record, seats=_with_seat(record, number, seat))
        if word is None:
            return change
        _must_be_gathering(now)
        return replace(change, record=with_word(change.record, number, clean_name(word) or None))

    await house.change(table, decide)


async def arrange(
    house: House, table: Table, visitor: Visitor, number: int, bot: str | None
) -> None:
    """The host puts a bot on a seat, or frees it."""
    house.must_have([bot])

    def decide(now: Table) -> Change:
        visitor.must_be_host()
        _must_be_gathering(now)
        record = now.record
        if not 0 <= number < len(record.seats):
            raise Refusal(404, "no-such-seat", sentence("house-no-such-seat", number=number))
        if number == visitor.seat:
            raise not_now(sentence("house-own-seat"))
        keys = {key: seat for key, seat in record.keys.items() if seat != number}
        others = [*record.seats[:number], *record.seats[number + 1 :]]
        seat = Seat() if bot is None else bot_seat(bot, others)
        change = grown(record, seats=_with_seat(record, number, seat), keys=keys)
        return replace(change, record=with_word(change.record, number, None))

    await house.change(table, decide)


async def start(house: House, table: Table, visitor: Visitor) -> None:
    """Begin, when every seat is taken and everybody is ready."""

    def decide(now: Table) -> Change:
        if not visitor.host:
            visitor.must_hold_a_seat()
        _must_be_gathering(now)
        record = now.record
        # Whoever starts is ready.
        seats = tuple(
            replace(seat, ready=True) if number == visitor.seat else seat
            for number, seat in enumerate(record.seats)
        )
        if any(seat.kind == "empty" for seat in seats):
            raise not_now(sentence("house-empty-seats"))
        waiting = [_called(number, seat) for number, seat in enumerate(seats) if not seat.ready]
        if waiting:
            raise not_now(sentence("house-not-ready", names=_listed(waiting)))
        over = now.game.over
        return grown(
            record,
            status=OVER if over else PLAYING,
            seats=seats,
            moved_at=time.time(),
            bot_awaited=not over and seats[now.game.seat].bot is not None,
        )

    await house.change(table, decide)


async def leave(house: House, table: Table, visitor: Visitor, bot: str) -> None:
    """Before the game the seat becomes free; during it a bot stands in until the return."""
    house.must_have([bot])

    def decide(now: Table) -> Change:
        number = visitor.must_hold_a_seat()
        if now.playing:
            return stood_in(now, number, bot)
        _must_be_gathering(now)
        record = now.record
        keys = {key: seat for key, seat in record.keys.items() if seat != number}
        seats = _with_seat(record, number, Seat())
        host = record.host_seat
        if host == number:
            people = (at for at, seat in enumerate(seats) if seat.kind == "person")
            host = next(people, None)
        change = grown(record, seats=seats, keys=keys, host_seat=host)
        return replace(change, record=with_word(change.record, number, None))

    await house.change(table, decide)


async def come_back(house: House, table: Table, visitor: Visitor) -> None:
    """Take the own seat again from the bot that stood in."""

    def decide(now: Table) -> Change:
        number = visitor.must_hold_a_seat()
        return stood_in(now, number, None)

    await house.change(table, decide)


async def ask_for_stand_in(house: House, table: Table, visitor: Visitor, number: int) -> None:
    """Let a bot choose for somebody who keeps the table waiting; the seat stays theirs.

    Which bot is not for the others to say: they would pick a poor one.
    """

    def decide(now: Table) -> Change:
        if not visitor.host:
            visitor.must_hold_a_seat()
        _must_be_playing(now)
        waited = time.time() - now.record.moved_at
        patience = house.settings.patience_seconds
        if number != now.game.seat or waited < patience:
            raise not_now(sentence("house-patience", seconds=round(patience)))
        return stood_in(now, number, STAND_IN)

    await house.change(table, decide)


async def forfeit(house: House, table: Table, number: int, bot: str, heir: str) -> None:
    """A bot from outside failed: another one takes its place, and everybody can see it."""

    def decide(now: Table) -> Change:
        record = now.record
        seat = record.seats[number]
        if seat.bot != bot:
            raise not_allowed(sentence("house-bot-left"))
        replaced = replace(seat, bot=heir, forfeited=bot)
        return grown(record, seats=_with_seat(record, number, replaced))

    await house.change(table, decide)


def stood_in(table: Table, number: int, bot: str | None) -> Change:
    """A bot stands in at a person's seat, or (None) the person is back."""
    _must_be_playing(table)
    record = table.record
    if record.seats[number].kind != "person":
        raise not_now(sentence("house-bot-sits-there"))
    seats = _with_seat(record, number, replace(record.seats[number], bot=bot, forfeited=None))
    awaited = not table.game.over and seats[table.game.seat].bot is not None
    return grown(record, seats=seats, bot_awaited=awaited)


def with_word(record: Record, seat: int, word: str | None) -> Record:
    """A seat adds a word to the seed by which dice and cards will come, or takes it away."""
    luck = record.present_luck
    if word == dict(luck.words).get(seat):
        return record
    if record.same_luck or not luck.secret:
        raise not_now(sentence("house-luck-of-another"))
    changed = luck.with_word(seat, word)
    if record.renewals:
        return replace(record, renewals=record.renewals | {max(record.renewals): changed})
    return replace(record, luck=changed)


def _has_host(record: Record) -> bool:
    return record.host_seat is not None or None in record.keys.values()


def _called(number: int, seat: Seat) -> Value:
    """What somebody is called: who gave no name by the seat, in each reader's language."""
    return seat.name or sentence("kernel-player", number=number + 1)


def _listed(names: list[Value]) -> Value:
    first, *others = names
    return sentence("kernel-comma", first=first, rest=_listed(others)) if others else first


def _must_be_gathering(table: Table) -> None:
    if table.has_begun:
        raise not_now(sentence("house-begun"))


def _must_be_playing(table: Table) -> None:
    if not table.playing:
        raise not_now(sentence("house-no-game-on"))


def _empty_seat(record: Record, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(record.seats) if seat.kind == "empty"]
    if not free:
        raise not_now(sentence("house-all-taken"))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise not_now(sentence("house-seat-taken", number=wanted))
    return wanted


def _with_seat(record: Record, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*record.seats[:number], seat, *record.seats[number + 1 :])
