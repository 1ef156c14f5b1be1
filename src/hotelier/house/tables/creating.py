"""A new table: what is agreed on, and who is to sit where."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotelier.games import game_named
from hotelier.house.basics.names import clean_name
from hotelier.house.basics.refusals import Refusal, malformed
from hotelier.house.basics.secrecy import digest, new_id, new_secret
from hotelier.house.storing.records import GATHERING, Record, Seat
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table
from hotelier.kernel.errors import OptionError
from hotelier.kernel.luck import Luck, new_secret_seed
from hotelier.kernel.message import sentence
from hotelier.kernel.options import PLAYERS
from hotelier.kernel.rules import Rules

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
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """What a person gets who sat down."""

    table: Table
    seat: int | None
    secret: str


def settle(game: str, options: Mapping[str, str]) -> tuple[Rules, dict[str, str]]:
    """The game and all of its options, or a refusal that says what is wrong."""
    try:
        rules = game_named(game)
        return rules, rules.settle(options)
    except OptionError as error:
        raise Refusal(422, "bad-option", error.told) from error


def plan_seats(
    size: int,
    bots: Sequence[str | None] | None,
    own_seat: int | None,
    *,
    sits: bool,
    name: str,
    listed: bool,
    watchable: bool,
    hints: bool = False,
) -> Plan:
    """Check who is to sit where; without a plan all seats are for people."""
    wanted = tuple(bots) if bots is not None else (None,) * size
    if len(wanted) != size:
        raise malformed(sentence("house-other-seats", size=size, described=len(wanted)))
    if sits and own_seat is None:
        own_seat = next((seat for seat, bot in enumerate(wanted) if bot is None), None)
    if own_seat is not None and (not 0 <= own_seat < size or wanted[own_seat] is not None):
        raise malformed(sentence("house-no-seat-for-you", number=own_seat))
    own_seat = own_seat if sits else None
    return Plan(wanted, own_seat, clean_name(name), listed, watchable, hints)


def new_record(
    rules: Rules, options: dict[str, str], plan: Plan, luck: Luck | None = None
) -> tuple[Record, str]:
    """A table as it is created, and the secret of whoever created it."""
    secret = new_secret()
    now = time.time()
    record = Record(
        id=new_id(),
        game=rules.name,
        rules=rules.version,
        options=options,
        luck=luck or Luck(new_secret_seed()),
        status=GATHERING,
        seats=_planned_seats(plan),
        listed=plan.listed,
        watchable=plan.watchable,
        hints=plan.hints,
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
    planned = plan(int(settled[PLAYERS]))
    house.must_have(planned.bots)
    record, secret = new_record(rules, settled, planned)
    table = await house.create(record)
    return Place(table, planned.own_seat, secret)


def _planned_seats(plan: Plan) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for number, bot in enumerate(plan.bots):
        if bot is not None:
            seats.append(bot_seat(bot, seats))
        elif number == plan.own_seat:
            seats.append(Seat("person", plan.own_name))
        else:
            seats.append(Seat())
    return tuple(seats)


def bot_seat(bot: str, others: Sequence[Seat] = ()) -> Seat:
    """A bot with a name that nobody else at the table has."""
    taken = {seat.name for seat in others}
    name = next(name for name in BOT_NAMES if name not in taken)
    return Seat("bot", name, bot, ready=True)
