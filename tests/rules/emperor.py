"""Visits of the Emperor, in one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.position import Position, position

ROUND_OF = {"A": 3, "B": 5, "C": 7}
SETBACK = {3: 3, 5: 5, 7: 7}
EDITIONS = ["revised", "2015"]
GRACE, PEACE, DISGRACE = 3, 1, 0
"""Where a marker can come to rest: in reach of the reward, in peace, or at the penalty."""
TILES = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"]


def visit(
    tile: str,
    rest: int,
    *,
    edition: str = "revised",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Position:
    """The Emperor comes with this tile; my marker will rest there, everybody else's in peace.

    After a visit in round 3 or 5 it is my turn again, unless said otherwise.
    """
    now = ROUND_OF[tile[0]]
    players = mine.get("players", 2)
    tiles = tuple(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    hotels: dict[int, dict[str, Any]] = {
        seat: {"emperor": PEACE + SETBACK[now]} for seat in range(1, players)
    }
    for seat, hotel in (others or {}).items():
        hotels[seat] |= dict(hotel)
    return position(
        **{"first": players - 1} | mine,
        scoring=True,
        round=now,
        tiles=(tiles[0], tiles[1], tiles[2]),
        edition=edition,
        emperor=rest + SETBACK[now] if rest else 0,
        others=hotels,
    )


def reward(tile: str, **mine: Any) -> Position:
    return visit(tile, GRACE, **mine)


def penalty(tile: str, **mine: Any) -> Position:
    return visit(tile, DISGRACE, **mine)


def from_tile(game: Position, seat: int = 0) -> int:
    return game.points_from("Emperor tiles", seat)


def visit_is_over(game: Position) -> bool:
    """Whether the next round has begun, or the game has ended."""
    return game.over or game.table.round in (4, 6)


def in_peace(tile: str, **mine: Any) -> Position:
    """The same visit without reward or penalty, to compare with."""
    return visit(tile, PEACE, **mine)


def go_through(game: Position) -> Position:
    """Make any choices that are left to the player in a penalty."""
    while game.seat == 0 and not visit_is_over(game):
        assert not game.may("done")
        game.do(min(game.words))
    return game


def belongings(game: Position) -> dict[str, Any]:
    return {
        "krones": game.krones,
        "kitchen": game.kitchen,
        "hand": game.hand,
        "played": game.played,
        "tiles": game.tiles,
        "occupied": game.occupied,
    }
