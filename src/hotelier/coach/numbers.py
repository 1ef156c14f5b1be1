"""Numbers as each language writes them."""

from __future__ import annotations

from hotelier.kernel.message import Message


def tenths(value: float) -> Message:
    """A number with one digit behind the point, or behind the comma."""
    return Message("coach-tenths", {"value": value})
