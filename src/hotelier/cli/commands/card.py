"""`hotelier card`: what a card does."""

from __future__ import annotations

import click

from hotelier.cli.worded import argument, command
from hotelier.games import GAMES
from hotelier.kernel.errors import HotelierError
from hotelier.words import say, text
from hotelier.words.cards import find_cards


@command("card")
@argument("query", called="cli-card.query", nargs=-1, required=True)
def card(query: tuple[str, ...]) -> None:
    words = " ".join(query)
    found = find_cards(words, [card for rules in GAMES.values() for card in rules.cards()])
    if not found:
        raise HotelierError(text("cli-card-unknown", words=words))
    for entry in found:
        click.echo(say(entry.message))
