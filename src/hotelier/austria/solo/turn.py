"""His turn: a card is turned up and read from top to bottom (SOLO-TURN).

The card lies on the stack as one effect that moves from stage to stage.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.guests import GUEST_POINTS
from hotelier.austria.effects import LEOPOLD, a_of, b_of, effect
from hotelier.austria.hotel import Hotel
from hotelier.austria.objectives import claim
from hotelier.austria.solo.choosing import NOTHING, choose_die, choose_guest, choose_objective
from hotelier.austria.solo.instruction_cards import (
    EMPEROR,
    EXTRA_SYMBOLS,
    GUEST_SYMBOLS,
    INSTRUCTION_CARDS,
    OBJECTIVE,
    STAFF,
    level_of,
    value_of,
    what_of,
)
from hotelier.austria.solo.leopold import CLAIMED, LEOPOLD_SEAT, Leopold
from hotelier.austria.solo.nine_stars import add_star
from hotelier.austria.solo.placement import lay_room, room_for
from hotelier.austria.solo.sushi import he_takes, mark_leftmost, queue_slid, take_from_room
from hotelier.austria.solo.toll_bridge import leave_cogwheel
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, member_at, size

# Stages of his turn; the guests and the extras are done symbol by symbol.
TURN_UP: Final = 0
GUESTS: Final = 1
DIE: Final = 2
EXTRAS: Final = 3


def settle_leopold(table: Table, hotel: Hotel, packed: i64) -> None:
    """One step of his turn."""
    leopold = table.leopold
    assert leopold is not None
    stage = a_of(packed)
    if stage == TURN_UP:
        _turn_up(table, leopold)
        table.stack[-1] = effect(LEOPOLD, GUESTS)
    elif stage == GUESTS:
        _next_guest(table, leopold, hotel, b_of(packed))
    elif stage == DIE:
        _take_die(table, leopold, hotel)
        table.stack[-1] = effect(LEOPOLD, EXTRAS)
    else:
        _next_extra(table, leopold, hotel, b_of(packed))


def _turn_up(table: Table, leopold: Leopold) -> None:
    deck = leopold.instructions
    leopold.card = member_at(deck, table.below(size(deck)))
    leopold.instructions ^= bit(leopold.card)
    number = INSTRUCTION_CARDS[leopold.card].number
    table.note(events.CARD_TURNED, LEOPOLD_SEAT, number, leopold.difficulty)


def counts(table: Table, leopold: Leopold, symbol: i64, section: i64) -> bool:
    """Whether a symbol counts at this difficulty (SOLO-SET-8)."""
    if level_of(symbol) <= leopold.difficulty:
        return True
    table.note(events.SYMBOL_IGNORED, LEOPOLD_SEAT, section, symbol)
    return False


# Guests.


def _next_guest(table: Table, leopold: Leopold, hotel: Hotel, index: i64) -> None:
    symbols = GUEST_SYMBOLS[leopold.card]
    if index == len(symbols):
        table.stack[-1] = effect(LEOPOLD, DIE)
        return
    table.stack[-1] = effect(LEOPOLD, GUESTS, index + 1)
    symbol: i64 = symbols[index]
    if counts(table, leopold, symbol, GUESTS):
        space = choose_guest(table, hotel, leopold.card, value_of(symbol))
        if space != NOTHING:
            _take_guest(table, leopold, hotel, space)


def _take_guest(table: Table, leopold: Leopold, hotel: Hotel, space: i64) -> None:
    """Points, a room, no reward; then the queue slides and refills (SOLO-GUEST-7, SOLO-RUL-7)."""
    guest = table.guest_in_queue(space)
    room = room_for(hotel, guest)
    table.note(events.HE_TOOK_GUEST, LEOPOLD_SEAT, guest, room)
    table.score(hotel, GUEST_POINTS[guest], events.FROM_GUESTS)
    he_takes(table, leopold, guest)
    lay_room(table, hotel, room)
    hotel.occupied |= bit(room)
    freed = take_from_room(leopold, room)
    table.remove_from_queue(space)
    table.guest_discards |= bit(guest)
    queue_slid(table, leopold)
    table.fill_queue()
    if freed:
        mark_leftmost(table, leopold)


# The die.


def _take_die(table: Table, leopold: Leopold, hotel: Hotel) -> None:
    """A die goes on his tile; its action is not carried out (SOLO-DIE-1)."""
    die = choose_die(table, leopold.card)
    table.remove_die(die)
    hotel.turns += 1
    table.note(events.HE_TOOK_DIE, LEOPOLD_SEAT, die)
    leave_cogwheel(table, leopold, die)


# Extras.


def _next_extra(table: Table, leopold: Leopold, hotel: Hotel, index: i64) -> None:
    symbols = EXTRA_SYMBOLS[leopold.card]
    if index == len(symbols):
        table.stack.pop()
        table.note(events.TURN_ENDED, LEOPOLD_SEAT)
        return
    table.stack[-1] = effect(LEOPOLD, EXTRAS, index + 1)
    symbol: i64 = symbols[index]
    if not counts(table, leopold, symbol, EXTRAS):
        return
    what = what_of(symbol)
    if what == EMPEROR:
        table.advance_emperor(hotel, value_of(symbol))
    elif what == STAFF:
        _turn_up_staff(table, leopold, hotel)
    elif what == OBJECTIVE:
        _advance_objective(table, leopold, hotel, value_of(symbol))


def _turn_up_staff(table: Table, leopold: Leopold, hotel: Hotel) -> None:
    """The next card of his private deck goes on display (SOLO-EXTRA-2)."""
    deck = leopold.private_deck
    if deck == 0:
        return
    card: i64 = member_at(deck, table.below(size(deck)))
    leopold.private_deck ^= bit(card)
    hotel.played |= bit(card)
    table.note(events.HE_TURNED_STAFF, LEOPOLD_SEAT, card)


def _advance_objective(table: Table, leopold: Leopold, hotel: Hotel, shown: i64) -> None:
    """III, II, and then he claims it (SOLO-EXTRA-3)."""
    add_star(table, leopold)
    place = choose_objective(table, leopold, shown)
    if place == NOTHING:
        return
    progress = leopold.count_down(place)
    table.note(events.HE_COUNTED_DOWN, LEOPOLD_SEAT, table.objectives[place], progress)
    if progress == CLAIMED:
        claim(table, hotel, place)
