"""Why a staff card cannot be played, called upon, kept or given away (STAFF, DIE-8, ADD-3)."""

from __future__ import annotations

from hotelier.austria.cards.staff import END_STAFF, ROUNDLY_STAFF
from hotelier.austria.effects import (
    BOTTOM,
    DISCARD_END_STAFF,
    DRAFT,
    OFFERED,
    PLAY,
    RETURN_CARDS,
    b_of,
    op_of,
)
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.speech.names import edition_word, staff_name
from hotelier.austria.staff import staff_cost
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Reason


def why_not_call_on(hotel: Hotel, card: int) -> Reason:
    name = staff_name(card)
    if hotel.hand & bit(card):
        return because("DIE-8", "austria-why-play-by-action", card=name)
    if hotel.played & bit(card) == 0:
        return because("ADD-3", "austria-why-not-on-display", card=name)
    if ROUNDLY_STAFF & bit(card):
        return because("ADD-3", "austria-why-used", card=name)
    return because("ADD-3", "austria-why-not-once-per-round", card=name)


def why_not_card(table: Austria, hotel: Hotel, packed: int, card: int) -> Reason | None:
    """None if the decision is not about staff at all."""
    op = int(op_of(packed))
    name = staff_name(card)
    if op == PLAY:
        if hotel.hand & bit(card):
            return _too_dear("DIE-8", table, hotel, packed, card)
        return because("DIE-8", "austria-why-not-in-hand", card=name)
    if op == OFFERED and table.offer & bit(card):
        return _too_dear("GUEST-2", table, hotel, packed, card)
    if op in (OFFERED, BOTTOM):
        return because("GUEST-2", "austria-why-not-on-offer", card=name)
    if op == RETURN_CARDS:
        return because("RUL-30", "austria-why-not-in-hand", card=name)
    if op == DRAFT:
        return because("SET-12", "austria-why-not-in-pack", card=name)
    return _discard(table, card) if op == DISCARD_END_STAFF else None


def _too_dear(clause: str, table: Austria, hotel: Hotel, packed: int, card: int) -> Reason:
    return because(
        clause,
        "austria-why-staff-too-dear",
        card=staff_name(card),
        krones=int(staff_cost(table, card, b_of(packed))),
        purse=int(hotel.krones),
    )


def _discard(table: Austria, card: int) -> Reason:
    if END_STAFF & bit(card) == 0:
        return because("EMP-C4", "austria-why-not-end-of-game", card=staff_name(card))
    return because(
        "EMP-C4", "austria-why-not-at-risk", card=staff_name(card), edition=edition_word(table)
    )
