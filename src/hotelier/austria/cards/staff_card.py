"""What a staff card is made of, and the makers its tables are written with."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from hotelier.austria.effects import POINTS, effect

# Inside the engine a card is known by its place in the tables, counted from 1. For the cards of
# the base game that is the number printed on them, for those of module 5 it is not.
BASE_STAFF: Final = 48
MORE_STAFF: Final = 14
STAFF_CARDS: Final = 62
_FIRST_PRINTED_OF_MORE: Final = 166


def printed_number(card: i64) -> i64:
    """The number printed on a card."""
    return card if card <= BASE_STAFF else card - BASE_STAFF - 1 + _FIRST_PRINTED_OF_MORE


def card_numbered(number: i64) -> i64:
    """The card on which a number is printed."""
    return number if number <= BASE_STAFF else number + BASE_STAFF + 1 - _FIRST_PRINTED_OF_MORE


ONCE: Final = 0
ROUNDLY: Final = 1
PERMANENT: Final = 2
END: Final = 3
TRIGGER: Final = 4
TIMING_NAMES: Final = ("once", "round", "permanent", "end", "trigger")

# What end cards count.
RED_ROOMS: Final = 0
BLUE_ROOMS: Final = 1
YELLOW_ROOMS: Final = 2
OCCUPIED_ROOMS: Final = 3
ROOM_TILES: Final = 4
STAFF_PLAYED: Final = 5
FULL_GROUPS: Final = 6
FULL_FLOORS: Final = 7
FULL_COLUMNS: Final = 8
COLOUR_SETS: Final = 9
OBJECTIVES: Final = 10
EMPEROR_SPACE: Final = 11
AN_OPPONENTS_CARD: Final = 12


class Ability(NamedTuple):
    """What a card adds; a card may have several abilities."""

    dice: tuple[int, ...] = ()
    """React to taking one of these dice, with points, strength, an effect of its own."""
    colour: int = -1
    """React to moving in a guest of this colour, or prepare rooms of it for free."""
    points: int = 0
    strength: int = 0
    effect: int = 0
    frees_rooms: bool = False
    counts: int = -1
    """Scores `points` at the end for each of what it counts."""


class Price(NamedTuple):
    """What using a card costs, paid exactly (M5-7)."""

    items: int = 0
    """A supply out of the kitchen."""
    any_items: int = 0
    spaces_back: int = 0
    """On the Emperor track."""


class Trigger(NamedTuple):
    """What must be done within one action: so much of something, see `deeds.py`."""

    what: int
    at_least: int


class Staff(NamedTuple):
    """A staff card."""

    number: int
    name: str
    cost: int
    timing: int
    abilities: tuple[Ability, ...]
    starter_set: str
    cost_2015: int
    price: Price = Price()
    trigger: Trigger = Trigger(0, 0)
    cost_is_documented: bool = True


def staff(
    number: int,
    name: str,
    cost: int,
    timing: int,
    *abilities: Ability,
    starter: str = "",
    cost_2015: int = -1,
) -> Staff:
    old_cost = cost if cost_2015 < 0 else cost_2015
    return Staff(number, name, cost, timing, abilities, starter, old_cost)


def does(effect: int) -> Ability:
    """An effect when played, or when used once per round."""
    return Ability(effect=effect)


def on_dice(*dice: int, points: int = 0, strength: int = 0, also: int = 0) -> Ability:
    return Ability(dice=dice, points=points, strength=strength, effect=also)


def on_move_in(colour: int, reaction: int) -> Ability:
    return Ability(colour=colour, effect=reaction)


def free_rooms(colour: int) -> Ability:
    return Ability(colour=colour, frees_rooms=True)


def at_end(points: int, counts: int) -> Ability:
    return Ability(points=points, counts=counts)


def points(amount: int) -> int:
    return effect(POINTS, amount)


