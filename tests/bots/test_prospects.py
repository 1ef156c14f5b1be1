"""Facts that join two things say what they stand for."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable

from librt.strings import BytesWriter

from hotelier.austria.cards.boards import COLOUR_SPACES
from hotelier.austria.cards.colours import BLUE, GREEN
from hotelier.austria.cards.guests import GUEST_COLOUR, GUEST_ORDER, GUESTS
from hotelier.austria.cards.staff import STAFF_COST
from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.table import QUEUE_COST, QUEUE_SPACES
from hotelier.bots.minds.austria import layout
from hotelier.bots.minds.austria.hotel_facts import turns_left
from hotelier.bots.minds.austria.prospects import write_prospects

_WINE, _COFFEE = 2, 3


def first_turn() -> Austria:
    """The first position of a game in which dice lie; the café of whoever is to choose is empty."""
    table = AUSTRIA.deal(AUSTRIA.settle({"players": "2"}), 3)
    table.events = None
    while table.round == 0:
        table.apply(table.choices[0])
    hotel = table.hotels[table.seat]
    for place in range(3):
        hotel.clear_table(place)
    hotel.kitchen = 0
    hotel.tiles = hotel.occupied = 0
    return table


def facts_of(table: Austria) -> Counter[int]:
    writer = BytesWriter()
    write_prospects(writer, table, table.hotels[table.seat])
    written = writer.getvalue()
    return Counter(struct.unpack(f"<{len(written) // 2}h", written))


def among(facts: Iterable[int], start: int, end: int) -> list[int]:
    return sorted(fact - start for fact in facts if start <= fact < end)


def blue_rooms(table: Austria) -> list[int]:
    spaces = COLOUR_SPACES[table.hotels[table.seat].board][BLUE]
    return [space for space in range(20) if spaces >> space & 1]


def guests_of(colour: int) -> list[int]:
    return [guest for guest in range(len(GUESTS)) if GUEST_COLOUR[guest] == colour]


def test_two_blue_guests_with_one_blue_room_lack_one() -> None:
    table = first_turn()
    hotel = table.hotels[table.seat]
    hotel.tiles = 1 << blue_rooms(table)[0]
    first, second = guests_of(BLUE)[:2]
    hotel.seat_guest(0, first, 0)
    time = layout.TIME_OF_TURNS[turns_left(table, hotel)]

    def blue_balance() -> list[int]:
        facts = facts_of(table)
        return among(facts, layout.ROOM_BALANCE, layout.ROOM_BALANCE + 7 * layout.TIMES)

    assert blue_balance() == [3 * layout.TIMES + time]
    hotel.seat_guest(1, second, 0)
    assert blue_balance() == [2 * layout.TIMES + time]
    hotel.clear_table(1)
    hotel.seat_guest(1, guests_of(GREEN)[0], 0)  # who takes any colour leaves the blue room alone
    assert blue_balance() == [3 * layout.TIMES + time]


def test_items_and_rooms_that_are_lacking_are_told_with_the_dice_for_them() -> None:
    table = first_turn()
    hotel = table.hotels[table.seat]
    hotel.seat_guest(0, guests_of(BLUE)[0], 2 << 3 * _WINE | 1 << 3 * _COFFEE)
    hotel.kitchen = 1 << 8 * _WINE
    facts = facts_of(table)
    sweets, drinks = (min(5, table.dice_on(space)) for space in (1, 2))
    both_turns = 1
    assert among(facts, layout.ITEM_DICE, layout.ROOM_DICE) == [
        sweets * 2 + both_turns,
        ((6 + 2) * 6 + drinks) * 2 + both_turns,
    ]
    rooms = min(5, table.dice_on(3))
    expected = [(6 + rooms) * 2 + both_turns]
    assert among(facts, layout.ROOM_DICE, layout.HAND_SHORT) == expected
    hotel.turns = 2
    assert not among(facts_of(table), layout.ITEM_DICE, layout.HAND_SHORT)


def test_cards_in_hand_are_told_with_the_krones_they_lack() -> None:
    table = first_turn()
    hotel = table.hotels[table.seat]
    dear = STAFF_COST[0].index(6)
    cheap = STAFF_COST[0].index(1)
    hotel.hand = 1 << dear | 1 << cheap
    for krones, dear_lacks, cheap_lacks in ((0, 3, 1), (4, 2, 0), (6, 0, 0)):
        hotel.krones = krones
        told = among(facts_of(table), layout.HAND_SHORT, layout.QUEUE_FIT)
        assert told == sorted([dear * 4 + dear_lacks, cheap * 4 + cheap_lacks])


def test_guests_in_the_queue_are_told_by_what_they_would_lack() -> None:
    table = first_turn()
    hotel = table.hotels[table.seat]
    hotel.krones = 20
    queue = [table.guest_in_queue(space) for space in range(QUEUE_SPACES)]
    late = layout.LATENESS[layout.TIME_OF_TURNS[turns_left(table, hotel)]]

    def expected(guest: int, lacking: int, welcome: int, room: int = 0) -> int:
        return (((GUEST_COLOUR[guest] * 5 + lacking) * 2 + room) * 3 + welcome) * 3 + late

    def told() -> list[int]:
        return among(facts_of(table).elements(), layout.QUEUE_FIT, layout.NEXT_ORDER)

    def size_of(guest: int) -> int:
        return sum(GUEST_ORDER[guest] >> 3 * item & 7 for item in range(4))

    assert told() == sorted(expected(guest, size_of(guest), 2) for guest in queue)
    hotel.tiles = 1 << blue_rooms(table)[0]  # there is one to spare for blue guests, and for green
    assert {GUEST_COLOUR[guest] in (BLUE, GREEN) for guest in queue} == {True, False}
    assert told() == sorted(
        expected(guest, size_of(guest), 2, room=int(GUEST_COLOUR[guest] in (BLUE, GREEN)))
        for guest in queue
    )
    hotel.tiles = 0
    hotel.kitchen = sum(9 << 8 * item for item in range(4))
    assert told() == sorted(expected(guest, 0, 2) for guest in queue)
    hotel.krones = 0
    prices = [QUEUE_COST[space] for space in range(QUEUE_SPACES)]
    assert told() == sorted(
        expected(guest, 0, 1 if price else 2) for guest, price in zip(queue, prices, strict=True)
    )
    # What a guest in the café waits for is not there for another one.
    hotel.seat_guest(0, guests_of(BLUE)[0], sum(7 << 3 * item for item in range(4)))
    hotel.kitchen = sum(7 << 8 * item for item in range(4))
    hotel.krones = 20
    assert told() == sorted(expected(guest, size_of(guest), 2) for guest in queue)
    for place in (1, 2):
        hotel.seat_guest(place, guests_of(BLUE)[place], 0)
    assert told() == sorted(expected(guest, size_of(guest), 0) for guest in queue)


def test_whoever_has_had_both_turns_knows_the_order_of_the_next_round() -> None:
    table = first_turn()
    seat = table.seat
    hotel = table.hotels[seat]
    assert not among(facts_of(table), layout.NEXT_ORDER, layout.FACTS)
    hotel.turns = 2
    assert table.turn_order(seat) == 1
    assert among(facts_of(table), layout.NEXT_ORDER, layout.FACTS) == [4 + 1]
