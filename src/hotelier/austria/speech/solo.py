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
from hotelier.austria.dice import EXTRA
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
from hotelier.austria.solo.choosing import NOBODY_FITS
from hotelier.austria.solo.hautel_couture import item_on
from hotelier.austria.solo.leopold import (
    DIFFICULTY_NAMES,
    HOTEL_NAMES,
    LEOPOLD_SEAT,
    NINE_STARS,
    SUSHI,
    Leopold,
)
from hotelier.austria.solo.sushi import surcharge
from hotelier.austria.solo.toll_bridge import POINTS_FOR_WAIVING, cogwheels_on
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

_SECTIONS = ("", "guest", "die", "extra")
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
        return Message("solo-question-rival-item", {"item": item, "rival": LEOPOLD_SEAT})
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
        return _die(leopold, op, packed, choice, usual())
    return usual()


def _guest(table: Austria, space: int, *, free: bool) -> Message | None:
    """A guest with a cogwheel of Sushi Resort."""
    more = int(surcharge(table, space))
    if more == 0:
        return None
    guest = guest_name(int(table.guest_in_queue(space)))
    cost = more if free else more + int(guest_cost(table.hotels[table.seat], space))
    return Message("solo-choice-marked-guest", {"guest": guest, "price": krones(cost)})


def _die(leopold: Leopold, op: int, packed: int, choice: int, told: Message) -> Message:
    """A die on a space with cogwheels or with an item."""
    die = die_named(choice)[0]
    cogwheels = int(cogwheels_on(leopold, die))
    if cogwheels and choice <= IDLE_DIE:
        return Message("solo-choice-toll", {"what": told, "points": cogwheels})
    item = int(item_on(leopold, die))
    taken = op == TURN and not int(a_of(packed)) & EXTRA
    if item >= 0 and taken:
        return Message("solo-choice-item", {"what": told, "item": item_name(item)})
    return told


# Events.


def tell_alone(event: Event) -> Message | None:
    """What an event of playing alone says; None for all others."""
    kind, seat, a, b = event
    teller = _TELLERS.get(kind)
    if teller is None:
        return None
    told = teller(a, b)
    return Message(told.id, {"seat": seat, **told.values})


def _card_turned(number: int, difficulty: int) -> Message:
    level = DIFFICULTY_NAMES[difficulty]
    return Message("solo-event-card", {"card": number, "difficulty": level})


def _symbol_ignored(section: int, level: int) -> Message:
    return Message(
        "solo-event-ignored", {"section": _SECTIONS[section], "level": DIFFICULTY_NAMES[level]}
    )


def _guest_sought(rule: int, colour: int) -> Message:
    values: dict[str, Value] = {"rule": _GUEST_RULES[rule]}
    if rule == NOBODY_FITS or colour > 3:
        return Message("solo-event-guest-sought", values)
    return Message("solo-event-colour-sought", {**values, "colour": colour_name(colour)})


def _die_sought(rule: int, die: int) -> Message:
    return Message("solo-event-die-sought", {"rule": _DIE_RULES[rule], "die": die})


def _objective_sought(rule: int, objective: int) -> Message:
    if objective == 0:
        return Message("solo-event-all-claimed")
    return Message(
        "solo-event-objective-sought",
        {"rule": _OBJECTIVE_RULES[rule], "objective": objective_name(objective)},
    )


def _tie_broken(hand: int, among: int) -> Message:
    return Message("solo-event-tie", {"hand": _HANDS[hand], "among": _AMONG[among]})


def _cogwheel(name: str) -> Callable[[int, int], Message]:
    def told(where: int, which: int) -> Message:
        if where == SUSHI:
            return Message(f"{name}-guest", {"guest": guest_name(which)})
        place = "star" if where == NINE_STARS else "space"
        return Message(f"{name}-{place}", {"number": which})

    return told


def _guest_and_room(name: str) -> Callable[[int, int], Message]:
    def told(guest: int, space: int) -> Message:
        return Message(name, {"guest": guest_name(guest), "room": space_name(space)})

    return told


def _item_and_space(name: str) -> Callable[[int, int], Message]:
    def told(item: int, space: int) -> Message:
        return Message(name, {"item": item_name(item), "number": space})

    return told


def _he_counted_down(objective: int, progress: int) -> Message:
    step = _ROWS[4 - progress]
    return Message("solo-event-countdown", {"objective": objective_name(objective), "step": step})


def _he_turned_staff(card: int, _: int) -> Message:
    return Message("solo-event-staff", {"card": staff_name(card)})


def _rival_served(item: int, guest: int) -> Message:
    return Message("solo-event-served", {"item": item_name(item), "guest": guest_name(guest)})


def _special_hotel(which: int, _: int) -> Message:
    return Message("solo-event-hotel", {"hotel": Message(f"solo-hotel-{HOTEL_NAMES[which]}")})


_TELLERS: dict[int, Callable[[int, int], Message]] = {
    events.CARD_TURNED: _card_turned,
    events.SYMBOL_IGNORED: _symbol_ignored,
    events.GUEST_SOUGHT: _guest_sought,
    events.DIE_SOUGHT: _die_sought,
    events.OBJECTIVE_SOUGHT: _objective_sought,
    events.TIE_BROKEN: _tie_broken,
    events.HE_TOOK_GUEST: _guest_and_room("solo-event-guest"),
    events.HE_TOOK_DIE: lambda die, _: Message("solo-event-die", {"die": die}),
    events.HE_COUNTED_DOWN: _he_counted_down,
    events.HE_TURNED_STAFF: _he_turned_staff,
    events.COGWHEEL_LAID: _cogwheel("solo-event-cogwheel-laid"),
    events.COGWHEEL_RETURNED: _cogwheel("solo-event-cogwheel-returned"),
    events.TOLL_PAID: lambda space, _: Message("solo-event-toll", {"number": space}),
    events.TOLL_WAIVED: lambda _a, _b: Message("solo-event-toll-waived"),
    events.RIVAL_GUEST_SEATED: _guest_and_room("solo-event-seated"),
    events.ITEM_LAID: _item_and_space("solo-event-item-laid"),
    events.ITEM_RETURNED: _item_and_space("solo-event-item-returned"),
    events.RIVAL_SERVED: _rival_served,
    events.RIVAL_MOVED_IN: _guest_and_room("solo-event-moved-in"),
    events.STARS_COUNTED: lambda row, _: Message("solo-event-stars", {"row": _ROWS[row]}),
    events.SPECIAL_HOTEL: _special_hotel,
}
