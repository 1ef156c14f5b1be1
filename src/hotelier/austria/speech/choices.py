"""What each choice does, said in the context of the decision it answers."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria import effects
from hotelier.austria.actions import (
    DONE,
    IGNORE,
    ITEM,
    LOSE_POINTS,
    PART,
    QUEUE,
    SPLIT,
    TAKE,
    card_of,
    item_put,
    table_of,
    table_put,
)
from hotelier.austria.dice import DISHES, DRINKS
from hotelier.austria.effects import a_of, b_of, c_of, op_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import CAKE, COFFEE, STRUDEL, WINE, some
from hotelier.austria.speech.dice import describe_gizia
from hotelier.austria.speech.effects import bonus_text, effect_text, lost_points, penalty_side
from hotelier.austria.speech.names import (
    edition_word,
    guest_at,
    guest_name,
    item_name,
    items_of,
    krones,
    listed,
    order_of,
    staff_name,
    steps,
)
from hotelier.austria.speech.rooms import (
    describe_move_in,
    describe_occupy,
    describe_prepare,
    describe_remove,
)
from hotelier.austria.speech.staff import describe_giving, describe_turning
from hotelier.austria.speech.turns import describe_turn
from hotelier.austria.staff import staff_cost
from hotelier.kernel.message import Message

_Describe = Callable[[Austria, Hotel, int, int], Message]


def describe(table: Austria, choice: int) -> Message:
    """What a legal choice does here."""
    packed = table.stack[-1]
    op = int(op_of(packed))
    if choice == DONE and op in _DECLINED:
        return Message(_DECLINED[op])
    return _DESCRIBE[op](table, table.hotels[table.seat], packed, choice)


_DECLINED = {
    effects.ANY_ITEM: "austria-choice-no-more-items",
    effects.PREPARE: "austria-choice-no-more-rooms",
    effects.OCCUPY: "austria-choice-occupy-no-more",
    effects.PLAY: "austria-choice-play-nobody",
    effects.OFFERED: "austria-choice-play-none-of-them",
    effects.TAKE_GUEST: "austria-choice-no-guest",
    effects.GIZIA: "austria-choice-no-action",
    effects.FILL_ORDER: "austria-choice-no-order",
    effects.SERVE: "austria-choice-serve-no-more",
    effects.TRIGGERS: "austria-choice-turn-no-more",
}


def _draft(_table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    return Message("austria-choice-keep", {"card": staff_name(int(card_of(choice)))})


def _first_guest(table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    guest = guest_name(int(table.guest_in_queue(choice - QUEUE)))
    return Message("austria-choice-first-guest", {"guest": guest})


def _free_guest(table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    guest = guest_name(int(table.guest_in_queue(choice - QUEUE)))
    return Message("austria-choice-guest", {"guest": guest, "krones": 0})


# Items.


def _gain(_table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    if choice == DONE:
        return Message("austria-choice-kitchen", {"items": items_of(int(c_of(packed)))})
    item, place = int(item_put(choice)), int(table_put(choice))
    return Message("austria-choice-put", {"item": item_name(item), "guest": guest_at(hotel, place)})


def _serve(_table: Austria, hotel: Hotel, _packed: int, choice: int) -> Message:
    item, place = int(item_put(choice)), int(table_put(choice))
    return Message(
        "austria-choice-serve", {"item": item_name(item), "guest": guest_at(hotel, place)}
    )


def _any_item(_table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    return Message("austria-choice-item", {"item": item_name(choice - ITEM)})


def _split(_table: Austria, _hotel: Hotel, packed: int, choice: int) -> Message:
    action = int(a_of(packed))
    second = choice - SPLIT
    first = int(b_of(packed)) - second
    if action == DISHES:
        what = items_of(int(some(STRUDEL, first) + some(CAKE, second)))
    elif action == DRINKS:
        what = items_of(int(some(WINE, first) + some(COFFEE, second)))
    else:
        gains = [krones(second)] if second else []
        what = listed([*gains, steps(first)] if first else gains)
    return Message("austria-choice-split", {"what": what})


def _fill_order(_table: Austria, hotel: Hotel, _packed: int, choice: int) -> Message:
    place = int(table_of(choice))
    missing = order_of(int(hotel.order_at(place)))
    return Message(
        "austria-choice-fill-order", {"guest": guest_at(hotel, place), "missing": missing}
    )


# Staff.


def _play(table: Austria, _hotel: Hotel, packed: int, choice: int) -> Message:
    card = int(card_of(choice))
    cost = int(staff_cost(table, card, b_of(packed)))
    return Message("austria-choice-play", {"card": staff_name(card), "krones": cost})


def _under_deck(_table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    return Message("austria-choice-under-deck", {"card": staff_name(int(card_of(choice)))})


def _discard(_table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    return Message("austria-choice-discard", {"card": staff_name(int(card_of(choice)))})


# The order of effects.


def _part(table: Austria, _hotel: Hotel, packed: int, choice: int) -> Message:
    count = int(a_of(packed))
    if choice == DONE:
        return Message("austria-choice-no-more-parts", {"count": count})
    part = effect_text(table.stack[-2 - (choice - PART)], edition_word(table))
    return Message("austria-choice-part", {"part": part, "count": count})


def _bonus_when(_table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    bonus = bonus_text(hotel, int(a_of(packed)))
    if choice == TAKE:
        return Message("austria-choice-bonus-first", {"bonus": bonus})
    return Message("austria-choice-bonus-later", {"bonus": bonus})


# The Emperor.


def _penalty(table: Austria, _hotel: Hotel, packed: int, choice: int) -> Message:
    tile = int(a_of(packed))
    if choice == IGNORE:
        return Message("austria-choice-ignore")
    side = None if choice == LOSE_POINTS else penalty_side(tile, edition_word(table))
    return Message("austria-choice-suffer", {"what": side or lost_points(tile)})


_DESCRIBE: dict[int, _Describe] = {
    effects.DRAFT: _draft,
    effects.FIRST_GUESTS: _first_guest,
    effects.TURN: describe_turn,
    effects.GROUP: _part,
    effects.BONUS_WHEN: _bonus_when,
    effects.GAIN: _gain,
    effects.ANY_ITEM: _any_item,
    effects.PREPARE: describe_prepare,
    effects.OCCUPY: describe_occupy,
    effects.PLAY: _play,
    effects.OFFERED: _play,
    effects.BOTTOM: _under_deck,
    effects.TAKE_GUEST: _free_guest,
    effects.GIZIA: describe_gizia,
    effects.SERVE: _serve,
    effects.MAIN: _split,
    effects.FILL_ORDER: _fill_order,
    effects.MOVE_IN: describe_move_in,
    effects.PENALTY: _penalty,
    effects.RETURN_CARDS: _under_deck,
    effects.REMOVE_VACANT: describe_remove,
    effects.REMOVE_OCCUPIED: describe_remove,
    effects.DISCARD_END_STAFF: _discard,
    effects.TRIGGERS: describe_turning,
    effects.GIVE_ITEMS: describe_giving,
}
