"""How a message becomes a sentence."""

from __future__ import annotations

import pytest

from hotelier.kernel.message import Message
from hotelier.words import languages, say
from hotelier.words.reading import MissingWords


def test_a_message_is_said_with_its_values() -> None:
    assert say(Message("austria-krones", {"krones": 1})) == "1 krone"
    assert say(Message("austria-krones", {"krones": 3})) == "3 krones"


def test_messages_in_messages_are_said_in_the_form_the_sentence_needs() -> None:
    duke = Message("austria-choice-move-in", {"guest": Message("austria-guest-76")})
    assert say(duke) == "Move the Duke in"
    horsa = Message("austria-choice-move-in", {"guest": Message("austria-guest-93")})
    assert say(horsa) == "Move Mr. Horsa in"


def test_an_attribute_can_be_said_alone() -> None:
    assert say(Message("austria-guest-76.the")) == "the Duke"


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (None, "Player 2 ends the turn."),
        (["Anna", "Béla"], "Béla ends the turn."),
        (["Anna"], "Player 2 ends the turn."),
        (["Anna", ""], "Player 2 ends the turn."),
    ],
)
def test_seats_are_read_as_players(names: list[str] | None, sentence: str) -> None:
    assert say(Message("austria-event-turn-ended", {"seat": 1}), names=names) == sentence


def test_braces_in_a_name_stay_what_they_are() -> None:
    ended = Message("austria-event-turn-ended", {"seat": 0})
    assert say(ended, names=["{ $seat }"]) == "{ $seat } ends the turn."


def test_what_is_too_long_for_a_text_is_cut() -> None:
    token = "x" * 60_000
    said = say(Message("error-no-choice", {"token": token, "game": "austria"}))
    assert said.startswith("'xxx")
    assert said.endswith("x…' is no choice of austria.")


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        (Message("austria-no-such-thing"), "no text 'austria-no-such-thing'"),
        (Message("austria-guest-76.dative"), "no text 'austria-guest-76.dative'"),
        (Message("austria-krones"), "'austria-krones' cannot be said"),
        (Message("austria-choice-move-in", {"guest": "Duke"}), "'Duke' has no forms"),
        (
            Message("austria-choice-move-in", {"guest": Message("austria-colour-red")}),
            "no text 'austria-colour-red.the'",
        ),
    ],
)
def test_what_is_missing_is_named(message: Message, complaint: str) -> None:
    with pytest.raises(MissingWords, match=complaint):
        say(message)


def test_a_language_without_texts_is_refused() -> None:
    assert "en" in languages()
    with pytest.raises(MissingWords, match=r"no texts in 'tlh', only in .*en"):
        say(Message("austria-colour-red"), "tlh")
