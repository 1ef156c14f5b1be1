"""Colours of rooms and guests."""

from typing import Final

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
"""Green guests take a room of any colour; there are no green rooms."""

COLOUR_NAMES: Final = ("blue", "red", "yellow", "green")
ROOM_COLOURS: Final = (BLUE, RED, YELLOW)
