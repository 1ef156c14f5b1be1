"""The Emperor's visits after rounds 3, 5 and 7 (EMP)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import IGNORE, LOSE_POINTS, SUFFER
from hotelier.austria.cards.emperor_tiles import (
    EMPEROR_POINTS,
    REWARD_FROM,
    SETBACK_AFTER_ROUND,
    TILES,
    EmperorTile,
)
from hotelier.austria.cards.guests import GUEST_ORDER
from hotelier.austria.cards.staff import CONFERENCE_MANAGER, GARDENER, GARDENER_POINTS
from hotelier.austria.effects import (
    DISCARD_END_STAFF,
    EMPEROR_SCORING,
    GIVE_ITEMS,
    PENALTY,
    POINTS,
    REMOVE_VACANT,
    RETURN_CARDS,
    a_of,
    b_of,
    effect,
    op_of,
)
from hotelier.austria.hotel import Hotel
from hotelier.austria.parts import push_parts
from hotelier.austria.rooms import can_ever_prepare
from hotelier.austria.solo import nine_stars
from hotelier.austria.staff import end_staff_at_risk
from hotelier.austria.table import EDITION_2015, Table
from hotelier.austria.triggers import watch_reward
from hotelier.austria.visits import next_visit
from hotelier.kernel.bits import size


def tile_now(table: Table) -> i64:
    """The tile under the round that ends."""
    return table.emperor_tiles[(table.round - 3) // 2]


def forecast(table: Table) -> list[dict[str, Any]]:
    """By seat, what the next visit would bring if it came now; nothing when there is none."""
    visit = next_visit(table)
    if visit == 0:
        return []
    found: list[dict[str, Any]] = []
    for hotel in table.hotels:
        rest = space_after(hotel.emperor, visit)
        spared = table.is_leopold(hotel.seat)
        found.append(
            {
                "seat": int(hotel.seat),
                "round": int(visit),
                "points": EMPEROR_POINTS[hotel.emperor],
                "space_after": int(rest),
                "reward": is_rewarded(rest) and not spared,
                "penalty": is_punished(rest) and not spared,
            }
        )
    return found


def space_after(space: i64, visit: i64) -> i64:
    """Where a marker comes to rest when the Emperor has been there (EMP-3)."""
    return space - min(SETBACK_AFTER_ROUND[visit], space)


def is_rewarded(space: i64) -> bool:
    """Whether a marker that rests there earns the reward (EMP-4)."""
    return space >= REWARD_FROM


def is_punished(space: i64) -> bool:
    """Whether a marker that rests there suffers the penalty (EMP-5)."""
    return space == 0


def settle_scoring(table: Table, packed: i64) -> None:
    """One player after the other, clockwise from the first of the ending round (EMP-1)."""
    done = a_of(packed)
    if done == table.players:
        table.stack.pop()
        if table.leopold is not None:
            nine_stars.score_stars(table, table.leopold)
        return
    if done == 0:
        table.note(events.EMPEROR_CAME, table.first, tile_now(table))
    table.stack[-1] = effect(EMPEROR_SCORING, done + 1)
    table.seat = (table.first + done) % table.players
    hotel = table.hotels[table.seat]
    table.score(hotel, EMPEROR_POINTS[hotel.emperor], events.FROM_EMPEROR_TRACK)
    setback: i64 = hotel.emperor - space_after(hotel.emperor, table.round)
    if setback:
        table.retreat_emperor(hotel, setback)
    # He gets neither reward nor penalty (SOLO-END-1).
    if table.is_leopold(table.seat):
        return
    if is_rewarded(hotel.emperor):
        _reward(table, hotel)
    elif is_punished(hotel.emperor):
        table.stack.append(effect(PENALTY, tile_now(table)))


def _reward(table: Table, hotel: Hotel) -> None:
    tile = TILES[tile_now(table)]
    table.note(events.EMPEROR_REWARDS, hotel.seat, tile_now(table))
    # S42 first: played by this very reward it would not count (RUL-20, RUL-23).
    received = not tile.needs_space or can_ever_prepare(hotel, tile.reward[0])
    if received and hotel.played & GARDENER:
        table.score(hotel, GARDENER_POINTS, events.FROM_STAFF)
    if table.more_staff:
        watch_reward(table, hotel)
    grant_reward(table, hotel, tile_now(table))


def grant_reward(table: Table, hotel: Hotel, which: i64) -> None:
    """What the upper part of a tile brings."""
    tile = TILES[which]
    points = tile.per_staff * size(hotel.played) + tile.per_disc * size(hotel.discs)
    parts: list[int] = []
    for part in tile.reward:
        if op_of(part) == POINTS:
            points += a_of(part)
        else:
            parts.append(part)
    table.score(hotel, points, events.FROM_EMPEROR_TILES)
    push_parts(table, parts)


def settle_penalty(table: Table, hotel: Hotel, packed: i64) -> None:
    """First S26, then which side (RUL-31, EMP-5)."""
    tile = TILES[a_of(packed)]
    if b_of(packed) == 0 and hotel.played & CONFERENCE_MANAGER:
        if table.edition == EDITION_2015:
            _ignore(table, hotel, packed, 0)
            return
        if hotel.krones >= 1:
            table.choices.append(IGNORE)
            table.choices.append(SUFFER)
            return
    if not _has_two_sides(tile):
        _suffer(table, hotel, packed)
    elif not _can_suffer(table, hotel, tile):
        _lose_points(table, hotel, packed)
    elif table.edition == EDITION_2015:
        table.choices.append(SUFFER)
        table.choices.append(LOSE_POINTS)
    else:
        _suffer(table, hotel, packed)


def choose_penalty(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    if choice == IGNORE:
        _ignore(table, hotel, packed, 1)
    elif choice == LOSE_POINTS:
        _lose_points(table, hotel, packed)
    elif b_of(packed) == 0 and table.edition != EDITION_2015:
        table.stack[-1] = effect(PENALTY, a_of(packed), 1)
    else:
        _suffer(table, hotel, packed)


def _ignore(table: Table, hotel: Hotel, packed: i64, cost: i64) -> None:
    table.stack.pop()
    table.note(events.PENALTY_IGNORED, hotel.seat, a_of(packed))
    table.pay(hotel, cost)


def _has_two_sides(tile: EmperorTile) -> bool:
    return tile.lose_points != 0 and (tile.lose_krones != 0 or tile.suffer != 0)


def _can_suffer(table: Table, hotel: Hotel, tile: EmperorTile) -> bool:
    """Whether the side that is not points can be suffered in full."""
    op = op_of(tile.suffer)
    amount = a_of(tile.suffer)
    if op == RETURN_CARDS:
        return size(hotel.hand) >= amount
    if op == REMOVE_VACANT:
        return size(hotel.vacant()) >= amount
    if op == DISCARD_END_STAFF:
        return end_staff_at_risk(table, hotel) != 0
    return hotel.krones >= tile.lose_krones and (hotel.kitchen != 0 or not tile.lose_item)


def _lose_points(table: Table, hotel: Hotel, packed: i64) -> None:
    table.stack.pop()
    table.note(events.EMPEROR_PUNISHES, hotel.seat, a_of(packed))
    table.score(hotel, -TILES[a_of(packed)].lose_points, events.FROM_EMPEROR_TILES)


def _suffer(table: Table, hotel: Hotel, packed: i64) -> None:
    tile = TILES[a_of(packed)]
    table.stack.pop()
    table.note(events.EMPEROR_PUNISHES, hotel.seat, a_of(packed))
    if tile.suffer:
        table.stack.append(tile.suffer)
    elif tile.lose_krones:
        table.pay(hotel, tile.lose_krones)
        if tile.lose_item:
            table.stack.append(effect(GIVE_ITEMS, 1))
    elif tile.lose_kitchen:
        _lose_items(table, hotel, tile)
        if tile.lose_purse:
            table.pay(hotel, hotel.krones)
    else:
        lost = tile.lose_points + tile.per_staff * size(hotel.played)
        table.score(hotel, -lost, events.FROM_EMPEROR_TILES)


def _lose_items(table: Table, hotel: Hotel, tile: EmperorTile) -> None:
    hotel.kitchen = 0
    table.note(events.ITEMS_LOST, hotel.seat)
    if tile.lose_served:
        for place in range(hotel.tables()):
            guest = hotel.guest_at(place)
            if guest >= 0:
                hotel.clear_table(place)
                hotel.seat_guest(place, guest, GUEST_ORDER[guest])
