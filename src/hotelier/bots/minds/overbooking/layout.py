"""Where each fact of a position of Overbooking stands among the inputs of the net.

Seats are counted from the one that judges: 0 is oneself, 1 the next clockwise.
"""

from __future__ import annotations

from typing import Final

FACTS_VERSION: Final = 1
"""Grows whenever a number changes its meaning: weights of another version cannot be used."""

ROUNDS_SEEN: Final = 5
HOTELS_SEEN: Final = 4
SIDES_SEEN: Final = 16
LOOKS: Final = 16  # how a card lying at a hotel looks, see facts.py

PLAYERS: Final = 0
SCORING: Final = PLAYERS + 5
PEEKING: Final = SCORING + 3
ROUND: Final = PEEKING + 2
PLAYS_LEFT: Final = ROUND + ROUNDS_SEEN  # own ones in this round
PLAYS_TO_COME: Final = PLAYS_LEFT + 6  # those of all, by round
SIDE: Final = PLAYS_TO_COME + 21 * ROUNDS_SEEN  # by hotel
IN_QUEUE: Final = SIDE + HOTELS_SEEN * SIDES_SEEN  # by hotel and place: a look
AT_DOOR: Final = IN_QUEUE + HOTELS_SEEN * 6 * LOOKS
MARGIN: Final = AT_DOOR + HOTELS_SEEN * 2 * LOOKS  # beds less what the queue needs, by hotel
MINE_THERE: Final = MARGIN + HOTELS_SEEN * 25  # own and other cards in a queue, by hotel
ROOM: Final = MINE_THERE + HOTELS_SEEN * 36  # free places in queue and at door, token
PROSPECT: Final = ROOM + HOTELS_SEEN * 48  # own queued cards: kind, beds spared, plays to come
RIVAL_PROSPECT: Final = PROSPECT + 6 * 17 * 3
HAND_KIND: Final = RIVAL_PROSPECT + 2 * 17 * 3  # how many of a kind in hand, by round
HAND_CARD: Final = HAND_KIND + 6 * 5 * ROUNDS_SEEN  # kind and family's booked count
FAMILY: Final = HAND_CARD + 6 * 7  # own: booked, still to be had, by round
RIVAL_FAMILY: Final = FAMILY + 7 * 7 * ROUNDS_SEEN
HOPED: Final = RIVAL_FAMILY + 7 * 7 * ROUNDS_SEEN  # family with what lies in queues, by round
LEAD: Final = HOPED + 7 * 7 * ROUNDS_SEEN
ACTING: Final = LEAD + 41 * ROUNDS_SEEN  # in a check: the ability being used
FACTS: Final = ACTING + 14

NO_BLOCKS: Final = (
    "FACTS_VERSION",
    "ROUNDS_SEEN",
    "HOTELS_SEEN",
    "SIDES_SEEN",
    "LOOKS",
    "FACTS",
)
"""Every other number above is where a block of facts begins."""
