"""The two tables of the database, and rows as records."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    String,
    Table,
)

from hotelier.house.storing.records import (
    Pairing,
    Record,
    StoredChoice,
    seats_as_data,
    seats_from_data,
)
from hotelier.kernel.luck import Luck

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("luck", JSON, nullable=False),
    Column("renewals", JSON, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("host_seat", Integer),
    Column("keys", JSON, nullable=False),
    Column("pairings", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("bot_awaited", Boolean, nullable=False, index=True),
    Column("forked_from", String(16)),
    Column("fork_step", Integer),
    Column("rematch", String(16)),
    Column("created_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False, index=True),
)
choices = Table(
    "choices",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("by_bot", Boolean, nullable=False),
    Column("made_at", Double, nullable=False),
)


_NAMES = tuple(tables.c.keys())


def choice_of(row: Row[Any]) -> StoredChoice:
    return StoredChoice(row.step, row.seat, row.choice, row.moment, row.by_bot, row.made_at)


def luck_as_data(luck: Luck) -> list[Any]:
    """Seeds are written as text: no database has such large numbers."""
    return [str(luck.seed), [[seat, word] for seat, word in luck.words]]


def luck_from_data(data: list[Any]) -> Luck:
    seed, words = data
    return Luck(int(seed), tuple((seat, word) for seat, word in words))


def columns_of(record: Record) -> dict[str, Any]:
    columns = {name: getattr(record, name) for name in _NAMES}
    columns["seats"] = seats_as_data(record.seats)
    columns["luck"] = luck_as_data(record.luck)
    columns["renewals"] = {step: luck_as_data(luck) for step, luck in record.renewals.items()}
    columns["pairings"] = {
        code: [pairing.seat, pairing.until] for code, pairing in record.pairings.items()
    }
    return columns


def changed(before: Record, after: Record) -> set[str]:
    """The columns that differ: a choice should not rewrite seats and keys."""
    return {
        name
        for name in _NAMES
        if getattr(before, name) is not getattr(after, name)
        and getattr(before, name) != getattr(after, name)
    }


def record_of(row: Row[Any]) -> Record:
    columns: dict[str, Any] = dict(row._mapping)
    columns["seats"] = seats_from_data(columns["seats"])
    columns["luck"] = luck_from_data(columns["luck"])
    columns["renewals"] = {int(step): luck_from_data(d) for step, d in columns["renewals"].items()}
    columns["pairings"] = {
        code: Pairing(seat, until) for code, (seat, until) in columns["pairings"].items()
    }
    return Record(**columns)
