"""Looking back at games: step by step, with anybody's eyes, and on from there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hotelier import Game
from tests.house.running import HTTP, Server

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect  # noqa: E402

from tests.page.games import ME, old_game, played  # noqa: E402
from tests.page.journals import brought  # noqa: E402
from tests.page.test_coach import answer, judged, reviewed  # noqa: E402
from tests.page.test_coach import way as way_to_play  # noqa: E402
from tests.page.visitor import DESKS, Come, Visitor  # noqa: E402

TURN = "austria-question-turn"
SLIDER = "Number(document.querySelector('input[type=range]').value)"


def step_of(visitor: Visitor) -> int:
    return int(visitor.page.get_by_label("Step of the game").input_value())


def look_back(visit: Come, url: str, table: str, **size: object) -> Visitor:
    visitor = visit(f"{url}/replay/{table}", **size)
    visitor.page.wait_for_selector(".stage .austria, .stage .overbooking")
    return visitor


def test_by_keyboard_and_round_by_round(visit: Come, house: Server) -> None:
    game = old_game()
    visitor = look_back(visit, house.url, brought(house.url, game))
    keyboard = visitor.page.keyboard
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        keyboard.press(key)
        assert step_of(visitor) == step
    second = next(n for n, step in enumerate(game.steps) if step.chapter == "round 2")
    keyboard.press("PageDown")
    assert step_of(visitor) == second
    keyboard.press("End")
    assert step_of(visitor) == len(game.steps)
    visitor.page.get_by_role("group", name="Jump to a round").get_by_role("button").nth(1).click()
    assert step_of(visitor) == second
    last = visitor.page.locator(".last")
    visitor.page.get_by_role("button", name="One step later").click()
    told = visitor.page.locator(".log .line.at .told button").inner_text()
    assert told in last.inner_text()


def test_it_runs_by_itself_until_it_is_told_to_stop(visit: Come, house: Server) -> None:
    game = old_game()
    visitor = look_back(visit, house.url, brought(house.url, game))
    visitor.page.get_by_label("Speed").select_option("fast")
    visitor.page.get_by_role("button", name="Play the game back").click()
    visitor.page.wait_for_function(f"() => {SLIDER} >= 3")
    visitor.page.get_by_role("button", name="Pause").click()
    at = step_of(visitor)
    visitor.page.get_by_role("button", name="Play the game back").wait_for()
    assert 3 <= at < len(game.steps)
    # At the end it stops by itself.
    visitor.page.keyboard.press("End")
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.get_by_role("button", name="Play the game back").click()
    visitor.page.wait_for_function(f"end => {SLIDER} === end", arg=len(game.steps))
    visitor.page.get_by_role("button", name="Play the game back").wait_for()
    assert visitor.trouble == []


def test_a_game_is_played_on_from_any_step(visit: Come, house: Server) -> None:
    game = old_game("austria", players=3)
    visitor = look_back(visit, house.url, brought(house.url, game))
    visitor.page.get_by_role("group", name="Jump to a round").get_by_role("button").nth(4).click()
    step = step_of(visitor)
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.get_by_role("radio", name="Clara").check()
    visitor.page.get_by_role("button", name="Play on", exact=True).click()
    visitor.wait_until_asked()
    lines = visitor.page.locator(".log .line")
    assert lines.count() > 0
    assert visitor.moment >= step
    pick = random.Random(1)
    for _ in range(3):
        visitor.choose(pick)
    # What is played here, and where it comes from, is in the menu; the table is among my games.
    visitor.page.get_by_role("button", name="Menu", exact=True).click()
    visitor.page.locator("dialog summary", has_text="What is played").click()
    visitor.page.get_by_text(f"goes on from step {step} ").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("link", name="to the lobby").click()
    visitor.page.get_by_role("link", name="Continue").click()
    visitor.wait_until_asked()
    assert visitor.trouble == []


def test_a_journal_is_saved_and_brought_again(visit: Come, house: Server, tmp_path: Path) -> None:
    game = old_game("austria")
    table = brought(house.url, game)
    visitor = look_back(visit, house.url, table)
    visitor.page.get_by_role("button", name="Share").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Save the journal").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == f"austria-{table}.journal"
    assert saved.read_text() == game.save()
    link = visitor.page.get_by_label("Link to look back").input_value()
    assert HTTP.get(link).status_code == 200
    visit(link).page.wait_for_selector(".stage .austria")

    reader = visit()
    reader.page.locator("summary", has_text="Open a journal").click()
    reader.page.get_by_label("A file").set_input_files(saved)
    reader.page.wait_for_url("**/replay/*")
    for one in (visitor, reader):
        one.page.keyboard.press("Escape")
        one.page.wait_for_selector(".stage .austria")
        one.page.keyboard.press("End")
        one.page.wait_for_function(f"end => {SLIDER} === end", arg=len(game.steps))
    assert reader.page.url != visitor.page.url
    log = ".log .lines"
    assert reader.page.locator(log).inner_text() == visitor.page.locator(log).inner_text()
    reader.page.get_by_role("button", name="Where the points came from").click()
    assert sorted(reader.points_shown()) == sorted(game.state.scores())
    assert reader.trouble == visitor.trouble == []


def test_a_journal_is_dropped_or_pasted(visit: Come, house: Server) -> None:
    text = old_game().save()
    for way in ("drop", "paste"):
        reader = visit()
        reader.page.locator("summary", has_text="Open a journal").click()
        if way == "paste":
            reader.page.get_by_label("Or its text").fill(text)
            reader.page.get_by_role("button", name="Open it").click()
        else:
            carried = reader.page.evaluate_handle(
                "text => { const carried = new DataTransfer();"
                " carried.items.add(new File([text], 'a.journal')); return carried; }",
                text,
            )
            reader.page.dispatch_event(".drop", "drop", {"dataTransfer": carried})
        reader.page.wait_for_url("**/replay/*")
        reader.page.wait_for_selector(".overbooking")


def test_a_bad_journal_gets_one_sentence(visit: Come) -> None:
    reader = visit()
    reader.page.locator("summary", has_text="Open a journal").click()
    for text, sentence in (
        ("1. e4 e5", "This is no hotelier journal: its first line is another."),
        (old_game().save()[:300], "The journal is cut short: its last line is missing."),
        ("; " * 200_000, "That is too large to be the journal of a game."),
    ):
        reader.page.get_by_label("A file").set_input_files(
            {"name": "a.journal", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(reader.page.locator("[role=alert]")).to_have_text(sentence)
        assert reader.page.url.endswith("/")


def test_a_journal_that_ends_early_can_be_looked_at_and_played_on(
    visit: Come, house: Server
) -> None:
    game = old_game("austria")
    game.rewind(30)
    visitor = look_back(visit, house.url, brought(house.url, game))
    assert visitor.page.get_by_role("button", name="Where the points came from").count() == 0
    visitor.page.keyboard.press("End")
    visitor.page.get_by_text("The journal ends here").wait_for()
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.get_by_role("button", name="Play on", exact=True).click()
    visitor.wait_until_asked()
    assert visitor.trouble == []


def test_a_game_that_goes_on_is_not_looked_back_at(visit: Come, house: Server) -> None:
    visitor = visit()
    visitor.start_against_bots()
    table = visitor.page.url.rsplit("/", 1)[-1]
    visitor.page.goto(f"{house.url}/replay/{table}")
    visitor.page.get_by_role("link", name="Go to the table").click()
    visitor.wait_until_asked()


def test_the_end_round_by_round(visit: Come, house: Server) -> None:
    game = old_game("austria", players=4)
    visitor = look_back(visit, house.url, brought(house.url, game), width=360, height=740)
    visitor.page.get_by_role("button", name="Where the points came from").click()
    page = visitor.page
    assert sorted(visitor.points_shown()) == sorted(game.state.scores())
    assert page.locator("dialog .round").count() == 8, "seven rounds and the end"
    best = [game.names[seat] for seat in game.state.winners()]
    assert page.get_by_role("heading", name=" & ".join(best)).is_visible()
    last = page.locator("dialog .round").last
    last.click()
    assert last.get_attribute("aria-pressed") == "true"
    scored = [part for part in game.tally() if part.chapter == "the end"]
    shown = page.locator("dialog tr.total td").all_inner_texts()
    order = [name.strip() for name in page.locator("dialog thead th .name").all_inner_texts()]
    for name, points in zip(order, shown, strict=True):
        assert int(points) == sum(p.points for p in scored if game.names[p.seat] == name)
    assert not visitor.is_too_wide


def test_a_tie_says_what_decided(visit: Come, house: Server) -> None:
    def tied(seed: int) -> bool:
        scores = old_game(seed=seed, players=3).state.scores()
        return scores.count(max(scores)) > 1

    seed = next(seed for seed in range(300) if tied(seed))
    visitor = look_back(visit, house.url, brought(house.url, old_game(seed=seed, players=3)))
    visitor.page.get_by_role("button", name="Where the points came from").click()
    words = visitor.page.locator("dialog .tie").inner_text()
    assert "A tie on points" in words or "the victory is shared" in words


def guests_in_the_cafe(game: Game) -> int:
    """Where the first player has two guests in the café and is asked what to do."""
    for number, step in enumerate(game.steps):
        if step.seat == ME and game.rules.question(game.state_at(number)).id == TURN:
            cafe = game.fork(number).perspective(ME).view()["hotels"][ME]["cafe"]
            if sum(place is not None for place in cafe) == 2:
                return number
    raise LookupError("There never are.")


READABLE = """() => [...document.querySelectorAll('section.cafe .card')].map((card) => {
    const high = (part) => part.getBoundingClientRect().height;
    const plates = [...card.closest('.table').querySelectorAll('.plate')];
    const name = card.querySelector('.name');
    const top = (part) => part.getBoundingClientRect().top;
    return {
        card: high(card), portrait: high(card.querySelector('.top')),
        cut: name.scrollHeight > name.clientHeight + 3,
        plate: Math.min(...plates.map(high)),
        below: plates.every((plate) => top(plate) >= top(card) + high(card) - 4),
    };
})"""
"""How high the guests in the café are, and what they have ordered."""


@pytest.mark.parametrize("shown", [False, True])
def test_guests_in_the_cafe_can_be_read(visit: Come, house: Server, shown: bool) -> None:
    """Whatever stands above the table: the head of the replay, or the better turn being shown."""
    game = played("austria", 11, players="2")
    step = guests_in_the_cafe(game)
    visitor = look_back(visit, house.url, brought(house.url, game))
    page = visitor.page
    page.get_by_label("Step of the game").fill(str(step))
    if shown:
        one = way_to_play((game.rules.token(game.steps[step].choice), "Do that"))
        answer(page, "review", reviewed(judged(step, one, one)))
        page.get_by_role("button", name="Review").click()
        page.get_by_role("button", name="Show me").click()
        page.locator(".demonstration[data-shown=done]").wait_for()
    expect(page.locator("section.cafe .card")).to_have_count(2)
    for size in (*DESKS, (1100, 660), (820, 1180), (390, 844)):
        visitor.resize(*size)
        guests = page.evaluate(READABLE)
        assert len(guests) == 2
        for guest in guests:
            assert guest["card"] >= 40, size
            assert guest["portrait"] >= 38, size
            assert guest["plate"] >= 28, size
            assert guest["below"], size
            assert not guest["cut"], size
        assert not visitor.is_too_wide


def test_no_barriers_when_looking_back(visit: Come, house: Server, axe: str) -> None:
    visitor = look_back(visit, house.url, brought(house.url, old_game()))
    assert visitor.barriers_by_day_and_night(axe) == []
    for opener in ("Play on from here", "Where the points came from", "Share"):
        visitor.page.get_by_role("button", name=opener).click()
        visitor.page.locator("dialog[open]").wait_for()
        assert visitor.barriers_by_day_and_night(axe, "dialog") == []
        visitor.page.keyboard.press("Escape")
        visitor.page.locator("dialog").wait_for(state="detached")
    visitor.page.get_by_role("link", name="to the lobby").click()
    visitor.page.locator("summary", has_text="Open a journal").click()
    assert visitor.barriers_by_day_and_night(axe) == []
