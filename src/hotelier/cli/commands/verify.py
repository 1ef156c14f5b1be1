"""`hotelier verify`: whether dice and cards of a game were fixed before anybody could know them."""

from __future__ import annotations

import re
from pathlib import Path

import click

from hotelier.cli.worded import argument, command, flag
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.game import Game
from hotelier.kernel.luck import Luck
from hotelier.terminal.files import load_game
from hotelier.words import text

_COMMITMENT = re.compile(r"[0-9a-f]{64}")


@command("verify")
@argument("file", called="cli.journal", type=click.Path(path_type=Path))
@flag("--commitment", "commitments", multiple=True, metavar="HEX", says="cli-verify.commitment")
def verify(file: Path, commitments: tuple[str, ...]) -> None:
    shown = [_well_formed(given) for given in commitments]
    # Loading plays every choice anew, with dice and cards by the seeds, and compares the score.
    game = load_game(file)
    _report_play(game)
    lucks = {0: game.luck, **game.renewals}
    bound = {luck.commitment: luck for luck in lucks.values() if luck.secret}
    for given in shown:
        if given not in bound:
            raise HotelierError(text("cli-verify-other", commitment=given))
    for after, luck in lucks.items():
        _report_luck(game, after, luck, fits=luck.commitment in shown)


def _well_formed(given: str) -> str:
    commitment = given.strip().lower()
    if not _COMMITMENT.fullmatch(commitment):
        raise HotelierError(text("cli-verify-malformed"))
    return commitment


def _report_play(game: Game) -> None:
    click.echo(text("cli-verify-played", choices=len(game.steps)))
    if game.over:
        click.echo(text("cli-verify-score", scores=" ".join(map(str, game.state.scores()))))
    else:
        click.echo(text("cli-verify-unfinished"))


def _report_luck(game: Game, after: int, luck: Luck, *, fits: bool) -> None:
    if not luck.secret:
        click.echo(text("cli-verify-open", after=after, seed=str(luck.seed)))
        return
    said = "cli-verify-fits" if fits else "cli-verify-compare"
    click.echo(text(said, after=after, commitment=luck.commitment))
    for seat, word in luck.words:
        name = game.names.get(seat, str(seat + 1))
        click.echo(text("cli-verify-word", name=name, word=word))
