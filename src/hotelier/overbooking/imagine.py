"""Another world that one seat cannot tell from the true one.

A seat knows its own hand, every card that lies or once lay face up, and the family and crest
size of every card that lies face down. As each deck holds the same 24 guests, what is left for
a seat's face-down cards, hand and deck is known too. These are dealt again within all that,
and within the house rules that bound the plays and the plays that were skipped.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.kernel.bits import bit, member_at, size
from hotelier.kernel.chance import Chance
from hotelier.kernel.luck import imagine_chance
from hotelier.overbooking.actions import LONGEST_QUEUE
from hotelier.overbooking.cards import ALL_GUESTS, BACK_GUESTS, BACK_OF
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.playing import ADMITTED_BY_SIDE, offer_plays
from hotelier.overbooking.stuck import (
    cards_held,
    guests_parted_with,
    guests_without_place,
    stuck_hand,
)
from hotelier.overbooking.table import (
    FACE_UP,
    NO_CARD,
    Table,
    guest_of,
    lying_card,
    owner_of,
)


def imagine(truth: OverbookingState, seat: int, seed: int) -> OverbookingState:
    """A position that fits all a seat knows; the rest is dealt anew."""
    twin = truth.clone()
    chance = Chance(seed)
    imagine_chance(twin, chance)
    for owner in range(truth.players):
        if owner != seat:
            while not _deal_other_seat(truth, twin, owner, chance):
                pass
        elif truth.no_peeking:
            while _deal_face_down(truth, twin, owner, truth.decks[owner], chance) < 0:
                pass
    return twin


def _deal_other_seat(truth: Table, twin: Table, owner: i64, chance: Chance) -> bool:
    """Deal all that is hidden of a seat; False when it came out in a way that cannot be."""
    hand: i64 = truth.hands[owner]
    unseen = _deal_face_down(truth, twin, owner, hand | truth.decks[owner], chance)
    if unseen < 0:
        return False
    _deal_hand(twin, owner, unseen, size(hand), chance)
    if not truth.plays_left() or truth.seat != owner:
        return True
    # A seat that is asked has something to choose from.
    offer_plays(twin)
    return len(twin.choices) > 1 or twin.show_forced


def _deal_face_down(truth: Table, twin: Table, owner: i64, unseen: i64, chance: Chance) -> i64:
    """Put guests with the right backs on a seat's face-down cards.

    They come from the unseen guests and those that truly lie there. What is left of them all
    becomes the seat's deck and is returned; -1 when no guest was left that fits.
    """
    places = _face_down_places(truth, owner)
    lying: i64 = 0
    for place in places:
        lying |= bit(guest_of(_card_at(truth, place)))
    unseen |= lying
    dealt: i64 = 0
    for place in places:
        fitting = unseen & ~dealt & BACK_GUESTS[BACK_OF[guest_of(_card_at(truth, place))]]
        if place < len(truth.queue):
            fitting &= ADMITTED_BY_SIDE[truth.hotels[place // LONGEST_QUEUE]]
        if fitting == 0:
            return -1
        guest = _draw(fitting, chance)
        dealt |= bit(guest)
        _lay(twin, place, lying_card(owner, guest))
    twin.decks[owner] = unseen & ~dealt
    _swap_parted(truth, twin, owner, lying, dealt)
    return unseen & ~dealt


def _face_down_places(truth: Table, owner: i64) -> list[int]:
    """Where a seat has face-down cards: places of all queues, then those of all back doors."""
    return [
        place
        for place, card in enumerate(truth.queue + truth.door)
        if card != NO_CARD and not card & FACE_UP and owner_of(card) == owner
    ]


def _card_at(table: Table, place: i64) -> i64:
    queues = len(table.queue)
    return table.queue[place] if place < queues else table.door[place - queues]


def _lay(table: Table, place: i64, card: i64) -> None:
    queues = len(table.queue)
    if place < queues:
        table.queue[place] = card
    else:
        table.door[place - queues] = card


def _swap_parted(truth: Table, twin: Table, owner: i64, lying: i64, dealt: i64) -> None:
    """In the round of a skipped play, the cards lying face down were parted with before it."""
    stuck: i64 = truth.stuck[owner]
    parted = guests_parted_with(stuck)
    if parted & lying:
        parted = parted & ~lying | dealt
        twin.stuck[owner] = stuck_hand(guests_without_place(stuck), parted, cards_held(stuck))


def _deal_hand(twin: Table, owner: i64, unseen: i64, cards: i64, chance: Chance) -> None:
    """Deal a hand that fits a skipped play.

    Of the cards held then, those not played since had no place at that time. There are always
    enough of them left: guests with the same back have a place, or none, together whenever a
    whole hand has none.
    """
    stuck: i64 = twin.stuck[owner]
    without_place = guests_without_place(stuck)
    played_since = ALL_GUESTS & ~(unseen | guests_parted_with(stuck))
    kept = cards_held(stuck) - size(played_since & without_place)
    hand: i64 = 0
    for dealt in range(cards):
        choice = unseen & ~hand
        if dealt < kept:
            choice &= without_place
        hand |= bit(_draw(choice, chance))
    twin.hands[owner] = hand
    twin.decks[owner] = unseen & ~hand


def _draw(guests: i64, chance: Chance) -> i64:
    return member_at(guests, chance.below(size(guests)))
