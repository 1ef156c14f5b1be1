"""Statements that are run thousands of times a minute, put into SQL once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Engine
from sqlalchemy.sql import ClauseElement


class Prepared:
    """One statement in the SQL of one database; values go to the driver as they are."""

    def __init__(self, engine: Engine, statement: ClauseElement) -> None:
        compiled = statement.compile(engine)
        self._sql = str(compiled)
        self._order: Sequence[str] | None = getattr(compiled, "positiontup", None)

    def run(self, link: Connection, *rows: Mapping[str, Any]) -> CursorResult[Any]:
        """Once, or for each of several rows at once."""
        values: list[Any] = [self._values(row) for row in rows]
        return link.exec_driver_sql(self._sql, values if len(values) > 1 else values[0])

    def _values(self, row: Mapping[str, Any]) -> Any:  # noqa: ANN401 - what the driver wants
        return row if self._order is None else tuple(row[name] for name in self._order)
