"""The games that can be learned, by name."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.lab.training.lesson import School


def school_maker(game: str) -> Callable[[], School]:
    """How to make the school of a game, in any process."""
    if game == "austria":
        from hotelier.lab.training.austria import AustriaSchool

        return AustriaSchool
    if game == "overbooking":
        from hotelier.lab.training.overbooking import OverbookingSchool

        return OverbookingSchool
    raise OptionError(sentence("error-no-training", game=game))
