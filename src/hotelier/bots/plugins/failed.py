"""What is said of a bot that lost its game by itself."""

from __future__ import annotations

from hotelier.kernel.errors import HotelierError


class BotFailed(HotelierError):
    """A bot crashed, was silent for too long, or answered what nobody asked: it has lost."""

    def __init__(self, bot: str, reason: str) -> None:
        super().__init__(f"The bot '{bot}' {reason}.")
        self.bot = bot
        self.reason = reason

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str]]:
        # It travels between processes, and is made anew from what it was made from.
        return BotFailed, (self.bot, self.reason)
