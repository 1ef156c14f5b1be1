"""People come together at a table before its game."""

from __future__ import annotations

import random

import pytest

from tests.house.running import Player, Server, new_table

pytest.importorskip("playwright.sync_api")

from tests.page.visitor import Come  # noqa: E402


def test_two_windows_by_invitation(visit: Come, axe: str) -> None:
    host = visit()
    link = host.invite_friends()
    assert host.barriers(axe) == []
    guest = visit(link)
    guest.page.get_by_label("Your name").fill("Mitzi")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_text("Mitzi", exact=True).wait_for()
    host.page.get_by_role("button", name="Begin the game").click()
    for window in (host, guest):
        window.page.wait_for_selector(".salon")
    pick = random.Random(1)
    for _ in range(10):
        host.page.wait_for_selector(".salon")
        acting = host if host.asked else guest
        acting.choose(pick)
        other = guest if acting is host else host
        other.wait_beyond(acting.moment - 1)
    assert "#" not in guest.page.url, "the invitation is gone from the address"
    assert host.trouble == guest.trouble == []


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
    host.page.get_by_text("Waiting for Mitzi").wait_for()
    assert begin.is_disabled()
    assert not guest.is_too_wide
    guest.page.get_by_role("button", name="Leave").click()
    guest.page.get_by_text("free for somebody else").wait_for()
    guest.page.get_by_role("button", name="Leave").click()
    guest.page.locator(".game").first.wait_for()
    host.page.get_by_label("Who sits in seat 2").select_option("random")
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
    guest.page.get_by_text("to begin the game").wait_for()
    assert player.post("start").status_code == 204
    guest.page.wait_for_selector(".salon")
    spectator = visit()
    spectator.page.locator(".row", has_text="Leopoldine").get_by_role("link", name="Watch").click()
    spectator.page.get_by_text("You are watching").wait_for()
