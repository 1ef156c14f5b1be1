"""Ratings of bots from their games: Elo by maximum likelihood, with how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

_POINTS_PER_DECADE: Final = 400.0
_ROUNDS: Final = 300
_DRAWS: Final = 200
_LEAST: Final = 0.5
"""Half a win is added on both sides of a pair, so that no rating is endless."""

Duel = tuple[int, int, float]
"""Two entrants who met in a game, and the part of a win that the first one had over the other."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an entrant is; 0 is the mean of the field."""

    elo: float
    low: float
    high: float
    """Within these the rating lies with a certainty of 95 %."""


def ratings(duels_by_game: Sequence[Sequence[Duel]], entrants: int, seed: int = 0) -> list[Rating]:
    """Ratings and their bounds; the bounds come from drawing the same games again and again."""
    games = [np.array(duels, float).reshape(-1, 3) for duels in duels_by_game]
    strengths = _fitted(_wins(games, entrants))
    chance = np.random.default_rng(seed)
    drawn = np.stack(
        [
            _fitted(_wins([games[i] for i in chance.integers(0, len(games), len(games))], entrants))
            for _ in range(_DRAWS)
        ]
    )
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    return [
        Rating(round(float(s), 1), round(float(lo), 1), round(float(hi), 1))
        for s, lo, hi in zip(strengths, low, high, strict=True)
    ]


def _wins(games: list[npt.NDArray[np.float64]], entrants: int) -> npt.NDArray[np.float64]:
    """By pair: how many wins one entrant had over the other."""
    wins = np.zeros((entrants, entrants))
    for game in games:
        for first, second, share in game:
            wins[int(first), int(second)] += share
            wins[int(second), int(first)] += 1 - share
    met = (wins + wins.T) > 0
    return wins + _LEAST * met


def _fitted(wins: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The strengths that make these results likeliest (Bradley and Terry), in points of Elo."""
    played = wins + wins.T
    own = wins.sum(axis=1)
    strength = np.ones(len(wins))
    for _ in range(_ROUNDS):
        shares = (played / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength = np.where(shares > 0, own / np.maximum(shares, 1e-12), 1.0)
        strength /= np.exp(np.log(strength).mean())
    elo: npt.NDArray[np.float64] = _POINTS_PER_DECADE * np.log10(strength)
    return elo
