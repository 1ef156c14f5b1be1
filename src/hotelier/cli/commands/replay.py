"""`hotelier replay`: a journal, step by step."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hotelier.cli.worded import argument, command, flag
from hotelier.terminal.console import console
from hotelier.terminal.files import load_game
from hotelier.terminal.replay import Replay


@command("replay")
@argument("file", called="cli.journal", type=click.Path(path_type=Path))
@flag("--all", "whole", is_flag=True, says="cli-replay.all")
def replay(file: Path, whole: bool) -> None:
    game = load_game(file)
    screen = console()
    show = Replay(game, screen)
    if whole or not sys.stdin.isatty():
        show.tell_all()
    else:
        show.run(lambda: screen.input("> "))
