"""What a table of Overbooking agrees on."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.options import Option
from hotelier.overbooking.cards import SCORINGS

OPTIONS: Final = (
    Option("players", ("2", "3", "4"), "how many play"),
    Option("scoring", SCORINGS, "points for many cards of one family: some, more, or none"),
    Option("peeking", ("yes", "no"), "whether players may look at their own face-down cards"),
)
