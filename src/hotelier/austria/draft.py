"""The draft of the expert variant (SET-12), with everything needed to know who saw what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import bit

CARDS_KEPT: Final = 6


class Draft:
    """Six cards per player that travel round the table.

    Pack p starts at seat p and goes one seat to the left after each pick. A draft is never
    changed in place: each pick makes a new one, so that copies of a table can share it.
    """

    __slots__ = ("packs", "picks")

    def __init__(self, packs: list[int] | None = None, picks: list[int] | None = None) -> None:
        self.packs: list[int] = packs or []
        """What each pack held at the start, as sets of staff."""
        self.picks: list[int] = picks or []
        """The cards picked so far: those of the first step by seat, then of the second, ..."""

    def key(self) -> tuple[int, ...]:
        return (*self.packs, *self.picks)

    def pack_before(self, seat: i64, step: i64) -> i64:
        """Which pack lies before a seat in a step (0 to 5)."""
        players = len(self.packs)
        return (seat - step) % players

    def content(self, pack: i64, step: i64) -> i64:
        """What a pack holds before the picks of a step."""
        players = len(self.packs)
        cards: i64 = self.packs[pack]
        for past in range(step):
            cards ^= bit(self.picks[past * players + (pack + past) % players])
        return cards

    def with_pick(self, card: i64) -> Draft:
        return Draft(self.packs, [*self.picks, card])

    def has_picked(self, seat: i64, step: i64) -> bool:
        return len(self.picks) > step * len(self.packs) + seat

    def pick(self, seat: i64, step: i64) -> i64:
        """What a seat kept in a step."""
        return self.picks[step * len(self.packs) + seat]

    def pack_in_view(self, seat: i64) -> i64:
        """The cards a seat has still to pick from in this step; none after its pick."""
        step = len(self.picks) // len(self.packs)
        if step == CARDS_KEPT or self.has_picked(seat, step):
            return 0
        return self.content(self.pack_before(seat, step), step)
