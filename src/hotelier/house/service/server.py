"""Serving a house with uvicorn."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable

import uvicorn

from hotelier.bots import BOTS
from hotelier.house.api.offer import offer
from hotelier.house.basics.garbage import look_at_young_objects_only
from hotelier.house.basics.logs import log, log_to_stderr
from hotelier.house.basics.refusals import CannotOpen
from hotelier.house.basics.settings import Settings
from hotelier.house.gate.connections import ConnectionLimits, LineProtocol, affordable
from hotelier.house.service.app import make_app
from hotelier.house.storing.migrate import prepare_database
from hotelier.words import ENGLISH

_GRACE_SECONDS = 10


class _Server(uvicorn.Server):
    """Says when it begins to close, so that nobody is kept waiting for news until the end."""

    def __init__(self, config: uvicorn.Config, closing: asyncio.Event) -> None:
        super().__init__(config)
        self._closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._closing.set()
        await super().shutdown(sockets)


def serve_house(
    settings: Settings,
    host: str,
    port: int,
    *,
    log_level: str,
    trusted_proxies: str | None,
    welcome: Callable[[], None] | None = None,
) -> None:
    """Serve until told to stop; then finish answering and writing.

    What cannot work (a port in use, a database that is not there) is said before anything opens.
    A welcome is for a person at a terminal, who then reads lines and not data.
    """
    log_to_stderr(log_level, readable=welcome is not None)
    listening = _listen(host, port)
    if welcome is None:
        log(logging.INFO, "opening", address=f"http://{host}:{port}", process=os.getpid())
    prepare_database(settings.database)
    offer(ENGLISH, tuple(BOTS))  # reads the words, which would keep the first visitors waiting
    if welcome is not None:
        welcome()
    proxies = frozenset((trusted_proxies or "").replace(" ", "").split(",")) - {""}
    limits = ConnectionLimits(
        affordable(settings.connections),
        settings.connections_per_client,
        settings.head_seconds,
        proxies,
    )
    closing = asyncio.Event()
    config = uvicorn.Config(
        make_app(settings, closing=closing),
        http=limits.protocol(),  # type: ignore[arg-type]
        ws=LineProtocol,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # A live message holds a secret beside names that others chose, so that its length,
        # compressed, could tell of the secret; see gate/packing.py.
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        h11_max_incomplete_event_size=32 * 1024,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=trusted_proxies is not None,
        forwarded_allow_ips=trusted_proxies,
    )
    # When everything is closed, uvicorn raises the signal again that asked for it.
    for wish in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wish, _leave)
    look_at_young_objects_only()
    _Server(config, closing).run(listening)


def _listen(host: str, port: int) -> list[socket.socket]:
    """Every address the host stands for, taken before anything else is done."""
    listening: list[socket.socket] = []
    try:
        flags = socket.AI_PASSIVE
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags)
        for family, address in {(family, address) for family, _, _, _, address in found}:
            one = socket.create_server(address[:2], family=family)
            # Connections inherit it. Else the body of an answer, written after its head, would
            # wait for the head to be acknowledged: 40 ms each time on most systems.
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            listening.append(one)
    except OSError as error:
        for one in listening:
            one.close()
        # gaierror has numbers of its own, all below zero.
        number = error.errno or 0
        reason = os.strerror(number) if number > 0 else error.strerror
        raise CannotOpen("port", f"{host}:{port}", reason or str(error)) from None
    return listening


def _leave(*_: object) -> None:
    raise SystemExit(0)
