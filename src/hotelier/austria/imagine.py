"""Worlds a player cannot tell from the true one, for bots that think ahead.

Only staff cards are hidden in this game: the deck, other hands, an offer of three to somebody
else, cards others put under the deck, packs of the draft, the private deck of a solo opponent.
Guests and instruction cards are drawn when they are drawn.

An imagined world follows from what the seat knows and from a seed, and from nothing else: all
hidden cards are taken up and dealt out again, so that it makes no difference where they lay.
"""

from __future__ import annotations

from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.engine import Austria, advance, settle
from hotelier.austria.imagine_draft import SupposedDraft
from hotelier.austria.table import Table, tail_card, tail_entry, tail_owner
from hotelier.austria.traces import (
    FIRST_HAND,
    ON_OFFER,
    in_hand,
    knowers_of,
    places_of,
    traced_card,
    under_deck,
)
from hotelier.kernel.bits import bit, members, size, union
from hotelier.kernel.chance import Chance
from hotelier.kernel.luck import imagine_chance

_TRIES = 100
_NOBODY = 0


def imagine(table: Austria, seat: int, seed: int) -> Austria:
    """A position that fits everything the seat knows, all else drawn anew."""
    chance = Chance(seed)
    for _ in range(_TRIES):
        world = table.clone()
        imagine_chance(world, chance)
        _deal_again(world, seat, chance)
        if world.seat == seat or world.over:
            return world
        # Another player is choosing: with other cards the choices are others, and that there
        # is a choice at all tells something of the cards. Worlds without one are drawn again.
        world.choices = []
        settle(world, world.stack[-1])
        if len(world.choices) > 1 or (world.choices and world.show_forced):
            return world
    advance(world)
    return world


def _deal_again(world: Table, seat: int, chance: Chance) -> None:
    """Take up all staff cards the seat does not see, and deal them out again."""
    hidden = _hidden_from(world, seat)
    world.traces = [entry for entry in world.traces if knowers_of(entry) >> seat & 1]
    if world.draft is None:
        _deal_places(world, seat, hidden, _traced(world), chance)
        return
    played = [int(hotel.played) for hotel in world.hotels]
    supposed = SupposedDraft(world.draft, seat, played, chance)
    if supposed.running:
        world.draft = supposed.complete([hidden] * len(played), hidden)
        for hotel in world.hotels:
            hotel.hand = union(supposed.picked_by(int(hotel.seat)))
        in_packs = union(card for pack in world.draft.packs for card in members(pack))
        world.staff_deck = world.whole_staff() & ~in_packs
        return
    known = _drafted(world, seat, supposed) | _traced(world)
    _deal_places(world, seat, hidden, known, chance)
    hands = [_cards_of(world, s) for s in range(len(played))]
    world.draft = supposed.complete(hands, int(world.whole_staff()))


def _hidden_from(world: Table, seat: int) -> int:
    """All cards that the seat does not see now."""
    seen = world.hotels[seat].hand | world.staff_gone
    if world.seat == seat:
        seen |= world.offer
    for hotel in world.hotels:
        seen |= hotel.played
    for entry in world.tail:
        if tail_owner(entry) == seat:
            seen |= bit(tail_card(entry))
    if world.draft is not None:
        seen |= world.draft.pack_in_view(seat)
    return int(world.whole_staff() & ~seen)


def _traced(world: Table) -> dict[int, int]:
    """By card the seat has seen before: where it may be. The latest trace says most."""
    return {
        int(traced_card(entry)): int(places_of(entry))
        for entry in world.traces
        if traced_card(entry) != FIRST_HAND
    }


def _drafted(world: Table, seat: int, supposed: SupposedDraft) -> dict[int, int]:
    """By card that another is supposed to have drafted: where it may be."""
    since = [int(places_of(t)) for t in world.traces if traced_card(t) == FIRST_HAND]
    others = [int(hotel.seat) for hotel in world.hotels if hotel.seat != seat]
    return {card: since[other] for other in others for card in supposed.picked_by(other)}


def _cards_of(world: Table, seat: int) -> int:
    """All that came to a seat and may have been its first hand."""
    under = union(int(tail_card(entry)) for entry in world.tail if tail_owner(entry) == seat)
    return int(world.hotels[seat].hand | world.hotels[seat].played) | under


def _deal_places(
    world: Table, seat: int, hidden: int, known: dict[int, int], chance: Chance
) -> None:
    """Deal the hidden cards to all places where one lies that the seat does not see."""
    slots = _slots(world, seat)
    known = {card: places for card, places in sorted(known.items()) if hidden >> card & 1}
    dealt = _find_slots(known, slots, chance)
    hidden &= ~union(dealt)
    if world.leopold is not None:
        # His private deck holds end cards only, any of those not seen (SOLO-SET-5).
        private = members(hidden & END_STAFF)
        chance.shuffle(private)
        del private[size(world.leopold.private_deck) :]
        world.leopold.private_deck = union(private)
        hidden &= ~union(private)
    rest = members(hidden)
    chance.shuffle(rest)
    dealt = [card or rest.pop() for card in dealt]
    world.staff_deck = union(rest)
    _lay_out(world, seat, slots, dealt)


def _slots(world: Table, seat: int) -> list[int]:
    """The place of every hidden card that is not in a deck."""
    slots: list[int] = []
    for hotel in world.hotels:
        if hotel.seat != seat:
            slots += [int(in_hand(hotel.seat))] * size(hotel.hand)
    if world.seat != seat:
        slots += [ON_OFFER] * size(world.offer)
    owners = [int(tail_owner(entry)) for entry in world.tail]
    return slots + [int(under_deck(owner)) for owner in owners if owner != seat]


def _find_slots(known: dict[int, int], slots: list[int], chance: Chance) -> list[int]:
    """By slot: the known card that lies there, or _NOBODY's.

    Each card takes a random slot that fits; a card that lay there moves on if it can.
    """
    dealt = [_NOBODY] * len(slots)
    for card in known:
        _lay(card, known, slots, dealt, set(), chance)
    return dealt


def _lay(
    card: int,
    known: dict[int, int],
    slots: list[int],
    dealt: list[int],
    tried: set[int],
    chance: Chance,
) -> bool:
    """Find a slot for a card among those not tried yet."""
    order = [n for n, place in enumerate(slots) if place & known[card] and n not in tried]
    chance.shuffle(order)
    for slot in order:
        tried.add(slot)
        if dealt[slot] == _NOBODY or _lay(dealt[slot], known, slots, dealt, tried, chance):
            dealt[slot] = card
            return True
    return False


def _lay_out(world: Table, seat: int, slots: list[int], dealt: list[int]) -> None:
    by_place: dict[int, list[int]] = {}
    for place, card in zip(slots, dealt, strict=True):
        by_place.setdefault(place, []).append(card)
    for hotel in world.hotels:
        if hotel.seat != seat:
            hotel.hand = union(by_place.get(int(in_hand(hotel.seat)), []))
    if world.seat != seat:
        world.offer = union(by_place.get(ON_OFFER, []))
    tail = []
    for entry in world.tail:
        owner = int(tail_owner(entry))
        card = int(tail_card(entry)) if owner == seat else by_place[int(under_deck(owner))].pop()
        tail.append(int(tail_entry(card, owner)))
    world.tail = tail
