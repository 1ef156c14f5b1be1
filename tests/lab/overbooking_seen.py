"""What a view of Overbooking says, in the numbers of an observation."""

from __future__ import annotations

from typing import Any

from hotelier.kernel.rules import View
from hotelier.overbooking.cards import (
    CREST_NAMES,
    FAMILIES,
    GUEST_NAMES,
    HOTEL_CARDS,
    RULE_NAMES,
    SCORINGS,
)

Seen = dict[str, tuple[int, ...]]
FAMILY_NAMES = [family.name for family in FAMILIES]
NO_CARD: Seen = {"owner": (0,), "back": (0,), "guest": (0,), "shown": (0,)}


def _guest_number(guest: dict[str, Any]) -> int:
    return GUEST_NAMES.index(guest["name"]) + 1


def _guest_set(guests: list[dict[str, Any]]) -> set[int]:
    return {_guest_number(guest) - 1 for guest in guests}


def _side(hotel: dict[str, Any]) -> int:
    number: int = hotel["card"]
    return 2 * number - 1 + int(hotel["side"] == "back")


def overbooking_view(view: View, seat: int) -> Seen:
    """The fields that a view of Overbooking tells of."""
    players = len(view["seats"])

    def nth(other: int | None) -> int:
        return 0 if other is None else (other - seat) % players + 1

    def card(lying: dict[str, Any] | None) -> Seen:
        if lying is None:
            return NO_CARD
        back = 2 * FAMILY_NAMES.index(lying["family"]) + CREST_NAMES.index(lying["crest"])
        found: Seen = {
            "owner": (nth(lying["owner"]),),
            "back": (back + 1,),
            "guest": (_guest_number(lying) if "name" in lying else 0,),
        }
        if not lying["named"]:
            found["shown"] = (int(lying["face_up"]),)
        return found

    checking = view["checking"]
    hand = _guest_set(view["own"]["hand"])
    found: Seen = {
        "players": (players,),
        "scoring": (SCORINGS.index(view["scoring"]),),
        "no_peeking": (int(not view["peeking"]),),
        "round": (view["round"],),
        "chooser": (nth(view["awaits"]),),
        "first": (nth(view["first_player"]),),
        "plays": (view["plays_made"],),
        "phase": (("playing", "checking", "over").index(view["phase"]),),
        "checked": (checking["hotel"] + 1 if checking else 0,),
        "acting": (checking["door_place"] + 1 if checking else 0,),
        "acting_owner": (nth(checking["owner"]) if checking else 0,),
        "acting_guest": (_guest_number(checking) if checking else 0,),
        "hand": tuple(int(guest in hand) for guest in range(24)),
    }
    for number, hotel in enumerate(view["hotels"], 1):
        fields: Seen = {
            "side": (_side(hotel),),
            "other_side": (_side(hotel["other_side"]),),
            "rule": (RULE_NAMES.index(hotel["rule"]) + 1,),
            "beds": (hotel["beds_now"],),
            "queue_size": (len(hotel["queue"]),),
            "door_size": (len(hotel["door"]),),
            "token": (int(hotel["token"]),),
            "present": (1,),
        }
        for row, size in (("queue", 6), ("door", 2)):
            lying = hotel[row] + [None] * (size - len(hotel[row]))
            for place in range(size):
                for name, numbers in card(lying[place]).items():
                    fields[f"{row}{place + 1}.{name}"] = numbers
        found |= {f"hotel{number}.{name}": numbers for name, numbers in fields.items()}
    for place in range(players):
        owner = view["seats"][(seat + place) % players]
        booked, discarded = _guest_set(owner["booked"]), _guest_set(owner["discarded"])
        found |= {
            f"seat{place}.points": (owner["points"],),
            f"seat{place}.tokens": (owner["tokens"],),
            f"seat{place}.hand_size": (owner["hand_size"],),
            f"seat{place}.deck_size": (owner["deck_size"],),
            f"seat{place}.guests": tuple((g in booked) + 2 * (g in discarded) for g in range(24)),
        }
    used = {hotel["card"] - 1 for hotel in view["hotels"]}
    if view["round"] < 3:
        found["hotel_deck"] = tuple(int(n not in used) for n in range(len(HOTEL_CARDS)))
    return found
