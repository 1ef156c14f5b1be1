"""Why a choice that a person may expect is not legal now, with the clause that says so.

It speaks to the seat that is to choose: the answer may tell of that seat's hand.
"""

from __future__ import annotations

from hotelier.kernel.message import Message, Reason, Value
from hotelier.overbooking.actions import AT, PASS, PLAY, guest_played, place_played
from hotelier.overbooking.cards import (
    DOOR_CLOSED,
    KIND_OF,
    NO_SOLDIERS,
    NOBLEWOMEN,
    RULE_OF,
    SMALL_GROUPS,
    SOLDIERS,
)
from hotelier.overbooking.checking import acting_card
from hotelier.overbooking.playing import DOOR_LIMIT, QUEUE_LIMIT
from hotelier.overbooking.sentences import guest_name
from hotelier.overbooking.table import Table, guest_of, owner_of


def why_not(table: Table, choice: int) -> Reason | None:
    """None if the choice is legal."""
    if table.over:
        return _because("OB-NEXT-3", "over")
    if choice in table.choices:
        return None
    if table.plays_left():
        return _why_not_play(table, choice)
    return _why_not_answer(table, choice)


def _why_not_play(table: Table, choice: int) -> Reason:
    if choice < PLAY:
        if choice == PASS:
            return _because("OB-RUL-11", "must-play")
        return _because("OB-CHECK-2", "abilities-later")
    hotel, at_door = divmod(int(place_played(choice)), 2)
    guest = int(guest_played(choice))
    if hotel >= table.players:
        return _because("OB-SET-2", "no-such-hotel", hotels=int(table.players))
    if not table.hands[table.seat] >> guest & 1:
        return _because("OB-PLAY-1", "not-in-hand", guest=guest_name(guest))
    return _why_not_at_door(table, hotel) if at_door else _why_not_in_queue(table, hotel)


def _why_not_at_door(table: Table, hotel: int) -> Reason:
    limit = DOOR_LIMIT[table.hotels[hotel]]
    if limit == 0:
        return _because("OB-HOTEL-6", "door-closed", hotel=hotel + 1)
    return _because("OB-PLAY-4", "door-full", hotel=hotel + 1, limit=limit)


def _why_not_in_queue(table: Table, hotel: int) -> Reason:
    side = table.hotels[hotel]
    rule = RULE_OF[side]
    if table.queue_size[hotel] >= QUEUE_LIMIT[side]:
        clause = "OB-HOTEL-6" if rule == DOOR_CLOSED else "OB-PLAY-4"
        return _because(clause, "queue-full", hotel=hotel + 1, limit=QUEUE_LIMIT[side])
    if rule == SMALL_GROUPS:
        return _because("OB-HOTEL-2", "small-groups", hotel=hotel + 1)
    if rule == NO_SOLDIERS:
        return _because("OB-HOTEL-5", "no-soldiers", hotel=hotel + 1)
    return _because("OB-HOTEL-9", "two-crests", hotel=hotel + 1)


def _why_not_answer(table: Table, choice: int) -> Reason:
    if choice >= PLAY:
        return _because("OB-CHECK-2", "checking")
    place = choice - AT
    if place >= table.queue_size[table.checked]:
        return _because("OB-PLAY-3", "nobody-there", place=place + 1)
    actor = acting_card(table)
    card = table.queue_card(table.checked, place)
    kind = KIND_OF[guest_of(actor)]
    if kind == SOLDIERS:
        return _because("OB-CHECK-7", "not-workers", target=guest_name(int(guest_of(card))))
    if owner_of(card) == owner_of(actor):
        return _because("OB-RUL-7", "named-already", target=guest_name(int(guest_of(card))))
    clause = "OB-CHECK-6" if kind == NOBLEWOMEN else "OB-CHECK-5"
    return _because(clause, "not-yours", target=guest_name(int(guest_of(card))))


def _because(clause: str, name: str, **values: Value) -> Reason:
    return Reason(clause, Message(f"overbooking-why-{name}", values))
