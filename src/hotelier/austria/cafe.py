"""The café: guests from the queue, serving them, and moving them into rooms (QUE, ADD)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import (
    DONE,
    ITEM,
    PUTS,
    QUEUE,
    ROOM,
    add_rooms,
    guest_choice,
    item_put,
    table_of,
    table_put,
)
from hotelier.austria.cards.boards import COLOUR_SPACES
from hotelier.austria.cards.entrances import KAUFMAN
from hotelier.austria.cards.guests import (
    E_GIZIA,
    FOUR_ITEMS,
    GUEST_COLOUR,
    GUEST_ORDER,
    GUEST_ORDER_SIZE,
    GUEST_POINTS,
    GUEST_REWARD,
)
from hotelier.austria.cards.staff import (
    CHIEF_WAITER,
    CUSTODIAN,
    FLOOR_HOUSEKEEPER_POINTS,
    MALE_FLOOR_HOUSEKEEPER,
    MOVE_IN_REACTIONS,
)
from hotelier.austria.deeds import LONG_ORDER, items_gained, order_completed
from hotelier.austria.effects import (
    ANY_ITEM,
    FILL_ORDER,
    GAIN,
    GIZIA,
    KRONES,
    POINTS,
    SERVE,
    a_of,
    b_of,
    c_of,
    effect,
    op_of,
)
from hotelier.austria.entrances import stroup
from hotelier.austria.entrances.due import owe_with_reward
from hotelier.austria.hotel import NO_TABLE, Hotel
from hotelier.austria.items import ITEMS, KINDS_ORDERED, kinds_in, some
from hotelier.austria.parts import push_parts
from hotelier.austria.rooms import occupy_room
from hotelier.austria.solo import sushi
from hotelier.austria.table import QUEUE_SPACES, Table
from hotelier.kernel.bits import bit

ITEMS_PER_SERVING = 3


def take_guest(table: Table, hotel: Hotel, space: i64, cost: i64) -> None:
    """A guest goes from the queue to an empty table; the queue refills (QUE-1, QUE-2)."""
    guest = table.remove_from_queue(space)
    table.note(events.GUEST_TAKEN, hotel.seat, guest, cost)
    table.pay(hotel, cost)
    hotel.seat_guest(hotel.free_table(), guest, GUEST_ORDER[guest])
    if table.leopold is not None:
        sushi.return_cogwheel(table, table.leopold, guest)
        sushi.queue_slid(table, table.leopold)
    table.fill_queue()


def can_take_guest(table: Table, hotel: Hotel) -> bool:
    """Whether there is an empty table and some guest who costs nothing, or no more than one has."""
    if hotel.free_table() == NO_TABLE:
        return False
    for space in range(QUEUE_SPACES):
        if hotel.krones >= sushi.surcharge(table, space):
            return True
    return False


def settle_take_guest(table: Table, hotel: Hotel) -> None:
    if hotel.free_table() == NO_TABLE:
        table.stack.pop()
        return
    for space in range(QUEUE_SPACES):
        if hotel.krones >= sushi.surcharge(table, space):
            table.choices.append(QUEUE + space)
    table.choices.append(DONE)


def choose_take_guest(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice != DONE:
        space = choice - QUEUE
        place = hotel.free_table()
        take_guest(table, hotel, space, sushi.surcharge(table, space))
        if a_of(packed):
            _fill_order(table, hotel, place)


# Items: gained ones may go onto guests at once (DIE-10), others are served for a krone (ADD-1).


def add_puts(table: Table, hotel: Hotel, kinds: i64) -> None:
    """Offer to put each of these kinds of items on each guest who still wants it."""
    for place in range(hotel.tables()):
        wanted = KINDS_ORDERED[hotel.order_at(place)] & kinds
        if wanted:
            table.choices.extend(PUTS[wanted][place])


def put_on_guest(table: Table, hotel: Hotel, choice: i64) -> i64:
    """Put an item on a guest; which item it was."""
    item = item_put(choice)
    place = table_put(choice)
    hotel.serve(place, item)
    table.note(events.ITEM_SERVED, hotel.seat, item, hotel.guest_at(place))
    return item


def settle_gain(table: Table, hotel: Hotel, packed: i64) -> None:
    gained = c_of(packed)
    add_puts(table, hotel, kinds_in(gained))
    if table.choices:
        table.choices.append(DONE)
        return
    table.stack.pop()
    _to_kitchen(table, hotel, gained)


def choose_gain(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    gained = c_of(packed)
    if choice == DONE:
        _to_kitchen(table, hotel, gained)
        return
    item = put_on_guest(table, hotel, choice)
    if table.deeds:
        table.deeds += items_gained(some(item, 1))
    rest = gained - some(item, 1)
    if rest:
        table.stack.append(effect(GAIN, 0, 0, rest))


def _to_kitchen(table: Table, hotel: Hotel, gained: i64) -> None:
    if table.deeds:
        table.deeds += items_gained(gained)
    hotel.kitchen += gained
    table.note(events.ITEMS_GAINED, hotel.seat, gained)


def settle_any_item(table: Table, packed: i64) -> None:
    """Any item, but of a trade none of the kinds paid (M5-RUL-14)."""
    paid = b_of(packed)
    for item in ITEMS:
        if paid & bit(item) == 0:
            table.choices.append(ITEM + item)
    if table.ask_everything:
        table.choices.append(DONE)


def choose_any_item(table: Table, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice == DONE:
        return
    left = a_of(packed) - 1
    if left:
        table.stack.append(effect(ANY_ITEM, left, b_of(packed)))
    table.stack.append(effect(GAIN, 0, 0, some(choice - ITEM, 1)))


def serving_cost(hotel: Hotel) -> i64:
    """A krone per serving of three items; nothing with the Chief Waiter (S24)."""
    return 0 if hotel.played & CHIEF_WAITER else 1


def add_servings(table: Table, hotel: Hotel) -> None:
    """Offer what can be served from the kitchen now."""
    if hotel.orders and hotel.krones >= serving_cost(hotel):
        add_puts(table, hotel, kinds_in(hotel.kitchen))


def begin_serving(table: Table, hotel: Hotel, choice: i64) -> None:
    """The first item of a serving; more may follow for the same krone."""
    cost = serving_cost(hotel)
    table.pay(hotel, cost)
    hotel.spend_item(put_on_guest(table, hotel, choice))
    if cost:
        table.stack.append(effect(SERVE, ITEMS_PER_SERVING - 1))


def settle_serve(table: Table, hotel: Hotel) -> None:
    add_puts(table, hotel, kinds_in(hotel.kitchen))
    if table.choices:
        table.choices.append(DONE)
    else:
        table.stack.pop()


def choose_serve(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice == DONE:
        return
    hotel.spend_item(put_on_guest(table, hotel, choice))
    left = a_of(packed) - 1
    if left:
        table.stack.append(effect(SERVE, left))


def settle_fill_order(table: Table, hotel: Hotel) -> None:
    """S38 and 179 add what is missing, to a guest with an incomplete order (RUL-33)."""
    for place in range(hotel.tables()):
        if hotel.order_at(place):
            table.choices.append(guest_choice(place))
    if table.choices:
        table.choices.append(DONE)
    else:
        table.stack.pop()


def choose_fill_order(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice != DONE:
        _fill_order(table, hotel, table_of(choice))
        more = a_of(packed)
        if more:
            table.stack.append(effect(FILL_ORDER, more - 1))


def _fill_order(table: Table, hotel: Hotel, place: i64) -> None:
    """Items from the supply are not gained (M5-RUL-2)."""
    hotel.fill_order(place)
    table.note(events.ORDER_FILLED, hotel.seat, hotel.guest_at(place))


# Moving in.


def fitting_rooms(hotel: Hotel, guest: i64) -> i64:
    """The vacant rooms a guest would take (ADD-4)."""
    return hotel.vacant() & COLOUR_SPACES[hotel.board][GUEST_COLOUR[guest]]


def add_move_ins(table: Table, hotel: Hotel) -> None:
    """Offer to move in every guest whose order is complete and for whom there is a room."""
    if hotel.vacant() == 0:
        return
    for place in range(hotel.tables()):
        guest = hotel.guest_at(place)
        if guest >= 0 and hotel.order_at(place) == 0 and fitting_rooms(hotel, guest):
            table.choices.append(guest_choice(place))


def settle_move_in(table: Table, hotel: Hotel, packed: i64) -> None:
    add_rooms(table.choices, fitting_rooms(hotel, hotel.guest_at(a_of(packed))))


def choose_move_in(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    """Turn the room, clear the table, score, then reward, reactions and bonus (RUL-4)."""
    table.stack.pop()
    place = a_of(packed)
    guest = hotel.guest_at(place)
    space = choice - ROOM
    hotel.clear_table(place)
    if hotel.entrance is not None and hotel.entrance.which == KAUFMAN:
        hotel.entrance.pile |= bit(guest)
    else:
        table.guest_discards |= bit(guest)
    table.note(events.MOVED_IN, hotel.seat, guest, space)
    group = occupy_room(table, hotel, space)
    if table.more_staff:
        _order_completed(table, hotel, guest)
    table.score(hotel, GUEST_POINTS[guest], events.FROM_GUESTS)
    if hotel.played & MALE_FLOOR_HOUSEKEEPER and GUEST_ORDER_SIZE[guest] >= FOUR_ITEMS:
        table.score(hotel, FLOOR_HOUSEKEEPER_POINTS, events.FROM_STAFF)
    # E. Gizia comes after all else (GIZ-1), so it goes under everything.
    if guest == E_GIZIA:
        table.stack.append(effect(GIZIA))
    parts = _parts_of_move_in(table, hotel, guest)
    if hotel.entrance is not None:
        stroup.pay_with_parts(table, hotel, space, parts)
    push_parts(table, parts)
    owe_with_reward(table, hotel, group, space, reward=bool(parts))


def _order_completed(table: Table, hotel: Hotel, guest: i64) -> None:
    """For objective 182 and for cards that watch; the printed order counts (M5-RUL-6, -7)."""
    if GUEST_ORDER_SIZE[guest] >= LONG_ORDER:
        hotel.big_orders += 1
        if table.deeds:
            table.deeds |= order_completed(GUEST_COLOUR[guest])


def _parts_of_move_in(table: Table, hotel: Hotel, guest: i64) -> list[int]:
    """Reactions of the staff and the guest's reward; points are scored at once."""
    parts: list[int] = []
    for card, reaction in MOVE_IN_REACTIONS[GUEST_COLOUR[guest]]:
        if hotel.played & card:
            if op_of(reaction) == POINTS:
                table.score(hotel, a_of(reaction), events.FROM_STAFF)
            else:
                parts.append(reaction)
    if hotel.played & CUSTODIAN:
        parts.append(effect(KRONES, 1))
    if guest != E_GIZIA:
        parts.extend(GUEST_REWARD[guest])
    return parts
