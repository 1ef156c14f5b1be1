"""Following games as they are played, for statistics of one's own.

A watcher is told before a game, at each step and after it, and says what is to be kept of the
game; at the end it sums up. Each game has a watcher of its own, in the process where it is
played. Watchers see the truth, so they are for those who study games and not for players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State

GROUP: Final = "hotelier.watchers"
"""The group of entry points: each names a class of watchers."""


class Watcher:
    """Whoever wants to know something overrides what it needs."""

    def before(
        self, rules: Rules, options: Mapping[str, str], seed: int, seats: Sequence[str]
    ) -> None:
        """A game was dealt; `seats` are the names of who plays."""

    def step(self, state: State, choice: int) -> None:
        """A choice is about to be made in a position, by `state.seat`."""

    def after(self, state: State) -> Any:  # noqa: ANN401
        """The game is over; what this returns is kept. It must be possible to pickle it."""

    @classmethod
    def summary(cls, kept: Sequence[Any]) -> object:
        """What came of all games, fit for JSON; `kept` is in the order of the games."""
        return list(kept)


Watchers = Callable[[], Watcher]


@cache
def watcher_named(name: str) -> type[Watcher]:
    """The watchers that an installed package brings under a name."""
    known = entry_points(group=GROUP)
    found = [entry for entry in known if entry.name == name]
    if not found:
        names = ", ".join(sorted(entry.name for entry in known)) or "none"
        raise OptionError(sentence("error-no-watcher", name=name, known=names))
    watcher: type[Watcher] = found[0].load()
    return watcher


def summaries(names: Sequence[str], kept: Sequence[Sequence[Any]]) -> dict[str, object]:
    """What each watcher makes of all games; `kept` has for each game what each of them kept."""
    return {
        name: watcher_named(name).summary([of_game[place] for of_game in kept])
        for place, name in enumerate(names)
    }
