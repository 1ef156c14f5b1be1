"""Somebody in front of a browser window, who clicks what glows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.page.sizes import resize

PATIENCE = 30_000
"""For machines with much else to do; whatever is waited for is usually there at once."""
expect.set_options(timeout=PATIENCE)
MINUS = "\u2212"
"""Before points that were lost."""
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
READY = """() => {
    const salon = document.querySelector('.salon');
    const over = salon?.dataset.over === 'true';
    if (!over && !document.querySelector('.choices.asked')) return null;
    if (!document.querySelector('.stage .panel')) return null;
    const seen = one => one.checkVisibility();
    return {
        over,
        moment: Number(salon.dataset.moment),
        glowing: document.querySelectorAll('.spot.glow:not(.hold)').length,
        words: [...document.querySelectorAll('.choice')].filter(seen).length,
    };
}"""
"""What can be clicked, as soon as the table is laid and one is asked, or the game is over; where
all of it lies on the table, the list is folded."""
NEXT_FRAME = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
)
DESKS = ((1280, 720), (1366, 768), (1920, 1080))
"""The sizes most desks have."""
PHONE = (360, 740)
BARRIERS = "([within, rules]) => axe.run(within, { resultTypes: ['violations'], ...rules })"
"""Only what breaks the rules is described node by node."""
LONG = 4 * PATIENCE
"""For what is much work by itself, as is the search for barriers."""
ALL_RULES: dict[str, object] = {}
OF_COLOURS: dict[str, object] = {"runOnly": ["color-contrast", "link-in-text-block"]}


def kept_promise(page: Page, promise: str, arg: object = None, *, what: str) -> Any:
    """What a promise of the page comes to: it is waited for, but not for ever as by `evaluate`."""
    try:
        return page.wait_for_function(promise, arg=arg, timeout=LONG).json_value()
    except TooLate:
        raise AssertionError(f"{page.url} did not {what} within {LONG // 1000} s.") from None


def next_frame(page: Page) -> None:
    """Wait until what has changed was drawn."""
    kept_promise(page, NEXT_FRAME, what="draw a frame")


class Visitor:
    """One window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.trouble: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.goto(address)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(message.text)

    def start_against_bots(self, game: str = "Grand Austria Hotel") -> None:
        self.game(game).get_by_role("button", name="Play against").click()
        self.page.wait_for_selector(".salon")

    def start_alone(self) -> None:
        self.game("Grand Austria Hotel").get_by_role("button", name="alone").click()
        self.start_against_bots()

    def invite_friends(self, game: str = "Grand Austria Hotel") -> str:
        self.game(game).get_by_role("button", name="Invite friends").click()
        return self.page.locator("#invitation").input_value()

    def game(self, title: str) -> Locator:
        return self.page.locator(".game").filter(has=self.page.get_by_role("heading", name=title))

    @property
    def moment(self) -> int:
        return int(self.page.locator(".salon").get_attribute("data-moment") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".salon").get_attribute("data-over") == "true"

    @property
    def asked(self) -> bool:
        return self.page.locator(".choices.asked").count() > 0

    def wait_until_asked(self) -> None:
        self.page.wait_for_selector(".choices.asked, .salon[data-over=true]")

    def wait_beyond(self, moment: int) -> int:
        """Wait until a later moment is shown; which one it is."""
        shown = self.page.wait_for_function(
            "known => [Number(document.querySelector('.salon').dataset.moment)]"
            ".find(shown => shown > known)",
            arg=moment,
        )
        return int(shown.json_value())

    def choose(self, pick: random.Random) -> int:
        """One choice: by the glowing thing on the table if there is one, or else by its words.

        What the page shows is asked for all at once: whole games are made of such choices.
        """
        ready: dict[str, Any] = self.page.wait_for_function(READY).json_value()
        moment, glowing, words = ready["moment"], ready["glowing"], ready["words"]
        if ready["over"]:
            return int(moment)
        if glowing and (pick.random() < 0.85 or not words):
            spots = self.page.locator(".spot.glow:not(.hold)")
            spots.nth(pick.randrange(glowing)).click()
            menu = self.page.locator(".menu button")
            if ways := menu.count():
                menu.nth(pick.randrange(ways)).click()
        else:
            self.page.locator(".choice:visible").nth(pick.randrange(words)).click()
        self.give_away()
        return self.wait_beyond(moment)

    def choose_in_words(self, token: str) -> None:
        """One choice by its sentence, which is unfolded where it is folded away."""
        sentence = self.page.locator(f'.choice[data-token="{token}"]')
        sentence.wait_for(state="attached")
        if not sentence.is_visible():
            self.page.get_by_role("button", name="Show all").click()
        sentence.click()

    def resize(self, width: int, height: int) -> None:
        """Another size of the window; what follows it does so in the next frame."""
        resize(self.page, width, height)
        next_frame(self.page)

    def give_away(self) -> None:
        """Say done where a choice waits for it."""
        done = self.page.locator(".choices .held .end")
        if done.count():
            done.click()

    def play_to_the_end(self, seed: int, most: int = 700) -> int:
        pick = random.Random(seed)
        for choices in range(most):
            self.choose(pick)
            if self.over:
                return choices
        raise AssertionError(f"The game was not over after {most} choices.")

    def barriers(
        self, axe: str, within: str = "html", rules: dict[str, object] = ALL_RULES
    ) -> list[str]:
        """What a tool for accessibility finds serious."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(f"{axe}; undefined")
        found = kept_promise(self.page, BARRIERS, [within, rules], what="look for barriers")
        return [
            f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:4]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def barriers_by_day_and_night(self, axe: str, within: str = "html") -> list[str]:
        """In light colours, and in dark ones what colours can spoil: nothing else is another.

        The page follows the system while it is open.
        """
        return [
            f"{scheme}: {barrier}"
            for scheme, rules in zip(self.by_day_and_night(), (ALL_RULES, OF_COLOURS), strict=True)
            for barrier in self.barriers(axe, within, rules)
        ]

    def by_day_and_night(self) -> Iterator[str]:
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            self.page.wait_for_selector(f"html[data-theme={scheme}]")
            yield scheme

    @property
    def is_too_wide(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    @property
    def is_too_high(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollHeight > innerHeight"))

    def points_shown(self) -> list[int]:
        totals = self.page.locator("dialog .bars b").all_inner_texts()
        return [int(text) for text in totals]


Come = Callable[..., Visitor]
"""`visit()`, `visit("/table/…", width=360)`: somebody new opens the page."""
