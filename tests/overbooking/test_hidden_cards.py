"""What a seat cannot know: views leak nothing, imagined worlds fit all that was seen."""

from __future__ import annotations

import json
import random
from functools import reduce
from operator import or_

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.kernel.bits import size, union
from hotelier.kernel.perspective import Perspective
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.actions import PLAY, guest_played
from hotelier.overbooking.cards import (
    ALL_GUESTS,
    KIND_GUESTS,
    NOBLEWOMEN,
    SOLDIERS,
    WORKERS,
)
from hotelier.overbooking.events import DREW
from hotelier.overbooking.stuck import guests_without_place, stuck_hand
from tests.overbooking.positions import (
    Situation,
    guests,
    lying_guests,
    position,
)
from tests.overbooking.random_play import random_states
from tests.overbooking.test_properties import OPTIONS, SEEDS
from tests.proof import proves

WORLDS = range(300)


def imagined(table: Situation, seat: int, seed: int = 1) -> Situation:
    return Situation(OVERBOOKING.imagine(table.state, seat, seed))


@proves("OB-PLAY-6", "OB-PLAY-7", "OB-RUL-15", "OB-RUL-18")
@settings(max_examples=30, deadline=None, database=None)
@given(OPTIONS, SEEDS)
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(
    options: dict[str, str], seed: int
) -> None:
    for state in random_states(options, seed):
        for seat in range(state.players):
            world = OVERBOOKING.imagine(state, seat, seed % 1000)
            assert OVERBOOKING.view(world, seat) == OVERBOOKING.view(state, seat)
            assert OVERBOOKING.view(world, None) == OVERBOOKING.view(state, None)
            seen = Perspective(OVERBOOKING, state, seat)
            assert Perspective(OVERBOOKING, world, seat).legal == seen.legal
            json.dumps(OVERBOOKING.view(state, seat))


@settings(max_examples=20, deadline=None, database=None)
@given(OPTIONS, SEEDS, st.integers(0, 3))
def test_an_imagined_world_is_a_possible_one(
    options: dict[str, str], seed: int, chair: int
) -> None:
    chance = random.Random(seed)
    for state in random_states(options, seed):
        seat = chair % state.players
        before = state.key()
        world = OVERBOOKING.imagine(state, seat, chance.getrandbits(40))
        assert state.key() == before
        assert world.over or len(world.choices) > 1
        for owner in range(state.players):
            piles = [world.hands, world.decks, world.booked, world.discards]
            lying = lying_guests(world, owner)
            assert len(lying) + sum(size(pile[owner]) for pile in piles) == 24
            assert union(lying) | sum(pile[owner] for pile in piles) == ALL_GUESTS
            assert size(world.decks[owner]) == size(state.decks[owner])
    while not world.over:
        world.apply(chance.choice(world.choices))


@settings(max_examples=10, deadline=None, database=None)
@given(OPTIONS, SEEDS)
def test_imagining_does_not_keep_the_generator(options: dict[str, str], seed: int) -> None:
    for state in random_states(options, seed):
        one, other = (OVERBOOKING.imagine(state, 0, world).generator for world in (1, 2))
        assert len({one, other, state.generator}) == 3


@proves("OB-RUL-15")
def test_others_learn_only_how_many_cards_were_drawn() -> None:
    state = OVERBOOKING.deal(OVERBOOKING.settle({"players": "3"}), 5)
    drawn = [event for event in state.events or [] if event[0] == DREW]
    assert [(seat, cards, count) for _, seat, cards, count in drawn] == [
        (seat, state.hands[seat], 9) for seat in range(3)
    ]
    for event in drawn:
        assert OVERBOOKING.seen_by(event, event[1]) == event
        for stranger in (None, (event[1] + 1) % 3):
            assert OVERBOOKING.seen_by(event, stranger) == (DREW, event[1], 0, 9)


def test_the_same_seed_imagines_the_same_world() -> None:
    table = position(players=3, queue="b:bird2 c:fish5", hands=["lion1", "lion1", "lion1"])
    worlds = [OVERBOOKING.imagine(table.state, 0, seed).key() for seed in (7, 7, 8)]
    assert worlds[0] == worlds[1] != worlds[2]


@proves("OB-PLAY-6")
def test_a_face_down_card_may_be_any_with_its_back_that_was_not_seen() -> None:
    # The merchants of the birds lie in the discards: the card is a monk or maids.
    table = position(queue="b:bird1", discards=["", "bird2"], hands=["fish1", "fish1 fish2"])
    seen = [imagined(table, 0, seed).queue() for seed in WORLDS]
    assert set(seen) == {"b:bird1", "b:bird3"}
    assert 100 < seen.count("b:bird1") < 200


@proves("OB-PLAY-6")
def test_hands_are_dealt_from_all_cards_not_seen() -> None:
    table = position(
        queue="b:bird1",
        discards=["", "bird2"],
        booked=["", "lion6"],
        hands=["fish1", "fish1 fish2"],
    )
    hands = [imagined(table, 0, seed).state.hands[1] for seed in WORLDS]
    assert {size(hand) for hand in hands} == {2}
    assert reduce(or_, hands) == ALL_GUESTS & ~guests("bird2 lion6")


def test_ones_own_cards_and_deck_stay_what_they_are() -> None:
    table = position(queue="a:bird1 b:bird1", door="a:lion5", hands=["fish1 fish2", "fish1"])
    for seed in WORLDS:
        world = imagined(table, 0, seed)
        assert world.queue().startswith("a:bird1 ")
        assert world.door() == "a:lion5"
        assert world.state.hands[0] == table.state.hands[0]
        assert world.state.decks[0] == table.state.decks[0]


@proves("OB-PLAY-7", "OB-RUL-14")
def test_without_peeking_ones_own_face_down_cards_are_imagined_too() -> None:
    table = position(peeking=False, queue="a:bird1", hands=["bird2 fish2", "fish1"])
    worlds = [imagined(table, 0, seed) for seed in WORLDS]
    assert {world.queue() for world in worlds} == {"a:bird1", "a:bird3"}
    assert all(world.state.hands[0] == table.state.hands[0] for world in worlds)


@proves("OB-HOTEL-5")
def test_nobody_imagines_soldiers_where_none_may_join() -> None:
    table = position(hotels=["no-soldiers"], queue="b:bird4", hands=["fish1", "fish1"])
    seen = {imagined(table, 0, seed).queue() for seed in WORLDS}
    assert seen == {"b:bird4", "b:bird6"}


@proves("OB-HOTEL-5")
def test_two_cards_of_one_back_are_never_the_same_guest() -> None:
    # The workers of the birds are known, so the card in the queue must be the noblewomen.
    table = position(
        hotels=["no-soldiers"],
        queue="b:bird4",
        door="b:bird5",
        discards=["", "bird6"],
        hands=["fish1", "fish1"],
    )
    for seed in WORLDS:
        world = imagined(table, 0, seed)
        assert (world.queue(), world.door()) == ("b:bird4", "b:bird5")


def after_a_skip() -> Situation:
    """b held large groups, and had laid down one, when only small ones had a place."""
    table = position(
        hotels=["small-groups", "door-closed"],
        turn=6,
        queue="a:bird1 b:bird1",
        door="a:bird2 b:bear6",
        queues={1: "a:fish1 b:fish1 a:fish2 b:fish2 a:fish3"},
        hands=["lion1 bear1 bear2", "lion4 lion5 lion6 bear4 bear5"],
    )
    return table.choose("lion1>q1")


@proves("OB-RUL-1", "OB-RUL-19")
def test_a_skip_tells_that_the_hand_had_no_place() -> None:
    table = after_a_skip()
    large = KIND_GUESTS[NOBLEWOMEN] | KIND_GUESTS[SOLDIERS] | KIND_GUESTS[WORKERS]
    assert guests_without_place(table.state.stuck[1]) == large
    for seed in WORLDS:
        world = OVERBOOKING.imagine(table.state, 0, seed)
        hand = world.hands[1]
        assert size(hand) == 5
        assert hand & ~large == 0
        parted = ALL_GUESTS & ~(hand | world.decks[1])
        assert world.stuck[1] == stuck_hand(large, parted, 5)


@proves("OB-RUL-19")
def test_of_two_skips_of_a_hand_the_first_tells_more() -> None:
    table = position(
        hotels=["small-groups", "two-crests"],
        turn=4,
        queue="a:lion1 b:lion1",
        door="a:lion2 b:lion2",
        queues={1: "a:bird1 b:fish1 a:fish2"},
        doors={1: "a:lion3 b:lion3"},
        hands=["bear1 bear2 bear3 bird5", "bear4 bear5 lion4 lion5 lion6"],
    )
    table.choose("bear1>q1", "bird5>q2")
    assert table.state.turn == 8
    elsewhere = guests("bear4 bear5 bear6 lion4 lion5 lion6")
    assert guests_without_place(table.state.stuck[1]) == elsewhere


@proves("OB-RUL-1", "OB-RUL-19")
@pytest.mark.parametrize("plays", range(8))
def test_a_skip_is_remembered_in_later_rounds(plays: int) -> None:
    table = after_a_skip()
    state = table.state
    chance = random.Random(plays)
    while state.round == 1:
        state.apply(chance.choice(state.choices))
    for _ in range(plays):
        state.apply(chance.choice(state.choices))
    held = guests("lion4 lion5 lion6 bear4 bear5")
    large = guests_without_place(state.stuck[1])
    parted = guests("bird1 bear6 fish1 fish2")
    for seed in WORLDS:
        world = OVERBOOKING.imagine(state, 0, seed)
        drawn = ALL_GUESTS & ~(world.decks[1] | parted)
        # Of all that b held then or has drawn since, five cards must have been the hand.
        assert size(drawn & large) >= size(held)


@proves("OB-RUL-19")
def test_what_had_no_place_at_a_skip_may_have_been_played_since() -> None:
    state = after_a_skip().state
    held = state.hands[1]
    chance = random.Random(1)
    while state.round < 3:
        b_plays = state.plays_left() and state.seat == 1
        plays = [choice for choice in state.choices if b_plays and choice >= PLAY]
        old = [choice for choice in plays if held >> guest_played(choice) & 1]
        state.apply(chance.choice(old or state.choices))
    assert state.hands[1] & held == 0
    large = guests_without_place(state.stuck[1])
    hands = [OVERBOOKING.imagine(state, 0, seed).hands[1] for seed in WORLDS]
    assert min(size(hand & large) for hand in hands) < size(held)


def test_a_player_who_is_asked_has_something_to_choose() -> None:
    # Only the small hotel has places: a hand of b without small groups would have skipped.
    table = position(
        hotels=["small-groups", "door-closed"],
        turn=7,
        queue="a:bird1 b:bird1",
        door="a:bird2 b:bird2",
        queues={1: "a:fish1 b:fish1 a:fish2 b:fish2 a:fish3"},
        hands=["lion1", "lion1 lion2 lion6"],
    )
    assert table.seat == "b"
    for seed in WORLDS:
        assert len(imagined(table, 0, seed).legal) >= 2
