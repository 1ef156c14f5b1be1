"""What a table of Grand Austria Hotel agrees on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotelier.austria.solo.leopold import DIFFICULTY_NAMES, HOTEL_NAMES
from hotelier.kernel.errors import OptionError
from hotelier.kernel.options import Option, settle_options

OPTIONS: Final = (
    Option("players", ("2", "3", "4", "1"), "how many people play; 1 plays against an automaton"),
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
    Option("difficulty", DIFFICULTY_NAMES, "alone: how much the opponent does in a turn"),
    Option("leopold-hotel", (*HOTEL_NAMES, "random"), "alone: the opponent's special hotel"),
    Option("opponent", ("leopold", "elisabeth"), "alone: whose instruction cards are used"),
)
SOLO_OPTIONS: Final = ("difficulty", "leopold-hotel", "opponent")
"""Options that say something only where one person plays alone."""


def settle_austria(wanted: Mapping[str, str]) -> dict[str, str]:
    """All options that matter, with their values; complains of what does not go together."""
    settled = settle_options("austria", OPTIONS, wanted)
    alone = settled["players"] == "1"
    if alone and settled["hands"] != "standard":
        raise OptionError(f"Who plays alone plays with standard hands, not '{settled['hands']}'.")
    for option in OPTIONS:
        if option.name in SOLO_OPTIONS and not alone:
            if settled.pop(option.name) != option.default:
                raise OptionError(f"The option {option.name} is only for one player, not for more.")
    return settled
