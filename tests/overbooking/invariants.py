"""What must hold in every position of Overbooking, whatever was chosen."""

from __future__ import annotations

from hotelier.kernel.bits import size, union
from hotelier.overbooking.actions import ACTION_SPACE
from hotelier.overbooking.cards import ALL_GUESTS, DOOR_CLOSED, RULE_OF
from hotelier.overbooking.engine import OverbookingState
from tests.overbooking.positions import lying_guests


def check(state: OverbookingState) -> None:
    """Every invariant at once."""
    check_cards(state)
    check_places(state)
    check_choices(state)


def check_cards(state: OverbookingState) -> None:
    """Every card of every deck is in exactly one place."""
    for seat in range(state.players):
        lying = lying_guests(state, seat)
        piles = [state.hands, state.decks, state.booked, state.discards]
        counted = len(lying) + sum(size(pile[seat]) for pile in piles)
        assert counted == 24
        assert union(lying) | sum(pile[seat] for pile in piles) == ALL_GUESTS


def check_places(state: OverbookingState) -> None:
    """Queues and back doors hold no more than they may; two monks may have come by the door."""
    for hotel, side in enumerate(state.hotels):
        closed = RULE_OF[side] == DOOR_CLOSED
        monks = 0 if state.plays_left() else 2
        assert state.queue_size[hotel] <= (5 if closed else 4 + monks)
        assert state.door_size[hotel] <= (0 if closed else 2)


def check_choices(state: OverbookingState) -> None:
    """Before the end there is a real choice, after it there is none."""
    choices = state.choices
    assert len(choices) == len(set(choices))
    assert all(0 <= choice < ACTION_SPACE for choice in choices)
    assert state.over or len(choices) > 1
    assert not (state.over and choices)
