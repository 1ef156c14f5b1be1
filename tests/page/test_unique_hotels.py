"""Unique hotels and more staff in a real browser: auction, draw, own choices, trigger cards."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from tests.page.laying import asked, golden, runs  # noqa: E402
from tests.page.seating import Lay, Seated  # noqa: E402
from tests.page.visitor import DESKS, PHONE  # noqa: E402

DRAW = {"entrances": "draw"}


def click(visitor: Seated, selector: str) -> None:
    """Choose something on the table, and see what comes of it."""
    moment = visitor.moment
    visitor.page.locator(selector).first.click()
    visitor.wait_beyond(moment)


def test_a_bid_is_made_at_the_auction(at_table: Lay) -> None:
    visitor = at_table(asked("entrance-question-bid"), options={"entrances": "auction"})
    market = visitor.page.locator(".market")
    offers = visitor.position["view"]["market"]["open"]
    assert market.locator("article").count() == len(offers)
    dearest = max(offers, key=lambda offered: int(offered["next_bid"]))
    assert "It is your turn to bid" in market.inner_text()
    bid = f".market .take[data-tokens='{dearest['hotel']}']"
    for size in (DESKS[1], PHONE):
        visitor.resize(*size)
        assert not visitor.is_too_wide
        visitor.page.locator(bid).click(trial=True)
    click(visitor, bid)
    assert visitor.tokens[0] == dearest["hotel"]
    assert visitor.trouble == []


def test_one_of_three_is_kept_alone(at_table: Lay, axe: str) -> None:
    options = {**DRAW, "leopold-hotel": "sushi"}
    visitor = at_table(asked("entrance-question-keep"), players=1, options=options)
    assert visitor.page.locator(".market article").count() == 3
    for size in (DESKS[1], PHONE):
        visitor.resize(*size)
        assert not visitor.is_too_wide
        assert visitor.barriers(axe, ".market") == []
        visitor.page.locator(".market .take").first.click(trial=True)
    click(visitor, ".market .take")
    visitor.page.wait_for_selector(".entrance")
    assert visitor.page.locator(".market").count() == 0
    assert visitor.tokens[0] == visitor.position["view"]["hotels"][0]["entrance"]["hotel"]
    assert visitor.trouble == []


@pytest.mark.parametrize(
    ("hotel", "token"),
    [("kozi", "2>3"), ("wray", "tile1"), ("kaufman", "in4")],
)
def test_what_a_hotel_adds_is_clicked_on_the_table(at_table: Lay, hotel: str, token: str) -> None:
    visitor = at_table(runs(hotel, token), options=DRAW)
    click(visitor, f".spot[data-tokens='{token}']")
    assert visitor.tokens[0] == token
    assert visitor.trouble == []


@pytest.mark.parametrize(("hotel", "token"), [("dove", "token1"), ("ninas", "ownA")])
def test_what_a_hotel_has_earned_is_taken_on_the_table(
    at_table: Lay, hotel: str, token: str
) -> None:
    visitor = at_table(golden(f"hotel-{hotel}", token))
    click(visitor, f".spot[data-tokens='{token}']")
    assert visitor.tokens[0] == token
    assert visitor.trouble == []


def test_a_die_is_dragged_to_the_space_beside(at_table: Lay) -> None:
    visitor = at_table(runs("kozi", "3>4"), options=DRAW)
    moment = visitor.moment
    space, beside = (visitor.page.locator(f".actions .place >> nth={n}") for n in (2, 3))
    space.drag_to(beside)
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == "3>4"
    assert visitor.trouble == []


def test_a_trigger_card_is_turned_face_down(at_table: Lay) -> None:
    visitor = at_table(asked("austria-question-triggers"), options={"more-staff": "yes"})
    click(visitor, ".spot.staff.trigger.glow")
    assert visitor.page.locator(".spot.staff.turned").count() == 1
    assert "face down" in visitor.page.locator(".spot.staff.turned .unseen").inner_text()
    assert visitor.trouble == []
