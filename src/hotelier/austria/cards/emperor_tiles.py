"""The Emperor tiles: four of each letter, with module 5 five; one of each letter in a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.austria.effects import (
    DISCARD_END_STAFF,
    POINTS,
    REMOVE_OCCUPIED,
    REMOVE_VACANT,
    RETURN_CARDS,
    any_item,
    draw,
    effect,
    items,
    krones,
    offer,
    op_of,
    play,
    prepare,
)

EMPEROR_POINTS: Final[list[int]] = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
"""By space of the Emperor track."""
LAST_SPACE: Final = 13
SETBACK_AFTER_ROUND: Final = {3: 3, 5: 5, 7: 7}
REWARD_FROM: Final = 3
"""Spaces from here on earn the reward."""


class EmperorTile(NamedTuple):
    """A tile: its reward, and a penalty of up to two sides."""

    name: str
    reward: tuple[int, ...]
    lose_krones: int = 0
    lose_item: bool = False
    """An item of choice besides."""
    lose_points: int = 0
    """Instead of the other side, or alone."""
    lose_kitchen: bool = False
    lose_purse: bool = False
    """All krones."""
    lose_served: bool = False
    suffer: int = 0
    """An effect to suffer: cards to return, rooms to remove."""
    per_staff: int = 0
    """Points per staff played, gained or lost."""
    per_disc: int = 0
    """Points gained per own disc on an objective."""
    name_is_documented: bool = True
    needs_space: bool = False
    """The rules say outright that without a space for the room nothing is received (RUL-23)."""


TILES: Final[tuple[EmperorTile, ...]] = (
    EmperorTile("A1", (krones(3),), lose_krones=3, lose_points=5),
    EmperorTile("A2", (any_item(2),), lose_kitchen=True),
    EmperorTile("A3", (offer(discount=3),), suffer=effect(RETURN_CARDS, 2), lose_points=5),
    EmperorTile("A4", (prepare(free=True),), suffer=effect(REMOVE_VACANT, 1), lose_points=5),
    EmperorTile("B1", (items("scwk"),), lose_kitchen=True, lose_served=True),
    EmperorTile("B2", (krones(5),), lose_krones=5, lose_points=7),
    EmperorTile("B3", (offer(free=True),), suffer=effect(RETURN_CARDS, 3), lose_points=7),
    EmperorTile(
        "B4",
        (prepare(free=True, up_to_floor=2, and_occupy=True),),
        suffer=effect(REMOVE_VACANT, 2),
        lose_points=7,
        needs_space=True,
    ),
    EmperorTile("C1", (effect(POINTS, 8),), lose_points=8),
    EmperorTile("C2", (prepare(free=True, and_occupy=True),), suffer=effect(REMOVE_OCCUPIED)),
    EmperorTile("C3", (), per_staff=2),
    EmperorTile("C4", (play(free=True),), suffer=effect(DISCARD_END_STAFF), lose_points=10),
    # Module 5; no source tells how these tiles are called.
    EmperorTile(
        "A5",
        (krones(2), any_item()),
        lose_krones=2,
        lose_item=True,
        lose_points=5,
        name_is_documented=False,
    ),
    EmperorTile(
        "B5",
        (effect(POINTS, 4), draw(3)),
        suffer=effect(RETURN_CARDS, 3),
        lose_points=7,
        name_is_documented=False,
    ),
    EmperorTile(
        "C5", (), per_disc=5, lose_kitchen=True, lose_purse=True, name_is_documented=False
    ),
)
TAKES_FROM_HAND: Final[list[bool]] = [op_of(tile.suffer) == RETURN_CARDS for tile in TILES]
"""By tile: whether its penalty takes cards of a hand that has enough of them, else points."""
TILES_PER_LETTER: Final = 4
"""In the base game; module 5 adds one of each."""
LETTERS: Final = "ABC"
TILE_INDEX: Final[dict[str, int]] = {tile.name: i for i, tile in enumerate(TILES)}


def tile_of(letter: int, which: int) -> int:
    """A tile by its letter (0, 1, 2) and its place among those of the letter, from 0."""
    if which < TILES_PER_LETTER:
        return TILES_PER_LETTER * letter + which
    return TILES_PER_LETTER * len(LETTERS) + letter


def tiles_of(letter: int, *, more: bool) -> list[int]:
    """All tiles of a letter (0, 1, 2), with module 5 or without."""
    return [tile_of(letter, which) for which in range(TILES_PER_LETTER + more)]


def letter_of(tile: int) -> int:
    """The letter of a tile, as 0, 1 or 2: the visit of the Emperor it is for."""
    return LETTERS.index(TILES[tile].name[0])
