"""A position of any game: what search, bots and tables share. This is the hot path."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.kernel.chance import following, number_below
from hotelier.kernel.draws import Draws
from hotelier.kernel.source import Source

Event = tuple[int, int, int, int]
"""Something that happened: kind, seat and two values whose meaning the kind decides."""


class State:
    """A position that awaits one decision of one seat, or is over.

    `choices` lists the legal choices of that decision and is never empty before the end. The
    list belongs to the state and its clones together: nobody changes it, every step makes a
    new one. States can be pickled; for that, every part of one can be made without arguments.
    """

    __slots__ = (
        "choices",
        "draws",
        "events",
        "generator",
        "over",
        "reveals",
        "rules_version",
        "seat",
        "show_forced",
        "source",
    )

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.choices: list[int] = []
        self.over: bool = False
        # Where people play, chance comes from a source that clones share, and `generator` is the
        # number of the latest draw; elsewhere it is the state of the fast generator.
        self.source: Source | None = None
        self.generator: i64 = 1
        # How often something hidden became known: undo stops there.
        self.reveals: i64 = 0
        # The version of the rules it is played by: whatever a later version changed asks for it.
        self.rules_version: i64 = 0
        # A caller that wants to see decisions with a single choice sets this.
        self.show_forced: bool = False
        # Chance from outside, where somebody wants it; clones start without.
        self.draws: Draws | None = None
        # Filled while it is a list; clones made for search start without one.
        self.events: list[Event] | None = None

    def below(self, n: i64) -> i64:
        """A random number from 0 to n-1. Whatever is decided by it was hidden before."""
        self.reveals += 1
        if self.source is not None:
            self.generator += 1
            return self.source.below(int(self.generator), int(n))
        self.generator = following(self.generator)
        if self.draws is not None:
            return self.draws.below(n)
        return number_below(self.generator, n)

    def source_tag(self) -> i64:
        """What tells the source of chance from others in a key; 0 for the fast generator."""
        return 0 if self.source is None else self.source.tag

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Tell whoever listens that something happened."""
        if self.events is not None:
            self.events.append((int(kind), int(seat), int(a), int(b)))

    def apply(self, choice: i64) -> None:
        """Make one of the legal choices and go on to the next decision. Not checked."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal, independent state, without listeners."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points so far; at the end the final ones."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win, when the game is over."""
        raise NotImplementedError

    def tie_breaks(self) -> list[int]:
        """By seat, what decides between equal points at the end: more is better."""
        raise NotImplementedError

    def observe(self, seat: i64, row: vec[i64], at: i64) -> None:
        """Write what a seat may know from a word of the row on: see lanes.py and observation.py.

        No choices are in it, and no history; a seat counts the others from itself.
        """
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Everything there is to know of this position; equal positions have equal keys."""
        raise NotImplementedError
