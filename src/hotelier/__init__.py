"""hotelier: two hotel board games, exactly by the book, for people and for programs."""

from hotelier.games import GAMES, game_named
from hotelier.kernel import Game, HotelierError, IllegalChoice, JournalError, OptionError
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
