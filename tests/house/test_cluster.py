"""Several servers on one PostgreSQL: one table, two players, each at another server."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import psycopg
import pytest

from tests.house.postgres import new_database
from tests.house.running import (
    PATIENCE,
    Data,
    Line,
    Player,
    ReadyServer,
    Server,
    awaited,
    new_table,
    started,
)


def both_on(database: str) -> tuple[Server, Server]:
    return ReadyServer(database, "--rate", "0"), ReadyServer(database, "--rate", "0")


@pytest.fixture(scope="module")
def two_servers(postgres: str) -> Iterator[tuple[Server, Server]]:
    first, second = both_on(new_database(postgres, f"cluster_{uuid.uuid4().hex}"))
    with first, second:
        yield first, second


@pytest.fixture
def two_servers_in_trouble(postgres_database: str) -> Iterator[tuple[Server, Server]]:
    """Nobody else is at these: what happens to them would happen to others too."""
    first, second = both_on(postgres_database)
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


def _heard_until(line: Line, reached: int, count: str = "moment") -> Data:
    while (update := line.hear())["table"][count] < reached:
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


def test_who_is_at_another_server_is_here_too(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    here, there = started(first.url)
    there = Player(second.url, there.table, there.secret, there.seat)
    with here.live(company=True) as line:
        line.hear("company")
        with there.live(company=True) as abroad:
            assert _company_of(abroad, 2)["away"] == {}
            assert _company_of(line, 2)["away"] == {}
            abroad.say(type="gesture", gesture="thought", thought="Good evening")
            seen = line.hear("gesture")
            assert (seen["seat"], seen["thought"]) == (there.seat, "Good evening")
        assert list(_company_of(line, 1)["away"]) == [str(there.seat)]


def _company_of(line: Line, people: int) -> Data:
    while len((company := line.hear("company"))["here"]) != people:
        pass
    return company


RACES = 100


def test_whoever_loses_a_race_for_a_choice_hears_of_the_winner(
    two_servers: tuple[Server, Server],
) -> None:
    """Two devices of one seat, each at another server, choose differently for one moment."""
    at_home = started(two_servers[0].url)
    abroad = [Player(two_servers[1].url, one.table, one.secret, one.seat) for one in at_home]
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(one.live()) for one in (*at_home, *abroad)]
        latest = [line.hear() for line in lines]
        for number in range(RACES):
            seat = latest[0]["position"]["awaits"]
            position = latest[seat]["position"]
            legal = [choice["choice"] for choice in position["decision"]["choices"]]
            for racer, line in enumerate((lines[seat], lines[2 + seat])):
                choice = legal[(number + racer) % len(legal)]
                line.say(type="choose", moment=position["moment"], choice=choice)
            latest = [_heard_until(line, position["moment"] + 1) for line in lines]
            if latest[0]["position"]["over"]:
                break
    assert number > 50
    assert len({update["table"]["version"] for update in latest}) == 1


def test_whoever_loses_a_race_for_a_seat_hears_of_the_winner(
    two_servers: tuple[Server, Server],
) -> None:
    host = new_table(two_servers[0].url, listed=True)
    guests = [Player(server.url, host.table, None) for server in two_servers]
    with (
        ThreadPoolExecutor(2) as racers,
        host.live() as here,
        Player(two_servers[1].url, host.table, host.secret).live() as there,
    ):
        for number in range(RACES):
            sitting = [
                racers.submit(guest.post, "sit", {"name": f"Guest {number}"}) for guest in guests
            ]
            assert sorted(one.result().status_code for one in sitting) == [201, 409]
            for line in (here, there):
                _heard_until(line, 2 * number + 1, "version")
            assert host.put("seats/1", {"bot": None}).status_code == 204
            for line in (here, there):
                _heard_until(line, 2 * number + 2, "version")


def test_another_server_goes_on_where_one_was_killed(
    two_servers_in_trouble: tuple[Server, Server],
) -> None:
    first, second = two_servers_in_trouble
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
    two_servers_in_trouble: tuple[Server, Server], postgres_database: str
) -> None:
    first, second = two_servers_in_trouble
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
    until = time.monotonic() + PATIENCE
    while here.look()["table"]["moment"] != there.look()["table"]["moment"]:
        assert time.monotonic() < until
        time.sleep(0.1)


def _both_move(players: list[Player]) -> None:
    """One choice is taken, however often it has to be sent."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for player in players:
            seen = player.get()
            if seen.status_code != 200 or not seen.json()["position"]["decision"]:
                continue
            position = seen.json()["position"]
            choice = position["decision"]["choices"][0]["choice"]
            if player.choose(position["moment"], choice).json().get("result") == "taken":
                return
        time.sleep(0.1)
    raise AssertionError("no choice was taken any more")
