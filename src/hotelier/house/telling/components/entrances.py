"""What is printed for unique hotels: their entrances and the tokens of Dove."""

from __future__ import annotations

from typing import Any

from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.cards.entrances import (
    CHATEAU_BONUS_BY_SIZE,
    ENTRANCE_WORDS,
    PERSONAL_POINTS,
    PILE_POINTS,
    TOKENS,
    UNIQUE_HOTELS,
    WRAY_SPACES,
)
from hotelier.austria.entrances.card_texts import HOTEL_CARDS, TOKEN_CARDS
from hotelier.austria.entrances.due import BOTTOM, TOP
from hotelier.austria.items import spelled
from hotelier.austria.speech.entrances import bonus_of_sum, token_gain
from hotelier.house.telling.speech import Speech

Data = dict[str, Any]


def entrance_components(speech: Speech) -> Data:
    return {
        "unique_hotels": {
            UNIQUE_HOTELS[card.which].word: {
                "name": speech(card.name),
                "brief": speech(card.brief),
                "gifts": speech(card.gifts),
                "kitchen": spelled(UNIQUE_HOTELS[card.which].kitchen.value),
                "steps": UNIQUE_HOTELS[card.which].steps.value,
                "rules": (speech(card.rules) or "").splitlines(),
            }
            for card in HOTEL_CARDS
        },
        # Events name unique hotels by their place in this list.
        "unique_hotel_order": list(ENTRANCE_WORDS),
        "dove_tokens": [
            {
                "name": speech(card.name),
                "top": speech(token_gain(card.token, TOP)),
                "bottom": speech(token_gain(card.token, BOTTOM)),
                "documented": TOKENS[card.token].is_documented,
            }
            for card in TOKEN_CARDS
        ],
        "chateau_bonus": {
            COLOUR_NAMES[colour]: list(amounts[1:])
            for colour, amounts in CHATEAU_BONUS_BY_SIZE.items()
        },
        "corogari_sums": {str(n): speech(bonus_of_sum(n)) for n in range(2, 13)},
        "kaufman_points": list(PILE_POINTS),
        "ninas_points": PERSONAL_POINTS[1:],
        "wray_spaces": dict(zip("ABC", WRAY_SPACES, strict=True)),
    }
