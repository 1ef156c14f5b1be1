"""A mouse on a table that moves on: what it rests on stays legible and covers nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.house.running import Server, new_table

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Locator, expect  # noqa: E402

from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import Visitor  # noqa: E402

Come = Callable[..., Visitor]
LONGER_THAN_A_TIP_TAKES = 400
MOST_AT_ONCE = 4
CONTRAST = """element => {
    const light = colour => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255);
        const linear = part => part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        const [r, g, b] = parts.map(linear);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const style = getComputedStyle(element);
    const [one, other] = [light(style.color), light(style.backgroundColor)];
    return Math.max(one, other) / Math.min(one, other);
}"""
"""Between the words of a button and what they stand on, as WCAG reckons it."""


def at_table(visit: Come, house: Server) -> Visitor:
    player = new_table(house.url, name="Anna", bots=[None, "greedy"])
    assert player.post("start").is_success
    visitor = visit(f"/table/{player.table}", wishes=remembered(player, game="austria"))
    visitor.wait_until_asked()
    return visitor


def plays_until(visitor: Visitor, sought: Locator) -> None:
    pick = random.Random(2)
    for _ in range(40):
        if sought.count():
            return
        visitor.choose(pick)
        visitor.wait_until_asked()
    raise AssertionError("It never came.")


def test_what_ends_a_turn_can_be_read_under_the_pointer(visit: Come, house: Server) -> None:
    visitor = at_table(visit, house)
    ending = visitor.page.locator(".choice.end")
    plays_until(visitor, ending)
    ending.first.hover()
    for _ in visitor.by_day_and_night():
        assert ending.first.evaluate(CONTRAST) > 4.5


def test_only_what_the_mouse_is_moved_onto_is_explained(visit: Come, house: Server) -> None:
    visitor = at_table(visit, house)
    page, tip = visitor.page, visitor.page.locator(".tip")
    guests = page.locator(".queue .spot")
    place = guests.nth(2).bounding_box()
    assert place
    # The pointer rests on the table while a sheet above it comes and goes.
    page.mouse.move(place["x"] + 20, place["y"] + 20)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_timeout(LONGER_THAN_A_TIP_TAKES)
    expect(tip).to_have_count(0)
    page.mouse.move(place["x"] + 24, place["y"] + 24)
    expect(tip).to_be_visible()


def test_a_sheet_begins_at_its_title(visit: Come) -> None:
    visitor = visit()
    how = visitor.game("Overbooking").get_by_role("button", name="How to play")
    how.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("dialog[open] h2").first).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(how).to_be_focused()


def test_the_concierge_does_not_lecture(visit: Come) -> None:
    visitor = visit(wishes={"guide": "unasked", "pace": "at-once"})
    visitor.game("Grand Austria Hotel").get_by_role("button", name="Learn by playing").click()
    visitor.page.wait_for_selector(".speech")
    following = visitor.page.locator(".speech .next")
    pick = random.Random(5)
    longest = 0
    while not visitor.page.locator('[data-guide="round"]').inner_text().startswith("Round 3"):
        visitor.wait_until_asked()
        read = 0
        while following.count():
            lesson = visitor.page.locator(".speech").get_attribute("data-lesson")
            following.click()
            visitor.page.wait_for_function(
                "known => document.querySelector('.speech')?.dataset.lesson !== known", arg=lesson
            )
            read += 1
        longest = max(longest, read)
        visitor.choose(pick)
    assert longest == MOST_AT_ONCE


def test_all_cards_of_the_first_choice_are_in_sight(visit: Come) -> None:
    visitor = visit(width=1280, height=720)
    visitor.start_alone()
    cards = visitor.page.locator(".staffs .held")
    expect(cards).to_have_count(10)
    row = visitor.page.locator(".staffs .cards").first
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth")
