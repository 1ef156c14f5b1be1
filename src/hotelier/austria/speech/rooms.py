"""What choosing a room does: preparing, occupying, moving in, losing it."""

from __future__ import annotations

from hotelier.austria.actions import ROOM
from hotelier.austria.cards.boards import DOOR_POINTS, NO_GROUP
from hotelier.austria.effects import AND_OCCUPY, a_of, b_of, c_of
from hotelier.austria.engine import Austria
from hotelier.austria.entrances import due, stroup
from hotelier.austria.hotel import Hotel
from hotelier.austria.rooms import occupy_room, room_cost
from hotelier.austria.speech.effects import bonus_text, effect_text
from hotelier.austria.speech.names import guest_at, room_name
from hotelier.kernel.message import Message, Value


def describe_prepare(table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    space = choice - ROOM
    occupied = int(c_of(packed)) & AND_OCCUPY
    told = Message(
        "austria-choice-prepare",
        {
            "room": room_name(hotel, space),
            "krones": int(room_cost(hotel, space, b_of(packed))),
            "points": DOOR_POINTS[space],
            "occupied": "yes" if occupied else "no",
        },
    )
    return _with_bonus(table, hotel, space, told) if occupied else told


def describe_occupy(table: Austria, hotel: Hotel, _packed: int, choice: int) -> Message:
    space = choice - ROOM
    told = Message("austria-choice-occupy", {"room": room_name(hotel, space)})
    return _with_bonus(table, hotel, space, told)


def describe_move_in(table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    space = choice - ROOM
    guest = guest_at(hotel, int(a_of(packed)))
    told = Message("austria-choice-move-into", {"guest": guest, "room": room_name(hotel, space)})
    return _with_bonus(table, hotel, space, told)


def describe_remove(_table: Austria, hotel: Hotel, _packed: int, choice: int) -> Message:
    return Message("austria-choice-remove", {"room": room_name(hotel, choice - ROOM)})


def _with_bonus(table: Austria, hotel: Hotel, space: int, told: Message) -> Message:
    """Add what the room brings by being occupied, as the engine says on a copy of the table."""
    twin = table.clone()
    its_hotel = twin.hotels[hotel.seat]
    group = int(occupy_room(twin, its_hotel, space))
    if group != NO_GROUP:
        bonus = bonus_text(hotel, group)
        told = Message("austria-choice-completing", {"what": told, "bonus": bonus})
    return _with_entrance(its_hotel, space, told) if hotel.entrance is not None else told


def _with_entrance(hotel: Hotel, space: int, told: Message) -> Message:
    """Add what Stroup pays for the first room of a group, and what earns a token of Dove."""
    first = int(stroup.bonus_for(hotel, space))
    if first:
        values: dict[str, Value] = {"what": told, "bonus": effect_text(first)}
        told = Message("entrance-choice-first-of-group", values)
    if hotel.entrance is None or hotel.entrance.tokens == 0:
        return told
    column, floor = due.fills_column(hotel, space), due.fills_floor(hotel, space)
    if not column and not floor:
        return told
    area = "both" if column and floor else "column" if column else "floor"
    return Message("entrance-choice-full", {"what": told, "area": area})
