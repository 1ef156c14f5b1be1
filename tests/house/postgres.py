"""A PostgreSQL of our own on the loopback, started for tests and stopped after them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

_START_SECONDS = 90


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def programs() -> Path | None:
    """The folder of the server programs, if they are installed."""
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    for folder in [*known, *([Path(found).parent] if found else [])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a server without databases of ours; it runs until the block ends."""
    folder = programs()
    assert folder is not None
    home = Path(tempfile.mkdtemp(prefix="hotelier-postgres-"))
    someone = _someone_unprivileged()
    if someone:
        shutil.chown(home, someone["user"], someone["group"])
    port = free_port()
    data = home / "data"
    try:
        subprocess.run(
            [folder / "initdb", "-D", data, "-U", "hotelier", "-A", "trust", "-E", "UTF8"],
            check=True,
            capture_output=True,
            cwd=home,
            **someone,
        )
        with _server(folder, data, port, home, someone):
            yield f"postgresql://hotelier@127.0.0.1:{port}"
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def _server(
    folder: Path, data: Path, port: int, home: Path, someone: dict[str, Any]
) -> Iterator[None]:
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            [
                *(folder / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1"),
                *("-k", "", "-c", "max_connections=100"),
            ],
            stdout=log,
            stderr=log,
            cwd=home,
            **someone,
        )
        try:
            _wait_for(port)
            yield
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing here is kept
            server.wait(timeout=30)


def new_database(server_url: str, name: str) -> str:
    with psycopg.connect(f"{server_url}/postgres", autocommit=True) as link:
        link.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{server_url}/{name}"


def _someone_unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _wait_for(port: int) -> None:
    until = time.monotonic() + _START_SECONDS
    while True:
        try:
            psycopg.connect(f"postgresql://hotelier@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return
