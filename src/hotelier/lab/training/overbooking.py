"""Self-play of Overbooking, with everything a table can agree on."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from hotelier.bots.minds.overbooking import layout
from hotelier.bots.minds.overbooking.facts import best_other, write_facts
from hotelier.bots.minds.overbooking.search import Outcome, Thinker
from hotelier.bots.net.net import Net
from hotelier.bots.registry import make_bot
from hotelier.kernel.perspective import Perspective
from hotelier.lab.training.lesson import VERSUS_GREEDY, Judged, Lesson, Played, lessons_of
from hotelier.lab.training.transfer import blocks_of
from hotelier.overbooking.rules import OVERBOOKING
from hotelier.overbooking.scoring import points_of

_SEEDS: Final = 2**31
_TRUST: Final = 0.85
_CURIOSITY: Final = 0.25
_CLEAN: Final = 0.1
_RANDOM_PLAY: Final = 0.03
_MEASURED: Final = 0.04
"""Share of games in which greedy has the other seats, to see how far the net has come."""


class OverbookingSchool:
    """How the net of Overbooking learns."""

    name = "overbooking"
    facts = layout.FACTS
    facts_version = layout.FACTS_VERSION
    blocks = blocks_of(layout)

    def play(self, net: Net, chance: Random) -> Played:
        options = OVERBOOKING.settle(
            {
                "players": chance.choice(("2", "2", "3", "4")),
                "scoring": chance.choice(("beginners", "beginners", "experts", "none")),
                "peeking": chance.choice(("yes", "yes", "yes", "no")),
            }
        )
        state = OVERBOOKING.deal(options, chance.randrange(_SEEDS))
        state.events = None
        greedy = None
        if chance.random() < _MEASURED:
            greedy = make_bot("greedy", self.name, chance.randrange(_SEEDS))
        clean = greedy is not None or chance.random() < _CLEAN
        thinker = Thinker(net, 0.5, 6.0)
        turns: list[list[Judged]] = [[] for _ in range(int(state.players))]
        while not state.over:
            seat = int(state.seat)
            if greedy is not None and seat != 0:
                state.apply(greedy.choose(Perspective(OVERBOOKING, state, seat)))
                continue
            world = OVERBOOKING.imagine(state, seat, chance.randrange(_SEEDS))
            if not clean and chance.random() < _RANDOM_PLAY:
                choice = chance.choice(state.choices)
            else:
                choice = int(_pick(thinker.outcomes(world), chance, clean=clean).choice)
            state.apply(choice)
            if not state.over:
                said = thinker.judge([state], seat)[0]
                mine, rival = int(points_of(state, seat)), int(best_other(state, seat))
                facts = write_facts(state, seat, mine - rival)
                turns[seat].append(Judged([facts], [mine], [rival], said.own, said.other, said.win))
        scores, winners = state.scores(), state.winners()
        lessons: list[Lesson] = []
        for seat, judged in enumerate(turns):
            other = max(points for rival, points in enumerate(scores) if rival != seat)
            win = 1 / len(winners) if seat in winners else 0.0
            lessons += lessons_of(judged, scores[seat], other, win, _TRUST)
        kind = f"{options['players']}-players"
        if greedy is not None:
            return Played(lessons, kind + VERSUS_GREEDY, scores[:1], clean, float(0 in winners))
        return Played(lessons, kind, scores, clean)


def _pick(outcomes: list[Outcome], chance: Random, *, clean: bool) -> Outcome:
    best = max(outcomes, key=lambda outcome: outcome.value)
    if clean:
        return best
    return chance.choices(outcomes, [exp((o.value - best.value) / _CURIOSITY) for o in outcomes])[0]
