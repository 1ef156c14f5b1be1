"""Games brought to a house as journals, and somebody who takes one over."""

from __future__ import annotations

from collections.abc import Sequence

from hotelier import Game
from tests.house.running import HTTP, Data, Player


def brought(url: str, game: Game) -> str:
    """The id under which a house keeps a game that was brought to it."""
    answer = HTTP.post(
        f"{url}/api/journals", content=game.save(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def taken_over(
    url: str,
    game: Game,
    step: int | None = None,
    *,
    name: str = "Anna",
    bots: Sequence[str | None] | None = None,
) -> Player:
    """Somebody at a table that goes on after so many choices of a game, or after all of them.

    It has the luck of the game, so that what comes is known.
    """
    body: Data = {"step": step, "name": name, "bots": bots, "same_chance": True}
    said = {what: value for what, value in body.items() if value is not None}
    answer = Player(url, brought(url, game), None).post("fork", said)
    assert answer.status_code == 201, answer.text
    given: Data = answer.json()
    player = Player(url, given["table"], given["secret"], given["seat"])
    assert player.post("start").status_code == 204
    return player


def at_first_turn(url: str, game: Game) -> Player:
    """The first seat where it chooses first in a game; a bot that does not think has the other."""
    first = next(number for number, step in enumerate(game.steps) if step.seat == 0)
    return taken_over(url, game, first, bots=[None, "random"])
