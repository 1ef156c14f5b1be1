"""The games that can be learned, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.lab.training.lesson import School


def school_maker(game: str, *, refine: bool = False) -> Callable[[], School]:
    """How to make the school of a game, in any process; one that only compares, if wanted."""
    if game == "austria":
        from hotelier.lab.training.austria import REFINING, AustriaSchool

        return partial(AustriaSchool, REFINING) if refine else AustriaSchool
    if game == "overbooking" and not refine:
        from hotelier.lab.training.overbooking import OverbookingSchool

        return OverbookingSchool
    key = "error-no-refining" if refine else "error-no-training"
    raise OptionError(sentence(key, game=game))
