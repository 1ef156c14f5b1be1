"""The engine: takes a choice, does everything that follows by itself, stops at a decision."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.overbooking.checking import answer, check_hotels
from hotelier.overbooking.observation import observe
from hotelier.overbooking.playing import offer_plays, play
from hotelier.overbooking.rounds import end_round
from hotelier.overbooking.scoring import points_of, tie_breaks, winning_seats
from hotelier.overbooking.table import Table


class OverbookingState(Table):
    """A position of Overbooking that awaits one decision, or is over."""

    __slots__ = ()

    def apply(self, choice: i64) -> None:
        if self.plays_left():
            play(self, choice)
        else:
            answer(self, choice)
        self.go_on()

    def go_on(self) -> None:
        """Carry the game on to the next decision; what is forced happens by itself."""
        while not self.over:
            if self.plays_left():
                offer_plays(self)
                if len(self.choices) > 1 or self.show_forced:
                    return
                play(self, self.choices[0])
            elif check_hotels(self):
                return
            else:
                end_round(self)

    def clone(self) -> OverbookingState:
        twin = OverbookingState()
        self.copy_to(twin)
        return twin

    def scores(self) -> list[int]:
        return [int(points_of(self, seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return winning_seats(self)

    def tie_breaks(self) -> list[int]:
        return tie_breaks(self)

    def observe(self, seat: i64, row: vec[i64], at: i64) -> None:
        observe(self, seat, row, at)
