"""What a seat may know of a position, as plain data (RUL-36)."""

from __future__ import annotations

from typing import Any

from hotelier.austria.cards.boards import BOARD_NAMES, SPACES
from hotelier.austria.cards.emperor_tiles import TILES
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.cards.staff_card import printed_number
from hotelier.austria.deeds import DISHES, DRINKS, one_of
from hotelier.austria.deeds import SPACES as SPACES_FORWARD
from hotelier.austria.effects import DRAFT, GAIN, c_of, op_of
from hotelier.austria.emperor import forecast
from hotelier.austria.engine import Austria
from hotelier.austria.entrances.views import view_of_entrance, view_of_market
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import order_spelled, spelled
from hotelier.austria.solo.views import view_of_leopold
from hotelier.austria.table import QUEUE_COST, QUEUE_SPACES, tail_card, tail_owner
from hotelier.kernel.bits import members, size
from hotelier.kernel.rules import View


def open_view(table: Austria, chapter: str) -> View:
    """What lies open on the table."""
    seen: View = {
        "game": "austria",
        "chapter": chapter,
        "round": int(table.round),
        "over": table.over,
        "awaits": None if table.over else int(table.seat),
        "edition": "2015" if table.edition else "revised",
        "first_player": int(table.first),
        "dice": {space: int(table.dice_on(space)) for space in range(1, 7)},
        "dustbin": int(table.dustbin),
        "queue": [
            {"guest": GUESTS[table.guest_in_queue(space)].number, "cost": QUEUE_COST[space]}
            for space in range(QUEUE_SPACES)
        ],
        "guests_in_deck": size(table.guest_deck),
        "guests_discarded": _guest_numbers(table.guest_discards),
        "staff_in_deck": size(table.staff_deck) + len(table.tail),
        "staff_out_of_game": _staff_numbers(table.staff_gone),
        "objectives": [_objective(table, place) for place in range(3)],
        "emperor_tiles": [TILES[tile].name for tile in table.emperor_tiles],
        "forecast": forecast(table),
        "new_items": _new_items(table),
        "hotels": [_hotel(table, hotel) for hotel in table.hotels],
    }
    if table.more_staff:
        seen["action"] = _action(table.deeds)
        for hotel, shown in zip(table.hotels, seen["hotels"], strict=True):
            shown["long_orders"] = int(hotel.big_orders)
    if table.market is not None:
        seen["market"] = view_of_market(table.market)
    if table.leopold is not None:
        seen["leopold"] = view_of_leopold(table, table.leopold)
    return seen


def own_view(table: Austria, seat: int | None) -> View:
    """What only a seat sees; a spectator sees no more than everybody."""
    return {} if seat is None else {"own": _own(table, seat)}


def _guest_numbers(guests: int) -> list[int]:
    return [GUESTS[guest].number for guest in members(guests)]


def _staff_numbers(cards: int) -> list[int]:
    """Staff by the numbers printed on the cards."""
    return [int(printed_number(card)) for card in members(cards)]


def _action(deeds: int) -> dict[str, int]:
    """What the action under way has brought so far, while trigger cards watch it."""
    return {
        "spaces": deeds & SPACES_FORWARD,
        "dishes": (deeds & DISHES) // one_of(DISHES),
        "drinks": (deeds & DRINKS) // one_of(DRINKS),
    }


def _new_items(table: Austria) -> dict[str, int]:
    """What was just taken and has no place yet."""
    gaining = bool(table.stack) and op_of(table.stack[-1]) == GAIN
    return spelled(c_of(table.stack[-1])) if gaining else {}


def _objective(table: Austria, place: int) -> dict[str, Any]:
    claimed = [int(table.claimed_by(place, disc)) for disc in range(table.discs_on(place))]
    return {"objective": table.objectives[place], "claimed_by": claimed}


def _hotel(table: Austria, hotel: Hotel) -> dict[str, Any]:
    """What lies open before a player."""
    seen: dict[str, Any] = {
        "seat": int(hotel.seat),
        "turn_order": int(table.turn_order(hotel.seat)),
        "turns_taken": int(hotel.turns),
        "passed": bool(hotel.passed),
        "board": BOARD_NAMES[hotel.board],
        "rooms": [_room(hotel, space) for space in range(SPACES)],
        "bonuses_taken": members(hotel.bonuses),
        "krones": int(hotel.krones),
        "emperor": int(hotel.emperor),
        "points": int(hotel.points),
        "kitchen": spelled(hotel.kitchen),
        "cafe": [_guest(hotel, place) for place in range(hotel.tables())],
        "staff": _staff_numbers(hotel.played),
        "staff_used": _staff_numbers(hotel.used),
        "hand_size": size(hotel.hand),
        "discs": members(hotel.discs),
    }
    if hotel.entrance is not None:
        seen["entrance"] = view_of_entrance(hotel.entrance)
    return seen


def _room(hotel: Hotel, space: int) -> str:
    if hotel.occupied >> space & 1:
        return "occupied"
    return "vacant" if hotel.tiles >> space & 1 else "empty"


def _guest(hotel: Hotel, place: int) -> dict[str, Any] | None:
    guest = hotel.guest_at(place)
    if guest < 0:
        return None
    return {"guest": GUESTS[guest].number, "waits_for": order_spelled(hotel.order_at(place))}


def _own(table: Austria, seat: int) -> dict[str, Any]:
    """What only this seat knows."""
    mine = table.seat == seat and not table.over
    return {
        "seat": seat,
        "choices": list(table.choices) if mine else [],
        "hand": _staff_numbers(table.hotels[seat].hand),
        "offer": _staff_numbers(table.offer) if mine else [],
        "draft_pack": _draft_pack(table, seat),
        "put_under_deck": [
            {"card": int(printed_number(tail_card(entry))), "place": place + 1}
            for place, entry in enumerate(table.tail)
            if tail_owner(entry) == seat
        ],
    }


def _draft_pack(table: Austria, seat: int) -> list[int]:
    drafting = bool(table.stack) and op_of(table.stack[-1]) == DRAFT
    if not drafting or table.draft is None:
        return []
    return _staff_numbers(table.draft.pack_in_view(seat))
