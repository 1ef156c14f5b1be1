"""The games a worker process knows: who thinks there goes on where it was.

A question carries how a game came to where it is. The worker plays it up to there, and shows
whoever thinks nothing but what one seat may know.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from hotelier.bots import Bot
from hotelier.games import game_named
from hotelier.house.tables.table import Table
from hotelier.kernel.game import Game
from hotelier.kernel.luck import Luck

_GAMES_REMEMBERED: Final = 256


@dataclass(frozen=True, slots=True)
class Position:
    """All that leads to where a table is."""

    table_id: str
    game: str
    options: dict[str, str]
    rules: int
    luck: Luck
    renewals: dict[int, Luck]
    choices: list[int]

    @classmethod
    def of(cls, table: Table) -> Position:
        game = table.game
        return cls(
            table_id=table.id,
            game=game.rules.name,
            options=game.options,
            rules=game.version,
            luck=game.luck,
            renewals=game.renewals,
            choices=[stored.choice for stored in table.choices],
        )


@dataclass(slots=True)
class Sitting:
    """A game that was asked about lately, and the bots that think about it."""

    game: Game
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    """By seat and kind: a bot remembers how it meant to go on with its turn."""


_sittings: OrderedDict[str, Sitting] = OrderedDict()


def sitting_at(position: Position) -> Sitting:
    """In a worker: the game, played up to a position."""
    sitting = _sittings.pop(position.table_id, None)
    if sitting is None:
        game = Game(
            game_named(position.game),
            position.options,
            position.luck,
            renewals=position.renewals,
            version=position.rules,
        )
        sitting = Sitting(game)
    game = sitting.game
    shared = 0
    for step, choice in zip(game.steps, position.choices, strict=False):
        if step.choice != choice:
            break
        shared += 1
    if shared < len(game.steps):
        game.rewind(shared)
        sitting.bots.clear()
    for choice in position.choices[shared:]:
        game.choose(choice)
    _sittings[position.table_id] = sitting
    if len(_sittings) > _GAMES_REMEMBERED:
        _sittings.popitem(last=False)
    return sitting
