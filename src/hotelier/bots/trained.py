"""Trained bots by level: their weights are read once in a process."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from hotelier.bots.bot import Bot
from hotelier.bots.levels import level_named
from hotelier.bots.minds.austria import layout as austria_layout
from hotelier.bots.minds.austria.bot import AustriaMind
from hotelier.bots.minds.austria.crew import crew_of
from hotelier.bots.minds.overbooking import layout as overbooking_layout
from hotelier.bots.minds.overbooking.bot import OverbookingMind
from hotelier.bots.net.net import Net, make_net
from hotelier.bots.net.weights import DamagedWeights, Weights, read_weights
from hotelier.kernel.message import sentence

_VERSIONS = {
    "austria": (austria_layout.FACTS_VERSION, austria_layout.FACTS),
    "overbooking": (overbooking_layout.FACTS_VERSION, overbooking_layout.FACTS),
}


@cache
def weights_of(game: str) -> Weights:
    """The weights that ship with the package; raises DamagedWeights."""
    with as_file(files("hotelier.bots") / "weights" / f"{game}.net") as path:
        weights = read_weights(path)
    version, facts = _VERSIONS[game]
    if weights.about.get("facts_version") != version or weights.shape.rows != facts:
        raise DamagedWeights(sentence("error-weights-version", file=str(path)))
    return weights


def net_of(game: str) -> Net:
    """A net of its own for a bot: it remembers the position a search began at."""
    return make_net(weights_of(game))


def trained_bot(
    name: str, game: str, seed: int, *, seconds: float | None = None, helpers: int = 0
) -> Bot:
    """A trained bot of a level; the same seed makes the same choices, however many help it."""
    level = level_named(game, name)
    net = net_of(game)
    if game == "austria":
        return AustriaMind(level, net, seed, seconds=seconds, crew=crew_of(helpers))
    return OverbookingMind(level, net, seed, seconds=seconds)
