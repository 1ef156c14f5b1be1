"""The nine unique hotels: what their entrances give, as printed.

This is the one place where the printed values of the entrances stand, each with a mark that says
whether a source states it (see marks.py). Who owns the expansion can correct any value here, and
with it the mark; the rest of the program follows, the texts that people read included.

Inside the engine an entrance is known by its place in this table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.austria.cards.boards import GROUP_COLOUR, GROUP_SPACES
from hotelier.austria.cards.colours import BLUE, RED, YELLOW
from hotelier.austria.cards.marks import Printed, documented, reconstructed
from hotelier.austria.effects import (
    POINTS,
    any_item,
    effect,
    emperor,
    items,
    krones,
    play,
    prepare,
)
from hotelier.austria.items import supply

CHATEAU: Final = 0
COROGARI: Final = 1
DOVE: Final = 2
KAUFMAN: Final = 3
MAYENFELS: Final = 4
NINAS: Final = 5
STROUP: Final = 6
WRAY: Final = 7
KOZI: Final = 8


class UniqueHotel(NamedTuple):
    """A hotel with an entrance of its own."""

    word: str
    """What commands and journals call it."""
    name: str
    clauses: str
    """How the ids of its clauses begin."""
    kitchen: Printed
    """The items it gives at the start, as a supply."""
    steps: Printed
    """The steps on the Emperor track it gives at the start."""


def _hotel(word: str, name: str, letters: str, steps: int = 0) -> UniqueHotel:
    clauses = f"L-{word.upper()}"
    return UniqueHotel(word, name, clauses, documented(supply(letters)), documented(steps))


UNIQUE_HOTELS: Final[tuple[UniqueHotel, ...]] = (
    _hotel("chateau", "Chateau Paulwei", "cwk"),
    _hotel("corogari", "Corogari Zant-Mainz", "sw"),
    _hotel("dove", "Dove", "sw"),
    _hotel("kaufman", "Kaufman", "scwk"),
    _hotel("mayenfels", "Mayenfels", "ck"),
    _hotel("ninas", "Ninas Melange", "scwk"),
    _hotel("stroup", "Stroup", "scwk"),
    _hotel("wray", "The Grand Wray Hotel", "s", steps=2),
    _hotel("kozi", "The Kozi Palace, Vienna", "ck"),
)
ENTRANCES: Final = 9
ALL_ENTRANCES: Final = (1 << ENTRANCES) - 1
ENTRANCE_WORDS: Final = tuple(hotel.word for hotel in UNIQUE_HOTELS)

# Handing out the entrances.
AUCTION_KRONES: Final = reconstructed(10)
DRAW_KRONES: Final = reconstructed(7)
"""Alone the 7 krones are documented."""
FIRST_BID: Final = reconstructed(0)
RAISE: Final = reconstructed(1)
ENTRANCES_DRAWN: Final = reconstructed(3)
"""Alone the three are documented."""

# Chateau Paulwei.
CHATEAU_ROOMS: Final = documented(2)
CHATEAU_BONUS_BY_SIZE: Final = {
    BLUE: (0, 4, 8, 13, 20),
    RED: (0, 2, 4, 8, 13),
    YELLOW: (0, 2, 4, 8, 13),
}
"""Occupancy bonus (documented): blue points, red krones, yellow Emperor steps."""
CHATEAU_BONUS: Final[list[list[int]]] = [
    [
        CHATEAU_BONUS_BY_SIZE[colour][spaces.bit_count()]
        for colour, spaces in zip(colours, groups, strict=True)
    ]
    for colours, groups in zip(GROUP_COLOUR, GROUP_SPACES, strict=True)
]
"""By board and group."""

# Corogari Zant-Mainz: by the sum of the two dice of a round (documented).
COROGARI_POINT: Final[list[int]] = [1 if total in (2, 12) else 0 for total in range(13)]
_BY_SUM: Final[dict[int, tuple[int, ...]]] = {
    2: (prepare(free=True),),
    3: (items("ck"),),
    4: (krones(1), emperor(1)),
    5: (items("sw"),),
    6: (play(discount=1),),
    7: (),
}
"""12 is like 2, 11 like 3 and so on."""
COROGARI_BONUS: Final[list[tuple[int, ...]]] = [
    _BY_SUM.get(min(total, 14 - total), ()) for total in range(13)
]

# Dove: its tokens are not documented at all.


class Token(NamedTuple):
    """A bonus token of Dove."""

    clause: str
    name: str
    top: int
    """What it gives for a column."""
    bottom: int
    """What it gives for a floor."""
    is_documented: bool = False


DOVE_ROOMS: Final = documented(1)
TOKENS: Final[tuple[Token, ...]] = (
    Token("DOVE-1", "Points", effect(POINTS, 4), effect(POINTS, 6)),
    Token("DOVE-2", "Purse", krones(3), krones(5)),
    Token("DOVE-3", "Crown", emperor(3), emperor(5)),
    Token("DOVE-4", "Larder", any_item(2), items("scwk")),
    Token("DOVE-5", "Bell", play(discount=3), play(free=True)),
)
ALL_TOKENS: Final = (1 << len(TOKENS)) - 1

# Kaufman.
KAUFMAN_TABLES: Final = documented(4)
PILE_POINTS: Final[list[int]] = [0, 0, 1, 3, 6, 9]
"""By guests moved in during a round (documented); more than five are worth as much as five."""

# Mayenfels.
MAYENFELS_DISCOUNT: Final = documented(3)
MAYENFELS_KRONES: Final = documented(1)
MAYENFELS_CARDS: Final = documented(1)

# Ninas Melange.
PERSONAL_POINTS: Final[list[int]] = [0, 15, 15, 15, 10, 10, 5, 5]
"""By round (documented)."""
SET_POINTS: Final[list[int]] = [0, 0, 0, 0, 3, 6, 10]
"""By claimed objectives, personal and common, at the end (documented)."""

# Stroup: for the first occupied room of a group, by its colour (documented).
STROUP_BONUS: Final[list[int]] = [effect(POINTS, 3), krones(2), emperor(2)]

# The Grand Wray Hotel.
WRAY_TILES_PER_LETTER: Final = documented(2)
WRAY_SPACES: Final[list[int]] = [1, 2, 3]
"""How far the marker goes back for an A, a B, a C; that they belong together so is our reading."""
