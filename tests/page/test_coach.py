"""The coach on the page: hints that point at the table, the review beside the replay, "show me"."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.house.running import Data, Server

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, Route, expect  # noqa: E402

from tests.page.games import old_game  # noqa: E402
from tests.page.journals import at_first_turn, brought  # noqa: E402
from tests.page.laying import asked  # noqa: E402
from tests.page.seating import Lay, window  # noqa: E402
from tests.page.test_together import begin, sit_down  # noqa: E402
from tests.page.visitor import Come, Visitor  # noqa: E402

WEB = Path(__file__).parents[2] / "web" / "src"
THOUGHT = 120_000
"""A coach that is not compiled on a busy machine takes its time."""
LESSONS = [
    f"overbooking-{lesson}"
    for lesson in re.findall(r"id: '([a-z-]+)'", (WEB / "guide" / "overbooking.ts").read_text())
]
BED = {"id": "coach-token", "text": "It takes the token at the back door."}


def answer(page: Page, path: str, data: Data, status: int = 200) -> None:
    """The house says this, whatever it thinks."""

    def fulfil(route: Route) -> None:
        route.fulfill(status=status, content_type="application/json", body=json.dumps(data))

    page.route(re.compile(rf"/api/tables/[^/]+/{path}\?"), fulfil)


def way(*choices: tuple[str, str], **what: object) -> Data:
    """A way to play, as the house tells it."""
    said = [
        {"choice": 0, "token": token, "id": "overbooking-choice", "text": text}
        for token, text in choices
    ]
    promised = {"own": 30.2, "other": 28.4, "win": 0.61, "loss": 0.0, "reasons": [BED]}
    return {"choices": said, **promised, **what}


def ask_for_a_hint(visitor: Visitor) -> None:
    visitor.wait_until_asked()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.locator(".coach .follow").wait_for(timeout=THOUGHT)


def test_a_hint_points_at_the_table_and_can_be_followed(
    visit: Come, house: Server, axe: str
) -> None:
    """The hint is thought of by the coach of the house; it is asked anew at the next decision."""
    visitor = window(visit, at_first_turn(house.url, old_game()))
    ask_for_a_hint(visitor)
    coach = visitor.page.locator(".coach")
    expect(coach).to_contain_text("to win")
    expect(coach).to_contain_text("The round then brings")
    assert visitor.page.locator(".stage .spot.advised").count() >= 1
    assert visitor.barriers(axe, ".coach") == []
    first = coach.locator("[aria-current=step]").inner_text()
    coach.get_by_role("radio").nth(1).check()
    assert coach.locator("[aria-current=step]").inner_text() != first
    moment = visitor.moment
    coach.get_by_role("button", name="Do this").click()
    visitor.wait_beyond(moment)
    coach.wait_for(state="detached")
    assert visitor.page.locator(".advised").count() == 0
    assert visitor.trouble == []


@pytest.mark.parametrize("size", [{}, {"width": 360, "height": 740, "touch": True}])
def test_a_turn_is_followed_choice_by_choice(at_table: Lay, size: Data) -> None:
    """What the coach would do next lights up after each choice, at a desk and on a phone."""
    table = at_table(asked("austria-question-turn", "q5"), **size)
    plan = way(("q5", "Take the guest"), ("pass", "Pass"))
    hint = {"moment": table.moment, "step": table.position["step"], "seat": 0, "ways": [plan]}
    answer(table.page, "hint", hint)
    ask_for_a_hint(table)
    assert table.page.locator(".stage .spot.advised").count() == 1
    assert not table.is_too_wide
    moment = table.moment
    table.page.locator(".stage .spot.advised").click()
    table.wait_beyond(moment)
    step = table.page.locator(".coach [aria-current=step]")
    expect(step).to_have_text("Pass")
    table.page.get_by_role("button", name="Close").click()
    assert table.page.locator(".coach").count() == 0


def test_a_coach_that_rests_says_so(visit: Come, house: Server) -> None:
    visitor = window(visit, at_first_turn(house.url, old_game()))
    visitor.wait_until_asked()
    answer(visitor.page, "hint", {"error": {"code": "x", "message": "The coach rests."}}, 429)
    visitor.page.get_by_role("button", name="Hint").click()
    expect(visitor.page.locator(".coach")).to_contain_text("The coach rests.")
    assert visitor.page.get_by_role("button", name="Hint").is_enabled()


def test_there_are_no_hints_against_people(visit: Come) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Berta", game="Overbooking")
    sit_down(visitor)
    assert visitor.page.get_by_role("button", name="Hint").count() == 0


def test_the_review_beside_the_replay_and_the_better_turn_shown(
    visit: Come, house: Server, axe: str
) -> None:
    table = brought(house.url, old_game())
    visitor = visit(f"{house.url}/replay/{table}")
    page = visitor.page
    page.get_by_role("button", name="Review").click()
    page.locator(".review table").wait_for(timeout=THOUGHT)
    assert visitor.barriers(axe, ".review") == []
    moved = [number_in(text) for text in page.locator(".review .number").all_inner_texts()]
    first, result = (
        float(share)
        for share in re.findall(r"(\d+)%", page.locator(".review .way").first.inner_text())
    )
    assert len(moved) == 4
    expect(page.locator(".review [data-part=luck] th")).to_have_text("Cards")
    assert sum(moved) == pytest.approx(result - first, abs=3), "up to the digits not shown"
    curve = page.get_by_role("img", name="The chance to win over the game")
    field = curve.locator(".field").nth(4)
    field.click()
    slider = page.get_by_label("Step of the game")
    assert slider.input_value() == field.get_attribute("data-step")
    costly = page.locator(".review article").first
    costly.get_by_role("button").first.click()
    step = slider.input_value()
    expect(costly).to_contain_text("Better")
    better = costly.locator("ol").last.locator("li").all_inner_texts()
    costly.get_by_role("button", name="Show me").click()
    page.locator(".demonstration[data-shown=done]").wait_for()
    expect(page.locator(".demonstration")).to_contain_text("That was the better turn")
    assert len(better) == 1
    assert page.locator(".log .line").count() > 0
    page.get_by_role("link", name="Back to the review").click()
    page.locator(".review table").wait_for(timeout=THOUGHT)
    assert slider.input_value() == step
    assert visitor.trouble == []


def number_in(text: str) -> float:
    """What stands there for readers, with a minus: for programs that is a hyphen."""
    return float(text.rstrip("%").replace("\N{MINUS SIGN}", "-"))


def judged(step: int, played: Data, better: Data | None, **what: object) -> Data:
    """A turn, or what is left of it from a step on, as the house judges it."""
    when = {"step": step, "until": 10_000, "chapter": "round 1", "chapter_text": "Round 1"}
    moved = {"play": -0.1, "luck": 0.0, "others": 0.0, "loss": 4.2, "slip": step}
    instead = {"how": "instead", "place": 0}
    return {**when, **moved, "played": played, "better": better, "remedy": instead, **what}


def reviewed(*turns: Data, costliest: tuple[int, ...] = (0,)) -> Data:
    """A whole game looked back at, with nothing in it but these turns."""
    moved = {"play": 0.0, "luck": 0.0, "others": 0.0, "rest": 0.0, "loss": 4.2, "result": 1.0}
    curve = [{"step": 0, "win": 0.5}]
    done = {"seat": 0, "complete": True, "reviewed": 90, "steps": 90, "costliest": costliest}
    return {**done, **moved, "curve": curve, "turns": list(turns)}


def learner(visit: Come, url: str) -> Visitor:
    """Somebody who has read all lessons and is about to choose."""
    visitor = window(visit, at_first_turn(url, old_game()))
    visitor.wait_until_asked()
    visitor.page.evaluate("localStorage.setItem('hotelier.guide', '\"on\"')")
    visitor.page.evaluate(
        "ids => localStorage.setItem('hotelier.lessons', JSON.stringify(ids))",
        LESSONS,
    )
    visitor.page.reload()
    visitor.wait_until_asked()
    return visitor


def choose_weakly(visitor: Visitor) -> None:
    moment = visitor.moment
    visitor.page.locator(".choices .list .choice").first.click()
    visitor.wait_beyond(moment)


SOLDIERS = ("s1", "Put the soldiers there")
MONK = ("m1", "Put the monk at the back door")


def test_in_the_learning_game_the_coach_has_a_word_after_a_weak_turn(
    visit: Come, house: Server
) -> None:
    """It is what the house judged, and nothing else; a good turn is passed over in silence."""
    visitor = learner(visit, house.url)
    answer(visitor.page, "turn", judged(0, way(SOLDIERS, reasons=[]), way(MONK)))
    choose_weakly(visitor)
    word = visitor.page.locator(".speech[data-lesson=word]")
    expect(word).to_contain_text(
        "Instead of “Put the soldiers there”, “Put the monk at the back door”"
        " would have been better, by about 4.2 points."
    )
    expect(word).to_contain_text(BED["text"])
    word.get_by_role("button", name="Next").click()
    word.wait_for(state="detached")


GOOD = ("q1", "Take the Count")
WASTE = ("w9", "Pay 9 krones for nothing")
STAY = ("end", "End the turn")
OTHERWISE = "Played otherwise, this turn would have brought"
FROM_THERE = [
    (
        judged(2, way(WASTE), way(GOOD, STAY), remedy={"how": "without", "place": 1}),
        "“End the turn” without “Pay 9 krones for nothing” would have been better",
    ),
    (
        judged(2, way(WASTE), None, loss=0.0, remedy=None),
        "Played otherwise, this turn would have brought",
    ),
    (judged(2, way(WASTE), way(STAY), loss=0.4), "Played otherwise, this turn would have brought"),
]


@pytest.mark.parametrize(("later", "sentence"), FROM_THERE)
def test_the_coachs_word_blames_the_choice_that_cost_the_most(
    visit: Come, house: Server, later: Data, sentence: str
) -> None:
    """Where that is a later one than the first that differs, the rest is judged from there."""
    visitor = learner(visit, house.url)
    whole = judged(0, way(GOOD, WASTE), way(("q2", "Take the Duke"), STAY), loss=40.0, slip=2)
    asked_for: list[str] = []

    def fulfil(route: Route) -> None:
        asked_for.append(route.request.url)
        said = later if re.search(r"step=2&", route.request.url) else whole
        route.fulfill(status=200, content_type="application/json", body=json.dumps(said))

    visitor.page.route(re.compile(r"/api/tables/[^/]+/turn\?"), fulfil)
    choose_weakly(visitor)
    word = visitor.page.locator(".speech[data-lesson=word]")
    expect(word).to_contain_text(sentence)
    expect(word).not_to_contain_text("Take the Duke")
    assert len(asked_for) == 2


def test_back_from_a_better_turn_one_looks_through_the_same_eyes(
    visit: Come, house: Server
) -> None:
    """Also where it has several choices, and each is made at once.

    The costliest turn is the one the house calls so: one that cost more points decided nothing.
    """
    game = old_game("austria")
    step = next(
        n
        for n, one in enumerate(game.steps)
        if one.seat == 1 and game.rules.question(game.state_at(n)).id == "austria-question-turn"
    )
    shown = [game.rules.token(one.choice) for one in game.steps[step : step + 2]]
    turn = way(*((token, f"Choose {token}") for token in shown))
    visitor = visit(f"{house.url}/replay/{brought(house.url, game)}")
    page = visitor.page
    dear = judged(0, turn, turn, loss=40.0, play=0.0)
    answer(page, "review", reviewed(dear, judged(step, turn, turn), costliest=(1, 0)))
    page.get_by_role("button", name="Review").click()
    page.get_by_label("Seen by").select_option("Berta")
    title = page.get_by_role("heading", name="Berta")
    title.wait_for()
    costly = page.locator(".review article button")
    expect(costly.first).to_contain_text("\N{MINUS SIGN}10% · \N{MINUS SIGN}4.2 points")
    costly.first.click()
    page.get_by_role("button", name="Show me").click()
    page.locator(".demonstration[data-shown=done]").wait_for()
    page.get_by_role("link", name="Back to the review").click()
    title.wait_for()
    assert page.get_by_label("Seen by").input_value() == "1"
    assert page.get_by_label("Step of the game").input_value() == str(step)
    assert visitor.trouble == []


def test_do_this_is_a_yes_to_what_waits_for_one(at_table: Lay) -> None:
    table = at_table(asked("austria-question-turn", "pass"), wishes={"confirm": True})
    hint = {
        "moment": table.moment,
        "step": table.position["step"],
        "seat": 0,
        "ways": [way(("pass", "Pass"))],
    }
    answer(table.page, "hint", hint)
    ask_for_a_hint(table)
    moment = table.moment
    follow = table.page.locator(".coach .follow")
    follow.click()
    table.page.get_by_role("alertdialog").wait_for()
    assert table.moment == moment
    follow.click()
    table.wait_beyond(moment)
    assert table.tokens[0] == "pass"
    assert table.trouble == []
