"""Tables laid the way a test needs them: a position is looked for by playing from seeds."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from hotelier import Game, game_named
from tests import golden as golden_games
from tests.house.running import Player
from tests.page.journals import taken_over
from tests.page.memory import remembered

Wanted = Callable[[Game], bool]
_SEEDS = 200
_CHOICES = 400


@dataclass(frozen=True)
class Laid:
    """A seat at a table that waits in the house."""

    player: Player
    game: Game
    """The game as it was brought to the house."""

    @property
    def path(self) -> str:
        return f"/table/{self.player.table}"

    def wishes(self, **others: object) -> dict[str, object]:
        return {**remembered(self.player, game="austria"), **others}


def asked(question: str, *tokens: str) -> Wanted:
    """The first seat is asked this, and these are among its choices."""

    def wanted(game: Game) -> bool:
        if game.seat != 0 or game.rules.question(game.state).id != question:
            return False
        legal = {game.rules.token(choice) for choice in game.legal}
        return legal.issuperset(tokens)

    return wanted


def runs(hotel: str, *tokens: str) -> Wanted:
    """The first seat runs this hotel, and these are among its choices."""

    def wanted(game: Game) -> bool:
        entrance = (
            game.perspective(0).view()["hotels"][0].get("entrance") if game.seat == 0 else None
        )
        if entrance is None or entrance["hotel"] != hotel:
            return False
        return {game.rules.token(choice) for choice in game.legal}.issuperset(tokens)

    return wanted


def about_to_hand_over(game: Game) -> bool:
    """The first seat may end its turn, and then somebody else is to choose."""
    if not asked("austria-question-turn-done", "end")(game):
        return False
    after = game.fork()
    after.choose_token("end")
    return not after.over and after.seat != 0


def found(wanted: Wanted, options: Mapping[str, str]) -> Game:
    """A game at random, up to a position in which something holds."""
    for seed in range(_SEEDS):
        game = Game(game_named("austria"), dict(options), seed, names={0: "Anna"})
        pick = random.Random(seed)
        for _ in range(_CHOICES):
            if game.over:
                break
            if wanted(game):
                return game
            game.choose(pick.choice(game.legal))
    raise AssertionError(f"No such position in {_SEEDS} games.")


def golden(name: str, token: str) -> Game:
    """A golden game up to where somebody made this choice."""
    rules = game_named("austria")
    path = Path(golden_games.__file__).parent / f"austria-{rules.version}" / f"{name}.journal"
    game = Game.load(path.read_text(encoding="utf-8"), game_named)
    game.rewind(next(n for n, step in enumerate(game.steps) if rules.token(step.choice) == token))
    return game


def lay(
    url: str, wanted: Wanted | Game, *, players: int = 2, bot: str = "greedy", **options: str
) -> Laid:
    """That position at a new table: bots have the seats of all others.

    Yours is the first seat, or, where a game was given, the one that is to choose in it.
    """
    if not isinstance(wanted, Game):
        wanted = found(wanted, {"players": str(players), **options})
    seats = range(int(wanted.options["players"]))
    bots = [None if seat == wanted.seat else bot for seat in seats]
    return Laid(taken_over(url, wanted, bots=bots), wanted)
