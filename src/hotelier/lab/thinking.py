"""How long the bots think: turns and judged positions, on one core, by processor time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from time import process_time
from typing import Final

from hotelier.austria.effects import TURN
from hotelier.austria.engine import Austria
from hotelier.austria.own_turn import apply_within
from hotelier.bots.levels import LEVELS, Level
from hotelier.bots.minds.austria.bot import AustriaMind
from hotelier.bots.minds.overbooking.bot import OverbookingMind
from hotelier.bots.trained import net_of
from hotelier.form import FORM
from hotelier.games import game_named
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State
from hotelier.overbooking.engine import OverbookingState

_TABLES: Final = (("austria", "1"), ("austria", "2"), ("austria", "4"), ("overbooking", "2"))


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a level took for its turns."""

    game: str
    players: int
    level: str
    form: str
    turns: int
    seconds: float
    """For a turn, on average."""
    longest: float
    positions: float
    """How many it judged in a second."""


def measure_thinking(seconds: float, seed: int) -> Iterator[Thinking]:
    """Every level at every sort of table, in whole games of itself, for so long at least."""
    for game, players in _TABLES:
        for level in LEVELS[game]:
            yield _measured(game, players, level, seconds, seed)


def _measured(game: str, players: str, level: Level, seconds: float, seed: int) -> Thinking:
    spent: list[float] = []
    judged = 0
    while sum(spent) < seconds:
        turns, positions = _one_game(game, players, level, seed)
        spent += turns
        judged += positions
        seed += 1
    return Thinking(
        game=game,
        players=int(players),
        level=level.name,
        form=FORM,
        turns=len(spent),
        seconds=round(fmean(spent), 4),
        longest=round(max(spent), 4),
        positions=round(judged / sum(spent), 1),
    )


def _one_game(game: str, players: str, level: Level, seed: int) -> tuple[list[float], int]:
    """The seconds of each turn, and how many positions were judged."""
    rules = game_named(game)
    state = rules.deal(rules.settle({"players": players}), seed)
    state.events = None
    seats = range(int(players))
    minds = [_mind(game, level, seat) for seat in seats]
    views = [Perspective(rules, state, seat) for seat in seats]
    turns: list[float] = []
    thinking = [0.0 for _ in seats]
    while not state.over:
        seat = int(state.seat)
        begun = process_time()
        choice = minds[seat].choose(views[seat])
        thinking[seat] += process_time() - begun
        before = state.clone()
        state.apply(choice)
        for ended in _whose_turn_ended(before, choice, state):
            turns.append(thinking[ended])
            thinking[ended] = 0.0
    return turns, sum(int(mind.thinker.judged) for mind in minds)


def _mind(game: str, level: Level, seed: int) -> AustriaMind | OverbookingMind:
    if game == "austria":
        return AustriaMind(level, net_of(game), seed)
    return OverbookingMind(level, net_of(game), seed)


def _whose_turn_ended(before: State, choice: int, after: State) -> Sequence[int]:
    """The seats; in Overbooking, where everybody plays at once, all of them when a round ends.

    What the set-up or the Emperor asks of a seat belongs to the turn that comes then.
    """
    if isinstance(before, Austria):
        in_turn = any(packed & 255 == TURN for packed in before.stack)
        return () if apply_within(before, choice) or not in_turn else (int(before.seat),)
    assert isinstance(before, OverbookingState)
    assert isinstance(after, OverbookingState)
    return range(len(after.scores())) if after.over or before.round != after.round else ()
