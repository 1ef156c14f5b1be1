"""Games of players who choose at random, for tests that want many positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hotelier.kernel.game import Game
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.engine import OverbookingState


def random_game(options: dict[str, str], seed: int, *, show_forced: bool = False) -> Iterator[Game]:
    """A game after the deal and after each choice."""
    game = Game(OVERBOOKING, options, seed, show_forced=show_forced)
    chance = random.Random(seed)
    yield game
    while not game.over:
        game.choose(chance.choice(game.legal))
        yield game


def random_states(options: dict[str, str], seed: int) -> Iterator[OverbookingState]:
    """The positions of a game, each once; the same object goes on."""
    state = OVERBOOKING.deal(OVERBOOKING.settle(options), seed)
    state.events = None
    chance = random.Random(seed)
    yield state
    while not state.over:
        state.apply(chance.choice(state.choices))
        yield state


def rounds_of(players: int, seed: int) -> list[OverbookingState]:
    """The first position of each round."""
    found: list[OverbookingState] = []
    for state in random_states({"players": str(players)}, seed):
        if len(found) < state.round:
            found.append(state.clone())
    return found
