"""What a choice sets off that cannot be thought over again, told before it is made.

A table that lets people take back their turn needs to know beforehand which choices give it away.
This must not be found out on the true position: who is told that a card will be drawn could be
told of the card as well. So each choice is tried in worlds that the seat imagines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hotelier.kernel.state import Event, State


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a choice does to the turn and to what is hidden.

    A choice with neither is certain to leave the turn to the seat, with nothing new known.
    """

    ends_turn: bool
    """The turn is over after it. Where it also reveals something this may hang on what that is;
    then it is true if some imagined world ends the turn."""
    reveals: bool
    """Something hidden may come to light by it, so that it cannot be taken back (RUL-15)."""


def consequence_in(
    worlds: Sequence[State], choice: int, ends_turn: Callable[[Sequence[Event]], bool]
) -> Consequence:
    """What a choice does in worlds that cannot be told apart."""
    ends = reveals = False
    for world in worlds:
        trial = world.clone()
        trial.events = []
        trial.apply(choice)
        ends = ends or trial.over or trial.seat != world.seat or ends_turn(trial.events)
        reveals = reveals or trial.reveals != world.reveals
        if ends and reveals:
            break
    return Consequence(ends, reveals)
