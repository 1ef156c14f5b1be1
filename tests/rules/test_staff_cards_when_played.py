"""Every staff card that works when it is played."""

from __future__ import annotations

import pytest

from tests.proof import proves
from tests.rules.position import Position, position
from tests.rules.staff_cards import played, stock


@pytest.mark.parametrize(
    ("card", "items"),
    [
        pytest.param(21, {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}, marks=proves("S21")),
        pytest.param(36, {"wine": 4}, marks=proves("S36")),
        pytest.param(39, {"cake": 4}, marks=proves("S39")),
        pytest.param(43, {"coffee": 4}, marks=proves("S43")),
        pytest.param(44, {"strudel": 4}, marks=proves("S44")),
    ],
)
def test_items_when_played(card: int, items: dict[str, int]) -> None:
    game = played(card, kitchen="sc", krones=3)
    expected = stock(**items)
    expected["strudel"] += 1
    expected["cake"] += 1
    assert game.kitchen == expected
    assert game.krones == 3
    assert game.words == {"end"}, "once only"


@pytest.mark.parametrize(
    ("card", "item", "guest"),
    [
        pytest.param(21, "coffee", "Knight of the Empire", marks=proves("S21")),
        pytest.param(36, "wine", "Composer", marks=proves("S36")),
        pytest.param(39, "cake", "Apothecary", marks=proves("S39")),
        pytest.param(43, "coffee", "Dame", marks=proves("S43")),
        pytest.param(44, "strudel", "Mr. Horsa", marks=proves("S44")),
    ],
)
def test_items_when_played_may_go_straight_to_a_guest(card: int, item: str, guest: str) -> None:
    game = played(card, cafe=[guest], krones=0).do(f"{item}>1")
    assert sum(game.waits_for(1).values()) == 0
    assert sum(game.kitchen.values()) == 3


@proves("S45")
def test_s45_brings_three_emperor_steps() -> None:
    game = played(45, emperor=4)
    assert game.emperor == 7
    assert game.points == 0
    beyond = played(45, emperor=12)
    assert (beyond.emperor, beyond.points) == (13, 2)


@proves("S35")
def test_s35_occupies_up_to_two_vacant_rooms_of_any_colour() -> None:
    game = played(35, rooms="b1 c1 a3", occupied="a2")
    assert game.words == {"b1", "c1", "a3", "done"}
    assert game.do("c1").words == {"b1", "a3", "done"}
    game.do("a3")
    assert game.occupied == {"a2", "c1", "a3"}
    assert game.words == {"end"}, "no third room"
    assert played(35, rooms="b1 c1").do("b1", "done").occupied == {"b1"}
    assert played(35, rooms="b1 c1").do("done").occupied == set()
    assert played(35, rooms="", occupied="b1").words == {"end"}


@proves("S35", "RUL-32")
def test_s35_bonuses_wait_until_both_rooms_are_turned() -> None:
    game = played(35, rooms="d4 e4 c1", krones=5).do("d4")
    assert (game.krones, game.points) == (5, 0), "the red group is full, its bonus waits"
    game.do("e4")
    assert game.krones == 5 + 1
    assert game.points == 2
    one = played(35, rooms="d4 e4", krones=5).do("d4", "done")
    assert one.krones == 6


@proves("S35", "RUL-32", "S23")
def test_s35_earns_a_krone_for_each_room_with_the_custodian() -> None:
    def turned(edition: str) -> Position:
        game = position(
            edition=edition,
            staff=[23],
            hand=[35],
            dice={5: 2},
            rooms="c1 d4",
            krones=5,
            show_forced=True,
        )
        return game.do("die5", "s35", "d4", "c1")

    assert turned("revised").krones == 5 + 2 + 1, "two krones, and the bonus of d4"
    assert turned("2015").krones == 5 + 1


@proves("S38", "RUL-33")
def test_s38_completes_one_order_from_the_supply() -> None:
    game = played(38, cafe=[("Duke", "sk"), "Earl", ("Major", "")], kitchen="ss", krones=0)
    assert game.words == {"in1", "in2", "done"}, "the Major waits for nothing"
    game.do("in1")
    assert sum(game.waits_for(1).values()) == 0
    assert game.waits_for(2) == stock(cake=1, coffee=2), "a single guest"
    assert game.kitchen == stock(strudel=2), "nothing from the kitchen, nothing left over"
    assert game.krones == 0
    assert game.cafe == ["Duke", "Earl", "Major"], "moving in is another matter"


@proves("S38", "RUL-33")
def test_s38_may_find_nobody_to_serve() -> None:
    assert played(38, cafe=[("Major", "")], rooms="a1").words == {"end"}
    declined = played(38, cafe=["Duke"]).do("done")
    assert declined.waits_for(1) == stock(strudel=2, coffee=2)
