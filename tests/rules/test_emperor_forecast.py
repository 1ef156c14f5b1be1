"""What the next visit would bring if it came now."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from tests.proof import proves
from tests.rules.emperor import GRACE, PEACE, ROUND_OF, SETBACK, visit
from tests.rules.position import position


@proves("EMP-2", "EMP-3", "EMP-4")
@pytest.mark.parametrize("now", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("space", range(14))
def test_the_forecast_is_what_the_visit_brings(now: int, space: int) -> None:
    table = position(round=now, emperor=space).table
    (mine, _) = AUSTRIA.view(table, 0)["forecast"]
    coming = mine["round"]
    assert coming == min(visit for visit in SETBACK if visit >= now)
    letter = {visit: letter for letter, visit in ROUND_OF.items()}[coming]
    events_seen = visit_events(f"{letter}1", space)
    assert ("track", mine["points"]) in events_seen or mine["points"] == 0
    assert mine["space_after"] == max(0, space - SETBACK[coming])
    assert mine["reward"] == ("reward" in events_seen)
    assert mine["penalty"] == ("penalty" in events_seen)


def visit_events(tile: str, space: int) -> list[object]:
    """What the Emperor did to my hotel, whose marker was there."""
    now = ROUND_OF[tile[0]]
    tiles = tuple(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    table = position(
        scoring=True,
        round=now,
        tiles=(tiles[0], tiles[1], tiles[2]),
        emperor=space,
        others={1: {"emperor": PEACE + SETBACK[now]}},
    )
    seen: list[object] = []
    for kind, seat, *rest in table.events:
        if seat != 0:
            continue
        if kind == events.SCORED and rest[1] == events.FROM_EMPEROR_TRACK:
            seen.append(("track", rest[0]))
        elif kind == events.EMPEROR_REWARDS:
            seen.append("reward")
        elif kind in (events.EMPEROR_PUNISHES, events.PENALTY_IGNORED):
            seen.append("penalty")
    return seen


def test_no_forecast_while_the_emperor_is_here() -> None:
    table = visit("A2", GRACE).table
    assert AUSTRIA.view(table, 0)["forecast"] == []
