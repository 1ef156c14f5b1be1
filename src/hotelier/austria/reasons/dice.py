"""Why a die cannot be taken, or an action space not be used by E. Gizia (DIE, GIZ)."""

from __future__ import annotations

from hotelier.austria.actions import IDLE_DIE
from hotelier.austria.dice import COPY, DIE_DONE, copy_cost
from hotelier.austria.effects import a_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.speech.names import die_named
from hotelier.kernel.message import Reason


def why_not_die(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason:
    die, boosted = die_named(choice)
    if int(a_of(packed)) & DIE_DONE:
        return because("TURN-1", "austria-why-die-taken")
    if table.dice_on(die) == 0:
        return because("DIE-2" if boosted else "DIE-1", "austria-why-no-die", die=die)
    if choice > IDLE_DIE:
        return because("RUL-16", "austria-why-not-idle")
    if die == COPY and hotel.krones < copy_cost(hotel):
        return because("RUL-2", "austria-why-no-krone-for-six")
    return because("DIE-2", "austria-why-no-krone-for-boost")


def why_not_gizia(table: Austria, choice: int) -> Reason:
    die, boosted = die_named(choice)
    if boosted:
        return because("GIZ-1", "austria-why-no-boost-by-gizia")
    if table.dice_on(die) == 0:
        return because("GIZ-1", "austria-why-no-die", die=die)
    if choice > IDLE_DIE:
        return because("GIZ-1", "austria-why-no-die-for-gizia")
    return because("RUL-19", "austria-why-no-krone-for-gizia")
