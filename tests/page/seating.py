"""Windows for people whose tables were laid over plain HTTP, and games that are already old."""

from __future__ import annotations

import random
from collections.abc import Callable

from hotelier import Game, game_named
from tests.house.running import HTTP, Player
from tests.page.memory import remembered
from tests.page.visitor import Visitor

Come = Callable[..., Visitor]


def window(visit: Come, player: Player, **more: object) -> Visitor:
    """A browser that remembers the seat of a player."""
    wishes = remembered(player, game=player.look()["table"]["game"])
    return visit(f"{player.url}/table/{player.table}", wishes=wishes, **more)


def old_game(game: str = "overbooking", players: int = 2, seed: int = 3) -> Game:
    """A finished game of people who chose without thinking."""
    names = dict(enumerate(("Anna", "Berta", "Clara", "Doris")[:players]))
    played = Game(game_named(game), {"players": str(players)}, seed, names=names)
    pick = random.Random(seed)
    while not played.over:
        played.choose(pick.choice(played.legal))
    return played


def kept(url: str, game: Game) -> str:
    """The id under which a house keeps a game that was brought to it."""
    answer = HTTP.post(
        f"{url}/api/journals", content=game.save(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def play_together(windows: list[Visitor], pick: random.Random, most: int = 900) -> int:
    """Whoever is asked chooses, until the game is over for all; how many choices it took."""
    for choices in range(most):
        if windows[0].over:
            return choices
        acting = next(window for window in windows if window.asked)
        acting.choose(pick)
        in_step(windows, acting.moment)
    raise AssertionError(f"The game was not over after {most} choices.")


def in_step(windows: list[Visitor], moment: int) -> None:
    """Wait until all windows show a moment, or a later one."""
    for window in windows:
        window.wait_beyond(moment - 1)
