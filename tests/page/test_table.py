"""At a table of any game: undo, explanations, the log, a phone, the keyboard."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("playwright.sync_api")

from tests.page.visitor import Come  # noqa: E402


def test_undo(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    pick = random.Random(2)
    undo = visitor.page.get_by_role("button", name="Undo", exact=True)
    for _ in range(30):
        visitor.choose(pick)
        visitor.wait_until_asked()
        if undo.is_enabled():
            break
    assert undo.is_enabled()
    log = visitor.page.locator(".log .line")
    lines, moment = log.count(), visitor.moment
    undo.click()
    visitor.wait_beyond(moment)
    assert log.count() < lines
    assert visitor.trouble == []


def test_what_cannot_be_done_explains_itself_and_the_log_rewinds_the_table(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    visitor.wait_until_asked()
    visitor.page.locator(".hotel .room:not(.glow)").first.click()
    notice = visitor.page.locator(".notice")
    notice.wait_for()
    assert "rule" in notice.inner_text()
    pick = random.Random(4)
    for _ in range(6):
        visitor.choose(pick)
    visitor.wait_until_asked()
    visitor.page.locator(".log .line").first.click()
    visitor.page.locator(".rewound").wait_for()
    assert visitor.page.locator(".spot.glow").count() == 0
    visitor.page.get_by_role("button", name="Back to now").click()
    visitor.page.wait_for_selector(".spot.glow, .choice")


def test_on_a_phone(visit: Come) -> None:
    visitor = visit(width=360, height=740)
    assert not visitor.is_too_wide
    visitor.start_against_bots()
    pick = random.Random(7)
    for _ in range(8):
        visitor.choose(pick)
        assert not visitor.is_too_wide
    assert visitor.trouble == []


def test_the_words_can_be_folded_away_on_a_phone(visit: Come, axe: str) -> None:
    visitor = visit(width=360, height=740)
    visitor.start_against_bots()
    visitor.wait_until_asked()
    assert visitor.barriers(axe) == []
    assert not visitor.page.locator(".list .choice").first.is_visible()
    visitor.page.get_by_role("button", name="Show all").click()
    visitor.page.locator(".list .choice").first.wait_for()
    visitor.page.get_by_role("button", name="Show less").click()
    moment = visitor.moment
    visitor.page.locator(".queue .spot.glow").first.click()
    visitor.wait_beyond(moment)


def test_by_keyboard_alone(visit: Come) -> None:
    visitor = visit()
    keyboard = visitor.page.keyboard
    visitor.page.get_by_role("button", name="Play against bots").first.focus()
    keyboard.press("Enter")
    visitor.wait_until_asked()
    presses = 200
    for _ in range(3):
        visitor.wait_until_asked()
        moment = visitor.moment
        for _ in range(presses):
            keyboard.press("Tab")
            if visitor.page.evaluate("document.activeElement?.matches('.choice') ?? false"):
                break
        visitor.page.locator(".choice:focus").wait_for()
        keyboard.press("Enter")
        visitor.wait_beyond(moment)
        presses = (
            3  # Then the next ones are at hand, behind the buttons for a hint and to fold them.
        )


def test_no_barriers(visit: Come, axe: str) -> None:
    visitor = visit()
    visitor.page.wait_for_selector(".game .button.main")
    assert visitor.barriers_by_day_and_night(axe) == []
    visitor.start_against_bots()
    pick = random.Random(8)
    for _ in range(12):
        visitor.choose(pick)
    visitor.wait_until_asked()
    assert visitor.barriers_by_day_and_night(axe) == []
