"""Games from the lobby to the last point, by clicking what glows in a real browser."""

from __future__ import annotations

import random

import pytest

from tests.house.running import Server, awaited, started

pytest.importorskip("playwright.sync_api")

from tests.page.seating import in_step, play_together, who_chooses, window  # noqa: E402
from tests.page.visitor import MINUS, Come  # noqa: E402


def test_a_whole_game_against_a_bot_by_clicking_what_glows(visit: Come, axe: str) -> None:
    visitor = visit()
    visitor.start_against_bots()
    assert not visitor.is_too_high, "the whole table is in one screen"
    visitor.play_to_the_end(seed=3)
    dialog = visitor.page.locator("dialog")
    assert dialog.get_by_text("Where the points came from").is_visible()
    rows = visitor.page.locator("dialog tbody tr:not(.total)")
    for seat, total in enumerate(visitor.points_shown()):
        parts = rows.locator(f"td:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(int(part.replace("·", "0").replace(MINUS, "-")) for part in parts) == total
    assert visitor.barriers(axe) == []
    assert visitor.trouble == []


ASKED = """acted => {
    const salon = document.querySelector('.salon');
    const moment = Number(salon?.dataset.moment ?? -1);
    const over = salon?.dataset.over === 'true';
    const open = document.querySelector('.choices .held, .menu button') !== null;
    const count = what => document.querySelectorAll(what).length;
    const asked = count('.choices.asked') && count('.stage .panel') && !count('.choice:disabled');
    if (!over && !open && (!asked || moment === acted)) return null;
    return {
        over, open, moment,
        question: document.querySelector('#question').textContent.replace(/[0-9]+/g, ''),
        onTable: count('.spot.glow:not(.hold)'),
        inWords: count('.choices .list .choice'),
    };
}"""
"""What there is to press, as soon as something new is asked after a moment one has acted at."""
BOTS_PATIENCE = 60_000
LAST_ROUND = 7
FOCUSED = """what => {
    const focused = document.activeElement;
    if (!focused.matches(what)) {
        const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')]
            .filter(stop => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility());
        const at = stops.indexOf(focused);
        if (at < 0) return { tabs: 1 };
        const first = way => way.findIndex(stop => stop.matches(what)) + 1;
        const ahead = first(stops.slice(at + 1)), back = first(stops.slice(0, at).reverse());
        if (ahead && (!back || ahead <= back)) return { tabs: ahead };
        return { tabs: back ? -back : stops.length - at };
    }
    const { top, left, bottom, right } = focused.getBoundingClientRect();
    return {
        tabs: 0,
        inSight: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
        ringed: getComputedStyle(focused).outlineStyle !== 'none',
    };
}"""
"""How often to press Tab until something of a kind has the focus, or how it is seen to have it.
Where it is nearer to go back, the number is negative."""


def test_a_whole_game_by_keyboard_alone(visit: Come) -> None:
    """Each kind of question is answered on the table once, then by digits, all else by Tab."""
    visitor = visit(wishes={"pace": "at-once", "confirm": False, "bot": "random"})
    visitor.start_against_bots()
    page, keyboard, pick = visitor.page, visitor.page.keyboard, random.Random(2)
    met: set[str] = set()
    acted = -1

    def tab_to(what: str) -> None:
        for _ in range(60):
            found = page.evaluate(FOCUSED, what)
            if not found["tabs"]:
                assert found == {"tabs": 0, "inSight": True, "ringed": True}
                return
            for _ in range(abs(found["tabs"])):
                keyboard.press("Tab" if found["tabs"] > 0 else "Shift+Tab")
        raise AssertionError(f"No way to {what} by keyboard.")

    for _ in range(700):
        asked = page.wait_for_function(ASKED, arg=acted, timeout=BOTS_PATIENCE).json_value()
        if asked["over"]:
            break
        acted = asked["moment"]
        if asked["open"]:
            keyboard.press("Enter")
        elif asked["onTable"] and asked["question"] not in met:
            met.add(asked["question"])
            tab_to(".spot.glow:not(.hold)")
            keyboard.press("Enter")
        elif asked["inWords"]:
            keyboard.press(str(pick.randint(1, min(9, asked["inWords"]))))
        else:
            tab_to(".choices .choice")
            keyboard.press("Enter")
    page.locator("dialog[open]").get_by_text("Where the points came from").wait_for()
    assert len(met) > 5
    keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert visitor.trouble == []


def test_a_whole_game_alone_against_leopold_on_a_phone(visit: Come, axe: str) -> None:
    visitor = visit(width=360, height=740, touch=True)
    visitor.start_alone()
    visitor.wait_until_asked()
    assert visitor.page.get_by_text("Leopold").first.is_visible()
    visitor.play_to_the_end(seed=4)
    assert not visitor.is_too_wide
    assert visitor.page.locator("dialog").get_by_text("Where the points came from").is_visible()
    assert visitor.barriers(axe) == []
    assert visitor.trouble == []


def test_a_whole_game_of_overbooking_and_a_look_back(visit: Come, axe: str) -> None:
    visitor = visit()
    visitor.start_against_bots("Overbooking")
    assert not visitor.is_too_high
    visitor.play_to_the_end(seed=5)
    dialog = visitor.page.locator("dialog")
    assert dialog.get_by_text("Where the points came from").is_visible()
    assert visitor.barriers(axe) == []
    dialog.get_by_role("link", name="Look back").click()
    slider = visitor.page.get_by_label("Step of the game")
    slider.wait_for()
    visitor.page.get_by_role("button", name="One step later").click()
    visitor.page.wait_for_selector(".overbooking")
    assert slider.input_value() == "1"
    assert visitor.trouble == []


def test_a_game_of_two_windows_that_begins_with_a_draft(visit: Come, house: Server) -> None:
    players = started(house.url, options={"hands": "draft"})
    windows = [window(visit, player) for player in players]
    drafting, _ = who_chooses(windows)
    drafting.page.get_by_role("heading", name="Draft, card 1 of 6").wait_for()
    pick = random.Random(11)
    play_together(windows, pick, until="Round 2")

    # The middle of the game is played without a table in sight.
    tables = [one.page.url for one in windows]
    for one in windows:
        one.page.goto(f"{house.url}/health")
    while (player := awaited(players)).look()["position"]["view"]["round"] < LAST_ROUND:
        assert player.choose_some(pick.randrange(100)).status_code == 200
    for one, table in zip(windows, tables, strict=True):
        one.page.goto(table)
    who_chooses(windows)
    play_together(windows, pick)
    for one in windows:
        one.page.locator("dialog").get_by_text("Where the points came from").wait_for()
        assert one.trouble == []
    assert windows[0].points_shown() == windows[1].points_shown()

    # Once more: the second one to ask joins the table of the first.
    first, second = windows
    first.page.locator("dialog").get_by_role("button", name="Play again").click()
    first.page.get_by_text("Waiting for Berta").wait_for()
    second.page.locator("dialog").get_by_role("button", name="Join the next game").click()
    for one in windows:
        one.page.wait_for_selector(".salon[data-over=false]")
    assert first.page.url == second.page.url
    acting, other = who_chooses(windows)
    acting.choose(random.Random(1))
    in_step([other], acting.moment)
