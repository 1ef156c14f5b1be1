"""Serving, calling on staff, moving in, and the order of rewards (ADD, RUL-4, 5, 25)."""

from __future__ import annotations

import random

import pytest

from hotelier.austria import events
from hotelier.austria.hotel import TABLES, Hotel
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, endings, guest_index, position


def krones_of(hotel: Hotel) -> int:
    return int(hotel.krones)


# Serving.


@proves("ADD-1")
def test_one_krone_carries_three_items_to_different_guests() -> None:
    game = position(kitchen="ssskw", cafe=["Duke", "Composer"], krones=5)
    game.do("strudel>1", "wine>2", "coffee>1")
    assert game.krones == 4
    assert game.kitchen == {"strudel": 2, "cake": 0, "wine": 0, "coffee": 0}
    assert game.waits_for(1) == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 1}
    assert game.waits_for(2) == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}


@proves("ADD-1")
def test_a_fourth_item_costs_another_krone() -> None:
    game = position(kitchen="sskk", cafe=["Duke"], krones=5)
    game.do("strudel>1", "strudel>1", "coffee>1")
    assert game.may("die1"), "the serving has ended by itself"
    assert game.krones == 4
    assert game.do("coffee>1").krones == 3


@proves("ADD-1")
def test_a_serving_may_be_closed_early_and_the_next_one_costs_again() -> None:
    game = position(kitchen="sskk", cafe=["Duke"], krones=5).do("strudel>1", "done")
    assert game.kitchen["strudel"] == 1
    assert game.do("strudel>1").krones == 3


@proves("ADD-1")
def test_without_a_krone_nothing_is_served() -> None:
    assert position(kitchen="s", cafe=["Duke"], krones=0).offered("strudel") == set()
    assert position(kitchen="s", cafe=["Duke"], krones=1).offered("strudel") == {"strudel>1"}


@proves("ADD-1")
def test_an_item_goes_only_where_an_order_still_asks_for_it() -> None:
    game = position(kitchen="scwk", cafe=[("Duke", "k"), "Composer", ("Major", "")])
    puts = {word for word in game.words if ">" in word}
    assert puts == {"coffee>1", "wine>2"}
    game.do("coffee>1", "wine>2")
    assert not {word for word in game.words if ">" in word}
    assert game.krones == 9


@proves("ADD-1")
def test_what_has_been_served_stays_with_the_guest() -> None:
    game = position(kitchen="s", cafe=["Duke", "M. Polo"]).do("strudel>1")
    assert game.kitchen["strudel"] == 0
    assert not {word for word in game.words if ">" in word}, "it moves neither on nor back"
    assert game.waits_for(1)["strudel"] == 1
    assert game.waits_for(2)["strudel"] == 3


# Calling on staff.


@proves("ADD-3")
def test_a_once_per_round_card_answers_once_in_a_round() -> None:
    game = position(staff=[1, 2], dice={4: 5}, others={1: {"turns": 2}}, krones=0, show_forced=True)
    game.do("s1")
    assert game.kitchen["strudel"] == 1
    assert game.offered("s") == {"s2"}, "every card answers for itself"
    game.do("die4", "x0", "end")
    assert (game.seat, int(game.table.round)) == (0, 1)
    assert game.offered("s") == {"s2"}, "not in the second turn of the round either"
    game.do("s2", "die4", "x0")
    assert game.offered("s") == set()
    game.do("end", "pass")
    assert (game.seat, int(game.table.round)) == (0, 2)
    assert game.offered("s") == {"s1", "s2"}, "a new round"


@proves("ADD-3")
def test_only_cards_on_the_own_display_can_be_called_on() -> None:
    game = position(hand=[1], staff=[3], used=[3], others={1: {"staff": [2, 4]}})
    assert game.offered("s") - {word for word in game.words if ">" in word} == set()


# Moving in.


@proves("ADD-4")
@pytest.mark.parametrize(
    ("guest", "rooms"),
    [
        pytest.param("Knight of the Empire", {"a1", "e1"}, id="blue"),
        pytest.param("Apothecary", {"c1", "d1"}, id="red"),
        pytest.param("Composer", {"b1", "b2"}, id="yellow"),
        pytest.param("Mr. Horsa", {"a1", "e1", "c1", "d1", "b1", "b2"}, id="green"),
    ],
)
def test_guests_move_into_vacant_rooms_of_their_colour(guest: str, rooms: set[str]) -> None:
    game = position(rooms="a1 b1 c1 d1 e1 b2", occupied="a2 c2 a3", cafe=[(guest, "")])
    assert game.do("in1").rooms_offered == rooms


@proves("ADD-4")
def test_moving_in_turns_the_room_clears_the_table_and_pays() -> None:
    game = position(
        rooms="b1 c1", cafe=["Duke", ("Major", ""), "Earl"], kitchen="ck", krones=4, points=7
    )
    game.do("in2")
    assert game.occupied == {"c1"}
    assert game.tiles == {"b1", "c1"}
    assert game.cafe == ["Duke", None, "Earl"]
    assert members(game.table.guest_discards) == [guest_index("Major")]
    assert game.points == 7 + 3
    assert game.krones == 4 + 3
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 1}, (
        "served items are gone"
    )


@proves("ADD-4")
def test_a_guest_still_waiting_for_something_does_not_move_in() -> None:
    game = position(rooms="a1 c1", cafe=[("Major", "c"), ("Earl", "")], kitchen="c")
    assert game.offered("in") == {"in2"}
    assert game.do("cake>1").offered("in") == {"in1", "in2"}


@proves("ADD-4")
def test_guests_can_move_in_before_between_and_after_the_two_steps() -> None:
    game = position(
        rooms="a1 c1 d1",
        cafe=[("Knight of the Empire", ""), ("Apothecary", ""), ("Privy Councillor", "")],
        queue=(92, 93, 51, 91, 98),
        dice={4: 1},
        show_forced=True,
    )
    game.do("in1", "a1", "q5", "in2", "c1", "die4", "x0", "in3", "d1")
    assert game.occupied == {"a1", "c1", "d1"}
    assert game.cafe == ["M. Polo", None, None]


@proves("ADD-5")
def test_the_guest_leaves_the_table_before_the_reward_brings_another() -> None:
    game = position(rooms="a1", cafe=["Duke", ("Dame", ""), "Earl"], krones=0, show_forced=True)
    assert not game.offered("q"), "the café is full"
    game.do("in2", "a1")
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
    game.do("q1")
    assert game.cafe == ["Duke", "Knight of the Empire", "Earl"]
    assert game.krones == 0


@proves("ADD-6")
def test_a_reward_may_be_taken_whole_in_part_or_not_at_all() -> None:
    game = position(rooms="b1", cafe=[("Tailor", "")], krones=5, ask="everything")
    game.do("in1")
    taken = endings(game, lambda hotel: (int(hotel.krones), int(hotel.kitchen)))
    one_strudel = 1
    assert taken == {(5, 0), (7, 0), (5, one_strudel), (7, one_strudel)}


@proves("ADD-6")
@pytest.mark.parametrize(
    ("guest", "room"),
    [("Dame", "a1"), ("Duchess", "a1"), ("Sculptor", "b1"), ("Prince", "a1"), ("Duke", "a1")],
)
def test_a_reward_that_asks_something_can_be_refused(guest: str, room: str) -> None:
    game = position(rooms="a1 b1 c1", cafe=[(guest, "")], hand=[12], ask="useful")
    game.do("in1", "done")
    while game.offered("s"):
        game.do(min(game.offered("s")))
    assert game.may("die1")
    assert game.occupied == {room}
    assert game.tiles == {"a1", "b1", "c1"}
    assert game.played == set()
    assert game.cafe == [None, None, None]


@proves("ADD-7")
def test_a_guest_without_a_fitting_vacant_room_remains_seated() -> None:
    game = position(
        rooms="a1 c1", occupied="b1", cafe=[("Composer", "")], dice={3: 1}, show_forced=True
    )
    assert game.offered("in") == set()
    game.do("die3", "b2")
    assert game.cafe == ["Composer", None, None]
    assert game.offered("in") == {"in1"}, "now there is a yellow room"


@proves("ADD-9")
def test_guests_leave_the_cafe_only_by_moving_in() -> None:
    """Random games: whoever is gone from a table has just moved in, and nobody else."""
    for seed in range(4):
        table = AUSTRIA.deal(AUSTRIA.settle({"players": "3"}), seed)
        chance = random.Random(seed)
        seated: list[set[int]] = [set() for _ in table.hotels]
        moved_in = 0
        while not table.over:
            table.events = []
            table.apply(chance.choice(table.choices))
            for seat, hotel in enumerate(table.hotels):
                gone = {g for k, s, g, _ in table.events if (k, s) == (events.MOVED_IN, seat)}
                now = {int(hotel.guest_at(place)) for place in range(TABLES)} - {-1}
                assert seated[seat] - now == gone & seated[seat]
                moved_in += len(gone)
                seated[seat] = now
        assert moved_in > 0


@proves("ADD-9")
def test_not_even_the_emperor_sends_a_guest_away() -> None:
    game = position(
        scoring=True,
        first=1,
        tiles=("B1", "B1", "C1"),
        rooms="a1",
        cafe=["Duke", ("Major", ""), ("Earl", "c")],
        others={1: {"emperor": 4}},
    )
    assert game.cafe == ["Duke", "Major", "Earl"]
    assert game.waits_for(2) == {"strudel": 2, "cake": 1, "wine": 0, "coffee": 0}
    assert not game.offered("q"), "no table is free"


# The order of what a moving in brings.


@proves("RUL-4")
def test_the_parts_of_a_reward_come_in_the_order_the_player_likes() -> None:
    def table() -> Position:
        return position(
            rooms="a1 d1", krones=1, hand=[12], cafe=[("Landgrave", "")], show_forced=True
        ).do("in1", "a1")

    hired_or_built = endings(table(), lambda hotel: (int(hotel.played) > 0, int(hotel.tiles) >> 8))
    assert hired_or_built == {(False, 0), (True, 0), (False, 1)}, "a krone is enough for one"
    before_building = table().do("p1")
    assert before_building.offered("s") == {"s12"}
    before_hiring = table().do("p2")
    assert before_hiring.rooms_offered == {"b1", "a2", "c1", "e1", "d2"}


@proves("RUL-4")
def test_near_twenty_krones_the_player_says_whether_staff_pays_first() -> None:
    def table(ask: str) -> Position:
        return position(
            rooms="c1",
            krones=19,
            hand=[2],
            staff=[5],
            cafe=[("Veterinary Councillor", "")],
            ask=ask,
        ).do("in1")

    groom_first, hiring_first, groom_alone, nothing, hiring_alone = 17, 18, 20, 19, 16
    usual = {groom_first, hiring_first, groom_alone, nothing}
    assert endings(table("useful"), krones_of) == usual
    assert endings(table("everything"), krones_of) == usual | {hiring_alone}


@proves("RUL-4")
def test_the_krone_of_the_custodian_can_pay_for_the_card_of_the_same_guest() -> None:
    game = position(
        rooms="a1", krones=0, hand=[12], staff=[23], cafe=[("Duchess", "")], show_forced=True
    )
    game.do("in1", "a1")
    assert game.offered("p") == {"p1", "p2"}
    assert (True, 0) in endings(game, lambda hotel: (int(hotel.hand) == 0, int(hotel.krones)))


@proves("RUL-4")
def test_points_and_plain_gains_need_no_question() -> None:
    game = position(
        rooms="a1", krones=3, emperor=2, staff=[6, 8, 23, 33], cafe=[("Farmer Franz", "")]
    )
    game.do("in1")
    assert game.may("die1")
    assert game.points_from("guests") == 4
    assert game.points_from("staff") == 2 + 4
    assert (game.krones, game.emperor) == (3 + 1, 2 + 3)


@proves("RUL-4")
def test_the_action_of_e_gizia_comes_last() -> None:
    def table(room: str) -> Position:
        return position(
            rooms=room, krones=0, dice={6: 1}, cafe=[("E. Gizia", "")], show_forced=True
        ).do("in1", room)

    helped = table("d4")
    assert helped.krones == 1, "the bonus of the group is there before E. Gizia acts"
    assert helped.offered("die6") == {f"die6={action}" for action in range(1, 6)}
    helped.do("die6=4", "x1")
    assert helped.krones == 1

    poor = table("c1")
    assert poor.may("die6-"), "nothing paid for it, so the turn just goes on"


@proves("RUL-4")
def test_the_custodian_pays_before_e_gizia_acts() -> None:
    game = position(
        rooms="c1", krones=0, dice={6: 1}, staff=[23], cafe=[("E. Gizia", "")], show_forced=True
    )
    game.do("in1", "c1")
    assert game.krones == 1
    assert game.may("done")
    assert game.may("die6=1")


@proves("RUL-5")
def test_what_a_card_sets_off_is_finished_before_the_next_part() -> None:
    game = position(
        rooms="a1 b3 d4 e4",
        occupied="b4",
        krones=1,
        hand=[35],
        cafe=[("Landgrave", "")],
        show_forced=True,
    )
    game.do("in1", "a1", "p1", "s35")
    assert game.krones == 0
    assert game.rooms_offered == {"b3", "d4", "e4"}, "the Page Boy, nothing else"
    game.do("b3", "d4")
    assert game.krones == 3 + 1, "both bonuses are there when the next part begins"
    assert "c4" in game.rooms_offered
    assert game.do("c4").krones == 1


@proves("RUL-5")
def test_a_room_filled_by_a_reward_pays_before_the_next_part() -> None:
    game = position(
        rooms="c1 d4", krones=0, cafe=[("Conductor", "")], ask="everything", show_forced=True
    )
    game.do("in1", "c1", "p2", "d4")
    assert (game.krones, game.emperor) == (1, 0)
    assert game.offered("p") == {"p1"}


# Symbols.


@proves("RUL-25")
@pytest.mark.parametrize(
    ("guest", "room", "taken"),
    [
        ("M. Polo", "a1", {(5, 0), (9, 0)}),
        ("Princess", "a1", {(5, 0), (5, 3)}),
        ("Privy Councillor", "c1", {(5, 0), (6, 0), (5, 1), (6, 1)}),
    ],
)
def test_a_symbol_is_taken_whole_or_left(
    guest: str, room: str, taken: set[tuple[int, int]]
) -> None:
    game = position(rooms=room, cafe=[(guest, "")], krones=5, ask="everything", show_forced=True)
    game.do("in1", room)
    assert endings(game, lambda hotel: (int(hotel.krones), int(hotel.emperor))) == taken


@proves("RUL-25")
def test_two_cards_are_drawn_together_or_not_at_all() -> None:
    game = position(rooms="b1", cafe=[("Photographer", "")], ask="everything").do("in1")
    assert endings(game, lambda hotel: int(hotel.hand).bit_count()) == {0, 2}


@proves("RUL-25")
@pytest.mark.parametrize("ask", ["useful", "everything"])
def test_of_up_to_two_rooms_one_may_be_enough(ask: str) -> None:
    game = position(rooms="b1", cafe=[("Architect", "")], ask=ask).do("in1")
    assert endings(game, lambda hotel: int(hotel.tiles).bit_count()) == {1, 2, 3}


@proves("RUL-25")
@pytest.mark.parametrize("ask", ["useful", "everything"])
def test_of_up_to_two_staff_cards_one_may_be_enough(ask: str) -> None:
    game = position(rooms="a1", hand=[5, 6, 7], cafe=[("Count", "")], ask=ask).do("in1")
    assert endings(game, lambda hotel: int(hotel.played).bit_count()) == {0, 1, 2}


@proves("RUL-25")
def test_of_up_to_two_guests_one_may_be_enough() -> None:
    game = position(rooms="c1", cafe=[("Medicinal Councillor", "")], show_forced=True)
    game.do("in1", "c1", "q1", "done")
    assert game.cafe == ["Knight of the Empire", None, None]
    assert game.may("die1")
