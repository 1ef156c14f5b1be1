"""Windows of a real browser, the system's Chromium, on the page of a house."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.page.sizes import NO_ROOM, sharpness

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell is the same browser without its own toolbar, whose windows cost twice the time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--process-per-site",
    NO_ROOM,
]
"""Pages of one context share a process, which need not read again what another one has read."""
STACKED = 1020
"""Up to this width everything stands below each other."""
REMEMBER = """
for (const [name, wish] of Object.entries(WISHES))
    if (localStorage.getItem(`hotelier.${name}`) === null)
        localStorage.setItem(`hotelier.${name}`, JSON.stringify(wish));
"""
"""What a browser remembers before the page is opened; what the page changes later stays."""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


def context(
    browser: Browser,
    *,
    dark: bool = False,
    still: bool = True,
    touch: bool = False,
    kept: bool = False,
    **size: Any,
) -> BrowserContext:
    """A browser nobody has used; nothing moves where it is `still`.

    The page is `kept` for a visit without a line only where that is asked for. Windows are given
    their size later, or have the one that is said here, and then they are painted.
    """
    return browser.new_context(
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=touch,
        service_workers="allow" if kept else "block",
        **size or {"no_viewport": True},
    )


def memory(width: int, wishes: Mapping[str, object]) -> str:
    """The script that lets a browser remember what somebody new wishes.

    Who says nothing about the guide needs none, nor is asked for a name. At a desk tests click
    sentences as well; on a phone these unfold when they are needed.
    """
    usual = {"guide": "off", "bot": "greedy", "named": True} | (
        {"folded": False} if width > STACKED else {}
    )
    return REMEMBER.replace("WISHES", json.dumps({**usual, **wishes}))


def window(
    browser: Browser,
    *,
    wishes: Mapping[str, object],
    width: int = 1366,
    height: int = 768,
    **how: bool,
) -> BrowserContext:
    """A browser nobody has used, of somebody who wishes this and that, to be looked at."""
    opened = context(
        browser,
        viewport={"width": width, "height": height},
        device_scale_factor=sharpness(width),
        **how,
    )
    opened.add_init_script(memory(width, wishes))
    return opened
