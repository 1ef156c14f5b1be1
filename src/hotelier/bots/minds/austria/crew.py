"""Several processes for one choice: helpers try ways out beside the mind that has to choose.

A helper is told worlds that the seat imagined, never the table's truth. How many there are changes
how long a choice takes and nothing else.
"""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from functools import cache
from itertools import pairwise
from time import monotonic
from typing import Final, cast

from hotelier.austria.engine import Austria
from hotelier.bots.minds.austria.roll import Outcome, Way, outcome_in
from hotelier.bots.minds.austria.search import Thinker
from hotelier.bots.minds.race import Heat

Trial = tuple[list[int], Austria]
"""A way, by its choices, and a world to try it in."""
Task = tuple[list[Trial], float, float, Heat]
"""What a helper is told: trials, what the mind strives for, and how far to play on."""

_LOG: Final = logging.getLogger("hotelier.bots")
_HELPER: Final = (sys.executable, "-P", "-m", "hotelier.bots.minds.austria.helper")
_FEWEST: Final = 4
"""Fewer trials than this for each are not worth the talking."""
_LOSSES: Final = 2
"""So many helpers are replaced; whatever ends those would end the next ones too."""
_PATIENCE: Final = 20.0
"""How many seconds helpers may take longer than the mind itself; starting them is among them."""


@cache
def crew_of(helpers: int) -> Crew:
    """The crew of so many helpers that all minds of a process share."""
    return Crew(helpers)


class Crew:
    """Helpers, begun when they are first needed, and anew where one was lost, but not for ever.

    They end with the process they help.
    """

    def __init__(self, helpers: int = 0) -> None:
        self._to_begin = helpers
        self._losses_left = _LOSSES
        self._helpers: list[_Helper] = []

    def try_out(self, thinker: Thinker, ways: list[Way], worlds: list[Austria], heat: Heat) -> None:
        """Try every way in every world; all in the same ones, so that luck is shared."""
        trials = [(way.choices, world) for world in worlds for way in ways]
        shares = self._shares(trials)
        taste = thinker.taste
        asked = list(zip(self._helpers, shares[1:], strict=False))
        for helper, share in asked:
            helper.ask((share, taste.rivalry, taste.winning, heat))
        try:
            outcomes = _tried(thinker, shares[0], heat)
            until = monotonic() + _PATIENCE
            for helper, share in asked:
                outcomes += helper.answer(until) or _tried(thinker, share, heat)
        except BaseException:
            # Answers that nobody took would be taken for those to the next task.
            for helper, _ in asked:
                helper.end()
            raise
        finally:
            self._part_with_the_lost()
        for place, outcome in enumerate(outcomes):
            ways[place % len(ways)].learn(outcome)

    @property
    def processes(self) -> list[int]:
        """The helpers at work, by the system's numbers."""
        return [helper.process for helper in self._helpers]

    def close(self) -> None:
        """End the helpers; they are not begun again."""
        for helper in self._helpers:
            helper.end()
        self._helpers = []
        self._to_begin = 0

    def _part_with_the_lost(self) -> None:
        there = [helper for helper in self._helpers if helper.is_there]
        lost = min(len(self._helpers) - len(there), self._losses_left)
        self._losses_left -= lost
        self._to_begin += lost
        self._helpers = there

    def _shares(self, trials: list[Trial]) -> list[list[Trial]]:
        """For the mind itself, and for each of as many helpers as find something to do."""
        if self._to_begin and len(trials) >= 2 * _FEWEST:
            self._helpers += _begun(self._to_begin)
            self._to_begin = 0
        hands = min(1 + len(self._helpers), max(1, len(trials) // _FEWEST))
        ends = [len(trials) * hand // hands for hand in range(hands + 1)]
        return [trials[start:end] for start, end in pairwise(ends)]


def _begun(wanted: int) -> list[_Helper]:
    """So many helpers, or as many as the system lets begin."""
    helpers: list[_Helper] = []
    try:
        while len(helpers) < wanted:
            helpers.append(_Helper())
    except OSError as error:
        _LOG.warning("A helper of a bot cannot begin: %s.", error.strerror)
    return helpers


class _Helper:
    """One process. Where it fails, the mind does its share itself and goes on without it."""

    def __init__(self) -> None:
        self.is_there = True
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            _HELPER, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    @property
    def process(self) -> int:
        return self._process.pid

    def ask(self, task: Task) -> None:
        assert self._process.stdin is not None
        try:
            pickle.dump(task, self._process.stdin)
            self._process.stdin.flush()
        except OSError:
            self._lost()

    def answer(self, until: float) -> list[Outcome] | None:
        """What came of its trials; nothing if it is not there, or not ready at a moment."""
        assert self._process.stdout is not None
        if not self.is_there:
            return None
        watch = threading.Timer(max(0.0, until - monotonic()), self._process.kill)
        watch.daemon = True
        watch.start()
        try:
            return cast("list[Outcome]", pickle.load(self._process.stdout))  # noqa: S301
        except (EOFError, OSError, pickle.UnpicklingError):
            self._lost()
            return None
        finally:
            watch.cancel()

    def end(self) -> None:
        self.is_there = False
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _lost(self) -> None:
        self.end()
        _LOG.warning("A helper of a bot ended; the bot thinks on without it.")


def _tried(thinker: Thinker, trials: list[Trial], heat: Heat) -> list[Outcome]:
    return [outcome_in(thinker, choices, world, heat) for choices, world in trials]


def answered(thinker: Thinker, task: Task) -> list[Outcome]:
    """What a helper finds out."""
    trials, thinker.taste.rivalry, thinker.taste.winning, heat = task
    return _tried(thinker, trials, heat)
