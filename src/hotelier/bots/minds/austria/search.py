"""Thinking over a whole turn: a beam over sequences of choices, judged where the turn ends."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from hotelier.austria.engine import Austria
from hotelier.austria.own_turn import apply_within
from hotelier.austria.solo.leopold import LEOPOLD_SEAT
from hotelier.bots.minds.austria.facts import (
    best_other,
    changing_facts,
    lasting_facts,
    points_now,
    rival_mark,
)
from hotelier.bots.minds.austria.last_turn import has_played_out, points_in_the_end
from hotelier.bots.net.net import Net
from hotelier.kernel.chance import mixed

_POINTS: Final = 32.0
_DEEPEST: Final = 60


class Taste:
    """What a player strives for: points, fewer for the others, or to win."""

    __slots__ = ("rivalry", "winning")

    def __init__(self, rivalry: float, winning: float) -> None:
        self.rivalry = rivalry
        """How much a point of the best other hotel counts against one's own."""
        self.winning = winning
        """How many points it is worth to win for certain rather than to lose."""


class Node:
    """A position within a turn, and the choice that led there."""

    __slots__ = ("choice", "ended", "other", "own", "parent", "table", "value", "win")

    def __init__(self, table: Austria, parent: Node | None, choice: i64, *, ended: bool) -> None:
        self.table = table
        self.parent = parent
        self.choice: i64 = choice
        self.ended = ended
        self.own: float = 0.0
        self.other: float = 0.0
        self.win: float = 0.5
        self.value: float = 0.0

    def path(self) -> list[Node]:
        """From the first choice of the turn to this one."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            found.append(node)
            node = node.parent
        found.reverse()
        return found


def _by_value(node: Node) -> float:
    return node.value


class Thinker:
    """Looks for good ways to play a turn. It counts the positions it judges."""

    __slots__ = ("_mark", "_rival", "judged", "net", "taste")

    def __init__(self, net: Net, taste: Taste) -> None:
        self.net = net
        self.taste = taste
        self.judged: i64 = 0
        # What the best other hotel would have if the game ended where the search began.
        self._rival: i64 = 0
        # What was Leopold's in the position the net was shown last.
        self._mark: i64 = 0

    def ends(self, world: Austria, width: i64) -> list[Node]:
        """Where the turn of the seat to choose can end, the best first; never empty.

        `width` positions are kept at each depth. Positions that can be reached in several ways
        are looked at once. If no end is found the best position on the way stands for one.
        """
        seat = world.seat
        root = Node(world, None, -1, ended=False)
        self._begin(world, seat)
        seen: set[int] = set()
        found: list[Node] = []
        frontier = [root]
        for _ in range(_DEEPEST):
            reached: list[Node] = []
            for node in frontier:
                for choice in node.table.choices:
                    table = node.table.clone()
                    going = apply_within(table, choice)
                    key = position_key(table, seat, going)
                    if key not in seen:
                        seen.add(key)
                        reached.append(Node(table, node, choice, ended=not going))
            going_on = [node for node in reached if not node.ended]
            ended = [node for node in reached if node.ended]
            self._judge(ended, seat)
            found.extend(ended)
            if not going_on:
                break
            frontier = going_on
            if len(frontier) > width:
                self._judge(frontier, seat)
                frontier.sort(key=_by_value, reverse=True)
                del frontier[width:]
        if not found:
            self._judge(frontier, seat)
            found = frontier
        found.sort(key=_by_value, reverse=True)
        return found

    def worth(self, own: float, other: float, win: float) -> float:
        """What an outcome is worth to a player of this taste."""
        return own - self.taste.rivalry * other + self.taste.winning * win

    def judge_position(self, table: Austria, seat: i64) -> Node:
        """One position by itself, as its seat sees it."""
        self._begin(table, seat)
        node = Node(table, None, -1, ended=True)
        self._judge([node], seat)
        return node

    def _begin(self, world: Austria, seat: i64) -> None:
        self._rival = best_other(world, seat)
        self._mark = rival_mark(world)
        lead = points_now(world, world.hotels[seat]) - self._rival
        self.net.begin(lasting_facts(world, seat), changing_facts(world, seat, lead))

    def _judge(self, nodes: list[Node], seat: i64) -> None:
        """Judge all of them, those together that differ in nothing of Leopold's.

        Only he can lose or gain anything in somebody else's turn, and mostly he does not.
        """
        by_mark: dict[int, list[Node]] = {}
        for node in nodes:
            by_mark.setdefault(rival_mark(node.table), []).append(node)
        for mark, alike in by_mark.items():
            if mark != self._mark:
                self._begin(alike[0].table, seat)
            self._judge_alike(alike, seat)

    def _judge_alike(self, nodes: list[Node], seat: i64) -> None:
        positions: list[bytes] = []
        rival = self._rival
        for node in nodes:
            table = node.table
            if table.leopold is not None:
                rival = best_other(table, seat)
            mine = points_now(table, table.hotels[seat])
            node.own = float(mine)
            node.other = float(rival)
            positions.append(changing_facts(table, seat, mine - rival))
        said = self.net.judge(positions)
        self.judged += len(nodes)
        place: i64 = 0
        for node in nodes:
            if node.ended and has_played_out(node.table, seat):
                node.own = float(points_in_the_end(node.table, seat))
            else:
                node.own += _POINTS * said[place]
            node.other += _POINTS * said[place + 1]
            node.win = 1.0 / (1.0 + exp(-min(30.0, max(-30.0, said[place + 2]))))
            place += 3
            node.value = self.worth(node.own, node.other, node.win)


def position_key(table: Austria, seat: i64, going: bool) -> i64:
    """A number that tells positions of one turn apart; two of them meet as good as never."""
    key = mixed(seen_key(table, seat), 1 if going else 2)
    key = mixed(key, table.generator)
    if table.leopold is not None:
        rival = table.hotels[LEOPOLD_SEAT]
        key = mixed(key, rival.points)
        key = mixed(key, rival.cafe)
        key = mixed(key, rival.orders)
        key = mixed(key, table.leopold.mark())
    return key


def seen_key(table: Austria, seat: i64) -> i64:
    """The same of what a seat sees before itself in its own turn, in whatever world it imagines."""
    hotel = table.hotels[seat]
    key: i64 = mixed(1, hotel.tiles)
    key = mixed(key, hotel.occupied)
    key = mixed(key, hotel.bonuses)
    key = mixed(key, hotel.krones)
    key = mixed(key, hotel.emperor)
    key = mixed(key, hotel.points)
    key = mixed(key, hotel.kitchen)
    key = mixed(key, hotel.cafe)
    key = mixed(key, hotel.orders)
    key = mixed(key, hotel.hand)
    key = mixed(key, hotel.played)
    key = mixed(key, hotel.used)
    key = mixed(key, hotel.discs)
    key = mixed(key, hotel.turns)
    key = mixed(key, hotel.passed)
    key = mixed(key, table.dice)
    key = mixed(key, table.queue)
    key = mixed(key, table.offer)
    key = mixed(key, table.deeds)
    key = mixed(key, len(table.stack))
    for waiting in table.stack:
        key = mixed(key, waiting)
    if hotel.entrance is not None:
        key = mixed(key, hash(hotel.entrance.key()))
    if table.market is not None:
        key = mixed(key, hash(table.market.key()))
    return key
