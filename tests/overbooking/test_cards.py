"""The marks that say which printed values are known and which were reconstructed."""

from __future__ import annotations

from pathlib import Path

from hotelier.overbooking.cards import (
    CREST_NAMES,
    DOCUMENTED,
    FAMILIES,
    GUEST_KINDS,
    HOTEL_CARDS,
    HOTEL_SIDES,
    RECONSTRUCTED,
    RULE_NAMES,
)
from tests.overbooking.positions import position

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook" / "overbooking.md"


def test_every_value_has_a_mark() -> None:
    printed = [value for kind in GUEST_KINDS for value in (kind.beds, kind.coins, kind.crest)]
    marks = [value.mark for value in printed]
    marks += [family.mark for family in FAMILIES]
    marks += [side.mark for side in HOTEL_SIDES]
    assert set(marks) == {DOCUMENTED, RECONSTRUCTED}
    assert [kind.coins.mark for kind in GUEST_KINDS] == [RECONSTRUCTED] * 6
    assert [kind.beds.mark for kind in GUEST_KINDS] == [DOCUMENTED] * 6


def test_the_hotels_of_the_worked_examples_are_documented() -> None:
    known = {(RULE_NAMES[s.rule], s.beds) for s in HOTEL_SIDES if s.mark == DOCUMENTED}
    assert known == {("no-rule", 13), ("monks-first", 8), ("two-crests", 15)}


def test_every_house_rule_is_on_some_hotel() -> None:
    assert {side.rule for side in HOTEL_SIDES} == set(range(len(RULE_NAMES)))


def test_the_hotels_hold_from_8_to_17_beds() -> None:
    beds = [side.beds for side in HOTEL_SIDES]
    assert (min(beds), max(beds)) == (8, 17)


def test_views_show_the_marks() -> None:
    view = position(hotels=["no-rule 13", "no-rule 14"], hands=["bear1", ""]).seen_by("a")
    assert [hotel["mark"] for hotel in view["hotels"]] == [DOCUMENTED, RECONSTRUCTED]
    assert view["hotels"][0]["other_side"]["beds"] == 8
    assert view["own"]["hand"][0]["marks"] == {
        "beds": DOCUMENTED,
        "coins": RECONSTRUCTED,
        "crest": DOCUMENTED,
        "family": RECONSTRUCTED,
    }
    assert view["marks"] == {"one_of_each": DOCUMENTED, "same_card": RECONSTRUCTED}


def test_the_rulebook_prints_the_same_values() -> None:
    rows = [
        f"| {kind.name} | {kind.beds.value} {kind.beds.mark} "
        f"| {kind.coins.value} {kind.coins.mark} "
        f"| {CREST_NAMES[kind.crest.value]} {kind.crest.mark} |"
        for kind in GUEST_KINDS
    ]
    for number, card in enumerate(HOTEL_CARDS, start=1):
        sides = [f"{RULE_NAMES[side.rule]}, {side.beds} {side.mark}" for side in card]
        rows.append(f"| {number} | {sides[0]} | {sides[1]} |")
    book = RULEBOOK.read_text(encoding="utf-8")
    assert [row for row in rows if row not in book] == []
