"""A net ready to judge: compiled where that form was built, else with numpy."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from hotelier.bots.net.weights import Weights

OUTPUTS: Final = 3
"""What a net says of a position: own points to come, the best other's, and the odds to win."""
POINTS: Final = 32.0
"""How many points the first two outputs count as one."""


class Net(Protocol):
    """Judges positions that differ little from one it was shown before."""

    def begin(self, lasting: bytes, changing: bytes, /) -> None:
        """Look at the position a search starts at."""

    def judge(self, positions: list[bytes], /) -> list[float]:
        """The outputs for each position, given its changing facts, one after the other."""


class PlainNet:
    """The net with numpy alone, for machines without a compiler."""

    def __init__(self, weights: Weights) -> None:
        shape, parts = weights.shape, weights.parts
        self._first = np.frombuffer(parts["first"], np.int16).reshape(shape.rows, -1)
        self._first_bias = np.frombuffer(parts["first_bias"], np.int32)
        self._second = np.frombuffer(parts["second"], np.float32).reshape(shape.width, -1)
        self._second_bias = np.frombuffer(parts["second_bias"], np.float32)
        self._last = np.frombuffer(parts["last"], np.float32).reshape(shape.outputs, -1)
        self._last_bias = np.frombuffer(parts["last_bias"], np.float32)
        self._scale = np.float32(shape.scale)
        self._lasting = self._first_bias

    def begin(self, lasting: bytes, _changing: bytes, /) -> None:
        self._lasting = self._first_bias + self._rows(lasting)

    def judge(self, positions: list[bytes], /) -> list[float]:
        if not positions:
            return []
        sums = np.stack([self._lasting + self._rows(facts) for facts in positions])
        below = np.maximum(sums, 0).astype(np.float32) * self._scale
        middle = np.maximum(below @ self._second + self._second_bias, 0)
        found: list[float] = (middle @ self._last.T + self._last_bias).ravel().tolist()
        return found

    def _rows(self, facts: bytes) -> npt.NDArray[np.int32]:
        numbers = np.frombuffer(facts, np.uint16)
        if numbers.size and int(numbers.max()) >= len(self._first):
            raise ValueError("a fact is beyond the rows of the net")
        summed: npt.NDArray[np.int32] = self._first[numbers].sum(axis=0, dtype=np.int32)
        return summed


def make_net(weights: Weights) -> Net:
    """A net of its own, in the fastest form there is."""
    try:
        from hotelier.bots.net.kernel import Kernel
    except ImportError:
        return PlainNet(weights)
    return Kernel(*weights.shape, *weights.parts.values())
