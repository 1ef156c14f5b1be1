"""Mayenfels (L-MAYENFELS, M3-RUL-32 to 35)."""

from __future__ import annotations

from hotelier.austria import events
from hotelier.kernel.bits import size
from tests.entrances.unique import hotel, mine, refresh, set_up_with
from tests.proof import proves
from tests.rules.position import Position


def opening(hand: list[int]) -> Position:
    """Mayenfels in the set-up, with these cards in hand."""
    game = set_up_with("mayenfels", players="1", leopold_hotel="sushi")
    cards = sum(1 << card for card in hand)
    game.table.staff_deck = (game.table.staff_deck | game.me.hand) & ~cards
    game.me.hand = cards
    return refresh(game)


@proves("L-MAYENFELS-1")
def test_the_gift() -> None:
    game = set_up_with("mayenfels", players="1", leopold_hotel="sushi")
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 1}


@proves("L-MAYENFELS-2")
def test_a_card_is_drawn_and_one_may_be_played_for_less() -> None:
    game = set_up_with("mayenfels", players="1", leopold_hotel="sushi")
    assert size(game.me.hand) == 7
    assert game.may("done")
    game = opening([9, 25, 1, 2, 3, 4, 5]).do("s9")
    assert game.krones == 5
    assert game.played == {9}


@proves("L-MAYENFELS-4", "M3-RUL-32")
def test_the_card_of_the_set_up_brings_neither_krone_nor_card() -> None:
    game = opening([25, 1, 2, 3, 4, 5]).do("s25")
    assert game.krones == 4
    assert size(game.me.hand) == 5


@proves("M3-RUL-32")
def test_the_card_of_the_set_up_is_optional_and_acts_at_once() -> None:
    assert opening([36, 35, 38]).do("done").played == set()
    wine = opening([36, 1]).do("s36")
    assert wine.kitchen == {"strudel": 0, "cake": 1, "wine": 4, "coffee": 1}
    for card in (35, 38):
        game = opening([card, 1]).do(f"s{card}")
        assert game.offered("q"), "nothing to occupy and no order to complete"
    florist = opening([11, 1]).do("s11", "q4", "b1")
    assert "b2" in florist.rooms_offered
    krones = florist.krones
    assert florist.do("b2").krones == krones, "yellow rooms are free in SET-14 already"


@proves("L-MAYENFELS-3", "M3-RUL-33")
def test_a_krone_and_a_card_after_each_card_by_die_five() -> None:
    game = hotel("mayenfels", dice={5: 2}, hand=[9, 24], krones=3, staff=[1]).do("die5", "s9")
    assert game.krones == 1
    assert len(game.hand) == 2


@proves("M3-RUL-33")
def test_every_way_of_playing_counts() -> None:
    manager = hotel("mayenfels", dice={3: 1}, hand=[24], krones=5, staff=[22]).do("die3")
    while not manager.may("s24"):
        manager.do("p2" if manager.may("p2") else sorted(manager.rooms_offered)[0])
    manager.do("s24")
    assert (events.KRONES_CHANGED, 0, 1, 0) in manager.events
    offer = hotel("mayenfels", rooms="a1", cafe=[("Duke", "")], krones=0).do("in1")
    offer.do(sorted(offer.offered("s"))[0])
    assert (events.KRONES_CHANGED, 0, 1, 0) in offer.events
    tile = hotel(
        "mayenfels",
        scoring=True,
        round=7,
        emperor=10,
        tiles=("A1", "B1", "C4"),
        hand=[24],
        krones=0,
    ).do("s24")
    assert (events.KRONES_CHANGED, 0, 1, 0) in tile.events


@proves("M3-RUL-34")
def test_the_worked_example_of_two_cards_by_one_reward() -> None:
    game = hotel(
        "mayenfels",
        rooms="a1",
        cafe=[("Count", "")],
        krones=3,
        hand=[45, 36],
        staff_deck=[9, 10],
        tiles=("A1", "B2", "C1"),
    ).do("in1")
    game.do("s45")
    assert (game.krones, game.emperor) == (4, 3)
    assert len(game.hand) == 2, "one drawn"
    game.do("s36")
    assert game.krones == 4
    assert game.kitchen["wine"] == 4
    assert len(game.hand) == 2, "as large as before"


@proves("M3-RUL-34")
def test_the_drawn_card_may_be_the_second_and_the_krone_pay_for_it() -> None:
    game = hotel(
        "mayenfels",
        rooms="a1",
        cafe=[("Count", "")],
        krones=0,
        hand=[45],
        staff_deck=[24, 9],
        tiles=("A1", "B2", "C1"),
    ).do("in1", "s45")
    assert game.krones == 1
    drawn = game.hand & {24, 9}
    assert drawn
    assert (game.may("s24") or drawn == {9}) is True


@proves("M3-RUL-34")
def test_krone_and_card_come_after_what_the_card_does_when_played() -> None:
    game = hotel("mayenfels", dice={5: 6}, hand=[35], rooms="a1 b1", krones=0, staff=[1])
    game.do("die5", "s35")
    assert (events.KRONES_CHANGED, 0, 1, 0) not in game.events
    game.do("a1", "b1")
    assert (events.KRONES_CHANGED, 0, 1, 0) in game.events


@proves("M3-RUL-34")
def test_cards_on_offer_go_under_the_deck_afterwards() -> None:
    game = hotel(
        "mayenfels",
        rooms="a1",
        cafe=[("Duke", "")],
        staff_deck=[9, 24, 25, 40],
        tiles=("A1", "B2", "C1"),
    ).do("in1")
    first = sorted(game.offered("s"))[0]
    game.do(first)
    kinds = [kind for kind, *_ in game.events]
    assert kinds.count(events.STAFF_DRAWN) == 2, "three on offer, then one more"
    assert events.STAFF_UNDER_DECK not in kinds
    assert len(game.hand) == 1


@proves("M3-RUL-35")
def test_the_draw_may_be_declined_where_it_is_asked() -> None:
    game = hotel(
        "mayenfels",
        dice={5: 2},
        hand=[24],
        ask="everything",
        krones=3,
        staff=[1],
    ).do("die5", "s24")
    game.do("p1")
    assert game.krones == 4
    game.do("done")
    assert game.hand == set()


@proves("M3-RUL-35")
def test_a_draw_that_can_hurt_is_asked_about() -> None:
    game = hotel("mayenfels", dice={5: 2}, hand=[24], tiles=("A3", "B1", "C1"), staff=[1])
    game.do("die5", "s24")
    assert game.may("done")
    assert game.do("done").hand == set()


@proves("M3-RUL-35")
def test_an_empty_deck_leaves_the_krone_and_krones_stop_at_twenty() -> None:
    game = hotel("mayenfels", dice={5: 6}, hand=[24], staff_deck=[], krones=20, staff=[1])
    game.do("die5", "s24")
    assert game.krones == 20
    assert game.hand == set()
    assert mine(game).which == 4
