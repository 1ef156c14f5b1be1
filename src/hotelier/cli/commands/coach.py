"""`hotelier coach`: the best ways to play a position of a journal, and why."""

from __future__ import annotations

import json
from pathlib import Path

import click

from hotelier.bots.helpers import helpers_at_hand
from hotelier.bots.levels import level_named
from hotelier.cli.coaching import data_of, level_flag, seat_flag, seat_wanted
from hotelier.cli.flags import json_flag, thought_seed_flag
from hotelier.cli.reports import print_report
from hotelier.cli.worded import argument, command, flag
from hotelier.coach import advice
from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import Message, Value
from hotelier.kernel.perspective import Perspective
from hotelier.terminal.files import load_game
from hotelier.terminal.ways import ways_table
from hotelier.words import say, text
from hotelier.words.names import names_of


@command("coach")
@argument("file", called="cli.journal", type=click.Path(path_type=Path))
@seat_flag
@flag("--step", type=click.IntRange(min=0), says="cli-coach.step")
@level_flag("director")
@thought_seed_flag
@json_flag
def coach(
    file: Path, seat: int | None, step: int | None, level: str, seed: int, as_json: bool
) -> None:
    game = load_game(file)
    names = names_of(game)
    step = len(game.steps) if step is None else step
    state = game.state_at(step)
    if state.over:
        raise OptionError(text("cli-coach-over"))
    turn = int(state.seat)
    looking = seat_wanted(game, seat, turn)
    if looking != turn:
        values: dict[str, Value] = {"step": step, "seat": turn}
        raise OptionError(say(Message("cli-coach-waits", values), names=names))
    seen = Perspective(game.rules, state, turn)
    thought = level_named(game.rules.name, level)
    ways = advice(seen, thought, seed, helpers=helpers_at_hand())
    if as_json:
        told = {"seat": turn + 1, "step": step, "ways": [data_of(way, names) for way in ways]}
        click.echo(json.dumps(told, indent=2))
        return
    title = say(Message("cli-coach-title", {"step": step, "seat": turn}), names=names)
    print_report(ways_table(title, ways, game))
