"""What is written of a table: all of it when it is new, then only what changed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from hotelier.house.storing.notices import OF_A_CHOICE, notice_of
from hotelier.house.storing.prepared import Prepared
from hotelier.house.storing.records import Change, Record, StoredChoice
from hotelier.house.storing.schema import changed, choices, columns_of, tables

CHANNEL = "hotelier"
WHISPERS = "hotelier_whispers"
_CHOICE = tuple(choices.c.keys())


class Saving:
    """Writes on a connection it is given, in the transaction of whoever calls."""

    def __init__(self, engine: Engine) -> None:
        self._moved = Prepared(
            engine,
            update(tables)
            .where(tables.c.id == bindparam("this"), tables.c.version == bindparam("before"))
            .values({name: bindparam(f"new_{name}") for name in OF_A_CHOICE}),
        )
        self._chosen = Prepared(
            engine, insert(choices).values({name: bindparam(name) for name in _CHOICE})
        )
        self._told: Prepared | None = None
        if engine.dialect.name == "postgresql":
            notice = func.pg_notify(bindparam("channel"), bindparam("notice"))
            self._told = Prepared(engine, select(notice))

    def create(self, link: Connection, record: Record, made: tuple[StoredChoice, ...]) -> None:
        """A new table."""
        link.execute(insert(tables).values(columns_of(record)))
        self._add(link, record.id, made)

    def save(self, link: Connection, before: Record, change: Change) -> bool:
        """A change; False, and nothing is written, if the table is not as it was before."""
        columns = changed(before, change.record)
        if not self._update(link, before, change.record, columns):
            return False
        if change.keep is not None:
            gone = choices.c.table_id == before.id, choices.c.step >= change.keep
            link.execute(delete(choices).where(*gone))
        self._add(link, before.id, change.added)
        if change.newcomer:
            self.create(link, *change.newcomer)
        if self._told is not None:
            # Sent by the database when, and only when, the change is written.
            self._told.run(link, {"channel": CHANNEL, "notice": notice_of(change, columns)})
        return True

    def whisper(self, link: Connection, notice: str) -> None:
        """Tell the other servers what is not stored."""
        if self._told is not None:
            self._told.run(link, {"channel": WHISPERS, "notice": notice})

    def _update(self, link: Connection, before: Record, after: Record, new: set[str]) -> bool:
        if new <= set(OF_A_CHOICE):
            values = {f"new_{name}": getattr(after, name) for name in OF_A_CHOICE}
            values |= {"this": before.id, "before": before.version}
            return self._moved.run(link, values).rowcount == 1
        columns = columns_of(after)
        statement = (
            update(tables)
            .where(tables.c.id == before.id, tables.c.version == before.version)
            .values({name: columns[name] for name in new})
        )
        return link.execute(statement).rowcount == 1

    def _add(self, link: Connection, table_id: str, made: tuple[StoredChoice, ...]) -> None:
        if made:
            self._chosen.run(link, *({"table_id": table_id, **_row(choice)} for choice in made))


def _row(choice: StoredChoice) -> dict[str, Any]:
    return {name: getattr(choice, name) for name in _CHOICE if name != "table_id"}
