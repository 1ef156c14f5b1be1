"""A house of its own for a load, of one server or several, for as long as it is needed."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from hotelier.house.load.asking import connection
from hotelier.kernel.errors import HotelierError

_START_SECONDS = 90.0
_FLAGS = ("--rate", "0", "--log-level", "warning")


@contextmanager
def own_house(database: str | None, servers: int) -> Iterator[tuple[str, ...]]:
    """The addresses of its servers; without a database its tables go into a temporary file."""
    with tempfile.TemporaryDirectory(prefix="hotelier-load-") as folder, ExitStack() as running:
        database = database or f"sqlite:///{Path(folder) / 'load.db'}"
        yield tuple(running.enter_context(_server(database)) for _ in range(servers))


@contextmanager
def _server(database: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "hotelier", "serve", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", database, *_FLAGS])  # noqa: S603 - ours
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_until_up(server, url)
        yield url
    finally:
        server.terminate()
        server.wait()


def _wait_until_up(server: subprocess.Popen[bytes], url: str) -> None:
    until = time.monotonic() + _START_SECONDS
    while server.poll() is None and time.monotonic() < until:
        link = connection(url, seconds=2)
        try:
            link.request("GET", "/health")
            if link.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            link.close()
    raise HotelierError("The house for the load did not open.")
