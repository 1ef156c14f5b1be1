"""`hotelier load`: many tables of scripted players, and how long they wait."""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext

import click

from hotelier.cli.flags import game_flag, json_flag
from hotelier.cli.worded import command, flag
from hotelier.words import text


@command("load")
@flag("--url", says="cli-load.url")
@flag("--database", says="cli-load.database")
@game_flag
@flag("--tables", default=200, show_default=True, type=click.IntRange(1), says="cli-load.tables")
@flag("--players", default=4, show_default=True, type=click.IntRange(1), says="cli-load.players")
@flag("--seconds", default=30.0, show_default=True, says="cli-load.seconds")
@flag("--think", default=1.0, show_default=True, says="cli-load.think")
@json_flag
def load(
    url: str | None,
    database: str | None,
    game: str,
    tables: int,
    players: int,
    seconds: float,
    think: float,
    as_json: bool,
) -> None:
    from hotelier.house.load import LoadPlan, own_house, put_under_load

    with nullcontext(url.rstrip("/")) if url else own_house(database) as address:
        plan = LoadPlan(address, game, tables, players, seconds, think)
        measured = asyncio.run(put_under_load(plan)).as_data()
    if as_json:
        click.echo(json.dumps({"tables": tables, "players": players, "think": think, **measured}))
        return
    click.echo(text("cli-load-title", tables=tables, players=players, think=f"{think:g}"))
    for name, value in measured.items():
        if isinstance(value, dict):
            value = "  ".join(f"{percentile} {ms:g}" for percentile, ms in value.items())
        click.echo(f"{name.replace('_', ' '):>20}: {value}")
