"""`hotelier load`: many tables of scripted players, and how long they wait."""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext

import click

from hotelier.cli.amounts import Amount
from hotelier.cli.flags import game_flag, json_flag
from hotelier.cli.worded import command, flag
from hotelier.words import ENGLISH, text


@command("load")
@flag("--url", "urls", multiple=True, says="cli-load.url")
@flag("--database", says="cli-load.database")
@flag("--servers", default=1, show_default=True, type=click.IntRange(1), says="cli-load.servers")
@game_flag
@flag("--tables", default=200, show_default=True, type=click.IntRange(1), says="cli-load.tables")
@flag("--players", default=4, show_default=True, type=click.IntRange(1), says="cli-load.players")
@flag("--seconds", default=30.0, show_default=True, type=Amount(), says="cli-load.seconds")
@flag("--think", default=1.0, show_default=True, type=Amount(), says="cli-load.think")
@flag("--language", default=ENGLISH, show_default=True, says="cli-load.language")
@json_flag
def load(
    urls: tuple[str, ...],
    database: str | None,
    servers: int,
    game: str,
    tables: int,
    players: int,
    seconds: float,
    think: float,
    language: str,
    as_json: bool,
) -> None:
    from hotelier.house.load.houses import own_house
    from hotelier.house.load.measured import LoadPlan
    from hotelier.house.load.players import put_under_load

    given = tuple(url.rstrip("/") for url in urls)
    with nullcontext(given) if given else own_house(database, servers) as addresses:
        plan = LoadPlan(addresses, game, tables, players, seconds, think, language or None)
        measured = asyncio.run(put_under_load(plan)).as_data()
    if as_json:
        click.echo(json.dumps({"tables": tables, "players": players, "think": think, **measured}))
        return
    click.echo(text("cli-load-title", tables=tables, players=players, think=f"{think:g}"))
    for name, value in measured.items():
        if isinstance(value, dict):
            value = "  ".join(f"{percentile} {ms:g}" for percentile, ms in value.items())
        click.echo(f"{name.replace('_', ' '):>24}: {value}")
