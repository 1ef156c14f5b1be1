"""What a way to play Grand Austria Hotel is about: what changes by it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotelier.austria import events
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS, OBJECTIVES_IN_PLAY
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEMS, count, some
from hotelier.austria.objectives import is_met
from hotelier.austria.speech.names import (
    guest_name,
    items_of,
    listed,
    objective_name,
    order_of,
    room_name,
    staff_names,
)
from hotelier.bots.minds.austria.hotel_facts import progress
from hotelier.kernel.bits import members
from hotelier.kernel.message import Message
from hotelier.kernel.state import Event


def reasons_of_turn(
    before: Austria, after: Austria, seat: int, happened: Sequence[Event]
) -> Iterator[Message]:
    """What a turn of Grand Austria Hotel changes: what scores first, what is left over last."""
    told = list(_changes(before, after, seat, happened))
    yield from told or [Message("coach-nothing")]


def _changes(
    before: Austria, after: Austria, seat: int, happened: Sequence[Event]
) -> Iterator[Message]:
    own = [event for event in happened if event[1] == seat]
    was, now = before.hotels[seat], after.hotels[seat]
    if any(kind == events.PASSED for kind, *_ in own):
        yield Message("coach-passes")
    yield from _objectives(after, was, now)
    yield from _guests(was, now, own)
    yield from _rooms(was, now)
    yield from _staff(own)
    steps = int(now.emperor - was.emperor)
    yield from _change("coach-emperor-more", "coach-emperor-less", steps=steps)
    stored = sum(some(i, max(0, count(now.kitchen, i) - count(was.kitchen, i))) for i in ITEMS)
    if stored:
        yield Message("coach-items", {"items": items_of(stored)})
    krones, points = int(now.krones - was.krones), int(now.points - was.points)
    yield from _change("coach-krones-more", "coach-krones-less", krones=krones)
    yield from _change("coach-points-more", "coach-points-less", points=points)


def _change(more: str, less: str, **by: int) -> Iterator[Message]:
    """More of something, or less of it."""
    for what, amount in by.items():
        if amount:
            yield Message(more if amount > 0 else less, {what: abs(amount)})


def _objectives(table: Austria, was: Hotel, now: Hotel) -> Iterator[Message]:
    for place in range(OBJECTIVES_IN_PLAY):
        objective = table.objectives[place]
        name = {"objective": objective_name(objective)}
        if now.discs >> place & 1:
            if not was.discs >> place & 1:
                yield Message("coach-claims", {**name})
        elif table.discs_on(place) == len(OBJECTIVE_POINTS):
            continue
        elif is_met(now, objective) and not is_met(was, objective):
            yield Message("coach-meets", {**name})
        elif progress(now, objective) > progress(was, objective):
            yield Message("coach-nearer", {**name})


def _guests(was: Hotel, now: Hotel, own: Sequence[Event]) -> Iterator[Message]:
    moved_in = [a for kind, _, a, _ in own if kind == events.MOVED_IN]
    taken = [a for kind, _, a, _ in own if kind == events.GUEST_TAKEN]
    waited = {guest for guest, order in _waiting(was) if order}
    served = [guest for guest, order in _waiting(now) if not order and guest in waited]
    if moved_in:
        yield Message("coach-moves-in", {"guests": _the_guests(moved_in)})
    if served:
        yield Message("coach-fills", {"guests": _the_guests(served)})
    staying = [guest for guest in taken if guest not in moved_in]
    if staying:
        yield Message("coach-welcomes", {"guests": _the_guests(staying)})
    for guest, order in _waiting(now):
        if guest in staying and order:
            yield Message("coach-waits", {"guest": guest_name(guest), "items": order_of(order)})


def _waiting(hotel: Hotel) -> list[tuple[int, int]]:
    """The guests in the café, and what they still wait for."""
    return [
        (int(hotel.guest_at(place)), int(hotel.order_at(place)))
        for place in range(hotel.tables())
        if hotel.guest_at(place) >= 0
    ]


def _staff(own: Sequence[Event]) -> Iterator[Message]:
    """Cards that are played, drawn or given away."""
    hired = [a for kind, _, a, _ in own if kind == events.STAFF_PLAYED]
    if hired:
        yield Message("coach-hires", {"staff": staff_names(hired)})
    drawn = sum(count for kind, _, _, count in own if kind == events.STAFF_DRAWN)
    if drawn:
        yield Message("coach-draws", {"cards": drawn})
    under = [a for kind, _, a, _ in own if kind == events.STAFF_UNDER_DECK]
    if under:
        yield Message("coach-puts-under", {"staff": staff_names(under)})


def _rooms(was: Hotel, now: Hotel) -> Iterator[Message]:
    prepared = members(now.tiles & ~was.tiles & ~now.occupied)
    occupied = members(now.occupied & ~was.occupied)
    if occupied:
        yield Message("coach-occupies", {"rooms": listed([room_name(now, r) for r in occupied])})
    if prepared:
        yield Message("coach-prepares", {"rooms": listed([room_name(now, r) for r in prepared])})


def _the_guests(guests: Sequence[int]) -> Message:
    return listed([Message("coach-the-guest", {"guest": guest_name(g)}) for g in guests])
