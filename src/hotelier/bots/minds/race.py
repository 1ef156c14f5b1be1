"""Which of several ways is best, told by worlds that all of them are tried in.

Ways run in heats: many over a short distance, the best of them over a longer one. After every few
worlds those go that are behind the leader by more than chance explains, so that effort goes where
it is hard to tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

WORLDS_AT_ONCE: Final = 2
"""So many worlds are tried between two looks at who is behind."""
_DOUBT: Final = 2.0
"""How many deviations a way must be behind to be given up."""
_USUAL: Final = 3.0
"""How far what two ways gain in a world usually differs from world to world, in points."""
_AS_SURE_AS: Final = 3
"""As many worlds as that belief counts for."""


@dataclass(frozen=True, slots=True)
class Heat:
    """How far ways are tried."""

    ways: int
    """How many of the best start."""
    worlds: int
    """In how many worlds they are tried at most."""
    turns: int = 1
    """How many own turns are played on in each; Overbooking plays the round out instead."""
    narrow: int = 2
    """How many positions the player keeps at each step of those turns."""
    others: int = 3
    """How many the others keep in theirs: what they do matters, how well they do it little."""

    def worlds_with(self, hotels: int) -> int:
        """In how many worlds at most, where turns of so many hotels are played in each.

        The more there are, the longer a world takes; it is always as many as are tried at once.
        """
        return max(1, 2 * self.worlds // (hotels * WORLDS_AT_ONCE)) * WORLDS_AT_ONCE


def thinned(fared: list[list[float]]) -> tuple[list[int], list[int]]:
    """Who may still be best and who is given up, by what each was worth in the same worlds.

    Both are places in the list, the best first.
    """
    ranked = sorted(range(len(fared)), key=lambda place: sum(fared[place]), reverse=True)
    leader = fared[ranked[0]]
    running: list[int] = []
    given_up: list[int] = []
    for place in ranked:
        behind = (sum(leader) - sum(fared[place])) / len(leader)
        hopeless = behind > _DOUBT * deviation(leader, fared[place])
        (given_up if hopeless else running).append(place)
    return running, given_up


def deviation(one: list[float], other: list[float]) -> float:
    """How surely the mean difference of two ways is known."""
    worlds = len(one)
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(gaps) / worlds
    spread = sum((gap - mean) ** 2 for gap in gaps) + _AS_SURE_AS * _USUAL**2
    return sqrt(spread / (worlds - 1 + _AS_SURE_AS) / worlds)
