"""Who may ask the coach: about a choice to make, about a turn made, about a game that is over."""

from __future__ import annotations

from hotelier.house.basics.refusals import Refusal, not_now, stale
from hotelier.house.storing.records import Record
from hotelier.house.tables.play import must_await
from hotelier.house.tables.table import Table, Visitor
from hotelier.kernel.message import sentence


def has_hints(record: Record, seat: int | None) -> bool:
    """Whether the coach helps a seat: where nobody else can mind, or all knew of it.

    Who sits down at a table that was laid with hints has agreed to them.
    """
    if seat is None:
        return False
    others = (other for number, other in enumerate(record.seats) if number != seat)
    return record.hints or all(other.kind == "bot" for other in others)


def seat_for_hint(table: Table, visitor: Visitor, moment: int | None) -> int:
    """The seat that is to choose and may have a hint."""
    seat = _seat_with_hints(table, visitor)
    if moment is not None and moment != table.record.moment:
        raise stale(moment, table.record.moment)
    must_await(table, seat)
    return seat


def seat_of_turn(table: Table, visitor: Visitor, step: int) -> int:
    """The seat that made a choice and may hear what the coach thinks of it."""
    seat = _seat_with_hints(table, visitor)
    if not table.has_begun:
        raise not_now(sentence("house-not-begun"))
    made = table.choices
    if step >= len(made):
        raise Refusal(404, "no-such-step", sentence("house-not-yet-chosen"))
    if made[step].seat != seat:
        raise Refusal(404, "no-such-step", sentence("house-not-your-choice", step=step))
    return seat


def seat_to_review(table: Table, visitor: Visitor, wanted: int | None) -> int:
    """Whose game is looked back at. What was hidden is known to all when it is over."""
    visitor.must_be_allowed_to_watch(table)
    if not table.is_public_record:
        raise not_now(sentence("house-review-later"))
    if wanted is None:
        return visitor.seat or 0
    if wanted >= len(table.record.seats):
        raise Refusal(404, "no-such-seat", sentence("house-no-such-seat", number=wanted))
    return wanted


def _seat_with_hints(table: Table, visitor: Visitor) -> int:
    seat = visitor.must_hold_a_seat()
    if not has_hints(table.record, seat):
        raise Refusal(403, "no-hints", sentence("house-no-hints"))
    return seat
