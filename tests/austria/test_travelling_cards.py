"""Where cards may be that were seen once and travel face down."""

from __future__ import annotations

import pytest

from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.staff import draw_cards, draw_into_hand
from hotelier.austria.traces import ON_OFFER, cleared, in_hand, knowers_of
from hotelier.kernel.bits import bit, members, union
from hotelier.kernel.chance import Chance

PLAYERS = 3
MOVES = 25
GAMES = 60


def nearly_without_deck(hands: str, seed: int) -> Austria:
    """A game in which cards under the deck are soon drawn again."""
    options = AUSTRIA.settle({"players": str(PLAYERS), "hands": hands})
    table = AUSTRIA.deal(options, seed)
    while table.draft is not None and len(table.draft.picks) < 6 * PLAYERS:
        table.apply(table.choices[0])
    out = union(members(table.staff_deck)[1:])
    table.staff_deck &= ~out
    table.staff_gone |= out
    return table


def picked(cards: int, chance: Chance) -> int:
    held = members(cards)
    return held[chance.below(len(held))]


def put_back(table: Austria, seat: int, card: int) -> None:
    hotel = table.hotels[seat]
    table.put_under_deck(hotel, card, in_hand(seat))
    hotel.hand ^= bit(card)


def look_through(table: Austria, seat: int, chance: Chance) -> None:
    """An offer nobody plays from."""
    offer = draw_cards(table, table.hotels[seat], 3, ON_OFFER)
    while offer:
        card = picked(offer, chance)
        table.put_under_deck(table.hotels[seat], card, ON_OFFER)
        offer ^= bit(card)
    table.traces = cleared(table.traces, ON_OFFER)


def move(worlds: list[Austria], mover: int, eyes: int, chance: Chance) -> None:
    """Something one seat does; the seat whose eyes count does the same in both worlds."""
    kind = chance.below(4)
    hands = [int(world.hotels[mover].hand) for world in worlds]
    if kind == 0 and hands[0]:
        cards = [picked(hand, chance) for hand in hands]
        for world, card in zip(worlds, cards if mover != eyes else cards[:1] * 2, strict=True):
            put_back(world, mover, card)
    elif kind == 1:
        for world in worlds:
            draw_into_hand(world, world.hotels[mover], 1)
    elif kind == 2 and mover != eyes:
        for world in worlds:
            look_through(world, mover, chance)
    elif kind == 3 and hands[0] & hands[1]:
        card = picked(hands[0] & hands[1], chance)
        for world in worlds:
            world.hotels[mover].hand ^= bit(card)
            world.hotels[mover].played |= bit(card)


@pytest.mark.parametrize("hands", ["introductory", "standard", "draft"])
def test_a_seat_supposes_the_same_wherever_the_cards_truly_went(hands: str) -> None:
    """Two worlds go on side by side, as long as the seat sees the same of both."""
    compared = traced = 0
    for seed in range(GAMES):
        chance = Chance(seed)
        eyes = seed % PLAYERS
        truth = nearly_without_deck(hands, seed)
        worlds = [truth, AUSTRIA.imagine(truth, eyes, seed)]
        for world in worlds:
            world.generator, world.over = 1, True  # nobody is asked meanwhile
        for _ in range(MOVES):
            move(worlds, int(chance.below(PLAYERS)), eyes, chance)
            if AUSTRIA.view(worlds[0], eyes) != AUSTRIA.view(worlds[1], eyes):
                break
            dreams = [AUSTRIA.imagine(world, eyes, compared) for world in worlds]
            assert dreams[0].key() == dreams[1].key()
            compared += 1
            traced += any(knowers_of(entry) == bit(eyes) for entry in truth.traces)
    assert compared > 300
    assert traced > 30


def test_who_put_a_card_under_the_deck_knows_who_drew_it_again() -> None:
    table = nearly_without_deck("standard", seed=3)
    draw_into_hand(table, table.hotels[0], 1)
    card = members(table.hotels[0].hand)[2]
    put_back(table, 0, card)
    draw_into_hand(table, table.hotels[1], 1)
    assert table.hotels[1].hand >> card & 1
    with_1 = [AUSTRIA.imagine(table, 0, dream).hotels[1].hand >> card & 1 for dream in range(50)]
    assert all(with_1)
    for_2 = [AUSTRIA.imagine(table, 2, dream).hotels[1].hand >> card & 1 for dream in range(50)]
    assert not all(for_2)


def test_a_card_known_in_a_hand_may_be_the_one_that_went_under_the_deck() -> None:
    table = nearly_without_deck("introductory", seed=3)
    known = int(table.hotels[1].hand)
    put_back(table, 1, members(known)[0])
    dreams = [AUSTRIA.imagine(table, 0, dream) for dream in range(100)]
    assert all(dream.hotels[1].hand & ~known == 0 for dream in dreams)
    assert len({int(dream.hotels[1].hand) for dream in dreams}) == len(members(known))
