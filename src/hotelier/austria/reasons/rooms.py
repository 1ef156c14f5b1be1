"""Why a room cannot be prepared, occupied, moved into or given up (ROOM, ADD, RUL-10)."""

from __future__ import annotations

from hotelier.austria.actions import ROOM
from hotelier.austria.cards.boards import COLUMNS
from hotelier.austria.cards.guests import GUEST_COLOUR
from hotelier.austria.effects import (
    AND_OCCUPY,
    MOVE_IN,
    MUST_PREPARE_ALL,
    OCCUPY,
    PREPARE,
    REMOVE_OCCUPIED,
    REMOVE_VACANT,
    a_of,
    b_of,
    c_of,
    op_of,
)
from hotelier.austria.hotel import Hotel
from hotelier.austria.reasons import because
from hotelier.austria.rooms import room_cost
from hotelier.austria.speech.effects import top_floor
from hotelier.austria.speech.names import colour_name, guest_at, room_name
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Reason


def why_not_room(hotel: Hotel, packed: int, choice: int) -> Reason | None:
    """None if the decision is not about rooms at all."""
    op = int(op_of(packed))
    space = choice - ROOM
    if op == PREPARE:
        return _prepare(hotel, packed, space)
    if op == OCCUPY:
        return _not_vacant("RUL-12", hotel, space)
    if op == MOVE_IN:
        return _into_room(hotel, packed, space)
    if op == REMOVE_VACANT:
        return _remove_vacant(hotel, space)
    return _remove_occupied(hotel, packed, space) if op == REMOVE_OCCUPIED else None


def _prepare(hotel: Hotel, packed: int, space: int) -> Reason:
    room = room_name(hotel, space)
    if hotel.tiles & bit(space):
        return because("ROOM-1", "austria-why-room-there", room=room)
    if hotel.tiles == 0:
        return because("ROOM-1", "austria-why-bottom-left-first")
    if hotel.open_spaces() & bit(space) == 0:
        return because("ROOM-1", "austria-why-not-adjacent", room=room)
    floor = top_floor(packed)
    if space // COLUMNS >= floor:
        # The only effects that stop below the top: the Sculptor and Emperor tile B4.
        clause = "EMP-B4" if int(c_of(packed)) & AND_OCCUPY else "G49"
        return because(clause, "austria-why-too-high", room=room, floor=floor)
    return because(
        "ROOM-2",
        "austria-why-room-too-dear",
        room=room,
        krones=int(room_cost(hotel, space, b_of(packed))),
        purse=int(hotel.krones),
    )


def why_not_stop_preparing(packed: int) -> Reason:
    if int(c_of(packed)) & MUST_PREPARE_ALL:
        return because("SET-14", "austria-why-first-rooms", count=int(a_of(packed)))
    return because("RUL-1", "austria-why-one-room-at-least")


def _into_room(hotel: Hotel, packed: int, space: int) -> Reason:
    if hotel.vacant() & bit(space) == 0:
        return _not_vacant("ADD-4", hotel, space)
    place = int(a_of(packed))
    return because(
        "ADD-4",
        "austria-why-wrong-colour",
        guest=guest_at(hotel, place),
        colour=colour_name(GUEST_COLOUR[hotel.guest_at(place)]),
        room=room_name(hotel, space),
    )


def _remove_vacant(hotel: Hotel, space: int) -> Reason:
    if hotel.vacant() & bit(space) == 0:
        return _not_vacant("RUL-10", hotel, space)
    return because("RUL-10", "austria-why-not-highest", room=room_name(hotel, space))


def _remove_occupied(hotel: Hotel, packed: int, space: int) -> Reason:
    room = room_name(hotel, space)
    if hotel.occupied & bit(space) == 0:
        return because("EMP-C2", "austria-why-not-occupied", room=room)
    if int(a_of(packed)) == 0:
        return because("RUL-10", "austria-why-not-highest", room=room)
    return because("EMP-C2", "austria-why-not-next-below", room=room)


def _not_vacant(clause: str, hotel: Hotel, space: int) -> Reason:
    room = room_name(hotel, space)
    if hotel.occupied & bit(space):
        return because(clause, "austria-why-occupied", room=room)
    return because(clause, "austria-why-no-room-there", room=room)
