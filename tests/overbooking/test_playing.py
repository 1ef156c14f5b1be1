"""Phase 1: playing cards (OB-PLAY)."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.kernel.game import Game
from hotelier.kernel.rules import View
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.cards import GUEST_NAMES
from hotelier.overbooking.events import BACK, LEFT_OUT, PLAYED, PLAYED_FACE_UP
from tests.overbooking.positions import guest, position
from tests.proof import proves

BACK_NAMES = [
    f"{family} {size}" for family in ("bird", "fish", "bear", "lion") for size in ("small", "large")
]


@proves("OB-PLAY-1")
def test_any_card_of_the_hand_goes_into_any_queue_or_to_any_back_door() -> None:
    table = position(hands=["bird1 lion6", "fish2"])
    assert table.legal == {
        "bird1>q1", "bird1>d1", "bird1>q2", "bird1>d2",
        "lion6>q1", "lion6>d1", "lion6>q2", "lion6>d2",
    }  # fmt: skip
    table.choose("lion6>q2")
    assert table.hand("a") == {"bird1"}
    assert table.queue(1) == "a:lion6"


@proves("OB-PLAY-1")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_clockwise_from_the_first_player_five_cards_each(players: int, first: int) -> None:
    hands = ["bird1 bird2 bird3 bird4 bird5 bird6 fish1 fish2 fish3"] * players
    hotels = ["no-rule 13", "no-rule 14", "soldiers-first", "monks-first 9"]
    table = position(players=players, first=first, hands=hands, hotels=hotels)
    order = []
    for _ in range(5 * players):
        assert table.state.plays_left()
        order.append(int(table.state.seat))
        table.state.apply(table.state.choices[0])
    assert order == [(first + i) % players for i in range(5 * players)]
    assert table.state.round == 2 or not table.state.plays_left()


@proves("OB-PLAY-2", "OB-RUL-11")
def test_only_the_last_player_of_the_round_may_leave_out_the_fifth_card() -> None:
    hands = ["bird1 bird2", "fish1 fish2", "lion1 lion2"]
    assert "pass" in position(players=3, first=1, turn=14, hands=hands).legal
    table = position(players=3, first=1, turn=13, hands=hands)
    assert "pass" not in table.legal
    assert table.why_not("pass") == "OB-RUL-11"
    # The right neighbour of the first player plays last, and the fourth card is not optional.
    assert "pass" not in position(players=3, first=1, turn=11, hands=hands).legal


@proves("OB-PLAY-2")
def test_a_card_left_out_stays_in_hand() -> None:
    table = position(turn=9, hands=["bird1", "fish1 fish2"])
    assert table.seat == "b"
    table.choose("pass")
    assert {"fish1", "fish2"} <= table.hand("b")
    assert table.state.round == 2


@proves("OB-PLAY-3")
def test_each_card_lies_beside_the_one_before() -> None:
    table = position(hands=["bird1 bird2 bird3", "fish1 fish2 fish3"])
    table.choose("bird1>q1", "fish1>q1", "bird2>d1", "fish2>d1", "bird3>q1")
    assert table.queue() == "a:bird1 b:fish1 a:bird3"
    assert table.door() == "a:bird2 b:fish2"


@proves("OB-PLAY-4")
def test_at_most_four_cards_in_a_queue_and_two_at_a_back_door() -> None:
    table = position(
        queue="a:bird1 b:bird1 a:bird2 b:bird2",
        doors={1: "a:bird3 b:bird3"},
        hands=["lion1 lion2", "lion1"],
    )
    assert table.legal == {"lion1>d1", "lion2>d1", "lion1>q2", "lion2>q2"}
    assert table.why_not("lion1>q1") == "OB-PLAY-4"
    assert table.why_not("lion1>d2") == "OB-PLAY-4"


@proves("OB-PLAY-4")
def test_three_in_a_queue_and_one_at_a_back_door_leave_room_for_one() -> None:
    table = position(queue="a:bird1 b:bird1 a:bird2", door="b:bird2", hands=["lion1", "lion2"])
    assert {"lion1>q1", "lion1>d1"} <= table.legal


@proves("OB-PLAY-5")
def test_the_first_card_at_a_back_door_takes_the_token_at_once() -> None:
    table = position(hands=["bird1 bird2", "fish1 fish2"])
    table.choose("bird1>q1")
    assert table.state.tokens == [0, 0]
    table.choose("fish1>d1")
    assert table.state.tokens == [0, 1]
    assert table.state.scores() == [0, 1]
    table.choose("bird2>d1")
    assert table.state.tokens == [0, 1]
    table.choose("fish2>d2")
    assert table.state.tokens == [0, 2]


def lying(view: View, where: str = "queue") -> list[dict[str, Any]]:
    """The cards at the first hotel."""
    cards: list[dict[str, Any]] = view["hotels"][0][where]
    return cards


@proves("OB-PLAY-6")
def test_others_see_owner_family_and_crest_size_of_a_face_down_card() -> None:
    table = position(players=3, queue="a:bird2 b:lion5", door="c:fish4")
    for seat in ("b", "c", None):
        seen = lying(table.seen_by(seat))[0]
        assert seen == {
            "owner": 0, "face_up": False, "named": False, "family": "bird", "crest": "small",
        }  # fmt: skip
    assert lying(table.seen_by("a"))[1]["crest"] == "large"
    assert lying(table.seen_by("a"), where="door")[0]["family"] == "fish"
    assert "kind" not in lying(table.seen_by("a"), where="door")[0]


@proves("OB-PLAY-6")
@pytest.mark.parametrize(
    ("number", "crest"), [*[(n, "small") for n in (1, 2, 3)], *[(n, "large") for n in (4, 5, 6)]]
)
def test_crests_are_small_up_to_three_and_large_from_four(number: int, crest: str) -> None:
    table = position(queue=f"a:bear{number}")
    assert lying(table.seen_by("b"))[0]["crest"] == crest


@proves("OB-PLAY-6")
def test_owners_may_look_at_their_own_face_down_cards() -> None:
    table = position(queue="a:bird2", door="a:fish4")
    seen = table.seen_by("a")
    assert lying(seen)[0]["kind"] == "merchants"
    assert lying(seen)[0]["face_up"] is False
    assert lying(seen, where="door")[0]["kind"] == "noblewomen"


@proves("OB-PLAY-6", "OB-RUL-15")
def test_hands_and_decks_are_only_counted() -> None:
    table = position(hands=["bird1 bird2", "fish1 fish2 fish3"])
    seen = table.seen_by("a")
    assert [card["name"] for card in seen["own"]["hand"]] == ["bird1", "bird2"]
    assert seen["seats"][1]["hand_size"] == 3
    assert seen["seats"][1]["deck_size"] == 21
    assert "fish" not in str(seen["seats"][1] | {"families": None})


@proves("OB-RUL-18")
def test_booked_and_discarded_cards_lie_open() -> None:
    table = position(booked=["", "bird1 lion6"], discards=["", "fish2"])
    for seat in ("a", "b", None):
        before_b = table.seen_by(seat)["seats"][1]
        assert [card["name"] for card in before_b["booked"]] == ["bird1", "lion6"]
        assert [card["name"] for card in before_b["discarded"]] == ["fish2"]


@proves("OB-PLAY-7", "OB-RUL-14")
def test_without_peeking_owners_see_only_the_backs_of_their_own_cards() -> None:
    table = position(peeking=False, queue="a:bird2 b:lion5^", door="a:fish4")
    own, others = table.seen_by("a"), table.seen_by("b")
    assert lying(own) == lying(others)
    assert lying(own, where="door") == lying(others, where="door")
    assert "kind" not in lying(own)[0]
    assert lying(own)[1]["kind"] == "soldiers"


@proves("OB-PLAY-7", "OB-RUL-14")
@pytest.mark.parametrize("peeking", ["yes", "no"])
def test_the_log_hides_face_down_cards_as_the_table_does(peeking: str) -> None:
    game = Game(OVERBOOKING, {"peeking": peeking}, seed=4)
    # Seed 4 opens no hotel whose first card lies face up.
    play = next(choice for choice in game.legal if OVERBOOKING.token(choice).endswith(">q1"))
    owner = game.seat
    game.choose(play)
    event = next(event for event in game.steps[0].events if event[0] == PLAYED)
    own = OVERBOOKING.seen_by(event, owner)
    other = OVERBOOKING.seen_by(event, 1 - owner)
    assert other is not None
    assert other[2] >= BACK
    assert own == (event if peeking == "yes" else other)
    assert game.steps[0].secret


@proves("OB-PLAY-6")
@pytest.mark.parametrize("word", GUEST_NAMES)
def test_others_are_told_the_back_of_a_card_played_face_down(word: str) -> None:
    shown = OVERBOOKING.seen_by((PLAYED, 0, guest(word), 3), 1)
    size = "small" if word[-1] in "123" else "large"
    assert shown == (PLAYED, 0, BACK + BACK_NAMES.index(f"{word[:-1]} {size}"), 3)
    face_up = (PLAYED, 0, guest(word), 2 | PLAYED_FACE_UP)
    assert OVERBOOKING.seen_by(face_up, 1) == face_up


@proves("OB-RUL-1")
def test_a_player_without_a_legal_place_skips_and_keeps_the_hand() -> None:
    # The small hotel has one place left; b holds only large groups, a two monks.
    table = position(
        hotels=["small-groups", "door-closed"],
        turn=6,
        queue="a:bird1 b:bird1",
        door="a:bird2 b:bird2",
        queues={1: "a:fish1 b:fish1 a:fish2 b:fish2 a:fish3"},
        hands=["lion1 bear1 bear2", "lion4 lion5 lion6 bear4 bear5"],
    )
    table.choose("lion1>q1")
    assert table.seat == "a"
    assert table.state.turn == 8
    assert table.hand("b") == {"lion4", "lion5", "lion6", "bear4", "bear5"}
    assert table.legal == {"bear1>q1", "bear2>q1"}


@proves("OB-RUL-1")
def test_a_skip_can_be_shown() -> None:
    table = position(
        hotels=["small-groups", "door-closed"],
        turn=7,
        queue="a:bird1 b:bird1",
        door="a:bird2 b:bird2",
        queues={1: "a:fish1 b:fish1 a:fish2 b:fish2 a:fish3"},
        hands=["lion1 lion2", "lion4 lion5"],
        show_forced=True,
    )
    assert table.legal == {"pass"}
    assert table.why_not("lion4>q1") == "OB-HOTEL-2"
    assert table.choose("pass").seat == "a"


@proves("OB-RUL-17")
@pytest.mark.parametrize("hand", ["lion4 lion5", "lion1 lion2"])
def test_nobody_learns_why_the_last_card_was_left_out(hand: str) -> None:
    table = position(
        hotels=["small-groups", "door-closed"],
        turn=9,
        queue="a:bird1 b:bird1",
        door="a:bird2 b:bird2",
        queues={1: "a:fish1 b:fish1 a:fish2 b:fish2 a:fish3"},
        hands=["", hand],
        show_forced=True,
    )
    table.state.events = []
    table.choose("pass")
    assert table.state.events[0] == (LEFT_OUT, 1, 0, 0)
    assert table.state.stuck == [0, 0]


def test_why_not_names_what_is_missing() -> None:
    table = position(hands=["bird1", "fish1"])
    assert table.why_not("bird1>q1") is None
    assert table.why_not("fish1>q1") == "OB-PLAY-1"
    assert table.why_not("bird1>q3") == "OB-SET-2"
    assert table.why_not("at1") == "OB-CHECK-2"


def test_a_played_card_is_the_one_chosen() -> None:
    table = position(hands=["bear6", "fish1"]).choose("bear6>d2")
    assert table.door(1) == "a:bear6"
    assert not table.state.hands[0] >> guest("bear6") & 1
