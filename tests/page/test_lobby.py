"""The lobby: what a table is to play, and the tables one comes back to."""

from __future__ import annotations

import pytest

from tests.house.running import Player, Server

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Locator  # noqa: E402

from tests.page.visitor import DESKS, PHONE, Come, Visitor  # noqa: E402

AUSTRIA = "Grand Austria Hotel"
OVERBOOKING = "Overbooking"


def all_options(visitor: Visitor, game: str) -> Locator:
    """What is behind the door about one game."""
    door = visitor.page.locator("details").filter(has_text="All options")
    if door.get_attribute("open") is None:
        door.locator("summary").click()
    return door.get_by_role("group", name=game, exact=True)


def played(visitor: Visitor, house: Server) -> dict[str, str]:
    """What the house says was agreed on at the table of this window."""
    visitor.page.wait_for_selector(".salon")
    own = visitor.page.evaluate("JSON.parse(localStorage.getItem('hotelier.games'))[0]")
    options: dict[str, str] = Player(house.url, own["table"], own["secret"]).look()["table"][
        "options"
    ]
    return options


def test_difficulty_and_special_hotel_are_asked_on_the_card_of_a_game_alone(
    visit: Come, house: Server
) -> None:
    visitor = visit()
    card = visitor.game(AUSTRIA)
    assert card.get_by_label("Difficulty").count() == 0
    card.get_by_role("button", name="alone").click()
    card.get_by_label("Difficulty").select_option("hard")
    card.get_by_label("Special hotel").select_option(label="Toll Bridge")
    assert not card.get_by_role("button", name="Invite friends").is_visible()
    card.get_by_role("button", name="Play against Leopold").click()
    options = played(visitor, house)
    assert options["difficulty"] == "hard"
    assert options["leopold-hotel"] == "toll-bridge"
    assert "hands" not in options
    visitor.page.locator(".leopold").get_by_text("hard").wait_for()
    assert visitor.trouble == []


def test_options_behind_the_door_are_played_and_remembered(visit: Come, house: Server) -> None:
    visitor = visit()
    options = all_options(visitor, AUSTRIA)
    options.get_by_label("Hotel boards").select_option(label="day sides, all different")
    options.get_by_label("Staff cards").select_option(label="a draft, for experts")
    options.get_by_label("Opponent").select_option(label="Elisabeth")
    card = visitor.game(AUSTRIA)
    chosen = card.get_by_role("list", name="Options you have chosen")
    assert chosen.get_by_role("listitem").all_inner_texts() == [
        "Hotel boards: day sides, all different",
        "Staff cards: a draft, for experts",
    ]
    visitor.page.reload()
    visitor.start_against_bots()
    agreed = played(visitor, house)
    assert agreed["board"] == "day"
    assert agreed["hands"] == "draft"
    assert "opponent" not in agreed, "it is only for those who play alone"
    assert visitor.trouble == []


def test_a_draft_for_several_does_not_stop_a_game_alone(visit: Come, house: Server) -> None:
    visitor = visit(wishes={"pace": "at-once", "options": {"austria": {"hands": "draft"}}})
    visitor.game(AUSTRIA).get_by_role("button", name="alone").click()
    visitor.start_against_bots()
    assert played(visitor, house)["players"] == "1"


def test_overbooking_for_experts_without_peeking(visit: Come, house: Server) -> None:
    visitor = visit()
    options = all_options(visitor, OVERBOOKING)
    options.get_by_label("Points for crests").select_option(label="for experts, up to 10")
    options.get_by_label("Face-down cards").select_option(label="stay hidden")
    visitor.start_against_bots(OVERBOOKING)
    agreed = played(visitor, house)
    assert (agreed["scoring"], agreed["peeking"]) == ("experts", "no")
    assert visitor.trouble == []


def test_back_to_the_usual_options(visit: Come) -> None:
    visitor = visit()
    options = all_options(visitor, AUSTRIA)
    back = options.get_by_role("button", name="Back to the usual options")
    assert back.is_disabled()
    options.get_by_label("Promo guests").select_option("yes")
    back.click()
    assert options.get_by_label("Promo guests").input_value() == "no"
    assert back.is_disabled()
    assert visitor.game(AUSTRIA).get_by_role("list").count() == 0


def test_no_barriers_with_the_door_open(visit: Come, axe: str) -> None:
    visitor = visit()
    visitor.game(AUSTRIA).get_by_role("button", name="alone").click()
    all_options(visitor, AUSTRIA).get_by_label("Hotel boards").select_option("day")
    for scheme, size in zip(visitor.by_day_and_night(), (DESKS[1], PHONE), strict=True):
        visitor.resize(*size)
        assert (scheme, visitor.barriers(axe)) == (scheme, [])
        assert not visitor.is_too_wide


def test_a_refusal_is_said_by_the_page(visit: Come) -> None:
    visitor = visit("/table/222222222222")
    said = visitor.page.get_by_text("There is no such table, or it has been cleared away.")
    said.wait_for()


def test_my_games_are_remembered(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    visitor.wait_until_asked()
    visitor.page.get_by_role("link", name="to the lobby").click()
    visitor.page.locator(".list .row").first.get_by_role("link", name="Continue").click()
    visitor.page.wait_for_selector(".choices.asked")
    visitor.page.reload()
    visitor.page.wait_for_selector(".choices.asked")
    assert visitor.trouble == []


def test_a_seat_in_a_running_game_is_not_forgotten_by_one_click(visit: Come) -> None:
    visitor = visit()
    visitor.start_against_bots()
    page = visitor.page
    page.goto(page.url.split("/table/")[0])
    games = page.get_by_label("My games")
    games.get_by_role("button", name="Forget").click()
    games.get_by_role("button", name="Keep it").click()
    games.get_by_role("button", name="Forget").click()
    games.get_by_role("button", name="Forget").click()
    games.get_by_text("Forgotten: your game").wait_for()
    assert games.get_by_role("link", name="Continue").count() == 0
    games.get_by_role("button", name="Remember it again").click()
    games.get_by_role("link", name="Continue").click()
    visitor.wait_until_asked()
    assert visitor.trouble == []
