"""Stroup (L-STROUP, M3-RUL-8, M3-RUL-40 to 42)."""

from __future__ import annotations

from tests.entrances.unique import SOURCE, hotel, hotel_alone, refresh, said, set_up_with
from tests.proof import proves
from tests.rules.position import spaces


@proves("L-STROUP-1")
def test_the_gift() -> None:
    game = set_up_with("stroup", players="1", leopold_hotel="sushi")
    assert set(game.kitchen.values()) == {1}


@proves("L-STROUP-2", "M3-RUL-40")
def test_the_worked_example_of_first_rooms() -> None:
    guests = [("Apothecary", ""), ("Apothecary", ""), ("Knight of the Empire", "")]
    game = hotel("stroup", rooms="c1 d1 e1", cafe=guests, krones=0)
    game.do("in1", "c1")
    assert game.krones == 3, "1 by the guest, 2 by Stroup"
    game.do("in2")
    assert game.krones == 4, "nothing from Stroup"
    game.do("in3")
    assert game.points_from(SOURCE) == 3
    assert game.points_from("full groups") == 2


@proves("L-STROUP-2")
def test_a_yellow_group_gives_steps() -> None:
    game = hotel("stroup", rooms="b1", cafe=[("Composer", "")]).do("in1")
    assert game.emperor == 2


@proves("M3-RUL-8")
def test_in_a_move_in_it_is_a_part_like_a_reaction_of_staff() -> None:
    # The Veterinary Councillor lets play a card for 3 less: the krones may come first.
    game = hotel("stroup", rooms="c1", cafe=[("Veterinary Councillor", "")], krones=0, hand=[9]).do(
        "in1"
    )
    assert game.offered("p") == {"p1", "p2"}
    paid = [word for word in sorted(game.offered("p")) if "2 krones" in said(game, word)]
    game.do(paid[0])
    assert game.may("s9"), "5 - 3 = 2 krones"


@proves("M3-RUL-8", "M3-RUL-41")
def test_the_worked_example_of_two_rooms_by_one_effect() -> None:
    def page_boy(rooms: str) -> tuple[int, int]:
        game = hotel("stroup", rooms="b1 b2 c1", dice={5: 6}, hand=[35], krones=0, staff=[1])
        game.do("die5", "s35", *rooms.split())
        return game.emperor, game.krones

    assert page_boy("b1 b2") == (2, 0)
    assert page_boy("b1 c1") == (2, 2)


@proves("M3-RUL-8")
def test_otherwise_it_comes_at_once_with_the_room() -> None:
    game = hotel("stroup", rooms="b1 c1", dice={5: 6}, hand=[35], krones=0, staff=[1])
    game.do("die5", "s35", "c1")
    assert game.krones == 2, "before the second room is chosen"
    assert game.may("b1")


@proves("M3-RUL-10")
def test_it_works_in_an_emperor_scoring() -> None:
    game = hotel(
        "stroup",
        scoring=True,
        round=5,
        emperor=8,
        tiles=("A1", "B4", "C1"),
        rooms="a1 b1 c1 d1",
    )
    game.do("e1")
    assert game.points_from(SOURCE) == 3


@proves("M3-RUL-40")
def test_a_group_emptied_by_a_loss_pays_again() -> None:
    game = hotel("stroup", rooms="c1", cafe=[("Apothecary", ""), ("Apothecary", "")], krones=0)
    game.do("in1")
    game.me.occupied &= ~spaces("c1")
    refresh(game).do("in2")
    assert game.krones == 6


@proves("M3-RUL-42")
def test_groups_are_those_of_the_own_board() -> None:
    # By day board 1, a1 is red and a2 blue.
    game = hotel("stroup", board="day-1", rooms="a1", cafe=[("Apothecary", "")], krones=0)
    game.do("in1")
    assert game.krones == 1 + 2 + 1, "the guest, Stroup and the bonus of a group of one"


@proves("M3-RUL-42", "M3-RUL-7")
def test_leopolds_rooms_pay_nobody() -> None:
    game = hotel_alone("stroup", special="sushi", krones=5).he_plays(196, [49, 77, 69, 52, 92])
    assert game.him.occupied
    assert game.krones == 5
    assert game.points_from(SOURCE) == game.points_from(SOURCE, seat=1) == 0


def test_a_room_says_that_it_is_the_first() -> None:
    game = hotel("stroup", rooms="c1 b3", cafe=[("Apothecary", "")]).do("in1")
    assert said(game, "c1").endswith("the first of its group: 2 krones")
