"""The games of the house."""

from __future__ import annotations

from typing import Final

from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.kernel.rules import Rules
from hotelier.overbooking.rules import OVERBOOKING

GAMES: Final[dict[str, Rules]] = {rules.name: rules for rules in (AUSTRIA, OVERBOOKING)}


def game_named(name: str) -> Rules:
    """The rules of a game by the word for it."""
    if name not in GAMES:
        raise OptionError(sentence("error-no-game", name=name, known=", ".join(GAMES)))
    return GAMES[name]
