"""Two people in two browsers: who is here, what they show each other, and when a bot may help."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.running import ReadyServer, Server, new_table, started

pytest.importorskip("playwright.sync_api")

from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import Come, Visitor  # noqa: E402


@pytest.fixture
def two(house: Server, visit: Come) -> list[Visitor]:
    """Anna and Berta, each at a browser of her own."""
    players = started(house.url)
    return [visit(f"/table/{one.table}", wishes=remembered(one, game="austria")) for one in players]


def show(visitor: Visitor, gesture: str) -> None:
    visitor.page.get_by_role("button", name="Make a gesture").click()
    visitor.page.get_by_role("button", name=gesture).click()


def test_who_is_here_makes_gestures_until_she_leaves(two: list[Visitor], axe: str) -> None:
    anna, berta = two
    anna.page.get_by_label("Berta is here").wait_for()
    berta.page.get_by_label("Anna is here").wait_for()
    assert anna.page.get_by_label("Anna is here").count() == 0, "one knows that oneself"
    show(anna, "Raise a cup")
    berta.page.locator("header li").first.get_by_text("Anna: Cheers!").wait_for()
    anna.page.get_by_text("Anna: Cheers!").wait_for()
    berta.page.get_by_role("button", name="Make a gesture").click()
    assert berta.barriers(axe) == []
    berta.page.get_by_label("A thought, in one line").fill("Well played <b>indeed</b>")
    berta.page.keyboard.press("Enter")
    anna.page.get_by_text("Berta: Well played <b>indeed</b>").wait_for()
    assert anna.barriers(axe) == []
    berta.page.close()
    anna.page.get_by_label("Berta has just left").wait_for()
    assert anna.trouble == berta.trouble == []


def test_gestures_are_bounded_and_can_be_switched_off(two: list[Visitor]) -> None:
    anna, berta = two
    berta.page.get_by_label("Anna is here").wait_for()
    berta.page.get_by_role("button", name="Menu").click()
    berta.page.get_by_label("Show gestures").uncheck()
    berta.page.keyboard.press("Escape")
    assert berta.page.get_by_role("button", name="Make a gesture").count() == 0
    for _ in range(4):
        show(anna, "Applaud")
    anna.page.get_by_text("One gesture at a time, please.").wait_for()
    assert berta.page.get_by_text("Bravo!").count() == 0


def test_nobody_makes_gestures_to_bots(house: Server, visit: Come) -> None:
    player = new_table(house.url, bots=[None, "random"], name="Anna")
    assert player.post("start").status_code == 204
    anna = visit(f"/table/{player.table}", wishes=remembered(player, game="austria"))
    anna.page.wait_for_selector(".salon")
    assert anna.page.get_by_role("button", name="Make a gesture").count() == 0


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with ReadyServer(database, "--rate", "0", "--patience", "4") as server:
        yield server


def test_a_bot_may_be_asked_when_the_patience_is_over(hasty_house: Server, visit: Come) -> None:
    players = started(hasty_house.url)
    absent: int = players[0].look()["position"]["awaits"]
    waiting = players[1 - absent]
    visitor = visit(
        f"{hasty_house.url}/table/{waiting.table}", wishes=remembered(waiting, game="austria")
    )
    visitor.page.get_by_role("button", name="Let a bot stand in for").click()
    visitor.wait_until_asked()
    assert visitor.trouble == []
