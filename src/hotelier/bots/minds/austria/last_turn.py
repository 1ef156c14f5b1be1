"""After its last turn a hotel's points are no matter of judgement: they are played out.

Only the Emperor's last visit is still to come. What others do before it changes nothing for this
hotel, but for an end card that it may copy from them (S29): that one is counted as it lies there.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria.engine import Austria, advance
from hotelier.austria.rounds import TURNS_PER_ROUND
from hotelier.bots.minds.austria.facts import points_now
from hotelier.bots.minds.austria.hotel_facts import turns_left


def has_played_out(table: Austria, seat: i64) -> bool:
    """Whether the seat has no turn left in the game."""
    return turns_left(table, table.hotels[seat]) == 0


def points_in_the_end(table: Austria, seat: i64) -> i64:
    """What a seat that has no turn left will have; the table awaits nobody's choice."""
    rest = table.clone()
    for hotel in rest.hotels:
        hotel.turns = TURNS_PER_ROUND
    advance(rest)
    while not rest.over:
        rest = _after_the_best_choice(rest) if rest.seat == seat else _after(rest, rest.choices[0])
    return rest.hotels[seat].points


def _after(table: Austria, choice: i64) -> Austria:
    after = table.clone()
    after.apply(choice)
    return after


def _after_the_best_choice(table: Austria) -> Austria:
    """What the Emperor still grants or takes is settled at once: most points now, most then."""
    best = _after(table, table.choices[0])
    most = _points(best, table.seat)
    for choice in table.choices[1:]:
        other = _after(table, choice)
        points = _points(other, table.seat)
        if points > most:
            best, most = other, points
    return best


def _points(table: Austria, seat: i64) -> i64:
    hotel = table.hotels[seat]
    return hotel.points if table.over else points_now(table, hotel)
