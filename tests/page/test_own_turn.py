"""A turn is its player's until it is given away: kept back, taken back, one step or all of it."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from hotelier import Game  # noqa: E402
from tests.page.laying import about_to_hand_over, asked  # noqa: E402
from tests.page.seating import Lay, Seated  # noqa: E402
from tests.page.visitor import Come  # noqa: E402

KEEPING: dict[str, object] = {"confirm": True}
FRESH = asked("austria-question-turn", "pass")


def test_passing_asks_once_and_is_not_sent_before(at_table: Lay) -> None:
    visitor = at_table(FRESH)
    page, moment = visitor.page, visitor.moment
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    keys.wait_for()
    page.keyboard.press("1")
    assert visitor.tokens == [], "what lies under an open sheet waits"
    page.keyboard.press("Escape")
    keys.wait_for(state="detached")
    assert page.locator(".choices .end").count() == 0, "nothing green gives something up"
    page.locator(".choices [data-token=pass]").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Not this").click()
    assert (visitor.tokens, visitor.moment) == ([], moment)
    page.locator(".choices [data-token=pass]").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Pass").click()
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == "pass"
    assert visitor.trouble == []


def test_the_end_of_a_turn_said_outright_is_not_asked_again(at_table: Lay) -> None:
    visitor = at_table(about_to_hand_over, wishes=KEEPING)
    moment = visitor.moment
    visitor.page.locator(".choices .end[data-token=end]").click()
    visitor.wait_beyond(moment)
    assert visitor.trouble == []


def test_a_split_that_ends_the_turn_is_given_away_below_its_stepper(at_table: Lay) -> None:
    visitor = at_table(asked("austria-question-main-4", "x0", "x1"), wishes=KEEPING)
    moment = visitor.moment
    visitor.page.locator(".stepper .choice").click()
    visitor.page.get_by_role("alertdialog").get_by_role("button", name="Done").click()
    visitor.wait_beyond(moment)
    assert visitor.trouble == []


def test_a_card_lies_on_its_place_until_its_owner_is_done(visit: Come, axe: str) -> None:
    visitor = visit(wishes={"pace": "at-once", "name": "Anna"})
    visitor.start_against_bots("Overbooking")
    visitor.wait_until_asked()
    page, moment = visitor.page, visitor.moment
    held = page.locator(".hold").count()
    page.locator(".hold.glow").first.click()
    page.locator(".free.glow").first.click()
    page.locator(".hotel .kept").wait_for()
    assert page.locator(".hold").count() == held - 1
    assert visitor.barriers(axe) == []
    page.keyboard.press("u")
    page.locator(".hotel .kept").wait_for(state="detached")
    assert page.locator(".hold").count() == held
    assert visitor.moment == moment, "nothing was sent, so nobody saw it"
    page.locator(".hold.glow").first.click()
    page.locator(".free.glow").first.click()
    page.get_by_role("button", name="Done", exact=True).click()
    visitor.wait_beyond(moment)
    assert visitor.trouble == []


def three_choices_in(game: Game) -> bool:
    """The first seat is in its turn and may take back at least two choices of it."""
    fresh = game.undo_limit(0)
    return FRESH(game) and fresh == len(game.steps)


def choose_by_word(visitor: Seated) -> None:
    moment = visitor.moment
    visitor.page.keyboard.press("1")
    visitor.wait_beyond(moment)


def test_a_turn_is_taken_back_at_once_or_choice_by_choice(at_table: Lay) -> None:
    visitor = at_table(three_choices_in)
    page, keyboard = visitor.page, visitor.page.keyboard
    before = visitor.position["view"]
    page.locator(".actions .space.glow").first.click()
    visitor.wait_beyond(visitor.laid.player.look()["position"]["moment"] - 1)
    visitor.wait_until_asked()
    while visitor.position["step"] - visitor.position["undo_to"] < 2:
        choose_by_word(visitor)
    made, moment = len(visitor.tokens), visitor.moment
    keyboard.press("u")
    moment = visitor.wait_beyond(moment)
    assert len(visitor.tokens) == made - 1
    page.get_by_role("button", name="Take back the turn").click()
    visitor.wait_beyond(moment)
    assert visitor.tokens == []
    assert visitor.position["view"] == before
    assert page.get_by_role("button", name="Take back the turn").count() == 0
    assert visitor.trouble == []


def can_boost(game: Game) -> bool:
    return asked("austria-question-turn", "die3", "die3+")(game)


@pytest.mark.parametrize(("button", "token"), [(".space", "die3"), (".boost .plus", "die3+")])
def test_a_die_is_taken_by_one_click_boosted_or_not(at_table: Lay, button: str, token: str) -> None:
    visitor = at_table(can_boost)
    moment = visitor.moment
    visitor.page.locator(".actions .place").nth(2).locator(button).click()
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == token
    assert visitor.trouble == []
