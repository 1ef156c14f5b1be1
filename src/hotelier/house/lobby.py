"""Before and around a game: creating a table, sitting down, getting ready, leaving, coming back."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from hotelier.bots import BOTS
from hotelier.games import game_named
from hotelier.house.house import House
from hotelier.house.records import GATHERING, OVER, PLAYING, Change, Pairing, Record, Seat
from hotelier.house.refusals import Refusal, malformed, not_allowed, not_now
from hotelier.house.secrecy import digest, new_id, new_secret, new_seed
from hotelier.house.table import Table, Visitor
from hotelier.kernel.errors import OptionError
from hotelier.kernel.rules import Rules

LONGEST_NAME = 40
DEVICES_AT_A_SEAT = 8
PAIRING_SECONDS = 600.0
SIZE_OPTION = "players"
BOT_NAMES = ("Franzi", "Poldi", "Resi", "Schani", "Mitzi", "Ferdl", "Steffi", "Xandl")
"""More than there are seats at a table."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who is to sit where at a new table: the name of a bot, or None for a person."""

    bots: tuple[str | None, ...]
    own_seat: int | None
    own_name: str
    listed: bool
    watchable: bool


@dataclass(frozen=True, slots=True)
class Place:
    """What a person gets who sat down."""

    table: Table
    seat: int | None
    secret: str


def clean_name(name: str) -> str:
    """A name fit for one line of a journal."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return cleaned[:LONGEST_NAME].strip()


def settle(game: str, options: Mapping[str, str]) -> tuple[Rules, dict[str, str]]:
    """The game and all of its options, or a refusal that says what is wrong."""
    try:
        rules = game_named(game)
        return rules, rules.settle(options)
    except OptionError as error:
        raise Refusal(422, "bad-option", str(error)) from error


def plan_seats(
    size: int,
    bots: Sequence[str | None] | None,
    own_seat: int | None,
    *,
    sits: bool,
    name: str,
    listed: bool,
    watchable: bool,
) -> Plan:
    """Check who is to sit where; without a plan all seats are for people."""
    wanted = tuple(bots) if bots is not None else (None,) * size
    if len(wanted) != size:
        raise malformed(f"The table has {size} seats, but {len(wanted)} are described.")
    for bot in wanted:
        if bot is not None and bot not in BOTS:
            raise malformed(f"There is no bot '{bot}'; there is {', '.join(BOTS)}.")
    if sits and own_seat is None:
        own_seat = next((seat for seat, bot in enumerate(wanted) if bot is None), None)
    if own_seat is not None and (not 0 <= own_seat < size or wanted[own_seat] is not None):
        raise malformed(f"Seat {own_seat} is no seat for a person at this table.")
    return Plan(wanted, own_seat if sits else None, clean_name(name), listed, watchable)


def new_record(
    rules: Rules, options: dict[str, str], plan: Plan, seed: int | None = None
) -> tuple[Record, str]:
    """A table as it is created, and the secret of whoever created it."""
    secret = new_secret()
    now = time.time()
    record = Record(
        id=new_id(),
        game=rules.name,
        rules=rules.version,
        options=options,
        seed=new_seed() if seed is None else seed,
        status=GATHERING,
        seats=_planned_seats(plan),
        listed=plan.listed,
        watchable=plan.watchable,
        invitation=new_secret(),
        host_seat=plan.own_seat,
        keys={digest(secret): plan.own_seat},
        created_at=now,
        moved_at=now,
    )
    return record, secret


async def create(
    house: House, game: str, options: Mapping[str, str], plan: Callable[[int], Plan]
) -> Place:
    """A new table; the creator is its host."""
    rules, settled = settle(game, options)
    planned = plan(int(settled[SIZE_OPTION]))
    record, secret = new_record(rules, settled, planned)
    table = await house.create(record)
    return Place(table, planned.own_seat, secret)


def _planned_seats(plan: Plan) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for number, bot in enumerate(plan.bots):
        if bot is not None:
            seats.append(bot_seat(bot, seats))
        elif number == plan.own_seat:
            seats.append(Seat("person", plan.own_name or f"Player {number + 1}"))
        else:
            seats.append(Seat())
    return tuple(seats)


def bot_seat(bot: str, others: Sequence[Seat] = ()) -> Seat:
    """A bot with a name that nobody else at the table has."""
    taken = {seat.name for seat in others}
    name = next(name for name in BOT_NAMES if name not in taken)
    return Seat("bot", name, bot, ready=True)


async def sit(house: House, table: Table, visitor: Visitor, name: str, seat: int | None) -> Place:
    """Take an empty seat; the secret that comes back holds it."""
    secret = new_secret()
    taken = -1

    def decide(now: Table) -> Change:
        nonlocal taken
        record = now.record
        _must_be_gathering(now)
        if not record.listed and not visitor.invited:
            raise Refusal(403, "not-invited", "This table is by invitation only.")
        if visitor.seat is not None:
            raise not_now(f"You hold seat {visitor.seat} already.")
        taken = _empty_seat(record, seat)
        called = clean_name(name) or f"Player {taken + 1}"
        seats = _with_seat(record, taken, Seat("person", called))
        host = taken if record.host_seat is None and not _has_host(record) else record.host_seat
        keys = {**record.keys, digest(secret): taken}
        return grown(record, seats=seats, keys=keys, host_seat=host)

    await house.change(table, decide)
    return Place(table, taken, secret)


async def present_oneself(
    house: House, table: Table, visitor: Visitor, name: str | None, ready: bool | None
) -> None:
    """Change the own name, or say that one is ready."""

    def decide(now: Table) -> Change:
        number = visitor.must_hold_a_seat()
        record = now.record
        seat = record.seats[number]
        if name is not None:
            seat = replace(seat, name=clean_name(name) or seat.name)
        if ready is not None:
            _must_be_gathering(now)
            seat = replace(seat, ready=ready)
        return grown(record, seats=_with_seat(record, number, seat))

    await house.change(table, decide)


async def arrange(
    house: House, table: Table, visitor: Visitor, number: int, bot: str | None
) -> None:
    """The host puts a bot on a seat, or frees it."""
    if bot is not None and bot not in BOTS:
        raise malformed(f"There is no bot '{bot}'; there is {', '.join(BOTS)}.")

    def decide(now: Table) -> Change:
        visitor.must_be_host()
        _must_be_gathering(now)
        record = now.record
        if not 0 <= number < len(record.seats):
            raise Refusal(404, "no-such-seat", f"This table has no seat {number}.")
        if number == visitor.seat:
            raise not_now("That is your own seat: leave it first.")
        keys = {key: seat for key, seat in record.keys.items() if seat != number}
        others = [*record.seats[:number], *record.seats[number + 1 :]]
        seat = Seat() if bot is None else bot_seat(bot, others)
        return grown(record, seats=_with_seat(record, number, seat), keys=keys)

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
            raise not_now("There are empty seats.")
        waiting = [seat.name for seat in seats if not seat.ready]
        if waiting:
            raise not_now(f"Not ready yet: {', '.join(waiting)}.")
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
    if bot not in BOTS:
        raise malformed(f"There is no bot '{bot}'; there is {', '.join(BOTS)}.")

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
        return grown(record, seats=seats, keys=keys, host_seat=host)

    await house.change(table, decide)


async def come_back(house: House, table: Table, visitor: Visitor) -> None:
    """Take the own seat again from the bot that stood in."""

    def decide(now: Table) -> Change:
        number = visitor.must_hold_a_seat()
        return stood_in(now, number, None)

    await house.change(table, decide)


async def ask_for_stand_in(
    house: House, table: Table, visitor: Visitor, number: int, bot: str
) -> None:
    """Let a bot choose for somebody who keeps the table waiting; the seat stays theirs."""
    if bot not in BOTS:
        raise malformed(f"There is no bot '{bot}'; there is {', '.join(BOTS)}.")

    def decide(now: Table) -> Change:
        if not visitor.host:
            visitor.must_hold_a_seat()
        _must_be_playing(now)
        waited = time.time() - now.record.moved_at
        patience = house.settings.patience_seconds
        if number != now.game.seat or waited < patience:
            raise not_now(
                f"A bot may stand in for a player who has kept the table waiting for "
                f"{patience:.0f} seconds."
            )
        return stood_in(now, number, bot)

    await house.change(table, decide)


def stood_in(table: Table, number: int, bot: str | None) -> Change:
    """A bot stands in at a person's seat, or (None) the person is back."""
    _must_be_playing(table)
    record = table.record
    if record.seats[number].kind != "person":
        raise not_now("A bot sits there anyway.")
    seats = _with_seat(record, number, replace(record.seats[number], bot=bot))
    awaited = not table.game.over and seats[table.game.seat].bot is not None
    return grown(record, seats=seats, bot_awaited=awaited)


async def open_pairing(house: House, table: Table, visitor: Visitor) -> tuple[int, str]:
    """A code with which one more device may take the own seat, for ten minutes."""
    code = new_secret()
    number = visitor.must_hold_a_seat()

    def decide(now: Table) -> Change:
        record = now.record
        at = time.time()
        valid = {
            known: pairing
            for known, pairing in record.pairings.items()
            if pairing.until > at and pairing.seat != number
        }
        valid[digest(code)] = Pairing(number, at + PAIRING_SECONDS)
        return grown(record, pairings=valid)

    await house.change(table, decide)
    return number, code


async def pair_device(house: House, table: Table, code: str) -> Place:
    """A second device takes the seat, with a secret of its own; the code is used up."""
    secret = new_secret()
    seat = -1

    def decide(now: Table) -> Change:
        nonlocal seat
        record = now.record
        pairings = dict(record.pairings)
        pairing = pairings.pop(digest(code), None)
        if pairing is None or pairing.until < time.time():
            raise not_allowed("This code is not valid, not any more, or was used before.")
        seat = pairing.seat
        mine = [key for key, held in record.keys.items() if held == seat]
        dropped = set(mine[: max(0, len(mine) - DEVICES_AT_A_SEAT + 1)])
        keys = {key: held for key, held in record.keys.items() if key not in dropped}
        keys[digest(secret)] = seat
        return grown(record, pairings=pairings, keys=keys)

    await house.change(table, decide)
    return Place(table, seat, secret)


def grown(record: Record, **changes: object) -> Change:
    """A change of the record alone."""
    return Change(replace(record, version=record.version + 1, **changes))  # type: ignore[arg-type]


def _has_host(record: Record) -> bool:
    return record.host_seat is not None or None in record.keys.values()


def _must_be_gathering(table: Table) -> None:
    if table.has_begun:
        raise not_now("The game has begun already.")


def _must_be_playing(table: Table) -> None:
    if not table.playing:
        raise not_now("No game is being played at this table.")


def _empty_seat(record: Record, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(record.seats) if seat.kind == "empty"]
    if not free:
        raise not_now("All seats are taken.")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise not_now(f"Seat {wanted} is not free.")
    return wanted


def _with_seat(record: Record, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*record.seats[:number], seat, *record.seats[number + 1 :])
