"""What others do is shown at the pace somebody wishes."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from tests.page.laying import about_to_hand_over  # noqa: E402
from tests.page.seating import Lay  # noqa: E402

WATCH = """
window.moments = [];
window.held = false;
new MutationObserver(() => {
    const shown = Number(document.querySelector('.salon')?.dataset.moment);
    if (shown && window.moments.at(-1) !== shown) window.moments.push(shown);
    if (document.querySelector('.telling .skip-all')) window.held = true;
}).observe(document, {subtree: true, childList: true, attributeFilter: ['data-moment']});
"""


def test_others_turns_are_shown_calmly_one_by_one(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "calm"})
    visitor.page.evaluate(WATCH)
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.wait_for_function("() => window.moments.length > 2 && window.held")
    shown: list[int] = visitor.page.evaluate("window.moments")
    assert shown == sorted(set(shown))
    assert visitor.trouble == []


def test_others_turns_are_shown_at_once(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over)
    visitor.page.evaluate(WATCH)
    before = visitor.moment
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.wait_beyond(before)
    visitor.wait_until_asked()
    assert not visitor.page.evaluate("window.held"), "nothing waited to be shown"


def test_by_hand_every_step_waits_for_a_click(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    before = visitor.moment
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.locator(".telling .next").wait_for()
    seen = [visitor.moment]
    assert visitor.page.locator(".spot.glow").count() == 0, "an earlier table only shows"
    assert not visitor.asked
    tale = visitor.page.locator(".tale")
    while not visitor.asked:
        visitor.page.locator(".telling .next, .tale, .choices.asked").first.wait_for()
        if visitor.asked:
            assert tale.count() == 0, "nobody is asked while a tale is told"
            break
        if tale.count():
            tale.locator("footer .main").click()
            continue
        assert visitor.page.locator(".telling p").first.inner_text()
        visitor.page.locator(".telling .next").click()
        visitor.wait_beyond(seen[-1])
        seen.append(visitor.moment)
    assert seen[0] > before
    assert len(seen) > 2
    assert visitor.trouble == []


def test_skipping_to_now_without_barriers(at_table: Lay, axe: str) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.locator(".telling .next").wait_for()
    assert visitor.barriers(axe) == []
    newest = 0
    while not visitor.asked:
        visitor.page.locator(".telling .skip-all, .tale, .choices.asked").first.wait_for()
        if visitor.asked:
            break
        if visitor.page.locator(".tale").count():  # The Emperor visits, also who skips.
            visitor.page.keyboard.press("Escape")
            continue
        visitor.page.locator(".telling .skip-all").click()
        newest = visitor.laid.player.look()["position"]["moment"]
    assert visitor.moment >= newest
    visitor.page.locator(".choice").first.wait_for()


def test_another_pace_in_the_middle_of_a_turn(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.locator(".telling .next").wait_for()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Other players\u2019 turns are shown").select_option("at-once")
    visitor.page.keyboard.press("Escape")
    visitor.wait_until_asked()


def test_a_page_out_of_sight_catches_up(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    visitor.hide()
    visitor.page.locator(".choice[data-token=end]").dispatch_event("click")
    # Great moments wait for whoever comes back, the others' turns do not.
    visitor.page.wait_for_function("() => document.title.startsWith('(!)')")
    scenes = 0
    while not visitor.asked:
        visitor.page.locator(".tale").wait_for()
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(".tale, .choices.asked").first.wait_for()
        scenes += 1
        assert scenes < 10
