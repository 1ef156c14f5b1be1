"""Looking further: ways to play the turn are tried in imagined worlds, up to the next own turn.

The field is halved several times: all ways in a few worlds, the better half in more, and so on.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria.engine import Austria, advance
from hotelier.austria.own_turn import apply_within
from hotelier.bots.minds.austria.search import Node, Thinker


class Way:
    """A way to play the turn: its choices up to the first thing nobody can foresee."""

    __slots__ = ("choices", "end", "other", "own", "tried", "value", "win")

    def __init__(self, choices: list[int], end: Node) -> None:
        self.choices = choices
        self.end = end
        """Where it led in the world it was found in."""
        self.own = end.own
        self.other = end.other
        self.win = end.win
        self.value = end.value
        self.tried: i64 = 0

    def learn(self, own: float, other: float, win: float, value: float) -> None:
        """Take what one more world showed into the means."""
        if self.tried == 0:
            self.own = self.other = self.win = self.value = 0.0
        self.tried += 1
        share = 1.0 / float(self.tried)
        self.own += (own - self.own) * share
        self.other += (other - self.other) * share
        self.win += (win - self.win) * share
        self.value += (value - self.value) * share


def ways_of(ends: list[Node], reveals: i64, most: i64) -> list[Way]:
    """The best different ways among the ends of a search, at most so many."""
    found: list[Way] = []
    seen: set[tuple[int, ...]] = set()
    for end in ends:
        choices: list[int] = []
        for node in end.path():
            choices.append(int(node.choice))
            if node.table.reveals != reveals:
                break
        key = tuple(choices)
        if key not in seen:
            seen.add(key)
            found.append(Way(choices, end))
            if len(found) == most:
                break
    return found


def _by_value(way: Way) -> float:
    return way.value


def try_out(thinker: Thinker, ways: list[Way], worlds: list[Austria], narrow: i64) -> None:
    """Try every way in every world; all in the same ones, so that luck is shared."""
    for world in worlds:
        for way in ways:
            _try_in(thinker, way, world.clone(), narrow)


def best_first(ways: list[Way]) -> None:
    """Sort by what was learned."""
    ways.sort(key=_by_value, reverse=True)


def _try_in(thinker: Thinker, way: Way, world: Austria, narrow: i64) -> None:
    """Play the turn this way and on to the end of the next own one; note what it is worth."""
    seat = world.seat
    going = True
    for choice in way.choices:
        going = apply_within(world, choice)
    if going:
        world = thinker.ends(world, narrow)[0].table
    advance(world)
    while not world.over:
        end = thinker.ends(world, narrow)[0]
        if world.seat == seat:
            way.learn(end.own, end.other, end.win, end.value)
            return
        world = end.table
        advance(world)
    scores = world.scores()
    own = float(scores[seat])
    other = -1000.0
    for rival, points in enumerate(scores):
        if rival != seat:
            other = max(other, float(points))
    winners = world.winners()
    win = 1.0 / float(len(winners)) if int(seat) in winners else 0.0
    way.learn(own, other, win, thinker.worth(own, other, win))
