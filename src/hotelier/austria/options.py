"""What a table of Grand Austria Hotel agrees on."""

from __future__ import annotations

from typing import Final

from hotelier.austria.solo.leopold import DIFFICULTY_NAMES, HOTEL_NAMES
from hotelier.kernel.options import PLAYERS, Option

_ALONE: Final = ("1",)
_TOGETHER: Final = ("2", "3", "4")

OPTIONS: Final = (
    Option(PLAYERS, (*_TOGETHER, *_ALONE)),
    Option("edition", ("revised", "2015")),
    Option("board", ("night", "day")),
    # There is no draft and no starter set alone (SOLO-RUL-6).
    Option("hands", ("standard", "introductory", "draft"), only_players=_TOGETHER),
    Option("promo", ("no", "yes")),
    Option("more-staff", ("no", "yes")),
    Option("ask", ("useful", "everything")),
    Option("difficulty", DIFFICULTY_NAMES, only_players=_ALONE),
    Option("leopold-hotel", (*HOTEL_NAMES, "random"), only_players=_ALONE),
    Option("opponent", ("leopold", "elisabeth"), only_players=_ALONE),
)
