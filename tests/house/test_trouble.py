"""When something around the house fails: a clear answer, and soon."""

from __future__ import annotations

import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner

from hotelier.cli.commands.load import load
from hotelier.cli.commands.serve import serve
from hotelier.house.basics.refusals import CannotOpen
from hotelier.house.storing.migrate import prepare_database
from tests.house.postgres import free_port
from tests.house.running import HTTP, PATIENCE, ReadyServer, Server, awaited, started


def test_closing_does_not_wait_for_a_long_poll(sqlite_database: str) -> None:
    with Server(sqlite_database, "--rate", "0") as server:
        player = started(server.url)[0]
        version = player.look()["table"]["version"]
        answers: list[int] = []
        waiting = threading.Thread(
            target=lambda: answers.append(player.get(version=version, wait=25).status_code)
        )
        waiting.start()
        time.sleep(0.5)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 20
        waiting.join()
    assert answers == [200]


def test_a_database_only_for_reading_is_told(postgres_database: str) -> None:
    with ReadyServer(postgres_database, "--rate", "0") as server:
        players = started(server.url)
        _alter(postgres_database, "SET default_transaction_read_only = on")
        refused = awaited(players).choose_some()
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "no-database")
        _until(lambda: HTTP.get(f"{server.url}/health").status_code == 503)
        assert players[0].look()["table"]["steps"] == 0, "what is in memory can still be seen"
        _alter(postgres_database, "RESET default_transaction_read_only")
        _until(lambda: HTTP.get(f"{server.url}/health").status_code == 200)
        assert awaited(players).choose_some().status_code == 200


def _alter(database: str, what: str) -> None:
    name = database.rsplit("/", 1)[1]
    with psycopg.connect(database, autocommit=True) as link:
        link.execute("SET default_transaction_read_only = off")
        link.execute(f'ALTER DATABASE "{name}" {what}'.encode())
        link.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def _until(holds: object, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not holds():  # type: ignore[operator]
        assert time.monotonic() < until
        time.sleep(0.2)


def test_a_full_disk_is_told(sqlite_database: str) -> None:
    """The database may grow no further than it is: as if there were no more space."""
    file = Path(sqlite_database.removeprefix("sqlite:///"))
    with ReadyServer(sqlite_database, "--rate", "0") as server:
        players = started(server.url)
        assert server.process
        wal = Path(f"{file}-wal")
        _limit_file_size(server.process.pid, wal.stat().st_size + 8192)
        codes = set()
        for number in range(40):
            answer = awaited(players).choose_some(number)
            if answer.status_code != 200:
                codes.add((answer.status_code, answer.json()["error"]["code"]))
                break
        assert codes == {(503, "no-database")}
        _until(lambda: HTTP.get(f"{server.url}/health").status_code == 503)
        _limit_file_size(server.process.pid, -1)
        _until(lambda: HTTP.get(f"{server.url}/health").status_code == 200)
        assert awaited(players).choose_some().status_code == 200


def _limit_file_size(pid: int, size: int) -> None:
    limit = resource.RLIM_INFINITY if size < 0 else size
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


def test_a_frozen_database_keeps_nobody_waiting(postgres_database: str) -> None:
    with ReadyServer(postgres_database, "--rate", "0") as server:
        players = started(server.url)
        player = awaited(players)
        position = player.look()["position"]
        choice = position["decision"]["choices"][0]["choice"]
        backends = _backends(postgres_database)
        for pid in backends:
            os.kill(pid, signal.SIGSTOP)
        try:
            began = time.monotonic()
            refused = player.choose(position["moment"], choice)
            took = time.monotonic() - began
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "no-database")
            assert took < 30
            assert player.look()["table"]["steps"] == 0, "looking needs no database"
            assert HTTP.get(f"{server.url}/health").status_code == 503
        finally:
            for pid in backends:
                os.kill(pid, signal.SIGCONT)
        _until(lambda: player.look()["table"]["steps"] == 1)
        again = player.choose(position["moment"], choice)
        assert again.json()["result"] == "duplicate", "it was written when the database woke up"


def _backends(database: str) -> list[int]:
    with psycopg.connect(database, autocommit=True) as link:
        found = link.execute(
            "SELECT pid FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return [row[0] for row in found]


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("sqlite:////nowhere/at/all/house.db", "unable to open database file"),
        ("postgresql://hotelier:geheim@127.0.0.1:1/house", "refused"),
    ],
)
def test_a_database_that_is_not_there_is_one_sentence(database: str, said: str) -> None:
    told = _told("--database", database, "--port", str(free_port()))
    assert said in told
    assert told.startswith("hotelier: The database")
    assert told.count("\n") == 1
    assert "geheim" not in told


def test_a_database_of_a_newer_house_is_one_sentence(sqlite_database: str) -> None:
    prepare_database(sqlite_database)
    with sqlite3.connect(sqlite_database.removeprefix("sqlite:///")) as link:
        link.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotOpen, match="9999"):
        prepare_database(sqlite_database)


def test_a_port_in_use_is_told_before_anything_opens(sqlite_database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        told = _told("--database", sqlite_database, "--port", str(port))
    assert told == f"hotelier: The house cannot open on 127.0.0.1:{port}: Address already in use.\n"
    assert not Path(sqlite_database.removeprefix("sqlite:///")).exists()


def _told(*flags: str) -> str:
    """What `hotelier serve` says that cannot open, but for its log."""
    command = [sys.executable, "-m", "hotelier", "serve", "--log-level", "error", *flags]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=90)
    assert ended.returncode == 2
    return ended.stderr


@pytest.mark.parametrize("number", ["nan", "inf", "-1"])
def test_amounts_are_numbers(number: str) -> None:
    for command, flag in ((serve, "--rate"), (serve, "--patience"), (load, "--think")):
        told = CliRunner().invoke(command, [flag, number])
        assert told.exit_code == 2
        assert flag in told.output
