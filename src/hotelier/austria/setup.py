"""Setting up the table, the draft, first guests and first rooms (SET)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import QUEUE, add_staff, card_of
from hotelier.austria.cafe import take_guest
from hotelier.austria.cards.boards import DAY_BOARDS, NIGHT
from hotelier.austria.cards.emperor_tiles import LETTERS, tiles_of
from hotelier.austria.cards.entrances import KAUFMAN
from hotelier.austria.cards.guests import ALL_BASE_GUESTS, ALL_GUESTS
from hotelier.austria.cards.objectives import OBJECTIVES
from hotelier.austria.cards.staff import STARTER_SETS
from hotelier.austria.draft import CARDS_KEPT, Draft
from hotelier.austria.effects import (
    DRAFT,
    FIRST_GUESTS,
    FIRST_ROOMS,
    MUST_PREPARE_ALL,
    NEXT_ROUND,
    SECOND_GUEST,
    a_of,
    b_of,
    effect,
    prepare,
)
from hotelier.austria.entrances.opening import offer_entrances, push_rooms_beyond
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo.leopold import LEOPOLD_SEAT
from hotelier.austria.solo.opening import deal_hand_alone, seat_leopold
from hotelier.austria.staff import draw_into_hand
from hotelier.austria.table import EDITION_2015, QUEUE_SPACES, REVISED, Table
from hotelier.austria.traces import EVERYBODY, FIRST_HAND, in_hand, trace
from hotelier.kernel.bits import bit, members, size

FIRST_ROOMS_EACH = 3


def set_up(table: Table, options: Mapping[str, str]) -> None:
    """Lay out a new game, up to the first thing somebody has to decide."""
    alone = options["players"] == "1"
    table.players = 2 if alone else int(options["players"])
    table.edition = EDITION_2015 if options["edition"] == "2015" else REVISED
    table.ask_everything = options["ask"] == "everything"
    table.more_staff = options["more-staff"] == "yes"
    table.hotels = [Hotel(seat) for seat in range(int(table.players))]
    table.first = LEOPOLD_SEAT if alone else table.below(table.players)
    table.seat = table.first
    _deal_boards(table, options["board"], alone=alone)
    table.emperor_tiles = _one_of_each_letter(table)
    a, b, c = _one_of_each_letter(table)
    table.objectives = (OBJECTIVES[a].number, OBJECTIVES[b].number, OBJECTIVES[c].number)
    table.guest_deck = ALL_GUESTS if options["promo"] == "yes" else ALL_BASE_GUESTS
    if alone:
        seat_leopold(table, options)
    if table.draws is not None:
        table.draws.expect(QUEUE_SPACES, size(table.guest_deck), 1)
    table.fill_queue()
    table.staff_deck = table.whole_staff()
    table.stack = [effect(NEXT_ROUND), effect(FIRST_ROOMS), effect(FIRST_GUESTS)]
    offer_entrances(table, options)
    if alone:
        deal_hand_alone(table)
    else:
        _deal_hands(table, options["hands"])


def _deal_boards(table: Table, side: str, *, alone: bool) -> None:
    boards = list(DAY_BOARDS)
    for hotel in table.hotels:
        # Leopold always has a night board (SOLO-SET-2).
        day = side == "day" and not (alone and hotel.seat == LEOPOLD_SEAT)
        hotel.board = boards.pop(table.below(len(boards))) if day else NIGHT


def _one_of_each_letter(table: Table) -> tuple[int, int, int]:
    """One of four A cards, one of four B, one of four C; with module 5 one of five (M5-2)."""
    piles = [tiles_of(letter, more=table.more_staff) for letter in range(len(LETTERS))]
    if table.draws is not None:
        table.draws.expect(len(piles), len(piles[0]), 0)
    a, b, c = (pile[table.below(len(pile))] for pile in piles)
    return (a, b, c)


def _deal_hands(table: Table, variant: str) -> None:
    if variant == "introductory":
        _deal_starter_sets(table)
        return
    for hotel in table.hotels:
        draw_into_hand(table, hotel, CARDS_KEPT)
    if variant == "draft":
        table.draft = Draft([hotel.hand for hotel in table.hotels], [])
        for hotel in table.hotels:
            hotel.hand = 0
            table.traces.append(trace(FIRST_HAND, EVERYBODY, in_hand(hotel.seat)))
        table.stack.append(effect(DRAFT))


def _deal_starter_sets(table: Table) -> None:
    """Turn order 1 gets set A, and so on; everybody knows what the sets hold (SET-11)."""
    for hotel in table.hotels:
        hotel.hand = STARTER_SETS[table.turn_order(hotel.seat) - 1]
        table.staff_deck &= ~hotel.hand
        table.traces += [trace(c, EVERYBODY, in_hand(hotel.seat)) for c in members(hotel.hand)]


# The draft: simultaneous picks, entered one after the other (SET-12, RUL-35).


def settle_draft(table: Table, packed: i64) -> None:
    draft = table.draft
    assert draft is not None
    kept = a_of(packed)
    table.seat = b_of(packed)
    if kept == CARDS_KEPT:
        table.stack.pop()
    else:
        add_staff(table.choices, draft.content(draft.pack_before(table.seat, kept), kept))


def choose_draft(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    draft = table.draft
    assert draft is not None
    card = card_of(choice)
    hotel.hand |= bit(card)
    table.draft = draft.with_pick(card)
    table.note(events.STAFF_KEPT, hotel.seat, card)
    seat = b_of(packed) + 1
    if seat < table.players:
        table.stack[-1] = effect(DRAFT, a_of(packed), seat)
    else:
        # The packs change hands: everybody sees new cards.
        table.reveals += 1
        table.stack[-1] = effect(DRAFT, a_of(packed) + 1, 0)


def settle_first_guests(table: Table, packed: i64) -> None:
    """The last in turn order picks first, then counter-clockwise (SET-13)."""
    taken = a_of(packed)
    if taken == table.players:
        table.stack.pop()
        return
    table.seat = (table.first + table.players - 1 - taken) % table.players
    if table.is_leopold(table.seat):
        table.stack[-1] = effect(FIRST_GUESTS, taken + 1)
        return
    for space in range(QUEUE_SPACES):
        table.choices.append(QUEUE + space)


def choose_first_guest(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    take_guest(table, hotel, choice - QUEUE, 0)
    table.stack[-1] = effect(FIRST_GUESTS, a_of(packed) + 1)
    if hotel.is_at(KAUFMAN):
        table.stack.append(effect(SECOND_GUEST, 1))


def settle_first_rooms(table: Table, packed: i64) -> None:
    """Three rooms each, in turn order (SET-14, RUL-11); up to three in 2015."""
    done = a_of(packed)
    if done == table.players:
        table.stack.pop()
        return
    table.seat = (table.first + done) % table.players
    table.stack[-1] = effect(FIRST_ROOMS, done + 1)
    if table.is_leopold(table.seat):
        return
    flags = 0 if table.edition == EDITION_2015 else MUST_PREPARE_ALL
    push_rooms_beyond(table, table.hotels[table.seat])
    table.stack.append(prepare(FIRST_ROOMS_EACH, flags=flags))
