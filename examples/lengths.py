"""A watcher: how long are games? For packages that bring one, in their pyproject.toml:

[project.entry-points."hotelier.watchers"]
lengths = "lengths:Lengths"

hotelier simulate --bots greedy,greedy --watch lengths
"""

from collections.abc import Sequence

from hotelier.kernel.state import State
from hotelier.lab.watching import Watcher


class Lengths(Watcher):
    def __init__(self) -> None:
        self.choices = 0

    def step(self, state: State, choice: int) -> None:
        self.choices += 1

    def after(self, state: State) -> int:
        return self.choices

    @classmethod
    def summary(cls, kept: Sequence[int]) -> dict[str, int]:
        return {"shortest": min(kept), "longest": max(kept)}
