"""The end: staff, rooms, leftovers, guests still waiting, and who wins (FIN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.boards import COLUMN_SPACES, FLOOR_POINTS, FLOOR_SPACES, FLOORS
from hotelier.austria.cards.colours import BLUE, RED, YELLOW
from hotelier.austria.cards.staff import (
    END_COUNTS,
    END_POINTS,
    END_STAFF,
    OPERATOR,
    OPERATOR_LIMIT_2015,
    SECRETARY,
)
from hotelier.austria.cards.staff_card import (
    AN_OPPONENTS_CARD,
    BLUE_ROOMS,
    COLOUR_SETS,
    EMPEROR_SPACE,
    FULL_COLUMNS,
    FULL_FLOORS,
    FULL_GROUPS,
    OBJECTIVES,
    OCCUPIED_ROOMS,
    RED_ROOMS,
    ROOM_TILES,
    STAFF_PLAYED,
    YELLOW_ROOMS,
)
from hotelier.austria.entrances.ninas import score_set
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import total
from hotelier.austria.objectives import full_areas, full_groups, occupied_of
from hotelier.austria.solo.leopold import LEOPOLD_SEAT
from hotelier.austria.table import EDITION_2015, Table
from hotelier.kernel.bits import members, size, size20

POINTS_PER_WAITING_GUEST = -5
_NO_CARD: Final = -1


def score_the_end(table: Table) -> None:
    for hotel in table.hotels:
        _tell_copy(table, hotel)
        table.score(hotel, end_staff_points(table, hotel), events.FROM_END_STAFF)
        table.score(hotel, room_points(hotel), events.FROM_ROOMS)
        table.score(hotel, leftovers(hotel), events.FROM_LEFTOVERS)
        # Nothing is lost for guests in the café of Hautel Couture (HAUTEL-7).
        if table.is_leopold(hotel.seat):
            continue
        waiting = POINTS_PER_WAITING_GUEST * waiting_guests(hotel)
        table.score(hotel, waiting, events.FROM_WAITING_GUESTS)
        score_set(table, hotel)
    table.note(events.GAME_ENDED, table.first)


def _tell_copy(table: Table, hotel: Hotel) -> None:
    card: i64 = card_to_copy(table, hotel) if hotel.played & SECRETARY else _NO_CARD
    if card != _NO_CARD:
        table.note(events.CARD_COPIED, hotel.seat, card)


def end_staff_points(table: Table, hotel: Hotel) -> i64:
    points: i64 = 0
    for card in members(hotel.played & END_STAFF):
        points += card_points(table, hotel, card)
    return points


def card_points(table: Table, hotel: Hotel, card: i64) -> i64:
    """What one end card brings this hotel, whoever played it."""
    counts = END_COUNTS[card]
    if counts == AN_OPPONENTS_CARD:
        return best_copy(table, hotel)
    points = END_POINTS[card] * how_many(hotel, counts)
    if card == OPERATOR and table.edition == EDITION_2015:
        return min(points, OPERATOR_LIMIT_2015)
    return points


def best_copy(table: Table, hotel: Hotel) -> i64:
    """S29: the best score an opponent's end card would bring."""
    card = card_to_copy(table, hotel)
    return 0 if card == _NO_CARD else card_points(table, hotel, card)


def card_to_copy(table: Table, hotel: Hotel) -> i64:
    """The opponents' end card that S29 takes, never another S29 (RUL-7); none if none helps."""
    best: i64 = _NO_CARD
    most: i64 = 0
    for other in table.hotels:
        if other.seat != hotel.seat:
            for card in members(other.played & END_STAFF):
                if END_COUNTS[card] != AN_OPPONENTS_CARD:
                    points = card_points(table, hotel, card)
                    if points > most:
                        best, most = card, points
    return best


def how_many(hotel: Hotel, counts: i64) -> i64:
    """How many a hotel has of what an end card counts."""
    if counts == RED_ROOMS:
        return occupied_of(hotel, RED)
    if counts == BLUE_ROOMS:
        return occupied_of(hotel, BLUE)
    if counts == YELLOW_ROOMS:
        return occupied_of(hotel, YELLOW)
    if counts == OCCUPIED_ROOMS:
        return size20(hotel.occupied)
    if counts == ROOM_TILES:
        return size20(hotel.tiles)
    if counts == STAFF_PLAYED:
        return size(hotel.played)
    if counts == FULL_GROUPS:
        return full_groups(hotel)
    if counts == FULL_FLOORS:
        return full_areas(hotel, FLOOR_SPACES)
    if counts == FULL_COLUMNS:
        return full_areas(hotel, COLUMN_SPACES)
    if counts == COLOUR_SETS:
        return min(occupied_of(hotel, BLUE), occupied_of(hotel, RED), occupied_of(hotel, YELLOW))
    if counts == OBJECTIVES:
        return size(hotel.discs)
    if counts == EMPEROR_SPACE:
        return hotel.emperor
    return 0


def room_points(hotel: Hotel) -> i64:
    """1 to 4 points for each occupied room, by floor (FIN-2)."""
    points: i64 = 0
    for floor in range(FLOORS):
        points += FLOOR_POINTS[floor] * size20(hotel.occupied & FLOOR_SPACES[floor])
    return points


def leftovers(hotel: Hotel) -> i64:
    """Krones and items in the kitchen, also the tie-breaker (FIN-3, FIN-5)."""
    return hotel.krones + total(hotel.kitchen)


def waiting_guests(hotel: Hotel) -> i64:
    waiting: i64 = 0
    for place in range(hotel.tables()):
        if hotel.guest_at(place) >= 0:
            waiting += 1
    return waiting


def winners(table: Table) -> list[int]:
    """Most points; a tie goes to the more leftovers; then the win is shared (FIN-5)."""
    ties = tie_breaks(table)
    ranking = [(int(hotel.points), ties[hotel.seat]) for hotel in table.hotels]
    best = max(ranking)
    return [seat for seat, rank in enumerate(ranking) if rank == best]


def tie_breaks(table: Table) -> list[int]:
    """The leftovers (FIN-5); alone, the human wins only with more points (SOLO-END-4)."""
    if table.leopold is not None:
        return [int(hotel.seat == LEOPOLD_SEAT) for hotel in table.hotels]
    return [int(leftovers(hotel)) for hotel in table.hotels]
