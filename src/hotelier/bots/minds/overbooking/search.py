"""Thinking over one choice of Overbooking: what the net says after each, and rounds played out.

What a seat cannot know never decides: facts leave it out, and where a choice lets hidden cards be
turned up, many imagined worlds are asked.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from hotelier.bots.minds.overbooking.facts import best_other, write_facts
from hotelier.bots.net.net import Net
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.scoring import points_of

_POINTS: Final = 32.0
_NOTHING: Final = b""


class Outcome:
    """What is expected of a choice."""

    __slots__ = ("choice", "other", "own", "value", "win")

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice
        self.own: float = 0.0
        self.other: float = 0.0
        self.win: float = 0.0
        self.value: float = 0.0


class Thinker:
    """Judges choices of Overbooking. It counts the positions it judges."""

    __slots__ = ("judged", "net", "rivalry", "winning")

    def __init__(self, net: Net, rivalry: float, winning: float) -> None:
        self.net = net
        self.rivalry = rivalry
        self.winning = winning
        self.judged: i64 = 0

    def outcomes(self, world: OverbookingState) -> list[Outcome]:
        """What each choice leads to in a world, in the order of the choices."""
        seat = world.seat
        states: list[OverbookingState] = []
        for choice in world.choices:
            state = world.clone()
            state.apply(choice)
            states.append(state)
        found = self.judge(states, seat)
        for index, choice in enumerate(world.choices):
            found[index].choice = choice
        return found

    def best(self, world: OverbookingState) -> i64:
        """The choice after which a world looks best."""
        best: i64 = world.choices[0]
        value = -1.0e9
        for outcome in self.outcomes(world):
            if outcome.value > value:
                best = outcome.choice
                value = outcome.value
        return best

    def judge(self, states: list[OverbookingState], seat: i64) -> list[Outcome]:
        """What positions promise a seat."""
        positions: list[bytes] = []
        own: list[int] = []
        others: list[int] = []
        for state in states:
            mine = points_of(state, seat)
            rival = best_other(state, seat)
            own.append(int(mine))
            others.append(int(rival))
            positions.append(_NOTHING if state.over else write_facts(state, seat, mine - rival))
        self.net.begin(_NOTHING, _NOTHING)
        said = self.net.judge(positions)
        self.judged += len(states)
        found: list[Outcome] = []
        place: i64 = 0
        for index, state in enumerate(states):
            outcome = Outcome(-1)
            outcome.own = float(own[index])
            outcome.other = float(others[index])
            if state.over:
                winners = state.winners()
                outcome.win = 1.0 / len(winners) if int(seat) in winners else 0.0
            else:
                outcome.own += _POINTS * said[place]
                outcome.other += _POINTS * said[place + 1]
                outcome.win = 1.0 / (1.0 + exp(-min(30.0, max(-30.0, said[place + 2]))))
            outcome.value = outcome.own - self.rivalry * outcome.other + self.winning * outcome.win
            place += 3
            found.append(outcome)
        return found

    def play_round_out(self, world: OverbookingState, choice: i64, seat: i64) -> Outcome:
        """Make a choice in a world, let everybody finish the round as the net says, and judge."""
        now = world.round
        state = world.clone()
        state.apply(choice)
        while not state.over and state.round == now:
            state.apply(self.best(state))
        outcome = self.judge([state], seat)[0]
        outcome.choice = choice
        return outcome
