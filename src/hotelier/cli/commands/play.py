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
from hotelier.terminal.play import TerminalTable


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
    seed = secrets.randbelow(2**32) if seed is None else seed
    table = Game(rules, options, seed, names=seat_names(entrants))
    bots = {
        seat: make_bot(name, game, seed + seat)
        for seat, name in enumerate(entrants)
        if name != HUMAN
    }
    TerminalTable(table, bots, Console()).run()
