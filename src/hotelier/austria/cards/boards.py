"""The hotel boards: colours, groups, costs and points of the 20 spaces.

Spaces are numbered from the bottom left: space = 5 * floor + column, all counted from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.colours import BLUE, RED, ROOM_COLOURS, YELLOW
from hotelier.kernel.bits import members, union

FLOORS: Final = 4
COLUMNS: Final = 5
SPACES: Final = 20
BOTTOM_LEFT: Final = 1
ALL_SPACES: Final = (1 << SPACES) - 1

# Floors from the ground up, columns left to right.
LAYOUTS: Final = {
    "night": ("BYRRB", "YYRRY", "BRBYY", "BRBRB"),
    "day-1": ("RYRRY", "BYBBB", "BYRRY", "BYBBR"),
    "day-2": ("BYRRR", "BYRBY", "BRBRY", "YBBRB"),
    "day-3": ("RBRYR", "RBYYY", "RYRBB", "BYRBY"),
    "day-4": ("RBRRB", "YBYYY", "YBBRB", "RRRYB"),
}
BOARD_NAMES: Final = tuple(LAYOUTS)
NIGHT: Final = 0
DAY_BOARDS: Final = (1, 2, 3, 4)

FLOOR_COST: Final[list[int]] = [0, 1, 2, 3]
FLOOR_POINTS: Final[list[int]] = [1, 2, 3, 4]
"""For each occupied room at the end."""
FLOOR_SPACES: Final[list[int]] = [0b11111 << (COLUMNS * floor) for floor in range(FLOORS)]
COLUMN_SPACES: Final[list[int]] = [
    union(COLUMNS * floor + column for floor in range(FLOORS)) for column in range(COLUMNS)
]
SPACES_UP_TO: Final[list[int]] = [(1 << COLUMNS * (floor + 1)) - 1 for floor in range(FLOORS)]
"""All spaces on a floor or below."""
AFFORDABLE: Final[list[int]] = [
    union(s for s in range(SPACES) if FLOOR_COST[s // COLUMNS] <= budget)
    for budget in range(FLOOR_COST[-1] + 1)
]
"""By krones to spend: the spaces whose floor costs no more."""
DOOR_POINTS: Final[list[int]] = [0] * 13 + [1, 1] + [0] * 2 + [2, 2, 2]
"""Points for preparing a room there: a symbol printed on the upper right spaces."""

BONUS_BY_SIZE: Final = {
    BLUE: (0, 2, 5, 9, 15),
    RED: (0, 1, 3, 6, 10),
    YELLOW: (0, 1, 3, 6, 10),
}
"""Occupancy bonus: blue points, red krones, yellow Emperor steps."""

_LEFT_EDGE: Final = COLUMN_SPACES[0]
_RIGHT_EDGE: Final = COLUMN_SPACES[COLUMNS - 1]
_NOT_LEFT: Final = ALL_SPACES & ~_LEFT_EDGE
_NOT_RIGHT: Final = ALL_SPACES & ~_RIGHT_EDGE


def beside(spaces: i64) -> i64:
    """All spaces orthogonally next to some of these."""
    upright = (spaces << COLUMNS) | (spaces >> COLUMNS)
    level = ((spaces & _NOT_RIGHT) << 1) | ((spaces & _NOT_LEFT) >> 1)
    return (upright | level) & ALL_SPACES


def _groups(layout: tuple[str, ...]) -> list[tuple[int, int]]:
    """The groups of a layout, each a colour and its spaces, in order of their first space."""
    letters = "".join(layout)
    groups: list[tuple[int, int]] = []
    seen = 0
    for space in range(SPACES):
        if seen >> space & 1:
            continue
        same = union(s for s in range(SPACES) if letters[s] == letters[space])
        group = 1 << space
        while (wider := group | int(beside(group)) & same) != group:
            group = wider
        groups.append(("BRY".index(letters[space]), group))
        seen |= group
    return groups


def _all_of(colour: int, board: list[tuple[int, int]]) -> int:
    return union(s for c, spaces in board if c == colour for s in members(spaces))


_GROUPS: Final = [_groups(layout) for layout in LAYOUTS.values()]

GROUPS: Final = 10
NO_GROUP: Final = -1
GROUP_SPACES: Final[list[list[int]]] = [[spaces for _, spaces in board] for board in _GROUPS]
"""By board and group: its spaces."""
GROUP_COLOUR: Final[list[list[int]]] = [[colour for colour, _ in board] for board in _GROUPS]
GROUP_BONUS: Final[list[list[int]]] = [
    [BONUS_BY_SIZE[colour][spaces.bit_count()] for colour, spaces in board] for board in _GROUPS
]
GROUP_OF_SPACE: Final[list[list[int]]] = [
    [next(g for g, (_, spaces) in enumerate(board) if spaces >> s & 1) for s in range(SPACES)]
    for board in _GROUPS
]
COLOUR_SPACES: Final[list[list[int]]] = [
    [_all_of(colour, board) for colour in ROOM_COLOURS] + [ALL_SPACES] for board in _GROUPS
]
"""By board and colour: where a guest of that colour can stay; a green one anywhere."""


def space_name(space: int) -> str:
    """Like a square of a chessboard: columns a to e, floors 1 to 4."""
    return "abcde"[space % COLUMNS] + str(space // COLUMNS + 1)
