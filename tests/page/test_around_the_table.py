"""What people do about a table rather than at it: watch, change devices, leave, come back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.running import Player, Server, new_table, started

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import WebSocketRoute  # noqa: E402

from tests.page.seating import Come, in_step, play_together, window  # noqa: E402
from tests.page.visitor import Visitor  # noqa: E402


def open_menu(visitor: Visitor, entry: str | None = None) -> None:
    visitor.page.get_by_role("button", name="Menu", exact=True).click()
    visitor.page.locator("dialog[open]").wait_for()
    if entry:
        visitor.page.locator("dialog summary", has_text=entry).click()


def who_chooses(windows: list[Visitor]) -> tuple[Visitor, Visitor]:
    """The one of two who is asked, and the other."""
    first, second = windows
    first.page.wait_for_selector(".choices")
    second.page.wait_for_selector(".choices")
    return (first, second) if first.asked else (second, first)


@pytest.fixture
def two(visit: Come, house: Server) -> list[Visitor]:
    """Two people in two windows, their game just begun."""
    return [window(visit, player) for player in started(house.url)]


def test_a_whole_game_of_two_windows_that_begins_with_a_draft(visit: Come, house: Server) -> None:
    players = started(house.url, options={"hands": "draft"})
    windows = [window(visit, player) for player in players]
    who_chooses(windows)
    assert windows[0].page.get_by_text("Draft: choose one to keep").first.is_visible()
    play_together(windows, random.Random(11))
    for one in windows:
        one.page.locator("dialog").get_by_text("Where the points came from").wait_for()
        assert one.trouble == []
    assert windows[0].points_shown() == windows[1].points_shown()

    # Once more: the second one to ask joins the table of the first.
    first, second = windows
    first.page.locator("dialog").get_by_role("button", name="Once more").click()
    first.page.get_by_text("Waiting until everybody is ready: Berta").wait_for()
    second.page.locator("dialog").get_by_role("button", name="Join the next game").click()
    for one in windows:
        one.page.wait_for_selector(".salon[data-over=false]")
    assert first.page.url == second.page.url
    acting, other = who_chooses(windows)
    acting.choose(random.Random(1))
    in_step([other], acting.moment)


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

    leaver.page.get_by_role("link", name="Go on").first.click()
    leaver.page.get_by_role("button", name="take your seat again").click()
    other.page.locator("header em").wait_for(state="detached")
    leaver.page.get_by_role("button", name="take your seat again").wait_for(state="detached")
    pick = random.Random(3)
    for _ in range(4):
        acting, watching = who_chooses(two)
        acting.choose(pick)
        in_step([watching], acting.moment)


@pytest.fixture
def impatient_house(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", "--rate", "0", "--patience", "0") as server:
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
    back.page.get_by_role("button", name="take your seat again").click()
    waiting.page.locator("header em").wait_for(state="detached")
    assert back.trouble == waiting.trouble == []


def test_a_patient_house_says_how_long_to_wait(two: list[Visitor]) -> None:
    _, waiting = who_chooses(two)
    waiting.page.get_by_role("button", name="Let a bot stand in").click()
    assert "180 seconds" in waiting.page.locator(".notice").inner_text()


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


def test_looking_at_another_hotel_ends_with_the_own_turn(two: list[Visitor]) -> None:
    acting, waiting = who_chooses(two)
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


@pytest.mark.parametrize("arrives", [True, False])
def test_the_line_is_cut_in_the_middle_of_a_choice(
    visit: Come, house: Server, arrives: bool
) -> None:
    """Whether or not the house had heard the choice: it is made, and made once."""
    players = started(house.url)
    awaited: int = players[0].look()["position"]["awaits"]
    visitor = window(visit, players[awaited])
    cut = False

    def wire(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            nonlocal cut
            if cut or '"choose"' not in str(message):
                server.send(message)
                return
            cut = True
            if arrives:
                server.send(message)
            line.close()

        line.on_message(pass_on)

    visitor.page.route_web_socket("**/live", wire)
    visitor.page.reload()
    visitor.wait_until_asked()
    before = players[0].look()["position"]
    visitor.page.locator(".choice").first.click()
    visitor.wait_beyond(before["moment"])
    assert cut
    visitor.page.locator(".offline").wait_for(state="detached")
    after = players[0].look()["position"]
    assert (after["moment"], after["step"]) == (before["moment"] + 1, before["step"] + 1)


def test_a_choice_made_while_the_house_is_closed_is_not_lost(visit: Come, house: Server) -> None:
    players = started(house.url)
    awaited: int = players[0].look()["position"]["awaits"]
    visitor = window(visit, players[awaited])
    visitor.wait_until_asked()
    moment = visitor.moment
    house.kill()
    visitor.page.locator(".offline").wait_for()
    visitor.page.locator(".choice").first.click()
    assert visitor.page.locator(".choice").first.is_disabled()
    house.start()
    visitor.page.evaluate("dispatchEvent(new Event('online'))")  # No need to wait to try again.
    visitor.wait_beyond(moment)
    assert players[0].look()["position"]["moment"] == moment + 1


def test_laying_a_table(visit: Come, house: Server) -> None:
    host = visit()
    link = host.invite_friends()
    name = host.page.get_by_label("Your name")
    name.fill("Resi")
    name.press("Enter")
    guest = visit(link, width=360, height=740)
    guest.page.get_by_text("Resi").wait_for()
    guest.page.get_by_label("Your name").fill("Mitzi")
    guest.page.get_by_role("button", name="Sit down").click()
    begin = host.page.get_by_role("button", name="Begin the game")
    host.page.get_by_text("Everybody is here").wait_for()
    guest.page.get_by_role("button", name="Not ready after all").click()
    host.page.get_by_text("Waiting until everybody is ready: Mitzi").wait_for()
    assert begin.is_disabled()
    assert not guest.is_too_wide
    guest.page.get_by_role("button", name="Leave").click()
    guest.page.locator(".game").first.wait_for()
    host.page.get_by_label("Who sits on seat 2").select_option("random")
    begin.click()
    host.page.wait_for_selector(".salon")
    table = Player(house.url, host.page.url.rsplit("/", 1)[-1], None)
    assert table.get().status_code == 403, "nobody else looks without an invitation"
    assert host.trouble == guest.trouble == []


def test_a_listed_table_is_found_joined_and_watched(visit: Come, house: Server) -> None:
    player = new_table(house.url, name="Leopoldine", listed=True)
    guest = visit()
    row = guest.page.locator(".row", has_text="Leopoldine")
    row.get_by_role("link", name="Sit down").click()
    guest.page.get_by_label("Your name").fill("Pepi")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text("begins the game").wait_for()
    assert player.post("start").status_code == 204
    guest.page.wait_for_selector(".salon")
    spectator = visit()
    spectator.page.locator(".row", has_text="Leopoldine").get_by_role("link", name="Watch").click()
    spectator.page.get_by_text("You are watching").wait_for()


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
