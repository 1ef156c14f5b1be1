"""A game looked back at: what each turn of a seat cost, what was luck, and what the others did.

A turn is judged where it begins, by the best way to play it, and where it ends, by the way it was
played: what lies between is the player's own doing. What lies between the end of one turn and the
beginning of the next is luck, the others' doing, and what the coach judges otherwise now that it
sees further. All of it adds up to how the game came out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import dropwhile, takewhile
from typing import Final

from hotelier.bots.levels import Level
from hotelier.coach.advice import coach_of
from hotelier.coach.advised import Advice
from hotelier.coach.fortune import Fortune, share_of_victory
from hotelier.coach.remedy import Remedy, remedy
from hotelier.kernel.game import Game
from hotelier.kernel.perspective import Perspective

_COSTLIEST: Final = 5


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, or the part of one up to something that nobody can foresee."""

    step: int
    """How many choices of the game came before it."""
    until: int
    """How many there were when it had been played."""
    chapter: str
    slip: int
    """How many choices of the game came before the one of this turn that cost the most."""
    best: Advice
    played: Advice
    remedy: Remedy | None = None
    """What the best way does with the first choice, where it does not make it as well."""
    luck: float = 0.0
    """What dice and cards then did to the chance to win, until the seat's next turn or the end."""
    others: float = 0.0
    """What the others did to it meanwhile."""

    @property
    def play(self) -> float:
        """By how much the chance to win differs from what the best way promised."""
        return self.played.win - self.best.win

    @property
    def loss(self) -> float:
        """What the turn cost, in points."""
        return self.played.loss


@dataclass(frozen=True, slots=True)
class Review:
    """A game from one seat."""

    seat: int
    turns: tuple[Turn, ...]
    result: float | None
    """1 for a victory, less if shared, 0 for a defeat; None for a game that is not over."""

    @property
    def curve(self) -> list[tuple[int, float]]:
        """The chance to win by how many choices were made: before and after each turn."""
        found: list[tuple[int, float]] = []
        for turn in self.turns:
            found.append((turn.step, turn.best.win))
            found.append((turn.until, turn.played.win))
        return found

    @property
    def change(self) -> float:
        """From the chance to win before the first turn to the result, or to the latest turn."""
        if not self.turns:
            return 0.0
        last = self.turns[-1].played.win if self.result is None else self.result
        return last - self.turns[0].best.win

    @property
    def play(self) -> float:
        """What the player's own choices did to the chance to win."""
        return sum(turn.play for turn in self.turns)

    @property
    def luck(self) -> float:
        """What dice and cards did to it."""
        return sum(turn.luck for turn in self.turns)

    @property
    def others(self) -> float:
        """What the others did to it by playing otherwise than the coach expected."""
        return sum(turn.others for turn in self.turns)

    @property
    def rest(self) -> float:
        """What the coach came to judge otherwise as it saw further."""
        return self.change - self.play - self.luck - self.others

    @property
    def loss(self) -> float:
        """What all turns cost, in points."""
        return sum(turn.loss for turn in self.turns)

    def costliest(self) -> list[Turn]:
        """The few turns that cost most, the costliest first; whoever shows a review shows these.

        Those that cost most of the chance to win, to the per cent; where a game was won or lost
        anyway, those that cost most points.
        """
        costly = [turn for turn in self.turns if turn.loss > 0]
        return sorted(costly, key=_cost, reverse=True)[:_COSTLIEST]


def _cost(turn: Turn) -> tuple[float, float]:
    return max(0.0, -round(turn.play, 2)), turn.loss


def review(game: Game, seat: int, level: Level, seed: int = 0) -> Review:
    """Look back at a game, finished or not, from one seat."""
    return Review(seat, tuple(turns(game, seat, level, seed)), result_of(game, seat))


def turns(game: Game, seat: int, level: Level, seed: int = 0) -> Iterator[Turn]:
    """The turns of a seat one after the other, for whoever shows how far it is."""
    turn = next_turn(game, seat, level, seed)
    while turn is not None:
        yield turn
        turn = next_turn(game, seat, level, seed, turn)


def next_turn(
    game: Game, seat: int, level: Level, seed: int = 0, before: Turn | None = None
) -> Turn | None:
    """The turn of a seat that comes after another, or its first one; None after the last.

    What followed it is judged by the true course of the game, so it is for games that are over.
    """
    turn = turn_from(game, seat, 0 if before is None else before.until, level, seed)
    if turn is None:
        return None
    following = _decisions(game, seat, turn.until)
    if not (following or game.over):
        return turn
    fortune = Fortune(game, seat, coach_of(game.rules.name, level, seed), seed)
    until = following[0] if following else len(game.steps)
    then = fortune.between(turn.step, until)
    return replace(turn, luck=then.luck, others=then.others)


def turn_from(game: Game, seat: int, step: int, level: Level, seed: int = 0) -> Turn | None:
    """The first turn of a seat from a step on, by itself: nothing but what the seat could know."""
    decided = _decisions(game, seat, step)
    if not decided:
        return None
    first = decided[0]
    seen = Perspective(game.rules, game.state_at(first), seat)
    coach = coach_of(game.rules.name, level, seed)
    best, played = coach.compared(seen, [game.steps[at].choice for at in decided])
    until = decided[len(played.choices) - 1] + 1
    slip = decided[coach.slip(seen, played.choices)] if played.loss else first
    better = remedy(seen, played.choices, best.choices) if played.loss else None
    return Turn(first, until, game.steps[first].chapter, slip, best, played, better)


def _decisions(game: Game, seat: int, start: int) -> list[int]:
    """The steps at which a seat decided something from a step on, until another seat did."""
    steps = enumerate(game.steps[start:], start)
    from_own = dropwhile(lambda at: at[1].seat != seat or at[1].forced, steps)
    own = takewhile(lambda at: at[1].seat == seat, from_own)
    return [number for number, step in own if not step.forced]


def result_of(game: Game, seat: int) -> float | None:
    """What a finished game was for a seat: a victory, a part of one, or none."""
    return share_of_victory(game.state, seat) if game.over else None
