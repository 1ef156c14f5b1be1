"""`hotelier bench`: how fast the engine is on one core."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table as Grid

from hotelier.cli.amounts import Amount
from hotelier.cli.flags import json_flag, seed_flag
from hotelier.cli.reports import print_report, report
from hotelier.cli.worded import command, flag
from hotelier.form import FORM
from hotelier.games import GAMES
from hotelier.kernel.errors import HotelierError, OptionError
from hotelier.kernel.message import Message
from hotelier.kernel.numbers import hundredths, percent, whole
from hotelier.lab.bench import (
    Speed,
    growth,
    load_run,
    matching,
    measure,
    regressions,
    run_as_json,
)
from hotelier.words import say, text

_NUMBERS = ("players", "decisions", "growth", "games", "clones", "bytes", "ratio")


@command("bench")
@flag(
    "--seconds",
    type=Amount(0.1, 60),
    default=2.0,
    show_default=True,
    says="cli-bench.seconds",
)
@seed_flag
@json_flag
@flag("--against", type=click.Path(path_type=Path), says="cli-bench.against")
@flag("--check", is_flag=True, says="cli-bench.check")
@flag("--doors", is_flag=True, says="cli-bench.doors")
@flag("--bots", is_flag=True, says="cli-bench.bots")
def bench(
    seconds: float,
    seed: int,
    as_json: bool,
    against: Path | None,
    check: bool,
    doors: bool,
    bots: bool,
) -> None:
    if doors:
        _bench_doors(seconds, seed, as_json)
        return
    if bots:
        _bench_bots(seconds, seed, as_json)
        return
    earlier = load_run(against) if against else None
    if check and earlier is None:
        raise OptionError(text("cli-bench-check-alone"))
    speeds = [
        measure(rules, players, seconds, seed) for rules in GAMES.values() for players in (2, 4)
    ]
    if as_json:
        click.echo(run_as_json(speeds))
    else:
        print_report(_speed_table(speeds, earlier))
    if check and earlier is not None:
        slower = regressions(speeds, earlier)
        if slower:
            raise HotelierError(text("cli-bench-slower", what="; ".join(slower)))


def _bench_doors(seconds: float, seed: int, as_json: bool) -> None:
    from hotelier.lab.doors import measure_doors

    speeds = list(measure_doors(seconds, seed))
    if as_json:
        click.echo(json.dumps([asdict(speed) for speed in speeds], indent=2))
        return
    words = [text("cli-bench-door"), text("cli-bench-game")]
    grid = report(text("cli-bench-doors-title", form=FORM), words, [text("cli-bench-steps")])
    for speed in speeds:
        grid.add_row(speed.door, speed.what, say(whole(speed.steps)))
    print_report(grid)


def _bench_bots(seconds: float, seed: int, as_json: bool) -> None:
    from hotelier.lab.thinking import measure_thinking

    thinking = list(measure_thinking(seconds, seed))
    if as_json:
        click.echo(json.dumps([asdict(level) for level in thinking], indent=2))
        return
    words = [text(f"cli-bench-{word}") for word in ("game", "level")]
    numbers = [text(f"cli-bench-{word}") for word in ("players", "turn", "longest", "positions")]
    grid = report(text("cli-bench-bots-title", form=FORM), words, numbers)
    for level in thinking:
        grid.add_row(
            level.game,
            level.level,
            str(level.players),
            say(whole(1000 * level.seconds)),
            say(whole(1000 * level.longest)),
            say(whole(level.positions)),
        )
    print_report(grid)


def _speed_table(speeds: list[Speed], earlier: list[Speed] | None) -> Grid:
    grid = report(
        text("cli-bench-title", form=FORM),
        [text("cli-bench-game")],
        [text(f"cli-bench-{name}") for name in _NUMBERS],
        caption=text("cli-bench-caption"),
    )
    for speed in speeds:
        then = matching(speed, earlier or [])
        grid.add_row(
            speed.game,
            str(speed.players),
            _compared(speed.decisions, then.decisions if then else None),
            say(hundredths(growth(speed, speeds))),
            _compared(speed.games, then.games if then else None),
            _compared(speed.clones, then.clones if then else None),
            say(whole(speed.bytes_per_state)),
            _compared(speed.per_reference, then.per_reference if then else None, hundredths),
        )
    return grid


def _compared(now: float, then: float | None, written: Callable[[float], Message] = whole) -> str:
    number = say(written(now))
    if not then:
        return number
    sign = "+" if now >= then else ""
    return f"{number} ({sign}{say(percent(now / then - 1))})"
