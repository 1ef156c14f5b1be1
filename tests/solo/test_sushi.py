"""Sushi Resort: cogwheels in the queue (SUSHI, SOLO-RUL-7)."""

from __future__ import annotations

from hotelier.austria import events
from hotelier.austria.cards.boards import space_name
from hotelier.austria.solo.sushi import ROOMS_WITH_COGWHEELS
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.solo.alone import Alone, alone, dealt

START = int(ROOMS_WITH_COGWHEELS)


def resort(**values: object) -> Alone:
    return alone(**{"special": "sushi", "cogwheels": START, **values})  # type: ignore[arg-type]


@proves("SUSHI-1")
def test_six_cogwheels_in_his_hotel() -> None:
    game = dealt(leopold_hotel="sushi")
    rooms = {space_name(space) for space in members(game.leopold.cogwheels)}
    assert rooms == {"d1", "e1", "a2", "b2", "c2", "a3"}


@proves("SUSHI-2")
def test_a_cogwheel_moves_to_the_newest_guest_and_slides_with_it() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], guest_deck=[63])
    game.he_plays(197)
    assert game.his_rooms == {"e1"}
    assert game.queue[0] == 63
    assert game.marked == {63}
    assert len(members(game.leopold.cogwheels)) == 5
    game.table.guest_deck = 1 << 30
    game.do("q5")
    assert game.queue[1] == 63
    assert game.marked == {63}


@proves("SUSHI-2")
def test_other_rooms_send_no_cogwheel() -> None:
    game = resort().he_plays(193)
    assert game.his_rooms == {"a1"}
    assert game.marked == set()


@proves("SUSHI-3")
def test_a_marked_guest_costs_a_krone_more() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], marked=[92], krones=5)
    game.do("q3")
    assert game.krones == 5 - 1 - 1
    assert game.marked == set()
    assert game.points_from("special hotel", seat=1) == 0


@proves("SUSHI-3")
def test_the_delivery_boy_does_not_pay_for_cogwheels() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], marked=[65], krones=1, staff=[25])
    assert game.do("q1").krones == 0
    assert resort(queue=[65, 77, 92, 93, 51], marked=[65], krones=0, staff=[25]).offered("q") == {
        "q2",
        "q3",
        "q4",
        "q5",
    }


@proves("SUSHI-3")
def test_who_cannot_pay_cannot_take_it() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], marked=[92, 93], krones=1)
    assert game.offered("q") == {"q4", "q5"}
    assert game.reason("q3") == "SUSHI-3"
    game = resort(queue=[65, 77, 92, 93, 51], marked=[93], krones=0)
    assert game.offered("q") == {"q5"}
    assert game.reason("q4") == "SUSHI-3"


@proves("SUSHI-3")
def test_even_a_free_guest_costs_the_krone() -> None:
    game = resort(
        queue=[65, 77, 92, 93, 51], marked=[77], krones=1, cafe=[(63, "")], rooms="a1", staff=[25]
    )
    game.do("in1")
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
    game.do("q2")
    assert game.krones == 0
    assert game.marked == set()


@proves("SUSHI-3")
def test_a_free_guest_out_of_reach_without_a_krone() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], marked=[77], krones=0, cafe=[(63, "")], rooms="a1")
    game.do("in1")
    assert game.offered("q") == {"q1", "q3", "q4", "q5"}
    assert game.reason("q2") == "SUSHI-3"


@proves("SUSHI-4")
def test_he_scores_eight_for_taking_a_marked_guest() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], marked=[65]).he_plays(193)
    assert game.points_from("special hotel", seat=1) == 8
    assert game.his_points == 11
    assert game.marked == set()
    assert game.discards == {65}


@proves("SUSHI-4", "SOLO-RUL-7")
def test_a_marked_guest_who_reaches_the_right_end_scores_and_stays() -> None:
    game = resort(queue=[65, 77, 92, 93, 51], marked=[93])
    game.do("q5")
    assert game.queue[4] == 93
    assert game.marked == set()
    assert game.points_from("special hotel", seat=1) == 8
    again = resort(queue=[65, 77, 92, 93, 51], marked=[93]).he_plays(212)
    assert again.points_from("special hotel", seat=1) == 8, "his own pick moves it too"


@proves("SOLO-RUL-1")
def test_the_eight_points_do_not_make_a_guest_worth_more() -> None:
    game = resort(queue=[65, 72, 92, 93, 51], marked=[65]).he_plays(193)
    assert game.discards == {72}


@proves("SOLO-RUL-7")
def test_the_order_of_everything() -> None:
    # He takes the marked green guest from the right end into e1; another marked one follows.
    game = resort(queue=[65, 77, 49, 51, 93], marked=[93, 51], guest_deck=[63]).he_plays(197)
    assert game.queue == [63, 65, 77, 49, 51]
    assert game.marked == {63}
    assert game.points_from("special hotel", seat=1) == 16
    kinds = (events.HE_TOOK_GUEST, events.SCORED, events.GUEST_ARRIVED, events.COGWHEEL_LAID)
    order = [event[0] for event in game.events if event[0] in kinds]
    assert order == [
        events.HE_TOOK_GUEST,
        events.SCORED,
        events.SCORED,
        events.GUEST_ARRIVED,
        events.COGWHEEL_LAID,
    ]


@proves("SOLO-RUL-19")
def test_the_krone_for_a_free_guest_has_its_place_in_the_order_you_choose() -> None:
    """The Court Councillor brings 3 krones and a guest."""
    plain = alone(cafe=[(84, "")], rooms="c1").do("in1")
    assert plain.offered("p") <= {"pass"}
    marked = resort(cafe=[(84, "")], rooms="c1", marked=[77]).do("in1")
    assert {"p1", "p2"} <= marked.words
