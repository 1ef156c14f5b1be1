"""Why not, where unique hotels are asked for or ask something themselves (LOBBY, M3-RUL)."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria.actions import (
    DIE,
    DIE_MOVES,
    DONE,
    ENTRANCE,
    FOURTH_GUEST,
    GUEST,
    MOVE_DIE,
    OWN_TILE,
    PERSONAL_OBJECTIVE,
    QUEUE,
    QUEUE_SPACES,
    TOKEN,
    WORD_OF,
)
from hotelier.austria.card_texts import objective_need
from hotelier.austria.cards.entrances import DOVE, KOZI, NINAS, WRAY
from hotelier.austria.dice import DIE_DONE, TILE_SPENT
from hotelier.austria.effects import (
    DUE,
    ENTRANCES,
    FILL_ORDER,
    GAIN,
    GIZIA,
    SECOND_GUEST,
    SERVE,
    TURN,
    USE_SPACE,
    a_of,
    op_of,
)
from hotelier.austria.effects import TOKEN as TOKEN_DUE
from hotelier.austria.engine import Austria
from hotelier.austria.entrances.kaufman import second_guest_cost
from hotelier.austria.entrances.market import AUCTION
from hotelier.austria.entrances.opening import price
from hotelier.austria.entrances.wray import tile_cost
from hotelier.austria.hotel import TABLES, Hotel
from hotelier.austria.reasons import because
from hotelier.austria.reasons.cafe import (
    why_not_fill_order,
    why_not_move_in,
    why_not_put,
    why_not_serve_from_kitchen,
)
from hotelier.austria.sentences import question
from hotelier.austria.speech.entrances import entrance_name, token_name
from hotelier.austria.speech.names import die_named, guest_name, tile_name
from hotelier.kernel.bits import bit
from hotelier.kernel.message import Reason


def why_not_at_entrance(table: Austria, choice: int) -> Reason | None:
    """A reason that only unique hotels know; None where the usual ones hold."""
    if choice in table.choices or choice not in WORD_OF or table.over:
        return None
    packed = table.stack[-1]
    asked = _ASKED.get(int(op_of(packed)))
    if asked is not None:
        return asked(table, packed, choice)
    if choice < FOURTH_GUEST:
        return None
    hotel = table.hotels[table.seat]
    if hotel.entrance is None:
        return because("LOBBY-1", "entrance-why-none")
    return _of_a_hotel(table, hotel, packed, choice)


# While an entrance asks.


def _handed_out(table: Austria, _packed: int, choice: int) -> Reason:
    market = table.market
    assert market is not None
    which = choice - ENTRANCE
    auction = market.kind == AUCTION
    if not ENTRANCE <= choice < PERSONAL_OBJECTIVE:
        return _first("LOBBY-5", table)
    if market.up & bit(which) == 0:
        clause = "LOBBY-BID-1" if auction else "LOBBY-DRAW-1"
        return because(clause, "entrance-why-not-up", hotel=entrance_name(which))
    return because(
        "LOBBY-BID-3",
        "entrance-why-bid-too-high",
        hotel=entrance_name(which),
        krones=int(price(market, which)),
        purse=int(table.hotels[table.seat].krones),
    )


def _second_guest(table: Austria, packed: int, choice: int) -> Reason:
    space = choice - QUEUE
    if not 0 <= space < QUEUE_SPACES:
        return _first("M3-RUL-25", table)
    hotel = table.hotels[table.seat]
    return because(
        "M3-RUL-24",
        "entrance-why-second-guest-too-dear",
        guest=guest_name(int(table.guest_in_queue(space))),
        krones=int(second_guest_cost(table, hotel, packed, space)),
        purse=int(hotel.krones),
    )


def _use_space(table: Austria, packed: int, choice: int) -> Reason:
    space = int(a_of(packed))
    if not DIE < choice < GUEST:
        return _first("L-KOZI-2", table)
    if die_named(choice)[0] != space:
        return because("L-KOZI-2", "entrance-why-other-space", space=space)
    return because("DIE-2", "austria-why-no-krone-for-boost")


def _due(table: Austria, _packed: int, _choice: int) -> Reason:
    return _first("M3-RUL-9", table)


def _token(table: Austria, _packed: int, choice: int) -> Reason:
    if choice == DONE:
        return because("M3-RUL-21", "entrance-why-token-must")
    if TOKEN <= choice < MOVE_DIE:
        return because("L-DOVE-6", "entrance-why-token-gone", token=token_name(choice - TOKEN))
    return _first("M3-RUL-9", table)


def _first(clause: str, table: Austria) -> Reason:
    return because(clause, "entrance-why-first", question=question(table))


_ASKED: dict[int, Callable[[Austria, int, int], Reason]] = {
    ENTRANCES: _handed_out,
    SECOND_GUEST: _second_guest,
    USE_SPACE: _use_space,
    DUE: _due,
    TOKEN_DUE: _token,
}


# What only some hotels can do.


def _of_a_hotel(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason:
    if choice < ENTRANCE:
        return _fourth_table(table, hotel, packed, choice)
    if choice < PERSONAL_OBJECTIVE:
        return because("LOBBY-5", "entrance-why-set-up-only")
    if choice < OWN_TILE:
        return _objective(hotel, packed, choice - PERSONAL_OBJECTIVE)
    if choice < TOKEN:
        return _tile(hotel, packed, choice - OWN_TILE)
    if choice < MOVE_DIE:
        if not hotel.is_at(DOVE):
            return because("L-DOVE-1", "entrance-why-not-dove")
        return because("L-DOVE-4", "entrance-why-nothing-full")
    return _die(table, hotel, packed, choice)


def _fourth_table(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason:
    if hotel.tables() == TABLES:
        return because("L-KAUFMAN-3", "entrance-why-no-fourth-table")
    op = int(op_of(packed))
    if choice == FOURTH_GUEST:
        if op == FILL_ORDER:
            return why_not_fill_order(hotel, choice)
        return why_not_move_in(hotel, choice) if op == TURN else _first("TURN-2", table)
    if op == GAIN:
        return why_not_put(hotel, choice)
    if op in (TURN, SERVE):
        return why_not_serve_from_kitchen(hotel, choice)
    return _first("TURN-2", table)


def _objective(hotel: Hotel, packed: int, letter: int) -> Reason:
    entrance = hotel.entrance
    if entrance is None or not hotel.is_at(NINAS):
        return because("L-NINAS-3", "entrance-why-not-ninas")
    if op_of(packed) != TURN:
        return because("M3-RUL-36", "entrance-why-in-turn-only")
    if entrance.claimed & bit(letter):
        return because("L-NINAS-4", "entrance-why-claimed")
    need = objective_need(int(entrance.objective_at(letter)))
    return because("M3-RUL-36", "austria-why-not-met", need=need)


def _tile(hotel: Hotel, packed: int, slot: int) -> Reason:
    entrance = hotel.entrance
    if entrance is None or not hotel.is_at(WRAY):
        return because("L-WRAY-3", "entrance-why-not-wray")
    if op_of(packed) != TURN:
        return because("M3-RUL-44", "entrance-why-in-turn-only")
    if entrance.tile_at(slot) < 0:
        return because("L-WRAY-4", "entrance-why-tile-gone")
    if int(a_of(packed)) & TILE_SPENT:
        return because("M3-RUL-44", "entrance-why-one-tile")
    return because(
        "M3-RUL-43",
        "entrance-why-too-far-back",
        tile=tile_name(int(entrance.tile_at(slot))),
        spaces=int(tile_cost(slot)),
        space=int(hotel.emperor),
    )


def _die(table: Austria, hotel: Hotel, packed: int, choice: int) -> Reason:
    here, there = DIE_MOVES[choice - MOVE_DIE]
    if not hotel.is_at(KOZI):
        return because("L-KOZI-2", "entrance-why-not-kozi")
    if op_of(packed) not in (TURN, GIZIA):
        return because("L-KOZI-2", "entrance-why-in-turn-only")
    if op_of(packed) == TURN and int(a_of(packed)) & DIE_DONE:
        return because("TURN-1", "austria-why-die-taken")
    if table.dice_on(here) == 0:
        return because("M3-RUL-48", "entrance-why-no-die-to-move", here=here)
    return because("M3-RUL-53", "entrance-why-space-too-dear", there=there)
