"""A second device at the own seat, by a code that works once."""

from __future__ import annotations

import time

from hotelier.house.basics.refusals import not_allowed
from hotelier.house.basics.secrecy import digest, new_secret
from hotelier.house.storing.records import Change, Pairing, grown
from hotelier.house.tables.creating import Place
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table, Visitor
from hotelier.kernel.message import sentence

DEVICES_AT_A_SEAT = 8
PAIRING_SECONDS = 600.0


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
            raise not_allowed(sentence("house-no-code"))
        seat = pairing.seat
        mine = [key for key, held in record.keys.items() if held == seat]
        dropped = set(mine[: max(0, len(mine) - DEVICES_AT_A_SEAT + 1)])
        keys = {key: held for key, held in record.keys.items() if key not in dropped}
        keys[digest(secret)] = seat
        return grown(record, pairings=pairings, keys=keys)

    await house.change(table, decide)
    return Place(table, seat, secret)
