"""A game that is told what chance answers, one draw at a time.

A step is taken with the answers so far. If it needs others it is thrown away, and once they are
there it is taken again, from a copy of the position before.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from hotelier.kernel.draws import Draws
from hotelier.kernel.errors import DrawAwaited
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import Event, State

CHANCE: Final = -1
NOBODY: Final = -4
"""Who is to act when no seat is: the numbers that OpenSpiel has for chance and the end."""
DEAL: Final = -1
"""The choice that stands for the step before the first one."""


class Unfolding:
    """A position, or a step of one that waits for chance."""

    __slots__ = (
        "_answers",
        "_asked",
        "_awaited",
        "_choice",
        "_followed",
        "_listener",
        "options",
        "past",
        "player",
        "position",
        "rules",
    )

    def __init__(self, rules: Rules, options: Mapping[str, str], awaited: list[int]) -> None:
        self.rules = rules
        self.options = options
        self._choice = DEAL
        self._answers: list[int] = []
        self._awaited = awaited
        """How many answers each draw has that is known to come: see `first_draws`."""
        self._asked: i64 = 0
        """Which of them is being asked for."""
        self.player: i64 = CHANCE
        """Who is to act."""
        self.position: State | None = None
        """The latest position; None before the deal."""
        self.past: list[tuple[int, list[int]]] = []
        """Every step so far: the choice, and what chance answered."""
        self._listener: State | None = None
        self._followed: i64 = 0
        """How many steps the listener has followed."""

    @property
    def outcomes(self) -> int:
        """How many answers chance has, when it is to act."""
        return self._awaited[self._asked]

    def take(self, action: int) -> None:
        """A legal choice of the player, or an answer of chance."""
        if self.player != CHANCE:
            self._choice = action
            self._answers = []
        else:
            self._answers.append(action)
            self._asked += 1
            if self._asked < len(self._awaited):
                return
        draws = Draws(self._answers)
        try:
            after = self._step(draws)
        except DrawAwaited:
            self._awaited = draws.awaited
            self._asked = 0
            self.player = CHANCE
            return
        after.draws = None
        after.events = None
        self.past.append((self._choice, self._answers))
        self.position = after
        self.player = NOBODY if after.over else after.seat

    def _step(self, draws: Draws) -> State:
        if self.position is None:
            return deal(self.rules, self.options, draws)
        after = self.position.clone()
        after.draws = draws
        after.apply(self._choice)
        return after

    def told(self) -> list[Event]:
        """Everything that has happened, by playing the game again with somebody listening."""
        for choice, answers in self.past[self._followed :]:
            draws = Draws(answers)
            if self._listener is None:
                self._listener = deal(self.rules, self.options, draws)
            else:
                self._listener.draws = draws
                self._listener.apply(choice)
        self._followed = len(self.past)
        return [] if self._listener is None else self._listener.events or []

    def clone(self) -> Unfolding:
        """An equal, independent one. Positions never change, so that both share theirs."""
        twin = Unfolding(self.rules, self.options, self._awaited)
        twin._choice = self._choice
        twin._answers = self._answers[:]
        twin._asked = self._asked
        twin.player = self.player
        twin.position = self.position
        twin.past = self.past[:]
        if self._listener is not None:
            twin._listener = self._listener.clone()
            twin._listener.events = self.told()[:]
            twin._followed = self._followed
        return twin

    def __deepcopy__(self, _memo: dict[int, object]) -> Unfolding:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        # Without the listener, who follows again when somebody wants to be told.
        step = (self._choice, self._answers, int(self._asked), int(self.player))
        return _again, (self.rules, self.options, self._awaited, *step, self.position, self.past)


def _again(
    rules: Rules,
    options: Mapping[str, str],
    awaited: list[int],
    choice: int,
    answers: list[int],
    asked: int,
    player: int,
    position: State | None,
    past: list[tuple[int, list[int]]],
) -> Unfolding:
    """One that was pickled."""
    twin = Unfolding(rules, options, awaited)
    twin._choice = choice
    twin._answers = answers
    twin._asked = asked
    twin.player = player
    twin.position = position
    twin.past = past
    return twin


def deal(rules: Rules, options: Mapping[str, str], draws: Draws) -> State:
    """A new game; the seed does not matter where chance comes from outside."""
    return rules.deal(options, 0, draws=draws)


def first_draws(rules: Rules, options: Mapping[str, str]) -> list[int]:
    """How many answers each draw has with which a deal begins."""
    draws = Draws()
    with contextlib.suppress(DrawAwaited):
        deal(rules, options, draws)
    return draws.awaited
