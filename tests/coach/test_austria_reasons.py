"""What the coach says of objectives: nearer, met or claimed, and nothing where all discs lie."""

from __future__ import annotations

import pytest

from hotelier.austria.cards.objectives import TWENTY_KRONES
from hotelier.austria.engine import Austria
from hotelier.coach.austria_reasons import reasons_of_turn
from tests.rules.position import position

OTHERS = (0, 1, 2)


def told_of_objectives(krones: int, *, discs: int = 0) -> list[str]:
    """What is said of a turn that brings so many krones, where some discs lie."""
    before = position(krones=10, objectives=(TWENTY_KRONES, 109, 113), players=4).table
    for seat in OTHERS[:discs]:
        before.put_disc(0, seat + 1)
    after = before.clone()
    assert isinstance(after, Austria)
    after.hotels[0].krones += krones
    told = [reason.id for reason in reasons_of_turn(before, after, 0, [])]
    return [reason for reason in told if reason in ("coach-nearer", "coach-meets", "coach-claims")]


@pytest.mark.parametrize("discs", range(3))
def test_an_objective_is_nearer_or_met(discs: int) -> None:
    assert told_of_objectives(8, discs=discs) == ["coach-nearer"]
    assert told_of_objectives(10, discs=discs) == ["coach-meets"]


def test_nobody_comes_nearer_to_an_objective_where_all_discs_lie() -> None:
    assert told_of_objectives(8, discs=3) == []
    assert told_of_objectives(10, discs=3) == []
