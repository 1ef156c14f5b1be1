"""What a seat knows of a position of Overbooking, as the facts that the net takes.

A card of somebody else that lies face down is known by its back alone; without peeking so are
the own ones. Hands and decks of the others are not looked at.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from hotelier.bots.minds.overbooking import layout
from hotelier.overbooking.cards import (
    BACK_GUESTS,
    BACK_OF,
    BEDS_OF,
    FAMILY_OF,
    HOTEL_BEDS,
    KIND_OF,
    KINDS,
    MERCHANTS,
    WORKERS,
)
from hotelier.overbooking.checking import BEDS_PER_ABILITY, FAVOURED_KIND
from hotelier.overbooking.playing import DOOR_LIMIT, QUEUE_LIMIT
from hotelier.overbooking.scoring import points_of
from hotelier.overbooking.table import (
    FACE_UP,
    NO_CARD,
    PLAYS_PER_ROUND,
    Table,
    guest_of,
    owner_of,
)

# How a card lying at a hotel looks: own by kind, another's by kind, or only a back.
_OTHERS: Final = 6
_OTHERS_BACK: Final = 12
_OWN_BACK: Final = 14
_FIRST_OF_ALL: Final = 100

_SIZES: Final[list[int]] = [bits.bit_count() for bits in range(1 << KINDS)]
_BEDS_OF_BACK: Final[list[int]] = [
    round(sum(BEDS_OF[g] for g in range(24) if backs >> g & 1) / backs.bit_count())
    for backs in BACK_GUESTS
]
"""By back: the beds of the average card with it."""


def say(facts: BytesWriter, fact: i64) -> None:
    """Note that a fact is true."""
    write_i16_le(facts, i16(fact))


def best_other(table: Table, seat: i64) -> i64:
    """What the best of the others would have if the game ended now."""
    best: i64 = -1000
    for other in range(table.players):
        if other != seat:
            best = max(best, points_of(table, other))
    return best


def is_known(table: Table, card: i64, seat: i64) -> bool:
    """Whether a seat may know the front of a card that lies at a hotel."""
    return card & FACE_UP != 0 or (owner_of(card) == seat and not table.no_peeking)


def write_facts(table: Table, seat: i64, lead: i64) -> bytes:
    """All facts of a position; `lead` are points before the best other seat."""
    facts = BytesWriter()
    now = min(table.round, layout.ROUNDS_SEEN - 1)
    say(facts, layout.PLAYERS + table.players)
    say(facts, layout.SCORING + table.scoring)
    say(facts, layout.PEEKING + (1 if table.no_peeking else 0))
    say(facts, layout.ROUND + now)
    to_come = max(0, PLAYS_PER_ROUND * table.players - table.turn)
    say(facts, layout.PLAYS_TO_COME + min(20, to_come) * layout.ROUNDS_SEEN + now)
    say(facts, layout.PLAYS_LEFT + _own_plays_left(table, seat))
    steps = min(20, max(-20, lead)) + 20
    say(facts, layout.LEAD + steps * layout.ROUNDS_SEEN + now)
    queued: i64 = 0
    for hotel in range(table.checked, table.players):
        queued |= _write_hotel(facts, table, seat, hotel, to_come)
    _write_families(facts, table, seat, now, queued)
    _write_hand(facts, table, seat, now)
    if not table.over and not table.plays_left():
        _write_acting(facts, table, seat)
    return facts.getvalue()


def _own_plays_left(table: Table, seat: i64) -> i64:
    """How many cards a seat may still play in this round."""
    place = (seat - table.first + table.players) % table.players
    left: i64 = 0
    for play in range(PLAYS_PER_ROUND):
        if play * table.players + place >= table.turn:
            left += 1
    return left


def _look(table: Table, card: i64, seat: i64) -> i64:
    guest = guest_of(card)
    mine = owner_of(card) == seat
    if is_known(table, card, seat):
        kind: i64 = KIND_OF[guest]
        return kind if mine else _OTHERS + kind
    large: i64 = BACK_OF[guest] & 1
    return (_OWN_BACK if mine else _OTHERS_BACK) + large


def _beds(table: Table, card: i64, seat: i64) -> i64:
    guest = guest_of(card)
    if is_known(table, card, seat):
        return BEDS_OF[guest]
    return _BEDS_OF_BACK[BACK_OF[guest]]


def _write_hotel(facts: BytesWriter, table: Table, seat: i64, hotel: i64, to_come: i64) -> i64:
    """What lies at a hotel and who may get beds there; the own cards queued, as a set."""
    side: i64 = table.hotels[hotel]
    say(facts, layout.SIDE + hotel * layout.SIDES_SEEN + side)
    beds: i64 = HOTEL_BEDS[side]
    doors: i64 = table.door_size[hotel]
    for place in range(doors):
        card = table.door_card(hotel, place)
        if card == NO_CARD:
            continue
        look = _look(table, card, seat)
        say(facts, layout.AT_DOOR + (hotel * 2 + place) * layout.LOOKS + look)
        if is_known(table, card, seat):
            kind: i64 = KIND_OF[guest_of(card)]
            if kind == MERCHANTS:
                beds += BEDS_PER_ABILITY
            elif kind == WORKERS:
                beds -= BEDS_PER_ABILITY
    queued: i64 = table.queue_size[hotel]
    mine: i64 = 0
    needed: i64 = 0
    own_cards: i64 = 0
    for place in range(queued):
        card = table.queue_card(hotel, place)
        say(
            facts,
            layout.IN_QUEUE + (hotel * 6 + place) * layout.LOOKS + _look(table, card, seat),
        )
        needed += _beds(table, card, seat)
        if owner_of(card) == seat:
            mine += 1
            own_cards |= _one(guest_of(card))
    margin = min(12, max(-12, beds - needed)) + 12
    say(facts, layout.MARGIN + hotel * 25 + margin)
    say(facts, layout.MINE_THERE + hotel * 36 + min(5, mine) * 6 + min(5, queued - mine))
    free = max(0, QUEUE_LIMIT[side] - queued)
    free_door = max(0, DOOR_LIMIT[side] - doors)
    token: i64 = (table.door_tokens >> hotel) & 1
    say(facts, layout.ROOM + hotel * 48 + min(7, free) * 6 + min(2, free_door) * 2 + token)
    crowd: i64 = 0 if free == 0 or to_come == 0 else (1 if free == 1 else 2)
    _write_prospects(facts, table, seat, hotel, beds, crowd)
    return own_cards


def _one(guest: i64, one: i64 = 1) -> i64:
    return one << guest


def _write_prospects(
    facts: BytesWriter, table: Table, seat: i64, hotel: i64, beds: i64, crowd: i64
) -> None:
    """For each queued card, the beds left for it when all before it have theirs."""
    favoured: i64 = FAVOURED_KIND[table.hotels[hotel]]
    queued: i64 = table.queue_size[hotel]
    for place in range(queued):
        card = table.queue_card(hotel, place)
        rank = _rank(table, card, seat, favoured)
        left = beds - _beds(table, card, seat)
        for other_place in range(queued):
            if other_place == place:
                continue
            other = table.queue_card(hotel, other_place)
            other_rank = _rank(table, other, seat, favoured)
            if other_rank > rank or (other_rank == rank and other_place < place):
                left -= _beds(table, other, seat)
        spared = min(8, max(-8, left)) + 8
        if owner_of(card) == seat:
            kind: i64 = KIND_OF[guest_of(card)]
            if not is_known(table, card, seat):
                kind = 1 + 3 * (BACK_OF[guest_of(card)] & 1)
            say(facts, layout.PROSPECT + (kind * 17 + spared) * 3 + crowd)
        else:
            large: i64 = 1 if _beds(table, card, seat) > 3 else 0
            say(facts, layout.RIVAL_PROSPECT + (large * 17 + spared) * 3 + crowd)


def _rank(table: Table, card: i64, seat: i64, favoured: i64) -> i64:
    """How early a card is served, as far as the seat knows: the higher the earlier."""
    if card in table.named:
        return 2 * _FIRST_OF_ALL
    if is_known(table, card, seat) and KIND_OF[guest_of(card)] == favoured:
        return _FIRST_OF_ALL
    return _beds(table, card, seat)


def _write_families(facts: BytesWriter, table: Table, seat: i64, now: i64, queued: i64) -> None:
    for owner in range(table.players):
        booked: i64 = table.booked[owner]
        gone: i64 = table.discards[owner]
        base: i64 = layout.FAMILY if owner == seat else layout.RIVAL_FAMILY
        for family in range(4):
            shift: i64 = KINDS * family
            have = _SIZES[(booked >> shift) & 63]
            open_ = KINDS - _SIZES[((booked | gone) >> shift) & 63]
            say(facts, base + (have * 7 + open_) * layout.ROUNDS_SEEN + now)
            if owner == seat:
                hope = _SIZES[((booked | queued) >> shift) & 63]
                say(facts, layout.HOPED + (hope * 7 + open_) * layout.ROUNDS_SEEN + now)


def _write_hand(facts: BytesWriter, table: Table, seat: i64, now: i64) -> None:
    hand: i64 = table.hands[seat]
    booked: i64 = table.booked[seat]
    kinds: i64 = 0
    for guest in range(24):
        if (hand >> guest) & 1:
            kind: i64 = KIND_OF[guest]
            kinds += _one(4 * kind)
            have = _SIZES[(booked >> (KINDS * FAMILY_OF[guest])) & 63]
            say(facts, layout.HAND_CARD + kind * 7 + have)
    for kind in range(KINDS):
        count = (kinds >> (4 * kind)) & 15
        say(facts, layout.HAND_KIND + (kind * 5 + min(4, count)) * layout.ROUNDS_SEEN + now)


def _write_acting(facts: BytesWriter, table: Table, seat: i64) -> None:
    card = table.door_card(table.checked, table.acting)
    if card != NO_CARD:
        mine: i64 = 0 if owner_of(card) == seat else 6
        say(facts, layout.ACTING + mine + KIND_OF[guest_of(card)])
