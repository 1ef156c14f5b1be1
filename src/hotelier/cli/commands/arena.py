"""`hotelier arena`: every bot against every other, with ratings and how sure they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from hotelier.bots import known_bots
from hotelier.bots.levels import LEVEL_NAMES
from hotelier.cli.beside import tell_beside, watch_flag
from hotelier.cli.flags import (
    RAY,
    cluster_flag,
    game_flags,
    json_flag,
    processes_flag,
    seed_flag,
    solo_flag,
    wanted_options,
)
from hotelier.cli.reports import print_report, report
from hotelier.cli.seats import entrants_of
from hotelier.cli.worded import command, flag
from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError, OptionError
from hotelier.kernel.numbers import percent, percent_tenths, signed, tenths
from hotelier.kernel.writing import refuse_unwritable
from hotelier.lab.arena import Fixture, Result
from hotelier.lab.league import League, fixtures, play_all, summed_up
from hotelier.lab.league_files import (
    FORMATS,
    refuse_unwritable_games,
    write_games,
    write_report,
)
from hotelier.lab.watching import watcher_named
from hotelier.words import say, text

_NUMBERS = ("games", "wins", "sure", "mean", "opposed")


@command("arena")
@game_flags
@solo_flag
@flag("--bots", "names", default=",".join(LEVEL_NAMES), show_default=True, says="cli-arena.bots")
@flag(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    says="cli-arena.games",
)
@seed_flag
@watch_flag
@flag("--out", type=click.Path(path_type=Path), says="cli-arena.out")
@flag("--report", "page", type=click.Path(path_type=Path), says="cli-arena.report")
@processes_flag
@cluster_flag
@json_flag
def arena(
    game: str,
    names: str,
    games: int,
    seed: int,
    watchers: tuple[str, ...],
    out: Path | None,
    page: Path | None,
    processes: int,
    cluster: str | None,
    as_json: bool,
    **flags: Any,
) -> None:
    rules = game_named(game)
    options = rules.settle(wanted_options(flags))
    bots = entrants_of(names, known_bots())
    if options["players"] != "1" and len(bots) < 2:
        raise OptionError(text("cli-arena-two"))
    if out is not None and out.suffix not in FORMATS:
        raise OptionError(text("cli-arena-no-format", file=out.name))
    for name in watchers:
        watcher_named(name)
    todo = fixtures(rules, options, bots, games, seed, watchers)
    if out is not None:
        refuse_unwritable_games(out)
    if page is not None:
        refuse_unwritable(page)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("cli-simulate-playing"), total=len(todo))
        results = []
        for result in _played(todo, processes, cluster):
            results.append(result)
            progress.advance(task)
    league = summed_up(rules, options, bots, seed, results, watchers)
    if as_json:
        click.echo(json.dumps(_data(league), indent=2))
    else:
        _print(league)
        tell_beside(league)
    _write(league, out, page)


def _played(todo: list[Fixture], processes: int, cluster: str | None) -> Iterator[Result]:
    if cluster != RAY:
        return play_all(todo, processes)
    from hotelier.lab import ray_cluster

    return ray_cluster.play_all(todo)


def _write(league: League, out: Path | None, page: Path | None) -> None:
    """Write what can be written, and tell of what cannot."""
    failures: list[str] = []
    for path, write in ((out, write_games), (page, write_report)):
        try:
            if path is not None:
                write(path, league)
        except HotelierError as failure:
            failures.append(str(failure))
    if failures:
        raise HotelierError(" ".join(failures))


def _data(league: League) -> dict[str, Any]:
    """All but the single games."""
    rated = {bot: asdict(rating) for bot, rating in zip(league.bots, league.ratings, strict=True)}
    return {
        "game": league.game,
        "options": league.options,
        "seed": league.first_seed,
        "ratings": rated,
        "meetings": [asdict(meeting) for meeting in league.meetings],
        "forfeits": league.forfeits,
        "watched": league.watched,
    }


def _print(league: League) -> None:
    grid = report(text("cli-arena-ratings"), (text("cli-arena-bot"),), ("Elo", say(percent(0.95))))
    ranked = sorted(zip(league.bots, league.ratings, strict=True), key=lambda entry: -entry[1].elo)
    for bot, rating in ranked:
        low, elo, high = (say(signed(it)) for it in (rating.low, rating.elo, rating.high))
        grid.add_row(bot, elo, f"{low} … {high}")
    print_report(grid)
    words = (text("cli-arena-bot"), text("cli-arena-against"))
    grid = report(
        text("cli-arena-meetings"), words, [text(f"cli-arena-{name}") for name in _NUMBERS]
    )
    for m in league.meetings:
        grid.add_row(
            m.bot,
            m.against,
            str(m.games),
            say(percent_tenths(m.wins)),
            f"{say(percent_tenths(m.low))} … {say(percent_tenths(m.high))}",
            say(tenths(m.mean)),
            say(tenths(m.mean_against)),
        )
    print_report(grid)
