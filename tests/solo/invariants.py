"""What must hold in every position of a game against Leopold, beside what always must."""

from __future__ import annotations

from hotelier.austria.actions import RIVAL_GUEST
from hotelier.austria.cards.guests import GUEST_POINTS
from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import TABLES, Hotel
from hotelier.austria.items import ITEMS, ORDER_BITS, ORDER_MASK, total
from hotelier.austria.solo.hautel_couture import item_on, reserved_room
from hotelier.austria.solo.instruction_cards import ELISABETHS_DECK, LEOPOLDS_DECK
from hotelier.austria.solo.leopold import (
    CLAIMED,
    HAUTEL_COUTURE,
    LEOPOLD_SEAT,
    NINE_STARS,
    SUSHI,
    TOLL_BRIDGE,
    Leopold,
)
from hotelier.austria.solo.sushi import ROOMS_WITH_COGWHEELS
from hotelier.austria.solo.toll_bridge import cogwheels_on
from hotelier.kernel.bits import members, size


def check_alone(table: Austria, leopold: Leopold) -> None:
    """Every invariant of playing alone at once."""
    him = table.hotels[LEOPOLD_SEAT]
    _check_him(table, leopold, him)
    _check_decks(table, leopold, him)
    _check_cogwheels(table, leopold, him)
    _check_hautel(table, leopold, him)


def _check_him(table: Austria, leopold: Leopold, him: Hotel) -> None:
    assert him.krones == him.kitchen == him.hand == him.used == him.bonuses == 0
    assert him.passed == 0
    assert him.played & ~END_STAFF == 0
    assert table.over or table.seat != LEOPOLD_SEAT, "he never has to decide"
    claimed = [place for place in range(3) if leopold.progress(place) == CLAIMED]
    assert claimed == members(him.discs)


def _check_decks(table: Austria, leopold: Leopold, him: Hotel) -> None:
    deck = LEOPOLDS_DECK if leopold.instructions & LEOPOLDS_DECK else ELISABETHS_DECK
    assert leopold.instructions & ~deck == 0
    turns = 2 * max(table.round - 1, 0) + him.turns
    assert 20 - size(leopold.instructions) == turns
    assert leopold.private_deck & ~END_STAFF == 0
    assert size(leopold.private_deck) + size(him.played) == 5


def _check_cogwheels(table: Austria, leopold: Leopold, him: Hotel) -> None:
    if leopold.special == NINE_STARS:
        assert 0 <= leopold.cogwheels <= 9
    elif leopold.special == SUSHI:
        assert leopold.cogwheels & ~ROOMS_WITH_COGWHEELS == 0
        assert leopold.cogwheels & him.tiles == 0
        queue = [int(table.guest_in_queue(space)) for space in range(4)]
        assert set(members(leopold.marked)) <= set(queue), "none on the rightmost space"
    elif leopold.special == TOLL_BRIDGE:
        lying = sum(int(cogwheels_on(leopold, space)) for space in range(1, 7))
        assert 0 <= lying <= 20 - size(leopold.instructions)
    else:
        assert leopold.cogwheels == 0
    assert leopold.marked == 0 or leopold.special == SUSHI


def _check_hautel(table: Austria, leopold: Leopold, him: Hotel) -> None:
    if leopold.special != HAUTEL_COUTURE:
        assert leopold.pool == leopold.wares == leopold.reserved == him.cafe == him.orders == 0
        assert him.tiles == him.occupied
        rivals = range(RIVAL_GUEST, RIVAL_GUEST + TABLES)
        assert not set(rivals) & set(table.choices)
        return
    reserved = 0
    waiting = 0
    for place in range(TABLES):
        guest = him.guest_at(place)
        if guest >= 0:
            assert 5 <= GUEST_POINTS[guest] <= 7
            reserved |= 1 << reserved_room(leopold, place)
            assert him.order_at(place)
            waiting += sum(him.order_at(place) >> ORDER_BITS * i & ORDER_MASK for i in ITEMS)
    assert reserved == him.vacant()
    lying = sum(item_on(leopold, space) >= 0 for space in range(1, 7))
    assert total(leopold.pool) + lying <= 18
    assert table.round > 0 or total(leopold.pool) + lying == 18
