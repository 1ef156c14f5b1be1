"""What cards say of themselves, and finding them by what people call them."""

from __future__ import annotations

import pytest

from hotelier.austria.card_texts import ALL_CARDS, card_message
from hotelier.words import say
from hotelier.words.cards import find_cards
from tests.rulebook import clauses


def found(query: str) -> list[str]:
    return [card.code for card in find_cards(query, ALL_CARDS)]


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("17", ["S17"]),
        ("s17", ["S17"]),
        ("75", ["G75"]),
        ("G75", ["G75"]),
        ("105", ["105"]),
        ("OBJ-105", ["105"]),
        ("A3", ["A3"]),
        (" a3 ", ["A3"]),
        ("EMP-A3", ["A3"]),
        ("3", ["S3"]),
        ("117", ["G117"]),
        ("Kitchen Hand", ["S17"]),
        ("kitchen", ["S17"]),
        ("baron", ["G71", "G75"]),
        ("BARONESS", ["G75"]),
        ("floor house", ["S33", "S46"]),
        ("purse", ["105"]),
        ("councillor of", ["G83"]),
        ("G48", []),
        ("S49", []),
        ("D1", []),
        ("0", []),
        ("nobody of that name", []),
        ("", []),
        ("  ", []),
    ],
)
def test_cards_are_found_by_number_and_by_name(query: str, codes: list[str]) -> None:
    assert found(query) == codes


def test_a_card_called_exactly_so_comes_first() -> None:
    assert found("count") == ["G73", "G69"]
    assert found("receptionist") == ["S34"]
    assert found("reception") == ["S30", "S34"]


def test_every_card_is_found_by_its_code_its_clause_and_its_name() -> None:
    assert len(ALL_CARDS) == 62 + 58 + 15 + 15
    for card in ALL_CARDS:
        assert find_cards(card.code, ALL_CARDS) == [card]
        assert find_cards(card.clause, ALL_CARDS) == [card]
        assert find_cards(say(card.name), ALL_CARDS)[0] == card


def test_every_card_has_its_clause_in_the_rulebook() -> None:
    known = {clause for found_here in clauses().values() for clause in found_here}
    assert {card.clause for card in ALL_CARDS} <= known


@pytest.mark.parametrize("edition", ["both", "revised", "2015"])
def test_every_card_says_something_readable(edition: str) -> None:
    for card in ALL_CARDS:
        text = say(card_message(card.kind, card.number, edition))
        assert "{" not in text
        assert "austria-" not in text
        assert text.endswith(".")
        assert ".." not in text
        assert edition == "both" or "2015" not in text


CARD_TEXTS = {
    "G75": """G75 Baroness: a noble (blue).
Orders 2 wines and 2 coffees.
Worth 5 points.
Reward: look at three staff cards from the deck and play one of them for 3 krones less.""",
    "G87": """G87 Medicinal Councillor: a citizen (red).
Orders 2 cakes and 2 coffees.
Worth 3 points.
Reward: 3 krones and twice: take a guest free of charge.""",
    "G61": """G61 Painter: an artist (yellow).
Orders 1 strudel and 3 wines.
Worth 2 points.
Reward: prepare a room for 1 krone less and prepare a room at the normal price.""",
    "G65": """G65 Knight of the Empire: a noble (blue).
Orders 1 coffee.
Worth 3 points.
Reward: none.""",
    "S17": """S17 Kitchen Hand: staff, 5 krones (3 in the 2015 edition), permanent.
Every 6 you take is free of its krone and 1 stronger. Boosting still works on top.""",
    "S41": """S41 Operator: staff, 3 krones, end of game.
2 points for each space your marker has advanced on the Emperor track\
 (2015 edition: 12 at the most).\
 Starter set D.""",
    "115": """115 Yellow before blue: objective C.
You have at least 4 yellow and 3 blue rooms occupied.
15 points for the first to claim it, 10 for the second, 5 for the third.""",
    "B4": """Emperor tile B4, for the visit after round 5.
Reward: prepare a room free of charge, no higher than floor 2, and it is occupied at once.
Penalty: give up 2 vacant rooms, each on the highest floor that has one, or else lose 7 points\
 (2015 edition: as you choose).""",
    "C1": """Emperor tile C1, for the visit after round 7.
Reward: 8 points.
Penalty: lose 8 points.""",
    "C3": """Emperor tile C3, for the visit after round 7.
Reward: 2 points for each staff card on your display.
Penalty: lose 2 points for each staff card on your display.""",
}


@pytest.mark.parametrize(("code", "text"), CARD_TEXTS.items(), ids=CARD_TEXTS)
def test_cards_read_well(code: str, text: str) -> None:
    (card,) = find_cards(code, ALL_CARDS)
    assert say(card.message) == text


@pytest.mark.parametrize(
    ("code", "revised", "old"),
    [
        ("S17", "staff, 5 krones,", "staff, 3 krones,"),
        ("S23", "Every room you occupy", "Every guest you move in"),
        ("S26", "pay 1 krone", "do not touch you"),
        ("S33", "4 items or more", "exactly 4 items"),
        ("S41", "Emperor track. ", "12 at the most"),
        ("G97", "use an action space", "another whole turn"),
        ("A1", "or else lose 5 points", "as you choose"),
        ("C2", "the next such floor below", "below it in its column"),
        ("C4", "from your display", "from your hand"),
    ],
)
def test_a_card_can_be_read_in_one_edition(code: str, revised: str, old: str) -> None:
    (card,) = find_cards(code, ALL_CARDS)
    new_text = say(card_message(card.kind, card.number, "revised"))
    old_text = say(card_message(card.kind, card.number, "2015"))
    assert revised in new_text
    assert revised not in old_text
    assert old in old_text
    assert old not in new_text
