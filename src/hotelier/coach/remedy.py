"""What a better way does with a choice: otherwise, something else first, or none of it.

A guest and a die are no alternatives, since a turn may have both: who took the die alone is not to
hear that a guest would have been better instead of it. So a choice is only set against one that
truly excludes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hotelier.kernel.message import Message
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import Event, State


@dataclass(frozen=True, slots=True)
class Remedy:
    """How a choice of the better way stands to the choice that was made."""

    how: Literal["instead", "before", "without"]
    """In its place; ahead of it, since it comes anyway; or by itself, since both were possible."""
    place: int
    """Which choice of the better way it is."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position in which a seat is to choose, even if there is a single choice."""

    position: State
    choice: int | None
    """What it chooses; None where the way ends before the turn does."""
    place: int | None
    """The place of that in the way; None where there was nothing else to choose."""


def remedy(seen: Perspective, played: Sequence[int], better: Sequence[int]) -> Remedy | None:
    """What the better way does with the choice that was made first; None where it makes it too."""
    made = played[0]
    if made == better[0]:
        return None
    rules = seen.rules

    def says(moment: _Moment, choice: int) -> Message | None:
        """What a choice does there, if it can be made: its number comes to mean other things."""
        position = moment.position
        return rules.describe(position, choice) if choice in position.choices else None

    way = _course(seen, better)
    said = says(way[0], made)
    last = next(moment for moment in reversed(way) if says(moment, made) == said)
    if last is not way[0] and last.choice in (made, None):
        return Remedy("before", 0)
    if _sort(said) == _sort(says(way[0], better[0])):
        # Two rooms, or two dice: even where one could have both, it is these that are weighed.
        return Remedy("instead", 0)
    assert last.choice is not None
    assert last.place is not None, "Whatever must be done is not done instead of anything."
    rather = says(last, last.choice)
    both = any(says(moment, last.choice) == rather for moment in _course(seen, played)[1:])
    return Remedy("without" if both else "instead", last.place)


def _sort(said: Message | None) -> str | None:
    return said.id if said else None


def _course(seen: Perspective, choices: Sequence[int]) -> list[_Moment]:
    """What a seat chooses up to the end of its turn, or as far as choices of a way are known."""
    position = seen.imagine(0)
    position.show_forced = True
    found: list[_Moment] = []
    place = 0
    going = True
    while going:
        forced = len(position.choices) == 1
        choice = position.choices[0] if forced else next(iter(choices[place:]), None)
        if choice not in position.choices:
            choice = None
        asked = choice is not None and list(choices[place : place + 1]) == [choice]
        found.append(_Moment(position, choice, place if asked else None))
        if choice is None:
            break
        place += asked
        position, going = _after(seen, position, choice)
    return found


def _after(seen: Perspective, position: State, choice: int) -> tuple[State, bool]:
    """What a choice leads to, and whether it is still the same turn."""
    after = position.clone()
    events: list[Event] = []
    after.events = events
    after.apply(choice)
    after.events = None
    ended = after.over or after.seat != seen.seat or seen.rules.ends_turn(seen.seat, events)
    return after, not ended
