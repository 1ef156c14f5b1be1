"""What a player, human or not, gets to see of a game: never the truth behind it."""

from __future__ import annotations

from hotelier.kernel.rules import Rules, View
from hotelier.kernel.state import State


class Perspective:
    """A position as one seat knows it."""

    __slots__ = ("__state", "rules", "seat")

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.__state = state

    @property
    def legal(self) -> list[int]:
        """The choices to pick from: empty when another seat is to choose or the game is over."""
        if self.__state.over or self.__state.seat != self.seat:
            return []
        return list(self.__state.choices)

    def view(self) -> View:
        """Everything this seat may know."""
        return self.rules.view(self.__state, self.seat)

    def observation(self) -> tuple[int, ...]:
        """The same as numbers, for programs that learn."""
        return self.rules.observation.of(self.__state, self.seat)

    def imagine(self, seed: int) -> State:
        """A whole position that fits all this seat knows, the rest drawn at random."""
        return self.rules.imagine(self.__state, self.seat, seed)
