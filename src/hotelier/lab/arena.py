"""Bots against bots, many games, and what came of it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import ceil
from statistics import fmean, pstdev
from typing import Any

from hotelier.bots import Bot, make_bot
from hotelier.bots.plugins.failed import BotFailed
from hotelier.bots.plugins.plugin_bot import PluginBot
from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.lab.cores import answers
from hotelier.lab.watching import Watcher, summaries, watcher_named

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
    forfeit: str = ""
    """Why a bot lost before the end, if one did."""
    failed: int | None = None
    """Its seat."""
    watched: tuple[Any, ...] = ()
    """What each watcher kept of the game."""

    @property
    def told_forfeit(self) -> str:
        return f"Seed {self.seed}: {self.forfeit}"


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
    forfeits: list[str]
    """Games that a bot lost by failing, and how."""
    watched: dict[str, object]
    """By name of a watcher: what it sums up."""

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played in a match."""

    game: str
    options: dict[str, str]
    entrants: tuple[str, ...]
    seed: int
    shift: int
    """By how many seats the entrants have moved on: they change seats from game to game."""
    watchers: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot in each seat."""
        count = len(self.entrants)
        return tuple(self.entrants[(seat + self.shift) % count] for seat in range(count))


def play_fixture(fixture: Fixture, more_watchers: Sequence[Watcher] = ()) -> Result:
    """One game of a match, in whatever process this is."""
    seed, seats = fixture.seed, fixture.seats
    rules = game_named(fixture.game)
    bots = [make_bot(name, fixture.game, 1000 * seed + seat) for seat, name in enumerate(seats)]
    watchers = [*(watcher_named(name)() for name in fixture.watchers), *more_watchers]
    state = rules.deal(fixture.options, seed)
    state.events = None
    for watcher in watchers:
        watcher.before(rules, fixture.options, seed, seats)
    try:
        choices = _play(rules, state, bots, watchers)
        winners, forfeit, failed = state.winners(), "", None
    except _Forfeit as failure:
        choices, winners, forfeit = failure.choices, failure.winners, str(failure)
        failed = int(state.seat)
    for bot in bots:
        if isinstance(bot, PluginBot):
            bot.close()
    kept = tuple(watcher.after(state) for watcher in watchers)
    scores = tuple(state.scores())
    return Result(seed, seats, scores, tuple(winners), choices, forfeit, failed, kept)


def _play(rules: Rules, state: State, bots: Sequence[Bot], watchers: Sequence[Watcher]) -> int:
    """Play to the end; the number of choices."""
    views = [Perspective(rules, state, seat) for seat in range(len(bots))]
    choices = 0
    while not state.over:
        seat = int(state.seat)
        try:
            choice = bots[seat].choose(views[seat])
        except BotFailed as failure:
            raise _Forfeit(state, choices, failure) from failure
        for watcher in watchers:
            watcher.step(state, choice)
        state.apply(choice)
        choices += 1
    return choices


class _Forfeit(HotelierError):
    """The bot to choose has lost by failing; the best of the others wins."""

    def __init__(self, state: State, choices: int, failure: BotFailed) -> None:
        super().__init__(str(failure))
        self.choices = choices
        scores = {seat: points for seat, points in enumerate(state.scores()) if seat != state.seat}
        best = max(scores.values())
        self.winners = [seat for seat, points in scores.items() if points == best]


def play_many(
    rules: Rules,
    options: Mapping[str, str],
    entrants: Sequence[str],
    games: int,
    first_seed: int,
    *,
    processes: int = 1,
    watchers: Sequence[str] = (),
) -> Generator[Result]:
    """All games of a match, on several cores if wanted; the order is always the same."""
    match = (rules.name, dict(options), tuple(entrants))
    fixtures = (
        Fixture(*match, first_seed + n, n % len(entrants), tuple(watchers)) for n in range(games)
    )
    chunk = max(1, min(64, games // (8 * processes)))
    return answers(play_fixture, fixtures, processes, chunk)


class Scorebook:
    """Takes the results of a match in the order of its games and sums them up."""

    def __init__(self, entrants: Sequence[str], watchers: Sequence[str] = ()) -> None:
        self._entrants = list(entrants)
        self._watchers = list(watchers)
        self._kept: list[tuple[Any, ...]] = []
        self._forfeits: list[str] = []
        self._scores: list[list[int]] = [[] for _ in entrants]
        self._wins = [0.0 for _ in entrants]
        self._automaton: list[int] = []
        self._choices: list[int] = []

    def add(self, result: Result) -> None:
        # An automaton has a seat and a score as well, but is no entrant.
        count = len(self._entrants)
        shift = len(self._choices) % count
        for seat, score in enumerate(result.scores[:count]):
            self._scores[(seat + shift) % count].append(score)
        self._automaton += result.scores[count:]
        for seat in result.winners:
            if seat < count:
                self._wins[(seat + shift) % count] += 1 / len(result.winners)
        self._choices.append(result.choices)
        self._kept.append(result.watched)
        if result.forfeit:
            self._forfeits.append(result.told_forfeit)

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
            game=rules.name,
            options=dict(options),
            first_seed=first_seed,
            games=games,
            mean_choices=mean_choices,
            standings=standings,
            automaton_mean=automaton,
            forfeits=self._forfeits,
            watched=summaries(self._watchers, self._kept),
        )


def _quantile(scores: list[int], share: float) -> int:
    return sorted(scores)[max(0, ceil(share * len(scores)) - 1)]
