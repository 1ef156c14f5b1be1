"""Which guests he takes and where they stay (SOLO-GUEST)."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.solo.choosing import (
    COLOUR_IS_FULL,
    NO_COLOUR_SHOWN,
    NOBODY_FITS,
    NONE_OF_THE_COLOUR,
    OF_THE_COLOUR,
)
from tests.proof import proves
from tests.solo.alone import alone

ALL_BLUE = "a1 e1 a3 c3 a4 c4 e4"
ALL_RED = "c1 d1 c2 d2 b3 b4 d4"
ALL_YELLOW = "b1 a2 b2 e2 d3 e3"
# What the cards show: colour, hand.
BLUE_LTR, BLUE_RTL = 193, 210
RED_RTL, YELLOW_RTL, GREEN_LTR = 198, 196, 197
ANY_LTR, ANY_RTL = 195, 208
YELLOW_AND_ANY, GREEN_AND_ANY = 212, 203


@proves("SOLO-GUEST-1", "SOLO-SET-4")
def test_he_pays_nothing_for_the_dearest_guest() -> None:
    game = alone(queue=[74, 77, 92, 93, 51])
    game.he_plays(BLUE_LTR)
    assert game.discards == {74}
    assert game.him.krones == 0


@proves("SOLO-GUEST-1", "SOLO-RUL-3")
def test_the_second_guest_is_chosen_from_the_refilled_queue() -> None:
    game = alone(queue=[49, 77, 92, 93, 51], guest_deck=[69, 74])
    game.he_plays(YELLOW_AND_ANY)
    assert game.discards in ({51, 69}, {51, 74}), "the Composer, then whoever has just come"


@proves("SOLO-RUL-3")
def test_the_second_guest_is_judged_by_the_hotel_as_it_is_then() -> None:
    room_for_one = {"occupied": f"{ALL_BLUE} {ALL_RED} b1 a2 b2 e2 d3"}
    game = alone(queue=[49, 77, 92, 93, 51], his=room_for_one)
    game.he_plays(YELLOW_AND_ANY)
    assert game.discards == {51}
    assert len(game.his_rooms) == 20


@proves("SOLO-GUEST-2")
def test_of_the_colour_shown_the_one_worth_most() -> None:
    game = alone(queue=[65, 74, 69, 82, 51])
    game.he_plays(BLUE_RTL)
    assert game.discards == {74}
    assert game.happened(events.GUEST_SOUGHT) == [(OF_THE_COLOUR, 0)]


@proves("SOLO-GUEST-3")
@pytest.mark.parametrize(
    ("card", "rule"), [(YELLOW_RTL, NONE_OF_THE_COLOUR), (ANY_LTR, NO_COLOUR_SHOWN)]
)
def test_without_the_colour_the_most_points_of_all(card: int, rule: int) -> None:
    game = alone(queue=[65, 82, 77, 92, 93])
    game.he_plays(card)
    assert game.discards == {82}
    assert game.happened(events.GUEST_SOUGHT)[0][0] == rule


@proves("SOLO-GUEST-3", "SOLO-RUL-1")
def test_without_the_colour_only_guests_who_can_move_in() -> None:
    game = alone(queue=[65, 82, 77, 92, 93], his={"occupied": ALL_RED})
    game.he_plays(YELLOW_RTL)
    assert game.discards == {65}, "the red guest is worth more but there is no red room"


@proves("SOLO-GUEST-4", "SOLO-RUL-2")
def test_a_full_colour_opens_the_choice_to_all_others() -> None:
    game = alone(queue=[55, 65, 99, 77, 58], his={"occupied": ALL_YELLOW})
    game.he_plays(YELLOW_RTL)
    assert game.discards == {99}, "the green guest is worth most of those with a room"
    assert game.happened(events.GUEST_SOUGHT) == [(COLOUR_IS_FULL, 2)]


@proves("SOLO-GUEST-5")
@pytest.mark.parametrize(("card", "taken"), [(ANY_LTR, 82), (ANY_RTL, 55)])
def test_ties_go_by_the_hand(card: int, taken: int) -> None:
    game = alone(queue=[77, 82, 90, 55, 92])
    game.he_plays(card)
    assert game.discards == {taken}
    assert len([among for _, among in game.happened(events.TIE_BROKEN) if among == 0]) == 1


@proves("SOLO-GUEST-2", "SOLO-GUEST-4", "SOLO-GUEST-5")
def test_the_worked_example_of_choosing_a_guest() -> None:
    """Two yellow guests without points; the hand points left; were yellow full: the blue one."""
    queue = [49, 77, 69, 52, 92]
    game = alone(queue=queue).he_plays(YELLOW_RTL)
    assert game.discards == {52}
    game = alone(queue=queue, his={"occupied": ALL_YELLOW}).he_plays(YELLOW_RTL)
    assert game.discards == {69}


@proves("SOLO-GUEST-6")
def test_if_nobody_can_move_in_he_takes_nobody() -> None:
    game = alone(queue=[65, 77, 63, 78, 79], his={"occupied": f"{ALL_BLUE} {ALL_RED}"})
    before = game.queue
    game.he_plays(BLUE_LTR)
    assert game.queue == before
    assert game.discards == set()
    assert game.happened(events.GUEST_SOUGHT) == [(NOBODY_FITS, 0)]
    assert game.him.turns == 1, "the die is taken all the same"


@proves("SOLO-GUEST-6")
def test_a_full_hotel_takes_no_green_guest_either() -> None:
    game = alone(his={"occupied": f"{ALL_BLUE} {ALL_RED} {ALL_YELLOW}"})
    game.he_plays(GREEN_LTR)
    assert game.discards == set()


@proves("SOLO-GUEST-7", "SOLO-SET-4")
def test_points_and_a_room_but_neither_reward_nor_bonus() -> None:
    # The Countess would bring 3 krones, the General a wine; a1 is a blue group of one.
    game = alone(queue=[69, 77, 92, 93, 51]).he_plays(BLUE_LTR)
    assert game.his_points == 7
    assert game.points_from("guests", seat=1) == 7
    assert game.points_from("full groups", seat=1) == 0
    assert (game.him.krones, game.him.kitchen, game.him.cafe) == (0, 0, 0)
    assert game.his_rooms == {"a1"}
    assert game.him.bonuses == 0
    assert 69 in game.discards


@proves("SOLO-GUEST-7")
def test_a_full_yellow_group_moves_no_emperor_marker() -> None:
    game = alone(queue=[49, 77, 92, 93, 65], his={"occupied": "a2 b2"})
    game.he_plays(212)
    assert "b1" in game.his_rooms
    assert game.him.emperor == 0


@proves("SOLO-GUEST-8")
@pytest.mark.parametrize(
    ("card", "guest", "occupied", "room"),
    [
        (BLUE_LTR, 65, "", "a1"),
        (BLUE_LTR, 65, "a1", "e1"),
        (BLUE_LTR, 65, "a1 e1", "a3"),
        (RED_RTL, 77, "", "c1"),
        (RED_RTL, 77, "c1 d1", "c2"),
        (YELLOW_RTL, 49, "b1 a2", "b2"),
        (GREEN_LTR, 92, "", "e1"),
        (GREEN_LTR, 92, "e1 e2 e3", "e4"),
        (GREEN_LTR, 92, "e1 e2 e3 e4", "d1"),
        (GREEN_LTR, 92, "e1 e2 e4", "e3"),
    ],
)
def test_where_a_guest_stays(card: int, guest: int, occupied: str, room: str) -> None:
    game = alone(queue=[guest, 78, 79, 91, 50], his={"occupied": occupied})
    if card == RED_RTL:
        game = alone(queue=[guest, 63, 64, 91, 50], his={"occupied": occupied})
    if card == YELLOW_RTL:
        game = alone(queue=[78, 63, 64, 91, guest], his={"occupied": occupied})
    game.he_plays(card)
    assert game.his_rooms == {*occupied.split(), room}


@proves("SOLO-GUEST-8")
def test_the_worked_example_of_seven_guests() -> None:
    """Yellow, blue, yellow, green, red, green, blue."""
    game = alone(dice={1: 14})
    rooms: list[str] = []
    shown = [(196, 55), (193, 74), (201, 55), (197, 99), (198, 82), (204, 99), (199, 74)]
    dull = [51, 77, 92, 65]
    for card, guest in shown:
        before = game.his_rooms
        queue = [guest, *(number for number in dull if number != guest)]
        game.he_plays(card, queue=[*queue, 93])
        rooms += game.his_rooms - before
    assert rooms == ["b1", "a1", "a2", "e1", "c1", "e2", "a3"]


@proves("SOLO-GUEST-9")
@pytest.mark.parametrize(
    ("occupied", "room", "points"), [("e1 e2", "e3", 1), ("e1 e2 e3", "e4", 2)]
)
def test_a_point_symbol_scores_for_him(occupied: str, room: str, points: int) -> None:
    game = alone(queue=[92, 77, 65, 91, 51], his={"occupied": occupied}).he_plays(GREEN_LTR)
    assert room in game.his_rooms
    assert game.points_from("door symbols", seat=1) == points


@proves("SOLO-RUL-1")
def test_point_symbols_do_not_make_a_guest_worth_more() -> None:
    # The Capt. would get the symbol of e4, yet the Apothecary has the printed point.
    game = alone(queue=[92, 77, 63, 91, 49], his={"occupied": "e1 e2 e3"}).he_plays(ANY_LTR)
    assert game.discards == {77}


@proves("SOLO-RUL-14")
def test_his_guest_is_shuffled_in_when_the_deck_runs_out() -> None:
    game = alone(queue=[74, 77, 92, 93, 51], guest_deck=[])
    game.he_plays(BLUE_LTR)
    assert game.queue[0] == 74, "the only discarded guest comes back"
    assert game.discards == set()
