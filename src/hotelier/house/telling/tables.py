"""What anybody may know of a table who knows that there is one."""

from __future__ import annotations

from collections.abc import Mapping

from hotelier.house.storing.records import ARCHIVED, OVER, Record, Seat
from hotelier.house.telling.packed import Data


def table_as_data(record: Record) -> Data:
    """What anybody may know who knows of the table."""
    return lasting_data(record) | present_data(record)


def present_data(record: Record) -> Data:
    """Of that, what every choice changes."""
    return {
        "version": record.version,
        "moment": record.moment,
        "steps": record.steps,
        "moved_at": record.moved_at,
    }


def lasting_data(record: Record) -> Data:
    """And what choices leave as it is."""
    words = dict(record.present_luck.words)
    return {
        "id": record.id,
        "game": record.game,
        "options": record.options,
        "status": record.status,
        "listed": record.listed,
        "watchable": record.watchable,
        "hints": record.hints,
        "host_seat": record.host_seat,
        "seats": [_seat(number, seat, words) for number, seat in enumerate(record.seats)],
        "forked_from": record.forked_from,
        "fork_step": record.fork_step,
        "rematch": record.rematch,
        "luck": _luck(record),
        "created_at": record.created_at,
    }


def _luck(record: Record) -> Data:
    """What binds the house to its seed while nobody may know it; in the end the seed itself.

    Digits, for it is larger than the numbers browsers have.
    """
    luck = record.present_luck
    told = record.status in (OVER, ARCHIVED)
    return {
        "same": record.same_luck,
        "commitment": luck.commitment if luck.secret else None,
        "seed": str(luck.seed) if told else None,
    }


def _seat(number: int, seat: Seat, words: Mapping[int, str]) -> Data:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "ready": seat.ready,
        "forfeited": seat.forfeited,
        "word": words.get(number),
    }
