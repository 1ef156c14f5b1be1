"""Both games as OpenSpiel games, registered when this module is imported.

    import pyspiel, hotelier.lab.openspiel
    game = pyspiel.load_game("hotelier_austria(players=3,board=day)")

Every card drawn and every die rolled is a chance node of its own. Rewards are for winning.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.fleet import rewards_for_winning
from hotelier.kernel.lanes import blank
from hotelier.kernel.options import PLAYERS
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.kernel.unfolding import CHANCE, NOBODY, Unfolding, first_draws
from hotelier.lab.agreed import agreed
from hotelier.lab.extras import door
from hotelier.overbooking.rules import OVERBOOKING

with door("openspiel"):
    import numpy as np
    import pyspiel

PREFIX: Final = "hotelier_"
_MOST_OUTCOMES: Final = 64
"""More than the cards of any deck."""
_OUTCOMES: Final = [[(n, 1.0 / size) for n in range(size)] for size in range(_MOST_OUTCOMES + 1)]
"""By number of answers: all of them, equally likely."""
_LONGEST_GAME: Final = 4000


def _parameter(name: str) -> str:
    return name.replace("-", "_")


def _defaults(rules: Rules) -> dict[str, Any]:
    found: dict[str, Any] = {_parameter(o.name): o.default for o in rules.options}
    return {**found, PLAYERS: int(found[PLAYERS])}


def _game_type(rules: Rules) -> Any:  # noqa: ANN401
    sizes = [
        int(size) for option in rules.options if option.name == PLAYERS for size in option.values
    ]
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"hotelier: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # Alone against Leopold there is nobody to win what is lost.
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(rules),
    )


class HotelGame(pyspiel.Game):
    """A game with its options agreed."""

    rules: Rules
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**_defaults(self.rules), **(params or {})}
        self.options = agreed(self.rules, wanted)
        self.first_draws = first_draws(self.rules, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_space,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=int(self.options[PLAYERS]),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=_LONGEST_GAME,
        )
        super().__init__(self.game_type, info, wanted)

    def new_initial_state(self) -> HotelState:
        return HotelState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Mapping[str, Any] | None = None,
    ) -> HotelObserver:
        if params:
            raise ValueError(f"Observations have no parameters like {params}.")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HotelObserver(self.rules, recall=bool(recall))


class HotelState(pyspiel.State):
    """A position, or a step of one that waits for chance."""

    def __init__(self, game: HotelGame) -> None:
        super().__init__(game)
        # OpenSpiel makes a copy of a state by copying all that stands here.
        self.unfolding = Unfolding(game.rules, game.options, game.first_draws)

    @property
    def position(self) -> State | None:
        """The latest position; None before the deal."""
        return self.unfolding.position

    def current_player(self) -> int:
        return self.unfolding.player

    def is_terminal(self) -> bool:
        return self.unfolding.player == NOBODY

    def is_chance_node(self) -> bool:
        return self.unfolding.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which asks five times who is to act and takes longer than a step."""
        now = self.unfolding
        if player is not None and player != now.player:
            return []
        if now.player == CHANCE:
            return list(range(now.outcomes))
        assert now.position is not None
        return sorted(now.position.choices)

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES[self.unfolding.outcomes]

    def _apply_action(self, action: int) -> None:
        self.unfolding.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.unfolding.rules.token(action)

    def returns(self) -> list[float]:
        position = self.position
        if position is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_for_winning(position)[: self.num_players()]

    def __str__(self) -> str:
        words = [self._action_to_string(step.player, step.action) for step in self.full_history()]
        return " ".join(words)


class HotelObserver:
    """What a player may know: as numbers, and in full as a string.

    The numbers are those of docs/observations.md, a picture of the position. With perfect recall
    the string tells everything that the player has seen and done since the deal.
    """

    def __init__(self, rules: Rules, *, recall: bool) -> None:
        self._rules = rules
        self._recall = recall
        self._row = blank(rules.observation.words)
        self._numbers = np.frombuffer(memoryview(self._row), np.int16)
        self.tensor = np.zeros(rules.observation.size, np.float32)
        self.dict = {
            field.name: self.tensor[rules.observation.place(field.name)]
            for field in rules.observation.fields
        }

    def set_from(self, state: HotelState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        state.position.observe(player, self._row, 0)
        self.tensor[:] = self._numbers

    def string_from(self, state: HotelState, player: int) -> str:
        if state.position is None:
            return ""
        if not self._recall:
            numbers = self._rules.observation.of(state.position, player)
            return " ".join(map(str, numbers))
        seen = [self._rules.seen_by(event, player) for event in state.unfolding.told()]
        told = " ".join(",".join(map(str, event)) for event in seen if event is not None)
        own = " ".join(
            self._rules.token(step.action) for step in state.full_history() if step.player == player
        )
        return f"{player} [{own}] {told}"


class AustriaGame(HotelGame):
    """Grand Austria Hotel."""

    rules = AUSTRIA
    game_type = _game_type(AUSTRIA)


class OverbookingGame(HotelGame):
    """Overbooking."""

    rules = OVERBOOKING
    game_type = _game_type(OVERBOOKING)


for _game in (AustriaGame, OverbookingGame):
    pyspiel.register_game(_game.game_type, _game)
