"""Unique hotels in what the house tells a page."""

from __future__ import annotations

from hotelier.austria.cards.entrances import ENTRANCE_WORDS
from hotelier.house.telling.components import components


def test_the_house_tells_what_is_printed() -> None:
    told = components("austria", "en", "revised")
    assert list(told["unique_hotels"]) == list(ENTRANCE_WORDS) == told["unique_hotel_order"]
    assert told["unique_hotels"]["wray"]["steps"] == 2
    assert [token["documented"] for token in told["dove_tokens"]] == [False] * 5
    assert told["corogari_sums"]["7"] == "none"
