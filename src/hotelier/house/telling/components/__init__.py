"""The printed components as data with texts, for programs that draw a table.

Views name cards by their numbers only; what is printed on them never changes during a game, so
it is told once, here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from hotelier.house.telling.components.austria import austria_components
from hotelier.house.telling.components.overbooking import overbooking_components
from hotelier.house.telling.speech import Speech


@cache
def components(game: str, language: str, edition: str) -> dict[str, Any]:
    """Everything printed on the components of a game, in one language."""
    speech = Speech(language, ())
    if game == "austria":
        return austria_components(speech, edition)
    return overbooking_components(speech)
