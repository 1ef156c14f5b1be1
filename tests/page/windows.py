"""Windows of people who are new to a house, in browser contexts that are used again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.browser import context, memory
from tests.page.sizes import resize
from tests.page.visitor import kept_promise

EMPTY = "document.documentElement.hidden = true"
"""Else a page that is closed would be laid out once more, for a window without a size."""
HAS_ITS_OWN_CLOCK = "async () => /native code/.test(setTimeout)"
EVERYWHERE_AND_ALL = {"origin": "*", "storageTypes": "all"}


class Kind(NamedTuple):
    """What of a context stays as it was made."""

    kept: bool
    how: frozenset[tuple[str, bool]]


class Windows:
    """Everybody has a context alone; who comes later has one that nobody needs any more.

    In a context of its own the page is fetched, read and compiled anew, a quarter of what it takes
    to open a table. Where it was opened before it is at hand, as long as one window of that context
    stays open: its process is theirs. Whatever somebody left there is cleared away.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)
        self._used: list[tuple[Kind, BrowserContext]] = []

    def open(
        self,
        *,
        wishes: Mapping[str, object],
        width: int = 1366,
        height: int = 768,
        kept: bool = False,
        **how: bool,
    ) -> Page:
        """The window of somebody new."""
        kind = Kind(kept, frozenset(how.items()))
        if self._free[kind]:
            shared = self._free[kind].pop()
        else:
            shared = context(self._browser, kept=kept, **how)
            shared.new_page().goto(f"{self._url}/icon.svg")
        self._used.append((kind, shared))
        page = shared.new_page()
        resize(page, width, height)
        page.add_init_script(memory(width, wishes))
        return page

    def leave(self) -> None:
        """Everybody goes; only what keeps the page at hand stays."""
        for kind, shared in self._used:
            if not kind.kept and _cleared(shared):
                self._free[kind].append(shared)
            else:
                shared.close()
        self._used = []

    def close(self) -> None:
        """The house is closed: nobody will come any more."""
        for free in self._free.values():
            for shared in free:
                shared.close()
        self._free.clear()


def _cleared(shared: BrowserContext) -> bool:
    """Clear away whatever somebody left in a context, if that can be done.

    A clock that was stopped stands still for every window that is opened later: there no frame is
    drawn, and nothing that waits for a while goes on.
    """
    stays, *others = shared.pages
    for page in others:
        page.evaluate(EMPTY)
        page.close()
    shared.set_offline(False)
    shared.clear_permissions()
    line = shared.new_cdp_session(stays)
    line.send("Storage.clearDataForOrigin", EVERYWHERE_AND_ALL)
    line.detach()
    return bool(kept_promise(stays, HAS_ITS_OWN_CLOCK, what="tell whose clock it has"))
