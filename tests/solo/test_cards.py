"""Every instruction card of both decks, at every difficulty."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.solo.card_texts import INSTRUCTIONS, SPECIAL_HOTELS
from hotelier.austria.solo.instruction_cards import (
    ELISABETHS_CARDS,
    INSTRUCTION_CARDS,
    LEOPOLDS_CARDS,
    STAFF,
)
from hotelier.austria.solo.leopold import DIFFICULTY_NAMES
from hotelier.kernel.rules import Card
from hotelier.words import say
from hotelier.words.cards import find_cards
from tests.proof import proves
from tests.solo.alone import alone

CARDS = {
    193: ("blue", "1", " |  | ?", "l"),
    194: ("red", "2", "+1 B", "r"),
    195: ("any", "3", "C", "l"),
    196: ("yellow", "4", "+2 | +2 A | +2 A", "r"),
    197: (" | green | green", "5", "+3", "l"),
    198: ("red", "6", "staff | staff | staff B", "r"),
    199: ("blue", "most", "+2 C", "l"),
    200: (" |  | any", "most", "A", "r"),
    201: ("yellow", "most", "+1 staff", "l"),
    202: ("red", "most", "+3 | +3 ? | +3 ?", "r"),
    203: ("green | green any | green any", "most", "A", "l"),
    204: ("green", "most", "B", "r"),
    205: ("blue", "most", "+2 | +2 staff | +2 staff", "l"),
    206: ("yellow", "most", "staff | staff +2 | staff +2", "r"),
    207: ("red | red | red any", "1 2", "+2 | +2 | +2 staff", "l"),
    208: ("any", "3 4", "+1 | +1 | +1 C", "r"),
    209: ("green", "5 6", "+1 A", "l"),
    210: ("blue", "2 3", "+4", "r"),
    211: ("any", "4 5", "B +2", "l"),
    212: ("yellow any", "1 6", "C", "r"),
    213: ("blue", "1", " |  | ?", "l"),
    214: ("red", "2", "+1 B", "r"),
    215: ("any", "3", "C", "l"),
    216: ("yellow", "4", "+2 | +2 A | +2 A", "r"),
    217: (" | green | green", "5", "+3", "l"),
    218: ("red", "6", "staff | staff | staff B", "r"),
    219: ("blue", "most", "+2 C", "l"),
    220: (" |  | any", "most", "A", "r"),
    221: ("yellow", "most", "+1 staff", "l"),
    222: ("red", "most", "+3 | +3 ? | +3 ?", "r"),
    223: ("green | green any | green any", "most", "A", "l"),
    224: ("green", "most", "B", "r"),
    225: ("blue", "most", "+2 | +2 staff | +2 staff", "l"),
    226: ("yellow", "most", "staff | staff +2 | staff +2", "r"),
    227: ("red | red | red any", "1 2", "+2 | +2 | +2 staff", "l"),
    228: ("any", "3 4", " |  | C", "r"),
    229: ("green", "5 6", "+1 A", "l"),
    230: ("blue", "most", "+4", "r"),
    231: ("any", "most", "B +2", "l"),
    232: ("yellow any", "most", "C", "r"),
}
"""What counts on each card, by difficulty where it differs: guests, dice, extras, hand."""

QUEUE = (69, 86, 60, 103, 92)
GUEST_FOR = {"blue": 69, "red": 86, "yellow": 60, "green": 103, "any": 69}
"""In this queue the Countess is worth most."""
WORTHLESS = (49, 50, 52, 63, 64, 78, 79, 91, 93)
DIE_FOR = {"most": 6, "1 2": 2, "3 4": 4, "5 6": 6, "2 3": 2, "4 5": 4, "1 6": 6}


def at(level: int, printed: str) -> list[str]:
    """The symbols that count at a difficulty."""
    parts = printed.split("|")
    return parts[level if len(parts) > 1 else 0].split()


@proves("SOLO-TURN-2", "SOLO-SET-8", "SOLO-GUEST-1", "SOLO-RUL-15")
@pytest.mark.parametrize("level", [0, 1, 2], ids=DIFFICULTY_NAMES)
@pytest.mark.parametrize("number", CARDS)
def test_a_card_does_what_is_printed(number: int, level: int) -> None:
    guests, dice, extras, hand = CARDS[number]
    opponent = "leopold" if number < 213 else "elisabeth"
    game = alone(
        opponent=opponent,
        difficulty=DIFFICULTY_NAMES[level],
        queue=QUEUE,
        guest_deck=WORTHLESS,
        dice={1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 3},
    )
    game.he_plays(number)
    taken = [GUEST_FOR[colour] for colour in at(level, guests)]
    assert game.discards == set(taken)
    assert len(game.his_rooms) == len(taken)
    die = int(dice) if dice.isdigit() else DIE_FOR[dice]
    assert game.happened(events.HE_TOOK_DIE) == [(die, 0)]
    wanted = at(level, extras)
    assert game.him.emperor == sum(int(word) for word in wanted if word.startswith("+"))
    assert len(game.his_staff) == wanted.count("staff")
    discs = [word for word in wanted if word in "ABC?"]
    first = "A" if hand == "l" else "C"
    places = ["ABC".index(first if word == "?" else word) for word in discs]
    assert game.his_discs == [1 if place in places else 0 for place in range(3)]
    assert game.happened(events.CARD_TURNED) == [(number, level)]


@proves("SOLO-SET-3")
def test_two_decks_of_twenty_cards() -> None:
    assert [card.number for card in LEOPOLDS_CARDS] == list(range(193, 213))
    assert [card.number for card in ELISABETHS_CARDS] == list(range(213, 233))
    assert set(CARDS) == {card.number for card in INSTRUCTION_CARDS}


@pytest.mark.parametrize("deck", [LEOPOLDS_CARDS, ELISABETHS_CARDS])
def test_each_deck_has_five_staff_symbols_as_his_private_deck_has_cards(deck: object) -> None:
    cards = LEOPOLDS_CARDS if deck is LEOPOLDS_CARDS else ELISABETHS_CARDS
    assert sum(extra.what == STAFF for card in cards for extra in card.extras) == 5


@proves("SOLO-RUL-15")
def test_dancers_and_celebrities_are_printed_and_ignored() -> None:
    printed = {card.number: card for card in ELISABETHS_CARDS}
    assert printed[214].dancers == (2,)
    assert printed[232].dancers == (0, 1)
    assert [card.number for card in ELISABETHS_CARDS if card.celebrity] == [230, 231, 232]
    game = alone(opponent="elisabeth", queue=QUEUE, dice={2: 1, 5: 3})
    game.he_plays(230)
    assert game.dice[5] == 2
    assert len(game.his_rooms) == 1


INSTRUCTION_TEXTS = {
    "L204": """L204 Instruction card 204, of Leopold.
Guests: the green guest worth the most points.
Die: one from the space with the most dice.
Extras: a step towards objective B.
Ties: from right to left.""",
    "207": """L207 Instruction card 207, of Leopold.
Guests: the red guest worth the most points and the guest worth the most points, of any colour\
 (only at hard).
Die: a 1 or a 2, from the space with more dice.
Extras: 2 Emperor steps and a card from the private deck (only at hard).
Ties: from left to right.""",
    "E216": """E216 Instruction card 216, of Elisabeth.
Guests: the yellow guest worth the most points.
Die: a 4.
Extras: 2 Emperor steps and a step towards objective A (only at medium and hard).
Ties: from right to left. Dancers beside guests are not played here.""",
    "e230": """E230 Instruction card 230, of Elisabeth.
Guests: the blue guest worth the most points.
Die: one from the space with the most dice, as celebrities are not played here.
Extras: 4 Emperor steps and a dancer (not played here) (only at hard).
Ties: from right to left.""",
}


@pytest.mark.parametrize(("code", "text"), INSTRUCTION_TEXTS.items(), ids=INSTRUCTION_TEXTS)
def test_a_card_can_be_looked_up(code: str, text: str) -> None:
    (card,) = find_cards(code, AUSTRIA.cards())
    assert say(card.message) == text


def test_every_card_and_special_hotel_is_found_by_its_codes_and_its_name() -> None:
    cards: tuple[Card, ...] = (*INSTRUCTIONS, *SPECIAL_HOTELS)
    for card in cards:
        for code in card.codes:
            assert find_cards(code, AUSTRIA.cards()) == [card]
        assert find_cards(say(card.name), AUSTRIA.cards()) == [card]
        assert say(card.message).endswith(".")
