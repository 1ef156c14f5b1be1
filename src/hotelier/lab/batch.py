"""Thousands of games stepped at once, written into arrays that the caller owns.

batch = Batch("austria", games=1024, players=2)
while learning:
    batch.step(policy(batch.arrays.observations, batch.arrays.masks))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Final

from hotelier.games import game_named
from hotelier.kernel.chance import Chance
from hotelier.kernel.errors import IllegalChoice, OptionError
from hotelier.kernel.fleet import SEATS, Fleet
from hotelier.kernel.rules import Rules
from hotelier.lab.agreed import WIN, agreed, gains_points
from hotelier.lab.extras import door
from hotelier.lab.watching import Watcher

with door("rl"):
    import numpy as np
    from librt.vecs import vec
    from mypy_extensions import i32
    from numpy.typing import NDArray

MOST_GAMES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Arrays:
    """What there is to know of a row of games, after each step; the first axis is the game."""

    observations: NDArray[np.int16]
    """What the seat to choose may know: docs/observations.md."""
    masks: NDArray[np.int8]
    """1 for each of its legal choices."""
    seats: NDArray[np.int64]
    """Which seat that is."""
    rewards: NDArray[np.float32]
    """By seat, for the latest step."""
    ended: NDArray[np.bool_]
    """Whether the latest step ended a game; what is seen is then the first position of the next."""
    scores: NDArray[np.int64]
    """By seat: of games that have just ended the final points."""

    @staticmethod
    def shapes(rules: Rules, games: int) -> dict[str, tuple[tuple[int, ...], type]]:
        """Shape and type of every array."""
        return {
            "observations": ((games, rules.observation.size), np.int16),
            "masks": ((games, rules.action_space), np.int8),
            "seats": ((games,), np.int64),
            "rewards": ((games, SEATS), np.float32),
            "ended": ((games,), np.bool_),
            "scores": ((games, SEATS), np.int64),
        }

    @classmethod
    def made(cls, rules: Rules, games: int, make: Callable[..., Any] = np.zeros) -> Arrays:
        """New arrays; `make` gets a shape and a type."""
        return cls(**{name: make(*how) for name, how in cls.shapes(rules, games).items()})

    def part(self, first: int, last: int) -> Arrays:
        """The arrays of some of the games: the same memory."""
        return Arrays(*(getattr(self, field.name)[first:last] for field in fields(self)))

    def check(self, rules: Rules, games: int) -> None:
        """Complain of arrays that do not fit."""
        for name, (shape, kind) in self.shapes(rules, games).items():
            array = getattr(self, name)
            if array.shape != shape or array.dtype != kind:
                raise OptionError(f"The array of {name} must be {np.dtype(kind).name} {shape}.")


class Batch:
    """Games of one kind, in one process.

    Game n begins with seed + n; dealt anew after its end, with `stride` more each time.
    """

    def __init__(
        self,
        game: str = "austria",
        games: int = 1024,
        *,
        seed: int = 0,
        reward: str = WIN,
        arrays: Arrays | None = None,
        stride: int | None = None,
        watcher: type[Watcher] | None = None,
        **options: object,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise OptionError(f"A batch has 1 to {MOST_GAMES} games.")
        self.rules = game_named(game)
        self.options = agreed(self.rules, options)
        self.games = games
        self.arrays = Arrays.made(self.rules, games) if arrays is None else arrays
        self.arrays.check(self.rules, games)
        self._fleet = Fleet(
            partial(self.rules.deal, self.options),
            games,
            self.rules.observation.words,
            self.rules.action_space,
            seed,
            games if stride is None else stride,
            gains_points(reward),
        )
        self._written = self._views()
        self._chance = Chance(seed)
        self._sampled: vec[i32] = vec[i32]([0] * games)
        self._samples: NDArray[np.int32] = np.frombuffer(memoryview(self._sampled), np.int32)
        self._watching = None if watcher is None else _Watching(self, self._fleet, watcher)
        self._lend()

    @property
    def watched(self) -> list[Any]:
        """What the watchers kept of the games that have ended, in the order of their ends."""
        return [] if self._watching is None else self._watching.kept

    def _views(self) -> dict[str, NDArray[Any]]:
        """What the fleet writes, as arrays that nobody else may write to."""
        fleet = self._fleet
        row = np.frombuffer(memoryview(fleet.row), np.int64).astype("<i8", copy=False)
        flat = {
            "observations": row.view("<i2"),
            "masks": np.frombuffer(memoryview(fleet.mask), np.int8),
            "seats": np.frombuffer(memoryview(fleet.chooser), np.int64),
            "rewards": np.frombuffer(memoryview(fleet.rewards), np.float64),
            "ended": np.frombuffer(memoryview(fleet.ended), np.bool_),
            "scores": np.frombuffer(memoryview(fleet.scores), np.int64),
        }
        shapes = Arrays.shapes(self.rules, self.games)
        return {name: array.reshape(shapes[name][0]) for name, array in flat.items()}

    def _lend(self) -> None:
        for name, written in self._written.items():
            getattr(self.arrays, name)[...] = written

    def step(self, choices: NDArray[Any]) -> Arrays:
        """Make one choice in every game; an illegal one changes nothing anywhere."""
        if choices.shape != (self.games,):
            raise IllegalChoice(f"A step needs one choice for each of the {self.games} games.")
        if self._watching is None:
            self._fleet.step(choices.astype("<i4", copy=False).tobytes())
        else:
            self._watching.step(choices.astype("<i4", copy=False))
        self._lend()
        return self.arrays

    def sample(self) -> NDArray[np.int32]:
        """A random legal choice for every game; the array is written anew each time."""
        self._fleet.sample(self._chance, self._sampled)
        return self._samples


class _Watching:
    """A watcher beside every game of a batch; it costs a call for each step of each game."""

    def __init__(self, batch: Batch, fleet: Fleet, make: type[Watcher]) -> None:
        self._batch = batch
        self._fleet = fleet
        self._make = make
        self.kept: list[Any] = []
        self._watchers = [self._beside(game) for game in range(batch.games)]

    def _beside(self, game: int) -> Watcher:
        fleet = self._fleet
        seed = fleet.seed + fleet.stride * (fleet.dealt[game] - 1) + game
        watcher = self._make()
        watcher.before(self._batch.rules, self._batch.options, seed, ())
        return watcher

    def step(self, choices: NDArray[np.int32]) -> None:
        fleet = self._fleet
        fleet.check(choices.tobytes())
        states = fleet.states[:]
        for watcher, state, choice in zip(self._watchers, states, choices.tolist(), strict=True):
            watcher.step(state, choice)
        fleet.step(choices.tobytes())
        for game in np.flatnonzero(np.frombuffer(memoryview(fleet.ended), np.bool_)).tolist():
            self.kept.append(self._watchers[game].after(states[game]))
            self._watchers[game] = self._beside(game)
