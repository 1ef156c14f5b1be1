"""hotelier: two hotel board games, exactly by the book, for people and for programs."""

from hotelier.games import GAMES, game_named
from hotelier.kernel import Game, HotelierError, IllegalChoice, JournalError, OptionError
from hotelier.kernel.errors import tell_errors_by
from hotelier.kernel.message import Message
from hotelier.version import __version__

__all__ = [
    "GAMES",
    "Game",
    "HotelierError",
    "IllegalChoice",
    "JournalError",
    "OptionError",
    "__version__",
    "game_named",
]


def _in_words(message: Message) -> str:
    # Reading all texts takes time that only who has made a mistake should pay.
    from hotelier.words import say

    return say(message)


tell_errors_by(_in_words)
