"""What a browser remembers of somebody who sits at a table."""

from __future__ import annotations

from tests.house.running import Player


def remembered(*seats: Player, game: str) -> dict[str, object]:
    """The seats held, as the page keeps them."""
    held = [
        {"table": one.table, "game": game, "secret": one.secret, "seat": one.seat, "at": 0}
        for one in seats
    ]
    return {"games": held, "pace": "at-once", "confirm": False}
