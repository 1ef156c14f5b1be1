"""`hotelier serve`: the house opens."""

from __future__ import annotations

import os
import sys
from functools import partial

import click

from hotelier.bots.helpers import helpers_at_hand
from hotelier.cli.amounts import Amount
from hotelier.cli.guests import guests_named
from hotelier.cli.welcome import welcome
from hotelier.cli.worded import command, flag
from hotelier.house.basics.refusals import CannotOpen
from hotelier.house.basics.settings import DEFAULT_DATABASE, Settings, database_url
from hotelier.kernel.errors import HotelierError
from hotelier.words import text

_FITTING = "fitting"
"""Text before a terminal, else JSON."""
_TEXT = "text"


@command("serve")
@flag("--host", default="127.0.0.1", show_default=True, says="cli-serve.host")
@flag(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(1, 65535),
    says="cli-serve.port",
)
@flag(
    "--database",
    default=DEFAULT_DATABASE,
    show_default=True,
    envvar="HOTELIER_DATABASE",
    says="cli-serve.database",
)
@flag(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    says="cli-serve.workers",
)
@flag(
    "--helpers",
    default=min(1, helpers_at_hand()),
    show_default=True,
    type=click.IntRange(0, 8),
    says="cli-serve.helpers",
)
@flag("--bot", "guests", multiple=True, says="cli-serve.bot")
@flag("--public-url", says="cli-serve.public-url")
@flag("--origin", "origins", multiple=True, says="cli-serve.origin")
@flag("--rate", default=30.0, show_default=True, type=Amount(), says="cli-serve.rate")
@flag(
    "--patience",
    default=Settings().patience_seconds,
    show_default=True,
    type=Amount(),
    says="cli-serve.patience",
)
@flag("--keep-days", default=0.0, show_default=True, type=Amount(), says="cli-serve.keep-days")
@flag("--trust-proxy", says="cli-serve.trust-proxy")
@flag(
    "--log-level",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    says="cli-serve.log-level",
)
@flag(
    "--log-format",
    default=_FITTING,
    show_default=True,
    type=click.Choice([_FITTING, _TEXT, "json"]),
    says="cli-serve.log-format",
)
@flag("--open", "open_page", is_flag=True, says="cli-serve.open")
def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    helpers: int,
    guests: tuple[str, ...],
    public_url: str | None,
    origins: tuple[str, ...],
    rate: float,
    patience: float,
    keep_days: float,
    trust_proxy: str | None,
    log_level: str,
    log_format: str,
    open_page: bool,
) -> None:
    from hotelier.house.service.browser import open_when_up
    from hotelier.house.service.server import serve_house

    if open_page and not {"CI", "NO_BROWSER"} & set(os.environ):
        open_when_up(f"http://{host}:{port}")
    defaults = Settings()
    settings = Settings(
        database=database_url(database),
        bot_processes=workers,
        bot_helpers=helpers,
        guests=guests_named(guests),
        public_url=public_url,
        origins=origins,
        requests_per_second=rate,
        connections_per_client=defaults.connections_per_client if rate else 0,
        live_connections_per_client=defaults.live_connections_per_client if rate else 0,
        patience_seconds=patience,
        keep_days=keep_days,
    )
    for_a_person = log_format == _TEXT or (log_format == _FITTING and sys.stderr.isatty())
    try:
        serve_house(
            settings,
            host,
            port,
            log_level=log_level,
            trusted_proxies=trust_proxy,
            welcome=partial(welcome, host, port, public_url) if for_a_person else None,
        )
    except CannotOpen as error:
        why = text(f"cli-serve-no-{error.missing}", what=error.what, reason=error.reason)
        raise HotelierError(why) from error
