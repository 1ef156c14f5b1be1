"""Bots from outside play by the rules, or lose with a clear message."""

from __future__ import annotations

import json
import pickle
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.bots.plugins import found, program
from hotelier.bots.plugins.failed import BotFailed
from hotelier.bots.plugins.plugin_bot import PluginBot
from hotelier.bots.registry import make_bot
from hotelier.games import GAMES, game_named
from hotelier.kernel.chance import Chance
from hotelier.kernel.errors import OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.playout import play_out
from hotelier.lab.arena import Fixture, Scorebook, play_fixture
from tests.ways import every_way

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FIRST_WORD = f"run:sh {EXAMPLES / 'first_word.sh'}"


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    program.stop_all()


def fixture(bot: str, game: str = "overbooking") -> Fixture:
    rules = game_named(game)
    return Fixture(game, rules.settle({}), (bot, "random"), 3, 0)


def script(tmp_path: Path, body: str) -> str:
    """A program in Python that answers line by line."""
    lines = [
        "import sys, time",
        "for line in sys.stdin:",
        "    word, _, rest = line.strip().partition(' ')",
        "    if word == 'hotelier': print('ready seconds=0.5', flush=True)",
        f"    if word == 'choose': {body}",
    ]
    path = tmp_path / "bot.py"
    path.write_text("\n".join(lines))
    return f"run:{sys.executable} {path}"


@pytest.mark.parametrize("game", GAMES)
def test_a_program_of_eight_lines_plays_whole_games(game: str) -> None:
    result = play_fixture(fixture(FIRST_WORD, game))
    assert result.forfeit == ""
    random = make_bot("random", game, 3001)
    play = Game(game_named(game), {}, 3)
    while not play.over:
        play.choose(play.legal[0] if play.seat == 0 else random.choose(play.perspective(1)))
    assert tuple(play.state.scores()) == result.scores


def some_choices(bot: str, how_many: int) -> None:
    """The first choices of a game are legal ones, made with a head of its own."""
    game = Game(game_named("overbooking"), {}, 3)
    player = make_bot(bot, "overbooking", 5)
    for _ in range(how_many):
        game.choose(player.choose(game.perspective(0)) if game.seat == 0 else game.legal[0])


def test_a_program_in_python_looks_into_imagined_worlds() -> None:
    some_choices(f"run:{sys.executable} {EXAMPLES / 'hopeful.py'}", 3)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_a_program_in_another_language_tries_choices() -> None:
    some_choices(f"run:node {EXAMPLES / 'patient.js'}", 2)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("print('nonsense', flush=True)", "answered 'nonsense', which is not legal"),
        ("print(rest, flush=True)", "which is not legal"),
        ("time.sleep(60)", "did not answer in time"),
        ("sys.exit(3)", "has ended by itself"),
        ("print('imagine truth', flush=True)", "asked for the world 'truth'"),
        ("print('imagine ' + '1' * 5000, flush=True)", "asked for the world '1111"),
        ("print('try ' + '9' * 5000 + ' pass', flush=True)", "asked for the world '9999"),
        ("print('x' * 70000, flush=True)", "wrote a line without end"),
        ("sys.stdout.write('imagine 5\\n' * 5000); time.sleep(60)", "(in time|by itself)"),
        ("print('\\x1b[2J', flush=True)", r"answered '\?\[2J'"),
    ],
)
def test_who_fails_loses(tmp_path: Path, body: str, reason: str) -> None:
    result = play_fixture(fixture(script(tmp_path, body)))
    assert (result.winners, result.failed) == ((1,), 0)
    with pytest.raises(BotFailed, match=reason):
        raise BotFailed("", result.forfeit.split("' ", 1)[1])
    book = Scorebook(["it", "random"])
    book.add(result)
    match = book.match(game_named("overbooking"), {}, 3)
    assert match.standings[1].win_rate == 1
    assert match.forfeits[0].startswith("Seed 3: The bot 'run:")


def test_whatever_a_program_calls_a_choice_is_answered(tmp_path: Path) -> None:
    words = [b"x" * 60_000, b"\xed\xbf\xbf\0\xff", b"[/b]{", b"[" * 30_000]
    lines = b"".join(b"try 1 %b\n" % word for word in words)
    (tmp_path / "tries").write_bytes(lines)
    told = tmp_path / "told"
    tried = f"sys.stdout.buffer.write(open({str(tmp_path / 'tries')!r}, 'rb').read())"
    hears = f"open({str(told)!r}, 'w').writelines(sys.stdin.readline() for _ in range(4))"
    body = f"{tried}; sys.stdout.flush(); {hears}; print(rest.split()[0], flush=True)"
    some_choices(script(tmp_path, body), 2)
    answers = [json.loads(line.removeprefix("position ")) for line in told.read_text().splitlines()]
    assert ["is no choice of" in answer["error"] for answer in answers] == [True] * len(words)


def test_a_program_is_ended_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = make_bot(script(tmp_path, "print('imagine 1', flush=True)"), "overbooking", 1)
    seen = Game(game_named("overbooking"), {}, 3).perspective(0)
    monkeypatch.setattr(Perspective, "imagine", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        bot.choose(seen)
    assert not program._running


def test_a_program_that_cannot_be_started_loses() -> None:
    result = play_fixture(fixture("run:/there/is/no/such/program"))
    assert "could not be started: No such file" in result.forfeit
    # The shell hands on what is no text; a library may be asked for anything.
    for path in ("run:/there/is/no/\udcff", "run:/there/is/\ud800", "run:/there/is/no/\0"):
        assert "could not be started: " in play_fixture(fixture(path)).forfeit


def test_a_program_must_say_that_it_is_ready() -> None:
    result = play_fixture(fixture("run:sh -c 'read x; echo hello; read y'"))
    assert "answered 'hello' instead of 'ready'" in result.forfeit


def test_a_program_gets_its_own_time_but_not_for_ever() -> None:
    result = play_fixture(fixture("run:sh -c 'read x; echo ready seconds=1e9; read y'"))
    assert "asked for '1e9' seconds a choice" in result.forfeit


def test_a_program_learns_nothing_of_the_environment_and_of_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELIER_DATABASE", "a secret")
    told = tmp_path / "told"
    path = tmp_path / "bot.py"
    path.write_text(
        "import os, sys\n"
        f"told = open({str(told)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    told.write(line)\n"
        "    told.write(str(dict(os.environ)) + '\\n')\n"
        "    told.flush()\n"
        "    if line.startswith('hotelier'): print('ready view observation', flush=True)\n"
        "    if line.startswith('choose'): print(line.split()[1], flush=True)\n"
    )
    bot = make_bot(f"run:{sys.executable} {path}", "overbooking", 424242)
    game = Game(game_named("overbooking"), {}, 42)
    seen = game.perspective(game.seat)
    choice = bot.choose(seen)
    text = told.read_text()
    assert "a secret" not in text
    assert "424242" not in text
    views = [line for line in text.splitlines() if line.startswith("view ")]
    assert json.loads(views[0].removeprefix("view ")) == json.loads(json.dumps(seen.view()))
    assert f"observation {' '.join(map(str, seen.observation()))}\n" in text
    assert choice == seen.legal[0]


def test_one_program_plays_several_games() -> None:
    for seed in range(3):
        bot = make_bot(FIRST_WORD, "overbooking", seed)
        assert isinstance(bot, PluginBot)
        game = Game(game_named("overbooking"), {}, seed)
        bot.choose(game.perspective(game.seat))
        bot.close()
    assert len(program._running) == 1


def test_a_command_must_be_one() -> None:
    with pytest.raises(OptionError, match="After 'run:' stands the command"):
        make_bot("run: ", "austria", 1)
    with pytest.raises(OptionError, match="is no command: No closing quotation"):
        make_bot("run:'x", "austria", 1)
    with pytest.raises(OptionError, match="There is no bot 'nobody'"):
        make_bot("nobody", "austria", 1)


@pytest.mark.parametrize("game", GAMES)
def test_positions_survive_the_journey(game: str) -> None:
    rules = game_named(game)
    for seed, options in enumerate(every_way(rules)[::29]):
        state = rules.deal(options, seed)
        state.events = None
        play_out(state, Chance(seed), seed)
        twin = pickle.loads(pickle.dumps(state))
        assert twin.key() == state.key()
        assert play_out(twin, Chance(1)) == play_out(state, Chance(1))
        assert twin.key() == state.key()


def test_a_package_brings_a_bot_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "hopefuls-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hopefuls\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[hotelier.bots]\nhopeful = hopeful:HopefulBot\n")
    shutil.copy(EXAMPLES / "hopeful.py", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    paths = [str(tmp_path), *(p for p in sys.path if p.endswith("src"))]
    monkeypatch.setenv("PYTHONPATH", ":".join(paths))
    found.packaged.cache_clear()
    assert found.packaged() == ("hopeful",)
    some_choices("hopeful", 3)
    found.packaged.cache_clear()
