"""Ends of one turn of Grand Austria Hotel, compared in imagined worlds.

How a game ends says little about one of its turns: chance weighs more. What becomes of several
ends of the same turn in the same worlds says which of them is better, and by how much.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from hotelier.austria.engine import Austria
from hotelier.bots.minds.austria.last_turn import has_played_out
from hotelier.bots.minds.austria.roll import Way, try_out, ways_of
from hotelier.bots.minds.austria.search import Node, Thinker
from hotelier.lab.training.lesson import COMPARED, Lesson

_BEST: Final = 4
"""The best ends are always among those compared; the others are any."""
_AMONG: Final = 32
_WORLDS: Final = 5
_NARROW: Final = 3


def compared(
    thinker: Thinker,
    ends: list[Node],
    chance: Random,
    imagine: Callable[[], Austria],
    note: Callable[[Austria], tuple[int, int, bytes]],
) -> list[Lesson]:
    """What became of some of these ends; nothing if there are too few that can be compared.

    `note` tells of a position what seat and best other have, and its facts.
    """
    known = imagine()
    ways = [way for way in ways_of(ends, known.reveals, _AMONG) if _is_foreseen(way, known)]
    if len(ways) < COMPARED or has_played_out(ways[0].end.table, known.seat):
        return []
    ways = ways[:_BEST] + chance.sample(ways[_BEST:], COMPARED - _BEST)
    try_out(thinker, ways, [imagine() for _ in range(_WORLDS)], _NARROW)
    lessons: list[Lesson] = []
    for way in ways:
        mine, rival, facts = note(way.end.table)
        lessons.append(Lesson(facts, way.own - mine, way.other - rival, way.win))
    return lessons


def _is_foreseen(way: Way, known: Austria) -> bool:
    """Whether its end is the same in every world: nothing turns up on the way."""
    return way.end.ended and way.end.table.reveals == known.reveals
