"""Setting up, and going on from round to round (OB-SET, OB-NEXT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.kernel.bits import bit, member_at, size
from hotelier.overbooking import events
from hotelier.overbooking.actions import LONGEST_QUEUE
from hotelier.overbooking.cards import ALL_GUESTS, ALL_HOTEL_CARDS
from hotelier.overbooking.playing import DOOR_LIMIT
from hotelier.overbooking.scoring import winning_seats
from hotelier.overbooking.stuck import NEVER_STUCK
from hotelier.overbooking.table import (
    CARDS_PER_ROUND,
    DOOR_PLACES,
    FIRST_HAND,
    NO_CARD,
    NOT_TURNED_UP,
    ROUNDS,
    Table,
)

NEW_HOTELS_BEFORE_ROUND: Final = 3


def set_up(table: Table, players: i64) -> None:
    """Everything before the first card is played."""
    table.players = players
    table.queue = [NO_CARD] * (LONGEST_QUEUE * players)
    table.queue_size = [0] * players
    table.door = [NO_CARD] * (DOOR_PLACES * players)
    table.door_size = [0] * players
    table.hands = [0] * players
    table.decks = [ALL_GUESTS] * players
    table.booked = [0] * players
    table.discards = [0] * players
    table.tokens = [0] * players
    table.stuck = [NEVER_STUCK] * players
    table.hotel_deck = ALL_HOTEL_CARDS
    table.first = table.below(players)
    table.round = 1
    _begin_round(table, FIRST_HAND)


def end_round(table: Table) -> None:
    """Prepare the next round, or end the game."""
    if table.round == ROUNDS:
        table.over = True
        table.choices = []
        for seat in winning_seats(table):
            table.note(events.WON, seat)
        return
    table.round += 1
    table.first = (table.first + 1) % table.players
    _begin_round(table, CARDS_PER_ROUND)


def _begin_round(table: Table, cards: i64) -> None:
    table.turn = 0
    table.checked = 0
    table.acting = NOT_TURNED_UP
    table.note(events.ROUND_BEGAN, table.first, table.round)
    if table.round == 1 or table.round == NEW_HOTELS_BEFORE_ROUND:
        _open_new_hotels(table)
    else:
        table.hotels = [side ^ 1 for side in table.hotels]
    for hotel in range(table.players):
        table.note(events.HOTEL_OPENED, events.NOBODY, hotel, table.hotels[hotel])
        _lay_token(table, hotel)
    for seat in range(table.players):
        table.draw(seat, cards)


def _open_new_hotels(table: Table) -> None:
    """Draw hotel cards not used yet, each with a random side up."""
    sides: list[int] = []
    for _ in range(table.players):
        card: i64 = member_at(table.hotel_deck, table.below(size(table.hotel_deck)))
        table.hotel_deck ^= bit(card)
        sides.append(2 * card + table.below(2))
    table.hotels = sides


def _lay_token(table: Table, hotel: i64) -> None:
    """One token at each back door; none where it is closed (OB-NEXT-1, OB-RUL-12)."""
    if DOOR_LIMIT[table.hotels[hotel]] == 0:
        if table.door_tokens & bit(hotel):
            table.door_tokens ^= bit(hotel)
            table.note(events.TOKEN_WITHDRAWN, events.NOBODY, hotel)
    elif not table.door_tokens & bit(hotel):
        table.door_tokens |= bit(hotel)
        table.note(events.TOKEN_LAID, events.NOBODY, hotel)
