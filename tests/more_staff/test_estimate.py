"""The greedy bot's judgement of module 5: it turns cards and trades where that helps."""

from __future__ import annotations

import pytest

from hotelier.austria.actions import WORD_OF
from hotelier.austria.rules import AUSTRIA
from hotelier.bots import make_bot
from hotelier.kernel.perspective import Perspective
from tests.more_staff import table
from tests.rules.position import Position


def chosen(game: Position) -> str:
    return WORD_OF[make_bot("greedy", "austria", 1).choose(Perspective(AUSTRIA, game.table, 0))]


@pytest.mark.parametrize("round", [3, 7])
def test_cards_are_turned_when_their_occasion_comes(round: int) -> None:
    assert chosen(table(round=round, staff=[172], dice={2: 3}).do("die2", "x0")) == "s172"
    assert chosen(table(round=round, staff=[166], dice={4: 3}).do("die4", "x0")) == "s166"
    assert chosen(table(round=round, staff=[174], dice={1: 3}).do("die1", "x0")) == "s174"


def test_a_trade_that_gains_is_made_before_the_turn_ends() -> None:
    game = table(round=7, staff=[173], kitchen="ss", dice={5: 1, 4: 1}, others={1: {"turns": 2}})
    game.do("die5") if game.may("die5") else None
    assert chosen(game) == "s173"
