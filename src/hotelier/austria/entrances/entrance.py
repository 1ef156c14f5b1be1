"""The entrance somebody owns and what has become of it in the game (LOBBY-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.entrances import ALL_TOKENS, DOVE, KAUFMAN, KAUFMAN_TABLES
from hotelier.kernel.bits import shifted

USUAL_TABLES: Final = 3
LETTERS: Final = 3
TILE_SLOTS: Final = 6
"""Two A, two B, two C tiles beside the Grand Wray Hotel."""
_TILE_BITS: Final = 5
_TILE_MASK: Final = 31
_OBJECTIVE_BITS: Final = 8
_OBJECTIVE_MASK: Final = 255


class Entrance:
    """An entrance; a table without the module has none, so nobody else pays for it."""

    __slots__ = ("claimed", "first_die", "objectives", "pile", "tables", "tiles", "tokens", "which")

    def __init__(self, which: i64 = 0) -> None:
        self.which: i64 = which
        # How many tables the café of its owner has (L-KAUFMAN-3).
        self.tables: i64 = KAUFMAN_TABLES.value if which == KAUFMAN else USUAL_TABLES
        # Dove: the tokens still there, as a set.
        self.tokens: i64 = ALL_TOKENS if which == DOVE else 0
        # Grand Wray: the tiles still there, index plus one in 5 bits for each of six places.
        self.tiles: i64 = 0
        # Ninas Melange: the numbers of objectives A, B, C in 8 bits each; those claimed, as a set.
        self.objectives: i64 = 0
        self.claimed: i64 = 0
        # Kaufman: the guests moved in during this round, as a set.
        self.pile: i64 = 0
        # Corogari: the first die of this round, 0 before it is taken.
        self.first_die: i64 = 0

    def clone(self) -> Entrance:
        twin = Entrance(self.which)
        twin.tokens = self.tokens
        twin.tiles = self.tiles
        twin.objectives = self.objectives
        twin.claimed = self.claimed
        twin.pile = self.pile
        twin.first_die = self.first_die
        return twin

    def key(self) -> tuple[int, ...]:
        return (
            self.which,
            self.tokens,
            self.tiles,
            self.objectives,
            self.claimed,
            self.pile,
            self.first_die,
        )

    # Grand Wray.

    def tile_at(self, slot: i64) -> i64:
        """The Emperor tile on one of the six places, -1 if it has gone."""
        return tile_in(self.tiles, slot)

    def remove_tile(self, slot: i64) -> None:
        self.tiles &= ~shifted(_TILE_MASK, _TILE_BITS * slot)

    # Ninas Melange.

    def objective_at(self, letter: i64) -> i64:
        """The number of personal objective 0, 1 or 2 (A, B, C)."""
        return objective_in(self.objectives, letter)


# What lies beside Ninas Melange and Grand Wray, packed; also before somebody owns them.


def tile_in(tiles: i64, slot: i64) -> i64:
    """The tile on one of six places, -1 if there is none."""
    return ((tiles >> (_TILE_BITS * slot)) & _TILE_MASK) - 1


def with_tile(tiles: i64, slot: i64, tile: i64) -> i64:
    return tiles | (tile + 1) << (_TILE_BITS * slot)


def objective_in(objectives: i64, letter: i64) -> i64:
    """The number of an objective by its letter, 0 if there is none."""
    return (objectives >> (_OBJECTIVE_BITS * letter)) & _OBJECTIVE_MASK


def with_objective(objectives: i64, letter: i64, number: i64) -> i64:
    return objectives | number << (_OBJECTIVE_BITS * letter)
