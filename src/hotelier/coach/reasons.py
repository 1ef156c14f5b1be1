"""What a way to play is about: what changes by it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hotelier.austria import events as austria
from hotelier.austria.cards.objectives import OBJECTIVES_IN_PLAY
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEMS, count, some
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
from hotelier.kernel.numbers import tenths
from hotelier.kernel.state import Event
from hotelier.overbooking import events as overbooking
from hotelier.overbooking.actions import PLAY, guest_played, place_played
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.sentences import guest_name as guest_of_overbooking

_QUEUE: Final = 0
"""Places at hotels are queue and back door in turn."""


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
    if any(kind == austria.PASSED for kind, *_ in own):
        yield Message("coach-passes")
    yield from _objectives(before, was, now)
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
        elif progress(now, objective) > progress(was, objective):
            yield Message("coach-nearer", {**name})


def _guests(was: Hotel, now: Hotel, own: Sequence[Event]) -> Iterator[Message]:
    moved_in = [a for kind, _, a, _ in own if kind == austria.MOVED_IN]
    taken = [a for kind, _, a, _ in own if kind == austria.GUEST_TAKEN]
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
    hired = [a for kind, _, a, _ in own if kind == austria.STAFF_PLAYED]
    if hired:
        yield Message("coach-hires", {"staff": staff_names(hired)})
    drawn = sum(count for kind, _, _, count in own if kind == austria.STAFF_DRAWN)
    if drawn:
        yield Message("coach-draws", {"cards": drawn})
    under = [a for kind, _, a, _ in own if kind == austria.STAFF_UNDER_DECK]
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


@dataclass(frozen=True, slots=True)
class Imagined:
    """A choice of Overbooking in an imagined world, with the rest of the round."""

    before: OverbookingState
    after: OverbookingState
    happened: list[Event]
    at_once: int
    """How many of the events the choice itself set off."""


def reasons_of_choice(choice: int, seat: int, rounds: Sequence[Imagined]) -> Iterator[Message]:
    """What a choice of Overbooking brings at once, and how often what follows in the round."""
    first = rounds[0]
    if (overbooking.TOKEN_TAKEN, seat) in {event[:2] for event in first.happened[: first.at_once]}:
        yield Message("coach-token")
    if choice >= PLAY and place_played(choice) % 2 == _QUEUE:
        guest = int(guest_played(choice))
        booked = _times(rounds, (overbooking.BOOKED, seat, guest))
        yield Message(
            "coach-booked",
            {"guest": guest_of_overbooking(guest), "times": booked, "rounds": len(rounds)},
        )
    own = others = 0
    for imagined in rounds:
        gains = [
            now - was
            for now, was in zip(imagined.after.scores(), imagined.before.scores(), strict=True)
        ]
        own += gains.pop(seat)
        others += max(gains)
    yield Message(
        "coach-round", {"own": _mean(own, len(rounds)), "others": _mean(others, len(rounds))}
    )


def _times(rounds: Sequence[Imagined], wanted: tuple[int, int, int]) -> int:
    """In how many rounds something happens."""
    return sum(wanted in {event[:3] for event in imagined.happened} for imagined in rounds)


def _mean(total: int, number: int) -> Message:
    return tenths(total / number)
