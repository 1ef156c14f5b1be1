"""Windows of a real browser, the system's Chromium, on the page of a house."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell is the same browser without its own toolbar, whose windows cost twice the time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--process-per-site",
]
"""Pages of one context share a process, which need not read again what another one has read."""
STACKED = 1020
"""Up to this width everything stands below each other."""
SHARP = 500
"""Below this width screens have four points where others have one."""
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
    width: int = 1366,
    height: int = 768,
    dark: bool = False,
    still: bool = True,
    touch: bool = False,
    kept: bool = False,
) -> BrowserContext:
    """A browser nobody has used; nothing moves where it is `still`.

    The page is `kept` for a visit without a line only where that is asked for.
    """
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=touch,
        service_workers="allow" if kept else "block",
        device_scale_factor=2 if width < SHARP else 1,
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
    browser: Browser, *, wishes: Mapping[str, object], width: int = 1366, **screen: Any
) -> BrowserContext:
    """A browser nobody has used, of somebody who wishes this and that."""
    opened = context(browser, width=width, **screen)
    opened.add_init_script(memory(width, wishes))
    return opened
