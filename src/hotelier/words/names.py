"""What the players of a game are called, for people to read."""

from __future__ import annotations

from hotelier.kernel.game import Game
from hotelier.words import say, text


def names_of(game: Game) -> list[str]:
    """The players by seat: an automaton in our language, those without a name by their number."""
    titles = game.rules.seat_titles(game.options)
    return [
        say(titles[seat])
        if seat in titles
        else game.names.get(seat) or text("kernel-player", number=seat + 1)
        for seat in range(game.players)
    ]


def rival_of(game: Game) -> str | None:
    """The automaton that somebody alone plays against, by the name people read."""
    titles = game.rules.seat_titles(game.options)
    return say(next(iter(titles.values()))) if titles else None
