"""Serving a house with uvicorn."""

from __future__ import annotations

import logging
import os
import signal

import uvicorn

from hotelier.house.basics.logs import log, log_to_stderr
from hotelier.house.basics.settings import Settings
from hotelier.house.service.app import make_app

_GRACE_SECONDS = 10


def serve_house(
    settings: Settings, host: str, port: int, *, log_level: str, trusted_proxies: str | None
) -> None:
    """Serve until told to stop; then finish answering and writing."""
    log_to_stderr(log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        h11_max_incomplete_event_size=32 * 1024,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=trusted_proxies is not None,
        forwarded_allow_ips=trusted_proxies,
    )
    log(logging.INFO, "opening", address=f"http://{host}:{port}", process=os.getpid())
    # When everything is closed, uvicorn raises the signal again that asked for it.
    for wish in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wish, _leave)
    uvicorn.Server(config).run()


def _leave(*_: object) -> None:
    raise SystemExit(0)
