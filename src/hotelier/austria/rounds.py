"""Rounds: who is next, passing and re-rolling, the end of a round (ROUND, PASS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.staff import TRIGGER_STAFF
from hotelier.austria.effects import EMPEROR_SCORING, LEOPOLD, NEXT_ROUND, ROUND, TURN, effect
from hotelier.austria.entrances.kaufman import count_pile
from hotelier.austria.final import score_the_end
from hotelier.austria.solo.hautel_couture import refill_spaces
from hotelier.austria.table import DICE_BY_PLAYERS, ROUNDS, Table

TURNS_PER_ROUND: Final = 2
EMPEROR_ROUNDS = (3, 5, 7)
_NOBODY = -1


def settle_round(table: Table) -> None:
    """Give the next player the turn, roll again for those who passed, or end the round."""
    seat = _next_seat(table)
    if seat != _NOBODY and table.dice:
        table.seat = seat
        table.note(events.TURN_BEGAN, seat)
        table.stack.append(effect(LEOPOLD) if table.is_leopold(seat) else effect(TURN))
    elif seat == _NOBODY and _somebody_waits(table) and table.dice_left() > 1:
        _roll_again(table)
    else:
        for hotel in table.hotels:
            count_pile(table, hotel)
        table.stack[-1] = effect(NEXT_ROUND)
        if table.round in EMPEROR_ROUNDS:
            table.stack.append(effect(EMPEROR_SCORING))


def _next_seat(table: Table) -> i64:
    """Whose visible number is lowest among those still in play since the last roll."""
    best: i64 = _NOBODY
    best_number: i64 = 99
    for seat in range(table.players):
        hotel = table.hotels[seat]
        if hotel.turns < TURNS_PER_ROUND and not hotel.passed:
            number = table.visible_number(seat)
            if number < best_number:
                best, best_number = seat, number
    return best


def _somebody_waits(table: Table) -> bool:
    for hotel in table.hotels:
        if hotel.turns < TURNS_PER_ROUND:
            return True
    return False


def _roll_again(table: Table) -> None:
    """One die goes to the dustbin, the rest is rolled for those who passed (PASS-3)."""
    for hotel in table.hotels:
        hotel.passed = 0
    table.seat = _next_seat(table)
    table.dustbin += 1
    table.roll(table.dice_left() - 1)


def settle_next_round(table: Table) -> None:
    if table.round == ROUNDS:
        table.stack.pop()
        score_the_end(table)
        return
    # Tiles go to the left neighbour, except before the first round (ROUND-6).
    if table.round:
        table.first = (table.first + 1) % table.players
    table.round += 1
    for hotel in table.hotels:
        hotel.turns = 0
        hotel.passed = 0
        # Trigger cards stay face down (M5-6).
        hotel.used &= TRIGGER_STAFF
        if hotel.entrance is not None:
            hotel.entrance.first_die = 0
    table.dustbin = 0
    table.seat = table.first
    table.note(events.ROUND_BEGAN, table.first, table.round)
    if table.leopold is not None:
        refill_spaces(table, table.leopold)
    table.roll(DICE_BY_PLAYERS[table.players])
    table.stack[-1] = effect(ROUND)
