"""No text is cut off at the sizes most desks have, in any scene there are pictures of."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser  # noqa: E402

from tests.house.running import Server  # noqa: E402
from tests.page.browser import window  # noqa: E402
from tests.page.cut import cut_texts  # noqa: E402
from tests.page.pictures import SCENES, Studio  # noqa: E402

SIZES = [(1366, 768), (1280, 720), (1920, 1080)]


@pytest.mark.parametrize(
    "scene", ["austria", "austria-four", "alone", "emperor", "overbooking", "check"]
)
def test_no_text_is_cut(browser: Browser, house: Server, scene: str) -> None:
    shot = SCENES[scene](Studio(house))
    context = window(browser, wishes={**shot.wishes, "folded": True})
    page = context.new_page()
    page.goto(house.url + shot.path)
    page.wait_for_selector(shot.ready)
    if shot.act:
        shot.act(page)
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width] = cut_texts(page)
    context.close()
    assert found == {width: [] for width, _ in SIZES}
