"""Why a choice that a person may expect is not legal now, with the clause that says so."""

from __future__ import annotations

from hotelier.austria.actions import (
    DIE,
    DONE,
    GUEST,
    ITEM,
    OBJECTIVE,
    PART,
    PUT,
    QUEUE,
    ROOM,
    SPLIT,
    STAFF,
    WORD_OF,
    card_of,
    is_staff,
)
from hotelier.austria.effects import (
    ANY_ITEM,
    DRAFT,
    EMPEROR_SCORING,
    FILL_ORDER,
    FIRST_GUESTS,
    GAIN,
    GIVE_ITEMS,
    GIZIA,
    GROUP,
    MAIN,
    PENALTY,
    PREPARE,
    SERVE,
    TURN,
    op_of,
)
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.reasons.cafe import (
    why_not_fill_order,
    why_not_put,
    why_not_serve_from_kitchen,
)
from hotelier.austria.reasons.dice import why_not_gizia
from hotelier.austria.reasons.gains import (
    why_not_item,
    why_not_part,
    why_not_penalty,
    why_not_split,
)
from hotelier.austria.reasons.rooms import why_not_room, why_not_stop_preparing
from hotelier.austria.reasons.staff import why_not_card
from hotelier.austria.reasons.turns import why_not_in_turn
from hotelier.austria.speech.questions import question
from hotelier.kernel.message import Reason


def why_not(table: Austria, choice: int) -> Reason | None:
    """None if the choice is legal."""
    if choice in table.choices:
        return None
    if choice not in WORD_OF:
        return because("TURN-1", "austria-why-no-such-choice")
    if table.over:
        return because("ROUND-1", "austria-why-over")
    packed = table.stack[-1]
    hotel = table.hotels[table.seat]
    if op_of(packed) == TURN:
        return why_not_in_turn(table, hotel, packed, choice)
    reason = _answers_wrongly(table, hotel, packed, choice)
    return reason or _answers_something_else(table, packed, choice)


def _answers_wrongly(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason | None:
    """For a choice of the kind that is asked for; None for all others."""
    op = int(op_of(packed))
    if choice == DONE:
        return _done(packed)
    if choice < QUEUE:
        return why_not_penalty(choice) if op == PENALTY else None
    if DIE < choice < GUEST:
        return why_not_gizia(table, choice) if op == GIZIA else None
    if ITEM <= choice < PUT:
        return why_not_item(packed, choice - ITEM)
    if GUEST <= choice < OBJECTIVE:
        return why_not_fill_order(hotel, choice) if op == FILL_ORDER else None
    if PUT <= choice < ROOM:
        if op == SERVE:
            return why_not_serve_from_kitchen(hotel, choice)
        return why_not_put(hotel, choice) if op == GAIN else None
    if ROOM <= choice < SPLIT:
        return why_not_room(hotel, packed, choice)
    if SPLIT <= choice < PART:
        return why_not_split(table, packed) if op == MAIN else None
    if PART <= choice <= STAFF:
        return why_not_part(packed, choice) if op == GROUP else None
    if is_staff(choice):
        return why_not_card(table, hotel, packed, int(card_of(choice)))
    return None


def _done(packed: int) -> Reason | None:
    """Being done with something that is not optional."""
    op = int(op_of(packed))
    if op == PREPARE:
        return why_not_stop_preparing(packed)
    if op == ANY_ITEM:
        return because("RUL-41", "austria-why-item-comes-anyway")
    if op == GIVE_ITEMS:
        return because("M5-7", "austria-why-nothing-to-give")
    if op in (GROUP, MAIN):
        return because("TURN-1", "austria-why-main-action")
    return None


def _answers_something_else(table: Austria, packed: int, choice: int) -> Reason:
    """The choice may be fine, but something else is being asked (TURN-2, EMP-9, SET)."""
    asked = question(table)
    if table.round == 0:
        clause = {DRAFT: "SET-12", FIRST_GUESTS: "SET-13"}.get(int(op_of(packed)), "SET-14")
        return because(clause, "austria-why-set-up", question=asked)
    if any(op_of(below) == EMPEROR_SCORING for below in table.stack):
        return because("EMP-9", "austria-why-emperor", question=asked)
    clause = "RUL-29" if OBJECTIVE <= choice < ITEM else "TURN-2"
    return because(clause, "austria-why-first-finish", question=asked)
