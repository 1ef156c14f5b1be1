"""The commands of the house: `hotelier serve` and `hotelier load`."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import nullcontext

import click

from hotelier.games import GAMES
from hotelier.house.basics.settings import DEFAULT_DATABASE, Settings, database_url
from hotelier.house.service.browser import open_when_up


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option(
    "--database",
    default=DEFAULT_DATABASE,
    show_default=True,
    envvar="HOTELIER_DATABASE",
    help="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME for many servers at once.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes in which bots think.",
)
@click.option("--public-url", help="How people reach the house, for links and QR codes.")
@click.option(
    "--origin", "origins", multiple=True, help="Another origin whose pages may use the house."
)
@click.option(
    "--rate",
    default=30.0,
    show_default=True,
    type=click.FloatRange(0),
    help="Requests a second for each client address; 0 is no limit on requests and connections.",
)
@click.option(
    "--patience",
    default=Settings().patience_seconds,
    show_default=True,
    type=click.FloatRange(0),
    help="Seconds a person may keep a table waiting before others may let a bot stand in.",
)
@click.option(
    "--trust-proxy",
    help="Addresses of proxies whose X-Forwarded headers are believed, with commas; * is all.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
)
@click.option(
    "--open",
    "open_page",
    is_flag=True,
    help="Open the page in a browser, unless CI or NO_BROWSER is set.",
)
def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    public_url: str | None,
    origins: tuple[str, ...],
    rate: float,
    patience: float,
    trust_proxy: str | None,
    log_level: str,
    open_page: bool,
) -> None:
    """Open the house: a server where tables live."""
    from hotelier.house.service.server import serve_house

    if open_page and not {"CI", "NO_BROWSER"} & set(os.environ):
        open_when_up(f"http://{host}:{port}")
    defaults = Settings()
    settings = Settings(
        database=database_url(database),
        bot_processes=workers,
        public_url=public_url,
        origins=origins,
        requests_per_second=rate,
        live_connections_per_client=defaults.live_connections_per_client if rate else 0,
        patience_seconds=patience,
    )
    serve_house(settings, host, port, log_level=log_level, trusted_proxies=trust_proxy)


@click.command()
@click.option("--url", help="A running house (started with --rate 0); by default one is opened.")
@click.option("--database", help="For the house that is opened: where it keeps its tables.")
@click.option("--game", type=click.Choice(list(GAMES)), default="austria", show_default=True)
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1))
@click.option("--players", default=4, show_default=True, type=click.IntRange(1))
@click.option("--seconds", default=30.0, show_default=True, help="How long to measure.")
@click.option("--think", default=1.0, show_default=True, help="Mean seconds before a choice.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
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
    """Put a house under load: many tables of scripted players, and how long they wait."""
    from hotelier.house.load import LoadPlan, own_house, put_under_load

    with nullcontext(url.rstrip("/")) if url else own_house(database) as address:
        plan = LoadPlan(address, game, tables, players, seconds, think)
        measured = asyncio.run(put_under_load(plan)).as_data()
    if as_json:
        click.echo(json.dumps({"tables": tables, "players": players, "think": think, **measured}))
        return
    click.echo(f"{tables} tables of {players} players, each thinking {think:g} s on average")
    for name, value in measured.items():
        if isinstance(value, dict):
            value = "  ".join(f"{percentile} {ms:g}" for percentile, ms in value.items())
        click.echo(f"{name.replace('_', ' '):>20}: {value}")
