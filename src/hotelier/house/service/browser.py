"""Opening the page in a browser, once the house is up."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser

_PATIENCE_SECONDS = 30.0


def open_when_up(address: str) -> None:
    """Wait in the background until the house answers, then show its page."""
    threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    until = time.monotonic() + _PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):  # noqa: S310
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
