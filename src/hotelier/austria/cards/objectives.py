"""The objective cards: four of each letter, with module 5 five; one of each letter in a game."""

from __future__ import annotations

from typing import Final, NamedTuple

OBJECTIVE_POINTS: Final[list[int]] = [15, 10, 5]
"""For the first, second and third player to claim it."""
OBJECTIVES_IN_PLAY: Final = 3

TWENTY_KRONES: Final = 105
TWELVE_TILES: Final = 106
SIX_STAFF: Final = 107
EMPEROR_TEN: Final = 108
TWO_FLOORS: Final = 109
SIX_GROUPS: Final = 110
WHOLE_COLOUR: Final = 111
TWO_COLUMNS: Final = 112
THREE_OF_EACH_ITEM: Final = 180
THREE_ON_TOP: Final = 181
FIVE_LONG_ORDERS: Final = 182


class Objective(NamedTuple):
    """An objective card. What it needs is in `objectives.py`; some need rooms by colour."""

    number: int
    letter: str
    blue: int = 0
    red: int = 0
    yellow: int = 0
    number_is_documented: bool = True


OBJECTIVES: Final[tuple[Objective, ...]] = (
    Objective(TWENTY_KRONES, "A"),
    Objective(TWELVE_TILES, "A"),
    Objective(SIX_STAFF, "A"),
    Objective(EMPEROR_TEN, "A"),
    Objective(TWO_FLOORS, "B"),
    Objective(SIX_GROUPS, "B"),
    Objective(WHOLE_COLOUR, "B"),
    Objective(TWO_COLUMNS, "B"),
    Objective(113, "C", blue=3, red=3, yellow=3),
    Objective(114, "C", red=4, yellow=3),
    Objective(115, "C", yellow=4, blue=3),
    Objective(116, "C", blue=4, red=3),
    # Module 5; the numbers are those that nothing else in the box bears.
    Objective(THREE_OF_EACH_ITEM, "A", number_is_documented=False),
    Objective(THREE_ON_TOP, "B", number_is_documented=False),
    Objective(FIVE_LONG_ORDERS, "C", number_is_documented=False),
)
FIRST_OBJECTIVE: Final = 105
"""Inside the engine an objective is known by its number."""
LAST_OF_BASE_GAME: Final = 116
OBJECTIVE_OF: Final[dict[int, Objective]] = {o.number: o for o in OBJECTIVES}
OBJECTIVE_PLACE: Final[dict[int, int]] = {o.number: n for n, o in enumerate(OBJECTIVES, 1)}
"""By number: the place in the table above, from 1."""
ROOMS_NEEDED: Final[list[tuple[int, int, int]]] = [(o.blue, o.red, o.yellow) for o in OBJECTIVES]
