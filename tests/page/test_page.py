"""The page as people use it, in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.house.running import Server

pytest.importorskip("playwright.sync_api")

from tests.page.visitor import Visitor  # noqa: E402

Come = Callable[..., Visitor]


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
        assert sum(int(part.replace("·", "0")) for part in parts) == total
    assert visitor.barriers(axe) == []
    assert visitor.trouble == []


def test_a_whole_game_alone_against_leopold(visit: Come, axe: str) -> None:
    visitor = visit()
    visitor.start_alone()
    visitor.wait_until_asked()
    assert visitor.page.get_by_text("Leopold").first.is_visible()
    visitor.play_to_the_end(seed=4)
    assert visitor.page.locator("dialog").get_by_text("Where the points came from").is_visible()
    assert visitor.barriers(axe) == []
    assert visitor.trouble == []


def test_two_windows_by_invitation(visit: Come) -> None:
    host = visit()
    link = host.invite_friends()
    guest = visit(link)
    guest.page.get_by_label("Your name").fill("Mitzi")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_text("Mitzi", exact=True).wait_for()
    host.page.get_by_role("button", name="Begin the game").click()
    for window in (host, guest):
        window.page.wait_for_selector(".salon")
    pick = random.Random(1)
    for _ in range(10):
        host.page.wait_for_function("document.querySelector('.salon')")
        acting = host if host.asked else guest
        acting.choose(pick)
        other = guest if acting is host else host
        other.wait_beyond(acting.moment - 1)
    assert "#" not in guest.page.url, "the invitation is gone from the address"
    assert host.trouble == guest.trouble == []


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


def test_what_cannot_be_done_explains_itself(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    visitor.wait_until_asked()
    visitor.page.locator(".hotel .room:not(.glow)").first.click()
    notice = visitor.page.locator(".notice")
    notice.wait_for()
    assert "rule" in notice.inner_text()


def test_the_log_rewinds_the_table(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    pick = random.Random(4)
    for _ in range(6):
        visitor.choose(pick)
    visitor.wait_until_asked()
    visitor.page.locator(".log .line").first.click()
    visitor.page.locator(".rewound").wait_for()
    assert visitor.page.locator(".spot.glow").count() == 0
    visitor.page.get_by_role("button", name="Back to now").click()
    visitor.page.wait_for_selector(".spot.glow, .choice")


def test_reconnecting_when_the_house_was_closed(visit: Come, house: Server) -> None:
    visitor = visit()
    visitor.start_against_bots()
    pick = random.Random(6)
    for _ in range(3):
        visitor.choose(pick)
    visitor.wait_until_asked()
    moment = visitor.moment
    house.kill()
    visitor.page.locator(".offline").wait_for()
    house.start()
    visitor.page.locator(".offline").wait_for(state="detached")
    assert visitor.moment >= moment
    visitor.choose(pick)


def test_my_games_are_remembered(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    visitor.wait_until_asked()
    visitor.page.get_by_role("link", name="to the lobby").click()
    visitor.page.locator(".list .row").first.get_by_role("link", name="Go on").click()
    visitor.page.wait_for_selector(".choices.asked")
    visitor.page.reload()
    visitor.page.wait_for_selector(".choices.asked")
    assert visitor.trouble == []


def test_on_a_phone(visit: Come) -> None:
    visitor = visit(width=360, height=740)
    assert not visitor.is_too_wide
    visitor.start_against_bots()
    pick = random.Random(7)
    for _ in range(8):
        visitor.choose(pick)
        assert not visitor.is_too_wide
    assert visitor.trouble == []


def test_the_words_can_be_folded_away_on_a_phone(visit: Come) -> None:
    visitor = visit(width=360, height=740)
    visitor.start_against_bots()
    visitor.wait_until_asked()
    visitor.page.get_by_role("button", name="Fold").click()
    assert not visitor.page.locator(".choice").first.is_visible()
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
        keyboard.press("Enter")
        visitor.wait_beyond(moment)
        presses = 1  # After a choice the next ones are at hand.


@pytest.mark.parametrize("dark", [False, True])
def test_no_barriers(visit: Come, axe: str, dark: bool) -> None:
    visitor = visit(dark=dark)
    assert visitor.barriers(axe) == []
    visitor.start_against_bots()
    pick = random.Random(8)
    for _ in range(12):
        visitor.choose(pick)
    visitor.wait_until_asked()
    assert visitor.barriers(axe) == []


def test_no_barriers_on_a_phone(visit: Come, axe: str) -> None:
    visitor = visit(width=360, height=740)
    visitor.start_against_bots()
    visitor.wait_until_asked()
    assert visitor.barriers(axe) == []


def test_no_barriers_where_friends_gather(visit: Come, axe: str) -> None:
    visitor = visit()
    visitor.invite_friends()
    assert visitor.barriers(axe) == []


def test_looking_back(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots("Overbooking")
    visitor.play_to_the_end(seed=9)
    visitor.page.locator("dialog").get_by_role("link", name="Look back").click()
    slider = visitor.page.get_by_label("Step of the game")
    slider.wait_for()
    visitor.page.get_by_role("button", name="One step later").click()
    visitor.page.wait_for_selector(".overbooking")
    assert slider.input_value() == "1"
    assert visitor.trouble == []
