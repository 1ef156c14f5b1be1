"""What is printed on the components of Grand Austria Hotel."""

from __future__ import annotations

from typing import Any, Final

from hotelier.austria import effects as ops
from hotelier.austria.card_texts import (
    EMPEROR_TILE,
    GUEST,
    OBJECTIVE,
    STAFF_CARD,
    Card,
    card_message,
    objective_need,
)
from hotelier.austria.cards import boards
from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.cards.emperor_tiles import (
    EMPEROR_POINTS,
    REWARD_FROM,
    SETBACK_AFTER_ROUND,
    TILES,
    letter_of,
)
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS, OBJECTIVES
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.cards.staff_card import TIMING_NAMES
from hotelier.austria.items import order_spelled, spelled
from hotelier.austria.rounds import EMPEROR_ROUNDS
from hotelier.austria.speech.effects import effects_text, tile_penalty, tile_reward, top_floor
from hotelier.austria.speech.names import OLD_EDITION
from hotelier.house.telling.components.entrances import entrance_components
from hotelier.house.telling.components.solo import solo_components
from hotelier.house.telling.speech import Speech
from hotelier.kernel.bits import members
from hotelier.kernel.message import Message

Data = dict[str, Any]
_2015: Final = "2015"
_COUNTED: Final = {
    ops.POINTS: "points",
    ops.KRONES: "krones",
    ops.STEPS: "steps",
    ops.ANY_ITEM: "any-item",
    ops.DRAW: "draw",
    ops.OCCUPY: "occupy",
}
_DISCOUNTED: Final = {ops.PLAY: "play", ops.OFFER: "offer"}
_PLAIN: Final = {ops.TAKE_GUEST: "take-guest", ops.GIZIA: "gizia", ops.FILL_ORDER: "fill-order"}


def austria_components(speech: Speech, edition: str) -> Data:
    wording = OLD_EDITION if edition == _2015 else edition
    return {
        "guests": {
            guest.number: {
                "name": speech(Card(GUEST, guest.number).name),
                "colour": COLOUR_NAMES[guest.colour],
                "order": order_spelled(guest.order),
                "points": guest.points,
                "reward": [_effect(packed) for packed in guest.reward],
                "reward_text": speech(effects_text(guest.reward, wording)),
                "text": speech(card_message(GUEST, guest.number, edition)),
                "clause": Card(GUEST, guest.number).clause,
            }
            for guest in GUESTS
        },
        # Events name guests and staff by their places in these lists, not by their numbers.
        "guest_order": [guest.number for guest in GUESTS],
        "staff_order": [0, *(card.number for card in STAFF)],
        "staff": {
            card.number: {
                "name": speech(Card(STAFF_CARD, card.number).name),
                "cost": card.cost_2015 if edition == _2015 else card.cost,
                "cost_documented": card.cost_is_documented,
                "timing": TIMING_NAMES[card.timing],
                "rule": speech(Message(f"austria-staff-{card.number}.text", {"edition": wording})),
                "text": speech(card_message(STAFF_CARD, card.number, edition)),
                "clause": Card(STAFF_CARD, card.number).clause,
            }
            for card in STAFF
        },
        "objectives": {
            objective.number: {
                "name": speech(Card(OBJECTIVE, objective.number).name),
                "letter": objective.letter,
                "need": speech(objective_need(objective.number)),
                "text": speech(card_message(OBJECTIVE, objective.number, edition)),
                "clause": Card(OBJECTIVE, objective.number).clause,
            }
            for objective in OBJECTIVES
        },
        "emperor_tiles": {
            tile.name: {
                "round": EMPEROR_ROUNDS[letter_of(number)],
                "reward": speech(tile_reward(number, wording)),
                "penalty": speech(tile_penalty(number, wording)),
                "text": speech(card_message(EMPEROR_TILE, number, edition)),
                "clause": Card(EMPEROR_TILE, number).clause,
            }
            for number, tile in enumerate(TILES)
        },
        "boards": {name: _board(number) for number, name in enumerate(boards.BOARD_NAMES)},
        "floor_cost": list(boards.FLOOR_COST),
        "floor_points": list(boards.FLOOR_POINTS),
        "door_points": list(boards.DOOR_POINTS),
        "objective_points": list(OBJECTIVE_POINTS),
        "emperor_points": list(EMPEROR_POINTS),
        "emperor_setbacks": {str(after): back for after, back in SETBACK_AFTER_ROUND.items()},
        "emperor_reward_from": int(REWARD_FROM),
        **solo_components(speech),
        **entrance_components(speech),
    }


def _board(number: int) -> Data:
    """Room colours by space, from the bottom left, and the groups they form."""
    groups = [
        {
            "colour": COLOUR_NAMES[colour],
            "rooms": [boards.space_name(space) for space in members(spaces)],
            "bonus": int(bonus),
        }
        for colour, spaces, bonus in zip(
            boards.GROUP_COLOUR[number],
            boards.GROUP_SPACES[number],
            boards.GROUP_BONUS[number],
            strict=True,
        )
    ]
    of_space = boards.GROUP_OF_SPACE[number]
    rooms = [
        {"name": boards.space_name(space), "group": int(of_space[space])}
        for space in range(boards.SPACES)
    ]
    return {"rooms": rooms, "groups": groups}


def _effect(packed: int) -> Data:
    """A part of a reward, as a kind and its numbers."""
    kind, first, second = int(ops.op_of(packed)), int(ops.a_of(packed)), int(ops.b_of(packed))
    if kind == ops.GAIN:
        return {"kind": "items", "items": spelled(ops.c_of(packed))}
    if kind == ops.PREPARE:
        return {
            "kind": "prepare",
            "count": first,
            "discount": "free" if second >= ops.FREE else second,
            "up_to_floor": top_floor(packed),
        }
    if kind in _DISCOUNTED:
        return {"kind": _DISCOUNTED[kind], "discount": "free" if second >= ops.FREE else second}
    if kind in _COUNTED:
        return {"kind": _COUNTED[kind], "count": first}
    return {"kind": _PLAIN[kind]}
