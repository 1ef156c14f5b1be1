"""No text is cut off at the sizes most desks have, in any scene there are pictures of, nor where
a table is fullest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from hotelier import Game  # noqa: E402
from tests.house.running import Server  # noqa: E402
from tests.page.cut import cut_texts  # noqa: E402
from tests.page.laying import Wanted, asked, lay, runs  # noqa: E402
from tests.page.pictures import SCENES, Shot, Studio  # noqa: E402
from tests.page.sizes import resize  # noqa: E402
from tests.page.windows import Windows  # noqa: E402

SIZES = [(1366, 768), (1280, 720), (1100, 660), (1920, 1080)]
TURN = asked("austria-question-turn")


def laid(wanted: Wanted, players: int = 2, **options: str) -> Callable[[Studio], Shot]:
    said = {name.replace("_", "-"): value for name, value in options.items()}

    def scene(studio: Studio) -> Shot:
        table = lay(studio.url, wanted, players=players, **said)
        return Shot(table.path, ".choices.asked", table.wishes())

    return scene


def the_first_choice(game: Game) -> bool:
    return game.seat == 0


def a_hand_of_nine(game: Game) -> bool:
    return game.seat == 0 and len(game.perspective(0).view()["own"]["hand"]) == 9


def the_turn_of(hotel: str) -> Wanted:
    return lambda game: TURN(game) and runs(hotel)(game)


FULLEST: dict[str, Callable[[Studio], Shot]] = {
    "ten cards": laid(the_first_choice, players=1, leopold_hotel="nine-stars"),
    "nine cards": laid(a_hand_of_nine),
    "an entrance": laid(the_turn_of("wray"), entrances="draw", more_staff="yes"),
    "special hotels": laid(
        TURN, players=1, leopold_hotel="hautel-couture", entrances="draw", more_staff="yes"
    ),
}
AT_A_TABLE = [name for name in SCENES if name not in ("lobby", "gathering", "gallery")]


@pytest.mark.parametrize("scene", [*AT_A_TABLE, *FULLEST])
def test_no_text_is_cut(windows: Windows, house: Server, scene: str) -> None:
    shot = (SCENES | FULLEST)[scene](Studio(house))
    page = windows.open(wishes={**shot.wishes, "folded": True})
    page.goto(house.url + shot.path)
    page.wait_for_selector(shot.ready)
    page.wait_for_selector(".stage .panel")
    if shot.act:
        shot.act(page)
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        found[width] = cut_texts(page)
    assert found == {width: [] for width, _ in SIZES}
