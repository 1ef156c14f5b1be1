"""Games that were played already, by chance or by bots, and where something happened in them."""

from __future__ import annotations

import random
from functools import cache

from hotelier import Game, game_named
from hotelier.austria import events
from hotelier.bots import Bot, make_bot
from hotelier.bots.greedy_bot import GreedyBot
from hotelier.kernel.chance import Chance

NAMES = ("Anna", "Leo", "Mitzi", "Poldi")
ME = 0
BOT = "greedy"


def old_game(game: str = "overbooking", players: int = 2, seed: int = 3) -> Game:
    """A finished game of people who chose without thinking."""
    names = dict(enumerate(("Anna", "Berta", "Clara", "Doris")[:players]))
    played = Game(game_named(game), {"players": str(players)}, seed, names=names)
    pick = random.Random(seed)
    while not played.over:
        played.choose(pick.choice(played.legal))
    return played


@cache
def played(game: str, seed: int, **options: str) -> Game:
    """A whole game between bots."""
    made = Game(game_named(game), options, seed)
    made.names |= dict(enumerate(NAMES[: int(made.options["players"])]))
    bots = [_greedy(game, seat) for seat in range(made.players)]
    while not made.over:
        made.choose(bots[made.seat].choose(made.perspective(made.seat)))
    return made


def _greedy(game: str, seat: int) -> Bot:
    """What tests and pictures show was found in games that came by these numbers."""
    bot = make_bot(BOT, game, seat)
    assert isinstance(bot, GreedyBot)
    bot._chance = Chance(seat)
    return bot


def step_of(game: Game, chapter: str, question: str) -> int:
    """Where somebody is first asked something in a chapter."""
    for number, step in enumerate(game.steps):
        if step.seat == ME and step.chapter == chapter:
            if game.rules.question(game.state_at(number)).id == question:
                return number
    raise LookupError(f"{NAMES[ME]} is never asked {question} in {chapter}.")


def step_before(game: Game, event: str, chapter: str) -> int:
    """The own choice that something is told after."""
    for number, step in enumerate(game.steps):
        told = {game.rules.tell(one).id for one in step.events}
        if step.seat == ME and step.chapter == chapter and event in told:
            return number
    raise LookupError(f"No choice of {NAMES[ME]} in {chapter} leads to {event}.")


def step_filling_a_group(game: Game) -> int:
    """The own choice that fills a blue group of rooms: they pay in points."""
    for number, step in enumerate(game.steps):
        paid = [one for one in step.events if one[0] == events.SCORED and one[1] == ME]
        if step.seat == ME and any(one[3] == events.FROM_GROUPS for one in paid):
            return number
    raise LookupError(f"No choice of {NAMES[ME]} fills a blue group.")
