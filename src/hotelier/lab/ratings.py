"""Ratings of bots from their games: Elo by maximum likelihood, with how sure that is.

The bounds come from Jeffreys's posterior. Half a win on both sides is his prior, on the scale of
Elo, and the share of games that one would win of another in the long run is drawn from all that
this prior and the games leave open. So the bounds of a bot that won everything reach far up, and
those of a few games reach far to both sides. Two other ways are falsely sure. Drawing the same
games again and again calls a clean sweep certain, because there is nothing else to draw. Bounds
from the curvature of the likelihood leave out the truth where one wins nearly always: they end
where more wins would still raise the rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from hotelier.kernel.numbers import rounded

_POINTS_PER_DECADE: Final = 400.0
_MOST_STEPS: Final = 100
_LONGEST_STEP: Final = 2.0
_SETTLED: Final = 1e-6
_FLAT: Final = 1e-9
"""So much bend there always is, for results that do not say anything about somebody."""
_DRAWS: Final = 1000
_PRIOR: Final = 0.5
"""Half a win for every entrant, and half a defeat, so that no rating is endless.

They are shared out among its opponents: given to each pair they would say more the more there are,
and draw the best and the worst of a large field together.
"""

Duel = tuple[int, int, float]
"""Two entrants who met in a game, and the part of a win that the first one had over the other."""
_Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an entrant is; 0 is the mean of the field."""

    elo: float
    low: float
    high: float
    """Within these the rating lies with a certainty of 95 %."""


def ratings(duels_by_game: Sequence[Sequence[Duel]], entrants: int, seed: int = 0) -> list[Rating]:
    """Ratings and their bounds; the seed decides on what is drawn to find the bounds."""
    wins = _wins(duels_by_game, entrants)
    chance = np.random.default_rng(seed)
    drawn = chance.standard_gamma(wins, (_DRAWS, *wins.shape))
    low, high = np.quantile(_fitted(drawn), [0.025, 0.975], axis=0)
    return [
        Rating(rounded(float(s), 1), rounded(float(lo), 1), rounded(float(hi), 1))
        for s, lo, hi in zip(_fitted(wins), low, high, strict=True)
    ]


def _wins(duels_by_game: Sequence[Sequence[Duel]], entrants: int) -> _Numbers:
    """By pair: how many wins one entrant had over the other, the prior included.

    All duels of a game together count as one: who is lucky in a game beats several at once.
    """
    wins = np.zeros((entrants, entrants))
    for duels in duels_by_game:
        for first, second, share in duels:
            wins[first, second] += share / len(duels)
            wins[second, first] += (1 - share) / len(duels)
    met = (wins + wins.T) > 0
    opponents = met.sum(axis=1)
    among: _Numbers = np.maximum(np.minimum.outer(opponents, opponents), 1)
    return wins + _PRIOR * met / among


def _fitted(wins: _Numbers) -> _Numbers:
    """The strengths that make these results likeliest (Bradley and Terry), in points of Elo.

    Of one table of wins, or of many at once, by Newton's steps.
    """
    played = wins + np.swapaxes(wins, -1, -2)
    own = wins.sum(axis=-1)
    strength = np.zeros(own.shape)
    entrants = np.eye(own.shape[-1])
    for _ in range(_MOST_STEPS):
        share = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = own - (played * share).sum(axis=-1)
        bend = played * share * (1 - share)
        # Only differences of strength matter: what is added to all makes one answer of many.
        bend = entrants * (bend.sum(axis=-1)[..., None] + _FLAT) - bend + 1
        step = np.linalg.solve(bend, slope[..., None])[..., 0]
        strength += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        strength -= strength.mean(axis=-1, keepdims=True)
        if np.abs(step).max() < _SETTLED:
            break
    elo: _Numbers = _POINTS_PER_DECADE / np.log(10) * strength
    return elo
