"""Bots against bots, many games, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import ceil
from multiprocessing import Pool
from statistics import fmean, pstdev
from typing import Any

from hotelier.bots import Bot, make_bot
from hotelier.games import game_named
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.rules import Rules

_SHARES = (0.1, 0.25, 0.5, 0.75, 0.9)


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended."""

    seed: int
    seats: tuple[str, ...]
    """The bot in each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entrant of a match achieved."""

    entrant: int
    bot: str
    games: int
    mean_score: float
    score_deviation: float
    best: int
    worst: int
    quantiles: list[int]
    """The score that 10, 25, 50, 75 and 90 percent of the games stay at or below."""
    win_rate: float
    """Shared wins count in part."""


@dataclass(frozen=True, slots=True)
class Match:
    """The sum of many games."""

    game: str
    options: dict[str, str]
    first_seed: int
    games: int
    mean_choices: float
    standings: list[Standing]
    automaton_mean: float | None
    """The mean score of an opponent that plays by itself, where the game has one."""

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def play_one(
    rules: Rules, options: Mapping[str, str], bots: Sequence[Bot], seed: int
) -> tuple[list[int], list[int], int]:
    """One game from the deal to the end: scores, winners, number of choices."""
    state = rules.deal(options, seed)
    state.events = None
    views = [Perspective(rules, state, seat) for seat in range(len(bots))]
    choices = 0
    while not state.over:
        seat = int(state.seat)
        state.apply(bots[seat].choose(views[seat]))
        choices += 1
    return state.scores(), state.winners(), choices


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played in a match."""

    game: str
    options: dict[str, str]
    entrants: tuple[str, ...]
    seed: int
    shift: int
    """By how many seats the entrants have moved on: they change seats from game to game."""


def play_fixture(fixture: Fixture) -> tuple[int, Result]:
    """One game of a match, in whatever process this is."""
    count = len(fixture.entrants)
    names = tuple(fixture.entrants[(seat + fixture.shift) % count] for seat in range(count))
    seed = fixture.seed
    bots = [make_bot(name, fixture.game, 1000 * seed + seat) for seat, name in enumerate(names)]
    rules = game_named(fixture.game)
    scores, winners, choices = play_one(rules, fixture.options, bots, seed)
    return fixture.shift, Result(seed, names, tuple(scores), tuple(winners), choices)


def play_many(
    rules: Rules,
    options: Mapping[str, str],
    entrants: Sequence[str],
    games: int,
    first_seed: int,
    *,
    processes: int = 1,
) -> Iterator[tuple[int, Result]]:
    """All games of a match, on several cores if wanted; the order is always the same."""
    fixtures = (
        Fixture(rules.name, dict(options), tuple(entrants), first_seed + n, n % len(entrants))
        for n in range(games)
    )
    if processes == 1 or games == 1:
        yield from map(play_fixture, fixtures)
        return
    chunk = max(1, min(64, games // (8 * processes)))
    with Pool(processes) as pool:
        yield from pool.imap(play_fixture, fixtures, chunk)


class Scorebook:
    """Takes results as they come and sums them up."""

    def __init__(self, entrants: Sequence[str]) -> None:
        self._entrants = list(entrants)
        self._scores: list[list[int]] = [[] for _ in entrants]
        self._wins = [0.0 for _ in entrants]
        self._automaton: list[int] = []
        self._choices: list[int] = []

    def add(self, shift: int, result: Result) -> None:
        # An automaton has a seat and a score as well, but is no entrant.
        count = len(self._entrants)
        for seat, score in enumerate(result.scores[:count]):
            self._scores[(seat + shift) % count].append(score)
        self._automaton += result.scores[count:]
        for seat in result.winners:
            if seat < count:
                self._wins[(seat + shift) % count] += 1 / len(result.winners)
        self._choices.append(result.choices)

    def match(self, rules: Rules, options: Mapping[str, str], first_seed: int) -> Match:
        games = len(self._choices)
        standings = [
            Standing(
                entrant=place + 1,
                bot=name,
                games=games,
                mean_score=round(fmean(scores), 2),
                score_deviation=round(pstdev(scores), 2),
                best=max(scores),
                worst=min(scores),
                quantiles=[_quantile(scores, share) for share in _SHARES],
                win_rate=round(self._wins[place] / games, 4),
            )
            for place, (name, scores) in enumerate(zip(self._entrants, self._scores, strict=True))
        ]
        mean_choices = round(fmean(self._choices), 1)
        automaton = round(fmean(self._automaton), 2) if self._automaton else None
        return Match(
            rules.name, dict(options), first_seed, games, mean_choices, standings, automaton
        )


def _quantile(scores: list[int], share: float) -> int:
    return sorted(scores)[max(0, ceil(share * len(scores)) - 1)]
