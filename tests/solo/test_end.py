"""Emperor scoring, tiles, the end and who wins (SOLO-END)."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.final import card_points, score_the_end
from tests.proof import proves
from tests.solo.alone import HIM, Alone, alone, opened


def ended(**values: object) -> Alone:
    """A position right after the final scoring."""
    game = alone(**values)  # type: ignore[arg-type]
    game.table.stack = []
    game.table.events = game.events
    score_the_end(game.table)
    game.table.over = True
    return game


@proves("SOLO-END-1")
@pytest.mark.parametrize(
    ("space", "points", "left"), [(13, 9, 10), (4, 3, 1), (2, 2, 0), (0, 0, 0)]
)
def test_he_scores_and_falls_back_without_reward_or_penalty(
    space: int, points: int, left: int
) -> None:
    game = alone(scoring=True, first=1, emperor=13, his={"emperor": space})
    assert game.his_points == points
    assert game.him.emperor == left
    assert (game.him.krones, game.him.kitchen) == (0, 0)
    assert game.krones == 13, "only you get the 3 krones"
    rewarded = {event[1] for event in game.events if event[0] == events.EMPEROR_REWARDS}
    assert rewarded == {0}


@proves("SOLO-END-1")
def test_the_penalty_is_yours_only() -> None:
    game = alone(scoring=True, round=7, tiles=("A1", "B1", "C1"), emperor=0, his={"emperor": 0})
    assert game.points_from("Emperor tiles") == -8
    assert game.points_from("Emperor tiles", seat=1) == 0


@proves("SOLO-END-2")
def test_tiles_are_swapped_after_each_round() -> None:
    game = opened(5)
    game.table.events = game.events
    while not game.over:
        game.do("pass" if game.may("pass") else sorted(game.words)[0])
    firsts = [event[1] for event in game.events if event[0] == events.ROUND_BEGAN]
    assert firsts == [1, 0, 1, 0, 1, 0, 1]


@proves("SOLO-END-3")
def test_rooms_and_face_up_staff_and_nothing_else() -> None:
    # Two blue rooms on floors 1 and 3, the Concierge counts them.
    game = ended(his={"occupied": "a1 a3", "staff": [28]}, rooms="", krones=0)
    assert game.points_from("occupied rooms", HIM) == 1 + 3
    assert game.points_from("staff at the end", HIM) == 2 * 3
    assert game.his_points == 10


@proves("SOLO-END-3")
def test_face_down_staff_does_not_score() -> None:
    game = ended(private=[28], his={"occupied": "a1 a3"})
    assert game.points_from("staff at the end", HIM) == 0


@proves("SOLO-END-3")
@pytest.mark.parametrize(
    ("mine", "points"), [([28, 31], 9), ([31], 3), ([], 0), ([1, 29], 0)], ids=str
)
def test_his_secretary_copies_your_best_end_card_for_him(mine: list[int], points: int) -> None:
    game = alone(staff=mine, his={"occupied": "a1 e1 a3", "staff": [29]})
    assert card_points(game.table, game.him, 29) == points


@proves("SOLO-END-3")
def test_his_assistant_manager_counts_face_up_cards_only() -> None:
    game = alone(private=[27, 28, 30], his={"staff": [32, 31]})
    assert card_points(game.table, game.him, 32) == 4


@proves("SOLO-END-3", "HAUTEL-7")
def test_his_receptionist_counts_tiles() -> None:
    game = alone(special="hautel-couture", his={"occupied": "a1", "rooms": "a4 b4", "staff": [34]})
    assert card_points(game.table, game.him, 34) == 3


@proves("SOLO-END-3")
def test_his_marketing_director_counts_claimed_objectives() -> None:
    game = alone(dice={1: 9}, his={"staff": [40]})
    for card in (203, 209, 200, 204):
        game.he_plays(card)
    assert game.his_discs == [3, 1, 0]
    assert card_points(game.table, game.him, 40) == 5


@proves("SOLO-RUL-6")
def test_your_secretary_may_copy_his_face_up_cards() -> None:
    game = alone(staff=[29], occupied="a1", private=[30], his={"staff": [28]})
    assert card_points(game.table, game.me, 29) == 3
    hidden = alone(staff=[29], occupied="b1", private=[30])
    assert card_points(hidden.table, hidden.me, 29) == 0


@proves("SOLO-END-4")
@pytest.mark.parametrize(("mine", "his", "winner"), [(50, 49, 0), (50, 50, 1), (49, 50, 1)])
def test_you_win_only_with_more_points(mine: int, his: int, winner: int) -> None:
    game = alone(krones=12)
    game.me.points, game.him.points = mine, his
    assert game.table.winners() == [winner]
