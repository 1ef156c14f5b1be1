"""A browser that keeps nothing still plays."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.house.running import Server
from tests.page.visitor import Visitor

FORBIDDEN = (
    "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no'); }})"
)
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


@pytest.mark.parametrize("habit", [FORBIDDEN, FULL])
def test_a_game_is_played_where_nothing_is_kept(
    browser: Browser, house: Server, habit: str
) -> None:
    context = browser.new_context()
    context.add_init_script(habit)
    visitor = Visitor(context.new_page(), house.url)
    visitor.game("Grand Austria Hotel").get_by_role("button", name="Play against").click()
    # Nobody remembers that a name was asked for.
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.wait_for_selector(".salon")
    visitor.choose(random.Random(3))
    assert visitor.trouble == []
    context.close()
