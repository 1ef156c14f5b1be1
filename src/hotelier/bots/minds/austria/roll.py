"""Looking further: ways to play the turn are tried in imagined worlds, up to later own turns."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria.engine import Austria
from hotelier.austria.own_turn import advance_in_step, apply_within
from hotelier.bots.minds.austria.search import Node, Thinker
from hotelier.bots.minds.race import Heat

Outcome = tuple[float, float, float, float]
"""What a world shows of a way: own points, the best other's, the chance to win, and its value."""


class Way:
    """A way to play the turn: its choices up to the first thing nobody can foresee."""

    __slots__ = ("choices", "end", "fared", "other", "own", "value", "win")

    def __init__(self, choices: list[int], end: Node) -> None:
        self.choices = choices
        self.end = end
        """Where it led in the world it was found in."""
        self.own = end.own
        self.other = end.other
        self.win = end.win
        self.value = end.value
        self.fared: list[float] = []
        """What it was worth in each world it was tried in since it was last forgotten."""

    def learn(self, outcome: Outcome) -> None:
        """Take what one more world showed into the means."""
        own, other, win, value = outcome
        if not self.fared:
            self.own = self.other = self.win = self.value = 0.0
        self.fared.append(value)
        share = 1.0 / float(len(self.fared))
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


def outcome_in(thinker: Thinker, choices: list[int], world: Austria, heat: Heat) -> Outcome:
    """Play the turn this way and on to the end of so many further own ones.

    What it is worth is judged at the end of each of them, and the mean counts: soon little has
    happened by chance, later less depends on the judgement. After the end of the game nothing
    changes any more.
    """
    narrow: i64 = heat.narrow
    turns: i64 = heat.turns
    world = world.clone()
    seat = world.seat
    luck = world.generator
    going = True
    for choice in choices:
        going = apply_within(world, choice)
    if going:
        world = thinker.ends(world, narrow)[0].table
    advance_in_step(world, luck)
    own = 0.0
    other = 0.0
    win = 0.0
    judged: i64 = 0
    while not world.over:
        end = thinker.ends(world, narrow if world.seat == seat else heat.others)[0]
        if world.seat == seat:
            own += end.own
            other += end.other
            win += end.win
            judged += 1
            if judged == turns:
                break
        world = end.table
        advance_in_step(world, luck)
    if judged < turns:
        rest = float(turns - judged)
        own_end, other_end, win_end = _at_the_end(world, seat)
        own += rest * own_end
        other += rest * other_end
        win += rest * win_end
    share = 1.0 / float(turns)
    own *= share
    other *= share
    win *= share
    return own, other, win, thinker.worth(own, other, win)


def _at_the_end(world: Austria, seat: i64) -> tuple[float, float, float]:
    """What a game that is over was for a seat: its points, the best other's, its victory."""
    scores = world.scores()
    other = -1000.0
    for rival, points in enumerate(scores):
        if rival != seat:
            other = max(other, float(points))
    winners = world.winners()
    win = 1.0 / float(len(winners)) if int(seat) in winners else 0.0
    return float(scores[seat]), other, win
