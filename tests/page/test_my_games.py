"""The own games in the lobby: against whom, how far, how it stands; in order, and found again."""

from __future__ import annotations

import re

import pytest

from tests.house.running import Player, Server, new_table

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Locator, expect  # noqa: E402

from tests.page.memory import held  # noqa: E402
from tests.page.visitor import DESKS, PHONE, Come, Visitor  # noqa: E402

AUSTRIA = "Grand Austria Hotel"
GONE = "222222222222"


def began(house: Server, game: str) -> Player:
    player = new_table(house.url, game=game, bots=[None, "random"], name="Anna")
    assert player.post("start").status_code == 204
    return player


@pytest.fixture
def anna(house: Server, visit: Come) -> Visitor:
    """Somebody with four games: two are hers to choose in, one gathers, one is long gone."""
    austria, overbooking = began(house, "austria"), began(house, "overbooking")
    waiting = new_table(house.url, game="austria", bots=[None, None], name="Anna")
    known = {
        "games": [
            *held(austria, waiting, game="austria"),
            *held(overbooking, game="overbooking"),
            {"table": GONE, "game": "austria", "secret": "x", "seat": 0, "at": 1_700_000_000_000},
        ],
        "memoirs": [
            {
                "table": GONE,
                "game": "austria",
                "at": 1_700_000_000_000,
                "seat": 0,
                "names": ["Anna", "Berta"],
                "scores": [81, 120],
                "winners": [1],
                "sources": {},
            }
        ],
    }
    return visit(wishes=known)


def rows(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label("My games", exact=True).locator(".row")


def asked(visitor: Visitor, label: str) -> Locator:
    games = visitor.page.get_by_label("My games", exact=True)
    return games.locator("label", has_text=re.compile(f"^{label}")).locator("select")


def test_a_game_says_all_about_itself_without_barriers(anna: Visitor, axe: str) -> None:
    gone = rows(anna).filter(has_text="Berta")
    gone.wait_for()
    for said in (AUSTRIA, "with Berta", "81 : 120", "not won", "2023"):
        assert said in gone.inner_text()
    assert gone.get_by_role("link").count() == 0
    running = rows(anna).filter(has=anna.page.get_by_role("link", name="Continue"))
    assert running.filter(has_text="Set-up").count() >= 1
    assert rows(anna).filter(has_text="waiting for players").count() == 1
    for scheme, size in zip(anna.by_day_and_night(), (DESKS[1], PHONE), strict=True):
        anna.resize(*size)
        assert (scheme, anna.barriers(axe)) == (scheme, [])
        assert not anna.is_too_wide
    assert all("404" in trouble for trouble in anna.trouble), "only the table that is gone"


def test_games_are_sorted_and_found(anna: Visitor) -> None:
    rows(anna).nth(3).wait_for()
    assert "not won" in rows(anna).last.inner_text(), "what waits for nobody comes last"
    assert "waiting for players" in rows(anna).nth(2).inner_text()
    asked(anna, "Show").select_option("over")
    assert rows(anna).count() == 1
    asked(anna, "Show").select_option("running")
    assert rows(anna).count() == 3
    asked(anna, "Game").select_option("overbooking")
    assert rows(anna).count() == 1
    asked(anna, "Game").select_option("")
    asked(anna, "Sort by").select_option("game")
    assert "Overbooking" in rows(anna).last.inner_text()
    anna.page.reload()
    rows(anna).nth(2).wait_for()
    assert asked(anna, "Show").input_value() == "running", "the browser remembers it"


def test_the_levels_of_the_bots(visit: Come, house: Server) -> None:
    visitor = visit(wishes={"bot": "waiter"})
    for game in (AUSTRIA, "Overbooking"):
        levels = visitor.game(game).get_by_role("group", name="How well the bots play")
        names = ["Apprentice", "Waiter", "Concierge", "Director"]
        expect(levels.get_by_role("button")).to_have_text(names)
        assert levels.get_by_role("button", pressed=True).inner_text() == "Waiter"
        visitor.game(game).get_by_text("Waiter · Knows the house").wait_for()
    card = visitor.game("Overbooking")
    card.get_by_role("button", name="Apprentice").click()
    card.get_by_text("Apprentice · Gentle").wait_for()
    card.get_by_role("button", name="Play against bots").click()
    visitor.page.wait_for_selector(".salon")
    own = visitor.page.evaluate("JSON.parse(localStorage.getItem('hotelier.games'))[0]")
    seats = Player(house.url, own["table"], own["secret"]).look()["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "apprentice"]


def test_a_name_is_asked_for_once(visit: Come, axe: str) -> None:
    visitor = visit(wishes={"named": False})
    play = visitor.game("Overbooking").get_by_role("button", name="Play against bots")
    play.click()
    asked = visitor.page.get_by_role("dialog", name="What shall we call you?")
    asked.wait_for()
    assert visitor.barriers(axe) == []
    asked.get_by_role("button", name="Cancel").click()
    assert visitor.page.url.endswith("/"), "who thinks better of it stays in the lobby"
    play.click()
    expect(asked.get_by_label("Your name")).to_be_focused()
    visitor.page.keyboard.type("Rosa")
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("header").get_by_text("Rosa").first.wait_for()
    visitor.page.get_by_role("link", name="to the lobby").click()
    play.click()
    visitor.page.wait_for_selector(".salon")
    assert visitor.trouble == []
