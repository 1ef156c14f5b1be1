"""`hotelier review`: a game looked back at from one seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from hotelier.bots.levels import level_named
from hotelier.cli.coaching import data_of, level_flag, seat_flag, seat_wanted
from hotelier.cli.flags import json_flag, thought_seed_flag
from hotelier.cli.reports import print_report, report
from hotelier.cli.review_page import review_page, summary, title_of
from hotelier.cli.seats import HUMAN, kinds_by_name
from hotelier.cli.worded import argument, command, flag
from hotelier.coach import Review, Turn
from hotelier.coach.review import result_of, turns
from hotelier.kernel.chapters import chapter_title
from hotelier.kernel.errors import OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.numbers import percent, rounded, tenths
from hotelier.kernel.options import PLAYERS
from hotelier.terminal.files import load_game, refuse_unless_new, write_new
from hotelier.words import say, text
from hotelier.words.names import names_of


@command("review")
@argument("file", called="cli.journal", type=click.Path(path_type=Path))
@seat_flag
@level_flag("concierge")
@thought_seed_flag
@flag("--html", type=click.Path(path_type=Path), says="cli-review.html")
@json_flag
def review(
    file: Path, seat: int | None, level: str, seed: int, html: Path | None, as_json: bool
) -> None:
    game = load_game(file)
    looking = _seat_to_review(game, seat)
    if html is not None:
        refuse_unless_new(html)
    found = _looked_back(game, looking, level, seed)
    if as_json:
        click.echo(json.dumps(_data(found, names_of(game)), indent=2))
    else:
        _print(found, game)
    if html is not None:
        write_new(html, review_page(found, game))


def _seat_to_review(game: Game, number: int | None) -> int:
    """The seat that is asked for, or else the first that decided anything, people before bots."""
    decided = {step.seat for step in game.steps if not step.forced}
    if not decided:
        raise OptionError(text("cli-review-nothing"))
    kinds = kinds_by_name(game.names, int(game.options[PLAYERS]))
    people = {seat for seat, kind in enumerate(kinds) if kind == HUMAN}
    looking = seat_wanted(game, number, min(decided & people or decided))
    if looking not in decided:
        raise OptionError(text("cli-coach-no-seat", number=looking + 1))
    return looking


def _looked_back(game: Game, seat: int, level: str, seed: int) -> Review:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("cli-review-looking"), total=len(game.steps))
        found: list[Turn] = []
        for turn in turns(game, seat, level_named(game.rules.name, level), seed):
            found.append(turn)
            progress.update(task, completed=turn.step)
    return Review(seat, tuple(found), result_of(game, seat))


def _data(found: Review, names: list[str]) -> dict[str, Any]:
    return {
        "seat": found.seat + 1,
        "result": found.result,
        "play": rounded(found.play, 4),
        "luck": rounded(found.luck, 4),
        "others": rounded(found.others, 4),
        "rest": rounded(found.rest, 4),
        "loss": rounded(found.loss, 2),
        "turns": [
            {
                "step": turn.step,
                "chapter": turn.chapter,
                "luck": rounded(turn.luck, 4),
                "others": rounded(turn.others, 4),
                "play": rounded(turn.play, 4),
                "loss": rounded(turn.loss, 2),
                "played": data_of(turn.played, names),
                "best": data_of(turn.best, names),
            }
            for turn in found.turns
        ],
    }


def _print(found: Review, game: Game) -> None:
    names = names_of(game)
    if not found.costliest():
        lines = (title_of(found, game), text("cli-review-none"), summary(found, game))
        click.echo("\n".join(filter(None, lines)))
        return
    words = [text(f"cli-review-{name}") for name in ("when", "played", "better")]
    numbers = [text(f"cli-review-{name}") for name in ("cost", "lost")]
    grid = report(title_of(found, game), words, numbers, summary(found, game))
    for turn in found.costliest():
        grid.add_row(
            say(chapter_title(turn.chapter)),
            *("\n".join(say(s, names=names) for s in w.steps) for w in (turn.played, turn.best)),
            say(tenths(turn.loss)),
            say(percent(-turn.play)),
        )
    print_report(grid)
