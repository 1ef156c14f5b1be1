"""The guide for a first game: it points at what is there, and goes on when one does as it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect  # noqa: E402

from tests.page.visitor import DESKS, PHONE, Come, Visitor  # noqa: E402

ROOT = Path(__file__).parents[2]
NEW: dict[str, object] = {"guide": "unasked", "pace": "at-once"}
AUSTRIA, OVERBOOKING = "Grand Austria Hotel", "Overbooking"
MOST_WORDS = 45
WHERE = """at => {
    const box = element => {
        if (!element) return null;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    return {
        element: box(document.querySelector(`[data-guide="${at}"]`)),
        ring: box(document.querySelector('.ring')),
        card: box(document.querySelector('.speech')),
    };
}"""
"""Where something is, the ring around it, and the card that speaks of it."""
AROUND = 6


class Learner:
    """Somebody who does what the guide says."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.card = self.page.locator(".speech")
        self.told: list[str] = []

    def begin(self, game: str) -> None:
        card = self.visitor.game(game)
        card.get_by_role("button", name="Learn by playing").click()
        self.page.wait_for_selector(".speech")

    @property
    def lesson(self) -> str | None:
        return self.card.get_attribute("data-lesson") if self.card.count() else None

    def expect_lesson(self, lesson: str, why: str | None = None) -> None:
        expect(self.card, why).to_have_attribute("data-lesson", lesson)

    def wait_for_another(self, lesson: str) -> None:
        self.page.wait_for_function(
            "known => document.querySelector('.speech')?.dataset.lesson !== known", arg=lesson
        )

    def places(self) -> dict[str, Any]:
        """Measured together and only when the guide has followed what moved last."""
        at = self.card.get_attribute("data-points-at")
        self.page.wait_for_function(
            f"""at => {{
                const {{ element, ring, card }} = ({WHERE})(at);
                if (!element) return true;
                return ring && ring.every((side, n) => Math.abs(side - element[n]) <= {AROUND})
                    && (card[2] <= element[0] || card[0] >= element[2]
                        || card[3] <= element[1] || card[1] >= element[3]);
            }}""",
            arg=at,
        )
        found: dict[str, Any] = self.page.evaluate(WHERE, at)
        return found

    def follow(self) -> None:
        """Read the card, or do what it says where it points; without a card, just play on."""
        self.page.wait_for_selector(".speech, .choices.asked")
        lesson = self.lesson
        if lesson is not None and lesson not in self.told:
            self.told.append(lesson)
            self.places()
        # A quick bot may bring the next card meanwhile: that one is for the next time.
        card = self.page.locator(f'.speech[data-lesson="{lesson}"]')
        following = card.get_by_role("button", name="Next")
        if lesson is not None and following.count():
            following.click()
            self.wait_for_another(lesson)
        elif lesson == self.lesson:
            self._act(card.get_attribute("data-points-at") if lesson else "actions")

    def _act(self, at: str | None) -> None:
        self.visitor.wait_until_asked()
        moment = self.visitor.moment
        pointed = self.page.locator(f'[data-guide="{at}"]')
        held = self.page.locator(".hold.glow")
        if held.count():
            held.first.click()
            self.page.locator(".seat.free.glow").first.click()
        elif pointed.locator(".spot.glow").count():
            pointed.locator(".spot.glow").last.click()
            ways = self.page.locator(".menu button")
            if ways.count():
                ways.first.click()
        else:
            self.page.locator(".choice:visible").last.click()
        self.visitor.give_away()
        self.visitor.wait_beyond(moment)

    def follow_until(self, lesson: str, most: int = 90) -> None:
        for _ in range(most):
            self.follow()
            if lesson in self.told:
                return
        raise AssertionError(f"After {self.told} there was no {lesson}.")


def test_two_turns_of_grand_austria_as_the_guide_says(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.begin(AUSTRIA)
    learner.follow_until("austria-round")
    first = ["welcome", "guests", "which-guest", "first-guest", "hotel", "which-rooms"]
    then = ["first-rooms", "turn", "plan", "guest"]
    assert learner.told[:10] == [f"austria-{lesson}" for lesson in first + then]
    later = {"dice", "die", "others", "pass", "staff", "why-not"}
    assert {f"austria-{lesson}" for lesson in later} <= set(learner.told)
    expect(learner.page.locator("header .round")).to_contain_text("Round 2")
    assert learner.visitor.trouble == []


def test_two_cards_of_overbooking_as_the_guide_says(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.begin(OVERBOOKING)
    learner.follow_until("overbooking-why-not")
    first = [f"overbooking-{lesson}" for lesson in ("welcome", "hotel", "hand", "play")]
    assert learner.told[:4] == first
    assert {"overbooking-serving", "overbooking-again"} <= set(learner.told)
    assert learner.visitor.trouble == []


def test_alone_the_opponent_is_explained(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    card = learner.visitor.game(AUSTRIA)
    card.get_by_role("button", name="alone").click()
    learner.begin(AUSTRIA)
    learner.follow_until("austria-turn")
    expected = ["alone-welcome", "alone-hand", "austria-guests", "austria-which-guest"]
    assert learner.told[:4] == expected
    assert "alone-rival" in learner.told
    assert learner.visitor.trouble == []


def test_doing_it_at_once_needs_no_lesson(visit: Come) -> None:
    """Whoever knows what to do is not held up, and is not told afterwards."""
    learner = Learner(visit(wishes=NEW))
    learner.begin(AUSTRIA)
    learner._act("queue")
    learner.visitor.wait_until_asked()
    learner.card.get_by_role("button", name="Next").click()
    learner.wait_for_another("austria-welcome")
    learner.expect_lesson("austria-hotel")


@pytest.mark.parametrize("game", [AUSTRIA, OVERBOOKING])
def test_on_a_phone(visit: Come, game: str) -> None:
    learner = Learner(visit(width=360, height=740, wishes=NEW))
    learner.begin(game)
    for _ in range(9):
        assert not learner.visitor.is_too_wide
        if learner.lesson:
            _, top, _, bottom = learner.places()["card"]
            assert 0 <= top < bottom <= 740
        learner.follow()
    assert learner.visitor.trouble == []


def test_hidden_and_called_back(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.begin(AUSTRIA)
    learner.follow()
    expect(learner.card).to_have_count(1)  # Between two lessons there is nothing to hide.
    learner.page.keyboard.press("Escape")
    expect(learner.card).to_have_count(0)
    learner.page.reload()
    learner.visitor.wait_until_asked()
    expect(learner.card).to_have_count(0)
    learner.page.get_by_role("button", name="Guide").click()
    learner.expect_lesson("austria-guests")
    learner.page.reload()
    learner.page.wait_for_selector(".speech")
    learner.expect_lesson("austria-guests", "what was told is not told again")


def test_dismissed_for_good(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.begin(OVERBOOKING)
    learner.card.get_by_role("button", name="Stop the guide").click()
    expect(learner.card).to_have_count(0)
    learner.page.goto(learner.page.url.split("/table")[0])
    learner.visitor.start_against_bots(OVERBOOKING)
    learner.visitor.wait_until_asked()
    expect(learner.card).to_have_count(0)
    expect(learner.page.locator(".offer")).to_have_count(0)


def test_whoever_is_new_is_asked_once(visit: Come) -> None:
    visitor = visit(wishes=NEW)
    visitor.start_against_bots()
    visitor.wait_until_asked()
    offer = visitor.page.get_by_role("region", name="Guide")
    assert offer.is_visible()
    assert not visitor.is_too_high, "the offer takes a line of its own"
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    visitor.page.reload()
    visitor.wait_until_asked()
    expect(offer).to_have_count(0)


def test_whoever_says_yes_is_guided(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.visitor.start_against_bots()
    learner.page.get_by_role("button", name="Yes, please").click()
    learner.expect_lesson("austria-welcome")


def test_the_menu_calls_the_guide_and_sends_it_away(visit: Come) -> None:
    learner = Learner(visit())
    learner.visitor.start_against_bots()
    learner.visitor.wait_until_asked()
    expect(learner.card).to_have_count(0)
    learner.page.get_by_role("button", name="Menu").click()
    wish = learner.page.get_by_label("The concierge explains")
    wish.check()
    expect(learner.card).to_have_count(1)
    wish.uncheck()
    expect(learner.card).to_have_count(0)


def test_by_keyboard(visit: Come) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.begin(AUSTRIA)
    learner.visitor.wait_until_asked()
    learner.page.get_by_role("link", name="Skip to your choices").focus()
    learner.page.keyboard.press("Tab")
    for lesson in ("austria-welcome", "austria-guests"):
        learner.page.keyboard.press("Enter")
        learner.wait_for_another(lesson)
        learner.page.wait_for_function("document.activeElement.closest('.speech')")
    learner.expect_lesson("austria-which-guest")


@pytest.mark.parametrize("game", [AUSTRIA, OVERBOOKING])
def test_no_barriers(visit: Come, axe: str, game: str) -> None:
    learner = Learner(visit(wishes=NEW))
    learner.begin(game)
    for _ in range(2):
        learner.follow()
        assert learner.visitor.barriers_by_day_and_night(axe) == []


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (AUSTRIA, ["never more cake than strudel", "Blue: points", "scores at the end"]),
        (OVERBOOKING, ["3 more beds in this hotel", "the largest number first"]),
    ],
)
def test_how_to_play(visit: Come, axe: str, game: str, says: list[str]) -> None:
    visitor = visit()
    visitor.game(game).get_by_role("button", name="How to play").click()
    sheet = visitor.page.get_by_role("dialog", name=f"How to play: {game}")
    for words in says:
        expect(sheet).to_contain_text(words)
    assert "sheet-sign" not in sheet.inner_text(), "every sign is explained"
    for size in (DESKS[0], PHONE):
        visitor.resize(*size)
        assert not visitor.is_too_wide
        assert visitor.barriers(axe) == []
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert visitor.trouble == []


@pytest.mark.parametrize(("course", "game"), [("austria", AUSTRIA), ("overbooking", OVERBOOKING)])
def test_everything_lessons_point_at_is_there(visit: Come, course: str, game: str) -> None:
    visitor = visit()
    visitor.start_against_bots(game)
    visitor.page.wait_for_selector(".spot.glow")
    hooks = visitor.page.evaluate(
        "[...document.querySelectorAll('[data-guide]')].map(one => one.dataset.guide)"
    )
    assert len(hooks) == len(set(hooks))
    pointed = re.findall(r"(?<=at: )'([a-z0-9-]+)'|', '([a-z]+)'\]", lessons_of(course))
    wanted = {"".join(hook) for hook in pointed}
    wanted |= {f"{made}1" for made in re.findall(r"`([a-z]+-)\$\{", lessons_of(course))}
    assert len(wanted) > 6
    assert wanted <= set(hooks)


def lessons_of(course: str) -> str:
    return (ROOT / f"web/src/guide/{course}.ts").read_text(encoding="utf-8")


def test_every_lesson_has_its_words() -> None:
    lessons = {
        lesson
        for course in ("austria", "overbooking")
        for lesson in re.findall(r"\bid: '([a-z-]+)'", lessons_of(course))
    }
    texts = dict(
        re.findall(
            r"^guide-(?:austria|alone|overbooking)-([a-z-]+) = (.*)$",
            (ROOT / "src/hotelier/words/en/page_guide.ftl").read_text(),
            re.MULTILINE,
        )
    )
    assert lessons == set(texts)
    assert [lesson for lesson, text in texts.items() if len(text.split()) > MOST_WORDS] == []
