"""What the greedy bot makes of unique hotels."""

from __future__ import annotations

from hotelier.austria.actions import WORD_OF
from hotelier.austria.cards.entrances import ENTRANCES
from hotelier.austria.rules import AUSTRIA
from hotelier.bots import make_bot
from hotelier.bots.austria_estimate import estimate
from hotelier.bots.entrance_estimate import WORTH_AT_START, market_worth
from hotelier.kernel.perspective import Perspective
from tests.entrances.unique import hotel, market
from tests.rules.position import Position


def chosen(game: Position) -> str:
    """What the greedy bot does here."""
    seen = Perspective(AUSTRIA, game.table, game.seat)
    return WORD_OF[make_bot("greedy", "austria", 3).choose(seen)]


def worth(game: Position) -> float:
    return estimate(game.table, 0)


def test_every_hotel_has_a_worth_and_a_bid_costs_some_of_it() -> None:
    assert sorted(WORTH_AT_START) == list(range(ENTRANCES))
    game = market("auction")
    seat, word = game.seat, sorted(game.words)[0]
    assert game.table.market is not None
    assert market_worth(game.table.market, seat) == 0
    game.do(word)
    free = market_worth(game.table.market, seat)
    assert free > 0
    game.do(word)
    other = next(s for s in range(3) if market_worth(game.table.market, s))
    assert market_worth(game.table.market, other) < free


def test_it_never_bids_more_than_a_hotel_is_worth() -> None:
    game = market("auction", players="2")
    for _ in range(30):
        if game.table.market is None:
            break
        game.do(chosen(game))
    assert all(hotel.krones >= 2 for hotel in game.table.hotels)


def test_a_personal_objective_that_is_met_is_claimed() -> None:
    full = ["Duke", "Earl", "Count"]
    assert chosen(hotel("ninas", krones=20, dice={4: 1}, cafe=full)) == "ownA"


def test_promises_grow_with_what_brings_them_nearer() -> None:
    column = hotel("dove", rooms="a1", occupied="a2 a3 a4")
    bare = hotel("dove", rooms="a1", occupied="a2 a3 a4", tokens=[])
    assert worth(column) > worth(bare)
    assert worth(hotel("kaufman", pile=[66, 67, 68])) > worth(hotel("kaufman"))
    assert worth(hotel("wray", emperor=3)) > worth(hotel("wray", emperor=3, beside=()))
    assert worth(hotel("chateau", occupied="c1 d1 c2")) > worth(hotel("kozi", occupied="c1 d1 c2"))
