"""Exact sentences: what choices, questions and events say."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria import events
from hotelier.austria.actions import CHOICE_OF
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.items import supply
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.state import Event
from hotelier.words import say
from tests.rules.position import Position, guest_index, position


def said(game: Position, word: str) -> str:
    """What a legal choice says."""
    assert game.may(word), f"{word} is not among {sorted(game.words)}"
    return say(AUSTRIA.describe(game.table, CHOICE_OF[word]))


def asked(game: Position) -> str:
    return say(AUSTRIA.question(game.table))


@pytest.mark.parametrize(
    ("furniture", "word", "sentence"),
    [
        ({}, "pass", "Pass and wait for the next roll"),
        ({"queue": (65, 76, 92, 93, 51)}, "q2", "Take the Duke from the queue for 2 krones"),
        ({}, "q3", "Take Capt. Goldhaken from the queue for 1 krone"),
        ({}, "q4", "Take Mr. Horsa from the queue free of charge"),
        ({"staff": [25]}, "q1", "Take the Knight of the Empire from the queue free of charge"),
        ({"dice": {3: 3}}, "die3+", "Take a 3: prepare up to 4 rooms (boosted for 1 krone)"),
        ({"dice": {3: 1}}, "die3", "Take a 3: prepare a room"),
        ({"dice": {1: 2}, "staff": [13]}, "die1", "Take a 1: 3 dishes"),
        ({"dice": {2: 2}}, "die2", "Take a 2: 2 drinks"),
        ({"dice": {4: 1}}, "die4", "Take a 4: 1 krone or 1 Emperor step"),
        ({"dice": {4: 3}}, "die4", "Take a 4: 3 krones and Emperor steps in any mix"),
        ({"dice": {4: 3}, "staff": [15]}, "die4", "Take a 4: 3 krones and 3 Emperor steps"),
        ({"dice": {5: 1}, "staff": [18]}, "die5", "Take a 5: play a staff card for 3 krones less"),
        ({"dice": {6: 3}}, "die6=2", "Take a 6 as a 2 for 1 krone: 3 drinks"),
        ({"dice": {6: 3}}, "die6=2+", "Take a 6 as a 2 for 2 krones: 4 drinks (boosted)"),
        ({"dice": {6: 3}, "staff": [17]}, "die6=1", "Take a 6 as a 1 free of charge: 4 dishes"),
        ({"cafe": [("Duke", "")], "rooms": "a1"}, "in1", "Move the Duke in"),
        (
            {"objectives": (105, 109, 113), "krones": 20},
            "oA",
            "Claim the objective “A full purse” for 15 points",
        ),
        (
            {"cafe": ["Baroness"], "kitchen": "k"},
            "coffee>1",
            "Serve a coffee to the Baroness from the kitchen for 1 krone (and up to 2 more items)",
        ),
        (
            {"cafe": ["Baroness"], "kitchen": "k", "staff": [24]},
            "coffee>1",
            "Serve a coffee to the Baroness from the kitchen",
        ),
        ({"staff": [2]}, "s2", "Call on the Waitress: 1 cake"),
    ],
)
def test_what_a_turn_offers(furniture: dict[str, Any], word: str, sentence: str) -> None:
    assert said(position(**furniture), word) == sentence


def test_dividing_and_placing_items() -> None:
    game = position(dice={2: 3}, cafe=["Baroness"]).do("die2")
    assert asked(game) == "Wine or coffee: which 3 drinks will you take?"
    assert said(game, "x0") == "Take 3 wines"
    assert said(game, "x1") == "Take 2 wines and 1 coffee"
    game.do("x1")
    assert asked(game) == "Where do the new items go (2 wines and 1 coffee)?"
    assert said(game, "coffee>1") == "Put a coffee before the Baroness"
    assert said(game, "done") == "The rest goes to the kitchen: 2 wines and 1 coffee"


def test_dividing_krones_and_steps() -> None:
    game = position(dice={4: 2}).do("die4")
    assert asked(game) == "How will you divide 2 between krones and Emperor steps?"
    assert said(game, "x0") == "Take 2 Emperor steps"
    assert said(game, "x1") == "Take 1 krone and 1 Emperor step"
    assert said(game, "x2") == "Take 2 krones"


def test_serving() -> None:
    game = position(cafe=["Baroness"], kitchen="wwk").do("wine>1")
    assert asked(game) == "What else will you serve (up to 2 more items)?"
    assert said(game, "coffee>1") == "Serve a coffee to the Baroness too"
    assert said(game, "done") == "Serve nothing more"


def test_preparing_rooms() -> None:
    game = position(dice={3: 2}, rooms="a1 b1 c1 c2 d2 d3").do("die3")
    assert asked(game) == "Which room will you prepare (2 left)?"
    assert said(game, "d1") == "Prepare room d1 (red) free of charge"
    assert said(game, "b2") == "Prepare room b2 (yellow) for 1 krone"
    assert said(game, "e3") == "Prepare room e3 (yellow) for 2 krones, scoring 1 point"
    assert said(game, "d4") == "Prepare room d4 (red) for 3 krones, scoring 2 points"
    game.do("d1")
    assert asked(game) == "Which room will you prepare?"
    assert said(game, "done") == "Prepare no more rooms"


def test_a_butler_is_heard_in_the_price_of_a_room() -> None:
    game = position(dice={3: 1}, rooms="a1 a2", staff=[9]).do("die3")
    assert said(game, "a3") == "Prepare room a3 (blue) free of charge"
    assert said(game, "b2") == "Prepare room b2 (yellow) for 1 krone"


def test_moving_in() -> None:
    game = position(rooms="a1 a2 a3", cafe=[("Knight of the Empire", "")]).do("in1")
    assert asked(game) == "Which room will you give to the Knight of the Empire?"
    assert said(game, "a3") == "Move the Knight of the Empire into room a3 (blue)"
    completing = "Move the Knight of the Empire into room a1 (blue), completing a group: 2 points"
    assert said(game, "a1") == completing


def test_a_group_that_has_paid_is_not_promised_again() -> None:
    game = position(rooms="a1 a3", cafe=[("Knight of the Empire", "")])
    game.me.bonuses = 1
    game.do("in1")
    assert said(game, "a1") == "Move the Knight of the Empire into room a1 (blue)"


def test_occupying_by_a_reward() -> None:
    game = position(rooms="a1 b1 b2", occupied="a2", cafe=[("Prince", "")]).do("in1")
    assert asked(game) == "Which vacant room shall be occupied?"
    assert said(game, "b1") == "Occupy room b1 (yellow)"
    game = position(rooms="a1 b1", occupied="a2 b2", cafe=[("Prince", "")]).do("in1")
    assert said(game, "b1") == "Occupy room b1 (yellow), completing a group: 6 Emperor steps"
    assert said(game, "done") == "Occupy no more rooms"


def test_playing_staff() -> None:
    game = position(dice={5: 2}, hand=[9, 24]).do("die5")
    assert asked(game) == "Which staff card will you play for 2 krones less?"
    assert said(game, "s9") == "Play the Butler for 3 krones"
    assert said(game, "s24") == "Play the Chief Waiter free of charge"
    assert said(game, "done") == "Play nobody"


def test_an_offer_of_staff() -> None:
    game = position(rooms="a1", cafe=[("Duke", "")], staff_deck=[9, 24, 36]).do("in1")
    assert asked(game) == "Which of these staff cards will you play free of charge?"
    assert said(game, "s9") == "Play the Butler free of charge"
    assert said(game, "done") == "Play none of them"
    game.do("done")
    assert asked(game) == "Which card goes under the deck next?"
    assert said(game, "s9") == "Put the Butler under the deck"


def test_parts_of_a_reward() -> None:
    game = position(rooms="b1", cafe=[("Painter", "")], krones=5).do("in1")
    assert asked(game) == "What comes first?"
    assert said(game, "p1") == "First: prepare a room for 1 krone less"
    assert said(game, "p2") == "First: prepare a room at the normal price"
    assert said(game, "done") == "Do without the rest"
    game = position(rooms="a1", cafe=[("Princess", "")], ask="everything").do("in1")
    game.do("take")
    assert asked(game) == "Will you take this?"
    assert said(game, "p1") == "Yes, please: 3 Emperor steps"
    assert said(game, "done") == "No, thank you"


def test_a_bonus_before_or_after_the_reward() -> None:
    game = position(
        rooms="c1", occupied="d1 c2 d2", cafe=[("Veterinary Councillor", "")], hand=[9]
    ).do("in1")
    assert asked(game) == "A group is full (10 krones): before the guest’s reward or after it?"
    assert said(game, "take") == "First the bonus of 10 krones"
    assert said(game, "later") == "First the reward, then the bonus of 10 krones"


def test_e_gizia() -> None:
    game = position(rooms="b1", dice={3: 2, 6: 1}, cafe=[("E. Gizia", "")]).do("in1")
    assert asked(game) == "E. Gizia opens doors: which action space will you use?"
    assert said(game, "die3") == "Use space 3: prepare up to 2 rooms"
    assert said(game, "die6=4") == "Use space 6 as a 4 for 1 krone: 1 krone or 1 Emperor step"
    assert said(game, "done") == "Use no action space"


def test_e_gizia_of_2015() -> None:
    game = position(edition="2015", rooms="b1", dice={4: 3}, cafe=[("E. Gizia", "")], staff=[1])
    game.do("in1", "die4", "x0", "end")
    assert asked(game) == "Your extra turn: take a guest, use a die, or let it be"
    assert said(game, "die4") == "Use a 4: 2 krones and Emperor steps in any mix"
    assert said(game, "end") == "End the extra turn"


def test_the_porter() -> None:
    game = position(dice={5: 6}, hand=[38], cafe=[("Duke", "skk"), "Earl"]).do("die5", "s38")
    assert asked(game) == "Whose order shall be completed?"
    assert said(game, "in1") == "Complete the order of the Duke: 1 strudel and 2 coffees"


def test_a_die_without_its_action() -> None:
    game = position(krones=0, dice={6: 1}, show_forced=True).do("q5")
    assert said(game, "die6-") == "Take a 6 and skip its action"


@pytest.mark.parametrize(
    ("acts", "question"),
    [
        ((), "Your turn: take a guest, take a die, or pass"),
        (("q5",), "Your turn goes on: take a die"),
        (("s1",), "Your turn goes on: take a guest or a die"),
        (("die4", "x0"), "Your die is taken: anything else before you end the turn?"),
    ],
)
def test_the_question_of_a_turn(acts: tuple[str, ...], question: str) -> None:
    game = position(staff=[1, 2], dice={4: 2, 1: 1}).do(*acts)
    assert asked(game) == question


def test_a_turn_without_a_free_table_asks_for_no_guest() -> None:
    full = position(cafe=["Duke", "Earl", "Count"])
    assert asked(full) == "Your turn: take a die, or pass"


def test_the_emperors_penalty() -> None:
    game = position(scoring=True, staff=[26], krones=9)
    assert asked(game) == (
        "The Emperor is displeased (give up 3 krones, or else lose 5 points): what will you do?"
    )
    assert said(game, "ignore") == "Let the Conference Manager smooth it over for 1 krone"
    assert said(game, "suffer") == "Accept it: give up 3 krones"
    old = position(scoring=True, edition="2015")
    assert said(old, "points") == "Accept it: lose 5 points"


def test_rooms_lost_to_the_emperor() -> None:
    game = position(scoring=True, tiles=("A4", "B1", "C1"), rooms="a1 b1")
    assert asked(game) == "Which vacant room will you give up?"
    assert said(game, "b1") == "Give up room b1 (yellow)"


def test_the_set_up() -> None:
    game = Position(AUSTRIA.deal(AUSTRIA.settle({"hands": "draft"}), 3))
    assert asked(game) == "Draft, card 1 of 6: whom will you keep?"
    while game.offered("s"):
        card = min(game.offered("s"))
        assert said(game, card).startswith("Keep the ")
        game.do(card)
    assert asked(game) == "Your first guest comes free of charge: who shall it be?"
    assert said(game, "q1").startswith("Welcome ")
    game.do("q1", "q1")
    assert asked(game) == "Which room will you prepare? (2 left of your first three)"


def test_the_end() -> None:
    game = position(scoring=True, round=7, others={1: {"emperor": 13}})
    assert asked(game) == "The game is over."


DUKE = guest_index("Duke")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ((events.ROUND_BEGAN, 1, 3, 0), "Round 3 begins, with Player 2 first."),
        ((events.ROLLED, 0, (2 << 4) + (1 << 24), 0), "The dice show 2 ones and 1 six."),
        ((events.ROLLED, 0, 1 << 12, 2), "The dice show 1 three; in the dustbin: 2."),
        ((events.TURN_BEGAN, 0, 0, 0), "It is Player 1's turn."),
        ((events.PASSED, 0, 0, 0), "Player 1 passes and waits for the next roll."),
        ((events.GUEST_TAKEN, 0, DUKE, 2), "Player 1 welcomes the Duke to the café."),
        ((events.GUEST_ARRIVED, 0, DUKE, 0), "A new face in the queue: the Duke."),
        ((events.DIE_TAKEN, 0, 3, 4), "Player 1 takes a 3 with strength 4."),
        ((events.DIE_TAKEN, 0, 6, 0), "Player 1 takes a 6 and skips its action."),
        (
            (events.ITEMS_GAINED, 0, supply("sscw"), 0),
            "Player 1 puts 2 strudels, 1 cake and 1 wine into the kitchen.",
        ),
        ((events.ITEM_SERVED, 1, 3, DUKE), "Player 2 serves a coffee to the Duke."),
        ((events.KRONES_CHANGED, 0, 3, 0), "Player 1 receives 3 krones."),
        ((events.KRONES_CHANGED, 0, -1, 0), "Player 1 pays 1 krone."),
        (
            (events.EMPEROR_MOVED, 0, 2, 5),
            "Player 1 advances 2 steps on the Emperor track, to space 5.",
        ),
        (
            (events.EMPEROR_MOVED, 0, 0, 13),
            "Player 1 is already at the end of the Emperor track.",
        ),
        (
            (events.EMPEROR_MOVED, 0, -3, 0),
            "Player 1 falls back 3 spaces on the Emperor track, to space 0.",
        ),
        ((events.SCORED, 0, 1, events.FROM_DOORS), "Player 1 scores 1 point (symbols on doors)."),
        (
            (events.SCORED, 0, -5, events.FROM_WAITING_GUESTS),
            "Player 1 loses 5 points (guests still waiting).",
        ),
        ((events.ROOM_PREPARED, 0, 7, 1), "Player 1 prepares room c2."),
        ((events.MOVED_IN, 0, DUKE, 0), "Player 1 shows the Duke up to room a1."),
        ((events.STAFF_PLAYED, 0, 9, 5), "Player 1 hires the Butler."),
        ((events.STAFF_DRAWN, 0, 1 << 9 | 1 << 21, 2), "Player 1 draws the Butler and the Chef."),
        (
            (events.OBJECTIVE_CLAIMED, 0, 105, 0),
            "Player 1 claims the objective “A full purse”.",
        ),
        (
            (events.EMPEROR_PUNISHES, 0, TILE_INDEX["B3"], 0),
            "The Emperor is displeased with Player 1 (Emperor tile B3).",
        ),
        (
            (events.ACTION_COPIED, 0, 3, 2),
            "E. Gizia lets Player 1 use action 3 with strength 2.",
        ),
    ],
)
def test_lines_of_the_log(event: Event, line: str) -> None:
    assert say(AUSTRIA.tell(event)) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ((events.STAFF_DRAWN, 0, 1 << 9 | 1 << 21, 2), "Anna draws 2 staff cards."),
        ((events.STAFF_DRAWN, 0, 1 << 9, 1), "Anna draws a staff card."),
        ((events.STAFF_UNDER_DECK, 0, 9, 0), "Anna puts a staff card under the deck."),
        ((events.STAFF_KEPT, 0, 9, 0), "Anna keeps a staff card."),
    ],
)
def test_others_are_told_of_cards_but_not_which(event: Event, line: str) -> None:
    names = ["Anna", "Béla"]
    for other in (1, None):
        seen = AUSTRIA.seen_by(event, other)
        assert seen is not None
        assert say(AUSTRIA.tell(seen), names=names) == line
    own = AUSTRIA.seen_by(event, 0)
    assert own is not None
    assert "the Butler" in say(AUSTRIA.tell(own), names=names)
