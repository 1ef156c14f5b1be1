"""What an event says: one line of a log."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.austria import events
from hotelier.austria.cards.boards import space_name
from hotelier.austria.speech.names import (
    guest_name,
    item_name,
    items_of,
    listed,
    objective_name,
    source_title,
    staff_name,
    staff_names,
    tile_name,
)
from hotelier.kernel.bits import members
from hotelier.kernel.message import Message
from hotelier.kernel.state import Event

_DICE_BITS = 4
_DICE_MASK = 15


def tell(event: Event) -> Message:
    """What an event says."""
    kind, seat, a, b = event
    if kind in _PLAIN:
        return Message(_PLAIN[kind], {"seat": seat})
    if kind in _ABOUT_GUESTS:
        return Message(_ABOUT_GUESTS[kind], {"seat": seat, "guest": guest_name(a)})
    if kind in _ABOUT_ROOMS:
        return Message(_ABOUT_ROOMS[kind], {"seat": seat, "room": space_name(a)})
    if kind in _ABOUT_STAFF:
        return _about_staff(_ABOUT_STAFF[kind], seat, a)
    if kind in _ABOUT_TILES:
        return Message(_ABOUT_TILES[kind], {"seat": seat, "tile": tile_name(a)})
    return _OTHERS[kind](seat, a, b)


_PLAIN = {
    events.TURN_BEGAN: "austria-event-turn-began",
    events.PASSED: "austria-event-passed",
    events.TURN_ENDED: "austria-event-turn-ended",
    events.ITEMS_LOST: "austria-event-items-lost",
    events.GUESTS_RESHUFFLED: "austria-event-guests-reshuffled",
    events.EXTRA_TURN: "austria-event-extra-turn",
    events.GAME_ENDED: "austria-event-game-ended",
}
_ABOUT_GUESTS = {
    events.GUEST_TAKEN: "austria-event-guest-taken",
    events.GUEST_ARRIVED: "austria-event-guest-arrived",
    events.ORDER_FILLED: "austria-event-order-filled",
}
_ABOUT_ROOMS = {
    events.ROOM_PREPARED: "austria-event-room-prepared",
    events.ROOM_OCCUPIED: "austria-event-room-occupied",
    events.ROOM_REMOVED: "austria-event-room-removed",
}
_ABOUT_STAFF = {
    events.STAFF_PLAYED: "austria-event-staff-played",
    events.STAFF_USED: "austria-event-staff-used",
    events.STAFF_DISCARDED: "austria-event-staff-discarded",
    events.STAFF_UNDER_DECK: "austria-event-staff-under-deck",
    events.STAFF_KEPT: "austria-event-staff-kept",
    events.STAFF_TURNED: "austria-event-staff-turned",
}
_ABOUT_TILES = {
    events.EMPEROR_CAME: "austria-event-emperor-came",
    events.EMPEROR_REWARDS: "austria-event-emperor-rewards",
    events.EMPEROR_PUNISHES: "austria-event-emperor-punishes",
    events.PENALTY_IGNORED: "austria-event-penalty-ignored",
}


def _about_staff(name: str, seat: int, card: int) -> Message:
    """A card that others may not know is told as just a card."""
    if card == 0:
        return Message(f"{name}.hidden", {"seat": seat})
    return Message(name, {"seat": seat, "card": staff_name(card)})


def _round_began(seat: int, number: int, _: int) -> Message:
    return Message("austria-event-round-began", {"seat": seat, "round": number})


def _rolled(seat: int, dice: int, dustbin: int) -> Message:
    counts = [dice >> _DICE_BITS * die & _DICE_MASK for die in range(7)]
    rolled = listed(
        [Message(f"austria-dice-{die}", {"count": n}) for die, n in enumerate(counts) if n]
    )
    return Message("austria-event-rolled", {"seat": seat, "dice": rolled, "dustbin": dustbin})


def _die_taken(seat: int, die: int, strength: int) -> Message:
    return Message("austria-event-die-taken", {"seat": seat, "die": die, "strength": strength})


def _items_gained(seat: int, supply: int, _: int) -> Message:
    return Message("austria-event-items-gained", {"seat": seat, "items": items_of(supply)})


def _items_given(seat: int, supply: int, _: int) -> Message:
    return Message("austria-event-items-given", {"seat": seat, "items": items_of(supply)})


def _item_served(seat: int, item: int, guest: int) -> Message:
    return Message(
        "austria-event-item-served",
        {"seat": seat, "item": item_name(item), "guest": guest_name(guest)},
    )


def _krones_changed(seat: int, krones: int, _: int) -> Message:
    name = "austria-event-krones-gained" if krones > 0 else "austria-event-krones-paid"
    return Message(name, {"seat": seat, "krones": abs(krones)})


def _emperor_moved(seat: int, steps: int, space: int) -> Message:
    name = "austria-event-emperor-back" if steps < 0 else "austria-event-emperor-moved"
    return Message(name, {"seat": seat, "steps": abs(steps), "space": space})


def _scored(seat: int, points: int, source: int) -> Message:
    name = "austria-event-scored" if points > 0 else "austria-event-points-lost"
    return Message(name, {"seat": seat, "points": abs(points), "source": source_title(source)})


def _moved_in(seat: int, guest: int, space: int) -> Message:
    return Message(
        "austria-event-moved-in",
        {"seat": seat, "guest": guest_name(guest), "room": space_name(space)},
    )


def _staff_drawn(seat: int, cards: int, count: int) -> Message:
    if cards == 0:
        return Message("austria-event-staff-drawn.hidden", {"seat": seat, "count": count})
    return Message(
        "austria-event-staff-drawn", {"seat": seat, "cards": staff_names(members(cards))}
    )


def _objective_claimed(seat: int, objective: int, _: int) -> Message:
    return Message(
        "austria-event-objective-claimed",
        {"seat": seat, "objective": objective_name(objective)},
    )


def _action_copied(seat: int, action: int, strength: int) -> Message:
    return Message(
        "austria-event-action-copied",
        {"seat": seat, "action": action, "strength": strength},
    )


def _card_copied(seat: int, card: int, _: int) -> Message:
    return Message("austria-event-card-copied", {"seat": seat, "card": staff_name(card)})


_OTHERS: dict[int, Callable[[int, int, int], Message]] = {
    events.ROUND_BEGAN: _round_began,
    events.ROLLED: _rolled,
    events.DIE_TAKEN: _die_taken,
    events.ITEMS_GAINED: _items_gained,
    events.ITEMS_GIVEN: _items_given,
    events.ITEM_SERVED: _item_served,
    events.KRONES_CHANGED: _krones_changed,
    events.EMPEROR_MOVED: _emperor_moved,
    events.SCORED: _scored,
    events.MOVED_IN: _moved_in,
    events.STAFF_DRAWN: _staff_drawn,
    events.OBJECTIVE_CLAIMED: _objective_claimed,
    events.ACTION_COPIED: _action_copied,
    events.CARD_COPIED: _card_copied,
}
