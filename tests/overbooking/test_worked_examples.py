"""The three bookings that the printed rules work out step by step."""

from __future__ import annotations

from hotelier.overbooking.events import BEDS_CHANGED, BOOKED, MONK_MOVED, NAMED
from tests.overbooking.positions import SEATS, Situation, checking, guest
from tests.proof import proves

# Seats: a is orange, b blue, c green.


def told(table: Situation, *kinds: int) -> list[tuple[str, int]]:
    """The guests that events of these kinds tell of, with their seats, in order."""
    events = table.state.events or []
    return [(SEATS[seat], a) for kind, seat, a, _ in events if kind in kinds]


@proves("OB-CHECK-9", "OB-HOTEL-1")
def test_example_1_thirteen_beds_without_a_rule() -> None:
    table = checking(players=3, hotels=["no-rule 13"], queue="a:bird5 b:bird4 b:bird5 a:bird2")
    assert told(table, BOOKED) == [
        ("a", guest("bird5")),
        ("b", guest("bird5")),
        ("a", guest("bird2")),
    ]
    assert table.discarded("b") == {"bird4"}


@proves("OB-CHECK-4", "OB-CHECK-9", "OB-HOTEL-3")
def test_example_2_eight_beds_and_merchants_where_monks_are_first() -> None:
    table = checking(
        players=3,
        hotels=["monks-first 8"],
        queue="a:bird1 b:bird4 c:bird3 c:bird2",
        door="a:fish2",
    )
    assert told(table, BEDS_CHANGED) == [("a", 3)]
    assert told(table, BOOKED) == [
        ("a", guest("bird1")),
        ("b", guest("bird4")),
        ("c", guest("bird3")),
        ("c", guest("bird2")),
    ]
    assert table.discarded("a") == {"fish2"}


@proves("OB-CHECK-3", "OB-CHECK-6", "OB-CHECK-9", "OB-HOTEL-9")
def test_example_3_fifteen_beds_noblewomen_and_a_monk_at_the_back_door() -> None:
    table = checking(
        players=3,
        hotels=["two-crests 15"],
        queue="b:bird4 c:fish6 a:bird3 c:bird5",
        door="a:lion4 b:bear1",
    )
    assert (table.seat, table.legal) == ("a", {"pass", "at3"})
    table.choose("at3")
    assert told(table, NAMED, MONK_MOVED) == [("a", guest("bird3")), ("b", guest("bear1"))]
    assert told(table, BOOKED) == [
        ("a", guest("bird3")),
        ("c", guest("fish6")),
        ("c", guest("bird5")),
        ("b", guest("bear1")),
    ]
    assert table.discarded("b") == {"bird4"}
    assert table.discarded("a") == {"lion4"}
