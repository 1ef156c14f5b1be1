"""Both games as PettingZoo environments: agents take turns, and masks tell the legal choices.

from hotelier.lab import pettingzoo
env = pettingzoo.env(players=3, board="day")
rival = pettingzoo.overbooking(players=2, reward="points")
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from hotelier.games import game_named
from hotelier.kernel.errors import IllegalChoice, OptionError
from hotelier.kernel.fleet import rewards_for_winning
from hotelier.kernel.options import PLAYERS
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.lab.agreed import WIN, agreed, gains_points
from hotelier.lab.extras import door
from hotelier.lab.reading import position_text

with door("rl"):
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

    from hotelier.lab.spaces import Choices, Desk, Mask, Numbers, mask_space, observation_space

IN_INFO: Final = "info"
IN_OBSERVATION: Final = "observation"
_MASK: Final = "action_mask"
_SEEDS: Final = 2**62


def env(*, reward: str = WIN, masks: str = IN_INFO, **options: object) -> HotelEnv:
    """Grand Austria Hotel; every option of the game is an argument, as `leopold_hotel`.

    `masks` says where the legal choices are told: in the info of the agent to choose, beside an
    observation that is an array, or in the observation, which then is a dict as in PettingZoo's
    own board games.
    """
    return HotelEnv(game_named("austria"), options, reward=reward, masks=masks)


def overbooking(*, reward: str = WIN, masks: str = IN_INFO, **options: object) -> HotelEnv:
    """Overbooking, with the same arguments."""
    return HotelEnv(game_named("overbooking"), options, reward=reward, masks=masks)


class HotelEnv(AECEnv[str, Any, int]):
    """A game of the house. Leopold plays by himself and is no agent."""

    metadata: dict[str, Any]

    def __init__(
        self, rules: Rules, options: dict[str, object], *, reward: str, masks: str
    ) -> None:
        super().__init__()
        if masks not in (IN_INFO, IN_OBSERVATION):
            raise OptionError(f"Masks are told in {IN_INFO} or {IN_OBSERVATION}, not in '{masks}'.")
        self.metadata = {
            "name": f"hotelier_{rules.name}_v{rules.observation.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.rules = rules
        self.options = agreed(rules, options)
        self.possible_agents = [f"player_{seat}" for seat in range(int(self.options[PLAYERS]))]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._gains_points = gains_points(reward)
        self._in_observation = masks == IN_OBSERVATION
        self._desk = Desk(rules)
        seen: spaces.Space[Any] = observation_space(rules)
        if self._in_observation:
            seen = spaces.Dict({"observation": seen, _MASK: mask_space(rules)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._choices = {agent: Choices(rules) for agent in self.possible_agents}
        self.action_spaces = dict(self._choices)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, without a seed any; its options were agreed when it was made."""
        del options
        seed = secrets.randbelow(_SEEDS) if seed is None else seed
        self.state_now: State = self.rules.deal(self.options, seed)
        self.state_now.events = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Mask]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._scores = self.state_now.scores()
        self._await()

    def _await(self) -> None:
        """Tell the agent who is to choose what it may do."""
        agent = self.possible_agents[self.state_now.seat]
        self.agent_selection = agent
        legal = self.state_now.choices
        self._choices[agent].legal = legal
        if not self._in_observation:
            self.infos[agent] = {_MASK: self._desk.mask(legal)}

    def observe(self, agent: str) -> Numbers | dict[str, NDArray[Any]]:
        """What an agent may know; the mask of one who is not to choose is all zeros."""
        state = self.state_now
        seat = self._seat_of[agent]
        numbers = self._desk.observation(state, seat)
        if not self._in_observation:
            return numbers
        legal = state.choices if seat == state.seat and not state.over else []
        return {"observation": numbers, _MASK: self._desk.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now
        if action not in state.choices:
            raise IllegalChoice(f"{action} is not legal for {agent}; its mask tells what is.")
        if not self._in_observation:
            self.infos[agent] = {}
        state.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._gains_points or state.over:
            self._reward()
        if not state.over:
            self._await()
            return
        for each in self.agents:
            self.terminations[each] = True
        self.agent_selection = self.agents[0]

    def _reward(self) -> None:
        """What the step brings everybody."""
        state = self.state_now
        if self._gains_points:
            scores = state.scores()
            gains = [float(now - then) for now, then in zip(scores, self._scores, strict=True)]
            self._scores = scores
        else:
            gains = rewards_for_winning(state)
        for agent in self.agents:
            self.rewards[agent] = gains[self._seat_of[agent]]
        self._accumulate_rewards()

    def render(self) -> str:
        """The position in words: points, the question, and what may be answered."""
        return position_text(self.rules, self.state_now)

    def close(self) -> None:
        """There is nothing to close."""
