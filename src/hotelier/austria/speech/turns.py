"""What a turn offers: a guest, a die, additional actions, passing and ending."""

from __future__ import annotations

from hotelier.austria.actions import (
    DIE,
    END,
    GUEST,
    ITEM,
    OBJECTIVE,
    PASS,
    QUEUE,
    card_of,
    is_guest,
    is_put,
    item_put,
    table_of,
    table_put,
)
from hotelier.austria.cafe import ITEMS_PER_SERVING, serving_cost
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS
from hotelier.austria.dice import DIE_DONE
from hotelier.austria.effects import a_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.speech.dice import describe_die
from hotelier.austria.speech.names import (
    guest_at,
    guest_name,
    item_name,
    objective_name,
)
from hotelier.austria.speech.staff import describe_use
from hotelier.austria.turns import guest_cost
from hotelier.kernel.message import Message


def describe_turn(table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    if choice == PASS:
        return Message("austria-choice-pass")
    if choice == END:
        done = int(a_of(packed)) & DIE_DONE
        return Message("austria-choice-end" if done else "austria-choice-end-extra")
    if choice < DIE:
        return _guest(table, hotel, choice - QUEUE)
    if choice < GUEST:
        return describe_die(table, hotel, packed, choice)
    return _additional_action(table, hotel, choice)


def _additional_action(table: Austria, hotel: Hotel, choice: int) -> Message:
    if is_guest(choice):
        guest = guest_at(hotel, int(table_of(choice)))
        return Message("austria-choice-move-in", {"guest": guest})
    if choice < ITEM:
        return _objective(table, choice - OBJECTIVE)
    if is_put(choice):
        return _serving(hotel, choice)
    return describe_use(int(card_of(choice)))


def _guest(table: Austria, hotel: Hotel, space: int) -> Message:
    guest = guest_name(int(table.guest_in_queue(space)))
    cost = int(guest_cost(hotel, space))
    return Message("austria-choice-guest", {"guest": guest, "krones": cost})


def _objective(table: Austria, place: int) -> Message:
    name = objective_name(table.objectives[place])
    points = OBJECTIVE_POINTS[int(table.discs_on(place))]
    return Message("austria-choice-claim", {"objective": name, "points": points})


def _serving(hotel: Hotel, choice: int) -> Message:
    item, place = int(item_put(choice)), int(table_put(choice))
    return Message(
        "austria-choice-begin-serving",
        {
            "item": item_name(item),
            "guest": guest_at(hotel, place),
            "krones": int(serving_cost(hotel)),
            "more": ITEMS_PER_SERVING - 1,
        },
    )
