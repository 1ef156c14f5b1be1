"""Ends of one turn of Grand Austria Hotel, compared in imagined worlds.

How a game ends says little about one of its turns: chance weighs more. What becomes of several
ends of the same turn in the same worlds says which of them is better, and by how much.
"""

from __future__ import annotations

from random import Random
from typing import Final

from hotelier.austria.engine import Austria
from hotelier.bots.minds.austria.crew import Crew
from hotelier.bots.minds.austria.last_turn import has_played_out
from hotelier.bots.minds.austria.roll import Way, ways_of
from hotelier.bots.minds.austria.search import Node, Thinker
from hotelier.bots.minds.race import Heat
from hotelier.lab.training.lesson import COMPARED, Lesson
from hotelier.lab.training.seen import seen_from

_BEST: Final = 4
"""The best ends are always among those compared; the others are any."""
_AMONG: Final = 32
_HEAT: Final = Heat(COMPARED, worlds=1, narrow=3, others=3)
"""In how many worlds is up to the lesson."""


def compared(
    thinker: Thinker, ends: list[Node], worlds: list[Austria], chance: Random
) -> list[Lesson]:
    """What became of some ends in these worlds; nothing if too few can be compared."""
    seat = int(worlds[0].seat)
    reveals = worlds[0].reveals
    ways = [way for way in ways_of(ends, reveals, _AMONG) if _is_foreseen(way, reveals)]
    if len(ways) < COMPARED or has_played_out(ways[0].end.table, seat):
        return []
    ways = ways[:_BEST] + chance.sample(ways[_BEST:], COMPARED - _BEST)
    Crew().try_out(thinker, ways, worlds, _HEAT)
    lessons: list[Lesson] = []
    for way in ways:
        mine, rival, facts = seen_from(way.end.table, seat)
        lessons.append(Lesson(facts, way.own - mine, way.other - rival, way.win))
    return lessons


def _is_foreseen(way: Way, reveals: int) -> bool:
    """Whether its end is the same in every world: nothing turns up on the way."""
    return way.end.ended and way.end.table.reveals == reveals
