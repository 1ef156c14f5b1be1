"""Observations and choices as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

from hotelier.kernel.fleet import mark
from hotelier.kernel.lanes import blank
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.lab.extras import door

with door("rl"):
    import numpy as np
    from gymnasium import spaces
    from librt.vecs import vec
    from mypy_extensions import u8
    from numpy.typing import NDArray

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


def observation_space(rules: Rules) -> spaces.Space[Any]:
    """Every number between the bounds of its field."""
    least, most = (np.array(bound, np.int16) for bound in rules.observation.bounds())
    return spaces.Box(least, most, dtype=np.int16)


def mask_space(rules: Rules) -> spaces.Space[Any]:
    return spaces.Box(0, 1, (rules.action_space,), np.int8)


class Desk:
    """One game as arrays: what a seat sees of it, and which choices it has.

    The arrays handed out belong to whoever asked; nothing is written into them later.
    """

    def __init__(self, rules: Rules) -> None:
        self._row = blank(rules.observation.words)
        self._numbers: Numbers = np.frombuffer(memoryview(self._row), np.int16)
        self._bits: vec[u8] = vec[u8]([0] * rules.action_space)
        self._mask: Mask = np.frombuffer(memoryview(self._bits), np.int8)
        self._marked: list[int] = []

    def observation(self, state: State, seat: int) -> Numbers:
        """What a seat may know."""
        state.observe(seat, self._row, 0)
        return self._numbers.copy()

    def mask(self, legal: list[int]) -> Mask:
        """1 for every legal choice, else 0."""
        mark(self._bits, 0, self._marked, 0)
        mark(self._bits, 0, legal, 1)
        self._marked = legal
        return self._mask.copy()


class Choices(spaces.Discrete):
    """The choices of a game. Without a mask, only legal ones of the moment are sampled.

    So programs that sample blindly, as checkers and benchmarks do, play by the rules.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.action_space)
        self.legal: list[int] = []

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        if mask is not None or probability is not None or not self.legal:
            return super().sample(mask, probability)
        return np.int64(self.legal[self.np_random.integers(len(self.legal))])
