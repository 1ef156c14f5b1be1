"""Every sentence of unique hotels: it is there, and it can be said."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.actions import FOURTH_GUEST
from hotelier.austria.cards.entrances import TOKENS, UNIQUE_HOTELS
from hotelier.austria.entrances.card_texts import HOTEL_CARDS, TOKEN_CARDS
from hotelier.austria.rules import AUSTRIA
from hotelier.words import say
from hotelier.words.cards import find_cards
from tests.entrances.unique import asked, hotel, hotel_alone, market, said
from tests.proof import proves
from tests.words.about import about
from tests.words.conversation import conversation
from tests.words.everywhere import unsaid_anywhere
from tests.words.listening import ids_in
from tests.words.texts import texts
from tests.words.unique_hotels import rarely_said

NAMES = ["Anna", "Béla", "Cora", "Dora"]


GAMES = [
    {"players": "4", "entrances": "auction"},
    {"players": "4", "entrances": "draw", "edition": "2015"},
    {"players": "1", "entrances": "draw", "leopold-hotel": "random"},
]
TEXTS = texts("en", "entrances.ftl")
FORMS = (".the", ".a")
NEVER = {"entrance-mark-documented"}
"""No bonus token is documented yet."""


def test_everything_is_met_and_can_be_said() -> None:
    said = [message for options in GAMES for message in conversation(options, 11)]
    said += [*rarely_said(), *(card.message for card in HOTEL_CARDS)]
    said += [card.message for card in TOKEN_CARDS]
    assert unsaid_anywhere(said) == {}
    met = {name for message in [*said, *about(AUSTRIA)] for name in ids_in(message)}
    met |= {name for text in TEXTS.values() for name in text.refers_to}
    assert {name for name in TEXTS if not name.endswith(FORMS)} - met == NEVER


def test_every_event_of_a_unique_hotel_has_a_sentence() -> None:
    for kind in range(events.ENTRANCE_TURNED_UP, events.DIE_MOVED + 1):
        number = 105 if kind in (events.OBJECTIVE_LAID, events.PERSONAL_CLAIMED) else 1
        told = AUSTRIA.tell((kind, 1, number, 1))
        assert told.id.startswith("entrance-event")
        assert say(told, names=NAMES).endswith(".")


@pytest.mark.parametrize("card", [*HOTEL_CARDS, *TOKEN_CARDS], ids=lambda card: card.codes[0])
def test_every_card_is_found_and_says_all_that_it_does(card: object) -> None:
    assert isinstance(card, HOTEL_CARDS[0].__class__ | TOKEN_CARDS[0].__class__)
    for code in card.codes:
        assert find_cards(code, AUSTRIA.cards())[0] == card
    text = say(card.message)
    assert text.startswith((say(card.name), card.codes[0]))
    assert "{" not in text
    assert text.endswith(".")


def test_the_names_are_those_of_the_table() -> None:
    for card in HOTEL_CARDS:
        assert say(card.name) == UNIQUE_HOTELS[card.which].name
        assert say(card.brief).endswith(".")
    assert [say(card.name) for card in TOKEN_CARDS] == [token.name for token in TOKENS]


@proves("DOVE-1", "DOVE-2", "DOVE-3", "DOVE-4", "DOVE-5")
def test_what_is_reconstructed_is_marked_where_people_read_it() -> None:
    dove = next(card for card in HOTEL_CARDS if card.codes[0] == "dove")
    assert say(dove.message).count("(reconstructed)") == len(TOKENS)
    assert all("(reconstructed)" in say(card.message) for card in TOKEN_CARDS)
    option = next(option for option in AUSTRIA.options if option.name == "entrances")
    assert "reconstructed" in say(AUSTRIA.option_help(option))


def test_what_is_asked_and_answered_at_the_market() -> None:
    game = market("auction")
    assert asked(game).startswith("Which hotel shall be yours?")
    word = sorted(game.words)[0]
    assert said(game, word).startswith("Bid nothing for ")
    game.do(word)
    assert said(game, word).startswith("Bid 1 krone for ")
    assert asked(market("draw")) == "Which of these hotels will you keep?"


def test_how_a_turn_of_a_unique_hotel_reads() -> None:
    game = hotel("stroup", rooms="c1", cafe=[("Apothecary", "")]).do("in1")
    log = [say(AUSTRIA.tell(event), names=NAMES) for event in game.events]
    assert "Anna has the first red room of a group occupied." in log


def test_a_question_of_the_game_alone_comes_before_the_fourth_table() -> None:
    game = hotel_alone(
        "kaufman",
        special="hautel-couture",
        his={"cafe": [55, 59], "rooms": "d3 e3"},
        reserved=["d3", "e3"],
        wares={1: "wine"},
    ).do("die1")
    reason = AUSTRIA.why_not(game.table, FOURTH_GUEST)
    assert reason is not None
    assert say(reason.message).startswith("Answer this first:")
