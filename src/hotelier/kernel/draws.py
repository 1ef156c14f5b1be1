"""Chance from outside: every draw is asked for instead of being made.

Programs that reason about chance want each draw as a question with its possible answers. A
state with draws takes the answers it was given, in order; at the first one that is missing it
stops, and whoever asked begins again from a copy, richer by what was missing (`unfolding.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.kernel.errors import DrawAwaited


class Draws:
    """Answers to the draws of one step."""

    __slots__ = ("answers", "awaited", "taken")

    def __init__(self, answers: list[int] | None = None) -> None:
        # Copies and pickles make one without answers first.
        self.answers: list[int] = [] if answers is None else answers
        self.taken: i64 = 0
        self.awaited: list[int] = []
        """How many answers are possible to each of the draws that were missing."""

    def below(self, n: i64) -> i64:
        """The next answer, from 0 to n-1. What can only come out one way is no draw."""
        if n == 1:
            return 0
        if self.taken == len(self.answers):
            self.awaited = [int(n)]
            raise DrawAwaited
        answer: i64 = self.answers[self.taken]
        self.taken += 1
        return answer

    def expect(self, how_many: i64, n: i64, fewer: i64) -> None:
        """Several draws follow whatever they bring, each with so many answers fewer.

        They can then be asked for together, which spares beginning again after each of them.
        """
        given = len(self.answers) - self.taken
        awaited: list[int] = []
        for _ in range(how_many):
            if n > 1:
                given -= 1
                if given < 0:
                    awaited.append(int(n))
            n -= fewer
        if awaited:
            self.awaited = awaited
            raise DrawAwaited
