"""Players that choose for themselves. A bot sees what its seat may see, never the truth."""

from hotelier.bots.bot import Bot
from hotelier.bots.registry import BOTS, bot_for_people, known_bots, make_bot

__all__ = ["BOTS", "Bot", "bot_for_people", "known_bots", "make_bot"]
