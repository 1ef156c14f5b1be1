"""What workers think: they read this file and what it needs, so it needs nothing of the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.bots import bot_for_people
from hotelier.bots.levels import level_named
from hotelier.bots.trained import weights_of
from hotelier.coach import Advice, Turn, advice
from hotelier.coach.review import next_turn, turn_from
from hotelier.house.thinking.sittings import Position, sitting_at

_HINTS: Final = "director"
_REVIEWS: Final = "concierge"
"""By what level the coach thinks; a review judges dozens of turns."""
_MOST_WAYS: Final = 3


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a bot."""

    position: Position
    seat: int
    bot: str
    bot_seed: int
    """From the system's generator: no bot gets a seed that has to do with the table's."""
    helpers: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """What a worker is to think about: a seat's decision, its turn at a step, its next turn."""

    position: Position
    seat: int
    step: int = 0
    before: Turn | None = None
    helpers: int = 0


def answer(question: Question) -> int:
    """What a bot chooses."""
    sitting = sitting_at(question.position)
    key = (question.seat, question.bot)
    if key not in sitting.bots:
        sitting.bots[key] = bot_for_people(
            question.bot, question.position.game, question.bot_seed, helpers=question.helpers
        )
    return sitting.bots[key].choose(sitting.game.perspective(question.seat))


def be_ready(position: Position) -> None:
    """Know the game, and have read what there is to think with."""
    sitting_at(position)
    weights_of(position.game)


def best_ways(asked: Asked) -> list[Advice]:
    """What to choose now."""
    game = sitting_at(asked.position).game
    level = level_named(game.rules.name, _HINTS)
    return advice(game.perspective(asked.seat), level, most=_MOST_WAYS, helpers=asked.helpers)


def judged_turn(asked: Asked) -> Turn:
    """A turn that a seat began at a step, by what the seat could know then."""
    game = sitting_at(asked.position).game
    turn = turn_from(game, asked.seat, asked.step, level_named(game.rules.name, _REVIEWS))
    assert turn is not None, "The seat made a choice at this step."
    return turn


def next_judged_turn(asked: Asked) -> Turn | None:
    """The turn after another one, of a game that is over."""
    game = sitting_at(asked.position).game
    level = level_named(game.rules.name, _REVIEWS)
    return next_turn(game, asked.seat, level, before=asked.before)
