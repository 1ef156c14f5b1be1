"""The staff: cost, when it acts, and what it does.

Cards that only add to what happens are complete here. Cards that bend a rule are named at the
end and looked up by that name where the rule is. The cards of module 5 are in `more_staff.py`.
"""

from __future__ import annotations

from typing import Final

from hotelier.austria.cards.colours import BLUE, GREEN, RED, ROOM_COLOURS, YELLOW
from hotelier.austria.cards.more_staff import MORE
from hotelier.austria.cards.staff_card import (
    AN_OPPONENTS_CARD,
    BASE_STAFF,
    BLUE_ROOMS,
    COLOUR_SETS,
    EMPEROR_SPACE,
    END,
    FULL_COLUMNS,
    FULL_FLOORS,
    FULL_GROUPS,
    OBJECTIVES,
    OCCUPIED_ROOMS,
    ONCE,
    PERMANENT,
    RED_ROOMS,
    ROOM_TILES,
    ROUNDLY,
    STAFF_CARDS,
    STAFF_PLAYED,
    TRIGGER,
    YELLOW_ROOMS,
    Price,
    Staff,
    at_end,
    does,
    free_rooms,
    on_dice,
    on_move_in,
    points,
    staff,
)
from hotelier.austria.effects import emperor, fill_order, items, krones, occupy, play, prepare
from hotelier.kernel.bits import union

_BASE: Final = (
    staff(1, "Breakfast Server", 4, ROUNDLY, does(items("s")), starter="B"),
    staff(2, "Waitress", 6, ROUNDLY, does(items("c")), starter="D"),
    staff(3, "Barkeeper", 4, ROUNDLY, does(items("w")), starter="A"),
    staff(4, "Sous-Chef", 6, ROUNDLY, does(items("k")), starter="C"),
    staff(5, "Groom", 4, PERMANENT, on_move_in(RED, krones(2))),
    staff(6, "Stableman", 1, PERMANENT, on_move_in(BLUE, emperor(1)), starter="A"),
    staff(7, "Masseuse", 1, PERMANENT, on_move_in(YELLOW, krones(1)), starter="D"),
    staff(8, "Tour Guide", 2, PERMANENT, on_move_in(GREEN, points(2))),
    staff(9, "Butler", 5, PERMANENT, free_rooms(BLUE), starter="A"),
    staff(10, "Chauffeur", 5, PERMANENT, free_rooms(RED), starter="D"),
    staff(11, "Florist", 5, PERMANENT, free_rooms(YELLOW), starter="C"),
    staff(12, "Executive Housekeeper", 2, PERMANENT, on_dice(3, 4, points=2)),
    staff(13, "Restaurant Manager", 2, PERMANENT, on_dice(1, 2, strength=1), starter="B"),
    staff(14, "Decorator", 2, PERMANENT, on_dice(1, 2, also=prepare())),
    staff(15, "Bootblack", 4, PERMANENT),
    staff(16, "Laundress", 2, PERMANENT, on_dice(4, points=4)),
    staff(17, "Kitchen Hand", 5, PERMANENT, on_dice(6, strength=1), cost_2015=3),
    staff(18, "Checker", 2, PERMANENT, on_dice(5, strength=2)),
    staff(19, "Interior Architect", 3, PERMANENT, on_dice(3, points=5)),
    staff(20, "Detective", 2, PERMANENT, on_dice(5, also=emperor(2))),
    staff(21, "Chef", 3, ONCE, does(items("scwk"))),
    staff(22, "Staff Manager", 3, PERMANENT, on_dice(3, also=play())),
    staff(23, "Custodian", 5, PERMANENT),
    staff(24, "Chief Waiter", 1, PERMANENT, starter="C"),
    staff(25, "Delivery Boy", 6, PERMANENT, starter="B"),
    staff(26, "Conference Manager", 5, PERMANENT),
    staff(27, "Booking Manager", 4, END, at_end(3, RED_ROOMS), starter="C"),
    staff(28, "Concierge", 4, END, at_end(3, BLUE_ROOMS), starter="D"),
    staff(29, "Secretary", 5, END, at_end(1, AN_OPPONENTS_CARD)),
    staff(30, "Reception Clerk", 4, END, at_end(3, YELLOW_ROOMS), starter="B"),
    staff(31, "Chambermaid", 4, END, at_end(1, OCCUPIED_ROOMS)),
    staff(32, "Assistant Manager", 4, END, at_end(2, STAFF_PLAYED), starter="B"),
    staff(33, "Male Floor Housekeeper", 5, PERMANENT),
    staff(34, "Receptionist", 5, END, at_end(1, ROOM_TILES)),
    staff(35, "Page Boy", 2, ONCE, does(occupy(2))),
    staff(36, "Sommelier", 2, ONCE, does(items("wwww")), starter="D"),
    staff(37, "Room Service", 3, END, at_end(2, FULL_GROUPS)),
    staff(38, "Porter", 5, ONCE, does(fill_order()), starter="A"),
    staff(39, "Confectioner", 3, ONCE, does(items("cccc")), starter="A"),
    staff(40, "Marketing Director", 2, END, at_end(5, OBJECTIVES), starter="C"),
    staff(41, "Operator", 3, END, at_end(2, EMPEROR_SPACE), starter="D"),
    staff(42, "Gardener", 3, PERMANENT),
    staff(43, "Barista", 3, ONCE, does(items("kkkk")), starter="C"),
    staff(44, "Larder Cook", 2, ONCE, does(items("ssss")), starter="B"),
    staff(45, "Pool Attendant", 1, ONCE, does(emperor(3))),
    staff(46, "Female Floor Housekeeper", 2, END, at_end(5, FULL_FLOORS)),
    staff(47, "Liftboy", 4, END, at_end(5, FULL_COLUMNS)),
    staff(48, "Hotel Manager", 4, END, at_end(4, COLOUR_SETS), starter="A"),
)

STAFF: Final[tuple[Staff, ...]] = (*_BASE, *MORE)

# A set of staff has bit n for card n. Cards that bend a rule, as sets of one:
BOOTBLACK: Final = 1 << 15
KITCHEN_HAND: Final = 1 << 17
CUSTODIAN: Final = 1 << 23
CHIEF_WAITER: Final = 1 << 24
DELIVERY_BOY: Final = 1 << 25
CONFERENCE_MANAGER: Final = 1 << 26
MALE_FLOOR_HOUSEKEEPER: Final = 1 << 33
SECRETARY: Final = 1 << 29
GARDENER: Final = 1 << 42
HANDMAID: Final = 1 << 49
TAPSTER: Final = 1 << 52
BARTENDER: Final = 1 << 57
JANITOR: Final = 1 << 61
ENTERTAINER: Final = 1 << 62
FIRST_TRIGGER: Final = 49

GARDENER_POINTS: Final = 5
FLOOR_HOUSEKEEPER_POINTS: Final = 4
OPERATOR: Final = 41
OPERATOR_LIMIT_2015: Final = 12



def _timed(timing: int) -> int:
    return union(number for number, card in enumerate(STAFF, 1) if card.timing == timing)


ALL_STAFF: Final = union(range(1, BASE_STAFF + 1))
ALL_STAFF_AND_MORE: Final = union(range(1, STAFF_CARDS + 1))
"""With module 5 (M5-1)."""
ONCE_STAFF: Final = _timed(ONCE)
ROUNDLY_STAFF: Final = _timed(ROUNDLY)
END_STAFF: Final = _timed(END)
TRIGGER_STAFF: Final = _timed(TRIGGER)
STARTER_SETS: Final[list[int]] = [
    union(number for number, card in enumerate(STAFF, 1) if card.starter_set == letter)
    for letter in "ABCD"
]
HIGHEST_COST: Final = 6


# By edition (0 revised, 1 of 2015).
STAFF_COST: Final[list[list[int]]] = [
    [0] + [card.cost for card in STAFF],
    [0] + [card.cost_2015 for card in STAFF],
]
COSTING_UP_TO: Final[list[list[int]]] = [
    [
        union(card for card in range(1, STAFF_CARDS + 1) if costs[card] <= limit)
        for limit in range(HIGHEST_COST + 1)
    ]
    for costs in STAFF_COST
]
"""By edition and limit: the cards that cost so much or less."""

_ACTING: Final = (ONCE, ROUNDLY, TRIGGER)
PLAY_EFFECT: Final[list[int]] = [0] + [
    next((a.effect for a in c.abilities), 0) if c.timing in _ACTING else 0 for c in STAFF
]
"""By card: what it does when played (once), used (once per round) or turned (trigger)."""
USE_POINTS: Final[list[int]] = [0] + [
    next((a.points for a in c.abilities), 0) if c.timing == ROUNDLY else 0 for c in STAFF
]
"""By card: what it scores besides when used."""


def _reactions(die: int) -> list[tuple[int, int, int, int]]:
    return [
        (1 << number, ability.points, ability.strength, ability.effect)
        for number, card in enumerate(STAFF, 1)
        for ability in card.abilities
        if die in ability.dice
    ]


DIE_REACTIONS: Final[list[list[tuple[int, int, int, int]]]] = [_reactions(d) for d in range(7)]
"""By die: card (as a set of one), points, strength and extra effect."""
REACTS_TO_DIE: Final[list[int]] = [sum(row[0] for row in rows) for rows in DIE_REACTIONS]

MOVE_IN_REACTIONS: Final[list[list[tuple[int, int]]]] = [
    [
        (1 << number, ability.effect)
        for number, card in enumerate(STAFF, 1)
        for ability in card.abilities
        if ability.colour == colour and not ability.frees_rooms
    ]
    for colour in (*ROOM_COLOURS, GREEN)
]
"""By colour of the guest: card (as a set of one) and effect."""
FREES_ROOMS: Final[list[int]] = [
    next(
        1 << number
        for number, card in enumerate(STAFF, 1)
        for ability in card.abilities
        if ability.frees_rooms and ability.colour == colour
    )
    for colour in ROOM_COLOURS
]
"""By colour: the card (as a set of one) that frees rooms of that colour from cost."""
ANY_FREES_ROOMS: Final = FREES_ROOMS[BLUE] | FREES_ROOMS[RED] | FREES_ROOMS[YELLOW]
END_COUNTS: Final[list[int]] = [-1] + [
    next((a.counts for a in card.abilities), -1) if card.timing == END else -1 for card in STAFF
]
END_POINTS: Final[list[int]] = [0] + [
    next((a.points for a in card.abilities), 0) if card.timing == END else 0 for card in STAFF
]

# Module 5: prices of cards used once per round, and what trigger cards wait for.
PRICED_STAFF: Final = union(n for n, card in enumerate(STAFF, 1) if card.price != Price())
PRICE_ITEMS: Final[list[int]] = [0] + [card.price.items for card in STAFF]
PRICE_ANY_ITEMS: Final[list[int]] = [0] + [card.price.any_items for card in STAFF]
PRICE_SPACES: Final[list[int]] = [0] + [card.price.spaces_back for card in STAFF]
TRIGGER_WHAT: Final[list[int]] = [0] + [card.trigger.what for card in STAFF]
TRIGGER_FROM: Final[list[int]] = [0] + [card.trigger.at_least for card in STAFF]
"""By card: the part of the deeds it looks at, and how much of it is enough."""
