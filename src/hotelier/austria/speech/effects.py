"""What an effect does, in words: parts of rewards, abilities of cards, actions of dice."""

from __future__ import annotations

from collections.abc import Sequence

from hotelier.austria.cards.boards import GROUP_COLOUR
from hotelier.austria.cards.colours import BLUE, RED
from hotelier.austria.cards.emperor_tiles import TILES
from hotelier.austria.effects import (
    AND_OCCUPY,
    ANY_ITEM,
    BOTH_TRACKS,
    DISCARD_END_STAFF,
    DRAW,
    FILL_ORDER,
    FREE,
    GAIN,
    GIVE_ITEMS,
    GIZIA,
    KRONES,
    MAIN,
    OCCUPY,
    OFFER,
    PLAY,
    POINTS,
    PREPARE,
    REMOVE_OCCUPIED,
    REMOVE_VACANT,
    RETURN_CARDS,
    STEPS,
    TAKE_GUEST,
    TOP_FLOOR_SHIFT,
    a_of,
    b_of,
    c_of,
    op_of,
)
from hotelier.austria.entrances.chateau import occupancy_bonus
from hotelier.austria.hotel import Hotel
from hotelier.austria.speech.names import BOTH_EDITIONS, items_of, krones, listed, points, steps
from hotelier.kernel.message import Message

_COUNTED = {
    ANY_ITEM: "austria-effect-any-item",
    DRAW: "austria-effect-draw",
    OCCUPY: "austria-effect-occupy",
    RETURN_CARDS: "austria-effect-return-cards",
    REMOVE_VACANT: "austria-effect-remove-vacant",
}
_PRICED = {PLAY: "austria-effect-play", OFFER: "austria-effect-offer"}
_BY_EDITION = {
    GIZIA: "austria-effect-gizia",
    REMOVE_OCCUPIED: "austria-effect-remove-occupied",
    DISCARD_END_STAFF: "austria-effect-discard-end-staff",
}
_AMOUNTS = {KRONES: krones, STEPS: steps, POINTS: points}


def effect_text(packed: int, edition: str = BOTH_EDITIONS) -> Message:
    """A single effect."""
    op = int(op_of(packed))
    amount = int(a_of(packed))
    if op in _AMOUNTS:
        return _AMOUNTS[op](amount)
    if op in _COUNTED:
        return Message(_COUNTED[op], {"count": amount})
    if op in _PRICED:
        price = discount_text(int(b_of(packed)))
        return Message(_PRICED[op], {"price": price, "count": amount + 1})
    if op in _BY_EDITION:
        return Message(_BY_EDITION[op], {"edition": edition})
    if op == GAIN:
        return items_of(int(c_of(packed)))
    if op == PREPARE:
        return _prepare(packed)
    if op == MAIN:
        return action_text(packed)
    if op == FILL_ORDER:
        return Message("austria-effect-fill-order", {"count": amount + 1})
    if op == GIVE_ITEMS:
        return Message("austria-effect-trade", {"count": int(c_of(packed))})
    assert op == TAKE_GUEST
    return Message("austria-effect-take-fed-guest" if amount else "austria-effect-take-guest")


def effects_text(effects: Sequence[int], edition: str = BOTH_EDITIONS) -> Message:
    """A whole reward; the same effect twice is told once."""
    told: list[Message] = []
    for packed in dict.fromkeys(effects):
        text = effect_text(packed, edition)
        twice = effects.count(packed) == 2
        told.append(Message("austria-effect-twice", {"what": text}) if twice else text)
    return listed(told) if told else Message("austria-effect-none")


def _prepare(packed: int) -> Message:
    flags = int(c_of(packed))
    return Message(
        "austria-effect-prepare",
        {
            "count": int(a_of(packed)),
            "price": discount_text(int(b_of(packed))),
            "floor": top_floor(packed),
            "occupied": "yes" if flags & AND_OCCUPY else "no",
        },
    )


def top_floor(packed: int) -> int:
    """The highest floor a PREPARE effect reaches, as people count."""
    return (int(c_of(packed)) >> TOP_FLOOR_SHIFT) + 1


def discount_text(discount: int) -> Message:
    """What an effect says about the price of rooms or staff."""
    if discount >= FREE:
        return Message("austria-discount-free")
    return Message("austria-discount", {"krones": discount})


def action_text(main: int) -> Message:
    """The main action of a die, as a MAIN effect."""
    action, strength = int(a_of(main)), int(b_of(main))
    if int(c_of(main)) & BOTH_TRACKS:
        return listed([krones(strength), steps(strength)])
    return Message(f"austria-action-{action}", {"strength": strength})


def bonus_text(hotel: Hotel, group: int) -> Message:
    """The occupancy bonus of a group of rooms."""
    colour = GROUP_COLOUR[hotel.board][group]
    amount = int(occupancy_bonus(hotel, group))
    if colour == BLUE:
        return points(amount)
    return krones(amount) if colour == RED else steps(amount)


def tile_reward(tile: int, edition: str = BOTH_EDITIONS) -> Message:
    """What an Emperor tile grants."""
    printed = TILES[tile]
    if printed.per_staff:
        return Message("austria-reward-per-staff", {"points": printed.per_staff})
    if printed.per_disc:
        return Message("austria-reward-per-disc", {"points": printed.per_disc})
    return effects_text(printed.reward, edition)


def tile_penalty(tile: int, edition: str = BOTH_EDITIONS) -> Message:
    """What an Emperor tile demands: one side, or two (EMP-5)."""
    printed = TILES[tile]
    first = penalty_side(tile, edition)
    if first is None:
        return lost_points(tile)
    if printed.lose_points == 0:
        return first
    return Message(
        "austria-penalty-two-sides",
        {"first": first, "second": lost_points(tile), "edition": edition},
    )


def penalty_side(tile: int, edition: str) -> Message | None:
    """The side of a penalty that is not a plain loss of points, if there is one."""
    printed = TILES[tile]
    if printed.lose_krones:
        item = printed.lose_item
        text = "austria-penalty-krones-and-item" if item else "austria-penalty-krones"
        return Message(text, {"krones": printed.lose_krones})
    if printed.suffer:
        return effect_text(printed.suffer, edition)
    if printed.lose_purse:
        return Message("austria-penalty-everything")
    if printed.lose_kitchen:
        served = "yes" if printed.lose_served else "no"
        return Message("austria-penalty-items", {"served": served})
    if printed.per_staff:
        return Message("austria-penalty-per-staff", {"points": printed.per_staff})
    return None


def lost_points(tile: int) -> Message:
    return Message("austria-penalty-points", {"points": TILES[tile].lose_points})
