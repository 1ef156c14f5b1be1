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
    add_staff,
    card_of,
)
from hotelier.austria.cafe import add_move_ins, add_servings, begin_serving, take_guest
from hotelier.austria.cards.entrances import KAUFMAN
from hotelier.austria.cards.staff import DELIVERY_BOY, PRICED_STAFF, ROUNDLY_STAFF
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
from hotelier.austria.prices import can_pay
from hotelier.austria.solo.sushi import surcharge
from hotelier.austria.solo.toll_bridge import waive_toll
from hotelier.austria.staff import use_card
from hotelier.austria.table import QUEUE_COST, QUEUE_SPACES, Table
from hotelier.austria.triggers import watch_action
from hotelier.kernel.bits import bit, members


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
        add_staff(choices, payable(hotel, ready) if table.more_staff else ready)
    if hotel.entrance is not None:
        add_actions(table, hotel, flags)


def payable(hotel: Hotel, cards: i64) -> i64:
    """Those of these once-per-round cards whose price can be paid (M5-RUL-16)."""
    for card in members(cards & PRICED_STAFF):
        if not can_pay(hotel, card):
            cards ^= bit(card)
    return cards


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
    table.stack[-1] = effect(TURN, flags | BEGUN | _step(choice))
    if table.more_staff:
        watch_action(table, hotel)
    if choice <= DIE:
        space = choice - QUEUE
        cost = guest_cost(hotel, space) + surcharge(table, space)
        take_guest(table, hotel, space, cost)
        if hotel.is_at(KAUFMAN):
            table.stack.append(effect(SECOND_GUEST))
    elif choice < GUEST:
        take_die(table, hotel, choice, flags)
    elif choice >= FOURTH_GUEST:
        act(table, hotel, flags, choice)
    else:
        _additional_action(table, hotel, choice)


def _step(choice: i64) -> i64:
    """The flag that a choice leaves on the turn, beside that it has begun."""
    if choice <= DIE:
        return GUEST_STEP_DONE
    if choice < GUEST:
        return DIE_DONE
    return marks(choice) if choice >= FOURTH_GUEST else 0


def _additional_action(table: Table, hotel: Hotel, choice: i64) -> None:
    if choice < OBJECTIVE:
        table.stack.append(effect(MOVE_IN, choice - GUEST))
    elif choice < ITEM:
        claim(table, hotel, choice - OBJECTIVE)
    elif PUT <= choice < ROOM:
        begin_serving(table, hotel, choice)
    else:
        use_card(table, hotel, card_of(choice))
