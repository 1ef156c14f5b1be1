"""Play the golden games anew, by the rules of today: python -m tests.golden.write

Only the folder of the present version is written. Once a version has been released its journals
stay as they are: people have games by it.
"""

from __future__ import annotations

from pathlib import Path

from hotelier import Game, game_named
from hotelier.bots import make_bot
from tests.golden.ways import GOLDEN_WAYS

HERE = Path(__file__).parent
BOTS = ("greedy", "random", "greedy", "random")
FIRST_SEED = 1900


def golden_game(game: str, options: dict[str, str], seed: int) -> Game:
    """A whole game between bots of both kinds."""
    played = Game(game_named(game), options, seed)
    bots = [make_bot(BOTS[seat], game, seed + seat) for seat in range(played.players)]
    while not played.over:
        played.choose(bots[played.seat].choose(played.perspective(played.seat)))
    return played


def write(game: str) -> None:
    folder = HERE / f"{game}-{game_named(game).version}"
    folder.mkdir(exist_ok=True)
    for seed, (name, options) in enumerate(GOLDEN_WAYS[game].items(), start=FIRST_SEED):
        text = golden_game(game, options, seed).save()
        (folder / f"{name}.journal").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for each_game in GOLDEN_WAYS:
        write(each_game)
