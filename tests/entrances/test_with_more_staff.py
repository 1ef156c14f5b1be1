"""Unique hotels together with the staff, objectives and tiles of module 5."""

from __future__ import annotations

from typing import Any

from hotelier.austria.cards.emperor_tiles import TILE_INDEX, TILES
from hotelier.austria.cards.entrances import NINAS, WRAY
from hotelier.austria.rules import AUSTRIA
from tests.entrances.unique import SOURCE, hotel, market, tokens_left
from tests.proof import proves
from tests.rules.position import Position


def both(word: str, **values: Any) -> Position:
    return hotel(word, more_staff="yes", **values)


@proves("M3-RUL-4", "M5-RUL-28")
def test_the_larger_stacks_are_drawn_from() -> None:
    tiles: set[str] = set()
    numbers: set[int] = set()
    for seed in range(60):
        table = market("auction", seed, players="4", more_staff="yes").table
        for entry in AUSTRIA.view(table, 0)["market"]["open"]:
            tiles |= set(entry.get("tiles", ()))
            numbers |= {aim["objective"] for aim in entry.get("objectives", ())}
        assert table.market is not None
        assert table.market.tiles == 0 or table.market.up >> WRAY & 1
        assert table.market.objectives == 0 or table.market.up >> NINAS & 1
    assert tiles == {tile.name for tile in TILES}
    assert numbers >= {180, 181, 182}


@proves("M3-RUL-19", "M5-RUL-2")
def test_the_worked_example_of_three_dishes_in_one_action() -> None:
    game = both("corogari", first_die=2, turns=1, dice={1: 2}, staff=[174])
    game.do("die1", "x0")
    assert game.kitchen == {"strudel": 2, "cake": 1, "wine": 0, "coffee": 1}
    assert game.may("s174")


@proves("L-NINAS-5", "M5-RUL-18")
def test_the_worked_example_of_a_personal_claim() -> None:
    values: dict[str, Any] = {"staff": [179], "cafe": ["Duke", "Earl"], "krones": 20}
    personal = both("ninas", **values).do("ownA")
    assert not personal.may("s179")
    common = both("ninas", objectives=(105, 109, 113), personal=(106, 110, 114), **values)
    common.do("oA")
    assert common.may("s179")


@proves("M5-RUL-28", "M3-RUL-37")
def test_the_new_tiles_beside_the_grand_wray_hotel() -> None:
    beside = ("A1", "A5", "B2", "B5", "C1", "C5")
    assert {TILE_INDEX[name] for name in ("A5", "B5", "C5")} == {12, 13, 14}
    purse = both("wray", beside=beside, emperor=1, krones=0).do("tile2")
    assert purse.offered("s") >= {"strudel"}
    assert purse.do("wine").krones == 2
    discs = both("wray", beside=beside, emperor=3, discs=[0, 2]).do("tile6")
    assert discs.points_from("Emperor tiles") == 10
    cards = both("wray", beside=beside, emperor=2).do("tile4")
    assert cards.points_from("Emperor tiles") == 4


@proves("M5-RUL-29")
def test_steps_of_stroup_count_for_the_handmaid() -> None:
    # The Flamenco Dancer brings two steps, Stroup two more.
    game = both("stroup", rooms="b1", cafe=[("Flamenco Dancer", "")], staff=[166]).do("in1")
    assert game.emperor == 4
    assert game.may("s166")


@proves("M3-RUL-9", "M5-RUL-10")
def test_tokens_wait_until_both_rooms_of_the_handmaid_are_occupied() -> None:
    game = both(
        "dove",
        staff=[166],
        dice={4: 3},
        rooms="",
        occupied="a2 a3 a4 b2 b3 b4",
    )
    game.do("die4", "x0", "s166", "a1")
    assert "b1" in game.rooms_offered, "the second room first"
    game.do("b1")
    game.do("token1", "token3")
    assert game.points_from(SOURCE) == 4
    assert tokens_left(game) == ["Purse", "Larder", "Bell"]


@proves("M3-RUL-33")
def test_mayenfels_pays_for_every_card_of_the_janitor() -> None:
    game = both(
        "mayenfels",
        staff=[178],
        rooms="b2",
        occupied="a2 b1",
        cafe=[("Composer", "")],
        hand=[24, 9],
        krones=0,
        tiles=("A1", "B2", "C1"),
    )
    game.do("in1", "s178", "s24", "s9")
    assert game.krones == 2
