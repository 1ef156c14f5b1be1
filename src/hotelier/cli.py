"""The one command, `hotelier`."""

from __future__ import annotations

import itertools
import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from hotelier.bots import BOTS, make_bot
from hotelier.form import FORM
from hotelier.games import GAMES, game_named
from hotelier.house.commands import load, serve
from hotelier.kernel.errors import HotelierError, OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.message import Message
from hotelier.kernel.options import PLAYERS, Option
from hotelier.kernel.rules import Rules
from hotelier.lab.arena import Match, Scorebook, Standing, play_many
from hotelier.lab.bench import (
    Speed,
    growth,
    load_run,
    matching,
    measure,
    regressions,
    run_as_json,
)
from hotelier.terminal.files import load_game
from hotelier.terminal.play import TerminalTable
from hotelier.terminal.replay import Replay
from hotelier.version import __version__
from hotelier.words import say
from hotelier.words.cards import find_cards

BAD_INPUT = 2
REPORT_WIDTH = 110
HUMAN = "human"
AT_RANDOM = "random"
"""The value of an option that stands for any of the others."""
SOLO_REPORT = ("difficulty", "leopold-hotel")
"""What a report on the game alone tells apart."""
Command = TypeVar("Command", bound=Callable[..., None])


def main() -> None:
    """Run the command; whatever is wrong with the input is one sentence and exit code 2."""
    try:
        cli(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
    except click.ClickException as error:
        _complain(error.format_message())
    except HotelierError as error:
        _complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        _complain("Stopped.")
    except BrokenPipeError:
        sys.stderr.close()


def _complain(sentence: str) -> None:
    click.echo(f"hotelier: {' '.join(sentence.split())}", err=True)
    raise SystemExit(BAD_INPUT)


def game_options(command: Command) -> Command:
    """A flag for every option of every game."""
    flags: dict[str, tuple[list[str], str]] = {}
    for rules in GAMES.values():
        for option in rules.options:
            values, _ = flags.setdefault(option.name, ([], _option_help(rules, option)))
            values += [value for value in option.values if value not in values]
    for name, (values, text) in reversed(flags.items()):
        choice = click.Choice(values)
        variable = f"option_{name.replace('-', '_')}"
        command = click.option(f"--{name}", variable, type=choice, help=text)(command)
    names = click.Choice(list(GAMES))
    return click.option("--game", type=names, default="austria", show_default=True)(command)


def _option_help(rules: Rules, option: Option) -> str:
    """What there is to agree on, what the values mean, and for whom it is."""
    sentences = [say(rules.option_help(option))]
    if option.name != PLAYERS:
        titles = {value: say(rules.value_title(option, value)) for value in option.values}
        meant = [
            f"{value}: {title}"
            for value, title in titles.items()
            if title.casefold() != value.replace("-", " ")
        ]
        sentences += [f"({'; '.join(meant)})"] if meant else []
    if option.only_players:
        sizes = "|".join(option.only_players)
        sentences.append(say(Message("kernel-option-only", {"players": sizes})))
    return " ".join(sentences)


def solo_option(command: Command) -> Command:
    return click.option("--solo", is_flag=True, help="the same as --players 1")(command)


def _wanted(flags: dict[str, Any]) -> dict[str, str]:
    prefix = "option_"
    wanted = {
        name.removeprefix(prefix).replace("_", "-"): value
        for name, value in flags.items()
        if name.startswith(prefix) and value is not None
    }
    if flags.get("solo") and wanted.setdefault("players", "1") != "1":
        raise OptionError("--solo is a game for one player, not for more.")
    return wanted


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hotelier", message=f"%(prog)s %(version)s ({FORM})")
def cli() -> None:
    """Hotel board games: play, simulate, replay, look up cards, measure."""


@cli.command()
@game_options
@solo_option
@click.option("--seats", help="human or a bot for each seat, like human,greedy")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help="the same seed deals the same game")
def play(game: str, seats: str | None, seed: int | None, **flags: Any) -> None:
    """Play in the terminal, alone, against bots or with others at the same keyboard."""
    rules = game_named(game)
    wanted = _wanted(flags)
    if seats is None:
        players = int(wanted.get("players", rules.options[0].default))
        seats = ",".join([HUMAN] + ["greedy"] * (players - 1))
    entrants = _entrants(seats, {HUMAN, *BOTS})
    options = _options_for(rules, entrants, wanted)
    seed = secrets.randbelow(2**32) if seed is None else seed
    names = {seat: _seat_name(entrants, seat) for seat in range(len(entrants))}
    table = Game(rules, options, seed, names=names)
    bots = {
        seat: make_bot(name, game, seed + seat)
        for seat, name in enumerate(entrants)
        if name != HUMAN
    }
    TerminalTable(table, bots, Console()).run()


def _seat_name(entrants: list[str], seat: int) -> str:
    kind = entrants[seat]
    return f"Player {seat + 1}" if kind == HUMAN else f"{kind.capitalize()} {seat + 1}"


def _entrants(text: str, known: set[str]) -> list[str]:
    entrants = [name.strip() for name in text.split(",")]
    for name in entrants:
        if name not in known:
            raise OptionError(f"There is no player '{name}'; there is {', '.join(sorted(known))}.")
    return entrants


def _options_for(rules: Rules, entrants: list[str], wanted: dict[str, str]) -> dict[str, str]:
    """The options, with as many players as there are entrants."""
    players = wanted.setdefault("players", str(len(entrants)))
    options = rules.settle(wanted)
    if int(players) != len(entrants):
        raise OptionError(f"{players} players need {players} seats, not {len(entrants)}.")
    return options


@cli.command()
@game_options
@solo_option
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True)
@click.option("--bots", "names", help="a bot for each seat, like greedy,random")
@click.option("--each", multiple=True, help="play so many games for each value of this option")
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=os.cpu_count() or 1,
    help="how many cores to use; all by default",
)
@click.option("--json", "as_json", is_flag=True, help="print JSON instead of a table")
def simulate(
    game: str,
    games: int,
    seed: int,
    names: str | None,
    each: tuple[str, ...],
    processes: int,
    as_json: bool,
    **flags: Any,
) -> None:
    """Let bots play many games and sum up. Entrants change seats from game to game."""
    rules = game_named(game)
    wanted = _wanted(flags)
    if names is None:
        players = int(wanted.get("players", rules.options[0].default))
        names = ",".join(["greedy"] + ["random"] * (players - 1))
    entrants = _entrants(names, set(BOTS))
    if flags["solo"] and not each:
        each = tuple(name for name in SOLO_REPORT if name not in wanted)
    matches = [
        _play_match(rules, _options_for(rules, entrants, way), entrants, games, seed, processes)
        for way in _ways(rules, wanted, each)
    ]
    if as_json:
        data = [match.as_data() for match in matches]
        click.echo(json.dumps(data if each else data[0], indent=2))
    else:
        _wide_console().print(_match_table(matches, each))


def _wide_console() -> Console:
    """Wide enough for all columns, also where the output is no terminal."""
    return Console(width=max(Console().width, REPORT_WIDTH))


def _ways(rules: Rules, wanted: dict[str, str], each: tuple[str, ...]) -> list[dict[str, str]]:
    """The wanted options with every combination of the values of some others."""
    offered = {option.name: option for option in rules.options}
    for name in each:
        if name not in offered:
            raise OptionError(f"{rules.name} has no option '{name}' to try each value of.")
    values = [[v for v in offered[name].values if v != AT_RANDOM] for name in each]
    combinations = itertools.product(*values)
    return [{**wanted, **dict(zip(each, way, strict=True))} for way in combinations]


def _play_match(
    rules: Rules,
    options: dict[str, str],
    entrants: list[str],
    games: int,
    seed: int,
    processes: int,
) -> Match:
    book = Scorebook(entrants)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("playing", total=games)
        played = play_many(rules, options, entrants, games, seed, processes=processes)
        for shift, result in played:
            book.add(shift, result)
            progress.advance(task)
    return book.match(rules, options, seed)


def _match_table(matches: list[Match], each: tuple[str, ...]) -> Grid:
    first = matches[0]
    title = f"{first.games} games from seed {first.first_seed}, {first.mean_choices} choices each"
    grid = Grid(title=title, box=box.SIMPLE_HEAD)
    for heading in (*each, "entrant", "bot"):
        grid.add_column(heading)
    numbers = ["mean", "deviation", "worst", "median", "best", "wins"]
    if first.automaton_mean is not None:
        numbers.append("automaton")
    for heading in numbers:
        grid.add_column(heading, justify="right")
    for match in matches:
        for line in match.standings:
            grid.add_row(*(match.options[name] for name in each), *_standing_row(match, line))
    return grid


def _standing_row(match: Match, line: Standing) -> list[str]:
    row = [
        str(line.entrant),
        line.bot,
        f"{line.mean_score:.1f}",
        f"{line.score_deviation:.1f}",
        str(line.worst),
        str(line.quantiles[2]),
        str(line.best),
        f"{100 * line.win_rate:.1f} %",
    ]
    if match.automaton_mean is not None:
        row.append(f"{match.automaton_mean:.1f}")
    return row


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "whole", is_flag=True, help="tell the whole game at once")
def replay(file: Path, whole: bool) -> None:
    """Step through a journal."""
    game = load_game(file)
    console = Console()
    show = Replay(game, console)
    if whole or not sys.stdin.isatty():
        show.tell_all()
    else:
        show.run(lambda: console.input("> "))


@cli.command()
@click.argument("query", nargs=-1, required=True)
def card(query: tuple[str, ...]) -> None:
    """What a card of any game does, by NAME or NUMBER."""
    words = " ".join(query)
    found = find_cards(words, [card for rules in GAMES.values() for card in rules.cards()])
    if not found:
        raise HotelierError(f"No card is called '{words}' or has that number.")
    for entry in found:
        click.echo(say(entry.message))


@cli.command()
@click.option("--seconds", type=click.FloatRange(0.1, 60), default=2.0, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="print JSON instead of a table")
@click.option(
    "--against",
    type=click.Path(path_type=Path),
    help="compare with an earlier run's JSON, in percent",
)
@click.option(
    "--check", is_flag=True, help="with --against: fail if something is a fifth slower than then"
)
def bench(seconds: float, seed: int, as_json: bool, against: Path | None, check: bool) -> None:
    """How fast the engine is on one core: random play and copies, per second."""
    earlier = load_run(against) if against else None
    if check and earlier is None:
        raise OptionError("--check needs --against FILE.")
    speeds = [
        measure(rules, players, seconds, seed) for rules in GAMES.values() for players in (2, 4)
    ]
    if as_json:
        click.echo(run_as_json(speeds))
    else:
        _wide_console().print(_speed_table(speeds, earlier))
    if check and earlier is not None:
        slower = regressions(speeds, earlier)
        if slower:
            raise HotelierError(f"Slower than before: {'; '.join(slower)}.")


def _speed_table(speeds: list[Speed], earlier: list[Speed] | None) -> Grid:
    grid = Grid(
        title=f"Per second of one core, random play, {FORM} engine",
        caption="growth: time per decision, two players = 1; bytes: of one state; "
        "ratio: decisions per round of a reference loop in plain Python",
        box=box.SIMPLE_HEAD,
    )
    headings = ("game", "players", "decisions", "growth", "games", "clones", "bytes", "ratio")
    for heading in headings:
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    for speed in speeds:
        then = matching(speed, earlier or [])
        grid.add_row(
            speed.game,
            str(speed.players),
            _compared(speed.decisions, then.decisions if then else None),
            f"{growth(speed, speeds):.2f}",
            _compared(speed.games, then.games if then else None),
            _compared(speed.clones, then.clones if then else None),
            str(speed.bytes_per_state),
            _compared(speed.per_reference, then.per_reference if then else None, digits=2),
        )
    return grid


def _compared(now: float, then: float | None, digits: int = 0) -> str:
    text = f"{now:,.{digits}f}"
    return text if not then else f"{text} ({100 * (now / then - 1):+.0f} %)"


cli.add_command(serve)
cli.add_command(load)
