"""Self-play of Grand Austria Hotel, with everything a table can agree on."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from hotelier.austria.engine import Austria, advance
from hotelier.austria.own_turn import apply_within
from hotelier.austria.rules import AUSTRIA
from hotelier.bots.minds.austria import layout
from hotelier.bots.minds.austria.search import Node, Taste, Thinker
from hotelier.bots.net.net import Net
from hotelier.bots.registry import make_bot
from hotelier.kernel.perspective import Perspective
from hotelier.lab.training.comparing import compared
from hotelier.lab.training.lesson import VERSUS_GREEDY, Judged, Lesson, Played, lessons_of
from hotelier.lab.training.seen import seen_from
from hotelier.lab.training.transfer import blocks_of

_SEEDS: Final = 2**31
_TRUST: Final = 0.8
_ON_THE_WAY: Final = 0.08
"""How often a position in the middle of the turn that was played is kept."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How self-play plays."""

    width: int = 8
    wide: int = 24
    """How many positions are kept now and then, to learn of what a narrow search gives up."""
    widely: float = 0.05
    """Share of searches that are wide."""
    tried: int = 1
    """Of so many positions that a search tried on its way it is learned where they led."""
    rivalry: float = 0.3
    winning: float = 10.0
    curiosity: float = 0.5
    """Points by which a worse end of a turn may be taken to see what comes of it."""
    clean: float = 0.1
    """Share of games played without curiosity, for the curves."""
    odd: float = 0.12
    """Share of games that begin with some turns at random."""
    compared: float = 0.2
    """Share of searches whose ends are compared in imagined worlds."""
    worlds: int = 3
    """In how many worlds they are."""
    measured: float = 0.01
    """Share of games in which greedy has the other seats, to see how far the net has come."""


REFINING: Final = Habits(compared=1.0, worlds=1)
"""Where comparisons are all that is learned: of what two worlds tell one tells most."""

_MIX: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "players": (("2", 43), ("1", 48), ("3", 5), ("4", 4)),
    "edition": (("revised", 96), ("2015", 4)),
    "board": (("night", 92), ("day", 8)),
    "hands": (("standard", 92), ("draft", 5), ("introductory", 3)),
    "promo": (("no", 92), ("yes", 8)),
    "more-staff": (("no", 92), ("yes", 8)),
    "entrances": (("none", 92), ("auction", 3), ("draw", 5)),
    "ask": (("useful", 99), ("everything", 1)),
    "difficulty": (("easy", 12), ("medium", 28), ("hard", 60)),
    "leopold-hotel": (("none", 70), ("random", 30)),
    "opponent": (("leopold", 94), ("elisabeth", 6)),
}
"""How often each value of an option is played."""


class AustriaSchool:
    """How the net of Grand Austria Hotel learns."""

    name = "austria"
    facts = layout.FACTS
    facts_version = layout.FACTS_VERSION
    blocks = blocks_of(layout)

    def __init__(self, habits: Habits | None = None) -> None:
        self._habits = habits or Habits()

    def play(self, net: Net, chance: Random) -> Played:
        options = AUSTRIA.settle(_options(chance))
        alone = options["players"] == "1"
        state = AUSTRIA.deal(options, chance.randrange(_SEEDS))
        state.events = None
        habits = self._habits
        greedy = None
        if not alone and chance.random() < habits.measured:
            greedy = make_bot("greedy", self.name, chance.randrange(_SEEDS))
        clean = greedy is not None or chance.random() < habits.clean
        curiosity = 0.0 if clean else habits.curiosity
        oddity = 0
        if not clean and chance.random() < habits.odd:
            oddity = chance.randrange(1, 8 * int(state.players))
        thinker = Thinker(net, Taste(habits.rivalry, habits.winning))
        turns: list[list[Judged]] = [[] for _ in range(int(state.players))]
        comparisons: list[list[Lesson]] = []
        while not state.over:
            seat = int(state.seat)
            if greedy is not None and seat != 0:
                state.apply(greedy.choose(Perspective(AUSTRIA, state, seat)))
                continue
            if oddity > 0 and chance.random() < 0.5:
                _at_random(state, chance)
            else:
                judged = _one_turn(thinker, state, chance, habits, curiosity)
                comparisons += judged.comparisons
                if oddity <= 0:
                    turns[seat].append(judged)
            oddity -= 1
        kind = f"alone-{options['difficulty']}" if alone else f"{options['players']}-players"
        if alone and options["leopold-hotel"] != "none":
            kind += "-special"
        if greedy is not None:
            kind += VERSUS_GREEDY
        scores = state.scores()
        lessons: list[Lesson] = []
        winners = state.winners()
        for seat in range(1 if alone else int(state.players)):
            # Who was played by greedy has noted nothing, and so teaches nothing.
            other = max(points for rival, points in enumerate(scores) if rival != seat)
            win = 1 / len(winners) if seat in winners else 0.0
            lessons += lessons_of(turns[seat], scores[seat], other, win, _TRUST)
        won = float(0 in winners)
        own_scores = scores[:1] if alone or greedy is not None else scores
        return Played(lessons, kind, own_scores, clean, won, comparisons)


def _options(chance: Random) -> dict[str, str]:
    wanted = {
        name: chance.choices([v for v, _ in values], [w for _, w in values])[0]
        for name, values in _MIX.items()
    }
    alone = wanted["players"] == "1"
    if alone and wanted["leopold-hotel"] == "none":
        wanted["entrances"] = "none"
    elif alone and wanted["entrances"] == "auction":
        wanted["entrances"] = "draw"
    left_out = ("hands",) if alone else ("difficulty", "leopold-hotel", "opponent")
    return {name: value for name, value in wanted.items() if name not in left_out}


def _at_random(state: Austria, chance: Random) -> None:
    """The rest of a turn without a thought."""
    while apply_within(state, chance.choice(state.choices)):
        pass
    advance(state)


def _one_turn(
    thinker: Thinker, state: Austria, chance: Random, habits: Habits, curiosity: float
) -> Judged:
    """Play a turn as well as the net knows, and note what it said."""
    seat = int(state.seat)
    passing: list[bytes] = []
    own_now: list[int] = []
    other_now: list[int] = []
    tried: list[Lesson] = []
    comparisons: list[list[Lesson]] = []
    going = True
    while going:
        world = AUSTRIA.imagine(state, seat, chance.randrange(_SEEDS))
        width = habits.wide if chance.random() < habits.widely else habits.width
        ends = thinker.ends(world, width)
        tried += what_was_tried(ends, seat, chance, habits.tried)
        if chance.random() < habits.compared:
            worlds = [
                AUSTRIA.imagine(state, seat, chance.randrange(_SEEDS)) for _ in range(habits.worlds)
            ]
            if found := compared(thinker, ends, worlds, chance):
                comparisons.append(found)
        end = _pick(ends, chance, curiosity)
        reveals = state.reveals
        for node in end.path():
            going = apply_within(state, node.choice)
            if not going or state.reveals != reveals:
                break
            if chance.random() < _ON_THE_WAY:
                _note(state, seat, passing, own_now, other_now)
    said = thinker.judge_position(state, seat)
    _note(state, seat, passing, own_now, other_now)
    advance(state)
    return Judged(passing, own_now, other_now, said.own, said.other, said.win, tried, comparisons)


def what_was_tried(ends: list[Node], seat: int, chance: Random, most: int) -> list[Lesson]:
    """What a search teaches of the positions it went through: each is worth its best end.

    Without this a net knows only the ways it went, and a narrow search, which has to give up most
    positions half-way, gives up the wrong ones.
    """
    if not ends[0].ended:
        return []
    led_to: dict[int, tuple[Node, Node]] = {}
    for end in ends:
        node = end.parent
        while node is not None and id(node) not in led_to:
            led_to[id(node)] = (node, end)
            node = node.parent
    lessons: list[Lesson] = []
    for node, end in chance.sample(list(led_to.values()), min(most, len(led_to))):
        mine, rival, facts = seen_from(node.table, seat)
        lessons.append(Lesson(facts, end.own - mine, end.other - rival, end.win))
    return lessons


def _note(
    state: Austria, seat: int, facts: list[bytes], own_now: list[int], other_now: list[int]
) -> None:
    mine, rival, seen = seen_from(state, seat)
    facts.append(seen)
    own_now.append(mine)
    other_now.append(rival)


def _pick(ends: list[Node], chance: Random, curiosity: float) -> Node:
    """The best end, or one a little worse now and then."""
    if curiosity <= 0 or len(ends) == 1:
        return ends[0]
    near = [end for end in ends[:12] if ends[0].value - end.value < 6 * curiosity]
    return chance.choices(near, [exp((end.value - ends[0].value) / curiosity) for end in near])[0]
