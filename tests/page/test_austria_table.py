"""The table of Grand Austria Hotel, for two to four players."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from hotelier import Game
from hotelier.austria.actions import WORD_OF

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import CDPSession, Page, WebSocketRoute  # noqa: E402

from tests.page.laying import asked, runs  # noqa: E402
from tests.page.seating import Lay, Seated  # noqa: E402
from tests.page.visitor import DESKS, PHONE  # noqa: E402

# Choosing.


@pytest.mark.parametrize(
    ("question", "sides"),
    [
        ("austria-question-main-1", ["strudel", "cake"]),
        ("austria-question-main-2", ["wine", "coffee"]),
        ("austria-question-main-4", ["Emperor steps", "krones"]),
    ],
)
def test_a_split_is_stepped_to(at_table: Lay, axe: str, question: str, sides: list[str]) -> None:
    visitor = at_table(asked(question, "x0", "x1"))
    if sides == ["strudel", "cake"]:
        assert visitor.barriers_by_day_and_night(axe) == []
    confirm = visitor.page.locator(".stepper .choice")
    fewer = visitor.page.get_by_role("button", name=f"More {sides[0]}")
    more = visitor.page.get_by_role("button", name=f"More {sides[1]}")
    while fewer.is_enabled():
        fewer.click()
    assert confirm.get_attribute("data-token") == "x0"
    more.click()
    assert confirm.get_attribute("data-token") == "x1"
    amounts = [int(text) for text in visitor.page.locator(".stepper .both b").all_inner_texts()]
    assert amounts[1] == 1
    assert str(amounts[0]) in confirm.inner_text() or amounts[0] <= 1
    slider = visitor.page.locator(".stepper input")
    assert slider.get_attribute("aria-valuetext") == confirm.inner_text()
    slider.focus()
    visitor.page.keyboard.press("Home")
    assert confirm.get_attribute("data-token") == "x0"
    moment = visitor.moment
    confirm.click()
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == "x0"
    assert visitor.trouble == []


# Carrying.


def can_put(game: Game) -> bool:
    """The first seat has new items, and one of them may go before a guest."""
    return asked("austria-question-gain", "done")(game)


def put_token(visitor: Seated) -> str:
    tokens = [choice["token"] for choice in visitor.position["decision"]["choices"]]
    return str(next(token for token in tokens if ">" in token))


def test_an_item_is_dragged_onto_an_order(at_table: Lay) -> None:
    visitor = at_table(can_put)
    token = put_token(visitor)
    item, table = token.split(">")
    moment = visitor.moment
    page = visitor.page
    # What is dropped elsewhere goes back.
    page.mouse.move(*centre(visitor, f".tray-{item}"))
    page.mouse.down()
    page.mouse.move(*centre(visitor, ".emperor"))
    page.mouse.up()
    assert page.locator(".carried").count() == 0
    assert page.locator(".menu").count() == 0, "what was carried was not clicked"
    assert visitor.moment == moment
    source = centre(visitor, f".tray-{item}")
    page.mouse.move(*source)
    page.mouse.down()
    page.mouse.move(source[0] + 20, source[1] + 20)
    page.mouse.move(*centre(visitor, f".table[data-drop='{table}']"))
    assert page.locator(f".table.drop-here[data-drop='{table}']").count() == 1
    page.mouse.up()
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == token
    assert page.locator(".carried").count() == 0
    assert visitor.trouble == []


def test_an_item_is_dragged_by_finger(at_table: Lay) -> None:
    visitor = at_table(can_put, width=360, height=740, touch=True)
    token = put_token(visitor)
    item, table = token.split(">")
    moment = visitor.moment
    visitor.page.locator(f".tray-{item}").scroll_into_view_if_needed()
    visitor.page.evaluate("scrollBy(0, 150)")
    line = visitor.page.context.new_cdp_session(visitor.page)
    start, goal = centre(visitor, f".tray-{item}"), centre(visitor, f".table[data-drop='{table}']")
    touch(line, "touchStart", start)
    for part in (0.2, 0.6, 1.0):
        touch(line, "touchMove", between(start, goal, part))
    touch(line, "touchEnd", None)
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == token


def test_the_rest_goes_to_the_kitchen_by_a_click_on_it(at_table: Lay) -> None:
    visitor = at_table(can_put)
    moment = visitor.moment
    visitor.page.locator(".kitchen .spot.glow").first.click()
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == "done"


def centre(visitor: Seated, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def between(
    start: tuple[float, float], goal: tuple[float, float], part: float
) -> tuple[float, float]:
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part


def touch(line: CDPSession, kind: str, at: tuple[float, float] | None) -> None:
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


# What lies in the middle of the table.


@pytest.mark.parametrize(
    ("question", "title", "options"),
    [
        ("austria-question-draft", "Draft: choose one to keep", {"hands": "draft"}),
        ("austria-question-offered", "Three cards on offer", {}),
        ("austria-question-bottom", "Three cards on offer", {}),
    ],
)
def test_cards_that_are_asked_about_lie_large_in_the_middle(
    at_table: Lay, axe: str, question: str, title: str, options: dict[str, str]
) -> None:
    visitor = at_table(asked(question), options=options)
    middle = visitor.page.locator(".asked-for")
    assert middle.get_by_role("heading", name=title).is_visible()
    if question == "austria-question-offered":
        assert visitor.barriers_by_day_and_night(axe) == []
    decision = visitor.position["decision"]
    legal = {choice["token"] for choice in decision["choices"]}
    glowing = middle.locator(".staff.glow")
    assert glowing.count() == len([token for token in legal if token.startswith("s")])
    assert decision["question"]["text"] in middle.inner_text()
    visitor.page.get_by_role("button", name="Look at the table").click()
    assert middle.count() == 0
    visitor.page.get_by_role("button", name="Back to the question").click()
    moment = visitor.moment
    if glowing.count():
        token = glowing.first.get_attribute("data-tokens")
        glowing.first.click()
    else:
        token = "done"
        middle.locator(".way").click()
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == token
    assert visitor.trouble == []


@pytest.mark.parametrize(
    ("question", "options"),
    [
        ("austria-question-part", {}),
        ("austria-question-bonus-when", {"ask": "everything"}),
        ("austria-question-penalty", {"edition": "2015"}),
    ],
)
def test_what_lies_nowhere_is_asked_in_the_middle(
    at_table: Lay, question: str, options: dict[str, str]
) -> None:
    visitor = at_table(asked(question), options=options)
    ways = visitor.page.locator(".asked-for .way.glow")
    assert ways.count() == len(visitor.position["decision"]["choices"])
    moment = visitor.moment
    ways.first.click()
    visitor.wait_beyond(moment)


# Every kind of choice has a place on the table.

KINDS = {
    "pass": r"pass",
    "end": r"end",
    "done": r"done",
    "bonus": r"take|later",
    "penalty": r"ignore|suffer|points",
    "queue": r"q[1-5]",
    "die": r"die[1-5]",
    "boosted die": r"die[1-5]\+",
    "wild die": r"die6=[1-5]",
    "boosted wild die": r"die6=[1-5]\+",
    "idle die": r"die[1-6]-",
    "guest": r"in[1-3]",
    "objective": r"o[ABC]",
    "item": r"strudel|cake|wine|coffee",
    "put": r"(strudel|cake|wine|coffee)>[1-3]",
    "room": r"[a-e][1-4]",
    "split": r"x\d+",
    "part": r"p[1-8]",
    "staff": r"s\d+",
    "rival": r"rival[1-3]",
    "guest at the fourth table": r"in4",
    "put on the fourth table": r"(strudel|cake|wine|coffee)>4",
    "unique hotel": r"chateau|corogari|dove|kaufman|mayenfels|ninas|stroup|wray|kozi",
    "personal objective": r"own[ABC]",
    "tile beside the entrance": r"tile[1-6]",
    "token beside the entrance": r"token[1-5]",
    "die to the space beside": r"[1-6]>[1-6]",
}
ONLY_IN_THE_PANEL = {
    "pass": "no thing on the table stands for doing nothing",
    "end": "the same",
    "idle die": "seldom wanted: a click on a space means its action, where that can be done",
    "split": "a number is divided with the stepper of the panel",
    "rival": "only who plays alone has a rival",
}


def with_guests(game: Game) -> bool:
    """The first seat has a guest at every table, and cards in hand."""
    view = game.rules.view(game.state, 0)
    return game.seat == 0 and all(view["hotels"][0]["cafe"]) and bool(view["own"]["hand"])


def with_four_guests(game: Game) -> bool:
    """The first seat runs Kaufman, whose café has a table more."""
    return runs("kaufman")(game) and with_guests(game)


def kind_of(token: str) -> str:
    (kind,) = [name for name, form in KINDS.items() if re.fullmatch(form, token)]
    return kind


def all_legal(question: str, kinds: set[str]) -> Callable[[Page], object]:
    """The house seems to ask this, and to allow every choice of these kinds."""
    everything = [
        {"choice": choice, "token": token, "id": "", "text": token, "numbers": {}}
        for choice, token in WORD_OF.items()
        if kind_of(token) in kinds
    ]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "update" and said["position"]["decision"]:
                said["position"]["decision"]["choices"] = everything
                said["position"]["decision"]["question"]["id"] = question
            socket.send(json.dumps(said))

        server.on_message(tell)

    return lambda page: page.route_web_socket(re.compile(r"/live$"), between)


def test_every_kind_of_choice_has_a_place_on_the_table(at_table: Lay) -> None:
    """The house is made to call everything legal, for each question that has a place of its own."""
    found: set[str] = set()
    in_the_middle_only = {"bonus", "penalty", "part"}
    draw, auction = {"entrances": "draw"}, {"entrances": "auction"}
    for question, laid, kinds, options in (
        ("austria-question-turn", with_guests, set(KINDS), {}),
        ("austria-question-gain", can_put, set(KINDS), {}),
        ("austria-question-part", with_guests, in_the_middle_only, {}),
        ("entrance-question-bid", asked("entrance-question-bid"), {"unique hotel"}, auction),
        ("austria-question-turn", with_four_guests, set(KINDS), draw),
        *(
            ("austria-question-turn", runs(hotel), set(KINDS), draw)
            for hotel in ("ninas", "wray", "dove")
        ),
    ):
        visitor = at_table(laid, prepare=all_legal(question, kinds), options=options)
        shown: list[str] = visitor.page.locator("[data-tokens]").evaluate_all(
            "spots => spots.flatMap(spot => spot.dataset.tokens.split(' '))"
        )
        found |= {kind_of(token) for token in shown}
    assert {kind_of(token) for token in WORD_OF.values()} - found == set(ONLY_IN_THE_PANEL)


def test_a_die_shows_its_ways_with_their_prices(at_table: Lay) -> None:
    visitor = at_table(asked("austria-question-turn", "die6=1", "die6=1+", "die6=3"))
    legal = {choice["token"]: choice for choice in visitor.position["decision"]["choices"]}
    ways = visitor.page.locator(".menu button")
    sixes = {token for token in legal if token.startswith("die6=")}
    for boosted, button in ((True, ".boost .plus"), (False, ".space")):
        visitor.page.locator(".actions .place").nth(5).locator(button).click()
        tokens = [way.get_attribute("data-token") for way in ways.all()]
        assert set(tokens) == {token for token in sixes if token.endswith("+") is boosted}
        for way, token in zip(ways.all(), tokens, strict=True):
            price = way.locator(".price").inner_text().strip()
            assert price == str(legal[token or ""]["numbers"]["krones"])
        if boosted:
            visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("ArrowDown")
    moment = visitor.moment
    visitor.page.keyboard.press("Enter")
    visitor.wait_beyond(moment)
    assert visitor.tokens[0] == tokens[1]


# The Emperor.


def test_the_forecast_is_what_the_house_foresees(at_table: Lay) -> None:
    visitor = at_table(asked("austria-question-turn"), players=3)
    lines = visitor.page.locator(".emperor .forecast li").all()
    foreseen = visitor.position["view"]["forecast"]
    read_out = visitor.page.locator(".spot > .unseen").all_text_contents()
    assert [said for said in read_out if ".." in said] == [], "one full stop is enough"
    assert len(lines) == len(foreseen) == 3
    for line, seat in zip(lines, foreseen, strict=True):
        said = line.inner_text()
        assert f"+{seat['points']} ▸{seat['space_after']}" in said
        assert ("✓" in said, "✗" in said) == (seat["reward"], seat["penalty"])
        assert f"to rest on space {seat['space_after']}" in said


# Layout and motion.


@pytest.mark.parametrize("players", [2, 4])
def test_the_whole_table_is_in_one_screen_without_barriers(
    at_table: Lay, axe: str, players: int
) -> None:
    visitor = at_table(in_the_middle, players=players)
    if players == 2:
        assert visitor.barriers_by_day_and_night(axe) == []
    panels = (".queue", ".hotel", ".actions", ".cafe", ".emperor", ".objectives", ".staffs")
    for width, height in DESKS:
        visitor.resize(width, height)
        assert not visitor.is_too_high
        assert not visitor.is_too_wide
        for panel in panels:
            box = visitor.page.locator(f".panel{panel}").first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, panel
            assert box["x"] + box["width"] <= width, panel
        assert overlapping_panels(visitor) == []


def in_the_middle(game: Game) -> bool:
    return bool(asked("austria-question-turn")(game) and game.state.round >= 4)  # type: ignore[attr-defined]


def overlapping_panels(visitor: Seated) -> list[list[str]]:
    """Panels of the table that cover each other."""
    found: list[list[str]] = visitor.page.evaluate(
        """() => {
            const panels = [...document.querySelectorAll('.stage .panel')];
            const boxes = panels.map((panel) => panel.getBoundingClientRect());
            return panels.flatMap((one, i) => panels.slice(i + 1).flatMap((other, k) => {
                const [a, b] = [boxes[i], boxes[i + 1 + k]];
                const apart = a.right <= b.left + 1 || b.right <= a.left + 1
                    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
                return apart ? [] : [[one.className, other.className]];
            }));
        }"""
    )
    return found


def test_on_a_small_screen_the_own_hotel_comes_first(at_table: Lay) -> None:
    visitor = at_table(in_the_middle, width=360, height=740, touch=True)
    for size in (PHONE, (820, 1180)):
        visitor.resize(*size)
        assert not visitor.is_too_wide
        hotel = visitor.page.locator(".panel.hotel").bounding_box()
        sheet = visitor.page.locator(".choices").bounding_box()
        assert hotel is not None
        assert sheet is not None
        assert hotel["y"] + hotel["height"] < sheet["y"], "the choices do not hide the hotel"
    assert visitor.trouble == []


def test_nothing_moves_for_those_who_ask_for_less_motion(at_table: Lay) -> None:
    visitor = at_table(asked("austria-question-turn", "q1", "die1"))
    visitor.page.evaluate(
        """() => {
            window.moved = 0;
            const watch = () => {
                window.moved += document.getAnimations().length;
                requestAnimationFrame(watch);
            };
            watch();
        }"""
    )
    visitor.page.locator(".queue .spot.glow").first.click()
    visitor.wait_until_asked()
    moment = visitor.moment
    visitor.page.locator(".actions .space.glow").first.click()
    if visitor.page.locator(".menu button").count():
        visitor.page.locator(".menu button").first.click()
    visitor.wait_beyond(moment)
    assert visitor.page.evaluate("window.moved") == 0


def test_a_guest_slides_from_the_queue_into_the_cafe(at_table: Lay) -> None:
    visitor = at_table(asked("austria-question-turn", "q1"), still=False)
    visitor.page.evaluate(
        """() => {
            window.moved = new Set();
            const watch = () => {
                for (const motion of document.getAnimations())
                    window.moved.add(motion.effect.target?.className?.toString().split(' ')[0]);
                requestAnimationFrame(watch);
            };
            watch();
        }"""
    )
    moment = visitor.moment
    visitor.page.locator("[data-tokens~=q1]").click()
    visitor.wait_beyond(moment)
    visitor.page.wait_for_function("() => window.moved.has('seated') && window.moved.has('place')")
    assert visitor.trouble == []
