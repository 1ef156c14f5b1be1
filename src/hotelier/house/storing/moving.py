"""Choices at many tables, handed to PostgreSQL as one statement.

One statement is one transaction: nothing is sent to begin it, nothing to commit it, and the
database plans and runs it once for all tables. It has a connection of its own, which is kept.
All servers name tables in the same order, so that they hardly ever wait for each other in a ring;
should they, the database ends one statement, and its choices are written one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine

from hotelier.house.storing.notices import OF_A_CHOICE, notice_of
from hotelier.house.storing.saving import Saved
from hotelier.house.storing.writer import Work

_STATEMENT: Final = """
WITH said AS (
    SELECT * FROM unnest(
        %(id)s::text[], %(before)s::int[], %(notice)s::text[],
        %(version)s::int[], %(moment)s::int[], %(steps)s::int[],
        %(status)s::text[], %(bot_awaited)s::bool[], %(moved_at)s::float8[],
        %(step)s::int[], %(seat)s::int[], %(choice)s::int[],
        %(made_when)s::int[], %(by_bot)s::bool[], %(made_at)s::float8[]
    ) AS said (
        id, before, notice,
        version, moment, steps, status, bot_awaited, moved_at,
        step, seat, choice, made_when, by_bot, made_at
    )
), moved AS (
    UPDATE tables
    SET version = said.version, moment = said.moment, steps = said.steps,
        status = said.status, bot_awaited = said.bot_awaited, moved_at = said.moved_at
    FROM said
    WHERE tables.id = said.id AND tables.version = said.before
    RETURNING said.*
), added AS (
    INSERT INTO choices (table_id, step, seat, choice, moment, by_bot, made_at)
    SELECT id, step, seat, choice, made_when, by_bot, made_at FROM moved
)
SELECT id, pg_notify('hotelier', notice) FROM moved
"""
"""A table that is not as it was before is left alone, and is not among the rows returned."""


class Moving:
    """Writes choices; other works are not for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._link: Connection | None = None

    def takes(self, work: Work) -> bool:
        return isinstance(work, Saved) and work.is_move

    def __call__(self, works: Sequence[Work]) -> list[bool] | None:
        """Whether each was written; None if two are of one table, or if anything went wrong.

        The connection that was kept may be broken, for instance: whoever writes in the usual way
        takes another one, and tells each who waits what is wrong with the own choice.
        """
        moves = [work for work in works if isinstance(work, Saved)]
        if len({move.before.id for move in moves}) < len(works):
            return None
        try:
            written = self._write(moves)
        except Exception:
            self.close()
            return None
        return [move.before.id in written for move in moves]

    def close(self) -> None:
        """Give the connection back; the next choices take another one."""
        if self._link is not None:
            self._link.close()
            self._link = None

    def _write(self, moves: Sequence[Saved]) -> set[str]:
        if self._link is None:
            self._link = self._engine.connect()
        rows = [_row(move) for move in sorted(moves, key=lambda move: move.before.id)]
        lists = {name: [row[name] for row in rows] for name in rows[0]}
        written = {row[0] for row in self._link.exec_driver_sql(_STATEMENT, lists)}
        self._link.commit()  # says nothing to the database, which has done it
        return written


def _row(move: Saved) -> dict[str, Any]:
    record, (choice,) = move.change.record, move.change.added
    return {
        "id": record.id,
        "before": move.before.version,
        "notice": notice_of(move.change, move.columns),
        **{name: getattr(record, name) for name in OF_A_CHOICE},
        "step": choice.step,
        "seat": choice.seat,
        "choice": choice.choice,
        "made_when": choice.moment,
        "by_bot": choice.by_bot,
        "made_at": choice.made_at,
    }
