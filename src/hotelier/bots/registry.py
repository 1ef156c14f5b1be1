"""The bots by name."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from hotelier.bots import austria_estimate, overbooking_estimate
from hotelier.bots.bot import Bot
from hotelier.bots.greedy_bot import Estimate, GreedyBot, Settled
from hotelier.bots.levels import LEVEL_NAMES
from hotelier.bots.net.weights import DamagedWeights
from hotelier.bots.plugins.found import is_plugin, make_plugin, packaged
from hotelier.bots.random_bot import RandomBot
from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence

_JUDGEMENT: Final[dict[str, tuple[Estimate, Settled]]] = {
    "austria": (austria_estimate.estimate, austria_estimate.settled),
    "overbooking": (overbooking_estimate.estimate, overbooking_estimate.settled),
}
"""By game: how a greedy player judges it."""


def _random(_: str, seed: int, _helpers: int) -> Bot:
    return RandomBot(seed)


def _greedy(game: str, seed: int, _helpers: int) -> Bot:
    return GreedyBot(seed, *_JUDGEMENT[game])


def _trained(level: str, game: str, seed: int, helpers: int) -> Bot:
    """A bot of a level."""
    # Whoever only asks for the names of bots need not wait for numpy.
    from hotelier.bots.trained import trained_bot

    return trained_bot(level, game, seed, helpers=helpers)


BOTS: Final[dict[str, Callable[[str, int, int], Bot]]] = {
    **{level: partial(_trained, level) for level in LEVEL_NAMES},
    "greedy": _greedy,
    "random": _random,
}
"""The levels are for people, from the gentlest on; the others for scripts."""


def known_bots() -> list[str]:
    """The names of all bots, those of installed packages included."""
    return [*BOTS, *packaged()]


def make_bot(name: str, game: str, seed: int, *, helpers: int = 0) -> Bot:
    """A bot for a game; the same seed makes the same choices.

    Where a level takes long, so many further processes help it. Where its weights cannot be used
    it raises DamagedWeights: nobody wants to measure another bot than the one that was named.
    """
    if name in BOTS:
        return BOTS[name](game, seed, helpers)
    if is_plugin(name):
        return make_plugin(name, game, seed)
    raise OptionError(sentence("error-no-bot", name=name, known=", ".join(known_bots())))


def bot_for_people(name: str, game: str, seed: int, *, helpers: int = 0) -> Bot:
    """The same bot for a table of people, who want to play on: in its place greedy, if need be."""
    try:
        return make_bot(name, game, seed, helpers=helpers)
    except DamagedWeights as error:
        logging.getLogger("hotelier.bots").error("%s The bot greedy takes the seat.", error)
        return make_bot("greedy", game, seed)
