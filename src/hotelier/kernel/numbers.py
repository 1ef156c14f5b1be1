"""Numbers as each language writes them: with a point or a comma, said like any other message.

What is written as zero has no sign, whatever side of zero it lies on: nobody loses -0 %.
"""

from __future__ import annotations

from hotelier.kernel.message import Message


def whole(value: float) -> Message:
    """A number without what is behind the point; its thousands stand apart."""
    return Message("number-whole", {"value": _without_lone_sign(value, 0)})


def signed(value: float) -> Message:
    """The same with its sign, also where it is more than nothing."""
    written = _without_lone_sign(value, 0)
    return Message("number-more", {"value": value}) if written > 0 else whole(value)


def tenths(value: float) -> Message:
    """A number with one digit behind the point."""
    return Message("number-tenths", {"value": _without_lone_sign(value, 1)})


def hundredths(value: float) -> Message:
    """A number with two digits behind the point."""
    return Message("number-hundredths", {"value": _without_lone_sign(value, 2)})


def percent(share: float) -> Message:
    """A share of 1 in whole percent."""
    return Message("number-percent", {"share": _without_lone_sign(share, 2)})


def percent_tenths(share: float) -> Message:
    """A share of 1 in percent, with one digit behind the point."""
    return Message("number-percent-tenths", {"share": _without_lone_sign(share, 3)})


def rounded(value: float, digits: int) -> float:
    """A number for other programs, which write the sign of a zero as well."""
    return round(value, digits) + 0.0


def _without_lone_sign(value: float, digits: int) -> float:
    """Zero itself where nothing but zeros is left to write; halves are rounded to even."""
    return 0.0 if abs(value) <= 0.5 / 10**digits else value
