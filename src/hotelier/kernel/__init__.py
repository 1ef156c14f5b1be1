"""What every game of the house is made of: choices, chance, journals, views.

Nothing in here knows a rule of any game.
"""

from hotelier.kernel.errors import HotelierError, IllegalChoice, JournalError, OptionError
from hotelier.kernel.game import Game
from hotelier.kernel.journal import Journal
from hotelier.kernel.message import Message
from hotelier.kernel.options import Option, settle_options
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.rules import Card, Rules, Tally, View
from hotelier.kernel.state import Event, State

__all__ = [
    "Card",
    "Event",
    "Game",
    "HotelierError",
    "IllegalChoice",
    "Journal",
    "JournalError",
    "Message",
    "Option",
    "OptionError",
    "Perspective",
    "Rules",
    "State",
    "Tally",
    "View",
    "settle_options",
]
