"""A position of Grand Austria Hotel as a lesson needs it."""

from __future__ import annotations

from hotelier.austria.engine import Austria
from hotelier.bots.minds.austria.facts import best_other, changing_facts, lasting_facts, points_now


def seen_from(state: Austria, seat: int) -> tuple[int, int, bytes]:
    """What the seat and the best other would have now, and the facts of the position."""
    mine = int(points_now(state, state.hotels[seat]))
    rival = int(best_other(state, seat))
    return mine, rival, lasting_facts(state, seat) + changing_facts(state, seat, mine - rival)
