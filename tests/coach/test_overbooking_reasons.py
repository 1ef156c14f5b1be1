"""What the coach says of a choice of Overbooking is what happens in the rounds it imagined."""

from __future__ import annotations

from random import Random

from hotelier.coach.overbooking_reasons import Imagined, reasons_of_choice
from hotelier.kernel.message import Message
from hotelier.kernel.state import Event
from hotelier.overbooking import events
from hotelier.overbooking.actions import PASS, PLAY, guest_played, place_played
from hotelier.overbooking.cards import GUEST_KINDS, KIND_OF
from hotelier.overbooking.checking import acting_card
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.rules import OVERBOOKING
from hotelier.overbooking.table import guest_of, owner_of

QUEUE = 0
AT_THE_DOOR = {
    "monk": "coach-booked",
    "merchants": "coach-beds-more",
    "maids": "coach-booked",
    "noblewomen": "coach-named",
    "soldiers": "coach-booked",
    "workers": "coach-beds-less",
}


def played_out(state: OverbookingState, choice: int, seed: int) -> Imagined:
    """The rest of the round at random."""
    before = state.clone()
    after = state.clone()
    happened: list[Event] = []
    after.events = happened
    after.apply(choice)
    at_once = len(happened)
    chance = Random(seed)
    while not after.over and after.round == before.round:
        after.apply(chance.choice(after.choices))
    return Imagined(before, after, happened, at_once)


def choices_of_a_game(seed: int) -> list[tuple[OverbookingState, int]]:
    chance = Random(seed)
    state = OVERBOOKING.deal(OVERBOOKING.settle({"players": "3"}), seed)
    assert isinstance(state, OverbookingState)
    found: list[tuple[OverbookingState, int]] = []
    while not state.over:
        choice = chance.choice(state.choices)
        found.append((state.clone(), choice))
        state.apply(choice)
    return found


def kind_of(guest: int) -> str:
    return GUEST_KINDS[KIND_OF[guest]].name


def booked(imagined: Imagined, seat: int) -> int:
    """The guests of a seat that found beds, as a set."""
    return int(imagined.after.booked[seat] & ~imagined.before.booked[seat])


def test_every_play_has_a_reason_of_its_own_kind() -> None:
    told: set[str] = set()
    for state, choice in choices_of_a_game(3) + choices_of_a_game(4):
        seat = int(state.seat)
        rounds = [played_out(state, choice, seed) for seed in range(4)]
        said = {message.id: message for message in reasons_of_choice(choice, seat, rounds)}
        if choice == PASS:
            assert set(said) == {"coach-round"}
            continue
        if choice >= PLAY:
            guest = int(guest_played(choice))
            at_door = place_played(choice) % 2 != QUEUE
            wanted = AT_THE_DOOR[kind_of(guest)] if at_door else "coach-booked"
        else:
            guest = int(guest_of(acting_card(state)))
            wanted = "coach-booked"
            if kind_of(guest) == "noblewomen":
                guest = int(guest_of(state.queue_card(state.checked, choice - 1)))
        assert wanted in said
        assert set(said) - {"coach-token"} == {wanted, "coach-round"}
        told.add(wanted)
        if wanted == "coach-booked":
            times = sum(booked(imagined, seat) >> guest & 1 for imagined in rounds)
            assert said[wanted].values["times"] == times
    assert told == set(AT_THE_DOOR.values())


def test_whoever_queues_at_a_hotel_with_more_or_fewer_beds_is_counted() -> None:
    """Guests that find beds there and those that find none are all that came into the queue."""
    checked = 0
    for state, choice in choices_of_a_game(5) + choices_of_a_game(6):
        if choice < PLAY or place_played(choice) % 2 == QUEUE:
            continue
        hotel, seat = int(place_played(choice)) // 2, int(state.seat)
        imagined = played_out(state, choice, 1)
        said = {message.id: message for message in reasons_of_choice(choice, seat, [imagined])}
        beds = said.get("coach-beds-more", said.get("coach-beds-less"))
        if beds is None:
            continue
        came = int(state.queue_size[hotel])
        left = 0
        for kind, _, _, where in imagined.happened:
            came += kind == events.PLAYED and where & events.PLACE_MASK == 2 * hotel
            came += kind == events.MONK_MOVED and where == hotel
            left += kind == events.TURNED_AWAY and where == hotel
        own, others = (number(beds, name) for name in ("own", "others"))
        assert own + others == came - left
        assert own <= booked(imagined, seat).bit_count()
        checked += 1
    assert checked > 3


def test_noblewomen_are_credited_with_the_guest_they_name_themselves() -> None:
    """Not with what others of the same seat at the same back door do."""
    credited: list[int] = []
    for seed in range(80):
        for state, _ in choices_of_a_game(seed):
            for choice in state.choices:
                if choice < PLAY or not is_second_noblewomen(state, choice):
                    continue
                imagined = played_out(state, choice, 1)
                seat = int(state.seat)
                said = {m.id: m for m in reasons_of_choice(choice, seat, [imagined])}
                named = named_by(state, choice, 1)
                found = named >= 0 and booked(imagined, seat) >> named & 1
                assert said["coach-named"].values["times"] == found
                credited.append(int(found))
    assert 0 < sum(credited) < len(credited)


def is_second_noblewomen(state: OverbookingState, choice: int) -> bool:
    """Whether a choice puts noblewomen at a back door where some of the same seat stand."""
    hotel, side = divmod(int(place_played(choice)), 2)
    if side == QUEUE or kind_of(int(guest_played(choice))) != "noblewomen":
        return False
    at_door = [int(state.door_card(hotel, place)) for place in range(state.door_size[hotel])]
    own = [guest_of(card) for card in at_door if owner_of(card) == state.seat]
    return any(kind_of(int(guest)) == "noblewomen" for guest in own)


def named_by(state: OverbookingState, choice: int, seed: int) -> int:
    """Whom the card that is played names in the round that `played_out` plays; -1 for nobody."""
    actor, seat = guest_played(choice), state.seat
    after = state.clone()
    after.apply(choice)
    chance = Random(seed)
    named = -1
    while not after.over and after.round == state.round:
        chosen = chance.choice(after.choices)
        if 0 < chosen < PLAY and after.seat == seat and guest_of(acting_card(after)) == actor:
            named = int(guest_of(after.queue_card(after.checked, chosen - 1)))
        after.apply(chosen)
    return named


def number(message: Message, name: str) -> float:
    tenths = message.values[name]
    assert isinstance(tenths, Message)
    return float(str(tenths.values["value"]))
