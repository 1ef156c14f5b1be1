"""Phase 2: checking the bookings (OB-CHECK)."""

from __future__ import annotations

import pytest

from hotelier.overbooking.cards import HOTEL_BEDS
from hotelier.overbooking.events import IDLE, LEFT_AT_DOOR, TURNED_AWAY, TURNED_UP
from tests.overbooking.positions import checking, guest, position
from tests.proof import proves


@proves("OB-CHECK-1")
def test_only_the_cards_at_the_hotel_being_checked_are_turned_up() -> None:
    table = checking(
        queue="a:bird6 b:bird2",
        door="a:bird4",
        queues={1: "a:fish3"},
        doors={1: "b:fish5"},
    )
    assert table.queue(0) == "a:bird6^ b:bird2^"
    assert table.door(0) == "a:bird4^"
    assert table.queue(1) == "a:fish3"
    assert table.door(1) == "b:fish5"
    assert table.seen_by("b")["hotels"][0]["queue"][0]["kind"] == "workers"


@proves("OB-CHECK-1")
def test_turning_up_is_told_for_each_card_that_was_hidden() -> None:
    table = checking(
        queues={1: "a:bird6^ b:bird2"}, doors={1: "a:bird5"}, hotels=["no-rule 13", "no-rule 14"]
    )
    told = [event for event in table.state.events or [] if event[0] == TURNED_UP]
    assert told == [
        (TURNED_UP, 1, guest("bird2"), 2),
        (TURNED_UP, 0, guest("bird5"), 3),
    ]


@proves("OB-CHECK-1")
@pytest.mark.parametrize(("queue", "reveals"), [("a:bird6^", 0), ("a:bird6", 1)])
def test_only_hidden_cards_stop_an_undo(queue: str, reveals: int) -> None:
    assert checking(queue=queue).state.reveals == reveals


@proves("OB-CHECK-1")
def test_hotels_are_checked_from_the_top() -> None:
    table = checking(queue="a:fish1", queues={1: "b:fish1"}, door="a:bird3", doors={1: "b:bird3"})
    assert (table.seat, table.state.checked) == ("a", 0)
    table.choose("pass")
    assert (table.seat, table.state.checked) == ("b", 1)


@proves("OB-CHECK-2", "OB-RUL-5")
def test_abilities_go_one_by_one_the_nearest_card_first() -> None:
    table = checking(queue="a:fish1 b:fish1", door="b:bird3 a:bird4")
    assert (table.seat, table.legal) == ("b", {"pass", "at2"})
    table.choose("pass")
    assert (table.seat, table.legal) == ("a", {"pass", "at1"})


@proves("OB-CHECK-2")
def test_cards_in_the_queue_have_no_ability() -> None:
    # Merchants and workers in the queue change no beds: 13 - 6 - 5 leaves 2 for the merchants.
    table = checking(queue="a:bird6 a:bird2 b:bird5")
    assert table.booked("a") == {"bird6", "bird2"}
    assert table.booked("b") == {"bird5"}


@proves("OB-CHECK-3", "OB-RUL-9")
def test_a_monk_goes_to_the_end_of_the_queue_even_of_a_full_one() -> None:
    table = checking(queue="a:bird2 b:bird2 a:bird3 b:bird3", door="a:bird1 b:bird4")
    assert table.queue() == "a:bird2^ b:bird2^ a:bird3^ b:bird3^ a:bird1^"
    assert table.door() == "b:bird4^"
    table.choose("pass")
    assert "bird1" in table.booked("a")


@proves("OB-CHECK-3")
def test_two_monks_line_up_in_the_order_of_their_abilities() -> None:
    # 10 beds: 6, 3, and one monk; the one that stood nearer is first.
    table = checking(hotels=["first-face-up 10"], queue="a:fish6 a:fish3", door="b:bird1 a:bird1")
    assert table.booked("a") == {"fish6", "fish3"}
    assert table.booked("b") == {"bird1"}


@proves("OB-CHECK-4")
@pytest.mark.parametrize(
    ("door", "booked_by_a", "booked_by_b"),
    [
        ("a:bird6 b:bird6", {"fish6"}, set()),  # 7 beds
        ("b:bird6", {"fish6", "fish4"}, set()),  # 10
        ("", {"fish6"}, {"fish6"}),  # 13
        ("a:bird2 b:bird6", {"fish6"}, {"fish6"}),
        ("a:bird6 b:bird2", {"fish6"}, {"fish6"}),
        ("b:bird2", {"fish6", "fish4"}, {"fish6"}),  # 16
        ("a:bird2 b:bird2", {"fish6", "fish4"}, {"fish6", "fish3"}),  # 19
    ],
)
def test_merchants_bring_three_beds_and_workers_take_three(
    door: str, booked_by_a: set[str], booked_by_b: set[str]
) -> None:
    queue = "a:fish6 b:fish6 a:fish4 b:fish3"
    table = checking(hotels=["no-rule 13"], door=door, queue=queue)
    assert (table.booked("a"), table.booked("b")) == (booked_by_a, booked_by_b)


@proves("OB-RUL-10")
def test_beds_never_fall_below_none() -> None:
    # No printed hotel is as small as this.
    printed = HOTEL_BEDS[:]
    HOTEL_BEDS[:] = [5] * len(printed)
    try:
        _two_workers_take_all_beds()
    finally:
        HOTEL_BEDS[:] = printed


def _two_workers_take_all_beds() -> None:
    table = position(door="a:bird6^ b:bird6^")
    assert table.seen_by("a")["hotels"][0]["beds_now"] == 0
    assert checking(door="a:bird6 b:bird6", queue="a:fish1").booked("a") == set()


@proves("OB-CHECK-5", "OB-RUL-2", "OB-RUL-5")
def test_maids_may_replace_a_card_of_their_owner() -> None:
    table = checking(queue="a:bird6 b:bird6 a:bird5", door="a:bird3 b:lion4")
    assert (table.seat, table.legal) == ("a", {"pass", "at1", "at3"})
    assert table.why_not("at2") == "OB-CHECK-5"
    assert table.why_not("at4") == "OB-PLAY-3"
    table.choose("at1")
    assert table.queue() == "a:bird3^ b:bird6^ a:bird5^"
    assert table.discarded("a") == {"bird6"}
    assert table.door() == "b:lion4^"


@proves("OB-CHECK-5", "OB-CHECK-10")
def test_maids_that_replace_nobody_are_discarded() -> None:
    table = checking(queue="a:bird6", door="a:bird3").choose("pass")
    assert table.booked("a") == {"bird6"}
    assert table.discarded("a") == {"bird3"}


@proves("OB-CHECK-6")
def test_noblewomen_may_name_a_card_of_their_owner_to_be_booked_first() -> None:
    # 13 beds: 6, 5 and 2 would be taken by b; the named noblewomen come before them.
    queue = "b:bird6 b:bird5 a:bird4 b:bird2"
    table = checking(queue=queue, door="a:lion4")
    assert (table.seat, table.legal) == ("a", {"pass", "at3"})
    assert table.why_not("at1") == "OB-CHECK-6"
    assert table.choose("at3").booked("a") == {"bird4"}
    assert table.booked("b") == {"bird6", "bird2"}
    declined = checking(queue=queue, door="a:lion4").choose("pass")
    assert declined.booked("a") == set()
    assert declined.booked("b") == {"bird6", "bird5", "bird2"}


@proves("OB-CHECK-6")
def test_a_named_card_needs_room() -> None:
    # 8 beds: the first named card takes 4, the second needs 6, the last 3.
    hotels = ["monks-first 8"]
    table = checking(hotels=hotels, queue="b:bird6 a:bird4 a:bird3", door="a:lion4 b:lion4")
    table.choose("at2", "at1")
    assert table.booked("b") == set()
    assert table.booked("a") == {"bird4", "bird3"}


@proves("OB-CHECK-6", "OB-RUL-7")
def test_of_two_noblewomen_the_nearer_names_first_and_its_card_is_booked_first() -> None:
    # 8 beds for 5 and 4.
    queue = "a:bird4 b:bird5"
    table = checking(hotels=["monks-first 8"], queue=queue, door="b:lion4 a:lion4")
    assert table.seat == "b"
    table.choose("at2")
    assert table.seat == "a"
    table.choose("at1")
    assert (table.booked("a"), table.booked("b")) == (set(), {"bird5"})
    turned = checking(hotels=["monks-first 8"], queue=queue, door="a:lion4 b:lion4")
    turned.choose("at1", "at2")
    assert (turned.booked("a"), turned.booked("b")) == ({"bird4"}, set())


@proves("OB-RUL-7")
def test_a_card_is_named_once() -> None:
    table = checking(queue="a:bird1 a:bird2", door="a:lion4 a:fish4").choose("at1")
    assert table.legal == {"pass", "at2"}
    assert table.why_not("at1") == "OB-RUL-7"
    assert table.seen_by("b")["hotels"][0]["queue"][0]["named"] is True


@proves("OB-CHECK-7")
def test_soldiers_may_replace_workers_of_anybody() -> None:
    table = checking(queue="a:bird6 b:bird6 b:bird2", door="a:bird5 b:lion4")
    assert (table.seat, table.legal) == ("a", {"pass", "at1", "at2"})
    assert table.why_not("at3") == "OB-CHECK-7"
    table.choose("at2")
    assert table.queue() == "a:bird6^ a:bird5^ b:bird2^"
    assert table.discarded("b") == {"bird6"}


@proves("OB-CHECK-7", "OB-RUL-9")
def test_soldiers_without_workers_in_the_queue_ask_nothing_and_are_discarded() -> None:
    table = checking(queue="a:bird5 b:bird4", door="a:fish5")
    assert table.state.over
    assert table.discarded("a") == {"fish5"}


@proves("OB-CHECK-8")
def test_a_named_guest_is_booked_before_favoured_monks() -> None:
    # 8 beds: after three monks the workers would not fit.
    queue = "b:bird1 b:fish1 b:bear1 a:bird6"
    table = checking(hotels=["monks-first 8"], queue=queue, door="a:lion4")
    table.choose("at4")
    assert table.booked("a") == {"bird6"}
    assert table.booked("b") == {"bird1", "fish1"}


@proves("OB-CHECK-9")
def test_from_the_largest_number_to_the_smallest() -> None:
    # 13 beds: 6, 5, 2 in this order leave none for the monk that stands first.
    table = checking(queue="a:bird1 a:bird2 b:bird5 b:bird6")
    assert table.booked("b") == {"bird6", "bird5"}
    assert table.booked("a") == {"bird2"}


@proves("OB-CHECK-9")
def test_of_equal_numbers_the_nearer_is_first() -> None:
    # 10 beds for two groups of six.
    table = checking(hotels=["first-face-up 10"], queue="b:bird6 a:bird6")
    assert (table.booked("a"), table.booked("b")) == (set(), {"bird6"})


@proves("OB-CHECK-9")
def test_a_card_that_does_not_fit_is_passed_over() -> None:
    # 10 beds: 6, then 5 does not fit, 4 does, and nothing is left for 1.
    table = checking(hotels=["first-face-up 10"], queue="a:bird5 b:bird4 a:bird6 b:bird1")
    assert table.booked("a") == {"bird6"}
    assert table.booked("b") == {"bird4"}
    assert table.discarded("a") == {"bird5"}
    assert table.discarded("b") == {"bird1"}


@proves("OB-CHECK-10")
def test_cards_with_beds_are_booked_and_all_others_discarded_for_good() -> None:
    table = checking(
        round=1, queue="a:bird6 b:bird6 a:bird5", door="a:bird2 b:fish6", queues={1: "b:fish3"}
    )
    assert table.booked("a") == {"bird6"}
    assert table.discarded("a") == {"bird5", "bird2"}
    assert table.booked("b") == {"bird6", "fish3"}
    assert table.discarded("b") == {"fish6"}
    assert table.queue(0) == table.door(0) == table.queue(1) == ""
    gone = guest("bird5")
    assert not (table.state.decks[0] | table.state.hands[0]) >> gone & 1


@proves("OB-CHECK-10")
def test_only_who_sought_a_bed_is_told_to_have_found_none() -> None:
    # 13 beds for 6 and 6, not for 5 besides.
    table = checking(queue="a:bird6 b:bird6 a:bird5", door="a:bird2 b:lion6")
    events = table.state.events or []
    turned_away = [event[1:3] for event in events if event[0] == TURNED_AWAY]
    left = [event[1:3] for event in events if event[0] == LEFT_AT_DOOR]
    assert turned_away == [(0, guest("bird5"))]
    assert left == [(0, guest("bird2")), (1, guest("lion6"))]


@proves("OB-RUL-3")
def test_a_replacement_does_not_inherit_a_name() -> None:
    # 8 beds: were the maids named like the card they replace, they would come before 6.
    table = checking(hotels=["monks-first 8"], queue="b:bird6 a:bird4", door="a:lion4 a:bird3")
    table.choose("at2", "at2")
    assert table.booked("b") == {"bird6"}
    assert table.booked("a") == set()


@proves("OB-RUL-9")
def test_abilities_see_the_queue_as_it_then_stands() -> None:
    table = checking(queue="b:bird6", door="a:bird1 a:bird3")
    assert (table.seat, table.legal) == ("a", {"pass", "at2"})
    table.choose("at2")
    assert table.booked("a") == {"bird3"}
    assert table.discarded("a") == {"bird1"}


@proves("OB-RUL-9")
@pytest.mark.parametrize("actor", ["bird3", "bird4"])
def test_a_may_without_a_target_asks_nothing(actor: str) -> None:
    table = checking(queue="b:fish6", door=f"a:{actor}")
    assert table.state.over
    assert table.discarded("a") == {actor}


@proves("OB-CHECK-7", "OB-RUL-3")
def test_soldiers_may_replace_named_workers_who_lose_their_name_with_the_place() -> None:
    table = checking(hotels=["monks-first 8"], queue="b:bird6 a:bird4", door="b:lion4 a:fish5")
    table.choose("at1", "at1")
    # 8 beds: soldiers 5 come by their number only, then 4 does not fit.
    assert table.booked("a") == {"fish5"}
    assert table.discarded("b") == {"bird6", "lion4"}


def test_a_play_is_no_answer_to_an_ability() -> None:
    table = checking(queue="a:bird6", door="a:bird3", hands=["lion1"])
    assert table.why_not("lion1>q1") == "OB-CHECK-2"


@proves("OB-CHECK-7", "OB-RUL-9")
@pytest.mark.parametrize(
    ("queue", "door"),
    [
        ("a:bird1 b:bird2", "a:fish5"),  # soldiers without workers
        ("b:bird1", "a:fish3"),  # maids without a card of their owner
        ("b:bird1", "a:fish4"),  # noblewomen likewise
    ],
)
def test_a_permission_without_use_is_told_and_not_asked_about(queue: str, door: str) -> None:
    table = checking(queue=queue, door=door)
    told = [event for event in table.state.events or [] if event[0] == IDLE]
    assert told == [(IDLE, 0, guest(door.removeprefix("a:")), 0)]
    assert table.state.over
