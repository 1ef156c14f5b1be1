"""Games from the lobby to the last point, by clicking what glows in a real browser."""

from __future__ import annotations

import random

import pytest

from tests.house.running import Server, started

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


def test_a_whole_game_of_two_windows_that_begins_with_a_draft(visit: Come, house: Server) -> None:
    players = started(house.url, options={"hands": "draft"})
    windows = [window(visit, player) for player in players]
    drafting, _ = who_chooses(windows)
    drafting.page.get_by_role("heading", name="Draft, card 1 of 6").wait_for()
    play_together(windows, random.Random(11))
    for one in windows:
        one.page.locator("dialog").get_by_text("Where the points came from").wait_for()
        assert one.trouble == []
    assert windows[0].points_shown() == windows[1].points_shown()

    # Once more: the second one to ask joins the table of the first.
    first, second = windows
    first.page.locator("dialog").get_by_role("button", name="Once more").click()
    first.page.get_by_text("Waiting for Berta").wait_for()
    second.page.locator("dialog").get_by_role("button", name="Join the next game").click()
    for one in windows:
        one.page.wait_for_selector(".salon[data-over=false]")
    assert first.page.url == second.page.url
    acting, other = who_chooses(windows)
    acting.choose(random.Random(1))
    in_step([other], acting.moment)
