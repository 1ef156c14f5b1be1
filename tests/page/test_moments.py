"""Great moments are scenes, and nothing on the table tells more than they have told."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Locator, Page, WebSocketRoute  # noqa: E402

from hotelier import Game  # noqa: E402
from tests.house.running import Data, Player, Server  # noqa: E402
from tests.page.games import BOT, played, step_before, step_filling_a_group  # noqa: E402
from tests.page.journals import taken_over  # noqa: E402
from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import MINUS, Come, Visitor  # noqa: E402

MOST_BEFORE = 4
BOTS_PATIENCE = 60_000
"""Until a bot has made all its choices of a turn."""


class Witness:
    """Somebody at a table of a game played already, one choice before something great happens."""

    def __init__(
        self,
        visit: Come,
        house: Server,
        game: Game,
        step: int,
        prepare: Callable[[Page], object] | None = None,
        /,
        **wishes: object,
    ) -> None:
        self.choice = game.steps[step].choice
        self.player: Player = taken_over(house.url, game, step, bots=[None, BOT])
        known = remembered(self.player, game=game.rules.name)
        self.visitor: Visitor = visit(
            f"/table/{self.player.table}",
            wishes={**known, "pace": "by-hand", **wishes},
            prepare=prepare,
        )
        self.page = self.visitor.page
        self.visitor.wait_until_asked()
        self.page.wait_for_selector(".stage .panel")

    def let_it_happen(self) -> None:
        assert self.player.choose(self.visitor.moment, self.choice).is_success

    def tale(self, title: str) -> Locator:
        """What is told under this title; what is told before it is skipped."""
        told = self.page.get_by_role("region", name=title)
        for _ in range(MOST_BEFORE):
            self.page.wait_for_selector(".tale")
            if told.count():
                break
            before = self.page.locator(".tale").element_handle()
            self.page.keyboard.press("Escape")
            # Else the next Escape would be heard by the next tale.
            before.wait_for_element_state("hidden")
        told.wait_for()
        return told

    @property
    def points(self) -> list[str]:
        return self.page.locator("header .points").all_inner_texts()

    def logged(self, text: str) -> Locator:
        return self.page.locator(".log").get_by_text(text)


def duel(seed: int = 11) -> Game:
    return played(game="austria", seed=seed, players="2")


def the_emperor(visit: Come, house: Server, **wishes: object) -> Witness:
    game = duel(seed=14)
    step = step_before(game, "austria-event-emperor-came", "round 3")
    return Witness(visit, house, game, step, **wishes)


def test_the_emperors_visit_is_a_scene_that_nothing_spoils(
    visit: Come, house: Server, axe: str
) -> None:
    witness = the_emperor(visit, house)
    before = witness.points
    witness.let_it_happen()
    tale = witness.tale("The Emperor visits")
    assert witness.visitor.barriers(axe, ".tale") == []
    for scene in range(1 + len(before)):
        assert witness.points == before, "the header waits for the tale"
        assert witness.logged("The Emperor is here").count() == 0
        assert not witness.visitor.asked, "nobody is asked anything before"
        assert tale.locator("ul li").count() == scene
        tale.locator("footer .main").click()
    tale.wait_for(state="detached")
    witness.logged("The Emperor is here").wait_for()
    assert witness.points != before
    assert witness.visitor.trouble == []


TELLING = """() => {
    window.told = [];
    new MutationObserver(() => {
        const told = document.querySelector('.tale h2, .banner strong')?.innerText;
        if (told && window.told.at(-1) !== told) window.told.push(told);
    }).observe(document.body, {subtree: true, childList: true});
}"""
"""What is told, by its titles, from now on."""


@pytest.mark.parametrize(
    ("wish", "told"),
    [("short", ["The last guest of the evening", "The Emperor visits"]), ("none", [])],
)
def test_who_wishes_less_of_it_gets_less(
    visit: Come, house: Server, wish: str, told: list[str]
) -> None:
    """A banner passes by itself, and the game does not wait for it."""
    witness = the_emperor(visit, house, scenes=wish)
    witness.page.evaluate(TELLING)
    witness.let_it_happen()
    witness.logged("The Emperor is here").wait_for()
    assert witness.visitor.asked
    witness.page.wait_for_function("most => window.told.length >= most", arg=len(told))
    witness.page.locator(".banner").wait_for(state="detached")
    assert witness.page.evaluate("window.told") == told
    assert witness.visitor.trouble == []


class Burst:
    """A line that keeps what the house says, and says all of it in one breath."""

    def __init__(self, *, merged: bool) -> None:
        self.merged = merged
        self.kept: list[Data] | None = None

    def wire(self, page: Page) -> None:
        page.route_web_socket("**/live", self._wire)

    def _wire(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: self._hear(line, str(message)))

    def _hear(self, line: WebSocketRoute, message: str) -> None:
        said = json.loads(message)
        if self.kept is None or said["type"] != "update":
            line.send(message)
            return
        self.kept.append(said)
        if said["position"]["awaits"] == said["you"]["seat"]:
            for one in [self._together()] if self.merged else self.kept:
                line.send(json.dumps(one))

    def _together(self) -> Data:
        """Everything as a house says it that had no time to say it one by one."""
        assert self.kept
        first, last = self.kept[0]["log"], self.kept[-1]
        steps = [step for one in self.kept for step in one["log"]["steps"]]
        return {**last, "log": {"keep": first["keep"], "steps": steps}}


@pytest.mark.parametrize("merged", [False, True])
def test_no_moment_is_lost_when_others_move_on_at_once(
    visit: Come, house: Server, merged: bool
) -> None:
    """The Emperor comes after an evening, and a bot fills a group of rooms right after him."""
    game = duel(seed=13)
    step = step_before(game, "austria-event-emperor-came", "round 3")
    burst = Burst(merged=merged)
    witness = Witness(visit, house, game, step, burst.wire)
    burst.kept = []
    witness.page.evaluate(TELLING)
    witness.let_it_happen()
    witness.page.wait_for_selector(".tale", timeout=BOTS_PATIENCE)
    onward = ".tale footer .main, .telling .next, .choices.asked"
    while True:
        button = witness.page.locator(onward).first
        button.wait_for()
        if witness.visitor.asked:
            break
        button.click()
    assert witness.page.evaluate("window.told") == [
        "The last guest of the evening",
        "The Emperor visits",
        "A full group",
    ]
    assert witness.visitor.trouble == []


def claiming(game: Game) -> int:
    return step_before(game, "austria-event-objective-claimed", "round 3")


def ending_a_round(game: Game) -> int:
    return step_before(game, "austria-event-round-began", "round 6")


GREAT: dict[str, tuple[Callable[[Game], int], str, str]] = {
    "A full group": (step_filling_a_group, "Full group: 2 points", "Anna scores 2 points"),
    "An objective is claimed": (claiming, "Anna claims it first: 15 points", "Anna claims the"),
    "The last guest of the evening": (ending_a_round, "round 6 is over", "Round 7 begins"),
}


@pytest.mark.parametrize("title", GREAT)
def test_a_great_moment_is_a_scene_before_the_table_shows_it(
    visit: Come, house: Server, axe: str, title: str
) -> None:
    happens, told, logged = GREAT[title]
    witness = Witness(visit, house, duel(), happens(duel()))
    before = witness.points
    witness.let_it_happen()
    tale = witness.tale(title)
    tale.get_by_text(told).wait_for()
    assert witness.visitor.barriers(axe, ".tale") == []
    assert witness.points == before
    assert witness.logged(logged).count() == 0
    assert not witness.visitor.asked
    witness.page.keyboard.press("Escape")
    tale.wait_for(state="detached")
    witness.logged(logged).first.wait_for()
    assert witness.visitor.trouble == []


def test_who_wants_no_scenes_is_told_of_no_group(visit: Come, house: Server) -> None:
    witness = Witness(visit, house, duel(), step_filling_a_group(duel()), scenes="none")
    witness.let_it_happen()
    witness.logged("Anna scores 2 points").wait_for()
    assert witness.page.locator(".tale").count() == 0


def last_choice(game: Game) -> int:
    return len(game.steps) - 1


@pytest.mark.parametrize(("name", "seed"), [("austria", 11), ("overbooking", 6)])
def test_the_points_are_counted_on_the_table_before_anybody_has_won(
    visit: Come, house: Server, axe: str, name: str, seed: int
) -> None:
    game = played(game=name, seed=seed, players="2")
    step = max(n for n, made in enumerate(game.steps) if made.seat == 0)
    witness = Witness(visit, house, game, step)
    page, before = witness.page, witness.points
    witness.let_it_happen()
    tale = witness.tale("The final count")
    assert page.locator("header .turn").inner_text() == "The game is over"
    assert page.locator("#question").inner_text() == "The game is over"
    assert page.locator("header li.now").count() == 0
    assert witness.visitor.barriers(axe, ".tale") == []
    sources = list(dict.fromkeys(part.source for part in game.tally()))
    for counted in range(1, len(sources) + 1):
        so_far = [
            sum(p.points for p in game.tally() if p.seat == seat and p.source in sources[:counted])
            for seat in range(game.players)
        ]
        assert [int(sum_) for sum_ in tale.locator("b").all_inner_texts()] == so_far
        assert witness.points == before
        assert page.locator("dialog[open]").count() == 0
        tale.locator("footer .main").click()
    podium = page.locator("dialog[open] .podium")
    assert podium.locator("figure").count() == len(game.state.winners())
    places = podium.locator("li").all_inner_texts()
    assert [place[:3] for place in places] == ["1st", "2nd"]
    assert all(str(tie) in "".join(places) for tie in game.state.tie_breaks())
    assert witness.visitor.trouble == []


def test_points_that_were_lost_can_be_seen(visit: Come, house: Server) -> None:
    witness = Witness(visit, house, duel(), last_choice(duel()), scenes="short")
    witness.let_it_happen()
    bars = witness.page.locator("dialog[open] .bars")
    bars.wait_for()
    assert bars.locator(".minus").inner_text() == f"{MINUS}5"
    assert witness.page.locator("dialog[open] td.loss").inner_text() == f"{MINUS}5"
