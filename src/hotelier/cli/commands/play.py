"""`hotelier play`: a game in the terminal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from hotelier.bots import bot_for_people, known_bots
from hotelier.bots.helpers import helpers_at_hand
from hotelier.bots.plugins.failed import BotFailed
from hotelier.cli.flags import any_seed_flag, game_flags, solo_flag, wanted_options
from hotelier.cli.seats import (
    HUMAN,
    entrants_of,
    kinds_by_name,
    options_for,
    seat_names,
    usual_entrants,
)
from hotelier.cli.worded import command, flag
from hotelier.games import game_named
from hotelier.kernel.errors import OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.luck import new_secret_seed
from hotelier.kernel.options import PLAYERS
from hotelier.terminal.console import console
from hotelier.terminal.files import load_game
from hotelier.terminal.play import TerminalTable
from hotelier.words import text

_BOT_SEED_BITS = 56
_OPPONENT = "waiter"
"""Who sits down where nobody was asked for, as in the lobby."""


@command("play")
@game_flags
@solo_flag
@flag("--seats", says="cli-play.seats")
@any_seed_flag
@flag("--resume", type=click.Path(path_type=Path), says="cli-play.resume")
def play(game: str, seats: str | None, seed: int | None, resume: Path | None, **flags: Any) -> None:
    if resume:
        table, entrants = _resumed(resume, seats)
    else:
        table, entrants = _dealt(
            game, seats, new_secret_seed() if seed is None else seed, wanted_options(flags)
        )
    # No bot gets a seed that has to do with the table's.
    bots = {
        seat: bot_for_people(
            name, table.rules.name, secrets.randbits(_BOT_SEED_BITS), helpers=helpers_at_hand()
        )
        for seat, name in enumerate(entrants)
        if name != HUMAN
    }
    with suppress(ImportError):  # there is none on Windows
        # Once imported, it lets people edit what they type; others need not see it again.
        import readline

        readline.set_auto_history(False)
    screen = console()
    if table.luck.secret:
        screen.print(text("cli-play-commitment", commitment=table.luck.commitment), style="dim")
    try:
        TerminalTable(table, bots, screen).run()
    except BotFailed as failure:
        click.echo(f"{failure} {text('cli-play-forfeit')}")


def _dealt(
    game: str, seats: str | None, seed: int, wanted: dict[str, str]
) -> tuple[Game, list[str]]:
    """A new game."""
    rules = game_named(game)
    entrants = entrants_of(
        seats or usual_entrants(HUMAN, _OPPONENT, rules, wanted), {HUMAN, *known_bots()}
    )
    options = options_for(rules, entrants, wanted)
    return Game(rules, options, seed, names=seat_names(entrants)), entrants


def _resumed(journal: Path, seats: str | None) -> tuple[Game, list[str]]:
    """A game that was saved before; who played then plays on, unless seats say otherwise."""
    game = load_game(journal)
    if game.over:
        raise OptionError(text("cli-play-over", file=str(journal)))
    players = int(game.options[PLAYERS])
    entrants = (
        entrants_of(seats, {HUMAN, *known_bots()}) if seats else kinds_by_name(game.names, players)
    )
    if len(entrants) != players:
        raise OptionError(text("cli-other-number-of-seats", players=players, seats=len(entrants)))
    return game, entrants
