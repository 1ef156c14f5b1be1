"""Play the golden games anew, by the rules of today: python -m tests.golden.write

Only the folder of the present version is written. Once a version has been released its journals
stay as they are: people have games by it.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from hotelier import Game, game_named
from hotelier.bots import make_bot
from tests.golden.ways import GOLDEN_WAYS

HERE = Path(__file__).parent
BOTS = ("greedy", "random", "greedy", "random")
FIRST_SEED = 1900
HOTEL = "hotel-"
OWN_CHOICES = {
    "dove": "token1",
    "kaufman": "in4",
    "ninas": "ownA",
    "wray": "tile1",
    "kozi": "3>4",
}
"""By unique hotel: a choice that no other has."""


def golden_game(game: str, name: str, seed: int) -> Game:
    """A game that shows what it is named after, the first one found."""
    return next(played for n in count(seed, 100) if shows(played := play(game, name, n), name))


def shows(played: Game, name: str) -> bool:
    """Whether somebody runs the hotel the game is named after and does what only it can do."""
    words = {played.rules.token(step.choice) for step in played.steps}
    hotel = name.removeprefix(HOTEL)
    return not name.startswith(HOTEL) or {hotel, OWN_CHOICES.get(hotel, hotel)} <= words


def play(game: str, name: str, seed: int) -> Game:
    """A whole game between bots of both kinds; somebody takes the hotel it is named after."""
    played = Game(game_named(game), GOLDEN_WAYS[game][name], seed)
    bots = [make_bot(BOTS[seat], game, seed + seat) for seat in range(played.players)]
    hotel = name.removeprefix(HOTEL)
    while not played.over:
        wanted = [choice for choice in played.legal if played.rules.token(choice) == hotel]
        seen = played.perspective(played.seat)
        played.choose(wanted[0] if wanted else bots[played.seat].choose(seen))
    return played


def write(game: str) -> None:
    folder = HERE / f"{game}-{game_named(game).version}"
    folder.mkdir(exist_ok=True)
    for seed, name in enumerate(GOLDEN_WAYS[game], start=FIRST_SEED):
        text = golden_game(game, name, seed).save()
        (folder / f"{name}.journal").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for each_game in GOLDEN_WAYS:
        write(each_game)
