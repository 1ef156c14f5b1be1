"""Trigger cards of module 5: watching an action, and turning cards at its end (M5-RUL-1 to -4).

When an action begins, the TRIGGERS effect goes on the stack right above the turn, and everything
the action brings lies on top of it. When it comes up again the action is done.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import DONE, add_staff, card_of
from hotelier.austria.cafe import can_take_guest
from hotelier.austria.cards.staff import (
    BARTENDER,
    ENTERTAINER,
    FIRST_TRIGGER,
    HANDMAID,
    JANITOR,
    PLAY_EFFECT,
    TAPSTER,
    TRIGGER_FROM,
    TRIGGER_STAFF,
    TRIGGER_WHAT,
)
from hotelier.austria.deeds import watched_by, watchers
from hotelier.austria.effects import TRIGGERS, effect
from hotelier.austria.hotel import MOST_KRONES, Hotel
from hotelier.austria.table import Table
from hotelier.kernel.bits import bit, members


def watch_action(table: Table, hotel: Hotel) -> None:
    """An action begins: the cards now face up on display watch it, later ones do not."""
    _watch(table, hotel.played & TRIGGER_STAFF & ~hotel.used)


def watch_reward(table: Table, hotel: Hotel) -> None:
    """A reward of the Emperor is no action; the Janitor alone reacts to it (M5-RUL-8)."""
    _watch(table, hotel.played & JANITOR & ~hotel.used)


def _watch(table: Table, cards: i64) -> None:
    if cards:
        table.deeds = watched_by(cards >> FIRST_TRIGGER)
        table.stack.append(effect(TRIGGERS))


def triggered(table: Table, hotel: Hotel) -> i64:
    """The watching cards whose condition is met, as a set, those turned already left out."""
    found: i64 = 0
    for card in members((watchers(table.deeds) << FIRST_TRIGGER) & ~hotel.used):
        if table.deeds & TRIGGER_WHAT[card] >= TRIGGER_FROM[card]:
            found |= bit(card)
    return found


def can_help(table: Table, hotel: Hotel, card: i64) -> bool:
    """Whether turning a card would bring anything: one that cannot is not asked about."""
    it = bit(card)
    if it == HANDMAID:
        return hotel.open_spaces() != 0
    if it == TAPSTER:
        return hotel.krones < MOST_KRONES
    if it == BARTENDER:
        return can_take_guest(table, hotel)
    if it == JANITOR:
        return hotel.hand != 0
    return it != ENTERTAINER or hotel.orders != 0


def settle_triggers(table: Table, hotel: Hotel) -> None:
    """Ask which card is turned next; with none left, the action is over (M5-RUL-3)."""
    useful: i64 = 0
    for card in members(triggered(table, hotel)):
        if can_help(table, hotel, card):
            useful |= bit(card)
    if useful:
        add_staff(table.choices, useful)
        table.choices.append(DONE)
    else:
        _end_action(table)


def choose_triggers(table: Table, hotel: Hotel, choice: i64) -> None:
    """What a card brings lies above TRIGGERS: it still belongs to the action."""
    if choice == DONE:
        _end_action(table)
        return
    card = card_of(choice)
    hotel.used |= bit(card)
    table.note(events.STAFF_TURNED, hotel.seat, card)
    table.stack.append(PLAY_EFFECT[card])


def _end_action(table: Table) -> None:
    table.stack.pop()
    table.deeds = 0
