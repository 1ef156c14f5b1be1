"""What a seat knows of a position, as the facts that the net takes.

Facts that cannot change while the seat is thinking about its turn (the hotels of the others)
are written apart, so that the search writes and adds them only once a turn. Leopold's are among
them: where a choice does change something of his, `rival_mark` differs. Nothing hidden is read:
hands of others, decks and the order of cards do not occur here.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from hotelier.austria.cards.entrances import ENTRANCES
from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.effects import GAIN, TURN, a_of, c_of
from hotelier.austria.entrances.market import EntranceMarket
from hotelier.austria.final import (
    POINTS_PER_WAITING_GUEST,
    end_staff_points,
    leftovers,
    room_points,
    waiting_guests,
)
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo.leopold import (
    LEOPOLD_SEAT,
    NINE_STARS,
    ORDINARY,
    SUSHI,
    TOLL_BRIDGE,
    Leopold,
)
from hotelier.austria.solo.toll_bridge import cogwheels_on
from hotelier.austria.table import QUEUE_COST, QUEUE_SPACES, Table
from hotelier.bots.minds.austria import layout
from hotelier.bots.minds.austria.hotel_facts import (
    say,
    turns_left,
    write_end_cards,
    write_hotel,
)
from hotelier.bots.minds.austria.prospects import write_prospects
from hotelier.kernel.bits import size, size20
from hotelier.kernel.chance import mixed

_MOST_LEAD: Final = 20
_POINTS_PER_LEAD: Final = 5


def points_now(table: Table, hotel: Hotel) -> i64:
    """What a hotel would have if the game ended now."""
    points = hotel.points + room_points(hotel) + leftovers(hotel)
    if hotel.played & END_STAFF:
        points += end_staff_points(table, hotel)
    if table.is_leopold(hotel.seat):
        return points
    return points + POINTS_PER_WAITING_GUEST * waiting_guests(hotel)


def best_other(table: Table, seat: i64) -> i64:
    """What the best of the others would have if the game ended now."""
    best: i64 = -1000
    for hotel in table.hotels:
        if hotel.seat != seat:
            best = max(best, points_now(table, hotel))
    return best


def lasting_facts(table: Table, seat: i64) -> bytes:
    """What does not change before the seat has given its turn away."""
    facts = BytesWriter()
    players: i64 = 1 if table.leopold is not None else table.players
    say(facts, layout.PLAYERS + players)
    say(facts, layout.EDITION + table.edition)
    for hotel in table.hotels:
        if hotel.seat != seat and not table.is_leopold(hotel.seat):
            write_hotel(facts, table, hotel, layout.OTHER)
            hand: i64 = size(hotel.hand)
            say(facts, layout.OTHER_HAND + min(11, hand))
    leopold = table.leopold
    if leopold is not None:
        _write_leopold(facts, table, leopold)
    return facts.getvalue()


def rival_mark(table: Table) -> i64:
    """A number that tells positions of one turn apart by what is Leopold's; 0 without him.

    Positions with the same number have the same lasting facts.
    """
    leopold = table.leopold
    if leopold is None:
        return 0
    hotel = table.hotels[LEOPOLD_SEAT]
    mark = mixed(leopold.mark(), table.claims)
    mark = mixed(mark, hotel.emperor)
    mark = mixed(mark, hotel.played)
    mark = mixed(mark, hotel.occupied)
    mark = mixed(mark, hotel.cafe)
    mark = mixed(mark, hotel.orders)
    if leopold.special == SUSHI:
        mark = mixed(mark, table.queue)
    return mark


def changing_facts(table: Table, seat: i64, lead: i64) -> bytes:
    """What a choice of the seat can change; `lead` are points before the best other hotel."""
    facts = BytesWriter()
    hotel = table.hotels[seat]
    write_hotel(facts, table, hotel, layout.OWN)
    _write_hand(facts, table, hotel)
    _write_table(facts, table, hotel)
    _write_pending(facts, table)
    write_prospects(facts, table, hotel)
    steps: i64 = lead // _POINTS_PER_LEAD
    steps = min(_MOST_LEAD, max(-_MOST_LEAD, steps)) + _MOST_LEAD
    say(facts, layout.LEAD + steps * layout.ROUNDS_SEEN + table.round)
    market = table.market
    if market is not None:
        _write_market(facts, market, hotel)
    return facts.getvalue()


def _write_hand(facts: BytesWriter, table: Table, hotel: Hotel) -> None:
    rest = hotel.hand
    card: i64 = 0
    count: i64 = 0
    while rest:
        if rest & 1:
            say(facts, layout.HAND + card * layout.ROUNDS_SEEN + table.round)
            count += 1
        rest >>= 1
        card += 1
    time: i64 = layout.TIME_OF_TURNS[turns_left(table, hotel)]
    say(facts, layout.HAND_SIZE + min(11, count) * layout.TIMES + time)
    write_end_cards(facts, hotel, hotel.hand & END_STAFF, layout.HAND_END)


def _write_table(facts: BytesWriter, table: Table, hotel: Hotel) -> None:
    """Dice and queue, as far as this hotel can still use them."""
    mine: i64 = 2 - hotel.turns
    for space in range(1, 7):
        dice = min(7, table.dice_on(space))
        if dice and mine:
            say(facts, layout.DICE + (space * 8 + dice) * 3 + mine)
    say(facts, layout.DICE_LEFT + min(15, table.dice_left()))
    say(facts, layout.WAITING + min(7, _turns_before(table, hotel)))
    if table.round == 0 or turns_left(table, hotel):
        for space in range(QUEUE_SPACES):
            guest = table.guest_in_queue(space)
            if guest >= 0:
                say(facts, layout.QUEUE + guest * 4 + QUEUE_COST[space])


def _turns_before(table: Table, hotel: Hotel) -> i64:
    """How many turns of this round others take before the next one of this hotel."""
    if hotel.turns >= 2 or table.round == 0:
        return 0
    mine = table.visible_number(hotel.seat)
    before: i64 = 0
    for other in table.hotels:
        if other.seat == hotel.seat:
            continue
        tile = table.turn_order(other.seat)
        if other.turns == 0 and tile < mine:
            before += 1
        if other.turns <= 1 and 2 * table.players + 1 - tile < mine:
            before += 1
    return before


def _write_pending(facts: BytesWriter, table: Table) -> None:
    """What is still to be done before the turn is over."""
    for packed in table.stack:
        op = packed & 255
        amount = a_of(packed)
        if op == TURN:
            say(facts, layout.TURN_FLAGS + amount)
        elif op == GAIN:
            for item in range(4):
                gained = (c_of(packed) >> (8 * item)) & 255
                if gained:
                    say(facts, layout.IN_THE_AIR + item * 8 + min(7, gained))
        elif op < layout.OPS_SEEN:
            say(facts, layout.PENDING + op * 8 + min(7, amount))


def _write_market(facts: BytesWriter, market: EntranceMarket, hotel: Hotel) -> None:
    """The unique hotels to be had, and the one the player holds for now."""
    if hotel.entrance is not None:
        return
    for which in range(ENTRANCES):
        if (market.up >> which) & 1 == 0:
            continue
        bid = min(11, market.bid_on(which))
        if market.holder_of(which) == hotel.seat:
            say(facts, layout.OWN + layout.ENTRANCE + which * layout.ROUNDS_SEEN)
            say(facts, layout.BID + bid)
        else:
            say(facts, layout.OPEN_ENTRANCE + which * 12 + bid)


def _write_leopold(facts: BytesWriter, table: Table, leopold: Leopold) -> None:
    say(
        facts,
        layout.RIVAL
        + (leopold.difficulty * 5 + leopold.special) * layout.ROUNDS_SEEN
        + table.round,
    )
    write_hotel(facts, table, table.hotels[LEOPOLD_SEAT], layout.OTHER)
    for place in range(3):
        say(facts, layout.RIVAL_OBJECTIVE + place * 4 + leopold.progress(place))
    if leopold.special == ORDINARY:
        return
    if leopold.special == TOLL_BRIDGE:
        for space in range(1, 7):
            say(facts, layout.TOLLS + space * 4 + min(3, cogwheels_on(leopold, space)))
    elif leopold.special == SUSHI:
        say(facts, layout.COGWHEELS + SUSHI * 12 + min(11, size20(leopold.cogwheels)))
        for space in range(QUEUE_SPACES):
            guest = table.guest_in_queue(space)
            if guest >= 0 and (leopold.marked >> guest) & 1:
                say(facts, layout.MARKED + space)
    elif leopold.special == NINE_STARS:
        say(facts, layout.COGWHEELS + NINE_STARS * 12 + min(11, leopold.cogwheels))
