"""Staff: playing cards from hand or from an offer, drawing, and giving cards back (STAFF)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import DONE, add_staff, card_of
from hotelier.austria.cards.staff import (
    COSTING_UP_TO,
    END_STAFF,
    HIGHEST_COST,
    ONCE_STAFF,
    PLAY_EFFECT,
    PRICED_STAFF,
    STAFF_COST,
    USE_POINTS,
)
from hotelier.austria.effects import BOTTOM, OFFERED, PLAY, RETURN_CARDS, a_of, b_of, effect
from hotelier.austria.entrances.mayenfels import card_played
from hotelier.austria.hotel import Hotel
from hotelier.austria.prices import pay_price
from hotelier.austria.table import EDITION_2015, Table
from hotelier.austria.traces import ON_OFFER, cleared, in_hand
from hotelier.kernel.bits import bit, size

CARDS_ON_OFFER = 3


def affordable(table: Table, hotel: Hotel, cards: i64, discount: i64) -> i64:
    """Those of these cards that the player can pay for."""
    budget = hotel.krones + discount
    if budget >= HIGHEST_COST:
        return cards
    return cards & COSTING_UP_TO[table.edition][budget]


def staff_cost(table: Table, card: i64, discount: i64) -> i64:
    cost: i64 = STAFF_COST[table.edition][card]
    return cost - discount if cost > discount else 0


def play_card(table: Table, hotel: Hotel, card: i64, discount: i64) -> None:
    """Pay for a card and put it on display; a "once" card acts now (STAFF-1)."""
    cost = staff_cost(table, card, discount)
    table.note(events.STAFF_PLAYED, hotel.seat, card, cost)
    table.pay(hotel, cost)
    hotel.played |= bit(card)
    if hotel.entrance is not None:
        card_played(table, hotel)
    if bit(card) & ONCE_STAFF:
        table.stack.append(PLAY_EFFECT[card])


def settle_play(table: Table, hotel: Hotel, packed: i64) -> None:
    cards = affordable(table, hotel, hotel.hand, b_of(packed))
    if cards == 0:
        table.stack.pop()
        return
    add_staff(table.choices, cards)
    table.choices.append(DONE)


def choose_play(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    if choice != DONE:
        card = card_of(choice)
        hotel.hand ^= bit(card)
        more = a_of(packed)
        if more:
            table.stack.append(effect(PLAY, more - 1, b_of(packed)))
        play_card(table, hotel, card, b_of(packed))


def use_card(table: Table, hotel: Hotel, card: i64) -> None:
    """A once-per-round card (ADD-3); those of module 5 have a price (M5-7)."""
    hotel.used |= bit(card)
    table.note(events.STAFF_USED, hotel.seat, card)
    if PRICED_STAFF & bit(card):
        pay_price(table, hotel, card)
        table.score(hotel, USE_POINTS[card], events.FROM_STAFF)
    table.stack.append(PLAY_EFFECT[card])


# Drawing.


def draw_cards(table: Table, hotel: Hotel, how_many: i64, place: i64) -> i64:
    """The next cards of the deck as a set, for a hand or an offer; fewer if it runs out (RUL-6)."""
    drawn: i64 = 0
    count: i64 = 0
    if table.draws is not None:
        cards: i64 = size(table.staff_deck)
        table.draws.expect(min(how_many, cards), cards, 1)
    for _ in range(how_many):
        card = table.draw_staff(hotel, place)
        if card < 0:
            break
        drawn |= bit(card)
        count += 1
    if count:
        table.note(events.STAFF_DRAWN, hotel.seat, drawn, count)
    return drawn


def draw_into_hand(table: Table, hotel: Hotel, how_many: i64) -> None:
    hotel.hand |= draw_cards(table, hotel, how_many, in_hand(hotel.seat))


# Three cards on offer: play one of them or none, the rest goes under the deck (GUEST-2).


def settle_offer(table: Table, hotel: Hotel, packed: i64) -> None:
    table.offer = draw_cards(table, hotel, CARDS_ON_OFFER, ON_OFFER)
    table.stack[-1] = effect(OFFERED, 0, b_of(packed))


def settle_offered(table: Table, hotel: Hotel, packed: i64) -> None:
    cards = affordable(table, hotel, table.offer, b_of(packed))
    if cards == 0:
        table.stack[-1] = effect(BOTTOM)
        return
    add_staff(table.choices, cards)
    table.choices.append(DONE)


def choose_offered(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack[-1] = effect(BOTTOM)
    if choice != DONE:
        card = card_of(choice)
        table.offer ^= bit(card)
        play_card(table, hotel, card, b_of(packed))


def settle_bottom(table: Table) -> None:
    if table.offer == 0:
        table.stack.pop()
        if table.traces:
            table.traces = cleared(table.traces, ON_OFFER)
    else:
        add_staff(table.choices, table.offer)


def choose_bottom(table: Table, hotel: Hotel, choice: i64) -> None:
    card = card_of(choice)
    table.offer ^= bit(card)
    table.put_under_deck(hotel, card, ON_OFFER)


# What the Emperor takes.


def settle_return_cards(table: Table, hotel: Hotel) -> None:
    add_staff(table.choices, hotel.hand)


def choose_return_cards(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    card = card_of(choice)
    table.put_under_deck(hotel, card, in_hand(hotel.seat))
    hotel.hand ^= bit(card)
    left = a_of(packed) - 1
    if left:
        table.stack.append(effect(RETURN_CARDS, left))


def end_staff_at_risk(table: Table, hotel: Hotel) -> i64:
    """The end cards that C4 can take: played ones, in 2015 those in hand."""
    return (hotel.hand if table.edition == EDITION_2015 else hotel.played) & END_STAFF


def settle_discard_end_staff(table: Table, hotel: Hotel) -> None:
    cards = end_staff_at_risk(table, hotel)
    if cards:
        add_staff(table.choices, cards)
    else:
        table.stack.pop()


def choose_discard_end_staff(table: Table, hotel: Hotel, choice: i64) -> None:
    table.stack.pop()
    card = bit(card_of(choice))
    hotel.hand &= ~card
    hotel.played &= ~card
    table.staff_gone |= card
    table.note(events.STAFF_DISCARDED, hotel.seat, card_of(choice))
