"""Worlds a player cannot tell from the true one, for bots that think ahead.

Only staff cards are hidden in this game: the deck, other hands, an offer of three to somebody
else, cards others put under the deck, packs of the draft, the private deck of a solo opponent.
Guests and instruction cards are drawn when they are drawn.
"""

from __future__ import annotations

from itertools import pairwise

from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.draft import CARDS_KEPT, Draft
from hotelier.austria.engine import Austria, advance, settle
from hotelier.austria.table import Table
from hotelier.kernel.bits import members, union
from hotelier.kernel.chance import Chance, seeded

_TRIES = 20


def imagine(table: Austria, seat: int, seed: int) -> Austria:
    """A position that fits everything the seat knows, all else drawn anew."""
    chance = Chance(seed)
    for _ in range(_TRIES):
        world = table.clone()
        world.generator = seeded(int(chance.below(1 << 29)))
        _unsettle_returned_cards(world, seat, chance)
        _relabel(world, seat, _exchange(world, seat, chance))
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


def _unsettle_returned_cards(world: Table, seat: int, chance: Chance) -> None:
    """Which card of a hand went under the deck is unknown to the others (RUL-30)."""
    for place, entry in enumerate(world.tail):
        if entry.owner == seat:
            continue
        hotel = world.hotels[entry.owner]
        others = members(entry.candidates & hotel.hand)
        pick = int(chance.below(len(others) + 1))
        if pick < len(others):
            hotel.hand = hotel.hand & ~(1 << others[pick]) | 1 << entry.card
            world.tail = [*world.tail]
            world.tail[place] = entry._replace(card=others[pick])


def _exchange(world: Table, seat: int, chance: Chance) -> dict[int, int]:
    """For each card whose place the seat does not know: the card that is there instead."""
    hidden = _hidden_from(world, seat)
    sets = []
    if world.draft is not None:
        for group in _seen_in_draft(world.draft, seat):
            sets.append(group & hidden)
            hidden &= ~group
    if world.leopold is not None:
        return _exchange_alone(hidden, int(world.leopold.private_deck), chance)
    sets.append(hidden)
    exchange: dict[int, int] = {}
    for cards in sets:
        before = members(cards)
        after = before[:]
        chance.shuffle(after)
        exchange.update(zip(before, after, strict=True))
    return exchange


def _exchange_alone(hidden: int, private_deck: int, chance: Chance) -> dict[int, int]:
    """The private deck holds end cards only, any of those not seen (SOLO-SET-5)."""
    end_cards = members(hidden & END_STAFF)
    chance.shuffle(end_cards)
    private = end_cards[: private_deck.bit_count()]
    others = members(hidden & ~union(private))
    chance.shuffle(others)
    before = members(private_deck) + members(hidden & ~private_deck)
    return dict(zip(before, private + others, strict=True))


def _hidden_from(world: Table, seat: int) -> int:
    """All cards that the seat does not see and does not know the place of."""
    me = world.hotels[seat]
    seen = me.hand | me.knows | world.staff_gone
    if world.seat == seat:
        seen |= world.offer
    for hotel in world.hotels:
        seen |= hotel.played
    for entry in world.tail:
        if entry.owner == seat:
            seen |= 1 << entry.card
    if world.draft is not None:
        seen |= world.draft.pack_in_view(seat)
    return int(world.whole_staff() & ~seen)


def _seen_in_draft(draft: Draft, seat: int) -> list[int]:
    """Sets of cards of which the seat knows the players who have them, but not who has which.

    A pack the seat has seen twice lost some cards in between; a pack it has passed on holds,
    with the players it reached since, the rest.
    """
    groups: list[int] = []
    for pack in range(len(draft.packs)):
        looks = _looks_at(draft, seat, pack)
        for earlier, later in pairwise(looks):
            groups.append(int(draft.content(pack, earlier + 1) & ~draft.content(pack, later)))
        if looks and draft.has_picked(seat, looks[-1]):
            own_pick = 1 << draft.pick(seat, looks[-1])
            groups.append(int(draft.content(pack, looks[-1]) & ~own_pick))
    return groups


def _looks_at(draft: Draft, seat: int, pack: int) -> list[int]:
    """The steps in which a seat has seen a pack, the present one included."""
    now = len(draft.picks) // len(draft.packs)
    steps = range(min(now + 1, CARDS_KEPT))
    return [step for step in steps if draft.pack_before(seat, step) == pack]


def _relabel(world: Table, seat: int, exchange: dict[int, int]) -> None:
    """Put every card where the exchange says."""

    def changed(cards: int) -> int:
        return union(exchange.get(card, card) for card in members(cards))

    world.staff_deck = changed(world.staff_deck)
    for hotel in world.hotels:
        if hotel.seat != seat:
            hotel.hand = changed(hotel.hand)
            hotel.knows = changed(hotel.knows)
    if world.seat != seat:
        world.offer = changed(world.offer)
    if world.leopold is not None:
        world.leopold.private_deck = changed(world.leopold.private_deck)
    world.tail = [entry._replace(card=exchange.get(entry.card, entry.card)) for entry in world.tail]
    if world.draft is not None:
        packs = [changed(pack) for pack in world.draft.packs]
        world.draft = Draft(packs, [exchange.get(card, card) for card in world.draft.picks])
