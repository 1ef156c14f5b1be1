"""What can happen at the table, as numbers; `sentences.py` tells it to people."""

from __future__ import annotations

from typing import Final

# kind, and what its two values are.
ROUND_BEGAN: Final = 1  # round
ROLLED: Final = 2  # dice as on the table, how many are in the dustbin
TURN_BEGAN: Final = 3
PASSED: Final = 4
TURN_ENDED: Final = 5
GUEST_TAKEN: Final = 6  # guest, krones paid
GUEST_ARRIVED: Final = 7  # guest
DIE_TAKEN: Final = 8  # die, strength
ITEMS_GAINED: Final = 9  # a supply
ITEM_SERVED: Final = 10  # item, guest
KRONES_CHANGED: Final = 11  # by how much (may be negative)
EMPEROR_MOVED: Final = 12  # by how much, to where
SCORED: Final = 13  # points (may be negative), source
ROOM_PREPARED: Final = 14  # space, krones paid
ROOM_OCCUPIED: Final = 15  # space
ROOM_REMOVED: Final = 16  # space
MOVED_IN: Final = 17  # guest, space
STAFF_PLAYED: Final = 18  # card, krones paid
STAFF_USED: Final = 19  # card
STAFF_DRAWN: Final = 20  # cards as a set (others learn only how many), how many
STAFF_UNDER_DECK: Final = 21  # card (others learn only that it was one)
STAFF_DISCARDED: Final = 22  # card
STAFF_KEPT: Final = 23  # card kept in the draft
OBJECTIVE_CLAIMED: Final = 24  # objective
EMPEROR_CAME: Final = 25  # tile
EMPEROR_REWARDS: Final = 26  # tile
EMPEROR_PUNISHES: Final = 27  # tile
PENALTY_IGNORED: Final = 28  # tile
ITEMS_LOST: Final = 29
GUESTS_RESHUFFLED: Final = 30
EXTRA_TURN: Final = 31
GAME_ENDED: Final = 32
ORDER_FILLED: Final = 33  # guest
ACTION_COPIED: Final = 34  # action, strength
# Module 5 has 35 to 44.
STAFF_TURNED: Final = 35  # trigger card
ITEMS_GIVEN: Final = 36  # a supply: the price of a card, or what the Emperor demands

# Playing alone; `he` is the opponent.
CARD_TURNED: Final = 60  # instruction card (number), difficulty
SYMBOL_IGNORED: Final = 61  # which section, the symbol: see solo/instruction_cards.py
GUEST_SOUGHT: Final = 62  # by which rule, colour shown
DIE_SOUGHT: Final = 63  # by which rule, the die found
OBJECTIVE_SOUGHT: Final = 64  # by which rule, the objective found (number)
TIE_BROKEN: Final = 65  # hand, among what
HE_TOOK_GUEST: Final = 66  # guest, room
HE_TOOK_DIE: Final = 67  # die
HE_COUNTED_DOWN: Final = 68  # objective (number), where his disc is now
HE_TURNED_STAFF: Final = 69  # staff card
COGWHEEL_LAID: Final = 70  # where: star, guest or action space; which one
COGWHEEL_RETURNED: Final = 71  # the same
TOLL_PAID: Final = 72  # action space
TOLL_WAIVED: Final = 73
RIVAL_GUEST_SEATED: Final = 74  # guest, room kept for it
ITEM_LAID: Final = 75  # item, action space
ITEM_RETURNED: Final = 76  # item, action space
RIVAL_SERVED: Final = 77  # item, guest
RIVAL_MOVED_IN: Final = 78  # guest, room
STARS_COUNTED: Final = 79  # row (3, 2, 1)
SPECIAL_HOTEL: Final = 80  # which

# Unique hotels.
ENTRANCE_TURNED_UP: Final = 91  # which entrance
OBJECTIVE_LAID: Final = 92  # objective (number) beside Ninas Melange
TILE_LAID: Final = 93  # tile beside Grand Wray
ENTRANCE_BID: Final = 94  # which entrance, krones
ENTRANCE_GAINED: Final = 95  # which entrance, krones paid
GROUP_BEGUN: Final = 96  # colour of the group (Stroup)
DICE_ADDED: Final = 97  # the sum of two dice (Corogari)
TOKEN_SPENT: Final = 98  # token, 0 for its top and 1 for its bottom (Dove)
PILE_COUNTED: Final = 99  # guests moved in during the round (Kaufman)
PERSONAL_CLAIMED: Final = 100  # objective (Ninas Melange)
SET_COUNTED: Final = 101  # objectives claimed in all (Ninas Melange)
TILE_SPENT: Final = 102  # tile (Grand Wray)
DIE_MOVED: Final = 103  # from one action space to another (Kozi)
CARD_COPIED: Final = 111  # the end card that a Secretary takes
MARKED_GUEST_AT_END: Final = 112  # guest with a cogwheel on the last space of the queue

PRIVATE: Final = frozenset((STAFF_DRAWN, STAFF_UNDER_DECK, STAFF_KEPT))
"""Events whose first value only their own seat may know (RUL-36)."""

# Where points come from.
FROM_GUESTS: Final = 0
FROM_DOORS: Final = 1
FROM_GROUPS: Final = 2
FROM_EMPEROR_TRACK: Final = 3
FROM_EMPEROR_TILES: Final = 4
FROM_OBJECTIVES: Final = 5
FROM_STAFF: Final = 6
FROM_END_STAFF: Final = 7
FROM_ROOMS: Final = 8
FROM_LEFTOVERS: Final = 9
FROM_WAITING_GUESTS: Final = 10
FROM_SPECIAL_HOTEL: Final = 11
FROM_ENTRANCE: Final = 12
FROM_ENTRANCE_AT_END: Final = 13
AT_THE_END: Final = frozenset(
    (*range(FROM_END_STAFF, FROM_WAITING_GUESTS + 1), FROM_ENTRANCE_AT_END)
)
"""Sources that only the final scoring knows."""
SOURCES: Final = (
    "guests",
    "door symbols",
    "full groups",
    "Emperor track",
    "Emperor tiles",
    "objectives",
    "staff",
    "staff at the end",
    "occupied rooms",
    "krones and kitchen",
    "waiting guests",
    "special hotel",
    "unique hotel",
    "unique hotel at the end",
)
