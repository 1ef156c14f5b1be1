"""Why a staff card cannot be played, called upon, kept or given away (STAFF, DIE-8, ADD-3)."""

from __future__ import annotations

from hotelier.austria.cards.staff import END_STAFF, FIRST_TRIGGER, ROUNDLY_STAFF, TRIGGER_STAFF
from hotelier.austria.deeds import watchers
from hotelier.austria.effects import (
    BOTTOM,
    DISCARD_END_STAFF,
    DRAFT,
    EMPEROR_SCORING,
    OFFERED,
    PLAY,
    RETURN_CARDS,
    TRIGGERS,
    b_of,
    op_of,
)
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.speech.names import edition_word, staff_name
from hotelier.austria.speech.staff import price_text
from hotelier.austria.staff import staff_cost
from hotelier.austria.triggers import triggered
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Reason


def why_not_call_on(hotel: Hotel, card: int) -> Reason:
    name = staff_name(card)
    if hotel.hand & bit(card):
        return because("DIE-8", "austria-why-play-by-action", card=name)
    if hotel.played & bit(card) == 0:
        return because("ADD-3", "austria-why-not-on-display", card=name)
    if TRIGGER_STAFF & bit(card):
        return because("M5-6", "austria-why-trigger-waits", card=name)
    if ROUNDLY_STAFF & bit(card):
        if hotel.used & bit(card):
            return because("ADD-3", "austria-why-used", card=name)
        return because("M5-7", "austria-why-cannot-pay", card=name, price=price_text(card))
    return because("ADD-3", "austria-why-not-once-per-round", card=name)


def why_not_card(table: Austria, hotel: Hotel, packed: int, card: int) -> Reason | None:
    """None if the decision is not about staff at all."""
    op = int(op_of(packed))
    name = staff_name(card)
    if op == TRIGGERS:
        return _not_turned(table, hotel, card)
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


def _not_turned(table: Austria, hotel: Hotel, card: int) -> Reason:
    name = staff_name(card)
    if TRIGGER_STAFF & bit(card) == 0:
        return because("M5-6", "austria-why-no-such-trigger", card=name)
    if hotel.played & bit(card) == 0:
        return because("M5-6", "austria-why-not-on-display", card=name)
    if hotel.used & bit(card):
        return because("M5-6", "austria-why-turned", card=name)
    if (watchers(table.deeds) << FIRST_TRIGGER) & bit(card) == 0:
        clause = "M5-RUL-8" if _while_the_emperor_is_here(table) else "M5-RUL-4"
        return because(clause, "austria-why-not-watching", card=name)
    if triggered(table, hotel) & bit(card):
        return because("M5-RUL-11", "austria-why-no-trigger", card=name)
    return because("M5-RUL-2", "austria-why-not-triggered", card=name)


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


def _while_the_emperor_is_here(table: Austria) -> bool:
    return any(op_of(packed) == EMPEROR_SCORING for packed in table.stack)
