"""What is written of a table: all of it when it is new, then only what changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from hotelier.house.storing.notices import OF_A_CHOICE, is_move, notice_of
from hotelier.house.storing.prepared import Prepared
from hotelier.house.storing.records import Change, Record, StoredChoice
from hotelier.house.storing.schema import changed, choices, columns_of, tables
from hotelier.house.storing.writer import Work, one_by_one

CHANNEL = "hotelier"
WHISPERS = "hotelier_whispers"
_CHOICE = tuple(choices.c.keys())


class CameLate(Exception):
    """Of many tables one was changed by another process: each is written by itself then."""


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

    def together(self, link: Connection, works: Sequence[Work]) -> list[Any]:
        """Everything that gathered, in its order.

        Where it is nothing but choices, they are handed to the database all at once: with every
        statement the writer lets go of Python and has to wait until it gets hold of it again.
        """
        moves = [work for work in works if isinstance(work, Saved) and work.is_move]
        if len(works) == 1 or len(moves) < len(works):
            return one_by_one(link, works)
        if not self.move(link, moves):
            raise CameLate
        return [True] * len(moves)

    def move(self, link: Connection, moves: Sequence[Saved]) -> bool:
        """Choices at some tables; False if one of them is not as it was before."""
        if self._moved.run(link, *map(_moved_row, moves)).rowcount != len(moves):
            return False
        self._add(link, *((one.before.id, choice) for one in moves for choice in one.change.added))
        self._announce(link, moves)
        return True

    def create(self, link: Connection, record: Record, made: tuple[StoredChoice, ...]) -> None:
        """A new table."""
        link.execute(insert(tables).values(columns_of(record)))
        self._add(link, *((record.id, choice) for choice in made))

    def save(self, link: Connection, saved: Saved) -> bool:
        """A change; False, and nothing is written, if the table is not as it was before."""
        if saved.is_move:
            return self.move(link, [saved])
        before, change = saved.before, saved.change
        columns = columns_of(change.record)
        statement = (
            update(tables)
            .where(tables.c.id == before.id, tables.c.version == before.version)
            .values({name: columns[name] for name in saved.columns})
        )
        if link.execute(statement).rowcount != 1:
            return False
        if change.keep is not None:
            gone = choices.c.table_id == before.id, choices.c.step >= change.keep
            link.execute(delete(choices).where(*gone))
        self._add(link, *((before.id, choice) for choice in change.added))
        if change.newcomer:
            self.create(link, *change.newcomer)
        self._announce(link, [saved])
        return True

    def whisper(self, link: Connection, notice: str) -> None:
        """Tell the other servers what is not stored."""
        if self._told is not None:
            self._told.run(link, {"channel": WHISPERS, "notice": notice})

    def _add(self, link: Connection, *made: tuple[str, StoredChoice]) -> None:
        """Choices, each with the table at which it was made."""
        if made:
            self._chosen.run(link, *({"table_id": at, **_row(choice)} for at, choice in made))

    def _announce(self, link: Connection, written: Sequence[Saved]) -> None:
        """Sent by the database when, and only when, the transaction is written."""
        if self._told is not None:
            notices = (notice_of(one.change, one.columns) for one in written)
            self._told.run(link, *({"channel": CHANNEL, "notice": notice} for notice in notices))


class Saved:
    """A change to be saved, alone or together with others."""

    def __init__(self, saving: Saving, before: Record, change: Change) -> None:
        self._saving = saving
        self.before = before
        self.change = change
        self.columns = changed(before, change.record)
        self.is_move = is_move(change, self.columns)

    def __call__(self, link: Connection) -> bool:
        return self._saving.save(link, self)


def _moved_row(saved: Saved) -> dict[str, Any]:
    new = {f"new_{name}": getattr(saved.change.record, name) for name in OF_A_CHOICE}
    return {"this": saved.before.id, "before": saved.before.version, **new}


def _row(choice: StoredChoice) -> dict[str, Any]:
    return {name: getattr(choice, name) for name in _CHOICE if name != "table_id"}
