"""Numbers as each language writes them: with a point or a comma, said like any other message."""

from __future__ import annotations

from hotelier.kernel.message import Message


def whole(value: float) -> Message:
    """A number without what is behind the point; its thousands stand apart."""
    return Message("number-whole", {"value": value})


def tenths(value: float) -> Message:
    """A number with one digit behind the point."""
    return Message("number-tenths", {"value": value})


def hundredths(value: float) -> Message:
    """A number with two digits behind the point."""
    return Message("number-hundredths", {"value": value})


def percent(share: float) -> Message:
    """A share of 1 in whole percent."""
    return Message("number-percent", {"share": share})


def percent_tenths(share: float) -> Message:
    """A share of 1 in percent, with one digit behind the point."""
    return Message("number-percent-tenths", {"share": share})
