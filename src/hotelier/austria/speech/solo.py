"""What playing alone says: the opponent's steps, and choices that his hotels change."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria import events
from hotelier.austria.actions import (
    DIE,
    GUEST,
    IDLE_DIE,
    LOSE_POINTS,
    QUEUE,
    QUEUE_SPACES,
    RIVAL_GUEST,
)
from hotelier.austria.cards.boards import space_name
from hotelier.austria.dice import EXTRA, toll_owed
from hotelier.austria.effects import (
    GIZIA,
    RETURN_CARDS,
    RIVAL_ITEM,
    TAKE_GUEST,
    TURN,
    a_of,
    op_of,
)
from hotelier.austria.engine import Austria
from hotelier.austria.solo.card_texts import extra_symbol, guest_symbol
from hotelier.austria.solo.choosing import NOBODY_FITS
from hotelier.austria.solo.hautel_couture import item_on, who_wants
from hotelier.austria.solo.instruction_cards import ANY_COLOUR, level_of, value_of, what_of
from hotelier.austria.solo.leopold import (
    DIFFICULTY_NAMES,
    LEOPOLD_SEAT,
    NINE_STARS,
    SUSHI,
    Leopold,
)
from hotelier.austria.solo.sushi import surcharge
from hotelier.austria.solo.toll_bridge import POINTS_FOR_WAIVING, cogwheels_on, toll
from hotelier.austria.solo.turn import GUESTS
from hotelier.austria.speech.names import (
    colour_name,
    die_named,
    guest_at,
    guest_name,
    item_name,
    krones,
    objective_name,
    staff_name,
)
from hotelier.austria.turns import guest_cost
from hotelier.kernel.message import Message, Value
from hotelier.kernel.state import Event

_ROWS = ("", "I", "II", "III")
_HANDS = ("right", "left")
_AMONG = ("guests", "dice", "objectives")
_GUEST_RULES = ("colour", "none", "any", "full", "nobody")
_DIE_RULES = ("shown", "fuller", "most", "none")
_OBJECTIVE_RULES = ("shown", "least", "instead", "all")


def question_alone(table: Austria) -> Message | None:
    """What is asked where only a lone player is asked; None elsewhere."""
    if table.leopold is None or table.over:
        return None
    packed = table.stack[-1]
    op = int(op_of(packed))
    if op == RIVAL_ITEM:
        item = item_name(int(a_of(packed)))
        return Message("solo-question-rival-item", {"item": item})
    if op == RETURN_CARDS and table.round == 0:
        return Message("solo-question-first-hand", {"count": int(a_of(packed))})
    return None


def describe_alone(table: Austria, choice: int, usual: Callable[[], Message]) -> Message:
    """What a choice does, with what the opponent's hotel adds to the usual answer."""
    leopold = table.leopold
    if leopold is None:
        return usual()
    packed = table.stack[-1]
    op = int(op_of(packed))
    if op == RIVAL_ITEM:
        guest = guest_at(table.hotels[LEOPOLD_SEAT], choice - RIVAL_GUEST)
        return Message("solo-choice-rival", {"item": item_name(int(a_of(packed))), "guest": guest})
    if op in (TURN, TAKE_GUEST) and QUEUE <= choice < QUEUE + QUEUE_SPACES:
        return _guest(table, choice - QUEUE, free=op == TAKE_GUEST) or usual()
    if op == TURN and choice == LOSE_POINTS:
        return Message("solo-choice-waive-toll", {"points": -POINTS_FOR_WAIVING})
    if op in (TURN, GIZIA) and DIE < choice < GUEST:
        return _die(table, leopold, choice, usual())
    return usual()


def _guest(table: Austria, space: int, *, free: bool) -> Message | None:
    """A guest with a cogwheel of Sushi Resort."""
    more = int(surcharge(table, space))
    if more == 0:
        return None
    guest = guest_name(int(table.guest_in_queue(space)))
    cost = more if free else more + int(guest_cost(table.hotels[table.seat], space))
    return Message("solo-choice-marked-guest", {"guest": guest, "price": krones(cost)})


def _die(table: Austria, leopold: Leopold, choice: int, told: Message) -> Message:
    """A die on a space with cogwheels or with an item."""
    packed = table.stack[-1]
    in_turn, flags = op_of(packed) == TURN, int(a_of(packed))
    die = die_named(choice)[0]
    cogwheels = int(cogwheels_on(leopold, die))
    if cogwheels and choice <= IDLE_DIE:
        owed = toll_owed(table, die, flags) if in_turn else toll(table, die)
        due = "yes" if owed else "no"
        return Message("solo-choice-toll", {"what": told, "due": due, "points": cogwheels})
    item = int(item_on(leopold, die))
    if item >= 0 and in_turn and not flags & EXTRA:
        wanted = "yes" if who_wants(table.hotels[LEOPOLD_SEAT], item) else "no"
        return Message(
            "solo-choice-item", {"what": told, "item": item_name(item), "wanted": wanted}
        )
    return told


# Events.


def tell_alone(event: Event) -> Message | None:
    """What an event of playing alone says; None for all others."""
    kind, seat, a, b = event
    if kind in _ABOUT_GUESTS_AND_ROOMS:
        return Message(
            _ABOUT_GUESTS_AND_ROOMS[kind],
            {"seat": seat, "guest": guest_name(a), "room": space_name(b)},
        )
    if kind in _ABOUT_SPACES:
        values: dict[str, Value] = {"item": item_name(a), "number": b}
        return Message(_ABOUT_SPACES[kind], values)
    teller = _TELLERS.get(kind)
    return None if teller is None else teller(seat, a, b)


_ABOUT_GUESTS_AND_ROOMS = {
    events.HE_TOOK_GUEST: "solo-event-guest",
    events.RIVAL_GUEST_SEATED: "solo-event-seated",
    events.RIVAL_MOVED_IN: "solo-event-moved-in",
}
_ABOUT_SPACES = {
    events.ITEM_LAID: "solo-event-item-laid",
    events.ITEM_RETURNED: "solo-event-item-returned",
}


def _card_turned(seat: int, number: int, difficulty: int) -> Message:
    level = Message(f"austria-option-difficulty-{DIFFICULTY_NAMES[difficulty]}")
    return Message("solo-event-card", {"seat": seat, "card": number, "difficulty": level})


def _symbol_ignored(seat: int, section: int, symbol: int) -> Message:
    what, value = int(what_of(symbol)), int(value_of(symbol))
    told = guest_symbol(value) if section == GUESTS else extra_symbol(what, value)
    level = DIFFICULTY_NAMES[level_of(symbol)]
    return Message("solo-event-ignored", {"seat": seat, "what": told, "level": level})


def _guest_sought(seat: int, rule: int, colour: int) -> Message:
    if rule == NOBODY_FITS or colour == ANY_COLOUR:
        return Message("solo-event-guest-sought", {"seat": seat, "rule": _GUEST_RULES[rule]})
    return Message(
        "solo-event-colour-sought",
        {"seat": seat, "rule": _GUEST_RULES[rule], "colour": colour_name(colour)},
    )


def _die_sought(_: int, rule: int, die: int) -> Message:
    return Message("solo-event-die-sought", {"rule": _DIE_RULES[rule], "die": die})


def _objective_sought(seat: int, rule: int, objective: int) -> Message:
    if objective == 0:
        return Message("solo-event-all-claimed", {"seat": seat})
    name = objective_name(objective)
    return Message(
        "solo-event-objective-sought",
        {"seat": seat, "rule": _OBJECTIVE_RULES[rule], "objective": name},
    )


def _tie_broken(_: int, hand: int, among: int) -> Message:
    return Message("solo-event-tie", {"hand": _HANDS[hand], "among": _AMONG[among]})


def _he_took_die(seat: int, die: int, _: int) -> Message:
    return Message("solo-event-die", {"seat": seat, "die": die})


def _he_counted_down(seat: int, objective: int, progress: int) -> Message:
    return Message(
        "solo-event-countdown",
        {"seat": seat, "objective": objective_name(objective), "step": _ROWS[4 - progress]},
    )


def _he_turned_staff(seat: int, card: int, _: int) -> Message:
    return Message("solo-event-staff", {"seat": seat, "card": staff_name(card)})


def _cogwheel_laid(seat: int, where: int, which: int) -> Message:
    if where == SUSHI:
        return Message("solo-event-guest-cogwheel-laid", {"guest": guest_name(which)})
    if where == NINE_STARS:
        return Message("solo-event-star-cogwheel-laid", {"seat": seat, "number": which})
    return Message("solo-event-space-cogwheel-laid", {"seat": seat, "number": which})


def _cogwheel_returned(seat: int, where: int, which: int) -> Message:
    if where == SUSHI:
        return Message("solo-event-guest-cogwheel-returned", {"guest": guest_name(which)})
    if where == NINE_STARS:
        return Message("solo-event-star-cogwheel-returned", {"seat": seat, "number": which})
    return Message("solo-event-space-cogwheel-returned", {"number": which})


def _marked_guest_at_end(seat: int, guest: int, _: int) -> Message:
    return Message("solo-event-marked-guest-at-end", {"seat": seat, "guest": guest_name(guest)})


def _toll_paid(seat: int, space: int, _: int) -> Message:
    return Message("solo-event-toll", {"seat": seat, "number": space})


def _toll_waived(seat: int, _a: int, _b: int) -> Message:
    return Message("solo-event-toll-waived", {"seat": seat})


def _rival_served(seat: int, item: int, guest: int) -> Message:
    return Message(
        "solo-event-served",
        {"seat": seat, "item": item_name(item), "guest": guest_name(guest)},
    )


def _stars_counted(seat: int, row: int, _: int) -> Message:
    return Message("solo-event-stars", {"seat": seat, "row": _ROWS[row]})


def _special_hotel(seat: int, which: int, _: int) -> Message:
    return Message("solo-event-hotel", {"seat": seat, "hotel": Message(f"solo-hotel-{which}")})


_TELLERS: dict[int, Callable[[int, int, int], Message]] = {
    events.CARD_TURNED: _card_turned,
    events.SYMBOL_IGNORED: _symbol_ignored,
    events.GUEST_SOUGHT: _guest_sought,
    events.DIE_SOUGHT: _die_sought,
    events.OBJECTIVE_SOUGHT: _objective_sought,
    events.TIE_BROKEN: _tie_broken,
    events.HE_TOOK_DIE: _he_took_die,
    events.HE_COUNTED_DOWN: _he_counted_down,
    events.HE_TURNED_STAFF: _he_turned_staff,
    events.COGWHEEL_LAID: _cogwheel_laid,
    events.COGWHEEL_RETURNED: _cogwheel_returned,
    events.MARKED_GUEST_AT_END: _marked_guest_at_end,
    events.TOLL_PAID: _toll_paid,
    events.TOLL_WAIVED: _toll_waived,
    events.RIVAL_SERVED: _rival_served,
    events.STARS_COUNTED: _stars_counted,
    events.SPECIAL_HOTEL: _special_hotel,
}
