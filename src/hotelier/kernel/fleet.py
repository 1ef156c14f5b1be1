"""Many games side by side, each step of all of them in one call.

This is the inner loop of learning programs: apply, deal anew where a game ended, write what the
next to choose may know and which choices are legal. It knows nothing of arrays; lab/batch.py
lends what is written here to numpy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hotelier.kernel.chance import Chance
from hotelier.kernel.errors import IllegalChoice
from hotelier.kernel.lanes import blank
from hotelier.kernel.state import State

SEATS: Final = 4
"""Rewards and scores have so many places for each game, whatever its size."""
_CHOICE_BYTES: Final = 4


class Fleet:
    """Games in a row; `row`, `mask`, `chooser` and so on are packed arrays over all of them."""

    __slots__ = (
        "actions",
        "chooser",
        "deal",
        "dealt",
        "ended",
        "gain_points",
        "games",
        "mask",
        "rewards",
        "row",
        "scores",
        "seed",
        "states",
        "stride",
        "words",
    )

    def __init__(
        self,
        deal: Callable[[int], State],
        games: int,
        words: int,
        actions: int,
        seed: int,
        stride: int,
        gain_points: bool,
    ) -> None:
        self.deal = deal
        self.games: i64 = games
        self.words: i64 = words
        self.actions: i64 = actions
        self.seed = seed
        """Game n is dealt with seed + n at first, and with `stride` more each time after that."""
        self.stride = stride
        self.gain_points = gain_points
        """Rewards are points gained; otherwise they come at the end, for winning."""
        self.states: list[State] = []
        self.dealt: list[int] = [0] * games
        self.row: vec[i64] = blank(games * words)
        self.mask: vec[u8] = vec[u8]([0] * (games * actions))
        self.chooser: vec[i64] = blank(games)
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * SEATS))
        self.scores: vec[i64] = blank(games * SEATS)
        """The points of every seat; of a game that has just ended, its final ones."""
        for game in range(games):
            self.states.append(self._deal(game))
            self._show(game)
            self._count(game)

    def _deal(self, game: i64) -> State:
        state = self.deal(self.seed + self.stride * self.dealt[game] + game)
        state.events = None
        self.dealt[game] += 1
        return state

    def _show(self, game: i64) -> None:
        """Write what the next to choose may know and do."""
        state = self.states[game]
        state.observe(state.seat, self.row, self.words * game)
        self.chooser[game] = state.seat
        mark(self.mask, self.actions * game, state.choices, 1)

    def _count(self, game: i64) -> None:
        scores = self.scores
        place = SEATS * game
        for points in self.states[game].scores():
            scores[place] = points
            place += 1

    def step(self, choices: bytes) -> None:
        """Make a choice in every game: 32-bit numbers, lowest byte first."""
        self.check(choices)
        for game in range(self.games):
            state = self.states[game]
            mark(self.mask, self.actions * game, state.choices, 0)
            chosen = i64(read_i32_le(choices, _CHOICE_BYTES * game))
            state.apply(chosen)
            self._reward(game, state)
            if state.over:
                self.ended[game] = 1
                self.states[game] = self._deal(game)
            else:
                self.ended[game] = 0
            self._show(game)

    def check(self, choices: bytes) -> None:
        """Refuse a whole step before anything has changed."""
        if len(choices) != _CHOICE_BYTES * self.games:
            raise IllegalChoice(f"A step of {self.games} games needs one choice for each of them.")
        for game in range(self.games):
            choice = i64(read_i32_le(choices, _CHOICE_BYTES * game))
            if not 0 <= choice < self.actions or self.mask[self.actions * game + choice] == 0:
                raise IllegalChoice(f"{choice} is not legal in game {game}.")

    def _reward(self, game: i64, state: State) -> None:
        rewards = self.rewards
        place = SEATS * game
        if self.gain_points:
            scores = self.scores
            fresh = self.ended[game]
            for points in state.scores():
                before = 0 if fresh else scores[place]
                rewards[place] = float(points - before)
                scores[place] = points
                place += 1
        elif state.over:
            self._count(game)
            for reward in rewards_for_winning(state):
                rewards[place] = reward
                place += 1
        elif self.ended[game]:
            for seat in range(SEATS):
                rewards[place + seat] = 0.0

    def sample(self, chance: Chance, chosen: vec[i32]) -> None:
        """A random legal choice for every game."""
        for game in range(self.games):
            choices = self.states[game].choices
            choice: i64 = choices[chance.below(len(choices))]
            chosen[game] = i32(choice)


def mark(mask: vec[u8], first: i64, choices: list[int], value: u8) -> None:
    """Write a value at the place of every choice; the first place is that of choice 0."""
    for choice in choices:
        mask[first + choice] = value


def rewards_for_winning(state: State) -> list[float]:
    """Of a game that is over: 1 for winning alone, less for sharing, in all 0."""
    players = len(state.scores())
    winners = state.winners()
    lost = -1.0 / (players - 1)
    won = -lost * (players - len(winners)) / len(winners)
    return [won if seat in winners else lost for seat in range(players)]
