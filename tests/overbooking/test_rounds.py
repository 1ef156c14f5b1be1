"""Phase 3 and the four rounds (OB-NEXT)."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

import pytest
from rich.console import Console

from hotelier.kernel.bits import members, size
from hotelier.overbooking import OVERBOOKING
from hotelier.terminal.overbooking.board import draw
from tests.overbooking.positions import Situation, position, side
from tests.overbooking.random_play import rounds_of
from tests.proof import proves

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def next_round(
    *,
    round: int = 1,
    hotels: Sequence[str] = (),
    tokens: Sequence[int] = (),
    tokens_at: Sequence[int] | None = None,
) -> Situation:
    """The position after b has left out the last card of a round."""
    hands = ["", "fish1 fish2"]
    table = position(
        round=round, turn=9, hands=hands, hotels=hotels, tokens=tokens, tokens_at=tokens_at
    )
    return table.choose("pass")


@proves("OB-NEXT-1", "OB-RUL-4")
@PLAYERS
def test_hotels_are_turned_over_for_rounds_two_and_four(players: int) -> None:
    for seed in range(10):
        one, two, three, four = (state.hotels for state in rounds_of(players, seed))
        assert two == [s ^ 1 for s in one]
        assert four == [s ^ 1 for s in three]


@proves("OB-NEXT-1", "OB-RUL-16")
@PLAYERS
def test_before_round_three_all_hotels_are_replaced_by_unused_ones(players: int) -> None:
    opened = set()
    for seed in range(40):
        one, _, three, _ = (state.hotels for state in rounds_of(players, seed))
        assert not {s // 2 for s in one} & {s // 2 for s in three}
        assert len({s // 2 for s in three}) == players
        opened |= set(three)
    assert opened == set(range(16))


@proves("OB-NEXT-1")
def test_a_back_door_without_a_token_gets_one_and_a_token_left_stays_alone() -> None:
    # Hotels whose other side has an open door, so the same doors count in round 2.
    table = next_round(hotels=["no-rule 13", "no-rule 14"], tokens_at=[1], tokens=[1, 0])
    assert table.state.round == 2
    assert members(table.state.door_tokens) == [0, 1]
    assert table.state.tokens == [1, 0]
    assert table.seen_by("a")["tokens_in_supply"] == 20 - 1 - 2


@proves("OB-NEXT-1", "OB-RUL-12")
@pytest.mark.parametrize("left", [[0], []])
def test_a_closed_back_door_gets_no_token_and_one_left_there_goes_back(left: list[int]) -> None:
    # The other side of this card has its back door closed.
    table = next_round(hotels=["no-soldiers 11", "no-rule 14"], tokens_at=left)
    assert table.state.hotels[0] == side("door-closed 17")
    assert members(table.state.door_tokens) == [1]
    assert table.seen_by("a")["tokens_in_supply"] == 19


@proves("OB-NEXT-1")
def test_a_token_stays_where_it_is_when_hotels_are_replaced() -> None:
    table = next_round(round=2, tokens_at=[0, 1], tokens=[2, 0])
    assert table.state.round == 3
    open_doors = [h for h in range(2) if table.seen_by(None)["hotels"][h]["rule"] != "door-closed"]
    assert members(table.state.door_tokens) == open_doors


@proves("OB-NEXT-2")
@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 0)])
def test_the_first_player_marker_goes_clockwise(first: int, after: int) -> None:
    hands = ["fish1 fish2", "fish1 fish2"]
    table = position(first=first, turn=9, hands=hands).choose("pass")
    assert table.state.first == table.state.seat == after


@proves("OB-NEXT-2")
def test_each_draws_five_cards() -> None:
    table = next_round()
    assert size(table.state.hands[0]) == 5
    assert size(table.state.hands[1]) == 7
    assert [size(deck) for deck in table.state.decks] == [19, 17]


@proves("OB-NEXT-3", "OB-RUL-13")
@PLAYERS
def test_four_rounds_in_which_all_cards_are_drawn_and_at_most_twenty_played(players: int) -> None:
    for seed in range(20):
        rounds = rounds_of(players, seed)
        decks = [[size(deck) for deck in state.decks] for state in rounds]
        assert decks == [[n] * players for n in (15, 10, 5, 0)]
        last = rounds[-1].clone()
        chance = random.Random(seed)
        while not last.over:
            last.apply(chance.choice(last.choices))
        assert last.round == 4
        for hand, booked, gone in zip(last.hands, last.booked, last.discards, strict=True):
            assert size(booked | gone) <= 20
            assert size(hand | booked | gone) == 24
        assert last.choices == []
        reason = OVERBOOKING.why_not(last, 0)
        assert reason is not None
        assert reason.clause == "OB-NEXT-3"


@proves("OB-NEXT-3")
def test_there_is_no_fifth_round() -> None:
    table = position(round=4, turn=9, hands=["", "fish1 fish2"]).choose("pass")
    assert table.state.over
    assert table.state.hands == position(round=4, hands=["", "fish1 fish2"]).state.hands


@proves("OB-RUL-21", "OB-RUL-4")
@PLAYERS
def test_everybody_knows_what_the_hotels_turn_into(players: int) -> None:
    views = [OVERBOOKING.view(state, None) for state in rounds_of(players, 6)]
    assert [view["hotels_turn_over"] for view in views] == [True, False, True, False]
    for now, later in ((views[0], views[1]), (views[2], views[3])):
        for hotel, turned in zip(now["hotels"], later["hotels"], strict=True):
            assert {name: turned[name] for name in hotel["other_side"]} == hotel["other_side"]


@proves("OB-RUL-21")
@pytest.mark.parametrize(("place", "told"), [(0, True), (1, False)])
def test_the_terminal_says_what_the_hotels_turn_into(place: int, told: bool) -> None:
    view = OVERBOOKING.view(rounds_of(2, 6)[place], 0)
    console = Console(width=160, record=True, file=io.StringIO())
    for part in draw(view, ["Anna", "Otto"]):
        console.print(part.ways[0])
    beds = view["hotels"][0]["other_side"]["beds"]
    assert (f"next round: {beds} beds" in console.export_text()) == told
