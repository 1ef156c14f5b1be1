"""What a choice of Overbooking is about: how often what it is for happens in imagined rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hotelier.kernel.message import Message
from hotelier.kernel.numbers import tenths
from hotelier.kernel.state import Event
from hotelier.overbooking import events
from hotelier.overbooking.actions import AT, PASS, PLAY, guest_played, place_played
from hotelier.overbooking.cards import KIND_OF, MERCHANTS, NOBLEWOMEN, WORKERS
from hotelier.overbooking.checking import BEDS_PER_ABILITY, acting_card
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.sentences import guest_name
from hotelier.overbooking.table import guest_of, owner_of

_QUEUE: Final = 0
"""Places at hotels are queue and back door in turn."""
_NAMES_NOBODY: Final = (events.DECLINED, events.IDLE)


@dataclass(frozen=True, slots=True)
class Imagined:
    """A choice in an imagined world, with the rest of the round."""

    before: OverbookingState
    after: OverbookingState
    happened: list[Event]
    at_once: int
    """How many of the events the choice itself set off."""


def reasons_of_choice(choice: int, seat: int, rounds: Sequence[Imagined]) -> Iterator[Message]:
    """What a choice brings at once, what it is for, and what the round brings."""
    first = rounds[0]
    if (events.TOKEN_TAKEN, seat) in {event[:2] for event in first.happened[: first.at_once]}:
        yield Message("coach-token")
    if choice >= PLAY:
        guest, (hotel, side) = int(guest_played(choice)), divmod(int(place_played(choice)), 2)
        if side == _QUEUE:
            yield _given_beds(guest, seat, rounds)
        else:
            yield _at_the_door(guest, hotel, seat, rounds)
    elif choice != PASS:
        yield _given_beds(_helped(choice, first.before), seat, rounds)
    own, others = _mean_of([_gains(imagined, seat) for imagined in rounds])
    yield Message("coach-round", {"own": own, "others": others})


def _given_beds(guest: int, seat: int, rounds: Sequence[Imagined]) -> Message:
    """How often a guest is booked, wherever its card has come from."""
    times = sum((events.BOOKED, seat, guest) in _deeds(imagined) for imagined in rounds)
    return Message(
        "coach-booked", {"guest": guest_name(guest), "times": times, "rounds": len(rounds)}
    )


def _at_the_door(guest: int, hotel: int, seat: int, rounds: Sequence[Imagined]) -> Message:
    """What comes of a card at the back door; all but three kinds leave it to be booked."""
    kind = KIND_OF[guest]
    if kind == NOBLEWOMEN:
        times = sum(_is_named_and_booked(imagined, hotel, seat) for imagined in rounds)
        return Message("coach-named", {"times": times, "rounds": len(rounds)})
    if kind in (MERCHANTS, WORKERS):
        own, others = _mean_of([_booked_there(imagined, hotel, seat) for imagined in rounds])
        change = "coach-beds-more" if kind == MERCHANTS else "coach-beds-less"
        return Message(change, {"beds": int(BEDS_PER_ABILITY), "own": own, "others": others})
    return _given_beds(guest, seat, rounds)


def _helped(choice: int, before: OverbookingState) -> int:
    """Whom an ability helps that is used now: a named guest, or the one who takes a place."""
    acting = int(guest_of(acting_card(before)))
    if KIND_OF[acting] == NOBLEWOMEN:
        return int(guest_of(before.queue_card(before.checked, choice - AT)))
    return acting


def _is_named_and_booked(imagined: Imagined, hotel: int, seat: int) -> bool:
    """Whether the next noblewomen of a seat at a back door name a guest who then finds beds there.

    Those who stand there already decide before them, and each names somebody or does not.
    """
    decided = [
        (kind, guest)
        for kind, who, guest, where in imagined.happened
        if (who, where) == (seat, hotel)
        and (kind == events.NAMED or (kind in _NAMES_NOBODY and KIND_OF[guest] == NOBLEWOMEN))
    ]
    kind, guest = decided[_noblewomen_at(imagined.before, hotel, seat)]
    return kind == events.NAMED and (events.BOOKED, seat, guest, hotel) in imagined.happened


def _noblewomen_at(table: OverbookingState, hotel: int, seat: int) -> int:
    """How many noblewomen of a seat stand at a back door."""
    cards = [table.door_card(hotel, place) for place in range(table.door_size[hotel])]
    return sum(owner_of(card) == seat and KIND_OF[guest_of(card)] == NOBLEWOMEN for card in cards)


def _booked_there(imagined: Imagined, hotel: int, seat: int) -> tuple[int, int]:
    """How many guests of a seat and of the others find beds at a hotel."""
    owners = [who for kind, who, _, at in imagined.happened if (kind, at) == (events.BOOKED, hotel)]
    return owners.count(seat), len(owners) - owners.count(seat)


def _gains(imagined: Imagined, seat: int) -> tuple[int, int]:
    """The points of a seat in the round, and those of the best of the others."""
    scores = zip(imagined.after.scores(), imagined.before.scores(), strict=True)
    gains = [now - was for now, was in scores]
    own = gains.pop(seat)
    return own, max(gains)


def _deeds(imagined: Imagined) -> set[tuple[int, int, int]]:
    return {event[:3] for event in imagined.happened}


def _mean_of(pairs: Sequence[tuple[int, int]]) -> tuple[Message, Message]:
    own, others = (tenths(sum(numbers) / len(pairs)) for numbers in zip(*pairs, strict=True))
    return own, others
