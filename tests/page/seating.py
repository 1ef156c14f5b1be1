"""Windows for people whose tables were laid over plain HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.house.running import Data, Player
from tests.page.laying import Laid
from tests.page.memory import remembered
from tests.page.visitor import Come, Visitor


class Seated(Visitor):
    """Somebody at a table of Grand Austria Hotel that was laid for a test."""

    def __init__(self, page: Page, laid: Laid) -> None:
        super().__init__(page, laid.player.url + laid.path)
        self.laid = laid
        self.wait_until_asked()
        page.wait_for_selector(".austria")

    @property
    def position(self) -> Data:
        """What the house knows of it."""
        position: Data = self.laid.player.look(language="en")["position"]
        return position

    @property
    def tokens(self) -> list[str]:
        """What was chosen since the table was laid."""
        steps = self.laid.player.look()["log"]["steps"]
        return [step["token"] for step in steps[len(self.laid.game.steps) :]]

    def hide(self) -> None:
        """The page goes behind another one."""
        self.page.evaluate(
            """() => {
                Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
                document.dispatchEvent(new Event('visibilitychange'));
            }"""
        )


Lay = Callable[..., Seated]
"""`at_table(asked("austria-question-main-4"))`: somebody at a table laid like this."""


def window(visit: Come, player: Player, **more: object) -> Visitor:
    """A browser that remembers the seat of a player."""
    wishes = remembered(player, game=player.look()["table"]["game"])
    return visit(f"{player.url}/table/{player.table}", wishes=wishes, **more)


def play_together(
    windows: list[Visitor], pick: random.Random, until: str = "", most: int = 900
) -> None:
    """Whoever is asked chooses, until a round begins or the game is over for all."""
    at = windows[0].page.locator("header .round")
    for _ in range(most):
        if windows[0].over or (until and until in at.inner_text()):
            return
        acting = next(window for window in windows if window.asked)
        in_step(windows, acting.choose(pick))
    raise AssertionError(f"The game was not over after {most} choices.")


def in_step(windows: list[Visitor], moment: int) -> None:
    """Wait until all windows show a moment, or a later one."""
    for window in windows:
        window.wait_beyond(moment - 1)


def who_chooses(windows: list[Visitor]) -> tuple[Visitor, Visitor]:
    """The one of two who is asked, and the other."""
    first, second = windows
    first.page.wait_for_selector(".choices")
    second.page.wait_for_selector(".choices")
    return (first, second) if first.asked else (second, first)
