"""What choices, questions and events say to people, as messages; the texts are in `words`."""

from __future__ import annotations

from hotelier.kernel.message import Message, Value
from hotelier.kernel.state import Event
from hotelier.overbooking import events
from hotelier.overbooking.actions import AT, PASS, guest_played, place_played
from hotelier.overbooking.cards import (
    BEDS_OF,
    CREST_NAMES,
    FAMILIES,
    FAMILY_OF,
    GUEST_KINDS,
    HOTEL_BEDS,
    HOTEL_SIDES,
    KIND_OF,
    NOBLEWOMEN,
    RULE_NAMES,
)
from hotelier.overbooking.checking import acting_card
from hotelier.overbooking.playing import is_last_play, lies_face_up
from hotelier.overbooking.table import PLAYS_PER_ROUND, Table, guest_of, owner_of


def describe(table: Table, choice: int) -> Message:
    """What a choice does here."""
    if table.plays_left():
        return _describe_play(table, choice)
    actor = int(guest_of(acting_card(table)))
    if choice == PASS:
        return _message("choice-decline", guest=guest_with_coins(actor))
    card = table.queue_card(table.checked, choice - AT)
    lying = guest_with_coins(int(guest_of(card)))
    target = _message("guest-of", guest=lying, seat=int(owner_of(card)))
    verb = "choice-name" if KIND_OF[actor] == NOBLEWOMEN else "choice-replace"
    return _message(verb, guest=guest_with_coins(actor), target=target, place=choice - AT + 1)


def _describe_play(table: Table, choice: int) -> Message:
    if choice == PASS:
        return _message("choice-leave-out" if is_last_play(table) else "choice-skip")
    hotel, at_door = divmod(int(place_played(choice)), 2)
    guest = int(guest_played(choice))
    if at_door:
        token = table.door_tokens >> hotel & 1
        return _message(
            "choice-door-token" if token else "choice-door",
            guest=guest_with_coins(guest),
            hotel=hotel + 1,
            ability=ability(guest),
        )
    return _message(
        "choice-queue-face-up" if lies_face_up(table, hotel) else "choice-queue",
        guest=guest_with_coins(guest),
        hotel=hotel + 1,
        place=table.queue_size[hotel] + 1,
    )


def question(table: Table) -> Message:
    """What is being asked."""
    if not table.plays_left():
        card = acting_card(table)
        kind = GUEST_KINDS[KIND_OF[guest_of(card)]].name
        return _message(f"question-{kind}", hotel=int(table.checked) + 1)
    card_number = int(table.turn // table.players) + 1
    if table.choices == [PASS]:
        return _message("question-skip", card=card_number, cards=PLAYS_PER_ROUND)
    last = "question-last-play" if is_last_play(table) else "question-play"
    return _message(last, card=card_number, cards=PLAYS_PER_ROUND)


def tell(event: Event) -> Message:
    """What an event says."""
    kind, seat, a, b = event
    if kind in (events.PLAYED, events.TURNED_UP):
        return _tell_lying_card(kind, seat, a, b)
    if kind == events.REPLACED:
        return _message("event-replaced", seat=seat, guest=guest_name(a), target=_somebodys(b))
    if kind in _ABOUT_A_GUEST:
        return _message(_ABOUT_A_GUEST[kind], seat=seat, guest=guest_name(a), hotel=b + 1)
    if kind in _ABOUT_A_HOTEL:
        return _message(_ABOUT_A_HOTEL[kind], hotel=a + 1)
    if kind in _ABOUT_A_PLAYER:
        return _message(_ABOUT_A_PLAYER[kind], seat=seat)
    return _tell_numbers(kind, seat, a, b)


_ABOUT_A_GUEST = {
    events.MONK_MOVED: "event-monk-moved",
    events.NAMED: "event-named",
    events.DECLINED: "event-declined",
    events.IDLE: "event-idle",
    events.BOOKED: "event-booked",
    events.TURNED_AWAY: "event-turned-away",
    events.LEFT_AT_DOOR: "event-left-at-door",
}
_ABOUT_A_HOTEL = {
    events.TOKEN_LAID: "event-token-laid",
    events.TOKEN_WITHDRAWN: "event-token-withdrawn",
}
_ABOUT_A_PLAYER = {
    events.LEFT_OUT: "event-left-out",
    events.SKIPPED: "event-skipped",
    events.WON: "event-won",
}


def _tell_lying_card(kind: int, seat: int, guest: int, flags: int) -> Message:
    hotel, at_door = divmod(flags & events.PLACE_MASK, 2)
    side = "door" if at_door else "queue"
    if kind == events.TURNED_UP:
        verb = "turned-up"
    else:
        verb = "played-face-up" if flags & events.PLAYED_FACE_UP else "played"
    return _message(f"event-{verb}-{side}", seat=seat, guest=guest_name(guest), hotel=hotel + 1)


def _tell_numbers(kind: int, seat: int, a: int, b: int) -> Message:
    if kind == events.ROUND_BEGAN:
        return _message("event-round-began", seat=seat, round=a)
    if kind == events.HOTEL_OPENED:
        return _message("event-hotel-opened", hotel=a + 1, beds=HOTEL_BEDS[b], rule=house_rule(b))
    if kind == events.DREW:
        return _message("event-drew", seat=seat, cards=b & events.COUNT_MASK)
    if kind == events.TOKEN_TAKEN:
        return _message("event-token-taken", seat=seat, hotel=a + 1)
    if kind == events.BEDS_CHANGED:
        verb = "event-more-beds" if a > 0 else "event-fewer-beds"
        return _message(verb, seat=seat, beds=abs(a), hotel=b + 1)
    return _message("event-crests-scored", seat=seat, family=_family(a), points=b)


def guest_name(guest: int) -> Message:
    """A guest, or what is known of one whose back is all that is seen."""
    if guest >= events.BACK:
        family, crest = divmod(guest - events.BACK, 2)
        return _message("back", family=_family(family), crest=crest_size(crest))
    kind = GUEST_KINDS[KIND_OF[guest]].name
    return _message(
        "guest",
        kind=_message(f"kind-{kind}"),
        beds=BEDS_OF[guest],
        family=_family(FAMILY_OF[guest]),
    )


def guest_with_coins(guest: int) -> Message:
    """A guest as the owner of the card wants to know it."""
    kind = GUEST_KINDS[KIND_OF[guest]]
    return _message(
        "guest-with-coins",
        kind=_message(f"kind-{kind.name}"),
        beds=kind.beds.value,
        coins=kind.coins.value,
        family=_family(FAMILY_OF[guest]),
    )


def _somebodys(card: int) -> Message:
    """A card lying at a hotel, with its owner."""
    guest, owner = int(guest_of(card)), int(owner_of(card))
    return _message("guest-of", guest=guest_name(guest), seat=owner)


def house_rule(side: int) -> Message:
    """The house rule of a hotel."""
    return _message(f"rule-{RULE_NAMES[HOTEL_SIDES[side].rule]}")


def ability(guest: int) -> Message:
    """What a guest does at a back door."""
    return _message(f"ability-{GUEST_KINDS[KIND_OF[guest]].name}")


def crest_size(size: int) -> Message:
    """Small or large."""
    return _message(f"crest-{CREST_NAMES[size]}")


def _family(family: int) -> Message:
    return _message(f"family-{FAMILIES[family].name}")


def _message(name: str, **values: Value) -> Message:
    return Message(f"overbooking-{name}", values)
