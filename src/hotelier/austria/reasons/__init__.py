"""Why choices are not legal, by family of choices. `why.py` finds the family."""

from __future__ import annotations

from hotelier.kernel.message import Message, Reason, Value


def because(clause: str, message: str, **values: Value) -> Reason:
    """A reason with the clause that says so."""
    return Reason(clause, Message(message, values))
