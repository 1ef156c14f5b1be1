"""Chance from outside: every draw is asked for instead of being made.

Programs that reason about chance want each draw as a question with its possible answers. A
state with draws takes the answers it was given, in order; at the first one that is missing it
stops, and whoever asked begins again from a copy, one answer richer.
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
        self.awaited: i64 = 0
        """How many answers are possible to the draw that was missing."""

    def below(self, n: i64) -> i64:
        """The next answer, from 0 to n-1. What can only come out one way is no draw."""
        if n == 1:
            return 0
        if self.taken == len(self.answers):
            self.awaited = n
            raise DrawAwaited
        answer: i64 = self.answers[self.taken]
        self.taken += 1
        return answer
