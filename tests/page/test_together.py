"""Several people at one screen."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("playwright.sync_api")

from tests.page.visitor import Come, Visitor  # noqa: E402


def begin(visitor: Visitor, *names: str, game: str = "Grand Austria Hotel") -> None:
    card = visitor.game(game)
    card.get_by_role("button", name=f"{len(names) - 1} opponent").click()
    card.get_by_role("button", name="Share this screen").click()
    for number, name in enumerate(names, 1):
        card.get_by_label(f"Name of player {number}").fill(name)
    card.get_by_role("button", name="Begin the game").click()
    visitor.page.get_by_role("button", name="I am").first.wait_for()


def sit_down(visitor: Visitor) -> str:
    """Whoever is called takes the screen; while a bot plays first, anybody is."""
    visitor.page.get_by_role("heading", name="it is your turn").wait_for()
    ready = visitor.page.get_by_role("button", name="I am")
    name = ready.inner_text().removeprefix("I am ")
    ready.click()
    visitor.wait_until_asked()
    return name


def test_the_screen_is_handed_on_and_nobody_sees_the_cards_of_another(
    visit: Come, axe: str
) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Berta")
    hands = visitor.page.locator(".staffs .staff")
    pick = random.Random(1)
    seen: dict[str, set[str]] = {"Anna": set(), "Berta": set()}
    assert visitor.barriers(axe) == []
    for _ in range(4):
        assert hands.count() == 0, "nothing is shown while the screen is handed on"
        name = sit_down(visitor)
        assert visitor.page.locator("header li.now").first.inner_text().count(name)
        seen[name] |= set(hands.all_inner_texts())
        onward = visitor.page.get_by_role("button", name="Pass the screen to")
        while not onward.count():
            visitor.choose(pick)
            visitor.page.wait_for_selector(".choices.asked, .choices .close button")
        onward.click()
    assert all(seen.values())
    assert not seen["Anna"] & seen["Berta"], "every staff card is in one hand only"
    assert visitor.trouble == []


def test_a_bot_sits_where_nobody_is_named_and_a_reload_shows_no_cards(visit: Come) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Berta", "", game="Overbooking")
    sit_down(visitor)
    visitor.page.reload()
    visitor.page.get_by_role("button", name="I am").first.wait_for()
    assert visitor.page.locator(".hand").count() == 0
    sit_down(visitor)
    names = visitor.page.locator("header li .name").all_inner_texts()
    assert names[:2] == ["Anna", "Berta"]
    assert len(names) == 3
    assert names[2] not in ("", "Anna", "Berta")
    assert visitor.trouble == []


def test_two_of_one_name_are_asked_to_differ(visit: Come) -> None:
    visitor = visit()
    card = visitor.game("Overbooking")
    card.get_by_role("button", name="Share this screen").click()
    begin_button = card.get_by_role("button", name="Begin the game")
    card.get_by_label("Name of player 1").fill("Anna")
    assert begin_button.is_disabled(), "one person is nobody to hand the screen to"
    card.get_by_label("Name of player 2").fill("Anna")
    assert card.get_by_text("the same name").is_visible()
    assert begin_button.is_disabled()
    card.get_by_label("Name of player 2").fill("Berta")
    assert begin_button.is_enabled()
