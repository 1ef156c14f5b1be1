"""By which clause of the rulebook something happened, for who reads the log and wonders."""

from __future__ import annotations

from typing import Final

from hotelier.austria import events
from hotelier.austria.card_texts import STAFF_CARD, Card
from hotelier.austria.cards.staff_card import printed_number
from hotelier.austria.solo.leopold import NINE_STARS, SUSHI, TOLL_BRIDGE
from hotelier.kernel.state import Event

CLAUSES: Final = {
    events.ROUND_BEGAN: "ROUND-1",
    events.ROLLED: "ROUND-1",
    events.TURN_BEGAN: "ROUND-2",
    events.PASSED: "PASS-1",
    events.TURN_ENDED: "TURN-1",
    events.GUEST_TAKEN: "QUE-1",
    events.GUEST_ARRIVED: "QUE-2",
    events.ITEMS_GAINED: "DIE-10",
    events.ITEM_SERVED: "ADD-1",
    events.KRONES_CHANGED: "DIE-11",
    events.EMPEROR_MOVED: "DIE-12",
    events.ROOM_PREPARED: "ROOM-1",
    events.ROOM_OCCUPIED: "ROOM-4",
    events.ROOM_REMOVED: "ROOM-9",
    events.MOVED_IN: "ADD-4",
    events.STAFF_DRAWN: "RUL-36",
    events.STAFF_UNDER_DECK: "RUL-36",
    events.STAFF_DISCARDED: "EMP-C4",
    events.STAFF_KEPT: "SET-12",
    events.OBJECTIVE_CLAIMED: "ADD-2",
    events.EMPEROR_CAME: "EMP-1",
    events.EMPEROR_REWARDS: "EMP-4",
    events.EMPEROR_PUNISHES: "EMP-4",
    events.PENALTY_IGNORED: "S42",
    events.ITEMS_LOST: "EMP-5",
    events.GUESTS_RESHUFFLED: "QUE-3",
    events.EXTRA_TURN: "GIZ-2015",
    events.GAME_ENDED: "FIN-5",
    events.ORDER_FILLED: "RUL-33",
    events.ACTION_COPIED: "GIZ-1",
    events.ITEMS_GIVEN: "M5-7",
    events.CARD_TURNED: "SOLO-TURN-2",
    events.SYMBOL_IGNORED: "SOLO-SET-8",
    events.GUEST_SOUGHT: "SOLO-GUEST-2",
    events.DIE_SOUGHT: "SOLO-DIE-2",
    events.OBJECTIVE_SOUGHT: "SOLO-EXTRA-4",
    events.TIE_BROKEN: "SOLO-GUEST-5",
    events.HE_TOOK_GUEST: "SOLO-GUEST-7",
    events.HE_TOOK_DIE: "SOLO-DIE-1",
    events.HE_COUNTED_DOWN: "SOLO-EXTRA-3",
    events.HE_TURNED_STAFF: "SOLO-EXTRA-2",
    events.TOLL_PAID: "TOLL-2",
    events.TOLL_WAIVED: "TOLL-3",
    events.RIVAL_GUEST_SEATED: "HAUTEL-2",
    events.ITEM_LAID: "HAUTEL-5",
    events.ITEM_RETURNED: "HAUTEL-4",
    events.RIVAL_SERVED: "HAUTEL-4",
    events.RIVAL_MOVED_IN: "HAUTEL-6",
    events.STARS_COUNTED: "STARS-3",
    events.SPECIAL_HOTEL: "SOLO-HOTEL-1",
    events.ENTRANCE_TURNED_UP: "LOBBY-4",
    events.OBJECTIVE_LAID: "L-NINAS-1",
    events.TILE_LAID: "L-WRAY-1",
    events.ENTRANCE_BID: "LOBBY-BID-3",
    events.ENTRANCE_GAINED: "LOBBY-5",
    events.GROUP_BEGUN: "L-STROUP-2",
    events.DICE_ADDED: "L-COROGARI-2",
    events.PILE_COUNTED: "L-KAUFMAN-6",
    events.PERSONAL_CLAIMED: "L-NINAS-4",
    events.SET_COUNTED: "L-NINAS-6",
    events.TILE_SPENT: "L-WRAY-3",
    events.DIE_MOVED: "L-KOZI-2",
    events.CARD_COPIED: "S29",
    events.MARKED_GUEST_AT_END: "SUSHI-4",
}
OF_CARDS: Final = (events.STAFF_PLAYED, events.STAFF_USED, events.STAFF_TURNED)
"""Of these the clause is that of the card."""
BY_VALUE: Final = {
    events.DIE_TAKEN: {die: f"DIE-{die + 3}" for die in range(1, 7)},
    events.COGWHEEL_LAID: {NINE_STARS: "STARS-1", SUSHI: "SUSHI-2", TOLL_BRIDGE: "TOLL-1"},
    events.COGWHEEL_RETURNED: {NINE_STARS: "STARS-2", SUSHI: "SUSHI-4", TOLL_BRIDGE: "TOLL-4"},
}
"""By the first value of an event: the space a die comes from, the hotel a cogwheel belongs to."""
BY_SECOND_VALUE: Final = {
    events.SCORED: {
        events.FROM_GUESTS: "ADD-5",
        events.FROM_DOORS: "ROOM-3",
        events.FROM_GROUPS: "ROOM-6",
        events.FROM_EMPEROR_TRACK: "EMP-2",
        events.FROM_EMPEROR_TILES: "EMP-4",
        events.FROM_OBJECTIVES: "ADD-2",
        events.FROM_STAFF: "STAFF-1",
        events.FROM_END_STAFF: "FIN-1",
        events.FROM_ROOMS: "FIN-2",
        events.FROM_LEFTOVERS: "FIN-3",
        events.FROM_WAITING_GUESTS: "FIN-4",
        events.FROM_SPECIAL_HOTEL: "SOLO-HOTEL-1",
        events.FROM_ENTRANCE: "LOBBY-1",
        events.FROM_ENTRANCE_AT_END: "LOBBY-1",
    },
    events.TOKEN_SPENT: {0: "L-DOVE-4", 1: "L-DOVE-5"},
}
"""By the second: where points come from, which half of a token is spent."""


def clause_of(event: Event) -> str:
    """The clause an event goes by."""
    kind, _, first, second = event
    if kind in OF_CARDS:
        return Card(STAFF_CARD, int(printed_number(first))).clause
    if kind in BY_VALUE:
        return BY_VALUE[kind][first]
    if kind in BY_SECOND_VALUE:
        return BY_SECOND_VALUE[kind][second]
    return CLAUSES[kind]
