"""What people do about a table rather than at it: watch, change devices, leave, come back."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.running import Player, ReadyServer, Server, new_table, started

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect  # noqa: E402

from tests.page.cut import cut_texts  # noqa: E402
from tests.page.seating import in_step, who_chooses, window  # noqa: E402
from tests.page.visitor import DESKS, PHONE, Come, Visitor  # noqa: E402


def open_menu(visitor: Visitor, entry: str | None = None) -> None:
    visitor.page.get_by_role("button", name="Menu", exact=True).click()
    visitor.page.locator("dialog[open]").wait_for()
    if entry:
        visitor.page.locator("dialog summary", has_text=entry).click()


@pytest.fixture
def two(visit: Come, house: Server) -> list[Visitor]:
    """Two people in two windows, their game just begun."""
    return [window(visit, player) for player in started(house.url)]


def test_a_second_device_takes_the_seat_and_both_stay_in_step(
    two: list[Visitor], visit: Come
) -> None:
    acting, _ = who_chooses(two)
    open_menu(acting, "Play on another device")
    acting.page.get_by_role("button", name="Make a link").click()
    acting.page.locator("dialog img").wait_for()
    link = acting.page.get_by_label("Open this on the other device").input_value()
    acting.page.keyboard.press("Escape")
    phone = visit(link, width=360, height=740)
    phone.wait_until_asked()
    assert "#" not in phone.page.url, "the code is gone from the address"
    phone.choose(random.Random(2))
    in_step([acting], phone.moment)
    assert (
        acting.page.locator(".choice").all_inner_texts()
        == phone.page.locator(".choice").all_inner_texts()
    )
    # The code is used up.
    late = visit(link)
    late.page.get_by_text("not valid").wait_for()
    assert phone.trouble == acting.trouble == []


def test_leaving_and_coming_back(two: list[Visitor]) -> None:
    leaver, other = who_chooses(two)
    moment = other.moment
    open_menu(leaver, "Leave the table")
    leaver.page.get_by_role("button", name="Leave, and let the bot play").click()
    leaver.page.locator(".game").first.wait_for()
    other.page.locator("header em", has_text="bot").wait_for()
    other.wait_beyond(moment)

    leaver.page.get_by_role("link", name="Continue").first.click()
    leaver.page.get_by_role("button", name="take your seat back").click()
    other.page.locator("header em").wait_for(state="detached")
    leaver.page.get_by_role("button", name="take your seat back").wait_for(state="detached")
    pick = random.Random(3)
    for _ in range(4):
        acting, watching = who_chooses(two)
        acting.choose(pick)
        in_step([watching], acting.moment)


@pytest.fixture
def impatient_house(tmp_path: Path) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with ReadyServer(database, "--rate", "0", "--patience", "0") as server:
        yield server


def test_a_bot_takes_over_from_somebody_who_is_away(impatient_house: Server, visit: Come) -> None:
    players = started(impatient_house.url)
    absent: int = players[0].look()["position"]["awaits"]
    waiting = window(visit, players[1 - absent])
    waiting.page.get_by_role("button", name="Let a bot stand in").click()
    waiting.wait_until_asked()
    waiting.page.locator("header em", has_text="bot").wait_for()
    # Whoever was away finds the seat kept, and takes it again.
    back = window(visit, players[absent])
    back.page.get_by_role("button", name="take your seat back").click()
    waiting.page.locator("header em").wait_for(state="detached")
    assert back.trouble == waiting.trouble == []


def test_a_spectator_sees_the_moves_but_no_hand_and_no_choices(
    two: list[Visitor], visit: Come
) -> None:
    acting, _ = who_chooses(two)
    open_menu(acting, "Let somebody watch")
    link = acting.page.get_by_label("Link to watch").input_value()
    acting.page.keyboard.press("Escape")
    spectator = visit(link)
    spectator.page.get_by_text("You are watching").wait_for()
    pick = random.Random(4)
    for _ in range(6):
        acting, other = who_chooses(two)
        acting.choose(pick)
        in_step([other, spectator], acting.moment)
    page = spectator.page
    assert page.locator(".log .line").count() > 0
    assert page.locator(".spot.glow, .choice").count() == 0
    assert page.get_by_text("Your staff hand").count() == 0
    # Any hotel can be seen large.
    page.get_by_role("heading", name="Hotel Anna").wait_for()
    page.locator("header").get_by_role("button", name="Berta").click()
    page.get_by_role("heading", name="Hotel Berta").wait_for()
    open_menu(spectator)
    assert page.locator("dialog summary", has_text="Leave the table").count() == 0
    assert page.locator("dialog summary", has_text="another device").count() == 0
    assert spectator.trouble == []


def test_a_table_by_invitation_is_not_watched_without_one(visit: Come, house: Server) -> None:
    stranger = visit(f"/table/{started(house.url)[0].table}")
    stranger.page.get_by_text("by invitation only").wait_for()


def test_who_waits_is_told_how_long_and_looks_at_another_hotel_until_the_own_turn(
    two: list[Visitor],
) -> None:
    acting, waiting = who_chooses(two)
    waiting.page.get_by_text(re.compile(r"A bot may stand in for \w+ in [0-2]:\d\d")).wait_for()
    assert waiting.page.get_by_role("button", name="Let a bot stand in").count() == 0
    names = ["Anna", "Berta"] if acting is two[0] else ["Berta", "Anna"]
    waiting.page.locator(".others").get_by_role("button", name=names[0]).click()
    waiting.page.get_by_role("heading", name=f"Hotel {names[0]}").wait_for()
    waiting.page.get_by_role("button", name="Back to your hotel").click()
    waiting.page.get_by_role("heading", name="Your hotel").wait_for()
    waiting.page.locator("header").get_by_role("button", name=names[0]).click()
    waiting.page.get_by_text(f"You are looking at Hotel {names[0]}").wait_for()
    pick = random.Random(5)
    while not waiting.asked:
        acting.choose(pick)
        in_step([waiting], acting.moment)
    waiting.page.get_by_role("heading", name="Your hotel").wait_for()


MENU = [
    "Let somebody watch",
    "Play on another device",
    "What is played at this table",
    "Keyboard",
    "Leave the table",
]


@pytest.mark.parametrize("size", [{"width": 1366}, {"width": 360, "height": 740, "dark": True}])
def test_no_barriers_in_the_menu(
    visit: Come, house: Server, axe: str, size: dict[str, int]
) -> None:
    player: Player = started(house.url)[0]
    visitor = window(visit, player, **size)
    visitor.page.wait_for_selector(".salon .hotel")
    open_menu(visitor)
    assert visitor.barriers(axe) == []
    for entry in MENU:
        visitor.page.locator("dialog summary", has_text=entry).click()
        make = visitor.page.get_by_role("button", name="Make a link")
        if make.count():
            make.click()
            visitor.page.locator("dialog img").wait_for()
        assert visitor.barriers(axe, "dialog") == []
        assert not visitor.is_too_wide
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")
    menu = visitor.page.get_by_role("button", name="Menu", exact=True)
    assert menu.evaluate("it => it === document.activeElement"), "the focus comes back"


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_how_strong_the_bots_are_is_told_at_their_seats(
    visit: Come, house: Server, game: str
) -> None:
    """Beside the table and in the row of seats; to who listens as well."""
    bots = ["apprentice", "greedy"]
    player = new_table(
        house.url, game=game, name="Anna", bots=[None, *bots], options={"players": "3"}
    )
    assert player.post("start").is_success
    visitor = window(visit, player)
    visitor.page.wait_for_selector(".stage .panel")
    seats = visitor.page.locator("header li")
    beside = visitor.page.locator(".others")
    for seat, level in enumerate(("Apprentice", "Greedy"), start=1):
        expect(seats.nth(seat).locator(".who")).to_contain_text(f"Bot: {level}")
        tip = seats.nth(seat).locator(".who").get_attribute("data-tip")
        assert f"Bot: {level}" in (tip or "")
        expect(beside.get_by_text(f"Bot: {level}")).to_be_visible()
    expect(seats.nth(0)).not_to_contain_text("Bot")
    for size in (*DESKS, PHONE):
        visitor.resize(*size)
        assert cut_texts(visitor.page, shortest=4) == []
        assert not visitor.is_too_wide
