"""Every message has an English text that says all it is given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from hotelier.kernel.message import Message
from hotelier.overbooking import OVERBOOKING, events
from hotelier.overbooking.actions import ACTION_SPACE
from hotelier.overbooking.card_texts import GuestCard, HotelSide
from hotelier.words import say
from tests.overbooking.positions import Situation, checking, guest, position
from tests.overbooking.random_play import random_game
from tests.words.about import about
from tests.words.everywhere import unsaid_anywhere

TEXTS = (resources.files("hotelier.words") / "en" / "overbooking.ftl").read_text(encoding="utf-8")


def inside(message: Message) -> Iterator[str]:
    """The ids of a message and of all messages in it."""
    yield message.id
    for value in message.values.values():
        if isinstance(value, Message):
            yield from inside(value)


def skipping() -> Situation:
    return position(
        hotels=["small-groups", "door-closed"],
        turn=7,
        queue="a:bird1 b:bird1",
        door="a:bird2 b:bird2",
        queues={1: "a:fish1 b:fish1 a:fish2 b:fish2 a:fish3"},
        hands=["lion1 lion2", "lion4 lion5"],
        show_forced=True,
    )


def closing() -> Situation:
    """The back door of the first hotel will be closed in the next round."""
    return position(turn=9, hotels=["no-soldiers 11"], hands=["", "fish1 fish2"])


def situations() -> list[Situation]:
    """Positions that together show every question, and refusals of every sort."""
    return [
        skipping(),
        position(turn=9, hands=["", "bird1 bird2"], hotels=["two-crests", "no-soldiers"]),
        position(
            hands=["bear1 bear5", ""],
            hotels=["two-crests", "no-soldiers"],
            queue="a:bird1 b:fish1",
            door="a:lion1 b:lion1",
        ),
        position(queue="a:bird1 b:bird1 a:bird2 b:bird2", hands=["lion1 lion2", ""]),
        position(hotels=["first-face-up"], door="b:lion1", hands=["bird1", ""]),
        checking(queue="a:bird1 b:bird1", door="a:bird3"),
        checking(queue="a:bird1 b:bird1", door="a:bird4"),
        checking(queue="a:bird6 b:bird1", door="a:bird5"),
        checking(queue="a:bird1 a:bird2", door="a:lion4 a:fish4").choose("at1"),
        checking(),
    ]


@cache
def all_messages() -> list[Message]:
    found = [message for card in OVERBOOKING.cards() for message in (card.name, card.message)]
    for situation in situations():
        state = situation.state
        if not state.over:
            found.append(OVERBOOKING.question(state))
        found += [OVERBOOKING.describe(state, choice) for choice in state.choices]
        reasons = [OVERBOOKING.why_not(state, choice) for choice in range(ACTION_SPACE)]
        found += [reason.message for reason in reasons if reason is not None]
    for seed in range(25):
        *_, game = random_game({"players": str(2 + seed % 3)}, seed)
        for step in game.steps:
            for event in step.events:
                masked = OVERBOOKING.seen_by(event, 0)
                assert masked is not None
                found += [OVERBOOKING.tell(event), OVERBOOKING.tell(masked)]
        found += [OVERBOOKING.tell(event) for event in game.opening]
        found += [OVERBOOKING.source_title(tally.source) for tally in game.tally()]
    for situation in (skipping(), closing()):
        situation.state.events = []
        situation.choose("pass")
        found += map(OVERBOOKING.tell, situation.state.events)
    return found


def test_every_message_can_be_said() -> None:
    assert unsaid_anywhere(all_messages()) == {}


def test_no_text_is_written_for_nothing() -> None:
    written = {
        entry.id.name
        for entry in FluentParser().parse(TEXTS).body
        if isinstance(entry, ast.Message)
    }
    said = [*all_messages(), *about(OVERBOOKING)]
    used = {name.partition(".")[0] for message in said for name in inside(message)}
    assert written == {name for name in used if name.startswith("overbooking-")}


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (
            OVERBOOKING.describe(position(hands=["bird1", ""]).state, 7),
            "Put the monk (1 bed, 3 coins) of the birds into the queue of hotel 1, place 1",
        ),
        (
            OVERBOOKING.tell((6, 1, 24 + 3, 3)),
            "Player 2 plays at the back door of hotel 2, face down: "
            "a card of the fishes with a large crest.",
        ),
        (
            HotelSide(0).message,
            "hotel card 1, front: 13 beds, no special rule.",
        ),
    ],
)
def test_texts_read_well(message: Message, text: str) -> None:
    assert say(message) == text


def test_card_texts_show_how_values_are_known() -> None:
    text = say(GuestCard(0).message)
    assert "Needs 1 bed, brings 3 coins (reconstructed)." in text
    assert say(HotelSide(3).message).endswith("(reconstructed).")


def test_every_card_has_a_code_and_a_text_of_its_own() -> None:
    cards = OVERBOOKING.cards()
    assert len(cards) == 24 + 16
    assert len({code for card in cards for code in card.codes}) == 24 + 16
    assert len({say(card.message) for card in cards}) == 24 + 16


def crowded() -> Situation:
    """The second hotel takes no third family and has one card at its back door."""
    return position(
        hotels=["no-rule 13", "two-crests 15"],
        queues={1: "a:bird1 b:fish1"},
        doors={1: "b:lion1"},
        hands=["bird6 bear2", ""],
    )


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (
            "bird6>q2",
            "Put the workers (6 beds, 1 coin) of the birds into the queue of hotel 2, place 3",
        ),
        (
            "bird6>d2",
            "Put the workers (6 beds, 1 coin) of the birds at the back door of hotel 2: "
            "3 fewer beds in this hotel",
        ),
    ],
)
def test_choices_name_card_hotel_and_place(word: str, text: str) -> None:
    assert say(OVERBOOKING.describe(crowded().state, OVERBOOKING.choice_of(word))) == text


@pytest.mark.parametrize(
    ("table", "word", "text"),
    [
        (
            crowded(),
            "bear2>q2",
            "The queue of hotel 2 has cards of two families and takes no third.",
        ),
        (
            position(doors={1: "a:bird1 b:bird1"}, hands=["lion1 lion2", ""]),
            "lion1>d2",
            "The back door of hotel 2 already holds 2 cards.",
        ),
        (
            checking(queue="a:bird1", door="a:bird3"),
            "at2",
            "There is no card at place 2 of the queue.",
        ),
    ],
)
def test_refusals_name_hotel_and_place(table: Situation, word: str, text: str) -> None:
    reason = OVERBOOKING.why_not(table.state, OVERBOOKING.choice_of(word))
    assert reason is not None
    assert say(reason.message) == text


def test_an_ability_names_its_target_and_place() -> None:
    table = checking(queue="b:bird1 a:fish6", door="b:bird5")
    said = [say(OVERBOOKING.describe(table.state, choice)) for choice in table.state.choices]
    assert said == [
        "Do without the ability of the soldiers (5 beds, 1 coin) of the birds",
        "Replace Player 1\u2019s workers (6 beds, 1 coin) of the fishes at place 2 "
        "with the soldiers (5 beds, 1 coin) of the birds",
    ]


def test_turned_up_and_face_up_cards_are_told_with_their_hotel() -> None:
    table = position(hotels=["no-rule 13", "first-face-up"], hands=["bird1", ""])
    table.state.events = []
    table.choose("bird1>q2")
    assert say(OVERBOOKING.tell(table.state.events[0])) == (
        "Player 1 plays into the queue of hotel 2, face up: monk (1) of the birds."
    )
    events = checking(queues={1: "b:bird2"}).state.events or []
    assert say(OVERBOOKING.tell(events[0])) == (
        "In the queue of hotel 2: Player 2\u2019s merchants (2) of the birds."
    )


@pytest.mark.parametrize("card", ["bird1", "bird4"])
def test_one_monk_and_several_noblewomen_leave_the_door_in_one_grammar(card: str) -> None:
    told = OVERBOOKING.tell((events.LEFT_AT_DOOR, 0, guest(card), 0))
    assert say(told, names=["Ann"]).startswith("Ann loses the ")
