"""Round-robins of bots: paired deals, ratings, and files."""

from __future__ import annotations

import pytest

from hotelier.games import game_named
from hotelier.kernel.errors import OptionError
from hotelier.lab.league import fixtures, play_all, summed_up
from hotelier.lab.ratings import ratings


def test_every_deal_is_played_from_every_seat() -> None:
    rules = game_named("austria")
    options = rules.settle({"players": "3"})
    todo = fixtures(rules, options, ["greedy", "random"], 6, 10)
    assert [fixture.seed for fixture in todo] == [10, 10, 10, 11, 11, 11]
    assert [fixture.seats.index("greedy") for fixture in todo] == [0, 2, 1, 0, 2, 1]


def test_ratings_find_the_strength_that_made_the_results() -> None:
    games = [[(0, 1, float(n % 10 != 0))] for n in range(400)]
    strong, weak = ratings(games, 2)
    # Nine wins of ten are some 380 points of Elo.
    assert strong.elo - weak.elo == pytest.approx(380, abs=15)
    assert strong.low < strong.elo < strong.high
    assert strong.low > weak.high


def test_equal_bots_have_equal_ratings() -> None:
    games = [[(0, 1, float(n % 2))] for n in range(100)]
    one, other = ratings(games, 2)
    assert one.elo == pytest.approx(other.elo, abs=1)


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_a_league_sums_up_its_games(players: str) -> None:
    rules = game_named("austria")
    options = rules.settle({"players": players})
    bots = ["greedy"] if players == "1" else ["greedy", "random"]
    results = list(play_all(fixtures(rules, options, bots, 4, 1), 1))
    league = summed_up(rules, options, bots, 1, results)
    (meeting,) = league.meetings
    assert meeting.games == 4
    assert meeting.low <= meeting.wins <= meeting.high
    if players != "1":
        assert meeting.wins == 1
        assert meeting.mean > meeting.mean_against
        assert league.ratings[0].elo > league.ratings[1].elo


def test_a_bot_is_named_once() -> None:
    rules = game_named("austria")
    with pytest.raises(OptionError, match="once"):
        fixtures(rules, rules.settle({}), ["greedy", "greedy"], 2, 0)
