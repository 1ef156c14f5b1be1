"""A server killed in the middle of play loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio

from tests.house.crash import crash

KILLS = 5
"""Fifty by `python -m tests.house.crash`."""


def test_nothing_is_lost_on_sqlite(sqlite_database: str) -> None:
    report = asyncio.run(crash(sqlite_database, KILLS))
    assert report.kills == KILLS
    assert report.acknowledged > 100


def test_nothing_is_lost_on_postgresql(postgres_database: str) -> None:
    report = asyncio.run(crash(postgres_database, KILLS))
    assert report.kills == KILLS
    assert report.acknowledged > 100
