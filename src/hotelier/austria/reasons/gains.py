"""Why a gain cannot be divided, ordered or declined like this, and why a penalty not either."""

from __future__ import annotations

from hotelier.austria.actions import IGNORE, PART, SPLIT
from hotelier.austria.dice import DISHES, TRACKS
from hotelier.austria.effects import ANY_ITEM, GIVE_ITEMS, a_of, b_of, op_of
from hotelier.austria.engine import Austria
from hotelier.austria.reasons import because
from hotelier.austria.speech.names import item_name
from hotelier.kernel.message import Reason


def why_not_split(table: Austria, packed: int) -> Reason:
    """The legal splits go from none of the second thing to as many as may be."""
    action = int(a_of(packed))
    most = max(table.choices) - SPLIT
    if action == TRACKS:
        return because("DIE-7", "austria-why-too-many-krones", most=most)
    strength = int(b_of(packed))
    if action == DISHES:
        return because("DIE-4", "austria-why-too-many-cakes", most=most, strength=strength)
    return because("DIE-5", "austria-why-too-many-coffees", most=most, strength=strength)


def why_not_part(packed: int, choice: int) -> Reason:
    """A part that does not exist, or one that equals another and needs no number of its own."""
    if choice - PART < int(a_of(packed)):
        return because("RUL-4", "austria-why-same-part")
    return because("RUL-4", "austria-why-no-such-part")


def why_not_item(packed: int, item: int) -> Reason | None:
    """An item to take or to give away; None if no item is asked for."""
    op = int(op_of(packed))
    if op == GIVE_ITEMS:
        return because("M5-RUL-16", "austria-why-not-in-kitchen", item=item_name(item))
    if op == ANY_ITEM:
        return because("M5-RUL-14", "austria-why-kind-paid", item=item_name(item))
    return None


def why_not_penalty(choice: int) -> Reason:
    if choice == IGNORE:
        return because("S26", "austria-why-no-conference-manager")
    return because("EMP-5", "austria-why-no-choice-of-sides")
