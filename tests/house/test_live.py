"""Live updates: everything as it happens, and catching up after a broken line."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from hotelier.house.api import live
from hotelier.house.api.said import Hello
from hotelier.house.basics.metrics import Metrics
from hotelier.house.basics.settings import Settings
from hotelier.house.storing.records import GATHERING, Record, Seat
from hotelier.house.tables.table import Table
from hotelier.kernel.luck import Luck
from tests.house.frames import fuzz
from tests.house.running import (
    PATIENCE,
    Data,
    Line,
    Player,
    ReadyServer,
    Server,
    awaited,
    new_table,
    seated,
    started,
)
from tests.house.test_archive import finished_journal, uploaded


def chosen(line: Line, position: Data, which: int = 0) -> Data:
    legal = position["decision"]["choices"]
    choice = legal[which % len(legal)]["choice"]
    line.say(type="choose", id=7, moment=position["moment"], choice=choice)
    return line.hear("answer")


def test_a_line_may_run_ahead_of_the_house_and_is_answered_in_order(url: str) -> None:
    with new_table(url).live() as line:
        for number in range(40):
            line.say(type="ping", id=number)
        assert [line.hear("answer")["id"] for _ in range(40)] == list(range(40))


class _Deaf:
    """A client that says nothing and reads nothing."""

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> None:
        await asyncio.Event().wait()


def test_who_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_SENDING_SECONDS", 0.02)
    monkeypatch.setattr(live, "_LOOK_SECONDS", 0.01)
    seats, options = (Seat(), Seat()), {"players": "2"}
    record = Record("k3v", "austria", 2, options, Luck(7), GATHERING, seats, listed=True)

    async def run() -> None:
        house: Any = SimpleNamespace(metrics=Metrics(), settings=Settings())
        deaf: Any = _Deaf()
        table = Table(record, ())
        line = live.LiveLine(deaf, house, table, Hello(type="hello"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.run(), PATIENCE)
        assert not table.listeners

    asyncio.run(run())


def test_the_lobby_is_live(url: str) -> None:
    host = new_table(url)
    with host.live() as line:
        assert line.hear()["position"] is None
        seated(host, "Otto")
        assert line.hear()["table"]["seats"][1]["name"] == "Otto"


def test_choices_over_the_line_reach_everybody(url: str) -> None:
    players = started(url)
    with players[0].live() as one, players[1].live() as other:
        position = one.hear()["position"]
        lines = [one, other]
        line, listener = lines[position["awaits"]], lines[1 - position["awaits"]]
        own = position if line is one else other.hear()["position"]
        answer = chosen(line, own)
        assert answer == {"type": "answer", "id": 7, "result": "taken", "moment": own["moment"] + 1}
        update = listener.hear()
        while update["table"]["steps"] == 0:
            update = listener.hear()
        assert [step["step"] for step in update["log"]["steps"]] == [0]


def test_a_fork_tells_its_past_to_who_was_there_before_it_began(url: str) -> None:
    old = uploaded(url, finished_journal()[1])
    steps = old.look()["table"]["steps"]
    given = old.post("fork", {"step": steps - 1, "bots": [None, "random"]}).json()
    host = Player(url, given["table"], given["secret"])
    with host.live() as line:
        assert line.hear()["log"] is None
        assert host.post("start").status_code == 204
        log = line.hear()["log"]
        assert log["keep"] == 0
        assert log["opening"]
        assert len(log["steps"]) >= steps - 1


def test_a_line_catches_up_after_a_break_and_an_undo(url: str) -> None:
    players = started(url)
    with players[0].live() as line:
        known = line.hear()
    log = list(known["log"]["steps"])
    since = known["table"]["moment"]
    undone = 0
    for number in range(60):
        player = awaited(players)
        assert player.choose_some(number).status_code == 200
        if number % 3 == 0 and player.look()["position"]["may_undo"]:
            moment = player.look()["table"]["moment"]
            assert player.undo(moment).status_code == 200
            undone += 1
        if number % 10 == 9:
            with players[0].live(since=since) as line:
                update = line.hear()
            since = update["table"]["moment"]
            log = log[: update["log"]["keep"]] + update["log"]["steps"]
            assert log == players[0].look(since=0)["log"]["steps"]
    assert undone > 3


def test_undo_and_questions_on_the_line(url: str) -> None:
    players = started(url)
    player = awaited(players)
    with player.live(language="en") as line:
        position = line.hear()["position"]
        assert position["decision"]["question"]["text"]
        line.say(type="why-not", id="w", choice="end")
        reason = line.hear("answer")
        assert (reason["id"], reason["legal"]) == ("w", False)
        assert reason["text"]
        line.say(type="ping", id=1)
        assert line.hear("answer")["result"] == "pong"
        line.say(type="undo", id=2, moment=position["moment"])
        assert line.hear("error")["error"]["code"] == "no-undo"


@pytest.mark.parametrize(
    "text",
    ["", "hello", "[]", "{}", '{"type":"dance"}', '{"type":"choose"}', '{"type":"ping","x":1}'],
)
def test_nonsense_on_the_line_is_answered(url: str, text: str) -> None:
    with new_table(url).live() as line:
        line.hear()
        line.socket.send(text)
        assert line.hear("error")["error"]["code"] == "malformed"
        line.say(type="ping")
        assert line.hear("answer")["result"] == "pong"


def test_a_malformed_request_is_answered_by_its_id(url: str) -> None:
    with new_table(url).live() as line:
        line.hear()
        line.say(type="gesture", id=41, gesture="bomb")
        assert line.hear("error")["id"] == 41


def test_no_frame_breaks_the_house(url: str, server: Server) -> None:
    answers = fuzz(url, 300)
    assert answers["malformed"] > 50
    assert answers["answered"] > 10
    assert not answers["trouble"]
    assert '"level": "error"' not in server.log.read_text()


def test_a_line_needs_a_hello_and_the_right_to_watch(url: str) -> None:
    host = new_table(url)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{host.table}/live"
    with connect(address) as socket:
        socket.send('{"type": "choose", "moment": 0, "choice": 1}')
        assert "malformed" in str(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    with Player(url, host.table, "x" * 32).live() as line:
        assert line.hear("error")["error"]["code"] == "not-invited"
    with Player(url, "a" * 12, None).live() as line:
        assert line.hear("error")["error"]["code"] == "no-such-table"


def test_a_line_in_a_language_nobody_speaks_here_is_english(url: str) -> None:
    host = new_table(url, options={"players": "1"})
    with host.live(language="tlh") as line, host.live(language="en") as english:
        assert line.hear()["table"] == english.hear()["table"]


@pytest.mark.parametrize("table", ["ABC", "no%20table", "a" * 500, "%00"])
def test_a_mistyped_link_is_told_so(url: str, table: str) -> None:
    with Player(url, table, None).live() as line:
        assert line.hear("error")["error"]["code"] == "no-such-table"


def sent_and_listened(line: Line, messages: list[str]) -> None:
    """Send all and wait for an answer that never comes; the line may end on the way."""
    for message in messages:
        line.socket.send(message)
    line.hear("nothing of this kind")


def test_messages_too_large_or_too_many_end_the_line(url: str) -> None:
    host = new_table(url)
    for messages in (["x" * 20_000], ['{"type": "ping"}'] * 100):
        with host.live() as line:
            line.hear()
            with pytest.raises(ConnectionClosed):
                sent_and_listened(line, messages)


def test_pages_of_other_origins_are_not_served(url: str) -> None:
    host = new_table(url)
    with pytest.raises(InvalidStatus), host.live(origin="https://evil.example"):
        pass
    with host.live(origin=url) as line:
        line.hear()
    evil = {"origin": "https://evil.example"}
    refused = host.ask("POST", "leave", json={}, headers=evil)
    assert refused.json()["error"]["code"] == "foreign-origin"
    assert host.ask("POST", "leave", json={}, headers={"origin": "null"}).status_code == 403
    assert host.ask("POST", "devices", headers={"origin": url}).status_code == 201


def test_lines_cut_in_the_middle_of_play_leave_no_trouble(sqlite_database: str) -> None:
    with ReadyServer(sqlite_database, "--rate", "0") as server:
        players = started(server.url)
        for number in range(40):
            player = awaited(players)
            with player.live() as line:
                seen = line.hear()
                version, position = seen["table"]["version"], seen["position"]
                legal = position["decision"]["choices"]
                choice = legal[number % len(legal)]["choice"]
                line.say(type="choose", moment=position["moment"], choice=choice)
                # Gone without a word, before or while the answer is sent.
                line.socket.close_socket()
            # Taken or not: nobody was told, and the table goes on.
            players[0].look(version=version, wait=1)
        assert server.stop() == 0
        assert '"level": "error"' not in server.log.read_text()
