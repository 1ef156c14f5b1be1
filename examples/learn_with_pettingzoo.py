"""Learn Overbooking from nothing through PettingZoo, one game after the other.

python learn_with_pettingzoo.py       # about a minute; then it plays 200 games with random
"""

import sys

import numpy as np
from numpy.typing import NDArray

from hotelier.games import game_named
from hotelier.lab import pettingzoo
from hotelier.lab.spread import Spread

PACE, FORESIGHT = 0.001, 0.98
Floats = NDArray[np.float32]


class Policy:
    def __init__(self) -> None:
        rules = game_named("overbooking")
        self.spread = Spread(rules.observation)
        self.choices = np.zeros((self.spread.size, rules.action_space), np.float32)
        self.usual = 0.0

    def odds(self, seen: Floats, mask: NDArray[np.int8]) -> Floats:
        hopes = np.where(mask, seen @ self.choices, -np.inf)
        odds = np.exp(hopes - hopes.max())
        return np.asarray(odds / odds.sum(), np.float32)


def play(policy: Policy, seed: int, chance: np.random.Generator, *, learns: bool) -> list[float]:
    """A game of the policy with itself, or with random; what each agent was given."""
    env = pettingzoo.overbooking(players=2, reward="points")
    env.reset(seed=seed)
    past: dict[str, list[list[object]]] = {agent: [] for agent in env.agents}
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        numbers, reward, over, _, info = env.last()
        given[agent] += reward
        if past[agent]:
            past[agent][-1][3] = reward
        if over:
            env.step(None)
            continue
        seen = policy.spread(numbers[None])[0]
        odds = policy.odds(seen, info["action_mask"])
        if learns or agent == "player_0":
            chosen = int((odds.cumsum() > chance.random() * odds.sum()).argmax())
        else:
            chosen = int(chance.choice(np.flatnonzero(info["action_mask"])))
        past[agent].append([seen, odds, chosen, 0.0])
        env.step(chosen)
    if learns:
        for steps in past.values():
            learn(policy, steps)
    return list(given.values())


def learn(policy: Policy, steps: list[list[object]]) -> None:
    to_come = 0.0
    for seen, odds, chosen, reward in reversed(steps):
        assert isinstance(seen, np.ndarray)
        assert isinstance(odds, np.ndarray)
        assert isinstance(chosen, int)
        assert isinstance(reward, float)
        to_come = reward + FORESIGHT * to_come
        surprise = to_come - policy.usual
        policy.usual += 0.02 * surprise
        odds[chosen] -= 1
        policy.choices -= PACE * surprise * np.outer(seen, odds)


def main(lessons: int = 500, games: int = 200) -> float:
    policy, chance = Policy(), np.random.default_rng(0)
    for seed in range(lessons):
        play(policy, seed, chance, learns=True)
    wins = 0.0
    for seed in range(games):
        mine, others = play(policy, 10**6 + seed, chance, learns=False)
        wins += 1 if mine > others else 0.5 if mine == others else 0
    return wins / games


if __name__ == "__main__":
    print(f"wins against random: {main(*map(int, sys.argv[1:])):.0%}")
