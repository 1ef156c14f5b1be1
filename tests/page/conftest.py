"""A house with the built page, and a browser that opens it.

Skipped where the page is not built (`npm run build` in web/) or no Chromium is at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotelier.house.api.page import PAGE
from tests.house.running import ReadyServer, Server
from tests.missing import missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.page.visitor import Visitor
    from tests.page.windows import Windows

UNHURRIED: dict[str, object] = {"pace": "at-once", "confirm": False}
"""Nothing is shown slowly or kept back for somebody who only clicks."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    pytest.importorskip("playwright.sync_api")
    from tests.page.browser import CHROMIUM, chromium

    if CHROMIUM is None:
        missing("There is no Chromium here.")
    if not (PAGE / "index.html").is_file():
        missing("The page is not built.")
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("page") / "house.db"
    server = ReadyServer(f"sqlite:///{database}", "--rate", "0")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def shared_windows(browser: Browser, house: Server) -> Iterator[Windows]:
    from tests.page.windows import Windows

    windows = Windows(browser, house.url)
    yield windows
    windows.close()


@pytest.fixture
def windows(shared_windows: Windows) -> Iterator[Windows]:
    """Windows that are closed after a test."""
    yield shared_windows
    shared_windows.leave()


@pytest.fixture
def visit(windows: Windows, house: Server) -> object:
    """Open the page as somebody new: `visit()`, `visit("/table/…", width=360)`."""
    from tests.page.visitor import Visitor

    def come(
        path: str = "/",
        *,
        wishes: dict[str, object] = UNHURRIED,
        prepare: Callable[[Page], object] | None = None,
        **how: Any,
    ) -> Visitor:
        page = windows.open(wishes=wishes, **how)
        if prepare:
            prepare(page)
        return Visitor(page, path if path.startswith("http") else house.url + path)

    return come


@pytest.fixture
def at_table(windows: Windows, house: Server) -> object:
    """Somebody at a table laid like this: `at_table(asked("austria-question-main-4"))`."""
    from hotelier import Game
    from tests.page.laying import Wanted, lay
    from tests.page.seating import Seated

    def come(
        wanted: Wanted | Game,
        *,
        players: int = 2,
        options: dict[str, str] | None = None,
        wishes: dict[str, object] | None = None,
        prepare: Callable[[Page], object] | None = None,
        **how: Any,
    ) -> Seated:
        laid = lay(house.url, wanted, players=players, **options or {})
        page = windows.open(wishes=laid.wishes(**wishes or {}), **how)
        if prepare:
            prepare(page)
        return Seated(page, laid)

    return come


@pytest.fixture(scope="session")
def axe() -> str:
    """The program that looks for barriers."""
    script = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        missing("axe-core is not installed.")
    return script.read_text()
