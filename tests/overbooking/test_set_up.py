"""Setting the table (OB-SET)."""

from __future__ import annotations

import pytest

from hotelier.kernel.bits import members, size
from hotelier.kernel.errors import OptionError
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.cards import (
    ALL_GUESTS,
    BEDS_OF,
    COINS_OF,
    DOOR_CLOSED,
    FAMILIES,
    GUEST_KINDS,
    GUESTS,
    HOTEL_CARDS,
    HOTEL_SIDES,
    POINT_TOKENS,
    RULE_OF,
)
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.views import guest_view
from tests.overbooking.positions import position
from tests.proof import proves

SEEDS = range(60)


def dealt(seed: int, **options: str) -> OverbookingState:
    return OVERBOOKING.deal(OVERBOOKING.settle(options), seed)


@proves("OB-SET-1")
def test_a_deck_has_six_kinds_in_each_of_four_families() -> None:
    printed = {(guest_view(g)["family"], guest_view(g)["kind"]) for g in range(GUESTS)}
    assert GUESTS == 24
    assert printed == {(family.name, kind.name) for family in FAMILIES for kind in GUEST_KINDS}
    for deck, hand in zip(dealt(1).decks, dealt(1).hands, strict=True):
        assert deck | hand == ALL_GUESTS


@proves("OB-SET-1")
def test_the_number_of_a_guest_is_the_beds_it_needs() -> None:
    assert [guest_view(g)["beds"] for g in range(6)] == [1, 2, 3, 4, 5, 6]
    kinds = ["monk", "merchants", "maids", "noblewomen", "soldiers", "workers"]
    assert [guest_view(g)["kind"] for g in range(6)] == kinds
    assert BEDS_OF == [1, 2, 3, 4, 5, 6] * 4


@proves("OB-SET-1", "OB-END-1")
def test_small_groups_never_bring_less_than_large_ones() -> None:
    coins = COINS_OF[:6]
    assert coins == sorted(coins, reverse=True)
    assert max(coins) == 3


@proves("OB-SET-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_hotels_as_players_each_another_card(players: int) -> None:
    assert len(HOTEL_CARDS) == 8
    for seed in SEEDS:
        hotels = dealt(seed, players=str(players)).hotels
        assert len(hotels) == players
        assert len({s // 2 for s in hotels}) == players


@proves("OB-SET-2")
def test_any_hotel_side_can_open() -> None:
    opened = {s for seed in SEEDS for s in dealt(seed, players="4").hotels}
    assert opened == set(range(len(HOTEL_SIDES)))


@proves("OB-SET-2", "OB-HOTEL-6")
def test_every_open_back_door_gets_a_token() -> None:
    for seed in SEEDS:
        state = dealt(seed, players="4")
        open_doors = [h for h, s in enumerate(state.hotels) if RULE_OF[s] != DOOR_CLOSED]
        assert members(state.door_tokens) == open_doors


@proves("OB-SET-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_nine_of_the_own_cards(players: int) -> None:
    state = dealt(3, players=str(players))
    assert [size(hand) for hand in state.hands] == [9] * players
    assert [size(deck) for deck in state.decks] == [15] * players


@proves("OB-SET-3")
def test_decks_are_shuffled() -> None:
    drawn = [0] * GUESTS
    for seed in range(400):
        for guest in members(dealt(seed).hands[0]):
            drawn[guest] += 1
    assert sum(drawn) == 400 * 9
    assert min(drawn) > 100
    assert max(drawn) < 200


@proves("OB-SET-4")
@pytest.mark.parametrize(("scoring", "bonus"), [("beginners", 4), ("experts", 5), ("none", 0)])
def test_the_table_chooses_how_crests_score(scoring: str, bonus: int) -> None:
    five_birds = "bird1 bird2 bird3 bird4 bird5"
    table = position(scoring=scoring, booked=[five_birds])
    assert table.state.scores()[0] == sum(COINS_OF[:5]) + bonus
    assert dealt(1, scoring=scoring).scoring == table.state.scoring


@proves("OB-SET-4")
def test_unknown_scoring_is_refused() -> None:
    with pytest.raises(OptionError):
        OVERBOOKING.settle({"scoring": "royal"})


@proves("OB-SET-5", "OB-RUL-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_picks_the_first_player_who_plays_first(players: int) -> None:
    first = set()
    for seed in SEEDS:
        state = dealt(seed, players=str(players))
        assert state.seat == state.first
        first.add(int(state.first))
    assert first == set(range(players))


@proves("OB-NEXT-1")
def test_there_are_twenty_tokens() -> None:
    assert POINT_TOKENS.value == 20
    state = dealt(1, players="4")
    view = OVERBOOKING.view(state, None)
    assert view["tokens_in_supply"] == 20 - size(state.door_tokens)
