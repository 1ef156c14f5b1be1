"""Learn Overbooking from nothing, by playing oneself in batches: a policy and a critic in numpy.

python learn_in_batches.py            # about a minute; then it plays 1000 games with random
"""

import sys

import numpy as np
from numpy.typing import NDArray

from hotelier.lab.batch import Batch
from hotelier.lab.spread import Spread

GAMES, STEPS, PACE, FORESIGHT = 256, 32, 0.05, 0.98
Floats = NDArray[np.float32]


class Policy:
    def __init__(self, batch: Batch) -> None:
        self.spread = Spread(batch.rules.observation)
        self.choices = np.zeros((self.spread.size, batch.rules.action_space), np.float32)
        self.worth = np.zeros(self.spread.size, np.float32)

    def odds(self, seen: Floats, masks: NDArray[np.int8]) -> Floats:
        hopes = np.where(masks, seen @ self.choices, -1e9).astype(np.float32)
        odds: Floats = np.exp(hopes - hopes.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    def choose(self, odds: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
        above: NDArray[np.bool_] = odds.cumsum(axis=1) > chance.random((len(odds), 1))
        return np.asarray(above.argmax(axis=1))

    def learn(self, batch: Batch, chance: np.random.Generator) -> None:
        now, past = batch.arrays, []
        for _ in range(STEPS):
            seen, seats = self.spread(now.observations), now.seats.copy()
            odds = self.odds(seen, now.masks)
            chosen = self.choose(odds, chance)
            batch.step(chosen)
            past.append((seen, seats, odds, chosen, now.rewards.copy(), now.ended.copy()))
        to_come = np.zeros_like(now.rewards)
        for seen, seats, odds, chosen, rewards, ended in reversed(past):
            to_come = rewards + FORESIGHT * to_come * ~ended[:, None]
            surprise = to_come[np.arange(GAMES), seats] - seen @ self.worth
            self.worth += 1e-3 * surprise @ seen / GAMES
            odds[np.arange(GAMES), chosen] -= 1
            self.choices -= PACE / GAMES * seen.T @ (odds * surprise[:, None])


def against_random(policy: Policy, chance: np.random.Generator, games: int) -> float:
    """The share of wins of the policy in seat 0."""
    batch, wins, ended = Batch("overbooking", GAMES, seed=10**6), 0.0, 0
    while ended < games:
        now = batch.arrays
        chosen = policy.choose(policy.odds(policy.spread(now.observations), now.masks), chance)
        batch.step(np.where(now.seats == 0, chosen, batch.sample()))
        ended += now.ended.sum()
        wins += (now.rewards[now.ended, 0] + 1).sum() / 2
    return float(wins / ended)


def main(updates: int = 200, games: int = 1000) -> float:
    batch = Batch("overbooking", GAMES, reward="points", players=2)
    policy, chance = Policy(batch), np.random.default_rng(0)
    for _ in range(updates):
        policy.learn(batch, chance)
    return against_random(policy, chance, games)


if __name__ == "__main__":
    print(f"wins against random: {main(*map(int, sys.argv[1:])):.0%}")
