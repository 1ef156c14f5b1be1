"""`hotelier simulate`: bots play many games, and a table sums them up."""

from __future__ import annotations

import itertools
import json
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from hotelier.bots import known_bots
from hotelier.cli.beside import tell_beside, watch_flag
from hotelier.cli.flags import (
    game_flags,
    json_flag,
    processes_flag,
    seed_flag,
    wanted_options,
)
from hotelier.cli.reports import print_report, report
from hotelier.cli.seats import entrants_of, options_for, usual_entrants
from hotelier.cli.worded import command, flag
from hotelier.games import game_named
from hotelier.kernel.errors import OptionError
from hotelier.kernel.numbers import percent_tenths, tenths
from hotelier.kernel.rules import Rules
from hotelier.lab.arena import Match, Scorebook, Standing, play_many
from hotelier.lab.watching import watcher_named
from hotelier.words import say, text

_AT_RANDOM = "random"
"""The value of an option that stands for any of the others."""
_SOLO_REPORT = ("difficulty", "leopold-hotel")
"""What a report on the game alone tells apart."""
_WORDS = ("entrant", "bot")
_NUMBERS = ("mean", "deviation", "worst", "median", "best", "wins")


@command("simulate")
@game_flags
@flag("--solo", is_flag=True, says="cli-simulate.solo")
@flag(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    says="cli-simulate.games",
)
@seed_flag
@flag("--bots", "names", says="cli-simulate.bots")
@flag("--each", multiple=True, says="cli-simulate.each")
@watch_flag
@processes_flag
@json_flag
def simulate(
    game: str,
    games: int,
    seed: int,
    names: str | None,
    each: tuple[str, ...],
    watchers: tuple[str, ...],
    processes: int,
    as_json: bool,
    **flags: Any,
) -> None:
    rules = game_named(game)
    wanted = wanted_options(flags)
    entrants = entrants_of(names or usual_entrants("greedy", "random", rules, wanted), known_bots())
    if flags["solo"] and not each:
        each = tuple(name for name in _SOLO_REPORT if name not in wanted)
    for name in watchers:
        watcher_named(name)
    matches = [
        _play_match(
            rules, options_for(rules, entrants, way), entrants, games, seed, processes, watchers
        )
        for way in _ways(rules, wanted, each)
    ]
    if as_json:
        data = [match.as_data() for match in matches]
        click.echo(json.dumps(data if each else data[0], indent=2))
    else:
        print_report(_match_table(matches, each))
        for match in matches:
            tell_beside(match)


def _ways(rules: Rules, wanted: dict[str, str], each: tuple[str, ...]) -> list[dict[str, str]]:
    """The wanted options with every combination of the values of some others."""
    offered = {option.name: option for option in rules.options}
    for name in each:
        if name not in offered:
            raise OptionError(text("cli-simulate-no-option", game=rules.name, option=name))
    values = [[v for v in offered[name].values if v != _AT_RANDOM] for name in each]
    combinations = itertools.product(*values)
    return [{**wanted, **dict(zip(each, way, strict=True))} for way in combinations]


def _play_match(
    rules: Rules,
    options: dict[str, str],
    entrants: list[str],
    games: int,
    seed: int,
    processes: int,
    watchers: tuple[str, ...],
) -> Match:
    book = Scorebook(entrants, watchers)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("cli-simulate-playing"), total=games)
        played = play_many(
            rules, options, entrants, games, seed, processes=processes, watchers=watchers
        )
        for result in played:
            book.add(result)
            progress.advance(task)
    return book.match(rules, options, seed)


def _match_table(matches: list[Match], each: tuple[str, ...]) -> Grid:
    first = matches[0]
    title = text(
        "cli-simulate-title",
        games=first.games,
        seed=str(first.first_seed),
        choices=tenths(first.mean_choices),
    )
    numbers = [text(f"cli-simulate-{name}") for name in _NUMBERS]
    if first.automaton_mean is not None:
        numbers.append(text("cli-simulate-automaton"))
    grid = report(title, (*each, *(text(f"cli-simulate-{name}") for name in _WORDS)), numbers)
    for match in matches:
        for line in match.standings:
            grid.add_row(*(match.options[name] for name in each), *_standing_row(match, line))
    return grid


def _standing_row(match: Match, line: Standing) -> list[str]:
    row = [
        str(line.entrant),
        line.bot,
        say(tenths(line.mean_score)),
        say(tenths(line.score_deviation)),
        str(line.worst),
        str(line.quantiles[2]),
        str(line.best),
        say(percent_tenths(line.win_rate)),
    ]
    if match.automaton_mean is not None:
        row.append(say(tenths(match.automaton_mean)))
    return row
