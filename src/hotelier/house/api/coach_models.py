"""What the coach answers; `telling` makes it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class Said(BaseModel):
    """A sentence: its message id, and its text if a language was asked for."""

    id: str
    text: str | None


class SaidChoice(Said):
    choice: int
    token: str


class WayGiven(BaseModel):
    """A way to play, as the coach judges it."""

    choices: list[SaidChoice] = Field(
        description="To the end of the turn, or to the first thing nobody can foresee."
    )
    own: float = Field(description="The points expected at the end.")
    other: float = Field(description="Those of the best of the others.")
    win: float = Field(description="The chance to win, from 0 to 1.")
    loss: float = Field(description="By how many points it is worse than the best way.")
    reasons: list[Said]


class HintGiven(BaseModel):
    moment: int
    step: int
    seat: int
    ways: list[WayGiven] = Field(description="The best first.")


class RemedyGiven(BaseModel):
    """How a choice of the better way stands to the first one of the way played."""

    how: Literal["instead", "before", "without"] = Field(
        description="In its place; ahead of it, which comes anyway; or by itself, since a turn may "
        "have both."
    )
    place: int = Field(description="Its place among the choices of the better way.")


class TurnGiven(BaseModel):
    """A turn as it was played, and the better way if there was one.

    A fork at `step` can play the choices of the better way one after the other.
    """

    step: int = Field(description="How many choices came before it.")
    until: int
    slip: int = Field(
        description="How many came before the choice of it that cost most; asked from there, the "
        "turn is judged by that choice."
    )
    chapter: str
    chapter_text: str | None
    chapter_short: str | None
    play: float = Field(description="What the turn did to the chance to win; the best way does 0.")
    luck: float = Field(description="What dice and cards then did to it, until the next turn.")
    others: float = Field(description="What the others did to it meanwhile.")
    loss: float
    played: WayGiven
    better: WayGiven | None
    remedy: RemedyGiven | None = Field(description="None also where the better way begins alike.")


class PointGiven(BaseModel):
    step: int
    win: float


class ReviewGiven(BaseModel):
    """A game looked back at from one seat, as far as it is made."""

    seat: int
    complete: bool
    reviewed: int = Field(description="How many of the steps have been looked at.")
    steps: int
    result: float | None = Field(description="1 for a victory, less if shared, 0 for a defeat.")
    play: float
    luck: float
    others: float
    rest: float = Field(description="What the coach came to judge otherwise as it saw further.")
    loss: float
    curve: list[PointGiven] = Field(description="The chance to win before and after each turn.")
    turns: list[TurnGiven]
    costliest: list[int] = Field(
        description="Places in `turns` of the few that cost most, the costliest first."
    )
