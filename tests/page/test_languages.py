"""The page in every language: nothing untranslated, nothing cut, changed without a reload.

The strange language (words/pseudo.py) comes first: whatever is still written in plain letters comes
from no file of texts, and what is cut there is too narrow for the longer languages.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page, expect  # noqa: E402

from hotelier.house.tables.creating import BOT_NAMES  # noqa: E402
from hotelier.words import ENGLISH, languages  # noqa: E402
from hotelier.words.pseudo import PSEUDO  # noqa: E402
from tests.house.running import HTTP, Server  # noqa: E402
from tests.page.conftest import UNHURRIED  # noqa: E402
from tests.page.cut import cut_texts  # noqa: E402
from tests.page.games import NAMES  # noqa: E402
from tests.page.pictures import SCENES, Studio  # noqa: E402
from tests.page.sizes import resize  # noqa: E402
from tests.page.visitor import Come, Visitor  # noqa: E402
from tests.page.windows import Windows  # noqa: E402
from tests.words.agreement import files  # noqa: E402
from tests.words.texts import texts  # noqa: E402

SIZES = [(1366, 768), (360, 720)]
OTHERS = [tongue for tongue in languages() if tongue != ENGLISH]
LOOKED_AT = [
    *(([PSEUDO], scene) for scene in ("lobby", "gathering", "austria", "alone", "overbooking")),
    *((OTHERS, scene) for scene in ("lobby", "austria", "overbooking")),
]
"""All that other tests see in English too."""
KEYS = [
    name
    for name in texts(ENGLISH, *(file for file in files() if file.startswith(("games", "page"))))
    if "-" in name
]
_NO_WORDS = re.compile(r"[0-9a-f]{64}|\b[A-Z]+[0-9]*(?:-[A-Z]*[0-9]*)+|\b[IV]+\b")
"""Commitments, clauses of the rulebook and Roman numbers."""
PROPER_NAMES = ["Leopold", *BOT_NAMES, *NAMES, "hotelier"]
READ = """hidden => {
    const said = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const of = node.parentElement;
        if (of.closest('script, style, option') || !of.checkVisibility()) continue;
        if (node.data.trim()) said.push(node.data.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-tip'])
        for (const of of document.querySelectorAll(`[${name}]`)) said.push(of.getAttribute(name));
    return said;
}"""
"""All that people see or hear."""


def said_on(page: Page) -> list[str]:
    found: list[str] = page.evaluate(READ)
    return found


def names_at_open_tables(house: Server) -> list[str]:
    """The lobby names who waits there, whichever test they came with."""
    tables = HTTP.get(f"{house.url}/api/tables").json()["tables"]
    return [seat["name"] for table in tables for seat in table["seats"] if seat["name"]]


def untranslated(page: Page, tongue: str, names: Sequence[str] = ()) -> list[str]:
    """Keys in place of texts, and in the strange language everything in plain letters."""
    said = said_on(page)
    keys = [text for text in said if text in KEYS]
    if tongue != PSEUDO:
        return keys
    return keys + [text for text in said if _has_plain_letters(text, names)]


def _has_plain_letters(text: str, names: Sequence[str]) -> bool:
    # The longest first: "Pepi" must not leave half of another name behind.
    for name in sorted([*PROPER_NAMES, *names], key=len, reverse=True):
        text = text.replace(name, "")
    text = _NO_WORDS.sub("", text)
    letters = "".join(letter if letter.isascii() and letter.isalpha() else " " for letter in text)
    return any(len(word) > 1 for word in letters.split())


@pytest.mark.parametrize(("tongues", "scene"), LOOKED_AT)
def test_a_scene_is_all_in_one_language_and_fits(
    windows: Windows, house: Server, scene: str, tongues: list[str]
) -> None:
    shot = SCENES[scene](Studio(house))
    wishes = {"name": NAMES[0], **shot.wishes, **UNHURRIED, "folded": True, "language": tongues[0]}
    visitor = Visitor(windows.open(wishes=wishes), house.url + shot.path)
    page = visitor.page
    page.wait_for_selector(shot.ready)
    names = names_at_open_tables(house)
    pick = random.Random(scene)
    for tongue in tongues:
        if tongue != tongues[0]:
            change_language(visitor, tongue)
            page.wait_for_selector(shot.ready)
        assert page.locator("html").get_attribute("lang") == tongue
        for width, height in SIZES:
            resize(page, width, height)
            # A disc at the rim of a scene that is drawn is no text.
            assert (tongue, width, cut_texts(page, shortest=2)) == (tongue, width, [])
            assert not visitor.is_too_wide
            assert untranslated(page, tongue, names) == []
        if page.locator(".choices.asked").count():
            for _ in range(3):
                visitor.choose(pick)
                assert untranslated(page, tongue) == []
            visitor.wait_until_asked()
    assert visitor.trouble == []


def change_language(visitor: Visitor, tongue: str) -> None:
    """In the lobby, or in the menu of a table; what the house says comes in it a moment later."""
    page = visitor.page
    asked = page.locator("#question").all_inner_texts()
    if asked:
        page.locator("header [aria-haspopup=dialog]").click()
    page.locator("select", has=page.locator(f"option[lang={tongue}]")).select_option(tongue)
    page.wait_for_selector(f"html[lang={tongue}]")
    if asked:
        page.keyboard.press("Escape")
        expect(page.locator("#question")).not_to_have_text(asked[0])


def test_the_language_of_the_browser_is_spoken(browser: Browser, house: Server) -> None:
    for tongue in languages():
        context = browser.new_context(locale=f"{tongue}-XX", service_workers="block")
        page = context.new_page()
        page.goto(house.url)
        page.wait_for_selector(".game .button.main")
        assert page.locator("html").get_attribute("lang") == tongue
        context.close()


def test_a_language_is_chosen_at_a_table_without_a_reload_and_kept(
    windows: Windows, house: Server
) -> None:
    shot = SCENES["austria"](Studio(house))
    page = windows.open(wishes=shot.wishes)
    page.goto(house.url + shot.path)
    page.wait_for_selector(shot.ready)
    page.wait_for_selector(".queue .name")  # The table itself is laid a moment later.
    page.evaluate("window.notReloaded = true")
    english = page.locator(".choice").first.inner_text()
    guests = page.locator(".queue .name")
    in_english = guests.all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option(OTHERS[0])
    page.wait_for_function("tongue => document.documentElement.lang === tongue", arg=OTHERS[0])
    page.wait_for_selector(shot.ready)
    assert page.locator(".choice").first.inner_text() != english
    expect(guests).to_have_count(len(in_english))
    expect(guests).not_to_have_text(in_english)
    assert page.evaluate("window.notReloaded") is True
    page.reload()
    page.wait_for_selector(shot.ready)
    assert page.locator("html").get_attribute("lang") == OTHERS[0]
    assert page.locator(".choice").first.inner_text() != english


def test_only_the_texts_of_one_language_travel(visit: Come) -> None:
    visitor = visit("/", wishes={"language": PSEUDO})
    visitor.page.wait_for_selector(".game .button.main")
    fetched: list[str] = visitor.page.evaluate(
        "performance.getEntriesByType('resource').map(entry => entry.name)"
    )
    assert len([name for name in fetched if "/assets/games-" in name]) == 1
