"""Games with anything a table can agree on, for tests of bots."""

from __future__ import annotations

from functools import cache
from random import Random

from hotelier.games import game_named
from tests.ways import every_way


@cache
def _ways(game: str) -> list[dict[str, str]]:
    return every_way(game_named(game))


def random_way(game: str, chance: Random) -> dict[str, str]:
    """Settled options of a game, any of them."""
    return chance.choice(_ways(game))
