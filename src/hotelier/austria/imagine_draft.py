"""The draft as one seat may suppose it went (SET-12).

A seat has seen every pack that lay before it. What was gone when a pack came back, or left when
it last went on, each of the players in between has one card of, nobody knows who which. What was
taken before the seat first saw a pack it does not know at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotelier.austria.draft import CARDS_KEPT, Draft
from hotelier.kernel.bits import members, size, union
from hotelier.kernel.chance import Chance

NEVER_SEEN = 0


class SupposedDraft:
    """Who may have picked what, as far as the seat has seen the cards."""

    def __init__(self, draft: Draft, seat: int, played: Sequence[int], chance: Chance) -> None:
        self._chance = chance
        self._played = played
        self._players = len(draft.packs)
        self.picks = [NEVER_SEEN] * len(draft.picks)
        """As in a draft; NEVER_SEEN where the seat did not see the card."""
        self._left = [self._suppose(draft, seat, pack) for pack in range(self._players)]
        self.running = len(draft.picks) < CARDS_KEPT * self._players

    def _suppose(self, draft: Draft, seat: int, pack: int) -> int:
        """Give out what the seat has seen of a pack; the part of it that is still in the pack."""
        left = 0
        past = len(draft.picks) // self._players
        looks = [s for s in range(CARDS_KEPT) if s <= past and draft.pack_before(seat, s) == pack]
        for number, look in enumerate(looks):
            left = int(draft.content(pack, look))
            if not draft.has_picked(seat, look):
                break
            own = int(draft.pick(seat, look))
            self.picks[look * self._players + seat] = own
            left ^= 1 << own
            is_last = number == len(looks) - 1
            later = 0 if is_last else int(draft.content(pack, looks[number + 1]))
            end = CARDS_KEPT if is_last else looks[number + 1]
            left = later | self._give_out(left ^ later, pack, look + 1, end)
        return left

    def _give_out(self, cards: int, pack: int, begin: int, end: int) -> int:
        """Cards that were picked from a pack in these steps, in any order; those not picked yet."""
        open_picks = []
        for step in range(begin, end):
            picker = (pack + step) % self._players
            place = step * self._players + picker
            if place >= len(self.picks):
                break
            displayed = members(cards & self._played[picker])
            if displayed:
                self.picks[place] = displayed[0]
                cards ^= 1 << displayed[0]
            else:
                open_picks.append(place)
        order = members(cards)
        self._chance.shuffle(order)
        for place in open_picks:
            self.picks[place] = order.pop()
        return union(order)

    def picked_by(self, seat: int) -> list[int]:
        """The cards of a seat that were seen."""
        return [card for card in self.picks[seat :: self._players] if card != NEVER_SEEN]

    def complete(self, pools: Sequence[int], others: int) -> Draft:
        """The whole draft; what was never seen comes from each picker's pool, or from others."""
        used = union(self.picks) | union(card for left in self._left for card in members(left))
        for place, card in enumerate(self.picks):
            if card == NEVER_SEEN:
                pool = members(pools[place % self._players] & ~used) or members(others & ~used)
                self.picks[place] = pool[int(self._chance.below(len(pool)))]
                used |= 1 << self.picks[place]
        packs = []
        for pack, left in enumerate(self._left):
            picked = self._picked_from(pack)
            missing = CARDS_KEPT - len(picked) - size(left)
            fresh = members(others & ~used)
            self._chance.shuffle(fresh)
            used |= union(fresh[:missing])
            packs.append(union(picked + fresh[:missing]) | left)
        return Draft(packs, self.picks)

    def _picked_from(self, pack: int) -> list[int]:
        places = [
            step * self._players + (pack + step) % self._players for step in range(CARDS_KEPT)
        ]
        return [self.picks[place] for place in places if place < len(self.picks)]
