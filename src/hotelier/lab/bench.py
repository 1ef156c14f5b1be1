"""How fast the engine is: random play and copies on one core.

Wall time on shared machines is noise. Seconds are those of processor time, and random play is
also compared with a yardstick of plain Python that runs in turns with it: that ratio is what a
regression check can trust.
"""

from __future__ import annotations

import gc
import json
import sys
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import median
from time import process_time
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from hotelier.form import FORM
from hotelier.kernel.chance import Chance
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from hotelier.kernel.playout import play_out
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.lab.yardstick import seconds_of_a_round

_CLONES_AT_A_TIME = 200
_SLICES = 20
_SAMPLE_GAMES = 8
_CHOICES_BETWEEN_SAMPLES = 16
_TOLERATED = 0.8
"""A ratio below this share of the earlier one is a regression."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured, per second of processor time, on one core."""

    game: str
    players: int
    form: str
    decisions: float
    games: float
    clones: float
    per_reference: float
    """Decisions made in the time of one round of the yardstick; independent of the machine."""
    bytes_per_state: int
    choices_per_game: float


def measure(rules: Rules, players: int, seconds: float, seed: int) -> Speed:
    """Random play and the yardstick in turns, then copies of positions met on the way."""
    options = rules.settle({"players": str(players)})
    chance = Chance(seed)
    samples = _positions(rules, options, seed)
    games = decisions = 0
    spent = 0.0
    ratios: list[float] = []
    round_before = seconds_of_a_round()
    for _ in range(_SLICES):
        begun = process_time()
        before = decisions
        while (slice_time := process_time() - begun) < seconds / _SLICES or decisions == before:
            state = rules.deal(options, seed + games)
            state.events = None
            decisions += int(play_out(state, chance))
            games += 1
        spent += slice_time
        round_after = seconds_of_a_round()
        ratios.append((decisions - before) / slice_time * (round_before + round_after) / 2)
        round_before = round_after
    clones, clone_time = _copy(samples, seconds / 2)
    return Speed(
        game=rules.name,
        players=players,
        form=FORM,
        decisions=round(decisions / spent, 1),
        games=round(games / spent, 1),
        clones=round(clones / clone_time, 1),
        per_reference=round(median(ratios), 3),
        bytes_per_state=bytes_of(samples[len(samples) // 2]),
        choices_per_game=round(decisions / games, 1),
    )


def _positions(rules: Rules, options: dict[str, str], seed: int) -> list[State]:
    """Positions from all over some random games."""
    chance = Chance(seed)
    found: list[State] = []
    for game in range(_SAMPLE_GAMES):
        state = rules.deal(options, seed + game)
        state.events = None
        while not state.over:
            found.append(state.clone())
            play_out(state, chance, _CHOICES_BETWEEN_SAMPLES)
    return found


def _copy(samples: list[State], seconds: float) -> tuple[int, float]:
    clones = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state = samples[clones // _CLONES_AT_A_TIME % len(samples)]
        for _ in range(_CLONES_AT_A_TIME):
            state.clone()
        clones += _CLONES_AT_A_TIME
    return clones, spent


def bytes_of(state: State) -> int:
    """The memory of a state and everything only it refers to."""
    shared = (type, ModuleType, FunctionType, BuiltinFunctionType)
    seen: set[int] = set()
    open_ends: list[object] = [state]
    total = 0
    while open_ends:
        thing = open_ends.pop()
        if id(thing) in seen or isinstance(thing, shared):
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        open_ends.extend(gc.get_referents(thing))
    return total


def growth(speed: Speed, speeds: list[Speed]) -> float:
    """How much longer a decision takes than with the fewest players measured."""
    least = min((s for s in speeds if s.game == speed.game), key=lambda s: s.players)
    return least.decisions / speed.decisions


# Earlier runs.


def run_as_json(speeds: list[Speed]) -> str:
    return json.dumps([asdict(speed) for speed in speeds], indent=2)


def load_run(path: Path) -> list[Speed]:
    """The speeds an earlier run has printed as JSON."""
    try:
        return [_speed(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    except OSError as error:
        raise HotelierError(
            sentence("error-file-unread", file=str(path), reason=error.strerror or "")
        ) from error
    except (ValueError, TypeError):
        raise HotelierError(sentence("error-no-bench", file=str(path))) from None


def _speed(entry: dict[str, Any]) -> Speed:
    """What an earlier run measured, if it can be that."""
    speed = Speed(**entry)
    for field in fields(Speed):
        value = getattr(speed, field.name)
        number = isinstance(value, int | float) and 0 <= value <= sys.float_info.max
        if not (isinstance(value, str) if field.type == "str" else number):
            raise TypeError(field.name)
    return speed


def matching(speed: Speed, earlier: list[Speed]) -> Speed | None:
    """The same measurement in an earlier run of the same form."""
    for then in earlier:
        if (then.game, then.players, then.form) == (speed.game, speed.players, speed.form):
            return then
    return None


def regressions(speeds: list[Speed], earlier: list[Speed]) -> list[str]:
    """What became a fifth slower, measured by the yardstick."""
    slower = []
    for speed in speeds:
        then = matching(speed, earlier)
        if then and speed.per_reference < _TOLERATED * then.per_reference:
            percent = 100 * (1 - speed.per_reference / then.per_reference)
            slower.append(f"{speed.game} with {speed.players} players by {percent:.0f} %")
    return slower
