"""The game alone against Leopold as a Gymnasium environment.

    import gymnasium, hotelier.lab.gymnasium
    env = gymnasium.make("hotelier/Leopold-v1", difficulty="hard", leopold_hotel="sushi")
    envs = gymnasium.make_vec("hotelier/Leopold-v1", num_envs=1024)

Whoever makes many gets them from one batch, which is much faster than many single ones.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from hotelier.games import game_named
from hotelier.kernel.errors import IllegalChoice
from hotelier.kernel.fleet import rewards_for_winning
from hotelier.kernel.state import State
from hotelier.lab.agreed import WIN, agreed, gains_points
from hotelier.lab.batch import Batch
from hotelier.lab.extras import door
from hotelier.lab.reading import position_text

with door("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from hotelier.lab.spaces import Choices, Desk, Mask, Numbers, observation_space

LEOPOLD: Final = "hotelier/Leopold-v1"
_GAME: Final = "austria"
_PLAYER: Final = 0
_ALONE: Final = {"players": "1"}
_MASK: Final = "action_mask"
_SEEDS: Final = 2**62
_LOST: Final = -1.0
Info = dict[str, Any]


class LeopoldEnv(gymnasium.Env[Numbers, np.int64]):
    """One player, and Leopold or Elisabeth who play by themselves.

    The mask of legal choices is in the info of every step, and `action_masks()` tells it too. An
    illegal choice loses the game at once, with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, *, reward: str = WIN, render_mode: str | None = None, **options: object
    ) -> None:
        self.rules = game_named(_GAME)
        self.options = agreed(self.rules, {**options, **_ALONE})
        self.render_mode = render_mode
        self._gains_points = gains_points(reward)
        self._desk = Desk(self.rules)
        self.choices = Choices(self.rules)
        self.action_space = self.choices
        self.observation_space: gymnasium.Space[Numbers] = observation_space(self.rules)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """Deal a new game; without a seed the next one of those before."""
        super().reset(seed=seed, options=options)
        dealt = int(self.np_random.integers(_SEEDS)) if seed is None else seed
        self.state: State = self.rules.deal(self.options, dealt)
        self.state.events = None
        self._points = self.state.scores()[_PLAYER]
        return self._seen()

    def _seen(self) -> tuple[Numbers, Info]:
        self.choices.legal = self.state.choices
        info: Info = {_MASK: self.action_masks()}
        if self.state.over:
            info["scores"] = self.state.scores()
        return self._desk.observation(self.state, _PLAYER), info

    def action_masks(self) -> Mask:
        """1 for every legal choice; none when the game is over."""
        return self._desk.mask(self.state.choices)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        if self.state.over:
            raise IllegalChoice("The game is over; reset deals another.")
        if action not in self.state.choices:
            return self._forfeit()
        self.state.apply(int(action))
        numbers, info = self._seen()
        return numbers, self._reward(), self.state.over, False, info

    def _forfeit(self) -> tuple[Numbers, float, bool, bool, Info]:
        """A choice that is not legal loses the game."""
        self.state.over = True
        self.state.choices = []
        numbers, info = self._seen()
        return numbers, _LOST, True, False, {**info, "illegal": True}

    def _reward(self) -> float:
        if not self._gains_points:
            return rewards_for_winning(self.state)[_PLAYER] if self.state.over else 0.0
        before, self._points = self._points, self.state.scores()[_PLAYER]
        return float(self._points - before)

    def render(self) -> str:
        """The position in words."""
        return position_text(self.rules, self.state)


class LeopoldVector(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Many such games from one batch; a game that ends is followed by the next at once."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        reward: str = WIN,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        rules = game_named(_GAME)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self._reward = reward
        self.options: dict[str, Any] = {**agreed(rules, {**options, **_ALONE})}
        self.single_action_space = Choices(rules)
        self.single_observation_space = observation_space(rules)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[Any], Info]:
        """Deal all games anew; game n with the seed plus n."""
        del options
        first = seed[0] if isinstance(seed, list) else seed
        first = secrets.randbelow(_SEEDS) if first is None else first
        self.batch = Batch(_GAME, self.num_envs, seed=first, reward=self._reward, **self.options)
        return self.batch.arrays.observations.copy(), {_MASK: self.batch.arrays.masks.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        seen = self.batch.step(actions)
        info: Info = {_MASK: seen.masks.copy()}
        if seen.ended.any():
            info["scores"] = seen.scores[:, :2].copy()
            info["_scores"] = seen.ended.copy()
        rewards = seen.rewards[:, _PLAYER].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return seen.observations.copy(), rewards, seen.ended.copy(), never, info

    def sample(self) -> NDArray[np.int32]:
        """A random legal choice for every game."""
        return self.batch.sample().copy()


gymnasium.register(
    LEOPOLD,
    entry_point=LeopoldEnv,
    vector_entry_point=LeopoldVector,
)
