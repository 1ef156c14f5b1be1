"""Whatever is sent to the house, by its own description of itself, it never breaks down."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.house.postgres import new_database
from tests.house.running import Player, ReadyServer, new_table, started
from tests.house.test_archive import finished_journal, uploaded

_MANY = int(os.environ.get("HOTELIER_SCHEMA_EXAMPLES", "15"))
EXAMPLES = {"sqlite": _MANY, "postgresql": max(1, _MANY // 3)}
"""For each kind of request; many more can be asked for. Most are refused before any database."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module", params=EXAMPLES)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, int]]:
    """Where it is, and how many requests of each kind it gets."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'house.db'}"
    else:
        database = new_database(request.getfixturevalue("postgres"), f"schema_{uuid.uuid4().hex}")
    with ReadyServer(database, "--rate", "0") as server:
        yield server.url, EXAMPLES[request.param]


def some_tables(url: str) -> list[Player]:
    """Tables in every state, so that requests get further than "no such table"."""
    gathering = new_table(url)
    playing = new_table(url, bots=[None, "random"])
    playing.post("start")
    host, friend = started(url)
    _, text = finished_journal()
    return [gathering, playing, host, friend, uploaded(url, text)]


def test_no_request_breaks_the_house(house: tuple[str, int]) -> None:
    url, examples = house
    tables = some_tables(url)
    described = schemathesis.openapi.from_url(f"{url}/openapi.json")
    for found in described.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), player=st.sampled_from([None, *tables]))
        def send(case: Any, player: Player | None) -> None:
            if player is not None and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = player.table
                case.headers["authorization"] = f"Bearer {player.secret}"
            if isinstance((case.query or {}).get("wait"), int | float):
                # It would be granted: up to 25 seconds each time.
                case.query["wait"] = min(case.query["wait"], 0.01)
            case.call_and_validate(checks=CHECKS)

        send()
