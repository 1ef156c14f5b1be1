"""The instruction cards: twenty of Leopold's, twenty of Elisabeth's.

A line shows a card from top to bottom: guests, dice, extras, hand. An asterisk is a silver
frame (medium and hard), two are a gold one (hard only). A die is its value, two values, "most",
or "celebrity". Extras are Emperor steps, an objective (`?` for the one he is least advanced on),
staff, dancers. The hand points right for ties from left to right. Dancers and celebrities belong
to modules that are not played here: they are printed and ignored (SOLO-RUL-15).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.solo.leopold import EASY, HARD, MEDIUM

ANY_COLOUR: Final = 4
MOST: Final = 0
LEFT_TO_RIGHT: Final = 0
RIGHT_TO_LEFT: Final = 1

# Extras.
EMPEROR: Final = 0
STAFF: Final = 1
OBJECTIVE: Final = 2
DANCER: Final = 3
ANY_OBJECTIVE: Final = 3


class Symbol(NamedTuple):
    """A guest (its colour) or an extra (steps, objective, ballroom), and from when it counts."""

    what: int
    value: int
    level: int


class InstructionCard(NamedTuple):
    """A card as printed."""

    number: int
    guests: tuple[Symbol, ...]
    dice: tuple[int, ...]
    """Values shown; none of them means the space with most dice."""
    extras: tuple[Symbol, ...]
    hand: int
    dancers: tuple[int, ...]
    """Beside each guest symbol, for a module not played here."""
    celebrity: bool


def _framed(word: str) -> tuple[str, int]:
    """A word without its frame, and from which difficulty it counts."""
    bare = word.rstrip("*")
    return bare, (EASY, MEDIUM, HARD)[len(word) - len(bare)]


def _guest(word: str) -> Symbol:
    bare, level = _framed(word.partition("/")[0])
    return Symbol(0, (*COLOUR_NAMES, "any").index(bare), level)


def _extra(word: str) -> Symbol:
    bare, level = _framed(word)
    if bare == "staff":
        return Symbol(STAFF, 0, level)
    if bare in "ABC?":
        return Symbol(OBJECTIVE, "ABC?".index(bare), level)
    if bare.startswith("dancer"):
        return Symbol(DANCER, int(bare[-1]), level)
    return Symbol(EMPEROR, int(bare), level)


def card(number: int, guests: str, dice: str, extras: str, hand: str) -> InstructionCard:
    return InstructionCard(
        number,
        tuple(_guest(word) for word in guests.split()),
        tuple(int(word) for word in dice.split() if word.isdigit()),
        tuple(_extra(word) for word in extras.split()),
        "><".index(hand),
        tuple(int(word.partition("/")[2] or 0) for word in guests.split()),
        dice == "celebrity",
    )


# fmt: off
LEOPOLDS_CARDS: Final = (
    card(193, "blue",         "1",         "?**",        ">"),
    card(194, "red",          "2",         "+1 B",       "<"),
    card(195, "any",          "3",         "C",          ">"),
    card(196, "yellow",       "4",         "+2 A*",      "<"),
    card(197, "green*",       "5",         "+3",         ">"),
    card(198, "red",          "6",         "staff B**",  "<"),
    card(199, "blue",         "most",      "+2 C",       ">"),
    card(200, "any**",        "most",      "A",          "<"),
    card(201, "yellow",       "most",      "+1 staff",   ">"),
    card(202, "red",          "most",      "+3 ?*",      "<"),
    card(203, "green any*",   "most",      "A",          ">"),
    card(204, "green",        "most",      "B",          "<"),
    card(205, "blue",         "most",      "+2 staff*",  ">"),
    card(206, "yellow",       "most",      "staff +2*",  "<"),
    card(207, "red any**",    "1 2",       "+2 staff**", ">"),
    card(208, "any",          "3 4",       "+1 C**",     "<"),
    card(209, "green",        "5 6",       "+1 A",       ">"),
    card(210, "blue",         "2 3",       "+4",         "<"),
    card(211, "any",          "4 5",       "B +2",       ">"),
    card(212, "yellow any",   "1 6",       "C",          "<"),
)
ELISABETHS_CARDS: Final = (
    card(213, "blue",         "1",         "?**",          ">"),
    card(214, "red/2",        "2",         "+1 B",         "<"),
    card(215, "any",          "3",         "dancer1 C",    ">"),
    card(216, "yellow/1",     "4",         "+2 A*",        "<"),
    card(217, "green*",       "5",         "+3 dancer2*",  ">"),
    card(218, "red",          "6",         "staff B**",    "<"),
    card(219, "blue",         "most",      "+2 C",         ">"),
    card(220, "any**",        "most",      "dancer1 A",    "<"),
    card(221, "yellow",       "most",      "+1 staff",     ">"),
    card(222, "red",          "most",      "+3 ?*",        "<"),
    card(223, "green any*",   "most",      "dancer2 A",    ">"),
    card(224, "green",        "most",      "B",            "<"),
    card(225, "blue/1",       "most",      "+2 staff*",    ">"),
    card(226, "yellow",       "most",      "staff +2*",    "<"),
    card(227, "red any**",    "1 2",       "+2 staff**",   ">"),
    card(228, "any/1",        "3 4",       "dancer1 C**",  "<"),
    card(229, "green",        "5 6",       "+1 A",         ">"),
    card(230, "blue",         "celebrity", "+4 dancer1**", "<"),
    card(231, "any",          "celebrity", "B +2",         ">"),
    card(232, "yellow any/1", "celebrity", "C",            "<"),
)
# fmt: on

# Inside the engine a card is known by its place among all forty.
INSTRUCTION_CARDS: Final = LEOPOLDS_CARDS + ELISABETHS_CARDS
CARDS_PER_DECK: Final = 20
LEOPOLDS_DECK: Final = (1 << CARDS_PER_DECK) - 1
ELISABETHS_DECK: Final = LEOPOLDS_DECK << CARDS_PER_DECK

_WHAT_BITS: Final = 4
_LEVEL_SHIFT: Final = 8


def _packed(symbol: Symbol) -> int:
    return symbol.what | symbol.value << _WHAT_BITS | symbol.level << _LEVEL_SHIFT


def what_of(packed: i64) -> i64:
    return packed & 15


def value_of(packed: i64) -> i64:
    return (packed >> _WHAT_BITS) & 15


def level_of(packed: i64) -> i64:
    return packed >> _LEVEL_SHIFT


GUEST_SYMBOLS: Final[list[list[int]]] = [
    [_packed(symbol) for symbol in card.guests] for card in INSTRUCTION_CARDS
]
EXTRA_SYMBOLS: Final[list[list[int]]] = [
    [_packed(symbol) for symbol in card.extras] for card in INSTRUCTION_CARDS
]
DICE_SHOWN: Final[list[list[int]]] = [list(card.dice) for card in INSTRUCTION_CARDS]
HAND: Final[list[int]] = [card.hand for card in INSTRUCTION_CARDS]
