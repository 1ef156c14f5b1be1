"""What the own hotel could make of the dice, the queue and its hand: facts that join two things.

The net would have to find out by itself that two blue guests need two blue rooms, or that a die on
the space of the missing items is worth more. Said outright, it is learned from far fewer games.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from hotelier.austria.cards.boards import COLOUR_SPACES
from hotelier.austria.cards.colours import GREEN
from hotelier.austria.cards.guests import GUEST_COLOUR, GUEST_ORDER
from hotelier.austria.cards.staff import STAFF_COST
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import QUEUE_COST, QUEUE_SPACES, Table
from hotelier.bots.minds.austria import layout
from hotelier.bots.minds.austria.hotel_facts import say, turns_left
from hotelier.kernel.bits import bit, size20

_NO_SEAT: Final = 0
_TOO_DEAR: Final = 1
_WELCOME: Final = 2
_ROOM_DIE: Final = 3


def write_prospects(facts: BytesWriter, table: Table, hotel: Hotel) -> None:
    """All facts of this kind, about the hotel of the player who judges."""
    left = turns_left(table, hotel)
    time: i64 = layout.TIME_OF_TURNS[left]
    vacant = hotel.vacant()
    wanted: i64 = 0  # items, a byte each
    waiting: i64 = 0  # guests by colour, a byte each
    seats: i64 = 0
    for place in range(hotel.tables()):
        guest = hotel.guest_at(place)
        if guest < 0:
            seats += 1
            continue
        waiting += bit(8 * GUEST_COLOUR[guest])
        order = hotel.order_at(place)
        for item in range(4):
            wanted += ((order >> (3 * item)) & 7) << (8 * item)
    homeless: i64 = 0
    roomy: i64 = 0  # colours with a room to spare, as a set
    for colour in range(3):
        rooms = size20(vacant & COLOUR_SPACES[hotel.board][colour])
        balance = rooms - ((waiting >> (8 * colour)) & 255)
        if balance < 0:
            homeless -= balance
        elif balance > 0:
            roomy |= bit(colour) | bit(GREEN)
        shown = min(3, max(-3, balance)) + 3
        say(facts, layout.ROOM_BALANCE + (colour * 7 + shown) * layout.TIMES + time)
    _write_dice(facts, table, hotel, wanted, homeless)
    _write_hand_costs(facts, table, hotel)
    if left or table.round == 0:
        _write_queue(facts, table, hotel, wanted, roomy, seats, time)
    if hotel.turns >= 2:
        tile = table.turn_order(hotel.seat)
        after = tile - 1 if tile > 1 else table.players
        say(facts, layout.NEXT_ORDER + (table.players - 1) * 4 + after - 1)


def _write_dice(facts: BytesWriter, table: Table, hotel: Hotel, wanted: i64, homeless: i64) -> None:
    """What is missing, by the dice that lie where it can be had."""
    mine: i64 = 2 - hotel.turns
    if mine <= 0:
        return
    for pair in range(2):  # strudel and cake, wine and coffee
        lacking: i64 = 0
        for item in range(2 * pair, 2 * pair + 2):
            short = ((wanted >> (8 * item)) & 255) - ((hotel.kitchen >> (8 * item)) & 255)
            if short > 0:
                lacking += short
        dice = min(5, table.dice_on(pair + 1))
        fact = ((pair * 6 + min(5, lacking)) * 6 + dice) * 2 + mine - 1
        say(facts, layout.ITEM_DICE + fact)
    dice = min(5, table.dice_on(_ROOM_DIE))
    say(facts, layout.ROOM_DICE + (min(3, homeless) * 6 + dice) * 2 + mine - 1)


def _write_hand_costs(facts: BytesWriter, table: Table, hotel: Hotel) -> None:
    """Each card in hand, by the krones that are missing for it."""
    costs = STAFF_COST[table.edition]
    rest = hotel.hand
    card: i64 = 0
    while rest:
        if rest & 1:
            price: i64 = costs[card]
            short = min(3, max(0, price - hotel.krones))
            say(facts, layout.HAND_SHORT + card * 4 + short)
        rest >>= 1
        card += 1


def _write_queue(
    facts: BytesWriter,
    table: Table,
    hotel: Hotel,
    wanted: i64,
    roomy: i64,
    seats: i64,
    time: i64,
) -> None:
    """Each guest in the queue, by what would be missing for it."""
    late: i64 = layout.LATENESS[time]
    for space in range(QUEUE_SPACES):
        guest = table.guest_in_queue(space)
        if guest < 0:
            continue
        order: i64 = GUEST_ORDER[guest]
        short: i64 = 0
        for item in range(4):
            wants = (order >> (3 * item)) & 7
            if wants:
                spare = ((hotel.kitchen >> (8 * item)) & 255) - ((wanted >> (8 * item)) & 255)
                if spare < wants:
                    short += wants - (spare if spare > 0 else 0)
        colour: i64 = GUEST_COLOUR[guest]
        cost: i64 = QUEUE_COST[space]
        welcome: i64 = _NO_SEAT
        if seats:
            welcome = _WELCOME if hotel.krones >= cost else _TOO_DEAR
        room = (roomy >> colour) & 1
        fact = (((colour * 5 + short) * 2 + room) * 3 + welcome) * 3 + late
        say(facts, layout.QUEUE_FIT + fact)
