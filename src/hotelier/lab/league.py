"""Every bot against every other: the same deals for all pairs, with seats changed."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean
from typing import Final

from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.kernel.rules import Rules
from hotelier.lab.arena import Fixture, Result, play_fixture
from hotelier.lab.cores import answers
from hotelier.lab.ratings import Duel, Rating, ratings
from hotelier.lab.watching import summaries

_CERTAIN: Final = 1.96


@dataclass(frozen=True, slots=True)
class Meeting:
    """What two bots made of their games; alone, what a bot made of the automaton."""

    bot: str
    against: str
    games: int
    wins: float
    """Share of games won by the first one; shared wins count in part."""
    low: float
    high: float
    """Within these the true share lies with a certainty of 95 % (Wilson)."""
    mean: float
    mean_against: float


@dataclass(frozen=True, slots=True)
class League:
    """All games of a round-robin and what they say."""

    game: str
    options: dict[str, str]
    first_seed: int
    bots: list[str]
    ratings: list[Rating]
    meetings: list[Meeting]
    results: list[Result]
    watched: dict[str, object]
    """By name of a watcher: what it sums up."""

    @property
    def forfeits(self) -> list[str]:
        """Games that a bot lost by failing, and how."""
        return [result.told_forfeit for result in self.results if result.forfeit]


def fixtures(
    rules: Rules,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    first_seed: int,
    watchers: Sequence[str] = (),
) -> list[Fixture]:
    """Who plays when. Every pair gets so many games; each deal is played from every seat.

    With more than two players one seat is the first bot's and all others are the second's.
    """
    if len(set(bots)) < len(bots):
        raise OptionError(sentence("error-named-once"))
    players = int(options["players"])
    if players == 1:
        return [
            Fixture(rules.name, dict(options), (bot,), first_seed + n, 0, tuple(watchers))
            for bot in bots
            for n in range(games)
        ]
    return [
        Fixture(
            rules.name,
            dict(options),
            (one, *[other] * (players - 1)),
            first_seed + n // players,
            n % players,
            tuple(watchers),
        )
        for one, other in combinations(bots, 2)
        for n in range(games)
    ]


def play_all(todo: Sequence[Fixture], processes: int) -> Generator[Result]:
    """The results in the order of the fixtures, on several cores if wanted."""
    return answers(play_fixture, todo, processes)


def summed_up(
    rules: Rules,
    options: Mapping[str, str],
    bots: Sequence[str],
    first_seed: int,
    results: Iterable[Result],
    watchers: Sequence[str] = (),
) -> League:
    """What the games of a round-robin say."""
    played = list(results)
    alone = int(options["players"]) == 1
    names = [*bots, rules.seat_names(options)[1]] if alone else list(bots)
    place = {name: index for index, name in enumerate(names)}
    rated = ratings([_duels(result, place, alone=alone) for result in played], len(names))
    meetings: list[Meeting] = []
    for one, other in combinations(names, 2):
        met = [r for r in played if {one, other} == set(_seats(r, names, alone=alone))]
        if met:
            meetings.append(_meeting(met, one, other, names, alone=alone))
    watched = summaries(watchers, [result.watched for result in played])
    return League(rules.name, dict(options), first_seed, names, rated, meetings, played, watched)


def _seats(result: Result, names: Sequence[str], *, alone: bool) -> tuple[str, ...]:
    """Who had each seat, an automaton included."""
    return (*result.seats, names[-1]) if alone else result.seats


def _duels(result: Result, place: Mapping[str, int], *, alone: bool) -> list[Duel]:
    """Each pair of seats with different bots, as a game of two."""
    names = list(place)
    seats = _seats(result, names, alone=alone)
    duels: list[Duel] = []
    for one, other in combinations(range(len(seats)), 2):
        if seats[one] == seats[other]:
            continue
        rank, opposed = _rank(result, one), _rank(result, other)
        share = 0.5 if rank == opposed else float(rank > opposed)
        duels.append((place[seats[one]], place[seats[other]], share))
    return duels


def _rank(result: Result, seat: int) -> tuple[bool, bool, int]:
    """What is compared of two seats: winners come first, and whoever failed comes last."""
    return seat in result.winners, seat != result.failed, result.scores[seat]


def _meeting(
    met: Sequence[Result], one: str, other: str, names: Sequence[str], *, alone: bool
) -> Meeting:
    wins = 0.0
    own: list[int] = []
    others: list[int] = []
    for result in met:
        seats = _seats(result, names, alone=alone)
        for seat, name in enumerate(seats):
            (own if name == one else others).append(result.scores[seat])
        wins += sum(seats[seat] == one for seat in result.winners) / len(result.winners)
    share = wins / len(met)
    low, high = _bounds(share, len(met))
    return Meeting(
        one,
        other,
        len(met),
        round(share, 4),
        low,
        high,
        round(fmean(own), 1),
        round(fmean(others), 1),
    )


def _bounds(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of games."""
    z = _CERTAIN
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4)
