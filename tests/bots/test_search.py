"""Keys of positions: what the search takes for the same position is the same."""

from __future__ import annotations

import pytest

from hotelier.bots.minds.austria.search import position_key, seen_key
from tests.rules.position import position

ENTERTAINER = 1 << 62
"""The last card there can be."""


@pytest.mark.parametrize("field", ["hand", "played", "used"])
def test_the_last_card_counts_among_all_the_others(field: str) -> None:
    keys = set()
    for cards in (0, 1, ENTERTAINER, ENTERTAINER | 1):
        table = position().table
        setattr(table.hotels[0], field, cards)
        keys.add(int(position_key(table, 0, True)))
    assert len(keys) == 4


def test_rooms_prepared_are_not_taken_for_rooms_occupied() -> None:
    keys = set()
    for tiles, occupied in ((0b11, 0b01), (0b10, 0b00), (0b11, 0b10), (0b01, 0b00), (0, 0)):
        table = position().table
        table.hotels[0].tiles = tiles
        table.hotels[0].occupied = occupied
        keys.add(int(seen_key(table, 0)))
    assert len(keys) == 5


def test_what_a_seat_sees_does_not_depend_on_the_world_it_imagines() -> None:
    table = position().table
    other = table.clone()
    other.generator += 1
    assert seen_key(other, 0) == seen_key(table, 0)
    assert position_key(other, 0, True) != position_key(table, 0, True)
