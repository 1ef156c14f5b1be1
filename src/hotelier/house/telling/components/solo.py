"""What is printed for who plays alone: instruction cards and special hotels."""

from __future__ import annotations

from typing import Any

from hotelier.austria.cards.boards import space_name
from hotelier.austria.solo.card_texts import INSTRUCTIONS, SPECIAL_HOTELS, SpecialHotel
from hotelier.austria.solo.leopold import DIFFICULTY_NAMES, HOTEL_NAMES, NINE_STARS, SUSHI
from hotelier.austria.solo.nine_stars import ROW_POINTS, STARS_PER_ROW
from hotelier.austria.solo.sushi import POINTS_PER_COGWHEEL, ROOMS_WITH_COGWHEELS
from hotelier.austria.solo.views import instruction_card_data
from hotelier.house.telling.speech import Speech
from hotelier.kernel.bits import members

Data = dict[str, Any]
_STAR_ROWS = ("III", "II", "I")


def solo_components(speech: Speech) -> Data:
    return {
        "difficulties": list(DIFFICULTY_NAMES),
        "instruction_cards": {
            card.printed.number: {
                **instruction_card_data(card.printed),
                "deck": card.deck,
                "text": speech(card.message),
            }
            for card in INSTRUCTIONS
        },
        "special_hotels": {
            HOTEL_NAMES[special.which]: {
                "name": speech(special.name),
                "rules": (speech(special.rules) or "").splitlines(),
                **_printed(special),
            }
            for special in SPECIAL_HOTELS
        },
    }


def _printed(special: SpecialHotel) -> Data:
    """The spaces of its own board, where it has one."""
    if special.which == NINE_STARS:
        rows = zip(_STAR_ROWS, ROW_POINTS[1:], strict=True)
        return {
            "rows": [{"row": row, "spaces": STARS_PER_ROW, "points": worth} for row, worth in rows]
        }
    if special.which == SUSHI:
        rooms = [space_name(space) for space in members(ROOMS_WITH_COGWHEELS)]
        return {"rooms": rooms, "points": POINTS_PER_COGWHEEL}
    return {}
