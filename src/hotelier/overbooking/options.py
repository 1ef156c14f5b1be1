"""What a table of Overbooking agrees on."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.options import PLAYERS, Option
from hotelier.overbooking.cards import SCORINGS

OPTIONS: Final = (
    Option(PLAYERS, ("2", "3", "4")),
    Option("scoring", SCORINGS),
    Option("peeking", ("yes", "no")),
)
