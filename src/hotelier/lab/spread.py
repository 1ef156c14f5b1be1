"""Observations as networks like them: every number from 0 to 1, and names one-hot."""

from __future__ import annotations

from hotelier.kernel.observation import KIND, Observation
from hotelier.lab.extras import door

with door("rl"):
    import numpy as np
    from numpy.typing import NDArray


class Spread:
    """Turns rows of an observation into longer rows of 32-bit floats.

    A count is divided by the most it can be. A name becomes one column for each thing it may
    stand for, with a 1 in the right one; nothing is a column as well.
    """

    def __init__(self, observation: Observation) -> None:
        counts: list[int] = []
        most: list[int] = []
        names: list[int] = []
        columns: list[int] = []
        self.size = sum(field.size for field in observation.fields if field.sort != KIND)
        for field in observation.fields:
            places = range(observation.place(field.name).start, observation.place(field.name).stop)
            for place in places:
                if field.sort == KIND:
                    names.append(place)
                    columns.append(self.size)
                    self.size += field.most + 1
                else:
                    counts.append(place)
                    most.append(max(1, field.most))
        self._counts = np.array(counts)
        self._share = (1 / np.array(most)).astype(np.float32)
        self._names = np.array(names)
        self._columns = np.array(columns)

    def __call__(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """The rows, spread out."""
        wide = np.zeros((len(rows), self.size), np.float32)
        wide[:, : len(self._counts)] = rows[:, self._counts] * self._share
        np.put_along_axis(wide, rows[:, self._names] + self._columns, 1, axis=1)
        return wide
