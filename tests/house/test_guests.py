"""Bots from outside at tables of the house: they play, and who fails loses the place to greedy."""

from __future__ import annotations

import asyncio
import os
import shlex
import time
from pathlib import Path

import pytest

from hotelier.bots.plugins.failed import BotFailed
from hotelier.cli.guests import guests_named
from hotelier.games import game_named
from hotelier.house.thinking.guests import Guests
from hotelier.house.thinking.sittings import Position
from hotelier.kernel.errors import OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.luck import Luck
from tests.house.running import HTTP, Player, Server, new_table

CONVERSATION = """
echo $$ >> {pids}
while read -r word rest; do
  case "$word" in
    hotelier) echo "ready {wants}" ;;
    choose) {answer} ;;
  esac
done
"""
ANSWERS = {
    "plain": 'echo "${rest%% *}"',
    "liar": "echo nonsense",
    "quitter": "exit 1",
    "sleeper": "sleep 60",
}


@pytest.fixture
def pids(tmp_path: Path) -> Path:
    return tmp_path / "pids"


@pytest.fixture
def programs(tmp_path: Path, pids: Path) -> dict[str, str]:
    """What starts each bot, all of them in shell."""
    commands = {}
    for name, answer in ANSWERS.items():
        script = tmp_path / f"{name}.sh"
        wants = "seconds=0.5" if name == "sleeper" else "seconds=30"
        said = CONVERSATION.format(wants=wants, answer=answer, pids=pids)
        script.write_text(said)
        commands[name] = f"run:sh {shlex.quote(str(script))}"
    return commands


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_fails_says_why_and_leaves_nothing_running(
    programs: dict[str, str], pids: Path
) -> None:
    game = Game(game_named("overbooking"), {"players": "2"}, 5)
    position = Position("guests", "overbooking", {"players": "2"}, 2, Luck(5), {}, [])

    async def ask() -> None:
        guests = Guests(programs, 1)
        chosen = await guests.choice(position, game.seat, "plain", 1)
        assert chosen.answer == game.legal[0]
        for name, reason in (
            ("liar", "answered 'nonsense', which is not legal"),
            ("quitter", "has ended by itself"),
            ("sleeper", "did not answer in time"),
            ("stranger", "is not at this house"),
        ):
            with pytest.raises(BotFailed) as failure:
                await guests.choice(position, game.seat, name, 1)
            assert (failure.value.bot, failure.value.reason) == (name, reason)
        assert (await guests.choice(position, game.seat, "plain", 2)).answer == game.legal[0]
        guests.close()

    asyncio.run(ask())
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == len(ANSWERS), "a program is used again"
    until = time.monotonic() + 10
    while any(runs(pid) for pid in started):
        assert time.monotonic() < until, "a program outlives the house"
        time.sleep(0.05)


def test_guests_sit_where_the_operator_lets_them(
    sqlite_database: str, programs: dict[str, str]
) -> None:
    flags = [flag for name in ("plain", "liar") for flag in ("--bot", f"{name}={programs[name]}")]
    with Server(sqlite_database, "--rate", "0", *flags) as server:
        offered = HTTP.get(f"{server.url}/api/games").json()
        assert offered["bots"][-2:] == ["plain", "liar"]
        assert offered["bot_titles"]["plain"] == "plain"
        table = {"game": "overbooking", "bots": ["plain", "liar"], "sit": False}
        unknown = HTTP.post(
            f"{server.url}/api/tables", json={**table, "bots": ["plain", "quitter"]}
        )
        assert (unknown.status_code, unknown.json()["error"]["code"]) == (422, "malformed")
        host = new_table(server.url, **table)
        assert host.post("start").status_code == 204
        with host.live() as line:
            while not (update := line.hear(timeout=60))["position"]["over"]:
                pass
        seats = update["table"]["seats"]
        assert [(seat["bot"], seat["forfeited"]) for seat in seats] == [
            ("plain", None),
            ("greedy", "liar"),
        ]
        assert "answered 'nonsense'" in server.log.read_text()
        assert programs["liar"] not in Player(server.url, host.table, None).get().text


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (["greedy=run:sh x"], "cannot be the name of a bot"),
        (["two words=run:sh x"], "cannot be the name of a bot"),
        (["one=run:sh x", "one=run:sh y"], "cannot be the name of a bot"),
        (["nobody"], "neither an installed bot nor a command"),
        (["nobody=sh x"], "neither an installed bot nor a command"),
    ],
)
def test_the_operator_is_told_what_cannot_be(wanted: list[str], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        guests_named(wanted)
