"""`hotelier dataset`: games as Parquet files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from hotelier.bots import known_bots
from hotelier.cli.flags import game_flags, processes_flag, seed_flag, solo_flag, wanted_options
from hotelier.cli.seats import entrants_of, options_for, usual_entrants
from hotelier.cli.worded import argument, command, flag
from hotelier.games import game_named
from hotelier.terminal.files import load_game
from hotelier.words import text


@command("dataset")
@argument("journals", called="cli.journal", nargs=-1, type=click.Path(path_type=Path))
@flag("--folder", type=click.Path(path_type=Path), required=True, says="cli-dataset.folder")
@game_flags
@solo_flag
@flag(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=1000,
    show_default=True,
    says="cli-dataset.games",
)
@seed_flag
@flag("--bots", "names", says="cli-dataset.bots")
@processes_flag
def dataset(
    journals: tuple[Path, ...],
    folder: Path,
    game: str,
    games: int,
    seed: int,
    names: str | None,
    processes: int,
    **flags: Any,
) -> None:
    from hotelier.lab.dataset import write_journals, write_self_play

    rules = game_named(game)
    if journals:
        total = len(journals)
        written = write_journals(folder, rules, journals, load_game)
    else:
        total = games
        wanted = wanted_options(flags)
        names = names or usual_entrants("greedy", "greedy", rules, wanted)
        entrants = entrants_of(names, known_bots())
        options = options_for(rules, entrants, wanted)
        written = write_self_play(folder, rules, options, entrants, games, seed, processes)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("cli-dataset-writing"), total=total)
        for more in written:
            progress.advance(task, more)
    click.echo(text("cli-dataset-done", games=total, folder=str(folder)))
