"""A turn: perhaps a guest, a die, and additional actions before, between and after (TURN)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import (
    DIE,
    END,
    FOURTH_GUEST,
    GUEST,
    ITEM,
    LOSE_POINTS,
    OBJECTIVE,
    PASS,
    PUT,
    QUEUE,
    ROOM,
    STAFF,
    add_staff,
)
from hotelier.austria.cafe import add_move_ins, add_servings, begin_serving, take_guest
from hotelier.austria.cards.entrances import KAUFMAN
from hotelier.austria.cards.staff import DELIVERY_BOY, ROUNDLY_STAFF
from hotelier.austria.dice import (
    BEGUN,
    DIE_DONE,
    EXTRA,
    GUEST_STEP_DONE,
    TOLL_WAIVED,
    add_dice,
    take_die,
)
from hotelier.austria.effects import MOVE_IN, SECOND_GUEST, TURN, a_of, effect
from hotelier.austria.entrances.turn import act, add_actions, marks
from hotelier.austria.hotel import NO_TABLE, Hotel
from hotelier.austria.objectives import add_objectives, claim
from hotelier.austria.solo.sushi import surcharge
from hotelier.austria.solo.toll_bridge import waive_toll
from hotelier.austria.staff import use_card
from hotelier.austria.table import QUEUE_COST, QUEUE_SPACES, Table


def guest_cost(hotel: Hotel, space: i64) -> i64:
    """What the guest on a space of the queue costs; nothing with the Delivery Boy (S25)."""
    return 0 if hotel.played & DELIVERY_BOY else QUEUE_COST[space]


def settle_turn(table: Table, hotel: Hotel, packed: i64) -> None:
    flags = a_of(packed)
    choices = table.choices
    if flags & DIE_DONE:
        choices.append(END)
    else:
        if flags & (BEGUN | EXTRA) == 0:
            choices.append(PASS)
        # An extra turn may be declined, and without dice it just ends (RUL-37).
        if flags & EXTRA and (flags & BEGUN == 0 or table.dice == 0):
            choices.append(END)
        if flags & GUEST_STEP_DONE == 0 and hotel.free_table() != NO_TABLE:
            for space in range(QUEUE_SPACES):
                if hotel.krones >= guest_cost(hotel, space) + surcharge(table, space):
                    choices.append(QUEUE + space)
        add_dice(table, hotel, flags)
    add_servings(table, hotel)
    add_move_ins(table, hotel)
    add_objectives(table, hotel)
    ready = hotel.played & ROUNDLY_STAFF & ~hotel.used
    if ready:
        add_staff(choices, ready)
    if hotel.entrance is not None:
        add_actions(table, hotel, flags)


def choose_turn(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    flags = a_of(packed)
    if choice <= END:
        table.stack.pop()
        if choice == PASS:
            hotel.passed = 1
            table.note(events.PASSED, hotel.seat)
        else:
            table.note(events.TURN_ENDED, hotel.seat)
        return
    if choice == LOSE_POINTS:
        table.stack[-1] = effect(TURN, flags | BEGUN | TOLL_WAIVED)
        waive_toll(table)
        return
    if choice <= DIE:
        table.stack[-1] = effect(TURN, flags | BEGUN | GUEST_STEP_DONE)
        space = choice - QUEUE
        cost = guest_cost(hotel, space) + surcharge(table, space)
        take_guest(table, hotel, space, cost)
        if hotel.is_at(KAUFMAN):
            table.stack.append(effect(SECOND_GUEST))
    elif choice < GUEST:
        table.stack[-1] = effect(TURN, flags | BEGUN | DIE_DONE)
        take_die(table, hotel, choice, flags)
    elif choice >= FOURTH_GUEST:
        table.stack[-1] = effect(TURN, flags | BEGUN | marks(choice))
        act(table, hotel, flags, choice)
    else:
        table.stack[-1] = effect(TURN, flags | BEGUN)
        _additional_action(table, hotel, choice)


def _additional_action(table: Table, hotel: Hotel, choice: i64) -> None:
    if choice < OBJECTIVE:
        table.stack.append(effect(MOVE_IN, choice - GUEST))
    elif choice < ITEM:
        claim(table, hotel, choice - OBJECTIVE)
    elif PUT <= choice < ROOM:
        begin_serving(table, hotel, choice)
    else:
        use_card(table, hotel, choice - STAFF)
