"""The queue: what guests cost, how it closes up, and when the deck is shuffled anew (QUE)."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.cards.guests import GUESTS
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

QUEUE = (65, 77, 92, 93, 51)
FULL = ["Duke", "Baron", "Princess"]


def numbers(guests: int) -> set[int]:
    return {GUESTS[guest].number for guest in members(guests)}


def deck(game: Position) -> set[int]:
    return numbers(game.table.guest_deck)


def discards(game: Position) -> set[int]:
    return numbers(game.table.guest_discards)


def reshuffles(game: Position) -> int:
    return sum(kind == events.GUESTS_RESHUFFLED for kind, _, _, _ in game.events)


# QUE-1.


@proves("QUE-1")
@pytest.mark.parametrize(
    ("krones", "offered"),
    [
        (0, {"q4", "q5"}),
        (1, {"q3", "q4", "q5"}),
        (2, {"q2", "q3", "q4", "q5"}),
        (3, {"q1", "q2", "q3", "q4", "q5"}),
        (20, {"q1", "q2", "q3", "q4", "q5"}),
    ],
)
def test_only_guests_one_can_pay_for_can_be_taken(krones: int, offered: set[str]) -> None:
    assert position(krones=krones).offered("q") == offered


@proves("QUE-1")
@pytest.mark.parametrize(("space", "cost"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_a_guest_costs_what_is_printed_below_and_sits_down_hungry(space: int, cost: int) -> None:
    game = position(krones=5, queue=QUEUE, cafe=["Duke"], kitchen="scwk")
    game.do(f"q{space}")
    taken = next(guest for guest in GUESTS if guest.number == QUEUE[space - 1])
    assert game.krones == 5 - cost
    assert game.cafe == ["Duke", taken.name, None]
    assert sum(game.waits_for(2).values()) == 1, "the whole order is open, the kitchen untouched"
    assert sum(game.kitchen.values()) == 4


@proves("QUE-1")
def test_without_an_empty_table_no_guest_can_be_taken() -> None:
    assert position(krones=20, cafe=FULL).offered("q") == set()
    assert position(krones=20, cafe=FULL[:2]).offered("q") == {"q1", "q2", "q3", "q4", "q5"}


@proves("QUE-1")
def test_a_table_emptied_by_moving_in_can_be_used_in_the_same_turn() -> None:
    game = position(cafe=["Duke", ("Knight of the Empire", ""), "Princess"], queue=QUEUE)
    assert game.offered("q") == set()
    game.do("in2", "q4")
    assert game.cafe == ["Duke", "Mr. Horsa", "Princess"]


# QUE-2.


@proves("QUE-2")
@pytest.mark.parametrize(
    ("word", "queue"),
    [
        ("q1", [100, 77, 92, 93, 51]),
        ("q2", [100, 65, 92, 93, 51]),
        ("q3", [100, 65, 77, 93, 51]),
        ("q4", [100, 65, 77, 92, 51]),
        ("q5", [100, 65, 77, 92, 93]),
    ],
)
def test_guests_left_of_the_gap_move_up_and_a_fresh_one_appears_leftmost(
    word: str, queue: list[int]
) -> None:
    game = position(krones=10, queue=QUEUE, guest_deck=[100]).do(word)
    assert game.queue == queue
    assert deck(game) == set()


@proves("QUE-2")
def test_the_fresh_guest_may_be_any_of_the_deck_and_leaves_it() -> None:
    arrived = set()
    for seed in range(30):
        game = position(queue=QUEUE, guest_deck=[98, 99, 100], seed=seed).do("q5")
        arrived.add(game.queue[0])
        assert deck(game) == {98, 99, 100} - {game.queue[0]}
    assert arrived == {98, 99, 100}


# QUE-3.


@proves("QUE-3", "RUL-26")
def test_the_discards_become_a_new_deck_when_a_guest_has_to_be_drawn_from_an_empty_one() -> None:
    arrived = set()
    for seed in range(30):
        game = position(queue=QUEUE, guest_deck=[], guest_discards=[98, 99, 100], seed=seed)
        game.do("q5")
        assert reshuffles(game) == 1
        arrived.add(game.queue[0])
        assert deck(game) == {98, 99, 100} - {game.queue[0]}
        assert discards(game) == set()
    assert arrived == {98, 99, 100}


@proves("RUL-26")
def test_drawing_the_last_guest_of_the_deck_does_not_reshuffle_yet() -> None:
    game = position(queue=QUEUE, guest_deck=[100], guest_discards=[98, 99])
    game.do("q5")
    assert game.queue[0] == 100
    assert reshuffles(game) == 0
    assert deck(game) == set()
    assert discards(game) == {98, 99}


@proves("RUL-26")
def test_a_move_into_a_room_with_an_empty_deck_reshuffles_nothing_by_itself() -> None:
    game = position(
        cafe=[("Knight of the Empire", "")],
        queue=(63, 77, 92, 93, 51),
        guest_deck=[],
        guest_discards=[98],
    )
    game.do("in1")
    assert reshuffles(game) == 0
    assert discards(game) == {98, 65}


@proves("RUL-26")
def test_the_guest_who_has_just_moved_in_is_shuffled_in_too() -> None:
    # The Dame brings another guest; she herself is the only one left to fill the queue.
    game = position(rooms="a3", cafe=[("Dame", "")], queue=QUEUE, guest_deck=[])
    game.do("in1", "q1")
    assert game.cafe == ["Knight of the Empire", None, None]
    assert game.queue == [63, 77, 92, 93, 51]
    assert reshuffles(game) == 1
    assert discards(game) == set()


# QUE-4.


@proves("QUE-4")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_a_guest_gained_by_an_effect_waives_the_price(space: int) -> None:
    game = position(rooms="a3", krones=0, cafe=[("Dame", "")], queue=QUEUE)
    game.do("in1")
    assert game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    game.do(f"q{space}")
    assert game.krones == 0
    assert game.cafe[0] is not None


@proves("QUE-4", "GUEST-4")
def test_the_queue_is_refilled_after_each_guest_of_an_effect() -> None:
    game = position(
        rooms="c1", krones=0, cafe=[("Medicinal Councillor", "")], queue=QUEUE, guest_deck=[100]
    )
    game.do("in1", "q5")
    assert game.queue == [100, 65, 77, 92, 93], "filled before the second choice"
    game.do("q1")
    assert game.cafe == ["Composer", "Farmer Franz", None]
    assert game.queue == [87, 65, 77, 92, 93], "and after it, from the discards"
    assert game.krones == 3, "the krones of the reward; the guests cost none"


@proves("QUE-4", "ADD-5")
def test_a_guest_gained_by_an_effect_needs_an_empty_table_all_the_same() -> None:
    game = position(rooms="c1", cafe=[("Medicinal Councillor", ""), "Duke", "Baron"], queue=QUEUE)
    game.do("in1", "q5")
    assert game.cafe == ["Composer", "Duke", "Baron"]
    assert game.offered("q") == set(), "the second guest of the reward finds no table"
    assert game.may("die1")


@proves("QUE-4", "TURN-3")
def test_a_free_guest_does_not_replace_the_guest_of_the_turn() -> None:
    game = position(rooms="a3", krones=3, cafe=[("Dame", "")], queue=QUEUE)
    game.do("in1", "q5", "q1")
    assert game.krones == 0
    assert [guest is not None for guest in game.cafe] == [True, True, False]
    assert game.offered("q") == set()
