"""What a table of Grand Austria Hotel agrees on."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.options import Option

OPTIONS: Final = (
    Option("players", ("2", "3", "4"), "how many play"),
    Option("edition", ("revised", "2015"), "which edition of the rules"),
    Option("board", ("night", "day"), "night boards are all alike, day boards all different"),
    Option(
        "hands",
        ("standard", "introductory", "draft"),
        "six staff cards at random, a fixed set for beginners, or a draft for experts",
    ),
    Option("promo", ("no", "yes"), "whether the two promo guests are in the deck"),
    Option(
        "ask",
        ("useful", "everything"),
        "ask only what can matter, or also whether to take what can only help",
    ),
)
