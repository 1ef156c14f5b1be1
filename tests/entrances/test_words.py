"""Every sentence of unique hotels: it is there, and it can be said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hotelier import Game
from hotelier.austria import events
from hotelier.austria.actions import WORD_OF
from hotelier.austria.cards.entrances import TOKENS, UNIQUE_HOTELS
from hotelier.austria.entrances.card_texts import HOTEL_CARDS, TOKEN_CARDS
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.chance import Chance
from hotelier.kernel.message import Message
from hotelier.words import say
from hotelier.words.cards import find_cards
from tests.entrances.unique import asked, hotel, market, said
from tests.proof import proves
from tests.rulebook import clauses

CLAUSES = {clause for found in clauses().values() for clause in found}
NAMES = ["Anna", "Béla", "Cora", "Dora"]


def messages(options: dict[str, str], seed: int) -> Iterator[Message]:
    """Everything said in one game: questions, choices, refusals, events."""
    game = Game(AUSTRIA, options, seed)
    chance = Chance(seed)
    yield from map(AUSTRIA.tell, game.opening)
    while not game.over:
        yield AUSTRIA.question(game.state)
        for choice in game.legal:
            yield AUSTRIA.describe(game.state, choice)
        for choice in WORD_OF:
            reason = AUSTRIA.why_not(game.state, choice)
            assert (reason is None) == (choice in game.legal)
            if reason is not None:
                assert reason.clause in CLAUSES
                yield reason.message
        # Random play passes too much to come far.
        eager = [c for c in game.legal if WORD_OF[c] != "pass"] or list(game.legal)
        game.choose(eager[chance.below(len(eager))])
        yield from map(AUSTRIA.tell, game.steps[-1].events)


@pytest.mark.parametrize(
    "options",
    [
        {"players": "4", "entrances": "auction"},
        {"players": "4", "entrances": "draw", "edition": "2015"},
        {"players": "1", "entrances": "draw", "leopold-hotel": "random"},
    ],
    ids=["auction", "draw", "alone"],
)
def test_everything_can_be_said(options: dict[str, str]) -> None:
    said_already: set[str] = set()
    for message in messages(options, 11):
        text = say(message, names=NAMES)
        assert text
        assert "{" not in text
        said_already.add(message.id)
    assert any(name.startswith("entrance-") for name in said_already)


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
