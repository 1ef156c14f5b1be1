"""The printed components: guests, families, hotels, tokens and crest bonuses.

This is the one place where printed values stand, each with a mark that says how it is known.
DOCUMENTED: the rules or descriptions of the printed game state it. RECONSTRUCTED: nobody states
it; it was chosen to fit what is stated (small groups bring more than large ones, three coins is
the most, hotels hold 8 to 17 beds). Who owns the printed game can correct any value here, and
with it the mark; the rest of the program follows. Views and card texts show the marks.

Inside the engine a guest is a number from 0 to 23, six times its family plus its kind, and a
set of guests is 24 bits. Three neighbours share a back: a family and a size of its crest.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.kernel.bits import union

DOCUMENTED: Final = "documented"
RECONSTRUCTED: Final = "reconstructed"

MONK: Final = 0
MERCHANTS: Final = 1
MAIDS: Final = 2
NOBLEWOMEN: Final = 3
SOLDIERS: Final = 4
WORKERS: Final = 5
KINDS: Final = 6

SMALL: Final = 0
LARGE: Final = 1
CREST_NAMES: Final = ("small", "large")


class Printed(NamedTuple):
    """A value on a card, and how it is known."""

    value: int
    mark: str


class Kind(NamedTuple):
    """A kind of guest; each family of a deck has one card of it."""

    name: str
    beds: Printed
    coins: Printed
    crest: Printed


class Family(NamedTuple):
    """A crest."""

    name: str
    mark: str


def documented(value: int) -> Printed:
    return Printed(value, DOCUMENTED)


def reconstructed(value: int) -> Printed:
    return Printed(value, RECONSTRUCTED)


GUEST_KINDS: Final[tuple[Kind, ...]] = (
    #     name          beds           coins             crest on the back
    Kind("monk", documented(1), reconstructed(3), documented(SMALL)),
    Kind("merchants", documented(2), reconstructed(3), documented(SMALL)),
    Kind("maids", documented(3), reconstructed(2), documented(SMALL)),
    Kind("noblewomen", documented(4), reconstructed(2), documented(LARGE)),
    Kind("soldiers", documented(5), reconstructed(1), documented(LARGE)),
    Kind("workers", documented(6), reconstructed(1), documented(LARGE)),
)
FAMILIES: Final[tuple[Family, ...]] = (
    Family("bird", DOCUMENTED),
    Family("fish", DOCUMENTED),
    Family("bear", RECONSTRUCTED),
    Family("lion", RECONSTRUCTED),
)
ONE_OF_EACH_MARK: Final = DOCUMENTED
"""That a deck has every kind once in every family."""

# House rules, in the order of the clauses OB-HOTEL-1 to OB-HOTEL-9.
NO_RULE: Final = 0
SMALL_GROUPS: Final = 1
MONKS_FIRST: Final = 2
SOLDIERS_FIRST: Final = 3
NO_SOLDIERS: Final = 4
DOOR_CLOSED: Final = 5
FIRST_FACE_UP: Final = 6
SECOND_FACE_UP: Final = 7
TWO_CRESTS: Final = 8
RULE_NAMES: Final = (
    "no-rule",
    "small-groups",
    "monks-first",
    "soldiers-first",
    "no-soldiers",
    "door-closed",
    "first-face-up",
    "second-face-up",
    "two-crests",
)


class Side(NamedTuple):
    """One side of a hotel card. The mark holds for its rule and its beds."""

    rule: int
    beds: int
    mark: str


HOTEL_CARDS: Final[tuple[tuple[Side, Side], ...]] = (
    (Side(NO_RULE, 13, DOCUMENTED), Side(MONKS_FIRST, 8, DOCUMENTED)),
    (Side(TWO_CRESTS, 15, DOCUMENTED), Side(NO_RULE, 14, RECONSTRUCTED)),
    (Side(SMALL_GROUPS, 9, RECONSTRUCTED), Side(FIRST_FACE_UP, 13, RECONSTRUCTED)),
    (Side(SOLDIERS_FIRST, 16, RECONSTRUCTED), Side(SECOND_FACE_UP, 12, RECONSTRUCTED)),
    (Side(NO_SOLDIERS, 11, RECONSTRUCTED), Side(DOOR_CLOSED, 17, RECONSTRUCTED)),
    (Side(FIRST_FACE_UP, 10, RECONSTRUCTED), Side(MONKS_FIRST, 9, RECONSTRUCTED)),
    (Side(SECOND_FACE_UP, 11, RECONSTRUCTED), Side(NO_SOLDIERS, 12, RECONSTRUCTED)),
    (Side(DOOR_CLOSED, 12, RECONSTRUCTED), Side(TWO_CRESTS, 11, RECONSTRUCTED)),
)
SAME_CARD_MARK: Final = RECONSTRUCTED
"""Which two sides share a card."""

POINT_TOKENS: Final = documented(20)

# Points for 0, 1, ... 6 booked cards of one family (OB-END-2), all documented.
SCORINGS: Final = ("beginners", "experts", "none")
CREST_BONUS: Final[list[list[int]]] = [
    [0, 0, 0, 0, 2, 4, 6],
    [0, 0, 0, 0, 2, 5, 10],
    [0, 0, 0, 0, 0, 0, 0],
]

# What follows from the tables above, by guest.
GUESTS: Final = KINDS * len(FAMILIES)
ALL_GUESTS: Final = (1 << GUESTS) - 1
ONE_FAMILY: Final = (1 << KINDS) - 1
KIND_OF: Final[list[int]] = [guest % KINDS for guest in range(GUESTS)]
FAMILY_OF: Final[list[int]] = [guest // KINDS for guest in range(GUESTS)]
BACK_OF: Final[list[int]] = [
    2 * FAMILY_OF[g] + GUEST_KINDS[KIND_OF[g]].crest.value for g in range(GUESTS)
]
"""What the back of a card shows: twice the family plus the size of the crest."""
BACKS: Final = 2 * len(FAMILIES)
BACK_GUESTS: Final[list[int]] = [
    union(g for g in range(GUESTS) if BACK_OF[g] == back) for back in range(BACKS)
]
"""By back: the guests it can belong to."""
BEDS_OF: Final[list[int]] = [GUEST_KINDS[kind].beds.value for kind in KIND_OF]
COINS_OF: Final[list[int]] = [GUEST_KINDS[kind].coins.value for kind in KIND_OF]
KIND_GUESTS: Final[list[int]] = [
    union(g for g in range(GUESTS) if KIND_OF[g] == kind) for kind in range(KINDS)
]
FAMILY_GUESTS: Final[list[int]] = [ONE_FAMILY << KINDS * f for f in range(len(FAMILIES))]
GUEST_NAMES: Final[list[str]] = [
    f"{FAMILIES[FAMILY_OF[g]].name}{KIND_OF[g] + 1}" for g in range(GUESTS)
]
"""A family and the number of a kind: bird1 is the monk of the birds."""

# What follows by hotel side; a side is twice its card plus 0 for the front and 1 for the back.
HOTEL_SIDES: Final[tuple[Side, ...]] = tuple(side for card in HOTEL_CARDS for side in card)
ALL_HOTEL_CARDS: Final = (1 << len(HOTEL_CARDS)) - 1
RULE_OF: Final[list[int]] = [side.rule for side in HOTEL_SIDES]
HOTEL_BEDS: Final[list[int]] = [side.beds for side in HOTEL_SIDES]
