"""Phase 2: hotel by hotel, abilities are carried out and beds are given (OB-CHECK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import bit
from hotelier.overbooking import events
from hotelier.overbooking.actions import AT, PASS
from hotelier.overbooking.cards import (
    BEDS_OF,
    FAMILY_OF,
    HOTEL_BEDS,
    KIND_OF,
    MAIDS,
    MERCHANTS,
    MONK,
    MONKS_FIRST,
    NOBLEWOMEN,
    RULE_OF,
    SOLDIERS,
    SOLDIERS_FIRST,
    WORKERS,
)
from hotelier.overbooking.scoring import crest_points
from hotelier.overbooking.table import (
    FACE_UP,
    NO_CARD,
    NOT_TURNED_UP,
    Table,
    guest_of,
    owner_of,
)

BEDS_PER_ABILITY: Final = 3
FAVOURED_KIND: Final[list[int]] = [
    MONK if rule == MONKS_FIRST else SOLDIERS if rule == SOLDIERS_FIRST else -1 for rule in RULE_OF
]
"""By side: the kind that gets beds before the rest."""

# Ranks of cards in the order of booking: lower is earlier, the lowest three bits are the place.
_PLACE_BITS: Final = 3
_PLACE_MASK: Final = 7
_NAMED_RANK: Final = -64
_FAVOURED_RANK: Final = -8


def check_hotels(table: Table) -> bool:
    """Go on checking; True when an owner has to be asked, False when all hotels are done."""
    while table.checked < table.players:
        hotel = table.checked
        if table.acting == NOT_TURNED_UP:
            _turn_up(table, hotel)
            table.acting = 0
        while table.acting < table.door_size[hotel]:
            if _act(table, hotel):
                return True
            table.acting += 1
        _give_beds(table, hotel)
        _clear(table, hotel)
    return False


def answer(table: Table, choice: i64) -> None:
    """Carry out the ability whose owner was asked."""
    hotel = table.checked
    card = acting_card(table)
    if choice == PASS:
        table.note(events.DECLINED, owner_of(card), guest_of(card), hotel)
    elif KIND_OF[guest_of(card)] == NOBLEWOMEN:
        named = table.queue_card(hotel, choice - AT)
        table.named = [*table.named, named]
        table.note(events.NAMED, owner_of(named), guest_of(named), hotel)
    else:
        _replace(table, hotel, choice - AT, card)
    table.acting += 1


def acting_card(table: Table) -> i64:
    """The card at the back door whose ability is being carried out."""
    return table.door_card(table.checked, table.acting)


def beds_at(table: Table, hotel: i64) -> i64:
    """The beds of a hotel with the merchants and workers turned up at its back door."""
    beds: i64 = HOTEL_BEDS[table.hotels[hotel]]
    for place in range(table.door_size[hotel]):
        card = table.door_card(hotel, place)
        if card == NO_CARD or not card & FACE_UP:
            continue
        kind = KIND_OF[guest_of(card)]
        if kind == MERCHANTS:
            beds += BEDS_PER_ABILITY
        elif kind == WORKERS:
            beds -= BEDS_PER_ABILITY
    return max(0, beds)


def is_target(table: Table, actor: i64, card: i64) -> bool:
    """Whether a card in the queue can be chosen for the ability of one at the back door."""
    kind = KIND_OF[guest_of(actor)]
    if kind == SOLDIERS:
        return KIND_OF[guest_of(card)] == WORKERS
    if owner_of(card) != owner_of(actor):
        return False
    return kind == MAIDS or card not in table.named


def _turn_up(table: Table, hotel: i64) -> None:
    hidden = False
    for place in range(table.queue_size[hotel]):
        card = table.queue_card(hotel, place)
        if not card & FACE_UP:
            table.put_in_queue(hotel, place, card | FACE_UP)
            table.note(events.TURNED_UP, owner_of(card), guest_of(card), 2 * hotel)
            hidden = True
    for place in range(table.door_size[hotel]):
        card = table.door_card(hotel, place)
        table.put_at_door(hotel, place, card | FACE_UP)
        table.note(events.TURNED_UP, owner_of(card), guest_of(card), 2 * hotel + 1)
        hidden = True
    if hidden:
        table.reveals += 1


def _act(table: Table, hotel: i64) -> bool:
    """Carry out the next ability; True when its owner has to be asked first."""
    card = acting_card(table)
    kind = KIND_OF[guest_of(card)]
    if kind == MONK:
        table.join_queue(hotel, card)
        table.put_at_door(hotel, table.acting, NO_CARD)
        table.note(events.MONK_MOVED, owner_of(card), guest_of(card), hotel)
        return False
    if kind in (MERCHANTS, WORKERS):
        more = BEDS_PER_ABILITY if kind == MERCHANTS else -BEDS_PER_ABILITY
        table.note(events.BEDS_CHANGED, owner_of(card), more, hotel)
        return False
    choices: list[int] = [PASS]
    for place in range(table.queue_size[hotel]):
        if is_target(table, card, table.queue_card(hotel, place)):
            choices.append(AT + place)
    if len(choices) == 1:
        table.note(events.IDLE, owner_of(card), guest_of(card), hotel)
        return False
    table.seat = owner_of(card)
    table.choices = choices
    return True


def _replace(table: Table, hotel: i64, place: i64, card: i64) -> None:
    """Put the acting card into the place of one in the queue (OB-RUL-2)."""
    gone = table.queue_card(hotel, place)
    table.put_in_queue(hotel, place, card)
    table.put_at_door(hotel, table.acting, NO_CARD)
    table.discard(gone)
    table.note(events.REPLACED, owner_of(card), guest_of(card), gone)


def booking_order(table: Table, hotel: i64) -> list[int]:
    """The places of a queue in the order in which its cards get beds (OB-CHECK-9)."""
    favoured = FAVOURED_KIND[table.hotels[hotel]]
    ranks: list[int] = []
    for place in range(table.queue_size[hotel]):
        card = table.queue_card(hotel, place)
        kind = KIND_OF[guest_of(card)]
        rank = (WORKERS - kind) << _PLACE_BITS
        if card in table.named:
            rank = _NAMED_RANK + (table.named.index(card) << _PLACE_BITS)
        elif kind == favoured:
            rank = _FAVOURED_RANK
        ranks.append(rank + place)
    ranks.sort()
    return [rank & _PLACE_MASK for rank in ranks]


def _give_beds(table: Table, hotel: i64) -> None:
    beds = beds_at(table, hotel)
    for place in booking_order(table, hotel):
        card = table.queue_card(hotel, place)
        needed = BEDS_OF[guest_of(card)]
        if needed <= beds:
            beds -= needed
            _book(table, hotel, card)
        else:
            _turn_away(table, hotel, card)


def _book(table: Table, hotel: i64, card: i64) -> None:
    owner = owner_of(card)
    guest = guest_of(card)
    before: i64 = table.booked[owner]
    table.booked[owner] = before | bit(guest)
    if table.events is not None:
        table.note(events.BOOKED, owner, guest, hotel)
        gained = crest_points(before | bit(guest), table.scoring)
        gained -= crest_points(before, table.scoring)
        if gained:
            table.note(events.CRESTS_SCORED, owner, FAMILY_OF[guest], gained)


def _turn_away(table: Table, hotel: i64, card: i64) -> None:
    table.discard(card)
    table.note(events.TURNED_AWAY, owner_of(card), guest_of(card), hotel)


def _clear(table: Table, hotel: i64) -> None:
    """Discard what is left at the back door and go on to the next hotel (OB-CHECK-10)."""
    for place in range(table.door_size[hotel]):
        card = table.door_card(hotel, place)
        if card != NO_CARD:
            table.discard(card)
            table.note(events.LEFT_AT_DOOR, owner_of(card), guest_of(card), hotel)
            table.put_at_door(hotel, place, NO_CARD)
    for place in range(table.queue_size[hotel]):
        table.put_in_queue(hotel, place, NO_CARD)
    table.queue_size[hotel] = 0
    table.door_size[hotel] = 0
    table.named = []
    table.acting = NOT_TURNED_UP
    table.checked += 1
