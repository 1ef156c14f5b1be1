"""Writing what a seat may know of a position as numbers; observed_fields.py says what they mean."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.austria.cards.guests import GUEST_COLOUR, GUEST_ORDER, GUEST_POINTS, GUESTS
from hotelier.austria.cards.objectives import OBJECTIVE_PLACE
from hotelier.austria.deeds import EVENTS_FROM, watchers
from hotelier.austria.effects import DRAFT, a_of, b_of, c_of, op_of
from hotelier.austria.entrances.observation import (
    ENTRANCE_WORDS,
    MARKET_WORDS,
    write_entrance,
    write_market,
)
from hotelier.austria.hotel import TABLES, Hotel
from hotelier.austria.items import ORDER_BITS, ORDER_MASK, order_size
from hotelier.austria.solo.hautel_couture import item_on, reserved_room
from hotelier.austria.solo.leopold import NINE_STARS, SUSHI, Leopold
from hotelier.austria.solo.toll_bridge import cogwheels_on
from hotelier.austria.table import QUEUE_SPACES, Table, tail_card, tail_owner
from hotelier.austria.traces import in_hand, knowers_of, places_of, traced_card
from hotelier.kernel.bits import bit
from hotelier.kernel.lanes import (
    bytes_apart,
    count,
    flags,
    lanes,
    seat_from,
    write_flags,
    write_nothing,
    write_ranks,
)

GUEST_PLACES: Final = 64
STAFF_PLACES: Final = 64
INSTRUCTION_PLACES: Final = 40
DEEPEST_EFFECT: Final = 6
MOST_SEATS: Final = 4

# Words of four numbers each.
_QUEUE: Final = 4
_AIMS: Final = _QUEUE + 2 * QUEUE_SPACES
_GUESTS: Final = _AIMS + 4
_STAFF: Final = _GUESTS + GUEST_PLACES // 4
_EFFECTS: Final = _STAFF + STAFF_PLACES // 4
_HOTELS: Final = _EFFECTS + 2 * DEEPEST_EFFECT
_FOURTH_TABLE: Final = 17
_ENTRANCE: Final = _FOURTH_TABLE + 2
_HOTEL_WORDS: Final = _ENTRANCE + ENTRANCE_WORDS
_LEOPOLD: Final = _HOTELS + MOST_SEATS * _HOTEL_WORDS
_LEOPOLD_WORDS: Final = 23
_MARKET: Final = _LEOPOLD + _LEOPOLD_WORDS
_MORE_STAFF: Final = _MARKET + MARKET_WORDS
_MORE_STAFF_WORDS: Final = 7
WORDS: Final = _MORE_STAFF + _MORE_STAFF_WORDS

_EVENTS: Final = 31
_WATCHERS: Final = 6
_PASSED: Final = 10
_PRESENT: Final = 11


def _guest_word(guest: int) -> int:
    """What is printed on a guest card: number, colour, points, size of the order."""
    size = order_size(GUEST_ORDER[guest])
    return int(lanes(guest + 1, GUEST_COLOUR[guest] + 1, GUEST_POINTS[guest], size))


_GUEST_WORD: Final[list[int]] = [0] + [_guest_word(guest) for guest in range(len(GUESTS))]


def observe(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    """Write everything a seat may know from a word of the row on."""
    _write_table(table, seat, row, at)
    for space in range(QUEUE_SPACES):
        guest = table.guest_in_queue(space)
        _write_guest(row, at + _QUEUE + 2 * space, guest, 0 if guest < 0 else GUEST_ORDER[guest])
    _write_aims(table, seat, row, at + _AIMS)
    write_ranks(row, at + _GUESTS, GUEST_PLACES // 4, table.guest_deck, table.guest_discards)
    _write_staff(table, seat, row, at + _STAFF)
    _write_effects(table, row, at + _EFFECTS)
    for place in range(MOST_SEATS):
        start = at + _HOTELS + _HOTEL_WORDS * place
        if place < table.players:
            _write_hotel(table, table.hotels[(seat + place) % table.players], row, start)
        else:
            write_nothing(row, start, _HOTEL_WORDS)
    leopold = table.leopold
    if leopold is None:
        write_nothing(row, at + _LEOPOLD, _LEOPOLD_WORDS)
    else:
        _write_leopold(table, leopold, row, at + _LEOPOLD)
    write_market(row, at + _MARKET, table.market, seat, table.players)
    if table.more_staff:
        _write_more_staff(table, seat, row, at + _MORE_STAFF)
    else:
        write_nothing(row, at + _MORE_STAFF, _MORE_STAFF_WORDS)


def _write_table(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    chooser = 0 if table.over else seat_from(seat, table.seat, table.players)
    row[at] = lanes(
        table.players, chooser, table.round, seat_from(seat, table.first, table.players)
    )
    asks: i64 = 1 if table.ask_everything else 0
    row[at + 1] = lanes(table.edition, asks, table.dustbin, table.dice_left())
    row[at + 2] = lanes(table.dice_on(1), table.dice_on(2), table.dice_on(3), table.dice_on(4))
    staff = count(table.staff_deck) + len(table.tail)
    row[at + 3] = lanes(table.dice_on(5), table.dice_on(6), staff, count(table.guest_deck))


def _write_guest(row: vec[i64], at: i64, guest: i64, order: i64) -> None:
    row[at] = _GUEST_WORD[guest + 1]
    row[at + 1] = lanes(
        order & ORDER_MASK,
        (order >> ORDER_BITS) & ORDER_MASK,
        (order >> (2 * ORDER_BITS)) & ORDER_MASK,
        (order >> (3 * ORDER_BITS)) & ORDER_MASK,
    )


def _write_aims(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    a, b, c = table.objectives
    tile_a, tile_b, tile_c = table.emperor_tiles
    row[at] = lanes(OBJECTIVE_PLACE[a], OBJECTIVE_PLACE[b], OBJECTIVE_PLACE[c], tile_a + 1)
    row[at + 1] = lanes(tile_b + 1, tile_c + 1, _disc(table, seat, 0, 0), _disc(table, seat, 0, 1))
    row[at + 2] = lanes(
        _disc(table, seat, 0, 2),
        _disc(table, seat, 1, 0),
        _disc(table, seat, 1, 1),
        _disc(table, seat, 1, 2),
    )
    row[at + 3] = lanes(
        _disc(table, seat, 2, 0),
        _disc(table, seat, 2, 1),
        _disc(table, seat, 2, 2),
        len(table.tail),
    )


def _disc(table: Table, seat: i64, objective: i64, place: i64) -> i64:
    if place >= table.discs_on(objective):
        return 0
    return seat_from(seat, table.claimed_by(objective, place), table.players)


def _write_staff(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    """Where each card is, as far as the seat knows.

    The number of a card is put together from its four bits, for all cards at once: each of
    these sets holds the cards whose number has that bit.
    """
    me = table.hotels[seat]
    returned: i64 = 0
    for entry in table.tail:
        if tail_owner(entry) == seat:
            returned |= bit(tail_card(entry))
    ones = me.hand | returned
    twos = _on_offer(table, seat) | returned
    fours = table.staff_gone | me.used
    eights = me.played
    for place in range(1, table.players):
        other = table.hotels[(seat + place) % table.players]
        if place & 1:
            ones |= other.played
        if place & 2:
            twos |= other.played
        fours |= other.used
        eights |= other.played
    if table.traces:
        hidden = ~(ones | twos | fours | eights)
        for place in range(1, table.players):
            known = _known_hand(table, seat, (seat + place) % table.players) & hidden
            if place & 1:
                ones |= known
            if place & 2:
                twos |= known
            fours |= known
    for word in range(STAFF_PLACES // 4):
        shift = 4 * word + 1  # there is no card 0
        row[at + word] = (
            flags(ones >> shift)
            + 2 * flags(twos >> shift)
            + 4 * flags(fours >> shift)
            + 8 * flags(eights >> shift)
        )


def _known_hand(table: Table, seat: i64, other: i64) -> i64:
    """The cards that a seat knows to be in another's hand, if they are still hidden."""
    cards: i64 = 0
    for entry in table.traces:
        if knowers_of(entry) & bit(seat):
            card = bit(traced_card(entry))
            # The latest trace of a card says most.
            cards &= ~card
            if places_of(entry) == in_hand(other):
                cards |= card
    return cards


def _on_offer(table: Table, seat: i64) -> i64:
    """The cards a seat is just looking at to choose from."""
    offered: i64 = 0
    if table.over:
        return offered
    if table.seat == seat:
        offered = table.offer
    draft = table.draft
    if draft is not None and op_of(table.stack[-1]) == DRAFT:
        offered |= draft.pack_in_view(seat)
    return offered


def _write_effects(table: Table, row: vec[i64], at: i64) -> None:
    depth = len(table.stack)
    for place in range(DEEPEST_EFFECT):
        if place < depth:
            deeper = depth - 1 - place
            packed: i64 = table.stack[deeper]
            row[at + 2 * place] = lanes(op_of(packed), a_of(packed), b_of(packed), deeper)
            row[at + 2 * place + 1] = bytes_apart(c_of(packed))
        else:
            row[at + 2 * place] = 0
            row[at + 2 * place + 1] = 0


def _write_hotel(table: Table, hotel: Hotel, row: vec[i64], at: i64) -> None:
    row[at] = lanes(hotel.board, table.turn_order(hotel.seat), hotel.turns, count(hotel.hand))
    automaton: i64 = 1 if table.is_leopold(hotel.seat) else 0
    row[at + 1] = lanes(hotel.points, hotel.krones, hotel.emperor, automaton)
    for place in range(TABLES):
        _write_guest(row, at + 2 + 2 * place, hotel.guest_at(place), hotel.order_at(place))
    row[at + 8] = bytes_apart(hotel.kitchen)
    _write_rooms(row, at + 9, hotel.tiles, hotel.occupied)
    write_flags(row, at + 14, 3, hotel.bonuses | (hotel.passed << _PASSED) | bit(_PRESENT))
    _write_guest(row, at + _FOURTH_TABLE, hotel.guest_at(TABLES), hotel.order_at(TABLES))
    write_entrance(row, at + _ENTRANCE, hotel.entrance)


def _write_rooms(row: vec[i64], at: i64, tiles: i64, occupied: i64) -> None:
    """Each space: 0 empty, 1 vacant, 2 occupied."""
    for word in range(5):
        row[at + word] = flags(tiles >> (4 * word)) + flags(occupied >> (4 * word))


def _write_leopold(table: Table, leopold: Leopold, row: vec[i64], at: i64) -> None:
    row[at] = lanes(
        leopold.difficulty + 1, leopold.special, leopold.card + 1, count(leopold.private_deck)
    )
    stars = leopold.cogwheels if leopold.special == NINE_STARS else 0
    row[at + 1] = lanes(leopold.progress(0), leopold.progress(1), leopold.progress(2), stars)
    write_flags(row, at + 2, INSTRUCTION_PLACES // 4, leopold.instructions)
    write_flags(row, at + 12, 5, leopold.cogwheels if leopold.special == SUSHI else 0)
    row[at + 17] = lanes(
        cogwheels_on(leopold, 1),
        cogwheels_on(leopold, 2),
        cogwheels_on(leopold, 3),
        cogwheels_on(leopold, 4),
    )
    row[at + 18] = lanes(
        cogwheels_on(leopold, 5),
        cogwheels_on(leopold, 6),
        item_on(leopold, 1) + 1,
        item_on(leopold, 2) + 1,
    )
    row[at + 19] = lanes(
        item_on(leopold, 3) + 1,
        item_on(leopold, 4) + 1,
        item_on(leopold, 5) + 1,
        item_on(leopold, 6) + 1,
    )
    row[at + 20] = bytes_apart(leopold.pool)
    row[at + 21] = lanes(
        reserved_room(leopold, 0) + 1,
        reserved_room(leopold, 1) + 1,
        reserved_room(leopold, 2) + 1,
        _marked(table, leopold, 0),
    )
    row[at + 22] = lanes(
        _marked(table, leopold, 1),
        _marked(table, leopold, 2),
        _marked(table, leopold, 3),
        _marked(table, leopold, 4),
    )


def _marked(table: Table, leopold: Leopold, space: i64) -> i64:
    guest = table.guest_in_queue(space)
    return 1 if guest >= 0 and leopold.marked & bit(guest) else 0


def _write_more_staff(table: Table, seat: i64, row: vec[i64], at: i64) -> None:
    """Module 5: long orders completed, what the action under way has brought, who watches it."""
    row[at] = lanes(
        _big_orders(table, seat, 0),
        _big_orders(table, seat, 1),
        _big_orders(table, seat, 2),
        _big_orders(table, seat, 3),
    )
    deeds = table.deeds
    row[at + 1] = lanes(1, deeds & 255, (deeds >> 8) & 255, (deeds >> 16) & 255)
    events = (deeds >> EVENTS_FROM) & _EVENTS
    write_flags(row, at + 2, 5, events | (watchers(deeds) << _WATCHERS))


def _big_orders(table: Table, seat: i64, place: i64) -> i64:
    if place >= table.players:
        return 0
    return table.hotels[(seat + place) % table.players].big_orders
