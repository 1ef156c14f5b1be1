"""What a table of Grand Austria Hotel agrees on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotelier.austria.entrances.market import MARKET_NAMES
from hotelier.austria.solo.leopold import DIFFICULTY_NAMES, HOTEL_NAMES, ORDINARY
from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
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
    Option("entrances", MARKET_NAMES),
    Option("ask", ("useful", "everything")),
    Option("difficulty", DIFFICULTY_NAMES, only_players=_ALONE),
    Option("leopold-hotel", (*HOTEL_NAMES, "random"), only_players=_ALONE),
    Option("opponent", ("leopold", "elisabeth"), only_players=_ALONE),
)


def check_entrances(settled: Mapping[str, str]) -> None:
    """Alone, unique hotels are drawn, and go with a special hotel only (M3-RUL-6)."""
    if settled[PLAYERS] not in _ALONE or settled["entrances"] == MARKET_NAMES[0]:
        return
    if settled["entrances"] == "auction":
        raise OptionError(sentence("error-nobody-to-bid"))
    if settled["leopold-hotel"] == HOTEL_NAMES[ORDINARY]:
        raise OptionError(sentence("error-entrances-need-special"))
