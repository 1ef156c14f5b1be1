"""What the numbers of an observation of Overbooking mean; observation.py writes them.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order, and so on.
Hotels are counted from the top, the same for everybody.
"""

from __future__ import annotations

from typing import Final

from hotelier.kernel.observation import Field, Observation, kind, repeated
from hotelier.overbooking.actions import LONGEST_QUEUE, MOST_PLAYERS
from hotelier.overbooking.cards import BACKS, GUESTS, HOTEL_CARDS, HOTEL_SIDES, RULE_NAMES
from hotelier.overbooking.table import DOOR_PLACES

VERSION: Final = 1

_TABLE: Final = (
    Field("players", 1, 4, "players"),
    kind("scoring", 1, 2, "crests score as 0 beginners, 1 experts, 2 nothing"),
    Field("no_peeking", 1, 1, "1 when nobody may look at face-down cards again"),
    Field("round", 1, 4, "round"),
    kind("chooser", 1, 4, "who is to choose: seat plus 1, 0 when the game is over"),
    kind("first", 1, 4, "the first player of the round: seat plus 1"),
    Field("plays", 1, 20, "plays made in this round"),
    kind("phase", 1, 2, "0 cards are played, 1 hotels are checked, 2 the game is over"),
    kind("checked", 1, 4, "the hotel being checked, from 1; 0 while cards are played"),
    kind("acting", 1, 2, "which card at its back door acts, from 1; 0 none"),
    kind("acting_owner", 1, 4, "whose card that is: seat plus 1"),
    kind("acting_guest", 1, GUESTS, "which guest, from 1"),
    Field("hand", GUESTS, 1, "the observer's cards: bird1 to bird6, fish, bear, lion"),
    Field("hotel_deck", len(HOTEL_CARDS), 1, "hotel cards not used yet"),
)
_CARD: Final = (
    kind("owner", 1, 4, "whose card: seat plus 1, 0 no card"),
    kind("back", 1, BACKS, "its back: 1 bird small, 2 bird large, 3 fish small, ..."),
    kind("guest", 1, GUESTS, "which guest, from 1; 0 when the observer may not see the front"),
    kind("shown", 1, 8, "0 face down, 1 face up, from 2 named by noblewomen, the first 2"),
)
_HOTEL: Final = (
    kind("side", 1, len(HOTEL_SIDES), "side of a hotel card, from 1; 0 no such hotel"),
    kind("rule", 1, len(RULE_NAMES), "its rule in the order of OB-HOTEL, 1 none"),
    Field("beds", 1, 24, "beds, with merchants and workers turned up at the back door"),
    kind("other_side", 1, len(HOTEL_SIDES), "the other side of the card, from 1"),
    Field("queue_size", 1, LONGEST_QUEUE, "cards in the queue"),
    Field("door_size", 1, DOOR_PLACES, "cards put at the back door"),
    Field("token", 1, 1, "1 when a point token lies there"),
    Field("present", 1, 1, "1 when there is such a hotel; else all of it is 0"),
    *repeated([f"queue{place}" for place in range(1, LONGEST_QUEUE + 1)], _CARD),
    *repeated([f"door{place}" for place in range(1, DOOR_PLACES + 1)], _CARD),
)
_SEAT: Final = (
    Field("points", 1, 200, "points so far, crests included"),
    Field("tokens", 1, 20, "point tokens"),
    Field("hand_size", 1, GUESTS, "cards in hand"),
    Field("deck_size", 1, GUESTS, "cards to draw"),
    kind("guests", GUESTS, 2, "each guest of the seat: 1 booked, 2 discarded, 0 neither"),
)

OBSERVATION: Final = Observation(
    VERSION,
    [
        *_TABLE,
        *repeated([f"hotel{hotel}" for hotel in range(1, MOST_PLAYERS + 1)], _HOTEL),
        *repeated([f"seat{seat}" for seat in range(MOST_PLAYERS)], _SEAT),
    ],
)
