"""Gestures instead of a chat room: seen for some seconds, by whoever is there, and kept nowhere."""

from __future__ import annotations

from hotelier.house.basics.refusals import Refusal, malformed
from hotelier.house.tables.company import LONGEST_THOUGHT, Gesture
from hotelier.house.tables.table import Table, Visitor
from hotelier.kernel.lines import one_line
from hotelier.kernel.message import sentence


def make(table: Table, visitor: Visitor, gesture: Gesture, thought: str) -> None:
    """Show a gesture of a seat to everybody at the table."""
    seat = visitor.must_hold_a_seat()
    said = one_line(thought)[:LONGEST_THOUGHT] if gesture == "thought" else ""
    if gesture == "thought" and not said:
        raise malformed(sentence("house-no-thought"))
    if not table.company.gesture(seat, gesture, said):
        raise Refusal(429, "too-many-gestures", sentence("house-too-many-gestures"))
