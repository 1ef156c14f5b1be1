"""The table of Grand Austria Hotel, for two to four players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.house.running import Server

pytest.importorskip("playwright.sync_api")

from tests.page.laying import Laid, Wanted, about_to_hand_over, asked, lay  # noqa: E402
from tests.page.visitor import Visitor  # noqa: E402

Come = Callable[..., Visitor]
Lay = Callable[..., Visitor]

MOMENTS = """
window.moments = [];
new MutationObserver(() => {
    const shown = document.querySelector('.salon')?.dataset.moment;
    if (shown && window.moments.at(-1) !== shown) window.moments.push(shown);
}).observe(document, {subtree: true, childList: true, attributeFilter: ['data-moment']});
"""


@pytest.fixture
def at_table(visit: Come, house: Server) -> Lay:
    """Somebody at a table laid like this: `at_table(asked("austria-question-main-4"))`."""

    def come(wanted: Wanted, *, wishes: dict[str, object] | None = None, **more: object) -> Visitor:
        options = {
            name: str(more.pop(name)) for name in ("edition", "hands", "ask") if name in more
        }
        players = more.pop("players", 2)
        laid = lay(house.url, wanted, players=players, **options)  # type: ignore[arg-type]
        visitor = visit(laid.path, wishes=laid.wishes(**wishes or {}), **more)
        visitor.wait_until_asked()
        visitor.laid = laid
        return visitor

    return come


def view_of(visitor: Visitor) -> dict[str, object]:
    laid: Laid = visitor.laid
    view: dict[str, object] = laid.player.look()["position"]["view"]
    return view


def tokens_since(visitor: Visitor) -> list[str]:
    """What was chosen since the table was laid."""
    steps = visitor.laid.player.look()["log"]["steps"]
    return [step["token"] for step in steps[len(visitor.laid.game.steps) :]]


# Others' turns.


def others_turn(visitor: Visitor) -> list[int]:
    """End the own turn and see what is shown until it is one's turn again."""
    visitor.page.evaluate(MOMENTS)
    before = visitor.moment
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.wait_beyond(before)
    visitor.wait_until_asked()
    shown: list[str] = visitor.page.evaluate("window.moments")
    return [int(moment) for moment in shown if int(moment) > before]


def test_others_turns_are_shown_calmly_one_by_one(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "calm"})
    shown = others_turn(visitor)
    assert len(shown) > 2
    assert shown == sorted(shown)
    assert visitor.trouble == []


def test_by_hand_every_step_waits_for_a_click(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    before = visitor.moment
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.locator(".telling .next").wait_for()
    seen = [visitor.moment]
    assert visitor.page.locator(".spot.glow").count() == 0, "an earlier table only shows"
    assert not visitor.asked
    while not visitor.asked:
        assert visitor.page.locator(".telling p").first.inner_text()
        visitor.page.locator(".telling .next, .choices.asked").first.wait_for()
        if visitor.asked:
            break
        visitor.page.locator(".telling .next").click()
        visitor.wait_beyond(seen[-1])
        seen.append(visitor.moment)
    assert seen[0] > before
    assert len(seen) > 2
    assert visitor.trouble == []


def test_skipping_to_now(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.locator(".telling .next").wait_for()
    newest = 0
    while not visitor.asked:
        skip = visitor.page.locator(".telling .skip-all, .choices.asked").first
        skip.wait_for()
        if visitor.asked:
            break
        visitor.page.locator(".telling .skip-all").click()
        newest = visitor.laid.player.look()["position"]["moment"]
    assert visitor.moment >= newest
    visitor.page.locator(".choice").first.wait_for()


def test_another_pace_in_the_middle_of_a_turn(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    visitor.page.locator(".choice[data-token=end]").click()
    visitor.page.locator(".telling .next").wait_for()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Turns of others are shown").select_option("at-once")
    visitor.page.keyboard.press("Escape")
    visitor.wait_until_asked()


def test_a_page_out_of_sight_catches_up(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"pace": "by-hand"})
    hide(visitor)
    visitor.page.locator(".choice[data-token=end]").dispatch_event("click")
    visitor.page.wait_for_selector(".choices.asked")


def hide(visitor: Visitor) -> None:
    """The page goes behind another one."""
    visitor.page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
            Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


# Choosing.


@pytest.mark.parametrize(
    ("question", "sides"),
    [
        ("austria-question-main-1", ["strudel", "cake"]),
        ("austria-question-main-2", ["wine", "coffee"]),
        ("austria-question-main-4", ["Emperor steps", "krones"]),
    ],
)
def test_a_split_is_stepped_to(at_table: Lay, question: str, sides: list[str]) -> None:
    visitor = at_table(asked(question, "x0", "x1"))
    confirm = visitor.page.locator(".stepper .choice")
    fewer = visitor.page.get_by_role("button", name=f"More {sides[0]}")
    more = visitor.page.get_by_role("button", name=f"More {sides[1]}")
    while fewer.is_enabled():
        fewer.click()
    assert confirm.get_attribute("data-token") == "x0"
    more.click()
    assert confirm.get_attribute("data-token") == "x1"
    amounts = [int(text) for text in visitor.page.locator(".stepper .both b").all_inner_texts()]
    assert amounts[1] == 1
    assert str(amounts[0]) in confirm.inner_text() or amounts[0] <= 1
    slider = visitor.page.locator(".stepper input")
    assert slider.get_attribute("aria-valuetext") == confirm.inner_text()
    slider.focus()
    visitor.page.keyboard.press("Home")
    assert confirm.get_attribute("data-token") == "x0"
    moment = visitor.moment
    confirm.click()
    visitor.wait_beyond(moment)
    assert tokens_since(visitor)[0] == "x0"
    assert visitor.trouble == []


def test_the_end_of_a_turn_is_confirmed_if_wished(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes={"confirm": True})
    moment = visitor.moment
    visitor.page.locator(".close [data-token=end]").click()
    visitor.page.get_by_role("button", name="Not yet").click()
    assert visitor.moment == moment
    visitor.page.locator(".close [data-token=end]").click()
    visitor.page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    visitor.wait_beyond(moment)
    assert visitor.trouble == []
