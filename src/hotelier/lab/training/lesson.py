"""What self-play teaches: positions, and what came of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from hotelier.bots.net.net import Net

COMPARED: Final = 8
"""How many ends of a turn are compared with each other."""
VERSUS_GREEDY: Final = "-v-greedy"
"""How the sort of a game ends in which greedy had the other seats."""


@dataclass(slots=True)
class Lesson:
    """A position and what the net should have said of it."""

    facts: bytes
    own: float
    """Points still to come, on top of what an end now would give."""
    other: float
    win: float


@dataclass(slots=True)
class Judged:
    """A position at the end of a seat's turn, as the net saw it when it was played."""

    facts: list[bytes]
    """The facts of that position, and of some on the way to it."""
    own_now: list[int]
    """By position, what the seat would have if the game ended there."""
    other_now: list[int]
    own: float
    """What the net foretold: the seat's points at the end, the best other's, the odds."""
    other: float
    win: float
    tried: list[Lesson] = field(default_factory=list)
    """What the search learned of other positions of this turn."""
    comparisons: list[list[Lesson]] = field(default_factory=list)
    """Ends of this turn as they fared in the same worlds: only how they differ is learned."""


@dataclass(slots=True)
class Played:
    """One game of self-play."""

    lessons: list[Lesson]
    kind: str
    """Which sort of game it was, for the curves."""
    scores: list[int] = field(default_factory=list)
    clean: bool = False
    """Whether it was played as well as could be, without trying things out."""
    won: float = 0.0
    """Whether the first seat won, where the others were not played by the same net."""
    comparisons: list[list[Lesson]] = field(default_factory=list)
    """Of all turns."""


class School(Protocol):
    """A game that can be learned."""

    name: str
    facts: int
    facts_version: int
    blocks: dict[str, tuple[int, int]]
    """The facts by name: where each block starts and how many there are."""

    def play(self, net: Net, chance: Random) -> Played:
        """One game against oneself."""


def lessons_of(
    turns: list[Judged], own: float, other: float, win: float, trust: float
) -> list[Lesson]:
    """What one seat learns from a game that ended so.

    Each turn learns from the turns after it: from what the net said there, and, the more the
    further `trust` is from 0, from how the game really ended (TD(lambda), a step per turn).
    """
    lessons: list[Lesson] = []
    for turn in reversed(turns):
        lessons += turn.tried
        for place, facts in enumerate(turn.facts):
            last = place == len(turn.facts) - 1
            # A position on the way learns from the end of its own turn as well.
            aim_own = own if last else trust * own + (1 - trust) * turn.own
            aim_other = other if last else trust * other + (1 - trust) * turn.other
            aim_win = win if last else trust * win + (1 - trust) * turn.win
            lessons.append(
                Lesson(
                    facts, aim_own - turn.own_now[place], aim_other - turn.other_now[place], aim_win
                )
            )
        own = trust * own + (1 - trust) * turn.own
        other = trust * other + (1 - trust) * turn.other
        win = trust * win + (1 - trust) * turn.win
    return lessons
