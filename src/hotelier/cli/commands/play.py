"""`hotelier play`: a game in the terminal."""

from __future__ import annotations

import secrets
from typing import Any

from rich.console import Console

from hotelier.bots import BOTS, make_bot
from hotelier.cli.flags import any_seed_flag, game_flags, solo_flag, wanted_options
from hotelier.cli.seats import HUMAN, entrants_of, options_for, seat_names, usual_entrants
from hotelier.cli.worded import command, flag
from hotelier.games import game_named
from hotelier.kernel.game import Game
from hotelier.kernel.luck import new_secret_seed
from hotelier.terminal.play import TerminalTable
from hotelier.words import text

_BOT_SEED_BITS = 56


@command("play")
@game_flags
@solo_flag
@flag("--seats", says="cli-play.seats")
@any_seed_flag
def play(game: str, seats: str | None, seed: int | None, **flags: Any) -> None:
    rules = game_named(game)
    wanted = wanted_options(flags)
    entrants = entrants_of(seats or usual_entrants(HUMAN, "greedy", rules, wanted), {HUMAN, *BOTS})
    options = options_for(rules, entrants, wanted)
    table = Game(
        rules,
        options,
        new_secret_seed() if seed is None else seed,
        names=seat_names(entrants),
    )
    # No bot gets a seed that has to do with the table's.
    bots = {
        seat: make_bot(name, game, secrets.randbits(_BOT_SEED_BITS))
        for seat, name in enumerate(entrants)
        if name != HUMAN
    }
    console = Console()
    if table.luck.secret:
        console.print(text("cli-play-commitment", commitment=table.luck.commitment), style="dim")
    TerminalTable(table, bots, console).run()
