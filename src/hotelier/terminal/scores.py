"""The end of a game: where every point came from, and what decided between equals."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from hotelier.kernel.game import Game
from hotelier.kernel.numbers import whole
from hotelier.words import say, text


def scores_table(game: Game, names: Sequence[str]) -> Grid:
    """The points of every source, player by player."""
    sources: dict[str, list[int]] = {}
    for tally in game.tally():
        sources.setdefault(tally.source, [0] * game.players)[tally.seat] += tally.points
    grid = Grid(title=text("terminal-where-from"), box=box.SIMPLE_HEAD)
    grid.add_column("")
    winners = game.state.winners() if game.over else []
    for seat, name in enumerate(names):
        heading = text("terminal-winner", name=name) if seat in winners else name
        grid.add_column(heading, justify="right")
    for source, points in sources.items():
        grid.add_row(say(game.rules.source_title(source)), *(say(whole(it)) for it in points))
    grid.add_section()
    scores = game.state.scores()
    grid.add_row(text("terminal-total"), *(say(whole(it)) for it in scores))
    if game.over and scores.count(max(scores)) > 1:
        ties = game.state.tie_breaks()
        grid.add_row(text(f"terminal-tie-{game.rules.name}"), *map(str, ties))
    return grid
