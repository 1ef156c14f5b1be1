"""The commands of the house: `hotelier serve` and `hotelier load`."""

from __future__ import annotations

import click

from hotelier.house.settings import DEFAULT_DATABASE, Settings, database_url


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
    "--trust-proxy",
    help="Addresses of proxies whose X-Forwarded headers are believed, with commas; * is all.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
)
def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    public_url: str | None,
    origins: tuple[str, ...],
    rate: float,
    trust_proxy: str | None,
    log_level: str,
) -> None:
    """Open the house: a server where tables live."""
    from hotelier.house.server import serve_house

    defaults = Settings()
    settings = Settings(
        database=database_url(database),
        bot_processes=workers,
        public_url=public_url,
        origins=origins,
        requests_per_second=rate,
        live_connections_per_client=defaults.live_connections_per_client if rate else 0,
    )
    serve_house(settings, host, port, log_level=log_level, trusted_proxies=trust_proxy)
