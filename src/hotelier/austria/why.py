"""Why a choice that a person may expect is not legal now, with the clause that says so."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria import effects
from hotelier.austria.actions import (
    DIE,
    DONE,
    GUEST,
    IGNORE,
    ITEM,
    LOSE_POINTS,
    OBJECTIVE,
    PART,
    PUT,
    ROOM,
    SPLIT,
    STAFF,
    WORD_OF,
)
from hotelier.austria.effects import op_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.reasons.cafe import (
    why_not_fill_order,
    why_not_put,
    why_not_serve_from_kitchen,
)
from hotelier.austria.reasons.dice import why_not_gizia
from hotelier.austria.reasons.gains import why_not_part, why_not_penalty, why_not_split
from hotelier.austria.reasons.rooms import (
    why_not_into_room,
    why_not_occupy,
    why_not_prepare,
    why_not_remove_occupied,
    why_not_remove_vacant,
    why_not_stop_preparing,
)
from hotelier.austria.reasons.staff import (
    why_not_discard,
    why_not_keep,
    why_not_play,
    why_not_play_offered,
    why_not_return,
    why_not_under_deck,
)
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
    op = int(op_of(packed))
    hotel = table.hotels[table.seat]
    if op == effects.TURN:
        return why_not_in_turn(table, hotel, packed, choice)
    if choice == DONE:
        return _why_not_done(table, op, packed)
    answer = _ANSWERS.get(op)
    if answer is not None:
        first, last, reason = answer
        if first <= choice <= last:
            return reason(table, hotel, packed, choice)
    return _another_decision(table, op, choice)


_Answer = Callable[[Austria, Hotel, int, int], Reason]
_ROOMS = (ROOM, SPLIT - 1)
_CARDS = (STAFF + 1, STAFF + 48)
_DICE = (DIE + 1, GUEST - 1)
_PUTS = (PUT, ROOM - 1)

_ANSWERS: dict[int, tuple[int, int, _Answer]] = {
    effects.DRAFT: (*_CARDS, lambda t, h, e, c: why_not_keep(c - STAFF)),
    effects.GROUP: (PART, STAFF, lambda t, h, e, c: why_not_part(e, c)),
    effects.GAIN: (*_PUTS, lambda t, h, e, c: why_not_put(h, c)),
    effects.SERVE: (*_PUTS, lambda t, h, e, c: why_not_serve_from_kitchen(h, c)),
    effects.MAIN: (SPLIT, PART - 1, lambda t, h, e, c: why_not_split(e, c)),
    effects.PREPARE: (*_ROOMS, lambda t, h, e, c: why_not_prepare(h, e, c)),
    effects.OCCUPY: (*_ROOMS, lambda t, h, e, c: why_not_occupy(h, c)),
    effects.MOVE_IN: (*_ROOMS, lambda t, h, e, c: why_not_into_room(h, e, c)),
    effects.PLAY: (*_CARDS, lambda t, h, e, c: why_not_play(t, h, e, c - STAFF)),
    effects.OFFERED: (*_CARDS, lambda t, h, e, c: why_not_play_offered(t, h, e, c - STAFF)),
    effects.BOTTOM: (*_CARDS, lambda t, h, e, c: why_not_under_deck(c - STAFF)),
    effects.GIZIA: (*_DICE, lambda t, h, e, c: why_not_gizia(t, c)),
    effects.FILL_ORDER: (GUEST, OBJECTIVE - 1, lambda t, h, e, c: why_not_fill_order(h, c)),
    effects.PENALTY: (IGNORE, LOSE_POINTS, lambda t, h, e, c: why_not_penalty(c)),
    effects.RETURN_CARDS: (*_CARDS, lambda t, h, e, c: why_not_return(c - STAFF)),
    effects.REMOVE_VACANT: (*_ROOMS, lambda t, h, e, c: why_not_remove_vacant(h, c)),
    effects.REMOVE_OCCUPIED: (*_ROOMS, lambda t, h, e, c: why_not_remove_occupied(h, e, c)),
    effects.DISCARD_END_STAFF: (*_CARDS, lambda t, h, e, c: why_not_discard(t, c - STAFF)),
}
"""By decision: the choices that can answer it, and why one of them is not legal."""


def _why_not_done(table: Austria, op: int, packed: int) -> Reason:
    if op == effects.PREPARE:
        return why_not_stop_preparing(packed)
    if op == effects.ANY_ITEM:
        return because("RUL-41", "austria-why-item-comes-anyway")
    if op in (effects.GROUP, effects.MAIN):
        return because("TURN-1", "austria-why-main-action")
    return _another_decision(table, op, DONE)


def _another_decision(table: Austria, op: int, choice: int) -> Reason:
    """The choice may be fine, but something else is being asked (TURN-2, EMP-9, SET)."""
    asked = question(table)
    if table.round == 0:
        clause = {effects.DRAFT: "SET-12", effects.FIRST_GUESTS: "SET-13"}.get(op, "SET-14")
        return because(clause, "austria-why-set-up", question=asked)
    if any(op_of(packed) == effects.EMPEROR_SCORING for packed in table.stack):
        return because("EMP-9", "austria-why-emperor", question=asked)
    if OBJECTIVE <= choice < ITEM:
        return because("RUL-29", "austria-why-first-finish", question=asked)
    return because("TURN-2", "austria-why-first-finish", question=asked)
