"""Playing alone in a real browser: Leopold's hotel, his special hotels, his turn told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hotelier import Game
from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.game import Step
from hotelier.words import say
from tests.house.running import Player, Server

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect  # noqa: E402

from tests.page.journals import taken_over  # noqa: E402
from tests.page.memory import remembered  # noqa: E402
from tests.page.test_coach import answer, ask_for_a_hint, way  # noqa: E402
from tests.page.visitor import PHONE, Come, Visitor  # noqa: E402

HOTELS = ("hautel-couture", "nine-stars", "sushi", "toll-bridge")
NAMES = ["Anna", "Leopold"]
PASSING = ("pass", "Pass")
LONGER_THAN_A_SCENE = 3300
TWO_ROUNDS = 30
SEED = 1


def played(until: Callable[[Game, Step], bool], **options: str) -> Game:
    """A game by chance, up to and with the first step that is looked for."""
    settled = {name.replace("_", "-"): value for name, value in options.items()}
    game = Game(AUSTRIA, {"players": "1", "difficulty": "medium", **settled}, SEED)
    pick = random.Random(SEED)
    while not game.over:
        game.choose(pick.choice(game.legal))
        if until(game, game.steps[-1]):
            return game
    raise AssertionError("There is no such step in this game.")


def his_turns(step: Step) -> int:
    return sum(event[0] == events.CARD_TURNED for event in step.events)


def opens(visit: Come, player: Player, pace: str = "at-once", **window: Any) -> Visitor:
    wishes = remembered(player, game="austria") | {"pace": pace}
    visitor = visit(f"/table/{player.table}", wishes=wishes, **window)
    visitor.wait_until_asked()
    visitor.page.wait_for_selector(".leopold")
    return visitor


def before_his_turn(house: Server, turns: int = 1, **options: str) -> tuple[Player, Step]:
    """A table where the next choice, the step given back, brings his turn."""
    game = played(lambda _, step: his_turns(step) == turns, **options)
    return taken_over(house.url, game, len(game.steps) - 1), game.steps[-1]


def does(visitor: Visitor, step: Step) -> None:
    visitor.choose_in_words(AUSTRIA.token(step.choice))


def told_of_his_turn(step: Step) -> list[str]:
    """The sentences from his card to the end of his turn."""
    found: list[str] = []
    in_turn = False
    for event in step.events:
        in_turn = (in_turn or event[0] == events.CARD_TURNED) and event[0] != events.TURN_ENDED
        if in_turn:
            found.append(say(AUSTRIA.tell(event), names=NAMES))
    return found


# His special hotels.


def rooms_with(visitor: Visitor, words: str) -> set[str]:
    cells = visitor.page.locator(f'.leopold [data-room][data-tip*="{words}"]')
    return {cell.get_attribute("data-room") or "" for cell in cells.all()}


def check_hautel(visitor: Visitor, leopold: Mapping[str, Any]) -> None:
    waiting = [room for room in leopold["reserved"] if room]
    assert visitor.page.locator(".leopold .rival").count() == len(waiting)
    assert rooms_with(visitor, "Reserved for") == set(waiting)
    items = [item for item in leopold["items"].values() if item]
    assert visitor.page.locator(".actions .mark.item").count() == len(items)
    pool = visitor.page.locator(".leopold .pool").inner_text()
    assert f"Pool: {sum(leopold['pool'].values())}" in pool


def check_stars(visitor: Visitor, leopold: Mapping[str, Any]) -> None:
    assert visitor.page.locator(".leopold .star").count() == 9
    assert visitor.page.locator(".leopold .star.covered").count() == leopold["stars"]


def check_sushi(visitor: Visitor, leopold: Mapping[str, Any]) -> None:
    assert rooms_with(visitor, "cogwheel") == set(leopold["cogwheels"])
    marked = visitor.page.locator(".queue .cost", has_text="+1")
    assert marked.count() == len(leopold["marked_guests"])


def check_toll(visitor: Visitor, leopold: Mapping[str, Any]) -> None:
    counts = [int(count) for count in leopold["cogwheels"].values()]
    said = visitor.page.locator(".special ol .unseen").all_inner_texts()
    assert [int(found[1]) if (found := re.search(r": (\d) ", one)) else 0 for one in said] == counts
    assert visitor.page.locator(".actions .mark").count() == sum(n > 0 for n in counts)


CHECKS = {
    "hautel-couture": check_hautel,
    "nine-stars": check_stars,
    "sushi": check_sushi,
    "toll-bridge": check_toll,
}


@pytest.mark.parametrize(
    ("hotel", "dark"), [(hotel, place % 2 == 1) for place, hotel in enumerate(HOTELS)]
)
def test_a_special_hotel_is_drawn_as_it_stands(
    visit: Come, house: Server, axe: str, hotel: str, dark: bool
) -> None:
    game = played(lambda game, _: len(game.steps) == TWO_ROUNDS, leopold_hotel=hotel)
    player = taken_over(house.url, game, TWO_ROUNDS)
    visitor = opens(visit, player, dark=dark)
    pick = random.Random(2)
    for _ in range(4):
        visitor.choose(pick)
    visitor.wait_until_asked()
    view = player.look()["position"]["view"]
    CHECKS[hotel](visitor, view["leopold"])
    his = view["hotels"][view["leopold"]["seat"]]
    assert len(rooms_with(visitor, "occupied")) == his["rooms"].count("occupied")
    card = visitor.page.locator(".leopold .instruction")
    assert card.get_attribute("data-card") == str(view["leopold"]["card"]["number"])
    visitor.page.locator(".special summary").click()
    assert visitor.page.locator(".special details li").first.is_visible()
    assert not visitor.is_too_high
    assert visitor.barriers(axe) == []
    visitor.resize(*PHONE)
    assert visitor.page.locator(".leopold .special").is_visible()
    assert not visitor.is_too_wide
    assert visitor.trouble == []


def test_his_guest_is_served_by_a_click(visit: Come, house: Server) -> None:
    def several_wait(game: Game, _: Step) -> bool:
        return len(game.legal) > 1 and AUSTRIA.token(game.legal[0]).startswith("rival")

    game = played(several_wait, leopold_hotel="hautel-couture")
    player = taken_over(house.url, game, len(game.steps))
    visitor = opens(visit, player)
    glowing = visitor.page.locator(".leopold .rival.glow")
    assert glowing.count() == len(game.legal)
    moment = visitor.moment
    glowing.last.click()
    visitor.wait_beyond(moment)
    assert player.look()["log"]["steps"][-1]["token"] == AUSTRIA.token(game.legal[-1])


# His card.


def test_what_does_not_count_is_crossed_out(visit: Come, house: Server) -> None:
    game = played(
        lambda _, step: any(event[0] == events.SYMBOL_IGNORED for event in step.events),
        difficulty="easy",
    )
    visitor = opens(visit, taken_over(house.url, game, len(game.steps)))
    card = visitor.page.locator(".leopold .instruction")
    idle = card.locator(".symbol.idle")
    assert idle.count() >= 1
    assert all(re.search("medium|hard", text) for text in idle.all_inner_texts())
    assert "only at" in (card.get_attribute("aria-label") or "")


def test_elisabeth_plays_with_her_own_cards(visit: Come, house: Server) -> None:
    game = played(lambda _, step: his_turns(step) > 0, opponent="elisabeth")
    player = taken_over(house.url, game, len(game.steps))
    visitor = opens(visit, player)
    panel = visitor.page.locator(".leopold")
    assert panel.get_by_text("Elisabeth", exact=True).is_visible()
    assert int(panel.locator(".instruction").get_attribute("data-card") or 0) >= 213
    hint = {"moment": visitor.moment, "step": len(game.steps), "seat": 0, "ways": [way(PASSING)]}
    answer(visitor.page, "hint", hint)
    ask_for_a_hint(visitor)
    expect(visitor.page.locator(".coach .promise")).to_contain_text("points, Elisabeth at 28.")


# His turn told.


@pytest.mark.parametrize("hotel", ["none", *HOTELS])
def test_his_turn_is_told_scene_by_scene(visit: Come, house: Server, hotel: str) -> None:
    player, step = before_his_turn(house, leopold_hotel=hotel)
    visitor = opens(visit, player, pace="by-hand")
    does(visitor, step)
    tale = visitor.page.get_by_role("region", name="Leopold\N{RIGHT SINGLE QUOTATION MARK}s turn")
    tale.wait_for()
    (number,) = (event[2] for event in step.events if event[0] == events.CARD_TURNED)
    lines: list[str | None] = []
    words: list[str] = []
    while tale.count():
        card = tale.locator(".instruction")
        assert card.get_attribute("data-card") == str(number)
        active = card.locator(".active")
        lines.append(active.get_attribute("data-line") if active.count() else None)
        words += tale.locator(".words p").all_inner_texts()
        tale.locator(".button.main").click()
    assert sorted(words) == sorted(told_of_his_turn(step)), "everything is told, once"
    assert lines[0] is None
    assert len(set(lines)) == len(lines), "each symbol has one scene"
    assert "die" in lines
    assert visitor.asked
    assert visitor.trouble == []


def test_two_turns_in_a_row_are_told_together(visit: Come, house: Server, axe: str) -> None:
    player, step = before_his_turn(house, turns=2)
    visitor = opens(visit, player, pace="by-hand", dark=True)
    does(visitor, step)
    tale = visitor.page.locator(".tale")
    tale.get_by_text("Turn 1 of 2").wait_for()
    assert visitor.barriers(axe) == []
    cards = []
    while tale.count():
        cards.append(tale.locator(".instruction").get_attribute("data-card"))
        tale.locator(".button.main").click()
    turned = [str(event[2]) for event in step.events if event[0] == events.CARD_TURNED]
    assert list(dict.fromkeys(cards)) == turned


def test_calmly_told_his_turn_ends_by_itself(visit: Come, house: Server) -> None:
    player, step = before_his_turn(house)
    visitor = opens(visit, player, pace="calm")
    # Time stands still for the page but where it is told to pass.
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(1)
    does(visitor, step)
    tale = visitor.page.locator(".tale")
    tale.get_by_text("1 of").wait_for()
    visitor.page.clock.run_for(LONGER_THAN_A_SCENE)
    tale.get_by_text("2 of").wait_for()
    for _ in range(8):
        visitor.page.clock.run_for(LONGER_THAN_A_SCENE)
    tale.wait_for(state="detached")
    assert visitor.asked


def test_escape_skips_and_the_last_turn_can_be_seen_again(visit: Come, house: Server) -> None:
    player, step = before_his_turn(house)
    visitor = opens(visit, player, pace="by-hand")
    does(visitor, step)
    tale = visitor.page.locator(".tale")
    tale.wait_for()
    assert not visitor.asked, "nothing is asked before his turn is told"
    assert tale.locator(".button.main").evaluate("button => button === document.activeElement")
    visitor.page.keyboard.press("Escape")
    tale.wait_for(state="detached")
    visitor.page.reload()
    visitor.wait_until_asked()
    assert tale.count() == 0, "who has just opened the page is not told old news"
    visitor.page.get_by_role("button", name="Show the last turn again").click()
    tale.wait_for()
    assert tale.locator(".words p").first.inner_text() == told_of_his_turn(step)[0]
    tale.get_by_role("button", name="Skip").click()
    tale.wait_for(state="detached")
    visitor.wait_until_asked()


def test_his_last_turn_is_told_before_the_end(visit: Come, house: Server) -> None:
    game = played(lambda game, step: game.over and his_turns(step) == 1)
    visitor = opens(visit, taken_over(house.url, game, len(game.steps) - 1), pace="by-hand")
    does(visitor, game.steps[-1])
    end = visitor.page.locator("dialog[open]")
    told = (
        "Leopold\N{RIGHT SINGLE QUOTATION MARK}s turn",
        "The last guest of the evening",
        "The Emperor visits",
    )
    for title in (*told, "The final count"):
        tale = visitor.page.get_by_role("region", name=title)
        tale.wait_for()
        assert end.count() == 0
        visitor.page.keyboard.press("Escape")
        tale.wait_for(state="detached")
    end.wait_for()


def test_at_once_nothing_is_told(visit: Come, house: Server) -> None:
    player, step = before_his_turn(house)
    visitor = opens(visit, player)
    moment = visitor.moment
    does(visitor, step)
    visitor.wait_beyond(moment)
    assert visitor.page.locator(".tale").count() == 0
    assert visitor.page.locator(".log").get_by_text("turns up instruction card").is_visible()


def test_his_turn_on_a_phone(visit: Come, house: Server, axe: str) -> None:
    player, step = before_his_turn(house)
    visitor = opens(visit, player, pace="by-hand", width=360, height=740)
    does(visitor, step)
    tale = visitor.page.locator(".tale")
    tale.wait_for()
    tale.locator(".button.main").click()
    assert not visitor.is_too_wide
    assert tale.locator(".button.main").is_visible()
    assert visitor.barriers(axe) == []
