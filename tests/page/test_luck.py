"""The page keeps what binds the house to its dice and cards, and checks it in the end."""

from __future__ import annotations

import pytest

from tests.house.running import Player, Server

pytest.importorskip("playwright.sync_api")

from tests.page.games import old_game  # noqa: E402
from tests.page.journals import brought  # noqa: E402
from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import Come, Visitor  # noqa: E402


def nearly_over(url: str, name: str = "austria", **asked: object) -> Player:
    """A table with fresh luck, one choice before its end, that has not begun."""
    game = old_game(name)
    seat = game.steps[-1].seat
    bots = [None if other == seat else "random" for other in range(2)]
    body = {"step": len(game.steps) - 1, "bots": bots, "name": "Anna", **asked}
    given = Player(url, brought(url, game), None).post("fork", body).json()
    return Player(url, given["table"], given["secret"], given["seat"])


def at_the_table(visit: Come, player: Player, **known: object) -> Visitor:
    wishes = {**remembered(player, game="austria"), **known}
    return visit(f"{player.url}/table/{player.table}", wishes=wishes)


def test_the_seed_is_checked_at_the_end(visit: Come, house: Server) -> None:
    player = nearly_over(house.url)
    visitor = at_the_table(visit, player)
    page = visitor.page
    commitment = player.look()["table"]["luck"]["commitment"]
    assert commitment in page.locator(".luck").inner_text()
    page.get_by_text("Add a word").click()
    page.get_by_label("Your word").fill("Strudel")
    with page.expect_response(lambda answer: answer.url.endswith("/me")):
        page.get_by_label("Your word").press("Enter")
    assert player.look()["table"]["seats"][player.seat or 0]["word"] == "Strudel"
    assert player.post("start").status_code == 204
    page.wait_for_selector(".salon")
    assert player.choose_some().status_code == 200
    page.locator(".luck:visible", has_text="dice and cards were fixed before").wait_for()
    assert not visitor.trouble


def test_another_seed_than_promised_is_noticed(visit: Come, house: Server) -> None:
    player = nearly_over(house.url)
    visitor = at_the_table(visit, player, commitments=[[player.table, "0" * 64]])
    visitor.page.locator(".luck.broken", has_text="does not fit").wait_for()


def test_luck_that_is_known_is_marked(visit: Come, house: Server) -> None:
    player = nearly_over(house.url, same_chance=True)
    visitor = at_the_table(visit, player)
    visitor.page.locator(".luck", has_text="repeats the dice and cards").wait_for()
    assert not visitor.page.get_by_text("Add a word").is_visible()
    assert player.post("start").status_code == 204
    visitor.page.locator("header", has_text="known luck").wait_for()


def test_a_fork_is_told_to_its_end_to_who_was_there_before_it_began(
    visit: Come, house: Server
) -> None:
    player = nearly_over(house.url, "overbooking")
    visitor = at_the_table(visit, player)
    visitor.page.locator(".luck").wait_for()
    assert player.post("start").status_code == 204
    visitor.page.wait_for_selector("header .turn.mine")
    assert player.choose_some().status_code == 200
    visitor.page.locator("header .turn", has_text="over").wait_for()
    assert not visitor.trouble
