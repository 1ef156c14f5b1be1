"""Several servers on one PostgreSQL: one table, two players, each at another server."""

from __future__ import annotations

import time
from collections.abc import Iterator

import psycopg
import pytest

from tests.house.running import Data, Line, Player, Server, awaited, new_table, started


@pytest.fixture
def two_servers(postgres_database: str) -> Iterator[tuple[Server, Server]]:
    # Started at once: one of them brings the database into form, the other waits.
    first = Server(postgres_database, "--rate", "0")
    second = Server(postgres_database, "--rate", "0")
    with first, second:
        yield first, second


def test_two_servers_serve_one_table_to_two_players(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    here, there = started(first.url)
    there = Player(second.url, there.table, there.secret, there.seat)
    with here.live() as line_here, there.live() as line_there:
        lines = [line_here, line_there]
        latest = [line.hear() for line in lines]
        for number in range(150):
            if latest[0]["position"]["over"]:
                break
            seat = latest[0]["position"]["awaits"]
            position = latest[seat]["position"]
            legal = position["decision"]["choices"]
            choice = legal[number % len(legal)]["choice"]
            lines[seat].say(type="choose", moment=position["moment"], choice=choice)
            latest = [_heard_until(line, position["moment"] + 1) for line in lines]
    assert here.look()["table"]["moment"] == there.look()["table"]["moment"] > 40
    assert here.look()["log"]["steps"] != []


def _heard_until(line: Line, moment: int) -> Data:
    while (update := line.hear())["table"]["moment"] < moment:
        pass
    return update


def test_two_servers_never_both_take_a_choice(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    players = started(first.url)
    for number in range(25):
        player = awaited(players)
        twin = Player(second.url, player.table, player.secret)
        position = player.look()["position"]
        legal = [choice["choice"] for choice in position["decision"]["choices"]]
        one = player.choose(position["moment"], legal[number % len(legal)])
        other = twin.choose(position["moment"], legal[(number + 1) % len(legal)])
        assert one.json()["result"] == "taken"
        assert other.json().get("result") in (None, "duplicate")
    assert player.look()["table"]["steps"] == 25


def test_another_server_goes_on_where_one_was_killed(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    host = new_table(first.url, bots=[None, "random"])
    assert host.post("start").status_code == 204
    first.kill()
    survivor = Player(second.url, host.table, host.secret, 0)
    for number in range(10):
        seen = survivor.look()
        if seen["position"]["decision"]:
            assert survivor.choose_some(number).status_code == 200
        else:
            survivor.look(version=seen["table"]["version"], wait=10)
    assert survivor.look()["table"]["steps"] > 0


def test_a_lost_database_connection_is_taken_up_again(
    two_servers: tuple[Server, Server], postgres_database: str
) -> None:
    first, second = two_servers
    here, there = started(first.url)
    there = Player(second.url, there.table, there.secret, there.seat)
    players = [here, there]
    with psycopg.connect(postgres_database, autocommit=True) as link:
        for _ in range(3):
            link.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            _both_move(players)
    # Both hear of each other again, also of what happened while they could not listen.
    until = time.monotonic() + 10
    while here.look()["table"]["moment"] != there.look()["table"]["moment"]:
        assert time.monotonic() < until
        time.sleep(0.1)


def _both_move(players: list[Player]) -> None:
    """One choice is taken, however often it has to be sent."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        for player in players:
            seen = player.get()
            if seen.status_code != 200 or not seen.json()["position"]["decision"]:
                continue
            if player.choose_some().json().get("result") == "taken":
                return
        time.sleep(0.1)
    raise AssertionError("no choice was taken any more")
