"""What unique hotels say: the auction and the draw, and choices that an entrance adds."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria import events
from hotelier.austria.actions import (
    DIE,
    DIE_MOVES,
    DONE,
    ENTRANCE,
    GUEST,
    LATER,
    MOVE_DIE,
    OWN_TILE,
    PERSONAL_OBJECTIVE,
    QUEUE,
    TOKEN,
)
from hotelier.austria.cards.entrances import (
    COROGARI_BONUS,
    COROGARI_POINT,
    PERSONAL_POINTS,
    TOKENS,
    UNIQUE_HOTELS,
)
from hotelier.austria.dice import EXTRA
from hotelier.austria.effects import (
    DUE,
    ENTRANCES,
    SECOND_GUEST,
    TURN,
    USE_SPACE,
    a_of,
    b_of,
    effect,
    op_of,
)
from hotelier.austria.effects import TOKEN as TOKEN_DUE
from hotelier.austria.engine import Austria
from hotelier.austria.entrances.corogari import sum_with
from hotelier.austria.entrances.due import NEXT_BONUS, NEXT_TOP, TOP, due_group
from hotelier.austria.entrances.kaufman import second_guest_cost
from hotelier.austria.entrances.market import AUCTION, EntranceMarket
from hotelier.austria.entrances.opening import price
from hotelier.austria.entrances.wray import tile_cost
from hotelier.austria.hotel import Hotel
from hotelier.austria.speech.dice import describe_die, describe_gizia
from hotelier.austria.speech.effects import bonus_text, effect_text, effects_text, tile_reward
from hotelier.austria.speech.names import (
    colour_name,
    die_named,
    edition_word,
    guest_name,
    listed,
    objective_name,
    points,
    tile_name,
)
from hotelier.kernel.message import Message
from hotelier.kernel.state import Event

_HALVES = ("top", "bottom")


def entrance_name(which: int) -> Message:
    """A unique hotel by its place in their table."""
    return Message(f"entrance-hotel-{UNIQUE_HOTELS[which].word}")


def token_name(token: int) -> Message:
    return Message(f"entrance-token-{token + 1}")


def token_gain(token: int, half: int) -> Message:
    """What one half of a token gives."""
    return effect_text(TOKENS[token].top if half == TOP else TOKENS[token].bottom)


def bonus_of_sum(total: int) -> Message:
    """What Corogari gives for a sum of two dice."""
    parts = [effects_text(COROGARI_BONUS[total])]
    if COROGARI_POINT[total]:
        parts.append(points(COROGARI_POINT[total]))
    return listed(parts)


# Questions.


def question_of_entrances(table: Austria) -> Message | None:
    """What is asked where only unique hotels ask; None elsewhere."""
    if table.over:
        return None
    packed = table.stack[-1]
    op = int(op_of(packed))
    if op == ENTRANCES:
        assert table.market is not None
        bidding = table.market.kind == AUCTION
        return Message("entrance-question-bid" if bidding else "entrance-question-keep")
    if op == SECOND_GUEST:
        return Message("entrance-question-second-guest")
    if op == USE_SPACE:
        return Message("entrance-question-use-space", {"space": int(a_of(packed))})
    if op == DUE:
        waits = LATER in table.choices
        return Message("entrance-question-due-or-reward" if waits else "entrance-question-due")
    if op == TOKEN_DUE:
        return Message("entrance-question-token", {"half": _HALVES[int(a_of(packed))]})
    return None


# Choices.


def describe_at_entrance(table: Austria, choice: int, usual: Callable[[], Message]) -> Message:
    """What a choice does, with what an entrance adds to the usual answer."""
    packed = table.stack[-1]
    op = int(op_of(packed))
    hotel = table.hotels[table.seat]
    if op == TURN and choice >= PERSONAL_OBJECTIVE:
        return _in_turn(table, hotel, choice)
    if choice >= MOVE_DIE:
        return _move_die(table, choice)
    if op == TURN and DIE < choice < GUEST:
        return _with_sum(hotel, int(a_of(packed)), choice, usual())
    asked = _DESCRIBE.get(op)
    return usual() if asked is None else asked(table, hotel, packed, choice)


def _in_turn(table: Austria, hotel: Hotel, choice: int) -> Message:
    entrance = hotel.entrance
    assert entrance is not None
    if choice < OWN_TILE:
        objective = objective_name(int(entrance.objective_at(choice - PERSONAL_OBJECTIVE)))
        worth = PERSONAL_POINTS[int(table.round)]
        return Message("entrance-choice-claim", {"objective": objective, "points": worth})
    if choice < TOKEN:
        slot = choice - OWN_TILE
        tile = int(entrance.tile_at(slot))
        return Message(
            "entrance-choice-tile",
            {
                "spaces": int(tile_cost(slot)),
                "tile": tile_name(tile),
                "reward": tile_reward(tile, edition_word(table)),
            },
        )
    return _move_die(table, choice)


def _move_die(table: Austria, choice: int) -> Message:
    here, there = DIE_MOVES[choice - MOVE_DIE]
    dice = int(table.dice_on(there)) + 1
    return Message("entrance-choice-move-die", {"here": here, "there": there, "dice": dice})


def _with_sum(hotel: Hotel, flags: int, choice: int, told: Message) -> Message:
    """A second die of Corogari."""
    die = die_named(choice)[0]
    total = 0 if flags & EXTRA else int(sum_with(hotel, die))
    if total == 0:
        return told
    return Message(
        "entrance-choice-sum",
        {"what": told, "first": total - die, "sum": total, "bonus": bonus_of_sum(total)},
    )


def _entrance(table: Austria, _hotel: Hotel, _packed: int, choice: int) -> Message:
    market = table.market
    assert market is not None
    which = choice - ENTRANCE
    if market.kind == AUCTION:
        return _bid(market, which)
    return Message("entrance-choice-keep", {"hotel": entrance_name(which)})


def _bid(market: EntranceMarket, which: int) -> Message:
    krones = int(price(market, which))
    return Message("entrance-choice-bid", {"hotel": entrance_name(which), "krones": krones})


def _second_guest(table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    if choice == DONE:
        return Message("entrance-choice-no-second-guest")
    space = choice - QUEUE
    guest = guest_name(int(table.guest_in_queue(space)))
    cost = int(second_guest_cost(table, hotel, packed, space))
    return Message("austria-choice-guest", {"guest": guest, "krones": cost})


def _use_space(table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    if packed >> 24:
        return describe_gizia(table, hotel, packed, choice)
    flags = int(b_of(packed))
    return describe_die(table, hotel, effect(TURN, flags), choice)


def _due(_table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    if choice == LATER:
        return Message("entrance-choice-later")
    if choice == NEXT_BONUS:
        bonus = bonus_text(hotel, int(due_group(packed)))
        return Message("entrance-choice-bonus", {"bonus": bonus})
    half = "top" if choice == NEXT_TOP else "bottom"
    return Message("entrance-choice-due-token", {"half": half})


def _token(_table: Austria, _hotel: Hotel, packed: int, choice: int) -> Message:
    token = choice - TOKEN
    gain = token_gain(token, int(a_of(packed)))
    return Message("entrance-choice-token", {"token": token_name(token), "gain": gain})


_DESCRIBE: dict[int, Callable[[Austria, Hotel, int, int], Message]] = {
    ENTRANCES: _entrance,
    SECOND_GUEST: _second_guest,
    USE_SPACE: _use_space,
    DUE: _due,
    TOKEN_DUE: _token,
}


# Events.


def tell_of_entrance(event: Event) -> Message | None:
    """What an event of a unique hotel says; None for all others."""
    kind, seat, a, b = event
    if kind in _ABOUT_OBJECTIVES:
        return Message(_ABOUT_OBJECTIVES[kind], {"seat": seat, "objective": objective_name(a)})
    if kind in _ABOUT_TILES:
        return Message(_ABOUT_TILES[kind], {"seat": seat, "tile": tile_name(a)})
    if kind in _ABOUT_HOTELS:
        return Message(_ABOUT_HOTELS[kind], {"seat": seat, "hotel": entrance_name(a), "krones": b})
    teller = _TELLERS.get(kind)
    return None if teller is None else teller(seat, a, b)


_ABOUT_OBJECTIVES = {
    events.OBJECTIVE_LAID: "entrance-event-objective-laid",
    events.PERSONAL_CLAIMED: "entrance-event-claimed",
}
_ABOUT_TILES = {
    events.TILE_LAID: "entrance-event-tile-laid",
    events.TILE_SPENT: "entrance-event-tile",
}
_ABOUT_HOTELS = {
    events.ENTRANCE_TURNED_UP: "entrance-event-turned-up",
    events.ENTRANCE_BID: "entrance-event-bid",
    events.ENTRANCE_GAINED: "entrance-event-gained",
}


def _group_begun(seat: int, colour: int, _: int) -> Message:
    return Message("entrance-event-group-begun", {"seat": seat, "colour": colour_name(colour)})


def _dice_added(seat: int, total: int, _: int) -> Message:
    return Message("entrance-event-dice-added", {"seat": seat, "sum": total})


def _token_spent(seat: int, token: int, half: int) -> Message:
    return Message(
        "entrance-event-token",
        {"seat": seat, "token": token_name(token), "half": _HALVES[half]},
    )


def _pile_counted(seat: int, guests: int, _: int) -> Message:
    return Message("entrance-event-pile", {"seat": seat, "guests": guests})


def _set_counted(seat: int, count: int, _: int) -> Message:
    return Message("entrance-event-set", {"seat": seat, "count": count})


def _die_moved(seat: int, here: int, there: int) -> Message:
    return Message("entrance-event-die-moved", {"seat": seat, "here": here, "there": there})


_TELLERS: dict[int, Callable[[int, int, int], Message]] = {
    events.GROUP_BEGUN: _group_begun,
    events.DICE_ADDED: _dice_added,
    events.TOKEN_SPENT: _token_spent,
    events.PILE_COUNTED: _pile_counted,
    events.SET_COUNTED: _set_counted,
    events.DIE_MOVED: _die_moved,
}
