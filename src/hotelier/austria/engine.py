"""The engine: takes a choice, does everything that follows by itself, stops at a decision."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.austria import (
    cafe,
    dice,
    effects,
    emperor,
    final,
    observation,
    parts,
    prices,
    rooms,
    rounds,
    setup,
    staff,
    triggers,
    turns,
)
from hotelier.austria.entrances.engine import choose_entrance, settle_entrance
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo import hautel_couture
from hotelier.austria.solo import turn as leopolds_turn
from hotelier.austria.table import Table


class Austria(Table):
    """A game of Grand Austria Hotel in progress."""

    __slots__ = ()

    def apply(self, choice: i64) -> None:
        choose(self, self.hotels[self.seat], self.stack[-1], choice)
        advance(self)

    def clone(self) -> Austria:
        twin = Austria()
        self.copy_to(twin)
        return twin

    def scores(self) -> list[int]:
        return [int(hotel.points) for hotel in self.hotels]

    def winners(self) -> list[int]:
        return final.winners(self)

    def tie_breaks(self) -> list[int]:
        return final.tie_breaks(self)

    def observe(self, seat: i64, row: vec[i64], at: i64) -> None:
        observation.observe(self, seat, row, at)


def advance(table: Table) -> None:
    """Resolve the stack until somebody has a choice. Forced choices are taken here."""
    stack = table.stack
    while stack:
        table.choices = []
        settle(table, stack[-1])
        count = len(table.choices)
        if count > 1 or (count == 1 and table.show_forced):
            return
        if count == 1:
            choose(table, table.hotels[table.seat], stack[-1], table.choices[0])
    table.choices = []
    table.over = True


def settle(table: Table, packed: i64) -> None:
    """Do what the effect on top does by itself, or list the choices it gives."""
    op = packed & 255
    hotel = table.hotels[table.seat]
    if op == effects.TURN:
        turns.settle_turn(table, hotel, packed)
    elif op == effects.MAIN:
        dice.settle_main(table, hotel, packed)
    elif op == effects.GAIN:
        cafe.settle_gain(table, hotel, packed)
    elif op == effects.PREPARE:
        rooms.settle_prepare(table, hotel, packed)
    elif op == effects.ROUND:
        rounds.settle_round(table)
    elif op == effects.SERVE:
        cafe.settle_serve(table, hotel)
    elif op == effects.MOVE_IN:
        cafe.settle_move_in(table, hotel, packed)
    elif op == effects.PLAY:
        staff.settle_play(table, hotel, packed)
    elif op <= effects.EMPEROR_SCORING:
        _settle_course(table, packed)
    elif op <= effects.DRAW:
        _settle_gain_or_group(table, hotel, packed)
    elif op <= effects.FILL_ORDER:
        _settle_action(table, hotel, packed)
    elif op <= effects.DISCARD_END_STAFF:
        _settle_penalty(table, hotel, packed)
    elif op == effects.LEOPOLD:
        leopolds_turn.settle_leopold(table, hotel, packed)
    elif op >= effects.ENTRANCES:
        settle_entrance(table, hotel, packed)
    elif op == effects.RIVAL_ITEM:
        hautel_couture.settle_rival_item(table, packed)
    elif op == effects.TRIGGERS:
        triggers.settle_triggers(table, hotel)
    else:
        prices.settle_give_items(table, hotel)


def _settle_course(table: Table, packed: i64) -> None:
    op = packed & 255
    if op == effects.NEXT_ROUND:
        rounds.settle_next_round(table)
    elif op == effects.EMPEROR_SCORING:
        emperor.settle_scoring(table, packed)
    elif op == effects.FIRST_ROOMS:
        setup.settle_first_rooms(table, packed)
    elif op == effects.FIRST_GUESTS:
        setup.settle_first_guests(table, packed)
    else:
        setup.settle_draft(table, packed)


def _settle_gain_or_group(table: Table, hotel: Hotel, packed: i64) -> None:
    op = packed & 255
    a = effects.a_of(packed)
    if op == effects.GROUP:
        parts.settle_group(table, hotel, packed)
    elif op == effects.KRONES:
        table.stack.pop()
        table.gain_krones(hotel, a)
    elif op == effects.STEPS:
        table.stack.pop()
        table.advance_emperor(hotel, a)
    elif op == effects.BONUS_WHEN:
        parts.settle_bonus_when(table, hotel, packed)
    elif op == effects.BONUS:
        table.stack.pop()
        rooms.give_bonus(table, hotel, a)
    elif op == effects.ANY_ITEM:
        cafe.settle_any_item(table, packed)
    else:
        table.stack.pop()
        staff.draw_into_hand(table, hotel, a)


def _settle_action(table: Table, hotel: Hotel, packed: i64) -> None:
    op = packed & 255
    if op == effects.TAKE_GUEST:
        cafe.settle_take_guest(table, hotel)
    elif op == effects.OCCUPY:
        rooms.settle_occupy(table, hotel)
    elif op == effects.OFFER:
        staff.settle_offer(table, hotel, packed)
    elif op == effects.OFFERED:
        staff.settle_offered(table, hotel, packed)
    elif op == effects.BOTTOM:
        staff.settle_bottom(table)
    elif op == effects.GIZIA:
        dice.settle_gizia(table, hotel)
    else:
        cafe.settle_fill_order(table, hotel)


def _settle_penalty(table: Table, hotel: Hotel, packed: i64) -> None:
    op = packed & 255
    if op == effects.PENALTY:
        emperor.settle_penalty(table, hotel, packed)
    elif op == effects.RETURN_CARDS:
        staff.settle_return_cards(table, hotel)
    elif op == effects.REMOVE_VACANT:
        rooms.settle_remove_vacant(table, hotel)
    elif op == effects.REMOVE_OCCUPIED:
        rooms.settle_remove_occupied(table, hotel, packed)
    else:
        staff.settle_discard_end_staff(table, hotel)


def choose(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    """Carry out a choice of the effect on top."""
    op = packed & 255
    if op == effects.TURN:
        turns.choose_turn(table, hotel, packed, choice)
    elif op == effects.MAIN:
        dice.choose_main(table, hotel, packed, choice)
    elif op == effects.GAIN:
        cafe.choose_gain(table, hotel, packed, choice)
    elif op == effects.PREPARE:
        rooms.choose_prepare(table, hotel, packed, choice)
    elif op == effects.SERVE:
        cafe.choose_serve(table, hotel, packed, choice)
    elif op == effects.MOVE_IN:
        cafe.choose_move_in(table, hotel, packed, choice)
    elif op == effects.PLAY:
        staff.choose_play(table, hotel, packed, choice)
    elif op <= effects.FIRST_ROOMS:
        _choose_at_setup(table, hotel, packed, choice)
    elif op <= effects.DRAW:
        _choose_gain_or_group(table, packed, choice)
    elif op <= effects.FILL_ORDER:
        _choose_action(table, hotel, packed, choice)
    elif op <= effects.DISCARD_END_STAFF:
        _choose_penalty(table, hotel, packed, choice)
    elif op >= effects.ENTRANCES:
        choose_entrance(table, hotel, packed, choice)
    elif op == effects.RIVAL_ITEM:
        hautel_couture.choose_rival_item(table, packed, choice)
    elif op == effects.TRIGGERS:
        triggers.choose_triggers(table, hotel, choice)
    else:
        prices.choose_give_items(table, hotel, packed, choice)


def _choose_at_setup(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    if packed & 255 == effects.DRAFT:
        setup.choose_draft(table, hotel, packed, choice)
    else:
        setup.choose_first_guest(table, hotel, packed, choice)


def _choose_gain_or_group(table: Table, packed: i64, choice: i64) -> None:
    op = packed & 255
    if op == effects.GROUP:
        parts.choose_group(table, packed, choice)
    elif op == effects.BONUS_WHEN:
        parts.choose_bonus_when(table, packed, choice)
    else:
        cafe.choose_any_item(table, packed, choice)


def _choose_action(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    op = packed & 255
    if op == effects.TAKE_GUEST:
        cafe.choose_take_guest(table, hotel, packed, choice)
    elif op == effects.OCCUPY:
        rooms.choose_occupy(table, hotel, packed, choice)
    elif op == effects.OFFERED:
        staff.choose_offered(table, hotel, packed, choice)
    elif op == effects.BOTTOM:
        staff.choose_bottom(table, hotel, choice)
    elif op == effects.GIZIA:
        dice.choose_gizia(table, hotel, choice)
    else:
        cafe.choose_fill_order(table, hotel, packed, choice)


def _choose_penalty(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    op = packed & 255
    if op == effects.PENALTY:
        emperor.choose_penalty(table, hotel, packed, choice)
    elif op == effects.RETURN_CARDS:
        staff.choose_return_cards(table, hotel, packed, choice)
    elif op == effects.REMOVE_VACANT:
        rooms.choose_remove_vacant(table, hotel, packed, choice)
    elif op == effects.REMOVE_OCCUPIED:
        rooms.choose_remove_occupied(table, hotel, packed, choice)
    else:
        staff.choose_discard_end_staff(table, hotel, choice)
