"""The hotels' house rules (OB-HOTEL)."""

from __future__ import annotations

import pytest

from hotelier.kernel.bits import members
from hotelier.overbooking import OVERBOOKING
from tests.overbooking.positions import Situation, checking, position
from tests.proof import proves

ALL_OF_BIRD = "bird1 bird2 bird3 bird4 bird5 bird6"


def joining(table: Situation, hotel: int = 1) -> set[str]:
    """The guests that may join a queue."""
    return {word.split(">")[0] for word in table.legal if word.endswith(f">q{hotel}")}


def at_door(table: Situation, hotel: int = 1) -> set[str]:
    return {word.split(">")[0] for word in table.legal if word.endswith(f">d{hotel}")}


@proves("OB-HOTEL-1")
def test_without_a_rule_anybody_may_join_and_all_lie_face_down() -> None:
    table = position(hotels=["no-rule 13"], hands=[ALL_OF_BIRD, "fish1 fish2"])
    assert joining(table) == at_door(table) == set(ALL_OF_BIRD.split())
    table.choose("bird1>q1", "fish1>q1", "bird6>q1")
    assert table.queue() == "a:bird1 b:fish1 a:bird6"


@proves("OB-HOTEL-2")
def test_small_groups_only_in_the_queue_but_anything_at_the_back_door() -> None:
    table = position(hotels=["small-groups"], hands=[ALL_OF_BIRD, "fish1"])
    assert joining(table) == {"bird1", "bird2", "bird3"}
    assert at_door(table) == set(ALL_OF_BIRD.split())
    assert table.why_not("bird4>q1") == "OB-HOTEL-2"


@proves("OB-HOTEL-3")
def test_monks_get_beds_before_larger_groups() -> None:
    # 8 beds: without the rule 6 and 2 would fill the hotel.
    table = checking(hotels=["monks-first 8"], queue="a:bird6 a:fish2 b:bird1 b:fish1")
    assert table.booked("b") == {"bird1", "fish1"}
    assert table.booked("a") == {"bird6"}


@proves("OB-HOTEL-4")
def test_soldiers_get_beds_before_workers() -> None:
    # 16 beds minus 6 by two workers at the back door leave 10: 5 and 4, no longer 6.
    hotels = ["soldiers-first 16"]
    table = checking(hotels=hotels, door="a:lion6 b:lion6", queue="a:bird6 b:bird4 b:bird5")
    assert table.booked("b") == {"bird4", "bird5"}
    assert table.booked("a") == set()


@proves("OB-HOTEL-3", "OB-HOTEL-4", "OB-CHECK-9")
def test_of_favoured_guests_the_nearer_is_first() -> None:
    # 13 beds for three soldiers.
    hotels = ["soldiers-first 16"]
    table = checking(hotels=hotels, door="a:lion6", queue="a:bird6 b:bird5 a:bird5 b:fish5")
    assert (table.booked("a"), table.booked("b")) == ({"bird5"}, {"bird5"})


@proves("OB-HOTEL-4")
def test_favoured_guests_need_room_like_all_others() -> None:
    # 16 beds minus 3: the named card takes 4, so there is room for one of the soldiers only.
    table = checking(
        hotels=["soldiers-first 16"], door="a:lion4 b:lion6", queue="b:bird5 b:fish5 a:bird4"
    )
    table.choose("at3")
    assert table.booked("a") == {"bird4"}
    assert table.booked("b") == {"bird5"}


@proves("OB-HOTEL-5")
def test_no_soldiers_in_the_queue_but_at_the_back_door() -> None:
    table = position(hotels=["no-soldiers"], hands=[ALL_OF_BIRD, "fish1"])
    assert joining(table) == set(ALL_OF_BIRD.split()) - {"bird5"}
    assert at_door(table) == set(ALL_OF_BIRD.split())
    assert table.why_not("bird5>q1") == "OB-HOTEL-5"


@proves("OB-HOTEL-6")
def test_a_closed_back_door_takes_no_card_and_no_token_but_the_queue_takes_five() -> None:
    table = position(
        hotels=["door-closed"], queue="a:bird1 b:bird1 a:bird2 b:bird2", hands=["lion1 lion2", ""]
    )
    assert at_door(table) == set()
    assert table.why_not("lion1>d1") == "OB-HOTEL-6"
    assert members(table.state.door_tokens) == [1]
    assert joining(table) == {"lion1", "lion2"}
    full = position(
        hotels=["door-closed"],
        queue="a:bird1 b:bird1 a:bird2 b:bird2 a:bird3",
        hands=["lion1 lion2", ""],
    )
    assert joining(full) == set()
    assert full.why_not("lion1>q1") == "OB-HOTEL-6"


@proves("OB-HOTEL-7")
def test_the_first_card_in_the_queue_lies_face_up() -> None:
    table = position(hotels=["first-face-up 13"], hands=["bird1 bird2 bird3", "fish1 fish2"])
    table.choose("bird1>q1", "fish1>q1", "bird2>d1")
    assert table.queue() == "a:bird1^ b:fish1"
    assert table.door() == "a:bird2"
    assert table.seen_by("b")["hotels"][0]["queue"][0]["kind"] == "monk"


@proves("OB-HOTEL-8")
def test_the_second_card_in_the_queue_lies_face_up() -> None:
    table = position(hotels=["second-face-up 12"], hands=["bird1 bird2 bird3", "fish1 fish2"])
    table.choose("bird1>q1", "fish1>q1", "bird2>q1", "fish2>d1")
    assert table.queue() == "a:bird1 b:fish1^ a:bird2"
    assert table.door() == "b:fish2"


@proves("OB-RUL-20")
@pytest.mark.parametrize(
    ("hotel", "before", "word", "stays"),
    [
        ("first-face-up", [], "bird1>q1", True),
        ("first-face-up", [], "bird1>d1", False),
        ("first-face-up", ["bird2>q1", "fish2>d1"], "bird1>q1", False),
        ("second-face-up", [], "bird1>q1", False),
        ("second-face-up", ["bird2>q1", "fish2>d1"], "bird1>q1", True),
    ],
)
def test_what_others_have_seen_is_not_taken_back(
    hotel: str, before: list[str], word: str, stays: bool
) -> None:
    hands = ["bird1 bird2 bird3", "fish1 fish2 fish3"]
    table = position(hotels=[hotel], hands=hands).choose(*before)
    told = OVERBOOKING.consequences(table.state)[OVERBOOKING.choice_of(word)]
    reveals = table.state.reveals
    table.choose(word)
    assert (table.state.reveals != reveals) == told.reveals == stays


TWO_AND_THE_REST = "bird1 bird2 fish1 bear1 lion1"


@proves("OB-HOTEL-9", "OB-RUL-6")
def test_a_third_family_may_not_join_a_queue_of_two_crests() -> None:
    table = position(hotels=["two-crests 15"], queue="a:bird3 b:fish3", hands=[TWO_AND_THE_REST])
    assert joining(table) == {"bird1", "bird2", "fish1"}
    assert at_door(table) == set(TWO_AND_THE_REST.split())
    assert table.why_not("bear1>q1") == "OB-HOTEL-9"


@proves("OB-HOTEL-9")
def test_as_long_as_one_family_waits_any_other_may_join() -> None:
    table = position(hotels=["two-crests 15"], queue="a:bird3 b:bird3", hands=[TWO_AND_THE_REST])
    assert joining(table) == set(TWO_AND_THE_REST.split())


@proves("OB-HOTEL-9", "OB-RUL-8")
def test_a_third_family_enters_a_queue_of_two_crests_by_an_ability() -> None:
    table = checking(hotels=["two-crests 15"], queue="a:bird3 b:fish3", door="b:lion1")
    assert table.booked("b") == {"fish3", "lion1"}


@proves("OB-RUL-8")
def test_a_monk_from_the_back_door_is_favoured_too() -> None:
    # 8 beds: 6 and 2 would fill the hotel before the monk.
    table = checking(hotels=["monks-first 8"], queue="a:bird6 a:bird2", door="b:bird1")
    assert table.booked("b") == {"bird1"}
    assert table.booked("a") == {"bird6"}


@proves("OB-RUL-8")
def test_soldiers_from_the_back_door_enter_where_none_may_join() -> None:
    table = checking(hotels=["no-soldiers 11"], queue="a:bird6 a:bird3", door="b:bird5")
    table.choose("at1")
    assert table.booked("b") == {"bird5"}
    assert table.booked("a") == {"bird3"}


@proves("OB-RUL-8")
def test_soldiers_from_the_back_door_are_favoured_too() -> None:
    # 16 beds, 3 fewer by workers: soldiers 5 first, then 6; without the rule 6 and 6.
    table = checking(
        hotels=["soldiers-first 16"], queue="a:bird6 a:lion6 a:fish6", door="b:bird5 b:bird6"
    )
    table.choose("at2")
    assert table.booked("b") == {"bird5"}
    assert table.booked("a") == {"bird6"}


@proves("OB-RUL-8")
def test_what_enters_by_an_ability_may_make_a_queue_longer_than_its_limit() -> None:
    queue = "a:bird6 b:bird6 a:fish6 b:fish6"
    table = checking(hotels=["second-face-up 12"], queue=queue, door="a:lion1 b:lion1")
    assert table.booked("a") | table.booked("b") == {"bird6"}
    assert table.discarded("a") == {"fish6", "lion1"}
