"""What a browser remembers of somebody who sits at a table."""

from __future__ import annotations

from tests.house.running import Player


def remembered(*seats: Player, game: str) -> dict[str, object]:
    """The seats held, as the page keeps them."""
    return {"games": held(*seats, game=game), "pace": "at-once", "confirm": False}


def held(*seats: Player, game: str) -> list[object]:
    """Seats alone, as the page keeps them."""
    return [
        {"table": one.table, "game": game, "secret": one.secret, "seat": one.seat, "at": 0}
        for one in seats
    ]
