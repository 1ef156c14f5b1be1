"""Great moments: the Emperor's visit is a scene, and nothing on the table tells more than it."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from hotelier import Game  # noqa: E402
from tests.house.running import Player, Server  # noqa: E402
from tests.page.games import BOT, ME, played, step_before  # noqa: E402
from tests.page.journals import taken_over  # noqa: E402
from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import Come, Visitor  # noqa: E402


def about_to_visit(house: Server) -> tuple[Player, Game, int]:
    """Somebody whose next choice brings the Emperor."""
    game = played(game="austria", seed=13, players="2")
    step = step_before(game, "austria-event-emperor-came", "round 3")
    return taken_over(house.url, game, step, bots=[None, BOT]), game, step


def come(visit: Come, player: Player, **wishes: object) -> Visitor:
    visitor = visit(
        f"/table/{player.table}", wishes={**remembered(player, game="austria"), **wishes}
    )
    visitor.wait_until_asked()
    return visitor


def points(visitor: Visitor) -> list[str]:
    return visitor.page.locator("header .points").all_inner_texts()


def test_the_emperors_visit_is_a_scene_that_nothing_spoils(
    visit: Come, house: Server, axe: str
) -> None:
    player, game, step = about_to_visit(house)
    visitor = come(visit, player, pace="by-hand")
    page, before = visitor.page, points(visitor)
    moment = player.look()["position"]["moment"]
    assert player.choose(moment, game.steps[step].choice).is_success
    tale = page.get_by_role("region", name="The Emperor visits")
    tale.wait_for()
    assert visitor.barriers(axe, ".tale") == []
    seats = len(before)
    for scene in range(1 + seats):
        assert points(visitor) == before, "the header waits for the tale"
        assert page.locator(".log").get_by_text("The Emperor is here").count() == 0
        assert not visitor.asked, "nobody is asked anything before"
        assert tale.locator("ul li").count() == scene
        tale.locator("footer .main").click()
    tale.wait_for(state="detached")
    page.locator(".log").get_by_text("The Emperor is here").wait_for()
    assert points(visitor) != before
    assert visitor.trouble == []


@pytest.mark.parametrize(("wish", "scenes"), [("short", 1), ("none", 0)])
def test_who_wishes_less_of_it_gets_less(
    visit: Come, house: Server, wish: str, scenes: int
) -> None:
    player, game, step = about_to_visit(house)
    visitor = come(visit, player, pace="by-hand", scenes=wish)
    moment = visitor.moment
    assert player.choose(moment, game.steps[step].choice).is_success
    if scenes:
        visitor.page.locator(".tale").get_by_text(f"1 of {scenes}").wait_for()
        visitor.page.locator(".tale footer .main").click()
    visitor.page.locator(".log").get_by_text("The Emperor is here").wait_for()
    assert visitor.page.locator(".tale").count() == 0
    assert player.seat == ME
    assert visitor.trouble == []
