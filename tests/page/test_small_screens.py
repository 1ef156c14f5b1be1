"""Fingers on a phone or a tablet: what is asked is in sight, and can be hit and explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.house.running import Server, new_table, seated
from tests.page.memory import remembered
from tests.page.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
NAMES = (
    "🇦🇹 Anna",
    "<b>x</b><script>alert(1)</script>",
    "مرحبا بالعالم اسمي طويل جدا",
    "WolfgangAmadeusTheophilusMozartHohenlohe",
)
IN_SIGHT = """part => {
    const top = document.querySelector('.salon > header').getBoundingClientRect().bottom;
    const bottom = document.querySelector('#choices').getBoundingClientRect().top;
    const glowing = [...document.querySelectorAll(`${part} .spot.glow`)];
    return glowing.some((spot) => {
        const box = spot.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
    });
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_what_is_asked_about_comes_into_sight(visit: Come, size: tuple[int, int]) -> None:
    visitor = visit(width=size[0], height=size[1], touch=True)
    visitor.start_against_bots()
    visitor.wait_until_asked()
    visitor.page.wait_for_function(IN_SIGHT, arg="section.queue")
    visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    visitor.page.locator("section.queue .spot.glow").first.dispatch_event("click")
    visitor.page.wait_for_function(IN_SIGHT, arg="section.hotel")


TOO_SMALL = """() => [...document.querySelectorAll('.button, .choice, select')]
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 40 || box.height < 40))
    .map(([text]) => text)"""
"""What a finger would miss."""


def test_money_kitchen_and_all_guests_are_in_sight_and_can_be_hit(visit: Come) -> None:
    visitor = visit(width=360, height=740, touch=True)
    visitor.game("Overbooking").wait_for()
    assert visitor.page.evaluate(TOO_SMALL) == []
    visitor.start_against_bots()
    visitor.page.wait_for_function(IN_SIGHT, arg="section.queue")
    boxes = [one.bounding_box() for one in visitor.page.locator("section.queue .place").all()]
    assert len(boxes) == 5
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
    pantry = visitor.page.locator("section.pantry")
    assert pantry.locator("svg").count() == 6, "four items, krones, steps on the Emperor track"
    shown, sheet = pantry.bounding_box(), visitor.page.locator("#choices").bounding_box()
    assert shown
    assert sheet
    assert 0 <= shown["y"] <= shown["y"] + shown["height"] <= sheet["y"] + 1
    assert visitor.page.evaluate(TOO_SMALL) == []


def test_nothing_moves_under_a_finger(visit: Come) -> None:
    visitor = visit(width=360, height=740, touch=True)
    visitor.start_against_bots()
    visitor.page.wait_for_function(IN_SIGHT, arg="section.queue")
    finger = visitor.page.context.new_cdp_session(visitor.page)
    point = {"x": 180, "y": 250}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    where = visitor.page.evaluate("scrollY")
    visitor.page.locator("section.queue .spot.glow").first.dispatch_event("click")
    visitor.page.wait_for_selector("section.hotel .spot.glow")
    assert visitor.page.evaluate("scrollY") == where


def test_a_finger_that_rests_on_a_card_explains_it(visit: Come) -> None:
    visitor = visit(width=360, height=740, touch=True)
    visitor.start_against_bots()
    visitor.page.wait_for_function(IN_SIGHT, arg="section.queue")
    visitor.page.get_by_role("button", name="Show all").focus()  # The press moves the focus.
    moment = visitor.moment
    box = visitor.page.locator("section.queue .spot.glow").first.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.page.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(visitor.page.locator(".tip")).to_be_visible()
    visitor.page.wait_for_timeout(60)  # As long as a finger needs to be lifted.
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor.page.locator("section.queue .spot.glow").first).to_be_focused()
    expect(visitor.page.locator(".tip")).to_be_visible()
    assert visitor.moment == moment


def test_names_of_any_kind_keep_to_their_place(visit: Come, house: Server) -> None:
    host = new_table(house.url, options={"players": "4"}, name=NAMES[0])
    for name in NAMES[1:]:
        assert seated(host, name).patch("me", {"ready": True}).status_code == 204
    assert host.post("start").status_code == 204
    watched = {"table": host.table, "game": "austria", "seat": 0, "secret": host.secret, "at": 1}
    visitor = visit(f"/table/{host.table}", wishes={"pace": "at-once", "games": [watched]})
    for size in (PHONE, (820, 1180), (1180, 820)):
        visitor.resize(*size)
        visitor.page.wait_for_selector(".others-list .one")
        assert not visitor.is_too_wide
        expect(visitor.page.locator("header .disc").first).to_have_text("🇦🇹")
    assert visitor.trouble == []


def test_people_without_names_are_told_apart_by_their_seats(visit: Come, house: Server) -> None:
    """What they are called begins with the same letter, in every language."""
    host = new_table(house.url, options={"players": "3"}, bots=[None, None, "greedy"])
    assert seated(host).patch("me", {"ready": True}).status_code == 204
    assert host.post("start").status_code == 204
    wishes = {**remembered(host, game="austria"), "language": "ru"}
    visitor = visit(f"/table/{host.table}", wishes=wishes)
    expect(visitor.page.locator("header li .disc")).to_have_text(["1", "2", "F"])


def test_the_menu_leads_to_the_lobby_and_back_leads_to_the_table(visit: Come) -> None:
    visitor = visit(width=360, height=740, touch=True)
    visitor.start_against_bots()
    visitor.page.get_by_role("button", name="Menu").tap()
    visitor.page.get_by_role("link", name="To the lobby").tap()
    visitor.page.wait_for_selector(".game")
    visitor.page.go_back()
    visitor.page.wait_for_selector(".choices.asked")
    visitor.page.go_forward()
    visitor.page.wait_for_selector(".game")
    assert visitor.trouble == []


def test_a_replay_of_no_table_has_no_controls(visit: Come) -> None:
    visitor = visit("/replay/nonsense")
    expect(visitor.page.get_by_text("There is no such table")).to_be_visible()
    assert visitor.page.locator("input[type=range], select").count() == 0
