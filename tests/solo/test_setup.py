"""Setting the table for one (SOLO-SET, SOLO-HOTEL-1)."""

from __future__ import annotations

import pytest

from hotelier import Game, OptionError, game_named
from hotelier.austria import events
from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.traces import in_hand
from hotelier.kernel.bits import members, size
from tests.proof import proves
from tests.solo.alone import HIM, dealt, opened

SEEDS = range(30)


@proves("SOLO-SET-1")
def test_a_table_for_two_where_he_opens_the_game() -> None:
    for seed in SEEDS:
        game = opened(seed)
        assert len(game.table.hotels) == 2
        assert sum(game.dice.values()) == 9, "ten dice, and he has taken the first"
        assert game.him.turns == 1
        assert game.table.turn_order(HIM) == 1
        assert game.table.turn_order(0) == 2
        assert game.seat == 0


@proves("SOLO-SET-1")
def test_his_tile_has_1_and_4() -> None:
    game = opened()
    while game.table.round == 1:
        endings = [word for word in ("end", "done") if game.may(word)]
        game.do(*endings[:1] or sorted(game.offered("die") or game.words)[:1])
    turns = [event[1] for event in game.events if event[0] == events.TURN_BEGAN]
    assert turns[:4] == [HIM, 0, 0, HIM]


@proves("SOLO-SET-2")
@pytest.mark.parametrize("board", ["night", "day"])
def test_he_has_a_night_board_whatever_yours_is(board: str) -> None:
    views = [AUSTRIA.view(dealt(seed, board=board).table, 0)["hotels"] for seed in SEEDS]
    assert {hotels[HIM]["board"] for hotels in views} == {"night"}
    mine = {hotels[0]["board"] for hotels in views}
    assert mine == ({"night"} if board == "night" else {"day-1", "day-2", "day-3", "day-4"})


@proves("SOLO-SET-3")
@pytest.mark.parametrize(("opponent", "first"), [("leopold", 193), ("elisabeth", 213)])
def test_twenty_cards_of_which_any_may_be_the_first(opponent: str, first: int) -> None:
    assert AUSTRIA.view(dealt(opponent=opponent).table, 0)["leopold"]["cards_left"] == 20
    turned = {
        AUSTRIA.view(opened(seed, opponent=opponent).table, 0)["leopold"]["card"]["number"]
        for seed in range(60)
    }
    assert turned <= set(range(first, first + 20))
    assert len(turned) > 12


@proves("SOLO-SET-4", "SOLO-SET-7")
def test_he_starts_with_nothing() -> None:
    game = dealt()
    assert game.him.krones == game.him.kitchen == game.him.cafe == 0
    assert game.him.tiles == game.him.hand == game.him.played == 0


@proves("SOLO-SET-5")
def test_his_private_deck_are_five_end_cards() -> None:
    decks = [dealt(seed).leopold.private_deck for seed in range(60)]
    assert all(size(deck) == 5 and deck & ~END_STAFF == 0 for deck in decks)
    seen = 0
    for deck in decks:
        seen |= deck
    assert seen == END_STAFF, "any end card may be among them"


@proves("SOLO-SET-5", "SOLO-SET-6")
def test_the_rest_of_the_end_cards_is_in_the_deck() -> None:
    for seed in SEEDS:
        game = dealt(seed)
        everything = game.table.staff_deck | game.me.hand | game.leopold.private_deck
        assert everything & END_STAFF == END_STAFF
        assert size(game.me.hand) == 10
        assert size(game.table.staff_deck) == 48 - 5 - 10


@proves("SOLO-SET-6", "SOLO-RUL-16")
def test_ten_cards_of_which_four_go_under_the_deck_in_your_order() -> None:
    game = dealt()
    drawn = members(game.me.hand)
    assert game.reason("q1") == game.reason("s1" if 1 not in drawn else "s2") == "SOLO-SET-6"
    back = [drawn[7], drawn[0], drawn[9], drawn[4]]
    game.do(*(f"s{card}" for card in back))
    assert game.hand == set(drawn) - set(back)
    own = AUSTRIA.view(game.table, 0)["own"]
    assert [entry["card"] for entry in own["put_under_deck"]] == back
    game.table.staff_deck = 0
    assert game.table.draw_staff(game.me, in_hand(0)) == back[0]


@proves("SOLO-SET-7")
def test_only_you_take_a_guest_and_prepare_three_rooms() -> None:
    game = dealt()
    game.do(*(f"s{card}" for card in members(game.me.hand)[:4]))
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
    game.do("q1")
    assert game.tiles == {"a1"}, "the first room is forced"
    game.do("b1", "c1")
    assert game.table.round == 1
    assert game.krones == 10


@proves("SOLO-HOTEL-1")
@pytest.mark.parametrize("hotel", ["hautel-couture", "nine-stars", "sushi", "toll-bridge"])
def test_seven_krones_against_a_special_hotel(hotel: str) -> None:
    assert dealt(leopold_hotel=hotel).krones == 7
    assert dealt().krones == 10


def test_a_random_hotel_is_one_of_the_four() -> None:
    views = [AUSTRIA.view(dealt(s, leopold_hotel="random").table, 0)["leopold"] for s in SEEDS]
    assert {view["special_hotel"] for view in views} == {
        "hautel-couture",
        "nine-stars",
        "sushi",
        "toll-bridge",
    }


@proves("SOLO-RUL-6")
@pytest.mark.parametrize("hands", ["introductory", "draft"])
def test_no_draft_and_no_starter_sets_alone(hands: str) -> None:
    with pytest.raises(OptionError, match="hands is only for tables of 2, 3, 4, not of 1"):
        Game(game_named("austria"), {"players": "1", "hands": hands})


@pytest.mark.parametrize(
    ("option", "value"),
    [("difficulty", "hard"), ("leopold-hotel", "sushi"), ("opponent", "elisabeth")],
)
def test_solo_options_are_for_one_player(option: str, value: str) -> None:
    with pytest.raises(OptionError, match=f"{option} is only for tables of 1, not of 3"):
        Game(game_named("austria"), {"players": "3", option: value})


def test_the_opponent_has_a_name() -> None:
    options = {"players": "1", "opponent": "elisabeth"}
    assert Game(game_named("austria"), options).names == {1: "Elisabeth"}
    assert Game(game_named("austria"), {"players": "2"}).names == {}
