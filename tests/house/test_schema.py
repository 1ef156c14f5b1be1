"""Whatever is sent to the house, by its own description of itself, it never breaks down."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator

import pytest

from tests.house.postgres import new_database
from tests.house.running import Player, ReadyServer, new_table, started
from tests.house.test_archive import finished_journal, uploaded

EXAMPLES = int(os.environ.get("HOTELIER_SCHEMA_EXAMPLES", "15"))
"""For each kind of request; many more can be asked for."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where it is."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'house.db'}"
    else:
        database = new_database(request.getfixturevalue("postgres"), f"schema_{uuid.uuid4().hex}")
    with ReadyServer(database, "--rate", "0") as server:
        yield server.url


def some_tables(url: str) -> list[Player]:
    """Tables in every state, so that requests get further than "no such table"."""
    gathering = new_table(url)
    playing = new_table(url, bots=[None, "random"])
    playing.post("start")
    host, friend = started(url)
    _, text = finished_journal()
    return [gathering, playing, host, friend, uploaded(url, text)]


def test_no_request_breaks_the_house(house: str) -> None:
    # Read only by who needs it: every process of the tests reads this file.
    from tests.house.made_up import send_every_kind

    send_every_kind(house, EXAMPLES, some_tables(house))
