"""A house with the built page, and a browser that opens it.

Skipped where the page is not built (`npm run build` in web/) or no Chromium is at hand.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hotelier.house.page import PAGE
from tests.house.running import Server
from tests.missing import missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

    from tests.page.visitor import Visitor

CHROMIUM = shutil.which("chromium")
UNHURRIED: dict[str, object] = {"pace": "at-once"}
"""Nothing is shown slowly to somebody who only clicks."""
REMEMBER = """
for (const [name, wish] of Object.entries(WISHES))
    if (localStorage.getItem(`hotelier.${name}`) === null)
        localStorage.setItem(`hotelier.${name}`, JSON.stringify(wish));
"""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    playwright = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        missing("There is no Chromium here.")
    if not (PAGE / "index.html").is_file():
        missing("The page is not built.")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("page") / "house.db"
    server = Server(f"sqlite:///{database}", "--rate", "0")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


@pytest.fixture
def visit(browser: Browser, house: Server, contexts: list[BrowserContext]) -> object:
    """Open the page as somebody new: `visit()`, `visit("/table/…", width=360)`."""
    from tests.page.visitor import Visitor

    def come(
        path: str = "/",
        *,
        width: int = 1366,
        height: int = 768,
        dark: bool = False,
        wishes: dict[str, object] = UNHURRIED,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.add_init_script(REMEMBER.replace("WISHES", json.dumps(wishes)))
        address = path if path.startswith("http") else house.url + path
        return Visitor(context.new_page(), address)

    return come


@pytest.fixture(scope="session")
def axe() -> str:
    """The program that looks for barriers."""
    script = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        missing("axe-core is not installed.")
    return script.read_text()
