"""Unique hotels on the screen of a terminal and in what the house tells a page."""

from __future__ import annotations

import pytest
from rich.console import Console

from hotelier.austria.cards.entrances import ENTRANCE_WORDS, UNIQUE_HOTELS
from hotelier.austria.rules import AUSTRIA
from hotelier.house.telling.components import components
from hotelier.terminal.austria.board import draw
from tests.entrances.unique import hotel, market
from tests.rules.position import Position


def on_screen(game: Position) -> str:
    console = Console(width=150)
    with console.capture() as shown:
        for part in draw(AUSTRIA.view(game.table, 0), ["Anna", "Béla", "Cora"]):
            console.print(part.ways[0])
    return shown.get()


@pytest.mark.parametrize("word", ENTRANCE_WORDS)
def test_a_hotel_is_shown_with_its_owner(word: str) -> None:
    text = on_screen(hotel(word))
    assert UNIQUE_HOTELS[ENTRANCE_WORDS.index(word)].name in text


def test_what_lies_beside_is_shown() -> None:
    assert "tokens: Points, Purse, Crown, Larder, Bell" in on_screen(hotel("dove"))
    assert "tile B2: 5 krones" in on_screen(hotel("wray"))
    assert "own objective: You own 20 krones" in on_screen(hotel("ninas"))
    assert "first die of this round: 3" in on_screen(hotel("corogari", first_die=3))
    assert "2 guests moved in" in on_screen(hotel("kaufman", pile=[66, 67]))


def test_the_market_is_shown_with_bids() -> None:
    game = market("auction")
    word = sorted(game.words)[0]
    game.do(word)
    text = on_screen(game)
    assert UNIQUE_HOTELS[ENTRANCE_WORDS.index(word)].name in text
    assert "for nothing" in text


def test_the_house_tells_what_is_printed() -> None:
    told = components("austria", "en", "revised")
    assert list(told["unique_hotels"]) == list(ENTRANCE_WORDS) == told["unique_hotel_order"]
    assert told["unique_hotels"]["wray"]["steps"] == 2
    assert [token["documented"] for token in told["dove_tokens"]] == [False] * 5
    assert told["corogari_sums"]["7"] == "none"
