"""Whoever opens a window in a browser that was used before is as new as in a fresh one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.running import Server

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page  # noqa: E402

from tests.page.sizes import resize  # noqa: E402
from tests.page.visitor import kept_promise, next_frame  # noqa: E402
from tests.page.windows import Windows  # noqa: E402

KEEP = """async () => {
    localStorage.setItem('kept', 'yes');
    localStorage.setItem('hotelier.pace', '"slow"');
    sessionStorage.setItem('kept', 'yes');
    document.cookie = 'kept=yes; max-age=1000';
    await (await caches.open('kept')).put('/kept', new Response('yes'));
    await new Promise((done, failed) => {
        const opening = indexedDB.open('kept');
        opening.onsuccess = () => done(opening.result.close());
        opening.onerror = failed;
    });
}"""
FOUND = """async () => ({
    local: Object.keys(localStorage).sort(),
    pace: localStorage.getItem('hotelier.pace'),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(database => database.name),
    place: (await navigator.permissions.query({ name: 'geolocation' })).state,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    size: [innerWidth, innerHeight],
    online: navigator.onLine,
})"""


@pytest.fixture
def own_windows(browser: Browser, house: Server) -> Iterator[Windows]:
    """Windows that nobody has opened before."""
    windows = Windows(browser, house.url)
    yield windows
    windows.leave()
    windows.close()


def opened(windows: Windows, house: Server, **how: bool) -> Page:
    """A window on something small of a house."""
    page = windows.open(wishes={"pace": "at-once"}, **how)
    page.goto(f"{house.url}/icon.svg")
    return page


def found(page: Page) -> dict[str, object]:
    told: dict[str, object] = kept_promise(page, FOUND, what="tell what it knows")
    return told


def test_nobody_finds_what_somebody_left(own_windows: Windows, house: Server) -> None:
    fresh = found(opened(own_windows, house))
    own_windows.leave()

    page = opened(own_windows, house)
    context = page.context
    kept_promise(page, KEEP, what="keep something")
    context.grant_permissions(["geolocation"])
    page.emulate_media(color_scheme="dark")
    resize(page, 600, 700)
    with context.expect_page():
        page.evaluate("void open('/icon.svg')")
    context.set_offline(True)
    left = found(page)
    assert [name for name in fresh if left[name] == fresh[name]] == []
    own_windows.leave()

    page = opened(own_windows, house)
    assert page.context is context, "it is used again"
    assert len(context.pages) == 2, "the window that stays, and this one"
    assert found(page) == fresh


def test_a_browser_whose_clock_was_stopped_is_not_used_again(
    own_windows: Windows, house: Server
) -> None:
    page = opened(own_windows, house)
    page.clock.install(time=0)
    page.clock.pause_at(1)
    own_windows.leave()
    next_frame(opened(own_windows, house))


def test_a_browser_that_keeps_the_page_is_not_used_again(
    own_windows: Windows, house: Server
) -> None:
    used = opened(own_windows, house, kept=True).context
    own_windows.leave()
    assert opened(own_windows, house, kept=True).context is not used


def test_people_at_the_same_time_have_browsers_of_their_own(
    own_windows: Windows, house: Server
) -> None:
    one, other = opened(own_windows, house), opened(own_windows, house)
    kept_promise(one, KEEP, what="keep something")
    assert found(one) != found(other)
