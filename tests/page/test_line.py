"""The line to the house breaks and comes back; what was chosen is done, and done once."""

from __future__ import annotations

import random

import pytest

from tests.house.running import Server, started

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import WebSocketRoute  # noqa: E402

from tests.page.seating import window  # noqa: E402
from tests.page.visitor import Come  # noqa: E402


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


@pytest.mark.parametrize("arrives", [True, False])
def test_the_line_is_cut_in_the_middle_of_a_choice(
    visit: Come, house: Server, arrives: bool
) -> None:
    """Whether or not the house had heard the choice: it is made, and made once."""
    players = started(house.url)
    awaited: int = players[0].look()["position"]["awaits"]
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

    visitor = window(
        visit, players[awaited], prepare=lambda page: page.route_web_socket("**/live", wire)
    )
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
