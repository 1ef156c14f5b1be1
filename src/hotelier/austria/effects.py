"""Pending effects as data.

Everything still to be done lies on the table's stack as one integer per effect: an operation
and its values. So a game can be saved, copied and undone in the middle of anything. Card tables
use the small makers at the end of this file and read like the printed cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.items import supply

# The course of a game.
DRAFT: Final = 1  # a: cards kept so far, b: who picks
FIRST_GUESTS: Final = 2  # a: guests taken so far
FIRST_ROOMS: Final = 3  # a: players done
ROUND: Final = 4
NEXT_ROUND: Final = 5
EMPEROR_SCORING: Final = 6  # a: players done
TURN: Final = 7  # a: flags, see turns.py

# Several effects whose order is the player's: the a effects below the marker on the stack.
GROUP: Final = 10  # a: how many parts
BONUS_WHEN: Final = 11  # a: room group; asks whether the bonus comes before the reward
BONUS: Final = 12  # a: room group

# Gains.
POINTS: Final = 20  # a: points, b: source
KRONES: Final = 21  # a: krones
STEPS: Final = 22  # a: steps on the Emperor track
GAIN: Final = 23  # c: a supply of items, to be put on guests or into the kitchen
ANY_ITEM: Final = 24  # a: how many, b: kinds that cannot be had, as a set
DRAW: Final = 25  # a: how many staff cards

# Things to do.
PREPARE: Final = 30  # a: rooms left, b: discount, c: flags and highest floor
OCCUPY: Final = 31  # a: rooms left, b: 1 if a room before owes something, see entrances/due.py
PLAY: Final = 32  # a: cards after this one, b: discount
OFFER: Final = 33  # b: discount; draws three cards
OFFERED: Final = 34  # b: discount; one of the cards on offer may be played
BOTTOM: Final = 35  # the cards on offer go under the deck one by one
TAKE_GUEST: Final = 36  # a: 1 if the order is filled from the supply
GIZIA: Final = 37
SERVE: Final = 38  # a: items left
MAIN: Final = 39  # a: action 1 to 5, b: strength, c: flags
FILL_ORDER: Final = 40  # a: orders after this one
MOVE_IN: Final = 41  # a: café table

# Penalties of the Emperor.
PENALTY: Final = 50  # a: tile, b: 1 once it is settled that it is suffered
RETURN_CARDS: Final = 51  # a: how many
REMOVE_VACANT: Final = 52  # a: how many
REMOVE_OCCUPIED: Final = 53  # a: rooms removed so far, b: the first of them
DISCARD_END_STAFF: Final = 54

# Playing alone.
LEOPOLD: Final = 60  # a: stage of his turn, b: which symbol; see solo/turn.py
RIVAL_ITEM: Final = 61  # a: an item to put on one of his guests

# Module 5.
TRIGGERS: Final = 70  # below all an action brings: which cards are turned at its end
GIVE_ITEMS: Final = 71  # a: items still to give, b: kinds given so far, c: items for them
# Unique hotels.
ENTRANCES: Final = 80  # a: 1 once they are turned up; the auction or the draw
ENTRANCE_GIFTS: Final = 81  # a: players done
SECOND_GUEST: Final = 82  # a: 1 if it costs nothing (Kaufman)
USE_SPACE: Final = 83  # a: action space, b: flags of the turn, c: 1 for E. Gizia (Kozi)
DUE: Final = 84  # what a room has completed: a, b and c see entrances/due.py
TOKEN: Final = 85  # a: 0 for the top of a token, 1 for the bottom (Dove)

FREE: Final = 15
"""A discount that makes everything free."""

# Flags of PREPARE, beside the highest floor allowed.
TOP_FLOOR_SHIFT: Final = 4
MUST_PREPARE: Final = 1  # the next room is not optional
AND_OCCUPY: Final = 2
MUST_PREPARE_ALL: Final = 4
OWES: Final = 8  # a room before owes something, see entrances/due.py
BEYOND_FIRST_ROOMS: Final = 8  # in the set-up, by a unique hotel
# Flags of MAIN.
BOTH_TRACKS: Final = 1
OPTIONAL: Final = 2


def effect(op: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """An effect as one number."""
    return op | (a << 8) | (b << 16) | (c << 24)


def op_of(packed: i64) -> i64:
    return packed & 255


def a_of(packed: i64) -> i64:
    return (packed >> 8) & 255


def b_of(packed: i64) -> i64:
    return (packed >> 16) & 255


def c_of(packed: i64) -> i64:
    return packed >> 24


def krones(amount: int) -> int:
    return effect(KRONES, amount)


def emperor(steps: int) -> int:
    return effect(STEPS, steps)


def items(letters: str) -> int:
    return effect(GAIN, 0, 0, supply(letters))


def any_item(how_many: int = 1) -> int:
    return effect(ANY_ITEM, how_many)


def draw(cards: int) -> int:
    return effect(DRAW, cards)


def prepare(
    rooms: int = 1,
    *,
    discount: int = 0,
    free: bool = False,
    up_to_floor: int = 4,
    and_occupy: bool = False,
    flags: int = 0,
) -> int:
    if and_occupy:
        flags |= AND_OCCUPY
    top_floor = (up_to_floor - 1) << TOP_FLOOR_SHIFT
    return effect(PREPARE, rooms, FREE if free else discount, flags | top_floor)


def occupy(rooms: int = 1) -> int:
    return effect(OCCUPY, rooms)


def play(cards: int = 1, *, discount: int = 0, free: bool = False) -> int:
    return effect(PLAY, cards - 1, FREE if free else discount)


def offer(*, discount: int = 0, free: bool = False) -> int:
    return effect(OFFER, 0, FREE if free else discount)


def take_guest(*, fed: bool = False) -> int:
    return effect(TAKE_GUEST, int(fed))


def gizia() -> int:
    return effect(GIZIA)


def fill_order(guests: int = 1) -> int:
    return effect(FILL_ORDER, guests - 1)


def trade(how_many: int) -> int:
    return effect(GIVE_ITEMS, how_many, 0, how_many)
