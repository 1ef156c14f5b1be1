"""Your turn: its two steps and what lies around them (TURN), and what the engine asks (RUL)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from hotelier import Game, game_named
from hotelier.austria import events
from hotelier.austria.effects import (
    any_item,
    draw,
    emperor,
    items,
    krones,
    occupy,
    offer,
    play,
    prepare,
    take_guest,
)
from hotelier.austria.engine import advance
from hotelier.austria.parts import push_parts
from tests.proof import proves
from tests.rules.position import Position, position

BUSY: dict[str, Any] = {
    "kitchen": "ss",
    "cafe": [("Knight of the Empire", ""), "Duke"],
    "staff": [1],
    "hand": [6, 45],
    "krones": 20,
    "objectives": (105, 109, 113),
    "dice": {1: 2, 2: 2, 3: 2, 4: 1, 5: 2},
}
"""A turn in which every kind of additional action is possible."""
ADDITIONAL = {"in1", "strudel>2", "s1", "oA"}
QUEUE = {"q1", "q2", "q3", "q4", "q5"}


# TURN-1 and TURN-3.


@proves("TURN-1")
def test_taking_a_guest_is_voluntary_but_a_die_has_to_be_taken() -> None:
    game = position(dice={1: 2, 4: 3})
    assert {"pass", "die1", "die4"} | QUEUE <= game.words
    assert not game.may("end")
    game.do("q5")
    assert game.offered("die") == {"die1", "die1+", "die4", "die4+"}
    assert not game.may("end")
    game.do("die4", "x0")
    assert game.seat == 1, "with the die the turn is complete"


@proves("TURN-1")
def test_a_turn_without_a_guest_is_a_turn() -> None:
    game = position(dice={4: 3}).do("die4", "x3")
    assert game.cafe == [None, None, None]
    assert int(game.me.turns) == 1
    assert game.seat == 1


@proves("TURN-1")
def test_the_guest_comes_before_the_die_and_not_after_it() -> None:
    game = position(**BUSY)
    assert game.offered("q") == QUEUE
    game.do("die4", "x0")
    assert game.seat == 0
    assert game.may("end")
    assert game.offered("q") == set()
    assert game.offered("die") == set(), "one die a turn"


@proves("TURN-1")
@pytest.mark.parametrize("space", range(1, 7))
def test_a_die_can_only_be_taken_from_a_space_that_holds_one(space: int) -> None:
    game = position(krones=5, dice={space: 1})
    assert {word[:4] for word in game.offered("die")} == {f"die{space}"}


@proves("TURN-3")
def test_the_first_step_brings_one_guest_even_if_more_tables_are_empty() -> None:
    game = position(krones=20).do("q1")
    assert game.cafe.count(None) == 2
    assert game.offered("q") == set()


# TURN-2.


@proves("TURN-2")
@pytest.mark.parametrize("begin", [[], ["q5"], ["die4", "x1"], ["q5", "die4", "x1"]])
def test_additional_actions_are_free_before_between_and_after_the_two_steps(
    begin: list[str],
) -> None:
    game = position(**BUSY).do(*begin)
    assert game.words >= ADDITIONAL
    before = game.points
    game.do("oA", "in1")
    assert game.points == before + 15 + 3 + 2
    game.do("strudel>2", "strudel>2", "s1")
    assert game.waits_for(2) == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 2}
    assert game.kitchen["strudel"] == 1, "what the Breakfast Server brought"


@proves("TURN-2", "ADD-1")
def test_an_additional_action_can_be_repeated_as_often_as_one_likes() -> None:
    game = position(kitchen="ssskk", krones=5, cafe=["M. Polo", "Sovereign"], dice={4: 2})
    for krones_left, word in enumerate(["coffee>2", "strudel>1", "coffee>2", "strudel>1"]):
        game.do(word)
        assert game.krones == 4 - krones_left
        game.do("done")
    assert game.words >= {"strudel>1", "die4"}


@proves("TURN-2")
def test_no_additional_action_is_a_duty() -> None:
    game = position(**BUSY).do("die4", "x0", "end")
    assert game.seat == 1
    assert game.points == 0


@proves("TURN-2")
@pytest.mark.parametrize(
    ("begin", "words"),
    [
        (["die1"], {"x0", "x1"}),
        (["die1", "x0"], {"strudel>2", "done"}),
        (["die2", "x1"], {"coffee>2", "done"}),
        (["die3"], {"d1", "a2", "b2", "c2"}),
        (["die3", "d1"], {"e1", "a2", "b2", "c2", "d2", "done"}),
        (["die4"], {"x0", "x1"}),
        (["die5"], {"s6", "s45", "done"}),
        (["s1"], {"strudel>2", "done"}),
        (["strudel>2"], {"strudel>2", "done"}),
    ],
)
def test_an_action_that_has_begun_is_finished_before_the_next_starts(
    begin: list[str], words: set[str]
) -> None:
    game = position(**BUSY)
    assert game.words >= ADDITIONAL
    assert game.do(*begin).words == words


@proves("TURN-2", "RUL-46")
def test_a_serving_is_finished_before_the_next_action() -> None:
    game = position(**(BUSY | {"cafe": [("Knight of the Empire", ""), "M. Polo"]}))
    game.do("strudel>2")
    assert game.words == {"strudel>2", "done"}
    game.do("done")
    assert game.words >= ADDITIONAL - {"oA"}


# RUL-46.


@proves("RUL-46", "ADD-1")
def test_one_krone_opens_a_serving_of_three_items_moved_one_by_one() -> None:
    game = position(krones=2, kitchen="ssskkw", cafe=["M. Polo", "Sovereign", "Composer"])
    game.do("strudel>1")
    assert game.krones == 1
    assert game.words == {"strudel>1", "coffee>2", "wine>3", "done"}
    game.do("coffee>2")
    assert game.words == {"strudel>1", "coffee>2", "wine>3", "done"}
    game.do("wine>3")
    assert game.krones == 1
    assert game.may("die1"), "three items, and the serving is closed"
    assert game.kitchen == {"strudel": 2, "cake": 0, "wine": 0, "coffee": 1}
    game.do("strudel>1")
    assert game.krones == 0, "the fourth item opens another serving"


@proves("RUL-46")
def test_a_serving_may_be_closed_sooner() -> None:
    game = position(krones=1, kitchen="ss", cafe=["M. Polo"])
    game.do("strudel>1", "done")
    assert game.krones == 0
    assert game.may("die1")
    assert not game.may("strudel>1"), "what is left of the krone is gone"
    assert game.kitchen["strudel"] == 1


@proves("RUL-46")
def test_without_a_krone_no_serving_is_opened() -> None:
    game = position(krones=0, kitchen="sss", cafe=["M. Polo"])
    assert not game.may("strudel>1")


@proves("RUL-46", "S24")
def test_with_the_chief_waiter_each_item_is_moved_on_its_own_and_free() -> None:
    game = position(krones=0, kitchen="ssss", cafe=["M. Polo", "Mr. Boydell"], staff=[24])
    for word in ["strudel>1", "strudel>2", "strudel>1", "strudel>1"]:
        assert game.may("die1"), "no serving is open, so everything else is possible"
        assert game.may("pass") == (game.kitchen["strudel"] == 4)
        game.do(word)
    assert game.krones == 0
    assert game.waits_for(1)["strudel"] == game.waits_for(2)["strudel"] == 0


# RUL-6.


@proves("RUL-6")
@pytest.mark.parametrize("deck", [[], [5], [5, 6], [5, 6, 7], [5, 6, 7, 8]])
def test_from_a_staff_deck_running_out_as_many_cards_are_drawn_as_there_are(
    deck: list[int],
) -> None:
    game = position(rooms="b1", cafe=[("Tezcatlipoca", "")], hand=[1], staff_deck=deck)
    game.do("in1")
    assert len(game.hand) == 1 + min(3, len(deck))
    assert game.hand <= {1, *deck}
    assert game.may("die1"), "and the turn goes on"


@proves("RUL-6", "GUEST-2")
@pytest.mark.parametrize("deck", [[5], [5, 6]])
def test_an_offer_from_a_deck_running_out_is_smaller(deck: list[int]) -> None:
    game = position(rooms="a3", cafe=[("Duke", "")], staff_deck=deck)
    game.do("in1")
    assert game.words == {f"s{card}" for card in deck} | {"done"}


@proves("RUL-6")
def test_from_an_empty_staff_deck_nothing_is_offered() -> None:
    game = position(rooms="a3", cafe=[("Duke", "")], staff_deck=[])
    game.do("in1")
    assert game.may("die1")
    assert game.points == 4


@proves("RUL-6")
def test_cards_put_under_the_deck_are_still_drawn_before_it_has_run_out() -> None:
    game = position(
        rooms="a3 b1", cafe=[("Duke", ""), ("Tezcatlipoca", "")], staff_deck=[5, 6, 7, 8]
    )
    game.do("in1", "done")
    under = sorted(game.offered("s"))
    game.do(*under[:2])
    game.do("in2")
    last = int(under[2][1:])
    assert game.hand == {5, 6, 7, 8} - {last}, "one from the deck, two from under it"


# RUL-17 and RUL-41: plain gains come by themselves, unless the table wants to be asked.

PLAIN_GAINS = [
    # guest, its room, what changes by the reward
    ("Countess", "a3", {"krones": 3}),
    ("Princess", "a3", {"emperor": 3}),
    ("Composer", "b1", {"items": 1}),
    ("Photographer", "b1", {"cards": 2}),
    ("Apothecary", "c1", {"krones": 1}),
    ("Mr. Boydell", "b1", {"emperor": 2}),
]


def standing(game: Position) -> dict[str, int]:
    return {
        "krones": game.krones,
        "emperor": game.emperor,
        "items": sum(game.kitchen.values()),
        "cards": len(game.hand),
    }


def gained(game: Position, before: dict[str, int]) -> dict[str, int]:
    now = standing(game)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


@proves("RUL-41")
@pytest.mark.parametrize(("guest", "room", "gain"), PLAIN_GAINS)
def test_plain_gains_come_without_a_question(guest: str, room: str, gain: dict[str, int]) -> None:
    game = position(rooms=room, cafe=[(guest, "")])
    before = standing(game)
    game.do("in1")
    assert gained(game, before) == gain
    assert game.may("die1")


@proves("RUL-41")
def test_several_plain_gains_come_without_a_question_too() -> None:
    game = position(rooms="b1", cafe=[("Tailor", "")], staff=[7, 23], krones=3)
    game.do("in1")
    assert game.kitchen["strudel"] == 1
    assert game.krones == 3 + 2 + 1 + 1
    assert game.may("die1")


# A draw can hurt while a tile is ahead that takes cards from a hand large enough.

HAND_TILES = [(("A3", "B1", "C1"), (1, 3)), (("A1", "B3", "C1"), (1, 5))]
"""Tiles with one of them, and in which rounds it is still ahead."""


@proves("RUL-41", "RUL-17")
@pytest.mark.parametrize("now", range(1, 8))
@pytest.mark.parametrize(("tiles", "ahead"), HAND_TILES)
def test_drawing_is_asked_about_while_the_emperor_may_still_take_cards(
    tiles: tuple[str, str, str], ahead: tuple[int, int], now: int
) -> None:
    game = position(rooms="b1", cafe=[("Photographer", "")], tiles=tiles, round=now)
    game.do("in1")
    if now > ahead[1]:
        assert len(game.hand) == 2
        return
    assert game.words == {"p1", "done"}
    declined = Position(game.table.clone()).do("done")
    assert declined.hand == set()
    assert declined.may("die1")
    game.do("p1")
    assert len(game.hand) == 2
    assert game.may("die1")


@proves("RUL-41", "EMP-5")
def test_in_the_first_edition_drawing_never_hurts_and_is_not_asked_about() -> None:
    game = position(
        edition="2015", rooms="b1", cafe=[("Photographer", "")], tiles=("A3", "B3", "C1")
    )
    game.do("in1")
    assert len(game.hand) == 2


@proves("RUL-41")
@pytest.mark.parametrize(("drawn", "points", "left"), [(False, -5, 1), (True, 0, 1)])
def test_a_larger_hand_decides_which_side_of_a_penalty_comes(
    drawn: bool, points: int, left: int
) -> None:
    game = position(
        rooms="b1",
        cafe=[("Photographer", "")],
        tiles=("A3", "B1", "C1"),
        round=3,
        hand=[12],
        dice={4: 1},
        turns=1,
        others={1: {"turns": 2, "emperor": 4}},
    )
    game.do("in1", "p1" if drawn else "done")
    game.do("die4", "x1")
    while game.table.round == 3:
        game.do(min(game.words))
    assert game.points_from("Emperor tiles") == points
    assert len(game.hand) == left


@proves("RUL-41", "RUL-42", "RUL-4")
def test_what_needs_no_question_comes_before_a_draw_that_needs_one() -> None:
    game = position(rooms="a3", cafe=[("Sovereign", "")], tiles=("A3", "B1", "C1")).do("in1")
    assert game.emperor == 2
    assert game.words == {"p1", "done"}


@proves("RUL-41", "RUL-4")
def test_a_draw_that_is_asked_about_may_come_before_a_room_or_after_it() -> None:
    game = position(rooms="b1", cafe=[("Musician", "")], tiles=("A3", "B1", "C1")).do("in1")
    assert game.words == {"p1", "p2", "done"}
    first = Position(game.table.clone()).do("p1")
    assert len(first.hand) == 1
    assert first.rooms_offered
    game.do("p2", "a1")
    assert game.words == {"p1", "done"}
    game.do("done")
    assert game.hand == set()


@proves("RUL-41", "RUL-17", "ADD-6")
@pytest.mark.parametrize(("guest", "room", "gain"), PLAIN_GAINS)
def test_a_table_that_asks_everything_may_decline_plain_gains(
    guest: str, room: str, gain: dict[str, int]
) -> None:
    game = position(ask="everything", rooms=room, cafe=[(guest, "")])
    before = standing(game)
    game.do("in1")
    assert game.words == {"p1", "done"}
    declined = Position(game.table.clone()).do("done")
    assert gained(declined, before) == {}
    assert declined.may("die1")
    game.do("p1")
    assert gained(game, before) == gain
    assert game.may("die1")


@proves("RUL-17", "RUL-41")
def test_with_everything_asked_some_parts_can_be_taken_and_the_rest_left() -> None:
    game = position(ask="everything", rooms="b1", cafe=[("Tailor", "")], krones=3)
    game.do("in1")
    assert game.words == {"p1", "p2", "done"}
    game.do("p2")
    assert (game.krones, game.kitchen["strudel"]) == (5, 0)
    game.do("done")
    assert (game.krones, game.kitchen["strudel"]) == (5, 0)
    assert game.may("die1")


@proves("RUL-17", "RUL-41")
def test_with_everything_asked_an_emperor_reward_can_be_declined() -> None:
    game = position(
        ask="everything",
        scoring=True,
        emperor=9,
        tiles=("A1", "B1", "C1"),
        others={1: {"emperor": 4}},
    )
    assert game.words == {"p1", "done"}
    game.do("done")
    assert game.krones == 10
    assert game.table.round == 4


@proves("RUL-17")
@pytest.mark.parametrize("ask", ["useful", "everything"])
@pytest.mark.parametrize(
    ("guest", "room", "words"),
    [
        ("Dame", "a3", QUEUE | {"done"}),
        ("Duchess", "a3", {"s6", "s45", "done"}),
        ("Prince", "a3", {"c1", "e1", "done"}),
        ("Baron", "a3", {"b1", "d1", "c2", "e2", "a2", "b3", "a4", "done"}),
    ],
)
def test_guests_cards_and_rooms_of_a_reward_can_always_be_refused(
    ask: str, guest: str, room: str, words: set[str]
) -> None:
    game = position(ask=ask, rooms="c1 e1 a3", cafe=[(guest, "")], hand=[6, 45])
    game.do("in1", room)
    assert game.words == words
    before = standing(game)
    tiles, occupied = game.tiles, game.occupied
    game.do("done")
    assert (game.tiles, game.occupied, game.cafe[0]) == (tiles, occupied, None)
    assert gained(game, before) == {}
    assert game.may("die1")


@proves("RUL-17")
@pytest.mark.parametrize("ask", ["useful", "everything"])
def test_points_apply_by_themselves(ask: str) -> None:
    game = position(ask=ask, rooms="b1", cafe=[("Durgoing", "")], staff=[8])
    game.do("in1")
    assert game.points == 4 + 2


@proves("RUL-17")
@pytest.mark.parametrize("ask", ["useful", "everything"])
@pytest.mark.parametrize(
    ("card", "word", "words"),
    [
        (13, "die1", {"x0", "x1"}),
        (13, "die2", {"x0", "x1"}),
        (17, "die6=4", {"x0", "x1", "x2", "x3"}),
        (18, "die5", {"s2", "done"}),
    ],
)
def test_strength_added_by_staff_applies_by_itself(
    ask: str, card: int, word: str, words: set[str]
) -> None:
    # S13: 2 + 1 items. S17: 2 + 1 steps. S18: 2 + 2 off the Waitress, who costs 6.
    game = position(ask=ask, staff=[card], hand=[2], krones=2, dice={1: 2, 2: 2, 5: 2, 6: 2})
    assert game.do(word).words == words


# RUL-42: which parts can matter to each other.

KRONES = {"2 krones": krones(2)}
ROOMS_FOR_KRONES = {"a room": prepare(), "a cheaper room": prepare(discount=1)}
ROOMS = {**ROOMS_FOR_KRONES, "a free room": prepare(free=True)}
STAFF_FOR_KRONES = {"a card": play(), "an offer": offer(discount=3)}
STAFF = {**STAFF_FOR_KRONES, "a free card": play(free=True), "a free offer": offer(free=True)}
OCCUPYING = {"occupying": occupy()}
GUESTS = {"a guest": take_guest()}
ITEMS = {"a wine": items("w"), "any item": any_item()}
DRAWING = {"drawing": draw(1)}
STEPS = {"2 steps": emperor(2)}
PARTS = KRONES | ROOMS | STAFF | OCCUPYING | GUESTS | ITEMS | DRAWING | STEPS


def _matters(one: str, another: str) -> bool:
    """What the ruling says of two parts."""
    pairs = [
        (KRONES, ROOMS_FOR_KRONES | STAFF_FOR_KRONES),
        (ROOMS, ROOMS),
        (ROOMS, STAFF),
        (OCCUPYING, ROOMS | STAFF),
        (GUESTS, STAFF | ITEMS),
        (DRAWING, STAFF),
    ]
    return any(
        (one in first and another in second) or (another in first and one in second)
        for first, second in pairs
    )


SAME_KIND = [set(STAFF), set(ITEMS)]
PAIRS = [
    (one, another)
    for one, another in combinations(PARTS, 2)
    if not any({one, another} <= kind for kind in SAME_KIND)
]


def pending(
    *names: str, hand: Sequence[int] = (6, 45), staff_deck: Sequence[int] | None = None
) -> Position:
    """A position in which these parts of a reward are pending, and all of them can be done."""
    game = position(hand=hand, staff_deck=staff_deck, cafe=["Composer"], krones=10)
    push_parts(game.table, [PARTS[name] for name in names])
    advance(game.table)
    return game


@proves("RUL-42", "RUL-41")
@pytest.mark.parametrize(("one", "another"), PAIRS)
def test_which_part_comes_next_is_asked_exactly_when_it_can_matter(one: str, another: str) -> None:
    game = pending(one, another)
    if _matters(one, another):
        assert game.words == {"p1", "p2", "done"}
    else:
        assert game.offered("p") <= {"pass"}


@proves("RUL-42")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_either_of_two_parts_can_come_first_and_the_other_follows(first: str) -> None:
    game = pending("a room", "a card").do(first)
    rooms, cards = {"d1", "a2", "b2", "c2", "done"}, {"s6", "s45", "done"}
    assert game.words == (rooms if first == "p1" else cards)
    game.do("d1" if first == "p1" else "s45")
    assert game.words == (cards if first == "p1" else rooms)


@proves("RUL-42", "RUL-17")
def test_the_rest_can_be_forgone_where_the_sequence_is_asked() -> None:
    game = pending("2 krones", "a room").do("done")
    assert game.krones == 10
    assert game.tiles == {"a1", "b1", "c1"}
    assert game.may("die1")


@proves("RUL-42")
def test_a_part_that_matters_to_nothing_runs_by_itself_beside_parts_that_do() -> None:
    game = pending("a room", "a card", "2 steps")
    assert game.words == {"p1", "p2", "done"}
    assert game.emperor == 2


@proves("RUL-42")
@pytest.mark.parametrize("parts", [("drawing", "a card"), ("a card", "drawing")])
def test_a_card_drawn_by_one_part_can_be_played_by_another_even_with_an_empty_hand(
    parts: tuple[str, str],
) -> None:
    game = pending(*parts, hand=[], staff_deck=[45])
    if game.offered("p") - {"pass"}:
        game.do(f"p{parts.index('drawing') + 1}")
    assert game.words == {"s45", "done"}


@proves("RUL-42", "RUL-4")
@pytest.mark.parametrize(
    ("guest", "room", "staff"),
    [
        ("Veterinary Councillor", "c1", [5]),  # 2 krones by the Groom, a card that costs
        ("Baroness", "a3", [23]),  # 1 krone by the Custodian, an offer that costs
        ("Musician", "b1", [7]),  # 1 krone by the Masseuse, a room that costs
        ("Painter", "b1", []),  # a cheaper room, a room
        ("Landgrave", "a3", []),  # a card, a room
    ],
)
def test_guests_and_staff_of_the_box_whose_parts_matter_to_each_other(
    guest: str, room: str, staff: list[int]
) -> None:
    game = position(rooms=room, cafe=[(guest, "")], staff=staff, hand=[9, 45])
    assert game.do("in1").words == {"p1", "p2", "done"}


@proves("RUL-42", "RUL-41")
@pytest.mark.parametrize(
    ("guest", "room", "staff", "words"),
    [
        ("Procurator", "c1", [5], {"b1", "d1", "c2", "done"}),  # krones, free rooms
        ("Sculptor", "b1", [7], {"a1", "c1", "b2", "done"}),  # krones, a free room
        ("Court Councillor", "c1", [5], QUEUE | {"done"}),  # krones, a free guest
        ("Brother Uwe", "b1", [23], QUEUE | {"done"}),  # steps, krones, a free guest
        ("Vocalist", "b1", [], {"s9", "s45", "done"}),  # an item, a card
        ("MacLeod", "b1", [23], {"s9", "s45", "done"}),  # a krone, a free card
        ("Elector", "a3", [6], {"s9", "s45", "done"}),  # steps, a card
    ],
)
def test_guests_and_staff_of_the_box_whose_parts_do_not(
    guest: str, room: str, staff: list[int], words: set[str]
) -> None:
    game = position(rooms=room, cafe=[(guest, "")], staff=staff, hand=[9, 45])
    assert game.do("in1").words == words


@proves("RUL-42")
def test_krones_taken_first_can_pay_for_the_room_and_krones_taken_last_cannot() -> None:
    furnished: dict[str, Any] = {"rooms": "b2", "cafe": [("Musician", "")], "staff": [7]}
    first = position(krones=0, **furnished).do("in1", "p1")
    assert first.rooms_offered == {"b1", "a2", "c2"}
    last = position(krones=0, **furnished).do("in1", "p2", "b1")
    assert last.krones == 1


# RUL-15.

REVEALING = {events.ROLLED, events.GUEST_ARRIVED, events.STAFF_DRAWN}


def new_game(seed: int = 1, **options: str) -> Game:
    return Game(game_named("austria"), options, seed=seed)


def may_undo(game: Game) -> list[int]:
    return [seat for seat in range(game.players) if game.may_undo(seat)]


@proves("RUL-15")
def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert may_undo(new_game()) == []


@proves("RUL-15")
def test_own_choices_can_be_taken_back_while_nothing_hidden_came_to_light() -> None:
    game = new_game(players="3")
    for _ in range(3):
        game.choose_token("q5")
        assert may_undo(game) == [], "the queue was refilled"
    first = game.seat
    before = game.state.key()
    game.choose_token("b1")
    assert may_undo(game) == [first]
    after = game.state.key()
    game.choose_token("c1")
    assert game.seat != first
    assert may_undo(game) == [first], "it is another's turn, but nothing was chosen yet"
    game.undo()
    assert game.state.key() == after
    game.undo()
    assert game.state.key() == before


@proves("RUL-15")
def test_choices_cannot_be_taken_back_once_another_player_has_chosen() -> None:
    game = new_game(players="2")
    for word in ("q5", "q5", "b1", "c1"):
        game.choose_token(word)
    first = game.steps[-1].seat
    game.choose_token("b1")
    assert may_undo(game) == [1 - first]
    game.choose_token("c1")
    assert may_undo(game) == [], "and the dice of round 1 were rolled"


@proves("RUL-15")
@pytest.mark.parametrize("players", ["2", "3"])
def test_dice_rolled_cards_drawn_and_queues_refilled_are_final_and_nothing_else(
    players: str,
) -> None:
    revealed: set[int] = set()
    for seed in range(8):
        game = new_game(seed, players=players)
        chance = random.Random(seed)
        while not game.over:
            revealed |= _choose_and_try_to_take_back(game, chance.choice(game.legal))
    assert revealed == REVEALING


def _choose_and_try_to_take_back(game: Game, choice: int) -> set[int]:
    seat, before = game.seat, game.state.key()
    game.choose(choice)
    revealed = REVEALING & {event[0] for event in game.steps[-1].events}
    assert may_undo(game) == ([] if revealed else [seat])
    if not revealed:
        after = game.state.key()
        game.undo()
        assert game.state.key() == before
        game.choose(choice)
        assert game.state.key() == after
    return revealed


@proves("RUL-15")
def test_draft_picks_are_final_once_the_packs_have_moved_on() -> None:
    game = new_game(players="2", hands="draft")
    game.choose(game.legal[0])
    assert may_undo(game) == [0]
    game.choose(game.legal[0])
    assert may_undo(game) == [], "both see new cards now"
