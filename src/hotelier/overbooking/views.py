"""What one seat may know of a position, as plain data (OB-PLAY-6, OB-PLAY-7)."""

from __future__ import annotations

from typing import Any

from hotelier.kernel.bits import members, size, union
from hotelier.kernel.rules import View
from hotelier.overbooking.actions import PLAY, guest_played
from hotelier.overbooking.cards import (
    BACK_OF,
    CREST_BONUS,
    CREST_NAMES,
    FAMILIES,
    FAMILY_GUESTS,
    FAMILY_OF,
    GUEST_KINDS,
    GUEST_NAMES,
    HOTEL_SIDES,
    KIND_OF,
    ONE_OF_EACH_MARK,
    POINT_TOKENS,
    RULE_NAMES,
    SAME_CARD_MARK,
    SCORINGS,
)
from hotelier.overbooking.checking import acting_card, beds_at
from hotelier.overbooking.playing import DOOR_LIMIT, QUEUE_LIMIT
from hotelier.overbooking.rounds import NEW_HOTELS_BEFORE_ROUND
from hotelier.overbooking.scoring import points_of, winning_seats
from hotelier.overbooking.table import FACE_UP, NO_CARD, ROUNDS, Table, guest_of, owner_of


def open_view(table: Table, chapter: str) -> View:
    """What lies open on the table."""
    return {
        "game": "overbooking",
        "chapter": chapter,
        "scoring": SCORINGS[table.scoring],
        "crest_bonus": CREST_BONUS[table.scoring],
        "peeking": not table.no_peeking,
        "round": int(table.round),
        "rounds": ROUNDS,
        "hotels_turn_over": table.round < ROUNDS and table.round + 1 != NEW_HOTELS_BEFORE_ROUND,
        "phase": _phase(table),
        "over": table.over,
        "awaits": None if table.over else int(table.seat),
        "first_player": int(table.first),
        "plays_made": int(table.turn),
        "checking": _checking(table),
        "seats": [_seat(table, owner) for owner in range(table.players)],
        "tokens_in_supply": _tokens_in_supply(table),
        "winners": winning_seats(table) if table.over else None,
        "marks": {"one_of_each": ONE_OF_EACH_MARK, "same_card": SAME_CARD_MARK},
    }


def own_view(table: Table, seat: int | None, forgotten: int = 0) -> View:
    """The cards at the hotels as a seat knows them, and its hand; None is a spectator.

    Of a hand in the past, those guests are left out that the seat may not be reminded of.
    """
    seen: View = {"hotels": [_hotel(table, hotel, seat) for hotel in range(table.players)]}
    if seat is not None:
        seen["own"] = _own(table, seat, forgotten)
    return seen


def laid_for_good(table: Table, seat: int) -> int:
    """The guests of a seat that lie face down and that it may not look at again (OB-PLAY-7)."""
    if not table.no_peeking:
        return 0
    lying = [card for card in table.queue + table.door if card != NO_CARD and not card & FACE_UP]
    return union(int(guest_of(card)) for card in lying if owner_of(card) == seat)


def _phase(table: Table) -> str:
    if table.over:
        return "over"
    return "playing" if table.plays_left() else "checking"


def _tokens_in_supply(table: Table) -> int:
    """The point tokens neither won nor waiting at a back door."""
    return int(POINT_TOKENS.value - sum(table.tokens) - size(table.door_tokens))


def guest_view(guest: int) -> dict[str, Any]:
    """A guest card from the front, each value with its mark."""
    kind = GUEST_KINDS[KIND_OF[guest]]
    return {
        "name": GUEST_NAMES[guest],
        "kind": kind.name,
        "beds": kind.beds.value,
        "coins": kind.coins.value,
        **_back_view(guest),
        "marks": {
            "beds": kind.beds.mark,
            "coins": kind.coins.mark,
            "crest": kind.crest.mark,
            "family": FAMILIES[FAMILY_OF[guest]].mark,
        },
    }


def _back_view(guest: int) -> dict[str, Any]:
    return _back(BACK_OF[guest])


def _back(back: int) -> dict[str, Any]:
    return {"family": FAMILIES[back // 2].name, "crest": CREST_NAMES[back % 2]}


def guest_views() -> list[dict[str, Any]]:
    """Every guest, in the order of their numbers."""
    return [guest_view(guest) for guest in range(len(GUEST_NAMES))]


def back_views() -> list[dict[str, Any]]:
    """Every back a guest card can have, in the order of their numbers."""
    return [_back(back) for back in range(len(FAMILIES) * len(CREST_NAMES))]


def side_views() -> list[dict[str, Any]]:
    """Every side of the hotel cards, in the order of their numbers."""
    return [_side(side) for side in range(len(HOTEL_SIDES))]


def _hotel(table: Table, hotel: int, seat: int | None) -> dict[str, Any]:
    side = table.hotels[hotel]
    queue = [table.queue_card(hotel, place) for place in range(table.queue_size[hotel])]
    door = [table.door_card(hotel, place) for place in range(table.door_size[hotel])]
    return {
        **_side(side),
        "other_side": _side(side ^ 1),
        "beds_now": int(beds_at(table, hotel)),
        "token": bool(table.door_tokens >> hotel & 1),
        "queue": [_lying(table, card, seat) for card in queue],
        "door": [None if card == NO_CARD else _lying(table, card, seat) for card in door],
    }


def _side(side: int) -> dict[str, Any]:
    printed = HOTEL_SIDES[side]
    return {
        "card": side // 2 + 1,
        "side": "back" if side % 2 else "front",
        "rule": RULE_NAMES[printed.rule],
        "beds": printed.beds,
        "mark": printed.mark,
        "queue_limit": QUEUE_LIMIT[side],
        "door_limit": DOOR_LIMIT[side],
    }


def _lying(table: Table, card: int, seat: int | None) -> dict[str, Any]:
    """A card at a hotel: its front if it lies face up or the seat may look at it."""
    owner, guest, face_up = int(owner_of(card)), int(guest_of(card)), bool(card & FACE_UP)
    known = face_up or (owner == seat and not table.no_peeking)
    shown = guest_view(guest) if known else _back_view(guest)
    return {"owner": owner, "face_up": face_up, "named": card in table.named, **shown}


def _checking(table: Table) -> dict[str, Any] | None:
    """The hotel being checked and the card whose owner is asked."""
    if _phase(table) != "checking":
        return None
    card = acting_card(table)
    return {
        "hotel": int(table.checked),
        "door_place": int(table.acting),
        "owner": int(owner_of(card)),
        **guest_view(int(guest_of(card))),
    }


def _own(table: Table, seat: int, forgotten: int) -> dict[str, Any]:
    """What only this seat knows."""
    choices = table.choices if table.seat == seat else []
    return {
        "seat": seat,
        "choices": [c for c in choices if c < PLAY or not forgotten >> guest_played(c) & 1],
        "hand": _guests(table.hands[seat] & ~forgotten),
    }


def _seat(table: Table, owner: int) -> dict[str, Any]:
    """What lies open before a player."""
    return {
        "seat": owner,
        "hand_size": size(table.hands[owner]),
        "deck_size": size(table.decks[owner]),
        "booked": _guests(table.booked[owner]),
        "discarded": _guests(table.discards[owner]),
        "tokens": table.tokens[owner],
        "families": {
            family.name: size(table.booked[owner] & guests)
            for family, guests in zip(FAMILIES, FAMILY_GUESTS, strict=True)
        },
        "points": int(points_of(table, owner)),
    }


def _guests(guests: int) -> list[dict[str, Any]]:
    return [guest_view(guest) for guest in members(guests)]
