"""Round-robins of bots: paired deals, ratings, and files."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from hotelier.games import game_named
from hotelier.kernel.errors import OptionError
from hotelier.lab.arena import Result
from hotelier.lab.league import fixtures, play_all, summed_up
from hotelier.lab.ratings import Duel, ratings


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


def test_a_clean_sweep_of_few_games_is_not_certain() -> None:
    strong, weak = ratings([[(0, 1, 1.0)]] * 4, 2)
    assert strong.elo == pytest.approx(191, abs=1)
    # Four wins of four are some 55 to 100 % in the long run.
    assert 0 < strong.low < 40
    assert strong.high > 600
    assert (weak.low, weak.high) == (-strong.high, -strong.low)
    # More of them say more.
    surer, _ = ratings([[(0, 1, 1.0)]] * 40, 2)
    assert surer.low > strong.elo
    assert surer.high > surer.elo + 200


def test_one_game_says_next_to_nothing() -> None:
    for share in (0.0, 0.5, 1.0):
        one, _ = ratings([[(0, 1, share)]], 2)
        assert one.low < 0 < one.high
        assert one.high - one.low > 500


def test_who_never_met_anybody_is_in_the_middle() -> None:
    *_, alone = ratings([[(0, 1, 1.0)]] * 4, 3)
    assert alone.elo == pytest.approx(0, abs=0.1)


def test_a_game_against_several_at_once_counts_as_one() -> None:
    assert ratings([[(0, 1, 1.0)] * 3] * 4, 2) == ratings([[(0, 1, 1.0)]] * 4, 2)


@pytest.mark.parametrize(("games", "apart"), [(4, 120), (4, 500), (30, 0), (30, 500), (30, 1200)])
def test_the_truth_lies_within_the_bounds_as_often_as_they_say(games: int, apart: int) -> None:
    chance = random.Random(apart + games)
    pairs = list(combinations(range(3), 2))
    within = rated = 0
    for league in range(40):
        played: list[list[Duel]] = []
        for one, other in pairs:
            wins = 1 / (1 + 10 ** ((one - other) * apart / 400))
            played += [[(one, other, float(chance.random() < wins))] for _ in range(games)]
        for place, rating in enumerate(ratings(played, 3, league)):
            within += rating.low <= (1 - place) * apart <= rating.high
            rated += 1
    assert within / rated > 0.9


def test_a_field_far_apart_is_not_drawn_together() -> None:
    swept = [[(one, other, 1.0)] for one, other in combinations(range(6), 2) for _ in range(100)]
    elos = [rating.elo for rating in ratings(swept, 6)]
    assert elos == sorted(elos, reverse=True)
    # Next to each other they are as far apart as two with 100 wins of 100, or nearly so.
    assert all(one - other > 800 for one, other in pairwise(elos))


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


def test_whoever_fails_is_behind_everybody() -> None:
    rules = game_named("overbooking")
    options = rules.settle({"players": "3"})
    bots = ["fails", "random"]
    # It had more points than one of the others when it failed.
    seats = ("fails", "random", "random")
    lost = Result(1, seats, (20, 30, 10), (1,), 9, "It failed.", failed=0)
    league = summed_up(rules, options, bots, 1, [lost])
    swept = Result(1, seats, (5, 30, 10), (1,), 9)
    assert league.ratings == summed_up(rules, options, bots, 1, [swept]).ratings


@pytest.mark.parametrize("players", ["1", "2"])
def test_a_bot_is_named_once(players: str) -> None:
    rules = game_named("austria")
    with pytest.raises(OptionError, match="once"):
        fixtures(rules, rules.settle({"players": players}), ["greedy", "greedy"], 2, 0)
