"""What must hold in every position of Grand Austria Hotel, whatever was chosen."""

from __future__ import annotations

from hotelier.austria.actions import ACTION_SPACE, WORD_OF
from hotelier.austria.cards.boards import SPACES, beside
from hotelier.austria.cards.emperor_tiles import TILES
from hotelier.austria.cards.guests import ALL_BASE_GUESTS, ALL_GUESTS, GUEST_ORDER
from hotelier.austria.cards.staff import ROUNDLY_STAFF, TRIGGER_STAFF
from hotelier.austria.draft import CARDS_KEPT
from hotelier.austria.effects import TRIGGERS, op_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEMS, ORDER_BITS, ORDER_MASK
from hotelier.austria.table import DICE_BY_PLAYERS, tail_card
from hotelier.kernel.bits import members
from tests.entrances.invariants import check_entrances
from tests.solo.invariants import check_alone

REMOVE_ROOMS = {"A4", "B4", "C2"}


def check(table: Austria) -> None:
    """Every invariant at once."""
    for hotel in table.hotels:
        _check_hotel(hotel)
    _check_rooms(table)
    _check_staff(table)
    _check_guests(table)
    _check_dice(table)
    _check_objectives(table)
    _check_choices(table)
    _check_deeds(table)
    check_entrances(table)
    if table.leopold is not None:
        check_alone(table, table.leopold)


def _check_hotel(hotel: Hotel) -> None:
    assert 0 <= hotel.krones <= 20
    assert 0 <= hotel.emperor <= 13
    assert hotel.occupied & ~hotel.tiles == 0
    assert hotel.used & ~(hotel.played & (ROUNDLY_STAFF | TRIGGER_STAFF)) == 0
    assert 0 <= hotel.turns <= 2
    for place in range(hotel.tables()):
        guest = hotel.guest_at(place)
        ordered = GUEST_ORDER[guest] if guest >= 0 else 0
        for item in ITEMS:
            waits = hotel.order_at(place) >> ORDER_BITS * item & ORDER_MASK
            assert waits <= ordered >> ORDER_BITS * item & ORDER_MASK


def _check_rooms(table: Austria) -> None:
    """Rooms hang together, unless an Emperor tile can have torn them apart."""
    if any(TILES[tile].name in REMOVE_ROOMS for tile in table.emperor_tiles):
        return
    for hotel in table.hotels:
        if table.is_leopold(hotel.seat):
            continue
        reached = hotel.tiles & 1
        while (wider := reached | beside(reached) & hotel.tiles) != reached:
            reached = wider
        assert reached == hotel.tiles
        assert hotel.tiles < 1 << SPACES


def _check_staff(table: Austria) -> None:
    """Every staff card is in exactly one place."""
    places = members(table.staff_deck) + members(table.staff_gone) + members(table.offer)
    places += [int(tail_card(entry)) for entry in table.tail]
    for hotel in table.hotels:
        places += members(hotel.hand) + members(hotel.played)
    if table.leopold is not None:
        places += members(table.leopold.private_deck)
    if table.draft is not None:
        players = len(table.draft.packs)
        step, picked = divmod(len(table.draft.picks), players)
        for pack in range(players):
            if step < CARDS_KEPT:
                content = int(table.draft.content(pack, step))
                holder = (pack + step) % players
                if holder < picked:
                    content ^= 1 << table.draft.pick(holder, step)
                places += members(content)
    assert sorted(places) == members(table.whole_staff())


def _check_guests(table: Austria) -> None:
    """Every guest is in exactly one place."""
    places = members(table.guest_deck) + members(table.guest_discards)
    places += [int(table.guest_in_queue(space)) for space in range(5)]
    for hotel in table.hotels:
        places += [int(g) for g in map(hotel.guest_at, range(hotel.tables())) if g >= 0]
        if hotel.entrance is not None:
            places += members(hotel.entrance.pile)
    everybody = [members(ALL_BASE_GUESTS), members(ALL_GUESTS)]
    assert sorted(places) in everybody


def _check_dice(table: Austria) -> None:
    if table.round:
        taken = sum(int(hotel.turns) for hotel in table.hotels)
        assert table.dice_left() + table.dustbin + taken == DICE_BY_PLAYERS[table.players]


def _check_objectives(table: Austria) -> None:
    for place in range(3):
        discs = [hotel.seat for hotel in table.hotels if hotel.discs >> place & 1]
        claimed = [table.claimed_by(place, disc) for disc in range(table.discs_on(place))]
        assert sorted(discs) == sorted(claimed)
        assert len(claimed) <= 3


def _check_deeds(table: Austria) -> None:
    """Cards watch as long as an action is under way, and only one at a time."""
    watching = [packed for packed in table.stack if op_of(packed) == TRIGGERS]
    assert len(watching) == (table.deeds != 0)
    if not table.more_staff:
        assert table.deeds == 0
        assert all(hotel.big_orders == 0 for hotel in table.hotels)


def _check_choices(table: Austria) -> None:
    assert bool(table.choices) != table.over
    assert len(set(table.choices)) == len(table.choices)
    assert all(0 <= choice < ACTION_SPACE and choice in WORD_OF for choice in table.choices)
    assert 0 <= table.seat < table.players
