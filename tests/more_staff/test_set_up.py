"""The module in the box: decks, hands, objectives and tiles (M5)."""

from __future__ import annotations

import pytest

from hotelier.austria.cards.emperor_tiles import TILES
from hotelier.austria.cards.staff import (
    END_STAFF,
    ONCE_STAFF,
    ROUNDLY_STAFF,
    STARTER_SETS,
    TRIGGER_STAFF,
)
from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import size
from tests.more_staff import PRICED, TRIGGERS, staff_offered, table
from tests.proof import proves
from tests.rules.position import printed, staff_set

WHOLE_STAFF = {*range(1, 49), *range(166, 180)}
SEEDS = range(60)


def dealt(seed: int, **options: str) -> Austria:
    return AUSTRIA.deal(AUSTRIA.settle({"players": "3", "more-staff": "yes", **options}), seed)


@proves("M5-1")
def test_fourteen_cards_are_shuffled_in() -> None:
    game = dealt(1)
    hands = [printed(hotel.hand) for hotel in game.hotels]
    deck = printed(game.staff_deck)
    assert len(deck) == 62 - 3 * 6
    assert deck.union(*hands) == WHOLE_STAFF
    without = dealt(1, **{"more-staff": "no"})
    assert printed(without.staff_deck).union(*(printed(h.hand) for h in without.hotels)) == set(
        range(1, 49)
    )


@proves("M5-2")
def test_each_letter_has_five_objectives_of_which_one_is_laid_out() -> None:
    laid_out = [dealt(seed).objectives for seed in SEEDS]
    first, second, third = (set(column) for column in zip(*laid_out, strict=True))
    assert first == {105, 106, 107, 108, 180}
    assert second == {109, 110, 111, 112, 181}
    assert third == {113, 114, 115, 116, 182}


@proves("M5-3")
def test_each_letter_has_five_tiles_of_which_one_is_laid_out() -> None:
    laid_out = [dealt(seed).emperor_tiles for seed in SEEDS]
    for letter, column in zip("ABC", zip(*laid_out, strict=True), strict=True):
        assert {TILES[tile].name for tile in column} == {f"{letter}{n}" for n in range(1, 6)}


@proves("M5-4", "M5-RUL-27")
def test_hands_and_packs_come_from_the_larger_deck_in_the_same_numbers() -> None:
    for hands in ("standard", "draft"):
        seen: set[int] = set()
        for seed in range(30):
            game = dealt(seed, hands=hands)
            packs = game.draft.packs if game.draft else [hotel.hand for hotel in game.hotels]
            assert [size(pack) for pack in packs] == [6, 6, 6]
            seen |= set().union(*map(printed, packs))
        assert seen == WHOLE_STAFF


@proves("M5-4", "M5-RUL-27")
def test_starter_sets_stay_as_they_are() -> None:
    game = dealt(3, hands="introductory")
    assert {hotel.hand for hotel in game.hotels} <= set(STARTER_SETS)
    assert all(printed(starter) <= set(range(1, 49)) for starter in STARTER_SETS)
    assert printed(game.staff_deck) >= {*TRIGGERS, *PRICED}


@proves("M5-4")
def test_a_lone_player_draws_ten_of_the_larger_deck() -> None:
    seen: set[int] = set()
    for seed in range(80):
        game = dealt(seed, players="1")
        assert size(game.hotels[0].hand) == 10
        seen |= printed(game.hotels[0].hand)
    assert seen == WHOLE_STAFF


@proves("M5-5")
def test_none_of_the_cards_is_for_the_end_of_the_game() -> None:
    more = staff_set([*TRIGGERS, *PRICED])
    assert more & END_STAFF == more & ONCE_STAFF == 0
    assert size(END_STAFF) == 13
    for seed in range(20):
        leopold = dealt(seed, players="1").leopold
        assert leopold is not None
        assert size(leopold.private_deck) == 5
        assert leopold.private_deck & ~END_STAFF == 0


@proves("M5-6", "M5-7")
def test_eight_cards_have_triggers_and_six_have_prices() -> None:
    assert printed(TRIGGER_STAFF) == set(TRIGGERS)
    assert printed(ROUNDLY_STAFF) == {1, 2, 3, 4, *PRICED}


@proves("M5-6")
def test_a_trigger_card_works_once_in_the_game() -> None:
    game = table(staff=[172], dice={2: 4}, others={1: {"turns": 2}}, round=1)
    game.do("die2", "x0", "s172")
    assert game.emperor == 5
    assert game.face_down == {172}
    game.do("die2", "x0")
    assert staff_offered(game) == set()
    game.do("end") if game.may("end") else None
    assert game.table.round == 2
    assert game.face_down == {172}


@proves("M5-6", "M5-RUL-27")
@pytest.mark.parametrize("card", TRIGGERS)
def test_a_trigger_card_does_nothing_when_played(card: int) -> None:
    game = table(hand=[card, 9], dice={5: 6}, others={1: {"turns": 2}}, cafe=["Duke"], kitchen="s")
    before = (game.points, game.emperor, game.occupied, game.waits_for(1), game.kitchen)
    game.do("die5", f"s{card}")
    assert (game.points, game.emperor, game.occupied, game.waits_for(1), game.kitchen) == before
    assert game.played == {card}
    assert not game.face_down


@proves("M5-7")
@pytest.mark.parametrize(
    ("card", "price", "other"),
    [(170, "k", "scw"), (171, "c", "swk"), (173, "ss", "scwk"), (176, "ww", "sckkw")],
)
def test_a_price_is_paid_exactly_or_not_at_all(card: int, price: str, other: str) -> None:
    assert staff_offered(table(staff=[card], kitchen=other)) == set()
    assert table(staff=[card], kitchen=other).reason(f"s{card}") == "M5-7"
    game = table(staff=[card], kitchen=price, rooms="a1", krones=0)
    game.do(f"s{card}")
    while game.may("done"):
        game.do("done")
    assert set(game.kitchen.values()) == {0}
    assert f"s{card}" not in game.words, "once per round"
