"""Somebody who is elsewhere is called when it is their turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page  # noqa: E402

from tests.page.laying import about_to_hand_over  # noqa: E402
from tests.page.seating import Lay  # noqa: E402

LISTEN = """
window.called = [];
window.Notification = class {
    static permission = PERMISSION;
    static requestPermission = async () => window.Notification.permission;
    constructor(title, how) { window.called.push([title, how.body]); }
    close() {}
};
"""


def listening(permission: str) -> Callable[[Page], object]:
    """The browser's calls are heard instead of shown."""
    return lambda page: page.add_init_script(LISTEN.replace("PERMISSION", f"'{permission}'"))


def test_somebody_elsewhere_is_called(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"notify": True}, prepare=listening("granted"))
    assert visitor.page.title().startswith("(!) Your turn")
    visitor.hide()
    visitor.page.locator(".choice[data-token=end]").dispatch_event("click")
    visitor.page.wait_for_function("() => window.called.length > 0")
    assert visitor.page.evaluate("window.called") == [["Your turn", "Grand Austria Hotel"]]
    icon = visitor.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert icon.startswith("data:")


def test_nobody_is_called_who_is_here_or_does_not_wish_it(at_table: Lay) -> None:
    for wish, elsewhere in ((True, False), (False, True)):
        visitor = at_table(
            about_to_hand_over, wishes={"notify": wish}, prepare=listening("granted")
        )
        before = visitor.moment
        if elsewhere:
            visitor.hide()
        visitor.page.locator(".choice[data-token=end]").dispatch_event("click")
        visitor.wait_beyond(before)
        visitor.wait_until_asked()
        assert visitor.page.evaluate("window.called") == []


def test_a_browser_that_refuses_to_call_says_so(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, prepare=listening("denied"))
    visitor.page.get_by_role("button", name="Menu").click()
    box = visitor.page.get_by_label("Notify me when it is my turn")
    box.click()
    visitor.page.get_by_text("does not let this page call you").wait_for()
    assert not box.is_checked()
