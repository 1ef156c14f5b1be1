"""Pictures of real games for docs/: `python -m tests.page.pictures FOLDER [SCENE ...]`.

Bots play a game to its end; its journal is brought to a house of its own, and a person takes over
at the step a picture is of. So every picture shows a position that came about by playing, and the
same one each time. Every scene is taken at a desk and on a phone, by day and by night.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from hotelier.kernel.game import Game
from tests.house.running import Data, Player, Server, new_table
from tests.page.browser import chromium, window
from tests.page.games import BOT, ME, NAMES, played, step_before, step_filling_a_group, step_of
from tests.page.journals import brought, taken_over
from tests.page.memory import remembered

WINDOWS = {"desk": (1366, 768), "phone": (360, 740)}
LIGHTS = {"day": False, "night": True}
FORMATS: dict[str, Data] = {"webp": {"format": "webp", "quality": 88}, "png": {"format": "png"}}


@dataclass(frozen=True)
class Shot:
    """What to open, what the browser remembers, and what to do before the picture."""

    path: str
    ready: str
    wishes: Mapping[str, object]
    act: Callable[[Page], object] | None = None


class Studio:
    """A house to take pictures in."""

    def __init__(self, house: Server) -> None:
        self._house = house

    @property
    def url(self) -> str:
        return self._house.url

    def brought(self, game: Game) -> str:
        """The id under which the house keeps a finished game."""
        return brought(self._house.url, game)

    def at(self, game: Game, step: int) -> Player:
        """Somebody at a table that goes on from a step of the game, among bots."""
        bots = [None if seat == ME else BOT for seat in range(int(game.options["players"]))]
        return taken_over(self._house.url, game, step, name=NAMES[ME], bots=bots)

    def gathering(self) -> Player:
        """Somebody who waits for friends."""
        return new_table(
            self._house.url, name=NAMES[ME], bots=[None, None, BOT], options={"players": "3"}
        )


def table(studio: Studio, game: Game, step: int) -> Shot:
    player = studio.at(game, step)
    return Shot(
        f"/table/{player.table}", ".choices.asked", remembered(player, game=game.rules.name)
    )


def told(studio: Studio, game: Game, step: int, clicks: int) -> Shot:
    """The tale of what the choice at a step leads to, some scenes on."""
    player = studio.at(game, step)
    wishes = {**remembered(player, game=game.rules.name), "pace": "by-hand"}

    def listen(page: Page) -> None:
        page.wait_for_selector(".stage .panel")  # Who tells is laid with the table.
        assert player.choose(
            player.look()["position"]["moment"], game.steps[step].choice
        ).is_success
        page.wait_for_selector(".tale")
        for _ in range(clicks):
            before = page.locator(".tale").inner_text()
            page.locator(".tale footer .main").click()
            page.wait_for_function(
                "before => document.querySelector('.tale')?.innerText !== before", arg=before
            )

    return Shot(f"/table/{player.table}", ".choices.asked", wishes, listen)


def gathering(studio: Studio) -> Shot:
    player = studio.gathering()
    return Shot(f"/table/{player.table}", ".invite img", remembered(player, game="austria"))


def over(studio: Studio, game: Game) -> Shot:
    return Shot(f"/table/{studio.brought(game)}", "dialog[open] .bars", {})


def looking_back(studio: Studio, game: Game, step: int) -> Shot:
    def slide(page: Page) -> None:
        page.locator("header input[type=range]").fill(str(step))
        page.wait_for_selector(".stage .panel")

    return Shot(f"/replay/{studio.brought(game)}", ".stage .panel", {}, slide)


TURN = "austria-question-turn"
DUEL = {"game": "austria", "seed": 11, "players": "2"}
COURT = {"game": "austria", "seed": 14, "players": "2"}
FOUR = {"game": "austria", "seed": 5, "players": "4", "board": "day"}
ALONE = {
    "game": "austria",
    "seed": 4,
    "players": "1",
    "difficulty": "medium",
    "leopold-hotel": "sushi",
}
BOOKING = {"game": "overbooking", "seed": 6, "players": "3"}


def _game(asked: Mapping[str, Any]) -> Game:
    return played(**asked)


def _table_at(asked: Mapping[str, object], chapter: str, question: str) -> Callable[[Studio], Shot]:
    def scene(studio: Studio) -> Shot:
        game = _game(asked)
        return table(studio, game, step_of(game, chapter, question))

    return scene


def _told_after(
    asked: Mapping[str, object], event: str, chapter: str, clicks: int
) -> Callable[[Studio], Shot]:
    def scene(studio: Studio) -> Shot:
        game = _game(asked)
        return told(studio, game, step_before(game, event, chapter), clicks)

    return scene


def _full_group(studio: Studio) -> Shot:
    game = _game(DUEL)
    return told(studio, game, step_filling_a_group(game), clicks=0)


SCENES: dict[str, Callable[[Studio], Shot]] = {
    "lobby": lambda _: Shot("/", ".game .button.main", {}),
    "gathering": gathering,
    "austria": _table_at(DUEL, "round 5", TURN),
    "austria-four": _table_at(FOUR, "round 3", TURN),
    "alone": _table_at(ALONE, "round 4", TURN),
    "leopold": _told_after(ALONE, "solo-event-card", "round 3", clicks=1),
    "emperor": _told_after(COURT, "austria-event-emperor-came", "round 3", clicks=2),
    "group": _full_group,
    "claim": _told_after(DUEL, "austria-event-objective-claimed", "round 3", clicks=0),
    "evening": _told_after(DUEL, "austria-event-round-began", "round 6", clicks=0),
    "count": _told_after(DUEL, "austria-event-game-ended", "round 7", clicks=8),
    "overbooking": _table_at(BOOKING, "round 3", "overbooking-question-play"),
    "check": _told_after(BOOKING, "overbooking-event-turned-up-queue", "round 3", clicks=3),
    "gallery": lambda _: Shot("/gallery", "article", {}),
    "points": lambda studio: over(studio, _game(DUEL)),
    "looking-back": lambda studio: looking_back(studio, _game(DUEL), 60),
}


def take(browser: Browser, house: Server, name: str, folder: Path, form: str) -> None:
    """One scene in all windows and lights."""
    for (place, (width, height)), (light, dark) in product(WINDOWS.items(), LIGHTS.items()):
        shot = SCENES[name](Studio(house))
        context = window(
            browser,
            width=width,
            height=height,
            dark=dark,
            wishes={"guide": "off", "name": NAMES[ME], **shot.wishes},
        )
        page = context.new_page()
        page.goto(house.url + shot.path)
        page.wait_for_selector(shot.ready)
        if shot.act:
            shot.act(page)
        page.wait_for_load_state("networkidle")
        line = context.new_cdp_session(page)
        taken = line.send("Page.captureScreenshot", FORMATS[form])
        picture = folder / f"{name}-{place}-{light}.{form}"
        picture.write_bytes(base64.b64decode(taken["data"]))
        sys.stdout.write(f"{picture}\n")
        context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description="Pictures of real games.")
    asked.add_argument("folder", type=Path)
    asked.add_argument("scenes", nargs="*", choices=[[], *SCENES], metavar="SCENE")
    asked.add_argument("--format", choices=FORMATS, default="webp")
    flags = asked.parse_args()
    flags.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{Path(folder) / 'house.db'}", "--rate", "0") as house,
        chromium() as browser,
    ):
        for name in flags.scenes or SCENES:
            take(browser, house, name, flags.folder, flags.format)


if __name__ == "__main__":
    main()
