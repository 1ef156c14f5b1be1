from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.postgres import new_database, programs, running_postgres
from tests.house.running import HTTP, ReadyServer, Server
from tests.missing import missing


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if programs() is None:
        missing("the server programs of PostgreSQL are not installed")
    with running_postgres() as url:
        yield url


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return new_database(postgres, f"house_{uuid.uuid4().hex}")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One house for many tests, on either database."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"
    else:
        database = new_database(request.getfixturevalue("postgres"), f"house_{uuid.uuid4().hex}")
    with ReadyServer(database, "--rate", "0") as running:
        yield running


@pytest.fixture
def url(server: Server) -> str:
    return server.url


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(scope="session", autouse=True)
def close_connections() -> Iterator[None]:
    yield
    HTTP.close()
