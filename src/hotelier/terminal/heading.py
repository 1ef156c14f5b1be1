"""The line above every picture of a position."""

from __future__ import annotations

from rich.text import Text

from hotelier.games import game_named
from hotelier.kernel.chapters import chapter_title
from hotelier.kernel.rules import View
from hotelier.words import say


def game_and_chapter(view: View) -> Text:
    """Which game, and where in it."""
    game, chapter = game_named(view["game"]).title, chapter_title(view["chapter"])
    return Text(f"{say(game)}: {say(chapter)}", style="bold")
