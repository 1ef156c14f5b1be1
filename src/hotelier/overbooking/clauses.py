"""By which clause of the rulebook something happened, for who reads the log and wonders."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.state import Event
from hotelier.overbooking import events

CLAUSES: Final = {
    events.ROUND_BEGAN: "OB-NEXT-2",
    events.HOTEL_OPENED: "OB-NEXT-1",
    events.TOKEN_LAID: "OB-PLAY-5",
    events.TOKEN_WITHDRAWN: "OB-RUL-12",
    events.DREW: "OB-NEXT-2",
    events.PLAYED: "OB-PLAY-1",
    events.TOKEN_TAKEN: "OB-PLAY-5",
    events.LEFT_OUT: "OB-PLAY-2",
    events.SKIPPED: "OB-RUL-1",
    events.TURNED_UP: "OB-CHECK-1",
    events.MONK_MOVED: "OB-CHECK-3",
    events.BEDS_CHANGED: "OB-CHECK-4",
    events.REPLACED: "OB-RUL-2",
    events.NAMED: "OB-CHECK-6",
    events.DECLINED: "OB-RUL-5",
    events.BOOKED: "OB-CHECK-9",
    events.TURNED_AWAY: "OB-CHECK-10",
    events.CRESTS_SCORED: "OB-END-2",
    events.WON: "OB-END-3",
    events.IDLE: "OB-RUL-9",
    events.LEFT_AT_DOOR: "OB-CHECK-10",
}


def clause_of(event: Event) -> str:
    """The clause an event goes by."""
    return CLAUSES[event[0]]
