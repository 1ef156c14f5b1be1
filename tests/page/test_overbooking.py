"""Overbooking's table: cards are laid by click, drag, touch and key, and the check is told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hotelier.overbooking.cards import BEDS_OF, COINS_OF
from tests.house.running import Data, Player, Server, new_table

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import FloatRect, Locator, expect  # noqa: E402

from tests.page.games import BOT, played, step_before, step_of  # noqa: E402
from tests.page.journals import taken_over  # noqa: E402
from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import DESKS, Come, Visitor  # noqa: E402

TURNED_UP = ["turned-up-queue", "turned-up-door"]
ABILITIES = ["monk-moved", "more-beds", "fewer-beds", "replaced", "named", "declined", "idle"]
BEATS = {
    "turned-up": TURNED_UP,
    "ability": ABILITIES,
    "booked": ["booked"],
    "away": ["turned-away", "left-at-door"],
}
"""What a scene can begin with."""
LONGER_THAN_A_SCENE = 1500
MOST_SCENES = 60
CHECK = {*TURNED_UP, *ABILITIES, "booked", "turned-away", "left-at-door", "crests-scored"}


class Seated:
    """Somebody at a table with bots, and what the house knows of it."""

    def __init__(self, visit: Come, player: Player, *, pace: str = "at-once", **how: Any) -> None:
        self._player = player
        wishes = {**remembered(player, game="overbooking"), "pace": pace}
        self.visitor: Visitor = visit(f"/table/{player.table}", wishes=wishes, **how)
        self.page = self.visitor.page
        self.page.wait_for_selector(".hotels .hotel")
        self.visitor.wait_until_asked()

    @property
    def steps(self) -> list[Data]:
        steps: list[Data] = self._player.look(language="en", since=0)["log"]["steps"]
        return steps

    @property
    def own_tokens(self) -> list[str]:
        return [step["token"] for step in self.steps if step["seat"] == 0]

    def points_won(self, chapter: str) -> Counter[int]:
        """What each seat has won in a round, as the log tells."""
        won: Counter[int] = Counter()
        for step in self.steps:
            for event in step["events"] if step["chapter"] == chapter else []:
                _, seat, a, b = event["event"]
                kind = event["id"].removeprefix("overbooking-event-")
                won[seat] += {"token-taken": 1, "crests-scored": b}.get(kind, 0)
                won[seat] += COINS_OF[a] if kind == "booked" else 0
        return won

    def checked(self, chapter: str) -> list[Data]:
        """What the log tells of the check of a round."""
        return [
            event
            for step in self.steps
            if step["chapter"] == chapter
            for event in step["events"]
            if event["id"].removeprefix("overbooking-event-") in CHECK
        ]

    def legal_play(self) -> tuple[Locator, str, str]:
        """A card in the hand, a place where it lies face down, and the word for laying it there.

        Some hotels have cards lie face up: those are left out, for nobody need peek at them.
        """
        choices = self._player.look(language="en")["position"]["decision"]["choices"]
        tokens = [one["token"] for one in choices if not one["id"].endswith("-face-up")]
        token = next(token for token in tokens if ">" in token)
        name, place = token.split(">")
        return self.page.locator(f"[data-card='{name}'] .hold"), place, token

    def play_the_round(self, seed: int = 1) -> None:
        pick = random.Random(seed)
        round_now = self.page.locator(".round").inner_text()
        while self.page.locator(".round").inner_text() == round_now:
            self.visitor.choose(pick)
            self.visitor.wait_until_asked()


@pytest.fixture
def sit(visit: Come, house: Server) -> Callable[..., Seated]:
    def sit_down(*, players: int = 2, options: dict[str, str] | None = None, **how: Any) -> Seated:
        player = new_table(
            house.url,
            game="overbooking",
            name="Anna",
            bots=[None] + ["greedy"] * (players - 1),
            options={"players": str(players), **(options or {})},
        )
        assert player.post("start").is_success
        return Seated(visit, player, **how)

    return sit_down


Sit = Callable[..., Seated]


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def middle(thing: Locator) -> tuple[float, float]:
    at = box(thing)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def test_a_card_is_taken_in_hand_and_put_on_a_place(sit: Sit) -> None:
    seat = sit()
    card, place, token = seat.legal_play()
    said = seat.page.locator(".choice:not(.end)")
    sentences = said.count()
    card.click()
    assert seat.page.locator(".hold[aria-pressed=true]").count() == 1
    assert said.count() < sentences, "the sentences are about this card"
    moment = seat.visitor.moment
    seat.page.locator(f"[data-place={place}] .free.glow").click()
    seat.visitor.wait_beyond(moment)
    assert seat.own_tokens == [token]
    assert seat.page.locator(f"[data-place={place}] .eye").count() == 1, "one may look at it"


def test_a_card_is_dragged_to_its_place(sit: Sit) -> None:
    seat = sit()
    card, place, token = seat.legal_play()
    mouse, moment = seat.page.mouse, seat.visitor.moment
    # Let go elsewhere, it stays in the hand.
    held = seat.page.locator(".hold").count()
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*middle(seat.page.locator(".log")), steps=4)
    mouse.up()
    assert seat.page.locator(".ghost").count() == 0
    assert seat.page.locator(".hold").count() == held
    assert seat.visitor.moment == moment
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*middle(seat.page.locator(f"[data-place={place}]")), steps=5)
    assert seat.page.locator(".ghost").is_visible()
    assert seat.page.locator(f"[data-place={place}] .over").count() == 1
    mouse.up()
    seat.visitor.wait_beyond(moment)
    assert seat.own_tokens == [token]
    assert seat.page.locator(".ghost").count() == 0
    assert seat.visitor.trouble == []


def test_a_card_is_dragged_with_a_finger(sit: Sit) -> None:
    seat = sit(width=360, height=740, touch=True)
    card, place, token = seat.legal_play()
    moment = seat.visitor.moment
    target = seat.page.locator(f"[data-place={place}]")
    target.scroll_into_view_if_needed()
    finger = seat.page.context.new_cdp_session(seat.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    (x, y), (to_x, to_y) = middle(card), middle(target)
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 12))
    touch("touchMove", (x, y - 30))
    touch("touchMove", (to_x, to_y))
    assert seat.page.locator(".ghost").is_visible()
    touch("touchEnd")
    seat.visitor.wait_beyond(moment)
    assert seat.own_tokens == [token]


def test_a_whole_game_by_keyboard_alone(sit: Sit) -> None:
    seat = sit()
    keyboard = seat.page.keyboard
    held, place, word = ".hold.glow", ".seat.free.glow", ".choice"

    def focused(what: str) -> bool:
        return bool(seat.page.evaluate("what => document.activeElement.matches(what)", what))

    def wait_for_focus(what: str) -> None:
        seat.page.wait_for_function("what => document.activeElement.matches(what)", arg=what)

    def tab_to(what: str) -> None:
        for _ in range(150):
            if focused(what):
                return
            keyboard.press("Tab")
        raise AssertionError(f"No way to {what} by keyboard.")

    laid = 0
    for _ in range(60):
        seat.visitor.wait_until_asked()
        if seat.visitor.over:
            break
        moment = seat.visitor.moment
        if seat.page.locator(held).count():
            tab_to(held)
            keyboard.press("ArrowRight")
            tab_to(held)
            keyboard.press("Enter")
            wait_for_focus(place)
            if not laid:
                keyboard.press("Escape")
                assert focused(".hold")
                assert seat.page.locator(".hold[aria-pressed=true]").count() == 0
                keyboard.press("Enter")
                wait_for_focus(place)
            keyboard.press("ArrowDown")
            assert focused(place)
            laid += 1
        else:
            tab_to(word)
        keyboard.press("Enter")
        seat.visitor.wait_beyond(moment)
        if 0 < laid < 4:
            wait_for_focus(held)
    assert laid >= 4 * 4
    dialog = seat.page.locator("dialog[open]")
    dialog.get_by_text("Where the points came from").wait_for()
    keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert seat.visitor.trouble == []


def test_the_check_is_told_as_it_happened(sit: Sit, axe: str) -> None:
    seat = sit()
    seat.play_the_round()
    told = seat.page.locator(".tale .told")
    assert told.count() == 0, "who wishes everything at once is told nothing unasked"
    again = seat.page.get_by_role("button", name="Show the check again")
    again.click()
    events = seat.checked("round 1")
    texts: list[str] = []
    lit: dict[str, int] = {}
    onward = seat.page.locator(".tale .button.main")
    while told.get_attribute("data-beat") != "summary":
        hotel = told.get_attribute("data-hotel") or ""
        said = [text.strip() for text in told.locator(".texts p").all_inner_texts()]
        first = events[len(texts)]
        texts += said
        assert said
        lit[hotel] = told.locator(".window.lit").count()
        beat = told.get_attribute("data-beat")
        assert first["id"].removeprefix("overbooking-event-") in BEATS[beat or ""]
        onward.click()
    assert texts == [event["text"] for event in events]
    booked = [event["event"] for event in events if event["id"] == "overbooking-event-booked"]
    for hotel, windows in lit.items():
        beds = sum(BEDS_OF[guest] for _, _, guest, at in booked if at == int(hotel) - 1)
        assert windows == beds, f"the windows of hotel {hotel} are those of its guests"
    assert told.locator("figure").count() == 2, "the hotels of the next round"
    lines = told.locator(".won li").all_inner_texts()
    for player, line in enumerate(lines):
        won = seat.points_won("round 1")[player]
        assert ("no points" if won == 0 else f" {won} point") in line
    assert seat.visitor.barriers(axe) == []
    onward.click()
    assert told.count() == 0
    # Escape ends it as well.
    again.click()
    seat.page.locator(".tale").wait_for()
    assert not again.is_visible()
    seat.page.keyboard.press("Escape")
    seat.page.locator(".tale").wait_for(state="detached")
    assert again.is_visible()
    assert seat.visitor.trouble == []


@pytest.mark.parametrize(
    ("seed", "chapter", "kind"), [(2, "round 1", "noblewomen"), (16, "round 2", "soldiers")]
)
def test_a_check_goes_on_where_somebody_was_asked(
    visit: Come, house: Server, seed: int, chapter: str, kind: str
) -> None:
    game = played("overbooking", seed, players="2")
    step = step_of(game, chapter, f"overbooking-question-{kind}")
    seat = Seated(visit, taken_over(house.url, game, step, bots=[None, BOT]), pace="by-hand")
    checked = seat.page.locator(".hotel.checked")
    asked = checked.locator(".asks").inner_text()
    assert "Anna" in asked
    assert kind in asked
    assert checked.locator(".alley .acting").count() == 1
    assert seat.page.locator(".tale").count() == 0, "what was before the page is not told"
    number = (checked.locator("h2").inner_text()).split()[1]
    checked.locator(".queue .seat.glow").first.click()
    told = seat.page.locator(".tale .told")
    told.wait_for()
    assert (told.get_attribute("data-beat"), told.get_attribute("data-hotel")) == (
        "ability",
        number,
    )
    answer = seat.steps[step]
    assert told.locator(".texts").inner_text().strip() == answer["events"][0]["text"]
    shown = told.locator(".queue .at")
    if kind == "noblewomen":
        assert shown.locator(".first").count() == 1, "the named card wears a crown"
    else:
        assert kind in " ".join(shown.all_inner_texts())
        assert told.locator(".alley .acting").count() == 0, "the card has left the back door"
    assert seat.visitor.trouble == []


def test_a_calm_tale_comes_and_goes_by_itself(visit: Come, house: Server) -> None:
    game = played("overbooking", 1, players="3")
    step = step_before(game, "overbooking-event-turned-up-queue", "round 2")
    player = taken_over(house.url, game, step, bots=[None, BOT, BOT])
    seat = Seated(visit, player, pace="calm")
    # Time stands still for the page but where it is told to pass.
    seat.page.clock.install(time=0)
    seat.page.clock.pause_at(1)
    seat.visitor.choose_in_words(game.rules.token(game.steps[step].choice))
    tale = seat.page.locator(".tale")
    at = tale.locator("header span")
    expect(at).to_contain_text("1 of ")
    seat.page.clock.run_for(LONGER_THAN_A_SCENE)
    expect(at).to_contain_text("2 of ")
    for _ in range(MOST_SCENES):
        if not tale.count():
            break
        seat.page.clock.run_for(LONGER_THAN_A_SCENE)
    tale.wait_for(state="detached")
    assert seat.visitor.trouble == []


@pytest.mark.parametrize("players", [2, 4])
def test_everything_is_in_one_screen(sit: Sit, players: int) -> None:
    seat = sit(players=players)
    for width, height in DESKS:
        seat.visitor.resize(width, height)
        assert not seat.visitor.is_too_high
        assert not seat.visitor.is_too_wide
        hotels = seat.page.locator(".hotels .hotel")
        assert hotels.count() == players
        for hotel in hotels.all():
            street = box(hotel)
            sign = box(hotel.locator(".sign"))
            places = [box(place) for place in hotel.locator(".at").all()]
            assert all(place["width"] >= 55 for place in places), "a card can be read"
            for inside in [*places, box(hotel.locator("svg .plaque").first)]:
                assert inside["x"] >= street["x"]
                assert inside["x"] + inside["width"] <= street["x"] + street["width"] + 1
                assert inside["y"] + inside["height"] <= street["y"] + street["height"] + 4
            for place in places:
                beside = place["x"] + place["width"] <= sign["x"] + 1
                assert beside or place["y"] >= sign["y"] + sign["height"] - 8, (
                    "the sign can be read"
                )
        for card in seat.page.locator(".hold").all():
            at = box(card)
            assert at["y"] + at["height"] <= height
            assert at["x"] + at["width"] <= width - 318


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_phone(sit: Sit, axe: str, players: int) -> None:
    seat = sit(players=players, width=360, height=740, touch=True)
    if players == 2:
        assert seat.visitor.barriers(axe) == []
    for _ in range(2):
        card, place, token = seat.legal_play()
        moment = seat.visitor.moment
        seat.page.locator(f"[data-place={place}]").scroll_into_view_if_needed()
        card.tap()
        target = seat.page.locator(f"[data-place={place}] .free.glow")
        for thing in (card, target):
            assert 0 <= middle(thing)[1] <= 740, "hand and place are in sight together"
        choices = box(seat.page.locator(".choices"))
        assert box(seat.page.locator(".hand"))["y"] < choices["y"], "the words are folded away"
        target.tap()
        seat.visitor.wait_beyond(moment)
        assert not seat.visitor.is_too_wide
        assert token in seat.own_tokens
        seat.visitor.wait_until_asked()
    assert seat.visitor.trouble == []


def test_what_was_agreed_on_is_shown(sit: Sit) -> None:
    seat = sit(options={"scoring": "experts", "peeking": "no"})
    agreed = seat.page.locator(".agreed")
    assert "6: +10" in agreed.inner_text()
    assert "stay hidden" in agreed.inner_text()
    hidden = ".queue .at .owner, .alley .at .owner"
    for _ in range(2):
        seat.visitor.choose(random.Random(4))
        seat.visitor.wait_until_asked()
    assert seat.page.locator(hidden).count() >= 3
    assert seat.page.locator(".hotels .eye").count() == 0, "nobody looks at a card again"
    plain = sit(options={"scoring": "none"})
    assert "no points" in plain.page.locator(".agreed").inner_text()


def test_no_barriers(sit: Sit, axe: str) -> None:
    seat = sit(players=3)
    pick = random.Random(8)
    for _ in range(3):
        seat.visitor.choose(pick)
        seat.visitor.wait_until_asked()
    seat.page.locator(".hold.glow").first.click()
    assert seat.visitor.barriers_by_day_and_night(axe) == []


def test_cards_move_and_who_plays_on_has_seen_enough_of_the_check(sit: Sit) -> None:
    seat = sit(still=False)
    seat.play_the_round()
    seat.page.get_by_role("button", name="Show the check again").click()
    tale = seat.page.locator(".tale")
    tale.wait_for()
    seat.page.locator(".choice:visible").first.click()
    tale.wait_for(state="detached")
    assert seat.visitor.trouble == []
