"""Writing what a seat may know of a position as numbers; observed_fields.py says what they mean."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.kernel.bits import bit
from hotelier.kernel.lanes import count, lanes, seat_from, write_flags, write_nothing, write_ranks
from hotelier.overbooking.actions import LONGEST_QUEUE, MOST_PLAYERS
from hotelier.overbooking.cards import BACK_OF, GUESTS, RULE_OF
from hotelier.overbooking.checking import beds_at
from hotelier.overbooking.scoring import points_of
from hotelier.overbooking.table import DOOR_PLACES, FACE_UP, NO_CARD, Table, guest_of, owner_of

_GUEST_WORDS: Final = GUESTS // 4

# Words of four numbers each.
_HAND: Final = 3
_HOTEL_DECK: Final = _HAND + _GUEST_WORDS
_HOTELS: Final = _HOTEL_DECK + 2
_HOTEL_WORDS: Final = 2 + LONGEST_QUEUE + DOOR_PLACES
_SEATS: Final = _HOTELS + MOST_PLAYERS * _HOTEL_WORDS
_SEAT_WORDS: Final = 1 + _GUEST_WORDS
WORDS: Final = _SEATS + MOST_PLAYERS * _SEAT_WORDS

_FACE_UP: Final = 1
_PLAYING: Final = 0
_CHECKING: Final = 1
_OVER: Final = 2


def observe(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    """Write everything a seat may know from a word of the row on."""
    _write_table(table, seat, row, at)
    write_flags(row, at + _HAND, _GUEST_WORDS, table.hands[seat])
    write_flags(row, at + _HOTEL_DECK, 2, table.hotel_deck)
    for place in range(MOST_PLAYERS):
        hotel_at = at + _HOTELS + _HOTEL_WORDS * place
        seat_at = at + _SEATS + _SEAT_WORDS * place
        if place < table.players:
            _write_hotel(table, seat, place, row, hotel_at)
            _write_seat(table, (seat + place) % table.players, row, seat_at)
        else:
            write_nothing(row, hotel_at, _HOTEL_WORDS)
            write_nothing(row, seat_at, _SEAT_WORDS)


def _write_table(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    no_peeking: i64 = 1 if table.no_peeking else 0
    row[at] = lanes(table.players, table.scoring, no_peeking, table.round)
    chooser: i64 = 0
    phase: i64 = _OVER
    checked: i64 = 0
    acting: i64 = 0
    owner: i64 = 0
    guest: i64 = 0
    if not table.over:
        chooser = seat_from(seat, table.seat, table.players)
        phase = _PLAYING
        if not table.plays_left():
            phase = _CHECKING
            checked = table.checked + 1
            acting = table.acting + 1
            card = table.door_card(table.checked, table.acting)
            owner = seat_from(seat, owner_of(card), table.players)
            guest = guest_of(card) + 1
    first = seat_from(seat, table.first, table.players)
    row[at + 1] = lanes(chooser, first, table.turn, phase)
    row[at + 2] = lanes(checked, acting, owner, guest)


def _write_hotel(table: Table, seat: i64, hotel: i64, row: vec[i64], at: i64) -> None:
    side: i64 = table.hotels[hotel]
    row[at] = lanes(side + 1, RULE_OF[side] + 1, beds_at(table, hotel), (side ^ 1) + 1)
    token: i64 = 1 if table.door_tokens & bit(hotel) else 0
    row[at + 1] = lanes(table.queue_size[hotel], table.door_size[hotel], token, 1)
    for place in range(LONGEST_QUEUE):
        _write_card(table, seat, table.queue_card(hotel, place), row, at + 2 + place)
    for place in range(DOOR_PLACES):
        card = table.door_card(hotel, place)
        _write_card(table, seat, card, row, at + 2 + LONGEST_QUEUE + place)


def _write_card(table: Table, seat: i64, card: i64, row: vec[i64], at: i64) -> None:
    """A card lying at a hotel: its front if it lies face up or the seat may look at it."""
    if card == NO_CARD:
        row[at] = 0
        return
    owner = owner_of(card)
    guest = guest_of(card)
    known = card & FACE_UP != 0 or (owner == seat and not table.no_peeking)
    shown: i64 = 0
    if card & FACE_UP:
        shown = _FACE_UP
        if card in table.named:
            shown += 1 + table.named.index(card)
    row[at] = lanes(
        seat_from(seat, owner, table.players), BACK_OF[guest] + 1, guest + 1 if known else 0, shown
    )


def _write_seat(table: Table, owner: i64, row: vec[i64], at: i64) -> None:
    hand: i64 = table.hands[owner]
    deck: i64 = table.decks[owner]
    row[at] = lanes(points_of(table, owner), table.tokens[owner], count(hand), count(deck))
    write_ranks(row, at + 1, _GUEST_WORDS, table.booked[owner], table.discards[owner])
