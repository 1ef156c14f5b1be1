"""Bots from outside at tables of the house: they play, and who fails loses the place to greedy."""

from __future__ import annotations

import asyncio
import os
import shlex
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from hotelier.bots.plugins.failed import BotFailed
from hotelier.bots.plugins.program import stop_all
from hotelier.cli.guests import guests_named
from hotelier.games import game_named
from hotelier.house.thinking.guests import Guests
from hotelier.house.thinking.lodgings import Lodgings
from hotelier.house.thinking.sittings import Position
from hotelier.kernel.errors import OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.luck import Luck
from tests.house.running import HTTP, PATIENCE, Player, ReadyServer, new_table

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
    assert len(started) == len(ANSWERS), "a program stays for its game"
    until = time.monotonic() + PATIENCE
    while any(runs(pid) for pid in started):
        assert time.monotonic() < until, "a program outlives the house"
        time.sleep(0.05)


COUNTING = """
echo $$ >> {pids}
while read -r word rest; do
  case "$word" in
    hotelier) count=0; echo "ready" ;;
    choose) count=$((count + 1)); set -- $rest; shift $((count - 1)); echo "$1" ;;
  esac
done
"""
"""Its first answer in a game is the first choice, the second the second, and so on."""


@pytest.fixture
def counting(tmp_path: Path, pids: Path) -> str:
    script = tmp_path / "counting.sh"
    script.write_text(COUNTING.format(pids=pids))
    return f"run:sh {shlex.quote(str(script))}"


def at_table(table: str, choices: Sequence[int]) -> Position:
    return Position(table, "overbooking", {"players": "2"}, 2, Luck(5), {}, list(choices))


def ended(pids: Path) -> list[int]:
    return [pid for pid in map(int, pids.read_text().split()) if not runs(pid)]


def test_a_program_remembers_its_game_and_no_other(counting: str) -> None:
    game = Game(game_named("overbooking"), {"players": "2"}, 5)
    seat, first = game.seat, game.legal
    lodgings = Lodgings()

    def answer(table: str, choices: Sequence[int] = ()) -> int:
        return first.index(lodgings.choice(at_table(table, choices), seat, counting, 1))

    assert [answer("one"), answer("two"), answer("one"), answer("two")] == [0, 0, 1, 1]
    game.choose(first[0])
    while game.seat != seat:
        game.choose(game.legal[0])
    made = [step.choice for step in game.steps]
    third = lodgings.choice(at_table("one", made), seat, counting, 1)
    assert third == game.legal[2]
    assert answer("one") == 0, "what was taken back has not happened"
    stop_all()


def test_programs_do_not_pile_up(counting: str, pids: Path) -> None:
    seat = Game(game_named("overbooking"), {"players": "2"}, 5).seat
    lodgings = Lodgings(most=2, idle_seconds=0.2)
    for table in ("one", "two", "three"):
        lodgings.choice(at_table(table, ()), seat, counting, 1)
    assert len(pids.read_text().split()) == 3
    assert len(ended(pids)) >= 1, "there is room for two"
    until = time.monotonic() + PATIENCE
    while len(ended(pids)) < 3:
        assert time.monotonic() < until, "nobody sends an idle program home"
        time.sleep(0.02)


def test_guests_sit_where_the_operator_lets_them(
    sqlite_database: str, programs: dict[str, str]
) -> None:
    flags = [flag for name in ("plain", "liar") for flag in ("--bot", f"{name}={programs[name]}")]
    with ReadyServer(sqlite_database, "--rate", "0", *flags) as server:
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
