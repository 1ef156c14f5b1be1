"""Phase 1: cards are played at the hotels (OB-PLAY, OB-HOTEL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import bit, size, union
from hotelier.overbooking import events
from hotelier.overbooking.actions import PASS, add_plays, guest_played, place_played
from hotelier.overbooking.cards import (
    ALL_GUESTS,
    DOOR_CLOSED,
    FAMILY_GUESTS,
    FAMILY_OF,
    FIRST_FACE_UP,
    KIND_GUESTS,
    MAIDS,
    MERCHANTS,
    MONK,
    NO_SOLDIERS,
    RULE_OF,
    SECOND_FACE_UP,
    SMALL_GROUPS,
    SOLDIERS,
    TWO_CRESTS,
)
from hotelier.overbooking.stuck import cards_held, guests_parted_with, stuck_hand
from hotelier.overbooking.table import (
    DOOR_PLACES,
    FACE_UP,
    PLAYS_PER_ROUND,
    Table,
    guest_of,
    lying_card,
)

QUEUE_LIMIT: Final[list[int]] = [5 if rule == DOOR_CLOSED else 4 for rule in RULE_OF]
DOOR_LIMIT: Final[list[int]] = [0 if rule == DOOR_CLOSED else DOOR_PLACES for rule in RULE_OF]


def _ever_admitted(rule: int) -> int:
    if rule == SMALL_GROUPS:
        return KIND_GUESTS[MONK] | KIND_GUESTS[MERCHANTS] | KIND_GUESTS[MAIDS]
    if rule == NO_SOLDIERS:
        return ALL_GUESTS & ~KIND_GUESTS[SOLDIERS]
    return ALL_GUESTS


ADMITTED_BY_SIDE: Final[list[int]] = [_ever_admitted(rule) for rule in RULE_OF]
"""By side: the guests that may join its queue in phase 1, whatever lies there."""
_TWO_CRESTS: Final[list[bool]] = [rule == TWO_CRESTS for rule in RULE_OF]
_ADMITTED_BESIDE: Final[list[int]] = [
    ALL_GUESTS
    if families.bit_count() < 2
    else union(g for g in range(len(FAMILY_OF)) if families >> FAMILY_OF[g] & 1)
    for families in range(1 << len(FAMILY_GUESTS))
]
"""By set of families in a queue of two crests only: the guests that may join it."""
_FACE_UP_PLACE: Final[list[int]] = [
    0 if rule == FIRST_FACE_UP else 1 if rule == SECOND_FACE_UP else -1 for rule in RULE_OF
]


def families_in_queue(table: Table, hotel: i64) -> i64:
    """The families of the cards in a queue, as a set; their backs show them (OB-RUL-6)."""
    families: i64 = 0
    for place in range(table.queue_size[hotel]):
        families |= bit(FAMILY_OF[guest_of(table.queue_card(hotel, place))])
    return families


def admitted(table: Table, hotel: i64) -> i64:
    """The guests that may join a queue now, as a set."""
    side = table.hotels[hotel]
    if table.queue_size[hotel] >= QUEUE_LIMIT[side]:
        return 0
    if _TWO_CRESTS[side]:
        return _ADMITTED_BESIDE[families_in_queue(table, hotel)]
    return ADMITTED_BY_SIDE[side]


def door_has_room(table: Table, hotel: i64) -> bool:
    """Whether a card may be put at a back door now."""
    return table.door_size[hotel] < DOOR_LIMIT[table.hotels[hotel]]


def is_last_play(table: Table) -> bool:
    """Whether this is the one card of the round that may be left out (OB-PLAY-2)."""
    return table.turn == PLAYS_PER_ROUND * table.players - 1


def lies_face_up(table: Table, hotel: i64) -> bool:
    """Whether the next card in a queue is played face up."""
    return table.queue_size[hotel] == _FACE_UP_PLACE[table.hotels[hotel]]


def offer_plays(table: Table) -> None:
    """Await the next play. A player without a legal place can only pass (OB-RUL-1)."""
    seat = (table.first + table.turn) % table.players
    table.seat = seat
    hand: i64 = table.hands[seat]
    choices: list[int] = []
    for hotel in range(table.players):
        guests = hand & admitted(table, hotel)
        if guests:
            add_plays(choices, 2 * hotel, guests)
        if door_has_room(table, hotel):
            add_plays(choices, 2 * hotel + 1, hand)
    if not choices or is_last_play(table):
        choices.append(PASS)
    table.choices = choices


def play(table: Table, choice: i64) -> None:
    """Carry out the awaited play."""
    seat = table.seat
    if choice == PASS:
        _pass(table, seat)
    else:
        place = place_played(choice)
        guest = guest_played(choice)
        table.hands[seat] ^= bit(guest)
        if place & 1:
            _play_at_door(table, seat, guest, place >> 1)
        else:
            _play_in_queue(table, seat, guest, place >> 1)
    table.turn += 1


def _play_in_queue(table: Table, seat: i64, guest: i64, hotel: i64) -> None:
    card = lying_card(seat, guest)
    if lies_face_up(table, hotel):
        card |= FACE_UP
        # The others have seen it, so it cannot be taken back (OB-RUL-20).
        table.reveals += 1
    table.join_queue(hotel, card)
    _note_play(table, seat, card, 2 * hotel)


def _play_at_door(table: Table, seat: i64, guest: i64, hotel: i64) -> None:
    card = lying_card(seat, guest)
    table.put_at_door(hotel, table.door_size[hotel], card)
    table.door_size[hotel] += 1
    _note_play(table, seat, card, 2 * hotel + 1)
    if table.door_tokens & bit(hotel):
        table.door_tokens ^= bit(hotel)
        table.tokens[seat] += 1
        table.note(events.TOKEN_TAKEN, seat, hotel)


def _note_play(table: Table, seat: i64, card: i64, place: i64) -> None:
    flags: i64 = 0
    if card & FACE_UP:
        flags = events.PLAYED_FACE_UP
    elif table.no_peeking:
        flags = events.PLAYED_FOR_GOOD
    table.note(events.PLAYED, seat, guest_of(card), place | flags)


def _pass(table: Table, seat: i64) -> None:
    """Leave a card out. All but the last play of a round can only be skipped (OB-RUL-11)."""
    if is_last_play(table):
        table.note(events.LEFT_OUT, seat)
        return
    _note_stuck_hand(table, seat)
    table.reveals += 1
    table.note(events.SKIPPED, seat)


def may_leave_stuck(table: Table, choice: i64) -> bool:
    """Whether after a play there might be hands without a place, by what lies on the table."""
    place = place_played(choice) if choice != PASS else -1
    for hotel in range(table.players):
        side = table.hotels[hotel]
        at_door = table.door_size[hotel] + (1 if place == 2 * hotel + 1 else 0)
        in_queue = table.queue_size[hotel] + (1 if place == 2 * hotel else 0)
        takes_all = ADMITTED_BY_SIDE[side] == ALL_GUESTS and not _TWO_CRESTS[side]
        if at_door < DOOR_LIMIT[side] or (takes_all and in_queue < QUEUE_LIMIT[side]):
            return False
    return True


def _note_stuck_hand(table: Table, seat: i64) -> None:
    """Remember what the skip tells; of several by the same hand the first tells most."""
    hand: i64 = table.hands[seat]
    parted = ALL_GUESTS & ~(hand | table.decks[seat])
    known: i64 = table.stuck[seat]
    if guests_parted_with(known) != parted or cards_held(known) != size(hand):
        table.stuck[seat] = stuck_hand(_without_place(table), parted, size(hand))


def _without_place(table: Table) -> i64:
    """The guests that may join no queue now, as a set; no back door has room at a skip."""
    guests: i64 = ALL_GUESTS
    for hotel in range(table.players):
        guests &= ~admitted(table, hotel)
    return guests
