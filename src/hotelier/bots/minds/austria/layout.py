"""Where each fact of a position of Grand Austria Hotel stands among the inputs of the net.

A fact is true or not; its number is the first one of its block plus something counted. A hotel
has the same facts whoever owns it: once for the player who judges, once for the others together.
"""

from __future__ import annotations

from typing import Final

FACTS_VERSION: Final = 2
"""Grows whenever a number changes its meaning: weights of another version cannot be used."""

# How finely things are told apart.
ROUNDS_SEEN: Final = 8
TIMES: Final = 6  # see TIME_OF_TURNS
GUESTS_SEEN: Final = 60
STAFF_SEEN: Final = 64
OBJECTIVES_SEEN: Final = 16
TILES_SEEN: Final = 16
KINDS_COUNTED: Final = 13
MOST_COUNTED: Final = 14
OBJECTIVE_STATES: Final = 26
OPS_SEEN: Final = 128

# The facts of one hotel.
TURNS: Final = 0  # turns left
KRONES: Final = TURNS + 15  # by round
EMPEROR: Final = KRONES + 21 * ROUNDS_SEEN  # by visit and turns until it
KITCHEN: Final = EMPEROR + 14 * 21  # each item by time
SURPLUS: Final = KITCHEN + 4 * 8 * TIMES  # each item, less what the guests want
MISSING: Final = SURPLUS + 4 * 13  # items that neither guests nor kitchen have, by time
CAFE: Final = MISSING + 13 * TIMES  # guests waiting, by turns left
GUEST: Final = CAFE + 5 * 15  # each guest, by items missing
GUEST_SHORT: Final = GUEST + GUESTS_SEEN * 5  # each guest, by items that the kitchen lacks too
GUEST_FIT: Final = GUEST_SHORT + GUESTS_SEEN * 5  # colour, items lacking, a room ready, time
GUEST_TIME: Final = GUEST_FIT + 4 * 5 * 2 * TIMES  # each guest, by time
SPACE: Final = GUEST_TIME + GUESTS_SEEN * TIMES  # each room vacant or occupied, by board
GROUP: Final = SPACE + 5 * 20 * 2  # size, colour, occupied, vacant, time
FLOOR: Final = GROUP + 4 * 3 * 5 * 5 * 3  # occupied and prepared
COLUMN: Final = FLOOR + 4 * 6 * 6
COLOUR: Final = COLUMN + 5 * 5 * 5  # occupied, by round
VACANT: Final = COLOUR + 3 * 9 * ROUNDS_SEEN  # vacant rooms of a colour, by time
OCCUPIED: Final = VACANT + 3 * 5 * TIMES  # in all, by round
TILES: Final = OCCUPIED + 21 * ROUNDS_SEEN
PLAYED: Final = TILES + 21 * ROUNDS_SEEN  # each card on display, by time
USED: Final = PLAYED + STAFF_SEEN * TIMES
END_CARD: Final = USED + STAFF_SEEN  # end cards on display, by how much there is to count
STAFF_COUNT: Final = END_CARD + KINDS_COUNTED * MOST_COUNTED
OBJECTIVE: Final = STAFF_COUNT + 16 * TIMES  # each in play: state and progress, by time
VISIT: Final = OBJECTIVE + OBJECTIVES_SEEN * OBJECTIVE_STATES * TIMES  # tiles ahead
PASSED: Final = VISIT + TILES_SEEN * 9
ENTRANCE: Final = PASSED + 1  # each unique hotel, by round
ENTRANCE_STATE: Final = ENTRANCE + 10 * ROUNDS_SEEN  # what has become of it, 8 counts of 8
HOTEL_FACTS: Final = ENTRANCE_STATE + 64

OWN: Final = 0
OTHER: Final = HOTEL_FACTS

# What only the player knows.
HAND: Final = 2 * HOTEL_FACTS  # each card, by round
HAND_SIZE: Final = HAND + STAFF_SEEN * ROUNDS_SEEN
HAND_END: Final = HAND_SIZE + 12 * TIMES  # end cards in hand, by how much there is to count

# The table.
PLAYERS: Final = HAND_END + KINDS_COUNTED * MOST_COUNTED
EDITION: Final = PLAYERS + 5
WAITING: Final = EDITION + 2  # turns of others before the next own one
DICE: Final = WAITING + 8  # dice on each space, by own turns left in the round
DICE_LEFT: Final = DICE + 7 * 8 * 3
QUEUE: Final = DICE_LEFT + 16  # each guest in the queue, by cost
PENDING: Final = QUEUE + GUESTS_SEEN * 4  # what is still to be done, by effect and amount
TURN_FLAGS: Final = PENDING + OPS_SEEN * 8
IN_THE_AIR: Final = TURN_FLAGS + 256  # items just gained
LEAD: Final = IN_THE_AIR + 4 * 8  # how far ahead of the best other hotel, by round
OTHER_HAND: Final = LEAD + 41 * ROUNDS_SEEN
RIVAL: Final = OTHER_HAND + 12  # Leopold: difficulty and special hotel, by round
RIVAL_OBJECTIVE: Final = RIVAL + 15 * ROUNDS_SEEN
COGWHEELS: Final = RIVAL_OBJECTIVE + 3 * 4
TOLLS: Final = COGWHEELS + 5 * 12  # Toll Bridge: cogwheels on each space
MARKED: Final = TOLLS + 7 * 4  # Sushi: marked spaces of the queue
BID: Final = MARKED + 5  # krones bid for the unique hotel one holds
OPEN_ENTRANCE: Final = BID + 12  # unique hotels lying open, by their bid
# What the own hotel could make of it, see prospects.py.
ROOM_BALANCE: Final = OPEN_ENTRANCE + 9 * 12  # rooms of a colour less guests for them, by time
ITEM_DICE: Final = ROOM_BALANCE + 3 * 7 * TIMES  # two kinds of item lacking, dice, own turns left
ROOM_DICE: Final = ITEM_DICE + 2 * 6 * 6 * 2  # guests without a room, dice, own turns left
HAND_SHORT: Final = ROOM_DICE + 4 * 6 * 2  # each card in hand, by krones lacking
QUEUE_FIT: Final = HAND_SHORT + STAFF_SEEN * 4  # colour, items lacking, room, seat and price, time
NEXT_ORDER: Final = QUEUE_FIT + 4 * 5 * 2 * 3 * 3  # place in the next round, by players
FACTS: Final = NEXT_ORDER + 4 * 4

NO_BLOCKS: Final = (
    "FACTS_VERSION",
    "ROUNDS_SEEN",
    "TIMES",
    "GUESTS_SEEN",
    "STAFF_SEEN",
    "OBJECTIVES_SEEN",
    "TILES_SEEN",
    "KINDS_COUNTED",
    "MOST_COUNTED",
    "OBJECTIVE_STATES",
    "OPS_SEEN",
    "HOTEL_FACTS",
    "OWN",
    "OTHER",
    "FACTS",
)
"""Every other number above is where a block of facts begins."""

TIME_OF_TURNS: Final[list[int]] = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]
"""By turns left: how late it is, from 0 (no more turn) to 5 (the beginning)."""
LATENESS: Final[list[int]] = [0, 0, 1, 1, 2, 2]
"""By time: three steps only."""
