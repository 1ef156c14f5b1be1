"""Why not in one's turn: the order of its steps, and what belongs to no turn at all (TURN)."""

from __future__ import annotations

from hotelier.austria.actions import (
    DIE,
    DONE,
    END,
    GUEST,
    ITEM,
    LATER,
    OBJECTIVE,
    PART,
    PUT,
    QUEUE,
    ROOM,
    SPLIT,
    TAKE,
    card_of,
    is_staff,
)
from hotelier.austria.card_texts import objective_need
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS
from hotelier.austria.dice import EXTRA
from hotelier.austria.effects import a_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.reasons.cafe import (
    why_not_move_in,
    why_not_serve_from_kitchen,
    why_not_take_guest,
)
from hotelier.austria.reasons.dice import why_not_die
from hotelier.austria.reasons.staff import why_not_call_on
from hotelier.austria.speech.names import objective_name
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Reason


def why_not_in_turn(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason:
    if choice <= END:
        return _pass_or_end(packed, choice)
    if choice < QUEUE:
        return _answer_to_nothing(choice)
    if choice < DIE:
        return why_not_take_guest(table, hotel, packed, choice)
    if choice < GUEST:
        return why_not_die(table, hotel, packed, choice)
    if choice < OBJECTIVE:
        return why_not_move_in(hotel, choice)
    if choice < ITEM:
        return _objective(table, hotel, choice - OBJECTIVE)
    if PUT <= choice < ROOM:
        return why_not_serve_from_kitchen(hotel, choice)
    if is_staff(choice):
        return why_not_call_on(hotel, int(card_of(choice)))
    return _part_of_an_action(hotel, choice)


def _answer_to_nothing(choice: int) -> Reason:
    """Words that answer a question which nobody has asked."""
    if choice == DONE:
        return because("TURN-2", "austria-why-nothing-open")
    if choice in (TAKE, LATER):
        return because("ROOM-8", "austria-why-no-bonus")
    return because("EMP-4", "austria-why-no-penalty")


def _pass_or_end(packed: int, choice: int) -> Reason:
    if choice == END:
        return because("TURN-1", "austria-why-die-first")
    if int(a_of(packed)) & EXTRA:
        return because("RUL-37", "austria-why-no-pass-in-extra-turn")
    return because("PASS-6", "austria-why-begun")


def _objective(table: Austria, hotel: Hotel, place: int) -> Reason:
    number = table.objectives[place]
    if hotel.discs & bit(place):
        return because("ADD-2", "austria-why-own-disc", objective=objective_name(number))
    if table.discs_on(place) == len(OBJECTIVE_POINTS):
        return because("ADD-2", "austria-why-no-disc-space", objective=objective_name(number))
    return because("ADD-2", "austria-why-not-met", need=objective_need(number))


def _part_of_an_action(hotel: Hotel, choice: int) -> Reason:
    """Items, rooms and the like are chosen within an action, and none is going on."""
    if choice < PUT:
        return because("GUEST-1", "austria-why-no-item-to-choose")
    if choice < SPLIT:
        if hotel.tiles & bit(choice - ROOM):
            return because("ADD-4", "austria-why-guest-first")
        return because("DIE-6", "austria-why-rooms-by-action")
    if choice < PART:
        return because("TURN-1", "austria-why-nothing-to-divide")
    return because("RUL-4", "austria-why-no-parts")
