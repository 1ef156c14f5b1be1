"""The facts of one hotel, its own player's or another's. This is the hot path of the search."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from hotelier.austria.cards.boards import (
    COLOUR_SPACES,
    COLUMN_SPACES,
    COLUMNS,
    FLOOR_SPACES,
    FLOORS,
    GROUP_COLOUR,
    GROUP_SPACES,
    GROUPS,
)
from hotelier.austria.cards.emperor_tiles import SETBACK_AFTER_ROUND
from hotelier.austria.cards.entrances import COROGARI, DOVE, KAUFMAN, NINAS, WRAY
from hotelier.austria.cards.guests import GUEST_COLOUR
from hotelier.austria.cards.objectives import (
    EMPEROR_TEN,
    FIRST_OBJECTIVE,
    FIVE_LONG_ORDERS,
    OBJECTIVES_IN_PLAY,
    ROOMS_NEEDED,
    SIX_GROUPS,
    SIX_STAFF,
    THREE_OF_EACH_ITEM,
    THREE_ON_TOP,
    TWELVE_TILES,
    TWENTY_KRONES,
    TWO_COLUMNS,
    TWO_FLOORS,
    WHOLE_COLOUR,
)
from hotelier.austria.cards.staff import END_COUNTS, END_STAFF
from hotelier.austria.entrances.entrance import TILE_SLOTS, Entrance
from hotelier.austria.final import how_many
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import ROUNDS, Table
from hotelier.bots.minds.austria import layout
from hotelier.kernel.bits import bit, size20

_FIRST_OF_MODULE: Final = 180
_SHOWN_OF_MODULE: Final = 12
ORDER_SIZES: Final[list[int]] = [
    sum(packed >> (3 * item) & 7 for item in range(4)) for packed in range(4096)
]
"""By packed order: how many items it asks for."""
_SETBACKS: Final[list[int]] = [SETBACK_AFTER_ROUND[visit] for visit in (3, 5, 7)]


def say(facts: BytesWriter, fact: i64) -> None:
    """Note that a fact is true."""
    write_i16_le(facts, i16(fact))


def turns_left(table: Table, hotel: Hotel) -> i64:
    """How many turns a hotel has until the end of the game."""
    if table.round == 0:
        return 2 * ROUNDS
    turns: i64 = 2 * (ROUNDS - table.round) + 2 - hotel.turns
    return turns if turns > 0 else 0


def write_hotel(facts: BytesWriter, table: Table, hotel: Hotel, base: i64) -> None:
    """All that can be seen of a hotel, from the first fact of its block on."""
    left = turns_left(table, hotel)
    time: i64 = layout.TIME_OF_TURNS[left]
    now: i64 = table.round
    say(facts, base + layout.TURNS + left)
    say(facts, base + layout.KRONES + hotel.krones * layout.ROUNDS_SEEN + now)
    if hotel.passed:
        say(facts, base + layout.PASSED)
    _write_emperor(facts, table, hotel, base)
    _write_cafe(facts, hotel, base, left, time)
    _write_rooms(facts, hotel, base, now, time)
    _write_staff(facts, hotel, base, time)
    _write_objectives(facts, table, hotel, base, time)
    entrance = hotel.entrance
    if entrance is not None:
        _write_entrance(facts, hotel, entrance, base, now)


def _write_emperor(facts: BytesWriter, table: Table, hotel: Hotel, base: i64) -> None:
    """The marker, and the tiles of the visits to come."""
    now: i64 = table.round
    first: i64 = 0 if now <= 3 else (1 if now <= 5 else 2)
    for visit in range(3):
        if visit < first:
            continue
        turns: i64 = 2 * (3 + 2 * visit - now) + 2 - hotel.turns
        if now == 0:
            turns = 6
        if visit == first:
            ahead: i64 = turns if turns < 6 else 6
            say(facts, base + layout.EMPEROR + hotel.emperor * 21 + visit * 7 + ahead)
        rest: i64 = hotel.emperor - _SETBACKS[visit]
        place: i64 = 0 if rest <= 0 else (1 if rest < 3 else 2)
        near: i64 = 0 if turns <= 1 else (1 if turns <= 4 else 2)
        tile: i64 = table.emperor_tiles[visit]
        say(facts, base + layout.VISIT + tile * 9 + place * 3 + near)


def _write_cafe(facts: BytesWriter, hotel: Hotel, base: i64, left: i64, time: i64) -> None:
    kitchen = hotel.kitchen
    wanted: i64 = 0
    waiting: i64 = 0
    vacant = hotel.vacant()
    for place in range(hotel.tables()):
        guest = hotel.guest_at(place)
        if guest < 0:
            continue
        waiting += 1
        order = hotel.order_at(place)
        size: i64 = ORDER_SIZES[order]
        short: i64 = 0
        for item in range(4):
            wants = (order >> (3 * item)) & 7
            wanted += wants << (8 * item)
            has = (kitchen >> (8 * item)) & 255
            if wants > has:
                short += wants - has
        colour: i64 = GUEST_COLOUR[guest]
        ready: i64 = 1 if vacant & COLOUR_SPACES[hotel.board][colour] else 0
        say(facts, base + layout.GUEST + guest * 5 + size)
        say(facts, base + layout.GUEST_SHORT + guest * 5 + short)
        fit = ((colour * 5 + short) * 2 + ready) * layout.TIMES + time
        say(facts, base + layout.GUEST_FIT + fit)
        say(facts, base + layout.GUEST_TIME + guest * layout.TIMES + time)
    missing: i64 = 0
    for item in range(4):
        has = (kitchen >> (8 * item)) & 255
        wants = (wanted >> (8 * item)) & 255
        shown: i64 = has if has < 7 else 7
        say(facts, base + layout.KITCHEN + (item * 8 + shown) * layout.TIMES + time)
        spare = has - wants
        if spare < 0:
            missing -= spare
        spare = min(6, max(-6, spare))
        say(facts, base + layout.SURPLUS + item * 13 + spare + 6)
    missing = min(12, missing)
    say(facts, base + layout.MISSING + missing * layout.TIMES + time)
    say(facts, base + layout.CAFE + waiting * 15 + left)


def _write_rooms(facts: BytesWriter, hotel: Hotel, base: i64, now: i64, time: i64) -> None:
    tiles = hotel.tiles
    occupied = hotel.occupied
    vacant = hotel.vacant()
    board = hotel.board
    spaces = base + layout.SPACE + board * 40
    rest = tiles
    space: i64 = 0
    while rest:
        if rest & 1:
            say(facts, spaces + space * 2 + ((occupied >> space) & 1))
        rest >>= 1
        space += 1
    late: i64 = layout.LATENESS[time]
    group_spaces = GROUP_SPACES[board]
    group_colour = GROUP_COLOUR[board]
    for group in range(GROUPS):
        members: i64 = group_spaces[group]
        if members & tiles == 0:
            continue
        size = size20(members)
        shape = ((size - 1) * 3 + group_colour[group]) * 25
        shape += size20(members & occupied) * 5 + size20(members & vacant)
        say(facts, base + layout.GROUP + shape * 3 + late)
    for floor in range(FLOORS):
        has = size20(occupied & FLOOR_SPACES[floor]) * 6 + size20(tiles & FLOOR_SPACES[floor])
        say(facts, base + layout.FLOOR + floor * 36 + has)
    for column in range(COLUMNS):
        area: i64 = COLUMN_SPACES[column]
        say(
            facts,
            base + layout.COLUMN + column * 25 + size20(occupied & area) * 5 + size20(tiles & area),
        )
    for colour in range(3):
        of_colour: i64 = COLOUR_SPACES[board][colour]
        there = min(8, size20(occupied & of_colour))
        say(facts, base + layout.COLOUR + (colour * 9 + there) * layout.ROUNDS_SEEN + now)
        free = min(4, size20(vacant & of_colour))
        say(facts, base + layout.VACANT + (colour * 5 + free) * layout.TIMES + time)
    say(facts, base + layout.OCCUPIED + size20(occupied) * layout.ROUNDS_SEEN + now)
    say(facts, base + layout.TILES + size20(tiles) * layout.ROUNDS_SEEN + now)


def _write_staff(facts: BytesWriter, hotel: Hotel, base: i64, time: i64) -> None:
    rest = hotel.played
    card: i64 = 0
    count: i64 = 0
    while rest:
        if rest & 1:
            say(facts, base + layout.PLAYED + card * layout.TIMES + time)
            count += 1
        rest >>= 1
        card += 1
    if count > 15:
        count = 15
    say(facts, base + layout.STAFF_COUNT + count * layout.TIMES + time)
    rest = hotel.used
    card = 0
    while rest:
        if rest & 1:
            say(facts, base + layout.USED + card)
        rest >>= 1
        card += 1
    write_end_cards(facts, hotel, hotel.played & END_STAFF, base + layout.END_CARD)


def write_end_cards(facts: BytesWriter, hotel: Hotel, cards: i64, base: i64) -> None:
    """End cards by how much there is of what they count."""
    card: i64 = 0
    while cards:
        if cards & 1:
            counts: i64 = END_COUNTS[card]
            found = how_many(hotel, counts)
            if found >= layout.MOST_COUNTED:
                found = layout.MOST_COUNTED - 1
            say(facts, base + counts * layout.MOST_COUNTED + found)
        cards >>= 1
        card += 1


def _write_objectives(facts: BytesWriter, table: Table, hotel: Hotel, base: i64, time: i64) -> None:
    for place in range(OBJECTIVES_IN_PLAY):
        objective: i64 = table.objectives[place]
        discs = table.discs_on(place)
        if hotel.discs & bit(place):
            state: i64 = 0
        elif discs == 3:
            state = 1
        else:
            state = 2 + discs * 8 + progress(hotel, objective)
        shown = objective - FIRST_OBJECTIVE
        if objective >= _FIRST_OF_MODULE:
            shown = objective - _FIRST_OF_MODULE + _SHOWN_OF_MODULE
        fact = (shown * layout.OBJECTIVE_STATES + state) * layout.TIMES + time
        say(facts, base + layout.OBJECTIVE + fact)


def _write_entrance(
    facts: BytesWriter, hotel: Hotel, entrance: Entrance, base: i64, now: i64
) -> None:
    """A unique hotel and what has become of it."""
    which = entrance.which
    say(facts, base + layout.ENTRANCE + which * layout.ROUNDS_SEEN + now)
    state = base + layout.ENTRANCE_STATE
    if which == DOVE:
        say(facts, state + size20(entrance.tokens))
    elif which == WRAY:
        left: i64 = 0
        for slot in range(TILE_SLOTS):
            if entrance.tile_at(slot) >= 0:
                left += 1
        say(facts, state + 8 + left)
    elif which == NINAS:
        for letter in range(3):
            claimed = (entrance.claimed >> letter) & 1
            there = 7 if claimed else min(6, progress(hotel, entrance.objective_at(letter)))
            say(facts, state + 8 * (2 + letter) + there)
    elif which == KAUFMAN:
        guests: i64 = 0
        rest = entrance.pile
        while rest:
            rest &= rest - 1
            guests += 1
        say(facts, state + 40 + min(7, guests))
    elif which == COROGARI:
        say(facts, state + 48 + entrance.first_die)


def progress(hotel: Hotel, objective: i64) -> i64:
    """How far a hotel is with an objective, from 0 to 7, which is met."""
    missing: i64 = 7
    if objective == TWENTY_KRONES:
        missing = (20 - hotel.krones + 2) // 3
    elif objective == TWELVE_TILES:
        missing = 12 - size20(hotel.tiles)
    elif objective == SIX_STAFF:
        missing = 6 - _played(hotel)
    elif objective == EMPEROR_TEN:
        missing = (10 - hotel.emperor + 1) // 2
    elif objective == TWO_FLOORS:
        missing = _nearest_two(hotel, FLOOR_SPACES)
    elif objective == TWO_COLUMNS:
        missing = _nearest_two(hotel, COLUMN_SPACES)
    elif objective == SIX_GROUPS:
        full: i64 = 0
        for area in GROUP_SPACES[hotel.board]:
            if area & ~hotel.occupied == 0:
                full += 1
        missing = 6 - full
    elif objective == WHOLE_COLOUR:
        for colour in range(3):
            lacks = size20(COLOUR_SPACES[hotel.board][colour] & ~hotel.occupied)
            missing = min(missing, lacks)
    elif objective == THREE_ON_TOP:
        missing = 2 * (3 - size20(hotel.occupied & FLOOR_SPACES[FLOORS - 1]))
    elif objective == FIVE_LONG_ORDERS:
        missing = 5 - hotel.big_orders
    elif objective == THREE_OF_EACH_ITEM:
        missing = 0
        for item in range(4):
            missing += max(0, 3 - ((hotel.kitchen >> (8 * item)) & 255))
    elif objective < _FIRST_OF_MODULE:
        blue, red, yellow = ROOMS_NEEDED[objective - FIRST_OBJECTIVE]
        missing = _lacking(hotel, 0, blue) + _lacking(hotel, 1, red) + _lacking(hotel, 2, yellow)
    return 7 - min(7, max(0, missing))


def _lacking(hotel: Hotel, colour: i64, needed: i64) -> i64:
    there = size20(hotel.occupied & COLOUR_SPACES[hotel.board][colour])
    return needed - there if needed > there else 0


def _nearest_two(hotel: Hotel, areas: list[int]) -> i64:
    """How many rooms the two fullest areas lack together."""
    best: i64 = 9
    second: i64 = 9
    for area in areas:
        lacks = size20(area & ~hotel.occupied)
        if lacks < best:
            second = best
            best = lacks
        elif lacks < second:
            second = lacks
    return best + second


def _played(hotel: Hotel) -> i64:
    count: i64 = 0
    rest = hotel.played
    while rest:
        rest &= rest - 1
        count += 1
    return count
