"""What the numbers of an observation of Grand Austria Hotel mean; observation.py writes them.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order, and so on.
"""

from __future__ import annotations

from typing import Final

from hotelier.austria.cards.entrances import ENTRANCES
from hotelier.austria.entrances.observation import TOKEN_PLACES
from hotelier.austria.observation import (
    DEEPEST_EFFECT,
    GUEST_PLACES,
    INSTRUCTION_PLACES,
    STAFF_PLACES,
)
from hotelier.kernel.observation import Field, Observation, kind, repeated

VERSION: Final = 1
SEATS: Final = ("seat0", "seat1", "seat2", "seat3")
_MOST: Final = 1000
"""More than any count of points."""

_GUEST: Final = (
    kind("guest", 1, GUEST_PLACES, "which guest: its place in cards/guests.py plus 1, 0 nobody"),
    kind("colour", 1, 4, "1 blue, 2 red, 3 yellow, 4 green, 0 nobody"),
    Field("points", 1, 20, "points printed on the card"),
    Field("order", 1, 4, "items printed on the card"),
    Field("wants", 4, 4, "strudel, cake, wine, coffee still wanted"),
)
_TABLE: Final = (
    Field("players", 1, 4, "players, Leopold included"),
    kind("chooser", 1, 4, "who is to choose: seat plus 1, 0 when the game is over"),
    Field("round", 1, 7, "0 before the first round"),
    kind("first", 1, 4, "who has turn order tile 1: seat plus 1"),
    kind("edition", 1, 1, "0 revised, 1 of 2015"),
    Field("asks_everything", 1, 1, "1 when forced and useless choices are asked as well"),
    Field("dustbin", 1, 14, "dice in the dustbin"),
    Field("dice_left", 1, 14, "dice on all action spaces"),
    Field("dice", 6, 14, "dice on action spaces 1 to 6"),
    Field("staff_deck", 1, 62, "staff cards to draw, those put under the deck included"),
    Field("guest_deck", 1, 62, "guest cards to draw"),
)
_AIMS: Final = (
    kind("objectives", 3, 15, "cards A, B, C: 1 to 12 are 105 to 116, 13 to 15 are 180 to 182"),
    kind(
        "emperor_tiles",
        3,
        15,
        "tiles A, B, C: 1 to 4 are A1 to A4, 5 to 8 B1 to B4, 9 to 12 C1 to C4, then A5, B5, C5",
    ),
    kind("discs_a", 3, 4, "first, second and third disc on objective A: seat plus 1"),
    kind("discs_b", 3, 4, "the same for objective B"),
    kind("discs_c", 3, 4, "the same for objective C"),
    Field("returned", 1, 62, "cards under the staff deck"),
)
_CARDS: Final = (
    kind("guests", GUEST_PLACES, 2, "each guest: 1 in the deck, 2 discarded, 0 elsewhere"),
    kind(
        "staff",
        STAFF_PLACES,
        15,
        "each staff card from 1: 0 not known where, 1 in the observer's hand, 2 on offer to the "
        "observer, 3 put under the deck by the observer, 4 out of the game, 5 to 7 known in the "
        "hand of seat 1 to 3, 8 to 11 on display at seat 0 to 3, 12 to 15 the same and used up "
        "for this round, or face down for good",
    ),
)
_EFFECT: Final = (
    kind("op", 1, 127, "what is to be done, a number of effects.py; 0 nothing"),
    Field("a", 1, 255, "its first value"),
    Field("b", 1, 255, "its second value"),
    Field("deeper", 1, 255, "effects that wait below it"),
    Field("c", 4, 255, "its third value byte by byte; for items strudel, cake, wine, coffee"),
)
_BESIDE: Final = (
    kind("tiles", 6, 15, "Grand Wray: Emperor tiles A A B B C C, named as above, 0 none"),
    kind("objectives", 3, 15, "Ninas Melange: personal objectives A, B, C, named as above, 0 none"),
)
_ENTRANCE: Final = (
    kind("hotel", 1, ENTRANCES, "which unique hotel: its place in cards/entrances.py plus 1"),
    kind("first_die", 1, 6, "Corogari: the first die of this round, 0 none"),
    Field("pile", 1, 62, "Kaufman: guests moved in during this round"),
    Field("tokens", TOKEN_PLACES, 1, "Dove: tokens still there"),
    *_BESIDE,
    Field("claimed", 3, 1, "Ninas Melange: personal objectives claimed"),
)
_MARKET: Final = (
    Field("open", ENTRANCES, 1, "unique hotels that lie open to be bid for or kept"),
    kind("holders", ENTRANCES, 4, "who holds each of them: seat plus 1, 0 nobody"),
    Field("bids", ENTRANCES, 15, "for how many krones"),
    *_BESIDE,
)
_HOTEL: Final = (
    kind("board", 1, 4, "0 night, 1 to 4 the day boards"),
    Field("turn_order", 1, 4, "the lower number on the turn order tile"),
    Field("turns", 1, 2, "turns taken in this round"),
    Field("hand", 1, 62, "staff cards in hand"),
    Field("points", 1, _MOST, "points so far", least=-_MOST),
    Field("krones", 1, 20, "krones"),
    Field("emperor", 1, 13, "space on the Emperor track"),
    Field("automaton", 1, 1, "1 for Leopold"),
    *repeated(("table1", "table2", "table3"), _GUEST),
    Field("kitchen", 4, 255, "strudel, cake, wine, coffee in the kitchen"),
    Field("rooms", 20, 2, "spaces a1 to e1, a2 to e4: 0 empty, 1 vacant, 2 occupied"),
    Field("bonuses", 10, 1, "by group of rooms: 1 when its bonus was taken"),
    Field("passed", 1, 1, "1 when waiting for the next roll"),
    Field("present", 1, 1, "1 when there is such a seat; else all of it is 0"),
    *repeated(("table4",), _GUEST),
    *repeated(("entrance",), _ENTRANCE),
)
_LEOPOLD: Final = (
    kind("difficulty", 1, 3, "1 easy, 2 medium, 3 hard; 0 when nobody plays alone"),
    kind("special", 1, 4, "0 none, 1 Hautel Couture, 2 Nine Stars, 3 Sushi, 4 Toll Bridge"),
    kind("card", 1, INSTRUCTION_PLACES, "the instruction card turned up last, 0 none"),
    Field("private_deck", 1, 62, "staff in his private deck"),
    Field("progress", 3, 3, "objectives A, B, C: 0 no disc, 1 on III, 2 on II, 3 claimed"),
    Field("stars", 1, 15, "Nine Stars: cogwheels laid"),
    Field("face_down", INSTRUCTION_PLACES, 1, "instruction cards not turned up yet"),
    Field("cogwheels", 20, 1, "Sushi: his rooms with a cogwheel"),
    Field("toll", 6, 15, "Toll Bridge: cogwheels on action spaces 1 to 6"),
    kind("wares", 6, 4, "Hautel Couture: items on action spaces 1 to 6, 0 none, 1 strudel, ..."),
    Field("pool", 4, 18, "Hautel Couture: strudel, cake, wine, coffee in the pool"),
    kind("reserved", 3, 20, "Hautel Couture: rooms kept for his guests, 0 none, 1 is a1"),
    Field("marked", 5, 1, "Sushi: spaces of the queue whose guest has a cogwheel"),
)
_MORE_STAFF: Final = (
    Field("orders", 4, 56, "module 5: long orders completed by seat 0 to 3"),
    Field("played", 1, 1, "1 with module 5"),
    Field("spaces", 1, 255, "Emperor spaces forward in the action under way, while cards watch"),
    Field("dishes", 1, 255, "dishes gained in it"),
    Field("drinks", 1, 255, "drinks gained in it"),
    Field("events", 6, 1, "in it: a blue, red, yellow order; a large group; a disc; always 0"),
    Field("watching", 14, 1, "staff 166 to 179: 1 if the card watches the action"),
)

OBSERVATION: Final = Observation(
    VERSION,
    [
        *_TABLE,
        *repeated([f"queue{space}" for space in range(1, 6)], _GUEST),
        *_AIMS,
        *_CARDS,
        *repeated([f"effect{depth}" for depth in range(1, DEEPEST_EFFECT + 1)], _EFFECT),
        *repeated(SEATS, _HOTEL),
        *repeated(("leopold",), _LEOPOLD),
        *repeated(("market",), _MARKET),
        *repeated(("module5",), _MORE_STAFF),
    ],
)
