"""What is asked of the player who is to choose."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria.actions import QUEUE, QUEUE_SPACES
from hotelier.austria.dice import BEGUN, DIE_DONE, EXTRA
from hotelier.austria.draft import CARDS_KEPT
from hotelier.austria.effects import (
    AND_OCCUPY,
    ANY_ITEM,
    BEYOND_FIRST_ROOMS,
    BONUS_WHEN,
    BOTTOM,
    DISCARD_END_STAFF,
    DRAFT,
    FILL_ORDER,
    FIRST_GUESTS,
    GAIN,
    GIVE_ITEMS,
    GIZIA,
    GROUP,
    MAIN,
    MOVE_IN,
    OCCUPY,
    OFFERED,
    PENALTY,
    PLAY,
    PREPARE,
    REMOVE_OCCUPIED,
    REMOVE_VACANT,
    RETURN_CARDS,
    SERVE,
    TAKE_GUEST,
    TRIGGERS,
    TURN,
    a_of,
    b_of,
    c_of,
    op_of,
)
from hotelier.austria.engine import Austria
from hotelier.austria.speech.effects import bonus_text, discount_text, tile_penalty
from hotelier.austria.speech.names import edition_word, guest_at, items_of
from hotelier.kernel.message import Message


def question(table: Austria) -> Message:
    """What is being asked."""
    if table.over:
        return Message("austria-question-over")
    packed = table.stack[-1]
    op = int(op_of(packed))
    if op in _PLAIN:
        return Message(_PLAIN[op])
    if op in _COUNTING:
        return Message(_COUNTING[op], {"count": int(a_of(packed))})
    return _OTHERS[op](table, packed)


_PLAIN = {
    FIRST_GUESTS: "austria-question-first-guest",
    BOTTOM: "austria-question-bottom",
    GIZIA: "austria-question-gizia",
    FILL_ORDER: "austria-question-fill-order",
    REMOVE_OCCUPIED: "austria-question-remove-occupied",
    DISCARD_END_STAFF: "austria-question-discard-end-staff",
    TRIGGERS: "austria-question-triggers",
}
_COUNTING = {
    ANY_ITEM: "austria-question-any-item",
    OCCUPY: "austria-question-occupy",
    SERVE: "austria-question-serve",
    GROUP: "austria-question-part",
    RETURN_CARDS: "austria-question-return-cards",
    REMOVE_VACANT: "austria-question-remove-vacant",
    GIVE_ITEMS: "austria-question-give-items",
}


def _turn(table: Austria, packed: int) -> Message:
    flags = int(a_of(packed))
    if flags & DIE_DONE:
        return Message("austria-question-turn-done")
    guest = any(QUEUE <= choice < QUEUE + QUEUE_SPACES for choice in table.choices)
    return Message(
        "austria-question-turn", {"stage": _stage(flags), "guest": "yes" if guest else "no"}
    )


def _stage(flags: int) -> str:
    if flags & EXTRA:
        return "extra"
    return "begun" if flags & BEGUN else "fresh"


def _draft(_table: Austria, packed: int) -> Message:
    pick = int(a_of(packed)) + 1
    return Message("austria-question-draft", {"pick": pick, "picks": CARDS_KEPT})


def _gain(_table: Austria, packed: int) -> Message:
    return Message("austria-question-gain", {"items": items_of(int(c_of(packed)))})


def _main(_table: Austria, packed: int) -> Message:
    strength = int(b_of(packed))
    return Message(f"austria-question-main-{int(a_of(packed))}", {"strength": strength})


def _prepare(table: Austria, packed: int) -> Message:
    count = int(a_of(packed))
    if int(c_of(packed)) & BEYOND_FIRST_ROOMS:
        return Message("entrance-question-rooms", {"count": count})
    if table.round == 0:
        return Message("austria-question-first-rooms", {"count": count})
    if int(c_of(packed)) & AND_OCCUPY:
        return Message("austria-question-prepare-and-occupy")
    return Message("austria-question-prepare", {"count": count})


def _take_guest(_table: Austria, packed: int) -> Message:
    fed = a_of(packed) != 0
    return Message("austria-question-take-fed-guest" if fed else "austria-question-take-guest")


def _play(_table: Austria, packed: int) -> Message:
    return Message("austria-question-play", {"price": discount_text(int(b_of(packed)))})


def _offered(_table: Austria, packed: int) -> Message:
    return Message("austria-question-offered", {"price": discount_text(int(b_of(packed)))})


def _move_in(table: Austria, packed: int) -> Message:
    guest = guest_at(table.hotels[table.seat], int(a_of(packed)))
    return Message("austria-question-move-in", {"guest": guest})


def _bonus_when(table: Austria, packed: int) -> Message:
    bonus = bonus_text(table.hotels[table.seat], int(a_of(packed)))
    return Message("austria-question-bonus-when", {"bonus": bonus})


def _penalty(table: Austria, packed: int) -> Message:
    penalty = tile_penalty(int(a_of(packed)), edition_word(table))
    return Message("austria-question-penalty", {"penalty": penalty})


_OTHERS: dict[int, Callable[[Austria, int], Message]] = {
    TURN: _turn,
    DRAFT: _draft,
    GAIN: _gain,
    MAIN: _main,
    PREPARE: _prepare,
    TAKE_GUEST: _take_guest,
    PLAY: _play,
    OFFERED: _offered,
    MOVE_IN: _move_in,
    BONUS_WHEN: _bonus_when,
    PENALTY: _penalty,
}
