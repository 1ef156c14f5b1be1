"""Health, metrics, logs, limits, and closing in good order."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from websockets.sync.client import connect

from hotelier.house.basics.settings import database_url
from hotelier.house.gate import limits
from hotelier.house.gate.limits import Allowance, Crowd
from hotelier.house.service.server import _listen
from hotelier.house.storing.migrate import migrate
from hotelier.house.storing.schema import metadata
from hotelier.kernel.errors import OptionError
from tests.house.running import (
    HTTP,
    PATIENCE,
    Player,
    ReadyServer,
    Server,
    awaited,
    new_table,
    started,
)


def test_every_answer_carries_security_headers(url: str) -> None:
    for path in ("/health", "/api/games", "/nowhere", "/api/tables/x"):
        headers = HTTP.get(f"{url}{path}").headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-request-id"]
        assert "server" not in headers
    assert HTTP.get(f"{url}/api/games").headers["cache-control"] == "no-store"


def test_health_tells_what_runs(url: str, server: Server) -> None:
    told = HTTP.get(f"{url}/health").json()
    assert told["status"] == "ok"
    assert server.database.startswith(told["database"])


def test_metrics_count_what_happens(url: str) -> None:
    awaited(started(url)).choose_some()
    text = HTTP.get(f"{url}/metrics").text
    assert 'hotelier_choices_total{by="person"}' in text
    assert "hotelier_choice_seconds_bucket" in text
    assert 'route="/api/tables/{table_id}/choices"' in text


def test_no_secret_is_ever_logged(url: str, server: Server) -> None:
    players = started(url)
    secrets = [str(player.secret) for player in players]
    secrets.append(players[0].look()["you"]["invitation"])
    with players[0].live() as line:
        line.hear()
    # A careless client puts a secret into a URL: it is not logged either.
    table = f"{url}/api/tables/{players[0].table}"
    HTTP.get(f"{table}?secret={secrets[0]}")
    with connect(f"{table.replace('http', 'ws', 1)}/live?secret={secrets[0]}"):
        pass
    for secret in secrets:
        Player(url, players[0].table, secret).get("steps/0")
    log = server.log.read_text()
    assert players[0].table in log
    assert not [secret for secret in secrets if secret in log]
    for line_of_log in log.splitlines():
        assert {"time", "level", "event"} <= set(json.loads(line_of_log))


def test_too_many_requests_are_told_to_wait(sqlite_database: str) -> None:
    with ReadyServer(sqlite_database, "--rate", "2") as server:
        answers = [HTTP.get(f"{server.url}/api/games") for _ in range(40)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 200
        assert 429 in statuses
        refused = answers[statuses.index(429)]
        assert int(refused.headers["retry-after"]) >= 1
        assert HTTP.get(f"{server.url}/health").status_code == 200


def test_closing_in_good_order_loses_nothing(sqlite_database: str) -> None:
    with Server(sqlite_database, "--rate", "0") as server:
        players = started(server.url)
        with players[0].live() as line:
            line.hear()
            answer = awaited(players).choose_some()
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 20
        assert "everything is written" in server.log.read_text()
    with ReadyServer(sqlite_database, "--rate", "0") as server:
        again = Player(server.url, players[0].table, players[0].secret)
        assert again.look()["table"]["moment"] == answer.json()["moment"]


def test_bots_go_on_after_a_crash_and_leave_no_process_behind(sqlite_database: str) -> None:
    with Server(sqlite_database, "--rate", "0") as server:
        host = new_table(server.url, bots=["greedy"] * 4, options={"players": "4"}, sit=False)
        assert host.post("start").status_code == 204
        while host.look()["table"]["steps"] < 5:
            time.sleep(0.05)
        assert server.process
        children = _children(server.process.pid)
        assert children
        server.kill()
        steps = 5
        until = time.monotonic() + PATIENCE
        while any(_is_alive(child) for child in children) and time.monotonic() < until:
            time.sleep(0.1)
        assert not [child for child in children if _is_alive(child)]
    with ReadyServer(sqlite_database, "--rate", "0") as server:
        again = Player(server.url, host.table, host.secret)
        seen = again.look()
        assert seen["table"]["steps"] >= steps
        later = again.look(version=seen["table"]["version"], wait=25)
        assert later["table"]["steps"] > seen["table"]["steps"]


def test_the_house_answers_while_bots_think(sqlite_database: str) -> None:
    with ReadyServer(sqlite_database, "--rate", "0", "--workers", "2") as server:
        hosts = [
            new_table(server.url, bots=["greedy"] * 4, options={"players": "4"}, sit=False)
            for _ in range(6)
        ]
        for host in hosts:
            assert host.post("start").status_code == 204
        times = []
        for _ in range(60):
            began = time.perf_counter()
            assert HTTP.get(f"{server.url}/api/games").status_code == 200
            times.append(time.perf_counter() - began)
            time.sleep(0.02)
        assert sorted(times)[len(times) // 2] < 0.5


def _children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def _is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("database", ["mysql://x/y", "house.db"])
def test_an_unknown_database_is_told_in_one_sentence(database: str) -> None:
    with pytest.raises(OptionError):
        database_url(database)


def test_the_migrations_make_what_the_storage_expects(
    sqlite_database: str, postgres_database: str
) -> None:
    for url in (sqlite_database, postgres_database):
        engine = create_engine(database_url(url))
        migrate(engine)
        migrate(engine)
        with engine.connect() as link:
            assert compare_metadata(MigrationContext.configure(link), metadata) == []
        engine.dispose()


def test_an_allowance_refills_with_time() -> None:
    allowance = Allowance(per_second=4, burst=2)
    assert [bool(allowance.wait_for("a")) for _ in range(3)] == [False, False, True]
    assert allowance.wait_for("b") == 0
    time.sleep(0.3)
    assert allowance.wait_for("a") == 0
    assert Allowance(0, 0).wait_for("a") == 0


def test_a_debt_is_remembered_until_it_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(limits, "_MOST_CLIENTS", 3)

    def others_come(allowance: Allowance) -> None:
        for stranger in range(5):
            assert allowance.wait_for(f"stranger at {now}: {stranger}") == 0

    allowance = Allowance(per_second=0.5, burst=10)
    assert allowance.wait_for("anna", 5) == 0
    now += 100
    others_come(allowance)
    # What was thought for her took until now, and much longer than she had asked for.
    allowance.correct("anna", -35)
    assert allowance.wait_for("anna", 5) == (35 - 10 + 5) / 0.5
    now += 40
    others_come(allowance)
    assert allowance.wait_for("anna", 5) == (35 - 10 + 5) / 0.5 - 40
    now += 60
    others_come(allowance)
    assert len(allowance._tokens) <= 6, "who owes nothing is forgotten"
    assert allowance.wait_for("anna", 5) == 0


def test_a_crowd_has_an_end() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    crowd.leave("a")
    assert crowd.enter("a")
    assert crowd.enter("b")


def test_the_body_of_an_answer_does_not_wait_for_its_head_to_arrive() -> None:
    [listening] = _listen("127.0.0.1", 0)
    with listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_ctrl_c_closes_the_house(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        assert server.process
        os.kill(server.process.pid, signal.SIGINT)
        assert server.process.wait(timeout=PATIENCE) in (0, -signal.SIGINT)


def test_serve_explains_itself() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "hotelier", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    for flag in ("--host", "--port", "--database", "--workers"):
        assert flag in told.stdout
